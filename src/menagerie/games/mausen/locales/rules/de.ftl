chapter-goal = Das Spielziel
chapter-cards = Die Karten
chapter-hunt = Verjagen
chapter-prey = Zulaufen
chapter-ties = Gleichstand
chapter-empty-middle = Die leere Tischmitte
chapter-end = Das Spielende

MAU-1 = Ihr beginnt alle mit denselben sechzehn Karten: Elefanten, Hunde, Katzen und Mäuse mit den Werten 1, 2, 3 und 4. Der Wert sagt, wie stark ein Tier ist und wie viele Punkte es bringt, wenn es dir zuläuft.
    .title = Sechzehn Tiere für jeden

MAU-2 = Vor der ersten Runde liegen vier Startkarten offen in der Tischmitte: Maus 1, Katze 2, Hund 3 und Elefant 4. Du kannst sie gewinnen wie jede andere Karte.
    .title = Vier Tiere in der Tischmitte

MAU-3 = In jeder Runde wählt ihr alle heimlich eine Handkarte und legt sie verdeckt vor euch hin. Haben alle gewählt, werden alle Karten gleichzeitig aufgedeckt. Passen darf niemand.
    .title = Heimlich wählen, gleichzeitig aufdecken

MAU-4 = Elefanten verjagen Hunde, Hunde verjagen Katzen, Katzen verjagen Mäuse, und Mäuse verjagen Elefanten. Das können nur die Tiere, die in dieser Runde gespielt wurden. Tiere in der Tischmitte können nur verjagt werden; ihre Stärke spielt keine Rolle, auch nicht bei einem Gleichstand.
    .title = Wer wen verjagt

MAU-5 = Von jeder Art verjagt nur ein Tier die anderen: das mit dem höchsten Wert unter den eben gespielten Karten. Wurden Hund 2 und Hund 4 gespielt, verjagt Hund 4 die Katzen.
    .title = Ein Tier je Art

MAU-6 = Haben mehrere von euch den höchsten Wert einer Art gespielt, verjagt keines dieser Tiere andere. Stattdessen kommt der nächstniedrigere Wert zum Zug, der wirklich gespielt wurde: bei 3, 3 und 1 also die 1.
    .title = Gleich starke Tiere

MAU-7 = Wurde auch dieser nächste Wert mehrfach gespielt oder gibt es keinen, verjagt diese Art niemanden. Hausregel: Der höchste Wert, der genau einmal gespielt wurde, kommt zum Zug; bei 3, 3, 2, 2 und 1 ist das die 1.
    .title = Wenn eine Art niemanden verjagt

MAU-8 = Dir laufen alle Tiere zu, die dein Tier verjagt: die in der Tischmitte und die eben gespielten. Zuerst steht fest, wer wen verjagt, und erst dann laufen die Tiere zu; ein Tier, das selbst verjagt wird, verjagt also trotzdem andere. Zum Beispiel verjagt Elefant 1 den Hund 4, und derselbe Hund 4 verjagt alle Katzen.
    .title = Alle verjagten Tiere laufen dir zu

MAU-9 = Gleich starke Tiere können selbst verjagt werden: Wer ihre Art verjagt, bekommt sie wie jede andere Karte.
    .title = Auch gleich starke Tiere werden verjagt

MAU-10 = Gespielte Tiere, die niemand verjagt, kommen offen in die Tischmitte und bleiben dort für die nächste Runde. Keine Karte kommt je auf die Hand zurück.
    .title = Der Rest bleibt in der Tischmitte

MAU-11 = Gibt es weder in der Tischmitte noch unter den eben gespielten Karten ein Tier, das du verjagen könntest, gehst du leer aus.
    .title = Nichts zu verjagen

MAU-12 = Ist die Tischmitte nach einer Runde leer und habt ihr noch Karten, wählt ihr alle heimlich eine; alle werden in der Tischmitte als neue Startkarten aufgedeckt, und niemand jagt. War das eure letzte Karte, ist das Spiel zu Ende. Habt ihr keine Karten mehr, bleibt die Tischmitte leer. Zu dritt wird sie nie leer.
    .title = Die Tischmitte auffüllen

MAU-13 = Das Spiel endet, wenn ihr alle Handkarten gespielt habt. Karten, die dann noch in der Tischmitte liegen, zählen für niemanden. Startkarten, die du gewonnen hast, zählen wie alle anderen.
    .title = Wenn alle Karten gespielt sind

MAU-14 = Zähle die Werte aller Karten zusammen, die du gewonnen hast: Die höchste Summe gewinnt. Bei Gleichstand gewinnt die höchste Summe der Mäuse; ist auch sie gleich, teilt ihr euch den Sieg. Hausregel: Es zählt nur die höchste einzelne Maus, nicht die Summe.
    .title = Die meisten Punkte gewinnen

MAU-15 = Die Karten, die du gewonnen hast, liegen verdeckt vor dir. Alle haben gesehen, wer was bekommen hat, aber die Punkte werden erst am Ende gezeigt. Hausregel: Die Punkte sind immer sichtbar.
    .title = Gewonnene Karten liegen verdeckt

MAU-16 = Gezeigt wird der Reihe nach, wen der Elefant verjagt, dann der Hund, die Katze und die Maus. Die Reihenfolge ändert nicht, wer was bekommt. In der Schachtel zeigen vier Hilfskarten, wem welche Tiere zulaufen: in den Ecken das Tier, das verjagt, im Bild das verjagte.
    .title = Elefant, Hund, Katze, Maus
