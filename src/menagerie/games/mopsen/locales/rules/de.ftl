chapter-goal = Das Ziel

MOP-14 = Sammle Knochen. Ihr spielt drei Runden und zählt die Knochen aus allen zusammen; wer am Ende die meisten Knochen hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
    .title = Die meisten Knochen gewinnen

chapter-cards = Karten und Hackordnung

MOP-1 = Es gibt 56 verschiedene Karten: rote, blaue und gelbe Möpse von 1 bis 16 und Katzen von 1 bis 8. Karten mit niedrigen Zahlen haben mehr Knochen als Karten mit hohen: vier auf 1 bis 4, drei auf 5 bis 8, zwei auf 9 bis 12, einer auf 13 bis 16. Das gilt auch für Katzen; eine Katze hat also immer mindestens drei. Hausregel: eigene Knochen für jede Karte.
    .title = Möpse, Katzen und Knochen
MOP-2 = Rot, Blau, Gelb und Katze bilden eine Reihe von der stärksten Farbe zur schwächsten: die Hackordnung. Katzen zählen dabei als eigene Farbe. Die Hackordnung wird einmal gemischt, zu Beginn des Spiels. Danach ändert sie sich nur durch die Stiche und bleibt von Runde zu Runde erhalten. Hausregel: Sie wird für jede Runde neu gemischt.
    .title = Die Hackordnung

chapter-deal = Eine Runde beginnt

MOP-3 = Ihr spielt drei Runden. Der erste Geber wird ausgelost; nach jeder Runde wird der Spieler links davon neuer Geber.
    .title = Drei Runden
MOP-4 = Für jede Runde werden alle 56 Karten gemischt. Alle bekommen 8 Karten; der Rest bildet den verdeckten Stapel.
    .title = Das Austeilen
MOP-5 = Vor dem ersten Stich darfst du bis zu drei Karten tauschen: Du wirfst sie verdeckt unter den Stapel ab und ziehst ebenso viele von oben nach, sodass du wieder 8 hast. Alle wählen gleichzeitig; gezogen wird danach im Uhrzeigersinn, links vom Geber beginnend. Alle sehen, wie viele Karten du tauschst, aber nicht welche.
    .title = Karten tauschen

chapter-trick = Der Stich

MOP-6 = Wer links vom Geber sitzt, ist Ausspieler und eröffnet den ersten Stich mit einer beliebigen Karte. Im Uhrzeigersinn spielen alle anderen je eine Karte.
    .title = Wer den ersten Stich eröffnet
MOP-7 = Wird ein Mops ausgespielt, herrscht Farbzwang: Du musst einen Mops derselben Farbe spielen, wenn du einen hast. Eine Katze darfst du stattdessen immer spielen; und wenn du die Farbe nicht hast, spielst du eine beliebige Karte. Wird eine Katze ausgespielt, gilt kein Farbzwang. Eine später gespielte Katze ändert nichts: Nach einem roten Mops und einer Katze musst du immer noch Rot spielen, wenn du kannst.
    .title = Farbzwang
MOP-8 = Haben alle gespielt, vergleicht ihr alle Karten des Stichs: zuerst nach dem Platz ihrer Farbe in der Hackordnung und nur innerhalb einer Farbe nach der Zahl. Welche Farbe ausgespielt wurde, spielt dabei keine Rolle. Beispiel: Steht Blau über Rot, schlägt die blaue 2 die rote 16, auch wenn Rot ausgespielt wurde.
    .title = Karten vergleichen

chapter-highest-and-lowest = Die höchste und die niedrigste Karte

MOP-9 = Hast du die höchste Karte gespielt, gewinnst du den Stich und legst diese Karte auf deinen Fressnapf: nur diese eine, nicht den ganzen Stich. Am Ende der Runde zählen alle Karten auf deinem Fressnapf.
    .title = Die höchste Karte kommt auf den Fressnapf
MOP-10 = Hast du die niedrigste Karte gespielt, drängelt sich ihre Farbe an die Spitze der Hackordnung (auch die Katze); die anderen behalten ihre Reihenfolge. Deine Karte kommt auf den Ablagestapel. Dann musst du mopsen: Nimm eine der anderen Karten des Stichs auf die Hand, aber nicht die höchste; zu dritt bleibt nur eine übrig. Hausregel: Du darfst aufs Mopsen verzichten.
    .title = Die niedrigste Karte mopst
MOP-11 = Die übrigen Karten des Stichs kommen wie die niedrigste offen auf den Ablagestapel. Wer den Stich gewonnen hat, ist neuer Ausspieler.
    .title = Weiter zum nächsten Stich

chapter-scoring = Das Ende einer Runde

MOP-12 = Die Runde endet, wenn nach einem Stich und dem Mopsen mindestens ein Spieler keine Karte mehr auf der Hand hat. Mopst du gleich nach deiner letzten Karte, ist deine Hand nicht leer.
    .title = Wann die Runde endet
MOP-13 = Zähle die Knochen auf allen Karten auf deinem Fressnapf. Liegt dort keine Karte, ist der Fressnapf selbst zu dritt 7 Knochen wert, zu viert oder zu fünft 5. Jede Karte, die du noch auf der Hand hast, zählt 1 dazu. Beispiel: Die rote 3 und die blaue 14 auf dem Fressnapf und zwei Karten auf der Hand ergeben 4 + 1 + 2 = 7.
    .title = Die Wertung
