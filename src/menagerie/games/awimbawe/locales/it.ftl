awimbawe-title = Awimbawé
awimbawe-names = leoni, leone
awimbawe-about = Un gioco di prese in cui si raccolgono corone, si guidano le prese con le abilità degli animali e ci si guarda dalla quarta iena.
awimbawe-goal = Vinci due manche; una manche va a chi ha più corone senza prendere la quarta iena.
awimbawe-credit = Un gioco di Mathieu Roussel, pubblicato da Explor8 nel 2021 e da Game Factory nel 2023.

# Che cosa succede

awimbawe-dealt = Le carte sono state distribuite. Mani: { $hands }. Coperte: { $down }. Scoperte: { $up }. { $leader-is ->
    [you] Apri tu la prima presa.
   *[other] { $leader } apre la prima presa.
}
awimbawe-dealt-hidden = Le carte sono state distribuite.{ $own_count ->
    [0] { "" }
   *[other] { " " }La tua mano: { $own }.
} { $leader-is ->
    [you] Apri tu la prima presa.
   *[other] { $leader } apre la prima presa.
}
awimbawe-played = { $seat-is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
awimbawe-colour-named = { $seat-is ->
    [you] Scegli il colore: { $colour }.
   *[other] { $seat } sceglie il colore: { $colour }.
}
awimbawe-fought = { $seat-is ->
    [you] Combatti con { $card }.
   *[other] { $seat } combatte con { $card }.
}
awimbawe-fled = { $seat-is ->
    [you] Fuggi con { $card }, che va tra le tue carte vinte.
   *[other] { $seat } fugge con { $card }, che va tra le sue carte vinte.
}
awimbawe-pushed = { $seat-is ->
    [you] Spingi
   *[other] { $seat } spinge
} { $card } { $target-is ->
    [you] dal tuo mazzetto { $source }
   *[other] dal mazzetto { $source } di { $target }
} sotto il mazzetto { $destination }.
awimbawe-pushed-face-down = { $seat-is ->
    [you] Spingi
   *[other] { $seat } spinge
} una carta coperta { $target-is ->
    [you] dal tuo mazzetto { $source }
   *[other] dal mazzetto { $source } di { $target }
} sotto il mazzetto { $destination }.
awimbawe-lead-named = { $seat-is ->
    [you] Decidi
   *[other] { $seat } decide
} chi apre la prossima presa: { $leader-is ->
    [you] tu.
   *[other] { $leader }.
}
awimbawe-pile-blocked = { $seat-is ->
    [you] Blocchi
   *[other] { $seat } blocca
} { $card } { $target-is ->
    [you] sul tuo mazzetto { $slot }.
   *[other] sul mazzetto { $slot } di { $target }.
}
awimbawe-hand-chosen = { $seat-is ->
    [you] Prendi
   *[other] { $seat } prende
} di mira una carta { $target-is ->
    [you] nella tua mano.
   *[other] nella mano di { $target }.
}
awimbawe-hand-blocked = { $seat-is ->
    [you] Blocchi
   *[other] { $seat } blocca
} { $card } { $target-is ->
    [you] nella tua mano.
   *[other] nella mano di { $target }.
}
awimbawe-hand-blocked-hidden = { $seat-is ->
    [you] Blocchi
   *[other] { $seat } blocca
} una carta { $target-is ->
    [you] nella tua mano.
   *[other] nella mano di { $target }.
}
awimbawe-passed = { $seat-is ->
    [you] Non usi { $card }.
   *[other] { $seat } non usa { $card }.
}
awimbawe-unblocked = { $seat-is ->
    [you] Le tue carte non sono più bloccate.
   *[other] Le carte di { $seat } non sono più bloccate.
}
awimbawe-blocks-lifted = { $seat-is ->
    [you] Non hai carte disponibili: i tuoi blocchi vengono tolti.
   *[other] { $seat } non ha carte disponibili: i suoi blocchi vengono tolti.
}
awimbawe-turned-up = { $seat-is ->
    [you] Scoperta sul tuo mazzetto { $slot }: { $card }.
   *[other] Scoperta sul mazzetto { $slot } di { $seat }: { $card }.
}
awimbawe-elephant-scared = { $seat-is ->
    [you] Spaventi l’elefante con { $card }.
   *[other] { $seat } spaventa l’elefante con { $card }.
}
awimbawe-trick-won = { $seat-is ->
    [you] Vinci la presa: { $cards }.
   *[other] { $seat } vince la presa: { $cards }.
}
awimbawe-hyenas-gathered = { $seat-is ->
    [you] Le tue iene: { $hyenas }.
   *[other] Iene di { $seat }: { $hyenas }.
}
awimbawe-eliminated = { $seat-is ->
    [you] La quarta iena ti elimina dalla manche.
   *[other] La quarta iena elimina { $seat } dalla manche.
}
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] Con la quarta iena perdi la manche.
   *[other] Con la quarta iena { $seat } perde la manche.
}
awimbawe-round-undecided = Nessuno vince la manche; si rigioca.
awimbawe-rival-turned-gold = Una prima manche vinta ({ $winners }): la carta { $rival } si gira sul lato dorato.
awimbawe-first-lead-named = { $seat-is ->
    [you] Decidi
   *[other] { $seat } decide
} chi apre la prossima manche: { $leader-is ->
    [you] tu.
   *[other] { $leader }.
}

# Mosse

