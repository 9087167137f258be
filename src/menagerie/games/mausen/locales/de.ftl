mausen-title = Mausen
mausen-names = Mäuse, Maus, Katz und Maus
mausen-about = Ein Bluffspiel, bei dem alle zugleich ein Tier losschicken und das stärkste jeder Art jagt.
mausen-credit = Ein Spiel von Detlef Wendt, erschienen 2004 bei Abacusspiele.
mausen-goal = Du gewinnst, wenn deine erbeuteten Tiere zusammen die meisten Punkte wert sind.

mausen-card = { mausen-species }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] Elefant
    [D] Hund
    [C] Katze
   *[M] Maus
}

mausen-hunt = { $card } losschicken
mausen-restock = { $card } in die Mitte legen

mausen-chose = { $seat-is ->
    [you] Du wählst { $card }.
   *[other] { $seat } wählt { $card }.
}
mausen-chose-hidden = { $seat } legt eine Karte verdeckt hin.
mausen-revealed = Alle Karten werden aufgedeckt. { $cards }.
mausen-hunted = { $seat-is ->
    [you] Du erbeutest mit { $hunter }: { $cards }.
   *[other] { $seat } erbeutet mit { $hunter }: { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] Du findest
   *[other] { $seat } findet
} mit { $hunter } { $prey ->
    [Elefant] keinen Elefanten
    [Hund] keinen Hund
   *[other] keine { $prey }
}.
mausen-tied = Gleichstand: { $species ->
    [Elefant] Kein
    [Hund] Kein
   *[other] Keine
} { $species } jagt.
mausen-middle-emptied = Die Mitte ist leer; alle legen eine Karte dorthin.
mausen-restocked = Die Mitte ist wieder gefüllt, und niemand jagt. { $cards }.

mausen-zone-middle = Mitte
mausen-zone-chosen = Gewählt
mausen-zone-hand = Hand
mausen-zone-captured = Erbeutet
mausen-fact-points = Punkte
mausen-fact-unshown = Noch nicht gezeigt
mausen-question-hunt = Welches Tier schickst du los?
mausen-question-restock = Welches Tier legst du in die Mitte?

mausen-option-ties = Wenn die stärksten Tiere einer Art gleich stark sind: „next“ lässt einmal den nächsten Wert jagen, „cascade“ geht weiter hinab bis zum ersten Wert, der nur einmal gespielt wurde.
mausen-option-tiebreak = Bei Punktgleichstand: „mouse-sum“ zählt alle erbeuteten Mäuse, „highest-mouse“ nur die beste.
mausen-option-open_scores = Die Punkte sind während des Spiels zu sehen.
mausen-choice-ties = Wenn die stärksten Tiere einer Art gleich stark sind
mausen-choice-ties-next = einmal jagt der nächste Wert
mausen-choice-ties-cascade = weiter hinab bis zum ersten nur einmal gespielten Wert
mausen-choice-tiebreak = Bei Punktgleichstand
mausen-choice-tiebreak-mouse-sum = alle erbeuteten Mäuse zählen
mausen-choice-tiebreak-highest-mouse = nur die beste Maus zählt

# Statistik

mausen-tally-hunts = Jagden
mausen-tally-elephants = mit Elefanten
mausen-tally-elephants-tied = Gleichstand: kein Elefant jagt
mausen-tally-dogs = mit Hunden
mausen-tally-dogs-tied = Gleichstand: kein Hund jagt
mausen-tally-cats = mit Katzen
mausen-tally-cats-tied = Gleichstand: keine Katze jagt
mausen-tally-mice = mit Mäusen
mausen-tally-mice-tied = Gleichstand: keine Maus jagt
mausen-tally-hunters = Jäger
mausen-tally-in-vain = fanden keine Beute
mausen-tally-restocks = Auffüllen der leeren Mitte
mausen-tally-left = Karten, die am Ende in der Mitte liegen
