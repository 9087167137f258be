awimbawe-title = Awimbawé
awimbawe-names = leoni, leone
awimbawe-about = Un gioco di prese in cui si conquistano corone, si influenzano le prese con le abilità degli animali e si sta attenti alla quarta iena.
awimbawe-goal = Vinci due manche; una manche va a chi ha più corone senza prendere quattro iene.
awimbawe-credit = Un gioco di Mathieu Roussel, pubblicato da Explor8 nel 2021 e da Game Factory nel 2023.

# Che cosa succede

awimbawe-dealt =
    Le carte sono state distribuite. Carte in mano: { $hands }. Coperte: { $down }. Scoperte: { $up }. { $leader-is ->
        [you] Apri tu la prima presa.
       *[other] { $leader } apre la prima presa.
    }
    .short = Le carte sono state distribuite. { $leader-is ->
        [you] Apri tu la prima presa.
       *[other] { $leader } apre la prima presa.
    }
awimbawe-dealt-hidden =
    Le carte sono state distribuite.{ $own_count ->
        [0] { "" }
       *[other] { " " }Le tue carte in mano: { $own }.
    } { $leader-is ->
        [you] Apri tu la prima presa.
       *[other] { $leader } apre la prima presa.
    }
    .short = Le carte sono state distribuite. { $leader-is ->
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
awimbawe-fled =
    { $seat-is ->
        [you] Fuggi con { $card }, che va tra le tue carte vinte.
       *[other] { $seat } fugge con { $card }, che va tra le sue carte vinte.
    }
awimbawe-pushed =
    { $seat-is ->
        [you] Sposti
       *[other] { $seat } sposta
    } { $card } { $target-is ->
        [you] dalla tua pila { $source }
       *[other] dalla pila { $source } di { $target }
    } sotto la pila { $destination }.
awimbawe-pushed-face-down =
    { $seat-is ->
        [you] Sposti
       *[other] { $seat } sposta
    } una carta coperta { $target-is ->
        [you] dalla tua pila { $source }
       *[other] dalla pila { $source } di { $target }
    } sotto la pila { $destination }.
awimbawe-lead-named = { $seat-is ->
    [you] Decidi
   *[other] { $seat } decide
} chi apre la prossima presa: { $leader-is ->
    [you] tu.
   *[other] { $leader }.
}
awimbawe-pile-blocked =
    { $seat-is ->
        [you] Blocchi
       *[other] { $seat } blocca
    } { $card } { $target-is ->
        [you] sulla tua pila { $slot }.
       *[other] sulla pila { $slot } di { $target }.
    }
awimbawe-hand-chosen =
    { $seat-is ->
        [you] Prendi
       *[other] { $seat } prende
    } di mira una carta { $target-is ->
        [you] della tua mano.
       *[other] della mano di { $target }.
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
awimbawe-turned-up =
    { $seat-is ->
        [you] Carta scoperta sulla tua pila { $slot }: { $card }.
       *[other] Carta scoperta sulla pila { $slot } di { $seat }: { $card }.
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
awimbawe-rival-turned-gold = Prima manche vinta ({ $winners }): la carta { $rival } si gira sul lato dorato.
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
    .short = { $colour }
awimbawe-fight = Combatti
awimbawe-flee = Fuggi
awimbawe-pass = Non usare l’abilità
    .short = Passa
awimbawe-name-leader =
    { $leader-is ->
        [you] Apri tu
       *[other] Fai aprire { $leader }
    }
    .short = { $leader-is ->
        [you] tu
       *[other] { $leader }
    }
awimbawe-block-hand = Blocca una carta nella mano di { $target }
    .short = Mano: { $target }
awimbawe-block-pile = Blocca { $card } sulla pila { $slot } di { $target }
    .short = { $card }
awimbawe-push = Sposta { $card } dalla pila { $source } di { $target } sotto la pila { $destination }
    .short = Sotto la pila { $destination }
awimbawe-push-face-down = Sposta una carta coperta dalla pila { $source } di { $target } sotto la pila { $destination }
    .short = Sotto la pila { $destination }

# Perché una carta non si può giocare

awimbawe-covered = Questa carta è coperta da un’altra.
awimbawe-blocked = Un serpente blocca questa carta.
awimbawe-must-follow = Colore richiesto: { $colour }. Ne hai, quindi devi rispondere al colore.
awimbawe-must-follow-multicolour = Colore richiesto: { $colour }. Puoi rispondere solo con una carta multicolore, quindi devi giocarne una.
awimbawe-must-follow-eagle = La presa è stata aperta con un’aquila e tu ne hai una, quindi devi giocare un’aquila.
awimbawe-must-play-eagle = Colore richiesto: { $colour }. Non puoi rispondere al colore, quindi devi giocare un’aquila.

# Nomi

awimbawe-colour = { $suit ->
    [S] steppa
    [D] deserto
    [M] montagna
    [F] foresta
    [I] ghiaccio
    [X] multicolore
   *[A] aquile
}
awimbawe-card =
    { $value ->
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
    .in-sentence =
        { $value ->
            [1] il{ "\u00A0" }topo
            [2] il{ "\u00A0" }rinoceronte
            [3] il{ "\u00A0" }ghepardo
            [4] la{ "\u00A0" }iena
            [5] il{ "\u00A0" }serpente
            [6] l’elefante
           *[other] l’aquila
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
awimbawe-zone-pile = Pila
awimbawe-zone-aside = Messe da parte
awimbawe-zone-won = Vinte
awimbawe-zone-hyenas = Iene
awimbawe-fact-led = Colore richiesto
awimbawe-fact-next-leader = Apre la prossima presa
awimbawe-fact-tricks-left = Prese rimaste
awimbawe-fact-rival = Rivale
awimbawe-fact-rounds-won = Manche vinte
awimbawe-fact-crowns = Corone nella manche
awimbawe-fact-team = Squadra
awimbawe-fact-lacks = Non ha in mano
awimbawe-mark-blocked = bloccata
awimbawe-mark-fled = in fuga
awimbawe-question-lead = Con quale carta apri?
awimbawe-question-follow = Quale carta giochi?
awimbawe-question-colour = Quale colore scegli?
awimbawe-question-eagle = La tua aquila combatte o fugge?
awimbawe-question-rhino = Quale carta sposta il tuo rinoceronte, e sotto quale pila?
awimbawe-question-cheetah = Chi apre la prossima presa?
awimbawe-question-snake = Quale carta blocca il tuo serpente?
awimbawe-question-next-leader = Chi apre la prossima manche?

# Opzioni e valori delle carte

awimbawe-option-youngest = Tutti i posti, dal giocatore più giovane al più anziano: se più giocatori mostrano il minor numero di corone, apre il più giovane.
awimbawe-values = Corone sulle carte

# Problemi

awimbawe-crowns-total = { $file } dà alle carte per { $players } giocatori { $total } corone in tutto; devono essere { $expected }.
awimbawe-draw-not-in-hand = La carta { $card } risulta pescata dalla mano del posto { $seat }, ma lì non c’è o è già bloccata.
awimbawe-deal-hand-size = Il posto { $seat } riceve { $cards } carte in mano; devono essere { $expected }.
awimbawe-unknown-card = La carta «{ $card }» non esiste; le carte vanno da S1 a S6, e così per D, M, F e I; poi ci sono X2, X3, X5, X6 e quelle da A7 ad A12.
awimbawe-deal-foreign-card = La carta { $card } è stata distribuita, ma non si usa con questo numero di giocatori.
awimbawe-deal-card-twice = La carta { $card } è stata distribuita due volte; ogni carta esiste una volta sola.
awimbawe-deal-leader = Secondo la distribuzione apre il posto { $leader }; dovrebbe essere il posto { $expected }.
awimbawe-worth = { $worth ->
    [one] { $worth } corona
   *[other] { $worth } corone
}

# Statistiche

awimbawe-tally-rounds = manche
awimbawe-tally-leader-won = vinte da chi ha aperto la manche
awimbawe-tally-fourth-hyena = con una quarta iena
awimbawe-tally-undecided = vinte da nessuno
awimbawe-tally-tricks = prese
awimbawe-tally-tricks-eagle = vinte da un’aquila
awimbawe-tally-tricks-mouse = vinte da un topo contro l’elefante del suo colore
awimbawe-tally-eagles = aquile libere di combattere o fuggire
awimbawe-tally-eagles-fled = fuggite
awimbawe-tally-eagles-fought = hanno combattuto
awimbawe-tally-rhinos = rinoceronti con una carta da spostare
awimbawe-tally-rhinos-used = usati
awimbawe-tally-rhinos-passed = non usati
awimbawe-tally-cheetahs = ghepardi che possono scegliere chi apre
awimbawe-tally-cheetahs-used = usati
awimbawe-tally-cheetahs-passed = non usati
awimbawe-tally-snakes = serpenti con una carta da bloccare
awimbawe-tally-snakes-pile = hanno bloccato una carta scoperta di una pila
awimbawe-tally-snakes-hand = hanno bloccato una carta in mano
awimbawe-tally-snakes-passed = non usati

# Fini

awimbawe-highest-of-colour = { $card } è la carta più alta del colore richiesto, { $colour }.
awimbawe-highest-eagle = { $card } è l’aquila più alta che combatte, e un’aquila batte tutti gli altri animali.
awimbawe-mouse-won = { $card } spaventa l’elefante del suo colore e batte tutti gli animali della presa.
awimbawe-unscared-elephant = Nessun topo batte { $card }, anche se spaventa l’elefante del suo colore.
awimbawe-crowns-won = { $points ->
    [one] { $points } corona
   *[other] { $points } corone
}{ $players ->
    [4] { " " }nella squadra
   *[other] { "" }
}
awimbawe-fourth-hyena = Quarta iena: { $players ->
    [3] fuori dalla manche
    [4] la squadra perde la manche
   *[other] la manche è persa
}, qualunque sia il numero di corone
awimbawe-eagle-broke-tie = Parità di corone: decide { $card }, l’aquila più alta
awimbawe-lost-tie = Parità di corone, ma senza l’aquila più alta
awimbawe-tie-without-eagle = Parità di corone senza aquile: nessuno vince la manche
awimbawe-counts-round = Corone
awimbawe-counts-total = Manche vinte
awimbawe-ahead-round = { $margin ->
    [one] { $margin } corona
   *[other] { $margin } corone
}
awimbawe-ahead-total = { $margin ->
    [one] { $margin } manche
   *[other] { $margin } manche
}

# Che cosa può fare una carta

awimbawe-help-mouse = Se nella stessa presa c’è l’elefante del suo colore e quel colore è richiesto, il topo batte tutti gli animali della presa.
awimbawe-help-rhino = Quando lo giochi, puoi spostare la carta in cima a una pila di un altro giocatore sotto un’altra delle sue pile.
awimbawe-help-cheetah = Quando lo giochi, puoi decidere chi apre la prossima presa.
awimbawe-help-hyena = Chi vince la sua quarta iena perde la manche, qualunque sia il numero delle sue corone.
awimbawe-help-snake = Quando lo giochi, puoi bloccare una carta disponibile di un altro giocatore finché non gioca la sua prossima carta.
awimbawe-help-elephant = Perde contro il topo del suo colore se sono entrambi in una presa di quel colore.
awimbawe-help-multicolour-elephant = Risponde a ogni colore, e nessun topo lo batte.
awimbawe-help-eagle = Se non puoi rispondere, combatte, e vince l’aquila più alta che combatte, oppure fugge tra le tue carte vinte.
awimbawe-question-colour-help = Gli altri devono rispondere al colore che scegli.
awimbawe-question-eagle-help = L’aquila più alta che combatte vince la presa. Un’aquila che fugge va tra le tue carte vinte.
awimbawe-question-rhino-help = Il rinoceronte sposta la carta in cima a una pila di un altro giocatore sotto un’altra delle sue pile.
awimbawe-question-cheetah-help = Il ghepardo decide chi apre la prossima presa. Puoi scegliere anche te stesso.
awimbawe-question-snake-help = Il serpente blocca una carta scoperta di una pila o una carta a caso della mano, finché quel giocatore non gioca la sua prossima carta.
awimbawe-question-next-leader-help = Hai perso la manche, quindi decidi chi apre la prossima. Puoi scegliere anche te stesso.

# Motivi nelle analisi

awimbawe-reason-hyena = { $best } vince una iena con la presa in { $count } distribuzioni possibili su { $of }, { $played } in { $other }.
awimbawe-reason-fourth-hyena = { $best } porta la quarta iena in { $count } distribuzioni possibili su { $of }, { $played } in { $other }.
awimbawe-reason-points = Corone da questa presa, in media su { $of } distribuzioni possibili: { $count } con { $best }, { $other } con { $played }.