awimbawe-play = Gioca { $card }
awimbawe-name-colour = Colore: { $colour }
awimbawe-fight = Combatti
awimbawe-flee = Fuggi
awimbawe-pass = Non usare l’abilità
awimbawe-name-leader = { $leader-is ->
    [you] Apri tu
   *[other] Fai aprire { $leader }
}
awimbawe-block-hand = Blocca una carta nella mano di { $target }
awimbawe-block-pile = Blocca { $card } sul mazzetto { $slot } di { $target }
awimbawe-push = Spingi { $card } dal mazzetto { $source } di { $target } sotto il mazzetto { $destination }
awimbawe-push-face-down = Spingi una carta coperta dal mazzetto { $source } di { $target } sotto il mazzetto { $destination }

# Perché una carta non si può giocare

awimbawe-covered = Sopra c’è un’altra carta.
awimbawe-blocked = Un serpente blocca questa carta.
awimbawe-must-follow = Colore richiesto: { $colour }. Ce l’hai, quindi devi rispondere.
awimbawe-must-follow-multicolour = Colore richiesto: { $colour }. Puoi rispondere solo con una multicolore, quindi devi farlo.
awimbawe-must-follow-eagle = La presa è aperta da un’aquila e tu ne hai una, quindi devi giocare un’aquila.
awimbawe-must-play-eagle = Colore richiesto: { $colour }. Non puoi rispondere, quindi devi giocare un’aquila.

# Nomi

awimbawe-colour = { $suit ->
    [S] steppa
    [D] deserto
    [M] montagna
    [F] foresta
    [I] ghiaccio
   *[A] aquile
}
awimbawe-card = { $value ->
    [1] Topo
    [2] Rinoceronte
    [3] Ghepardo
    [4] Iena
    [5] Serpente
    [6] Elefante
   *[other] Aquila
}{ "\u00A0" }{ $value }{ $suit ->
    [A] { "" }
    [X] ⁻{ "\u00A0" }(multicolore)
   *[other] { "\u00A0" }({ awimbawe-colour })
}
awimbawe-rival = { $rival ->
    [panther] Pantera
    [tiger] Tigre
   *[lion] Leoncino
}

# Il tavolo

awimbawe-zone-trick = Presa
awimbawe-zone-hand = Mano
awimbawe-zone-pile = Mazzetto
awimbawe-zone-aside = Messe da parte
awimbawe-zone-won = Vinte
awimbawe-zone-hyenas = Iene
awimbawe-fact-led = Colore richiesto
awimbawe-fact-next-leader = Apre la prossima presa
awimbawe-fact-tricks-left = Prese rimaste
awimbawe-fact-rival = Rivale
awimbawe-fact-rounds-won = Manche vinte
awimbawe-fact-crowns = Corone della manche
awimbawe-fact-team = Squadra
awimbawe-fact-lacks = Non in mano
awimbawe-mark-blocked = bloccata
awimbawe-mark-fled = in fuga
awimbawe-question-lead = Con quale carta apri?
awimbawe-question-follow = Quale carta giochi?
awimbawe-question-colour = Quale colore chiedi?
awimbawe-question-eagle = La tua aquila combatte o fugge?
awimbawe-question-rhino = Quale carta spinge il tuo rinoceronte, e dove?
awimbawe-question-cheetah = Chi apre la prossima presa?
awimbawe-question-snake = Quale carta blocca il tuo serpente?
awimbawe-question-next-leader = Chi apre la prossima manche?

# Opzioni e valori delle carte

awimbawe-option-youngest = Tutti i posti dalla persona più giovane alla più anziana: se più d’una mostra il minor numero di corone, apre la più giovane.
awimbawe-values = Corone sulle carte

# Problemi

awimbawe-crowns-total = { $file } dà alle carte per { $players } giocatori { $total } corone in tutto; devono essere { $expected }.
awimbawe-draw-not-in-hand = La carta { $card } risulta pescata dalla mano del posto { $seat }, ma non è lì o è già bloccata.
awimbawe-deal-hand-size = Il posto { $seat } riceve { $cards } carte in mano; devono essere { $expected }.
awimbawe-unknown-card = Non c’è una carta «{ $card }»; le carte vanno da S1 a S6, e così D, M, F e I; poi X2, X3, X5, X6 e da A7 a A12.
awimbawe-deal-foreign-card = La carta { $card } è stata distribuita, ma non si usa con questo numero di giocatori.
awimbawe-deal-card-twice = La carta { $card } è stata distribuita due volte; ogni carta esiste una volta sola.
awimbawe-deal-leader = Secondo la distribuzione apre il posto { $leader }; dev’essere il posto { $expected }.

awimbawe-worth = { $worth ->
    [one] { $worth } corona
   *[other] { $worth } corone
}

# Statistiche

awimbawe-tally-rounds = manche
awimbawe-tally-leader-won = vinte da chi ha aperto
awimbawe-tally-fourth-hyena = con una quarta iena
awimbawe-tally-undecided = vinte da nessuno
awimbawe-tally-tricks = prese
awimbawe-tally-tricks-eagle = vinte da un’aquila
awimbawe-tally-tricks-mouse = vinte da un topo sul suo elefante
awimbawe-tally-eagles = aquile libere di combattere o fuggire
awimbawe-tally-eagles-fled = fuggite
awimbawe-tally-eagles-fought = hanno combattuto
awimbawe-tally-rhinos = rinoceronti con qualcosa da spingere
awimbawe-tally-rhinos-used = usati
awimbawe-tally-rhinos-passed = non usati
awimbawe-tally-cheetahs = ghepardi con un’apertura da dare
awimbawe-tally-cheetahs-used = usati
awimbawe-tally-cheetahs-passed = non usati
awimbawe-tally-snakes = serpenti con qualcosa da bloccare
awimbawe-tally-snakes-pile = hanno bloccato una carta scoperta
awimbawe-tally-snakes-hand = hanno bloccato una carta in mano
awimbawe-tally-snakes-passed = non usati
