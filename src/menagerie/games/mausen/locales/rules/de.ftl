chapter-goal = Das Ziel
chapter-cards = Die Karten
chapter-hunt = Die Jagd
chapter-prey = Die Beute
chapter-ties = Gleichstand
chapter-empty-middle = Die leere Mitte
chapter-end = Das Ende des Spiels

MAU-1 = Ihr beginnt alle mit denselben sechzehn Karten: Elefant, Hund, Katze und Maus, jedes Tier mit den Werten 1, 2, 3 und 4. Der Wert sagt, wie stark ein Tier ist und wie viele Punkte es bringt, wenn du es erbeutest.
    .title = Sechzehn Tiere für jede Hand

MAU-2 = Vor der ersten Jagd liegen vier Startkarten offen in der Mitte: Maus 1, Katze 2, Hund 3 und Elefant 4. Du kannst sie erbeuten wie jede andere Karte.
    .title = Vier Tiere in der Mitte

MAU-3 = In jeder Jagd wählt ihr alle heimlich eine Handkarte und legt sie verdeckt hin. Haben alle gewählt, werden alle Karten zugleich aufgedeckt. Passen darf niemand.
    .title = Heimlich wählen, zugleich aufdecken

MAU-4 = Elefanten jagen Hunde, Hunde jagen Katzen, Katzen jagen Mäuse, und Mäuse jagen Elefanten. Jagen können nur die Tiere, die in dieser Jagd gespielt wurden. Was in der Mitte liegt, ist nur Beute: Wie stark es ist und ob es einer anderen Karte gleicht, spielt keine Rolle.
    .title = Wer wen jagt

MAU-5 = Von jeder Art jagt nur ein Tier: das mit dem höchsten Wert unter den eben gespielten Karten. Wurden Hund 2 und Hund 4 gespielt, so jagt Hund 4.
    .title = Ein Jäger je Art

MAU-6 = Haben mehrere von euch den höchsten Wert einer Art gespielt, so jagt keines dieser Tiere. An ihrer Stelle jagt der nächstniedrigere Wert, der wirklich gespielt wurde: bei 3, 3 und 1 also die 1.
    .title = Gleich starke Tiere hindern einander

MAU-7 = Wurde auch dieser nächste Wert mehrfach gespielt oder gibt es keinen, so hat die Art keinen Jäger. Hausregel: Ihr geht weiter hinab bis zum höchsten Wert, der genau einmal gespielt wurde; bei 3, 3, 2, 2 und 1 jagt dann die 1.
    .title = Wenn eine Art keinen Jäger hat

MAU-8 = Ein Jäger bekommt alle Karten seiner Beute: die in der Mitte und die eben gespielten. Erst stehen alle Jäger fest, dann wird erbeutet; ein Tier, das selbst zur Beute wird, jagt also trotzdem. Zum Beispiel erbeutet Elefant 1 den Hund 4, und derselbe Hund 4 erbeutet alle Katzen.
    .title = Der Jäger bekommt die ganze Beute

MAU-9 = Tiere, die einander hindern, bleiben Beute: Wer ihre Art jagt, bekommt sie wie jede andere Karte.
    .title = Auch gleich starke Tiere sind Beute

MAU-10 = Gespielte Karten, die niemand erbeutet, kommen offen in die Mitte und warten dort auf die nächste Jagd. Keine Karte kehrt je auf eine Hand zurück.
    .title = Der Rest bleibt in der Mitte

MAU-11 = Liegt seine Beute weder in der Mitte noch unter den eben gespielten Karten, so geht ein Jäger leer aus.
    .title = Vergebliche Jagd

MAU-12 = Ist die Mitte nach einer Jagd leer und habt ihr noch Karten, so wählt ihr alle heimlich eine; alle werden aufgedeckt und in die Mitte gelegt, und niemand jagt. War das für alle die letzte Karte, ist das Spiel zu Ende. Habt ihr keine Karten mehr, bleibt die Mitte leer. Zu dritt wird die Mitte nie leer.
    .title = Die Mitte auffüllen

MAU-13 = Das Spiel endet, wenn ihr alle Karten gespielt habt. Was dann noch in der Mitte liegt, zählt für niemanden. Startkarten, die du erbeutet hast, zählen wie alle anderen.
    .title = Wenn die Hände leer sind

MAU-14 = Zähle die Werte aller Karten zusammen, die du erbeutet hast: Die größte Summe gewinnt. Bei gleicher Summe entscheidet die größere Summe der erbeuteten Mäuse; ist auch sie gleich, teilt ihr euch den Sieg. Hausregel: Es entscheidet nur die höchste erbeutete Maus, nicht ihre Summe.
    .title = Die meisten Punkte gewinnen

MAU-15 = Was du erbeutet hast, liegt verdeckt vor dir. Alle haben gesehen, wer was bekam, doch die Punkte werden erst am Ende gezeigt. Hausregel: Die Punkte sind die ganze Zeit offen.
    .title = Die Beute liegt verdeckt

MAU-16 = Die Jagden werden nacheinander gezeigt: erst die des Elefanten, dann die von Hund, Katze und Maus. Die Reihenfolge ändert nichts daran, wer was bekommt. In der Schachtel zeigen vier Hilfskarten, wer welche Jagd gewonnen hat: in den Ecken der Jäger, im Bild seine Beute.
    .title = Elefant, Hund, Katze, Maus
