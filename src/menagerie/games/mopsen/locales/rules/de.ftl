chapter-goal = Das Ziel

MOP-14 = Sammle Knochen. Ihr spielt drei Runden und zählt zusammen, was jede davon bringt; wer dann die meisten Knochen hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
    .title = Die meisten Knochen gewinnen

chapter-cards = Karten und Hackordnung

MOP-1 = Es gibt 56 Karten, jede nur einmal: rote, blaue und gelbe Möpse von 1 bis 16 und Katzen von 1 bis 8. Je niedriger die Zahl, desto mehr Knochen sind auf der Karte: vier auf 1 bis 4, drei auf 5 bis 8, zwei auf 9 bis 12, einer auf 13 bis 16. Das gilt auch für Katzen; eine Katze hat also immer mindestens drei. Hausregel: andere Knochen, Karte für Karte festgelegt.
    .title = Möpse, Katzen und Knochen
MOP-2 = Rot, Blau, Gelb und Katze stehen in einer Reihe, von der stärksten Art zur schwächsten: Das ist die Hackordnung. Sie wird einmal gemischt, zu Beginn des Spiels. Danach ändern sie nur noch die Stiche, und sie bleibt von Runde zu Runde, wie sie ist. Hausregel: Sie wird für jede Runde neu gemischt.
    .title = Die Hackordnung

chapter-deal = Eine Runde beginnt

MOP-3 = Ihr spielt drei Runden. Wer die erste gibt, wird ausgelost; für jede neue Runde wandert das Geben nach links weiter.
    .title = Drei Runden
MOP-4 = Für jede Runde werden alle 56 Karten gemischt. Du bekommst 8 davon; der Rest ist der verdeckte Stapel.
    .title = Das Geben
MOP-5 = Vor dem ersten Stich darfst du bis zu drei Karten, die dir nicht gefallen, verdeckt unter den Stapel legen und ebenso viele von oben ziehen: Dann hast du wieder 8. Alle wählen gleichzeitig; gezogen wird danach im Uhrzeigersinn, links vom Geber beginnend. Alle sehen, wie viele Karten du tauschst, aber nicht welche.
    .title = Karten tauschen

chapter-trick = Der Stich

MOP-6 = Wer links vom Geber sitzt, spielt zum ersten Stich eine beliebige Karte aus. Im Uhrzeigersinn legen alle anderen je eine Karte dazu.
    .title = Wer anfängt
MOP-7 = Wird ein Mops angespielt, musst du einen Mops derselben Farbe spielen, wenn du einen hast. Eine Katze darfst du stattdessen immer spielen; und wenn du die Farbe nicht hast, spielst du, was du willst. Eine angespielte Katze verlangt von niemandem etwas. Eine später gespielte Katze befreit niemanden: Nach einem roten Mops und einer Katze musst du immer noch Rot spielen, wenn du kannst.
    .title = Farbe bedienen
MOP-8 = Haben alle gespielt, werden alle Karten des Stichs verglichen: zuerst nach dem Platz ihrer Art in der Hackordnung und nur innerhalb einer Art nach der Zahl. Welche Farbe angespielt wurde, spielt dabei keine Rolle. Beispiel: Steht Blau über Rot, schlägt Blau 2 die Rot 16, auch wenn Rot angespielt wurde.
    .title = Karten vergleichen

chapter-highest-and-lowest = Die höchste und die niedrigste Karte

MOP-9 = Hast du die höchste Karte gespielt, legst du sie auf deinen Napf: nur diese eine Karte, nicht den ganzen Stich. Am Ende der Runde zählen alle Karten auf deinem Napf.
    .title = Die höchste Karte füllt den Napf
MOP-10 = Hast du die niedrigste Karte gespielt, drängelt sich ihre Art an die Spitze der Hackordnung, auch bei einer Katze; die anderen behalten ihre Reihenfolge. Deine Karte kommt auf die Ablage. Dann musst du mopsen: Nimm eine der anderen Karten des Stichs auf die Hand, aber nicht die höchste; zu dritt bleibt nur eine übrig. Hausregel: Du darfst aufs Mopsen verzichten.
    .title = Die niedrigste Karte mopst
MOP-11 = Wie die niedrigste Karte kommt auch alles, was vom Stich übrig ist, offen auf die Ablage. Wer den Stich gewonnen hat, spielt zum nächsten aus.
    .title = Weiter zum nächsten Stich

chapter-scoring = Das Ende einer Runde

MOP-12 = Nach jedem Stich, wenn auch das Mopsen erledigt ist, kommt der Blick auf die Hände: Hat jemand keine Karte mehr, ist die Runde zu Ende. Mopst du gleich nach deiner letzten Karte, ist deine Hand nicht leer.
    .title = Wann die Runde endet
MOP-13 = Zähle die Knochen auf allen Karten auf deinem Napf. Liegt dort keine Karte, ist der Napf selbst zu dritt 7 Knochen wert, zu viert oder zu fünft 5. Jede Karte, die du noch auf der Hand hast, bringt 1 dazu. Beispiel: Rot 3 und Blau 14 auf dem Napf und zwei Karten auf der Hand ergeben 4 + 1 + 2 = 7.
    .title = Was eine Runde bringt
