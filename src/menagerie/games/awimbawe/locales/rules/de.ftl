chapter-goal = Das Ziel
chapter-cards = Die Karten
chapter-deal = Austeilen
chapter-trick = Ein Stich
chapter-eagles = Adler
chapter-animals = Die Tiere

AWI-26 = Du hast eine Rivalenkarte, zu viert gehört sie deinem Team. Gewinnst du eine Runde, wird dein Rivale golden. Gewinnst du eine Runde mit goldenem Rivalen, gehört das Spiel dir: Zwei Runden gewinnen also das Spiel.
    .title = Zwei Rundensiege
AWI-25 = Sind alle Karten gespielt, zählst du die Kronen auf deinen gewonnenen Karten, Hyänen eingeschlossen; durchgestrichene Kronen werden abgezogen. Die meisten Kronen gewinnen die Runde. Zu dritt gewinnt bei Gleichstand, wer von den Gleichplatzierten den höchsten Adler gewonnen hat; hat von ihnen niemand einen, gewinnt niemand, und die Runde wird noch einmal gespielt. Zu zweit und zu viert gibt es keinen Gleichstand.
    .title = Die meisten Kronen gewinnen die Runde

AWI-1 = Die fünf Farben sind Landschaften: braune Steppe, gelbe Wüste, graues Gebirge, grüner Wald und türkises Eis. In jeder leben sechs Tiere: Maus 1, Nashorn 2, Gepard 3, Hyäne 4, Schlange 5 und Elefant 6. Zu zweit bleibt das Eis in der Schachtel.
    .title = Fünf Landschaften
AWI-2 = Zu dritt und zu viert kommen vier mehrfarbige Tiere dazu: Nashorn 2⁻, Gepard 3⁻, Schlange 5⁻ und Elefant 6⁻. Jedes steht knapp unter der gewöhnlichen Karte mit seiner Zahl. Ein Gepard 3⁻ schlägt ein Nashorn 2, aber ein Gepard 3 schlägt ihn.
    .title = Mehrfarbige Tiere
AWI-3 = Adler gehören zu keiner Landschaft. Die Adler 7, 8, 9 und 10 sind immer dabei, zu dritt auch die 11, zu viert die 11 und die 12.
    .title = Adler
AWI-4 = Mäuse und Hyänen bringen 3 Kronen, Nashörner und Geparde 2, Schlangen und Elefanten 1, gleich in welcher Farbe. Die Adler 7 und 8 bringen nichts, die 9 kostet dich 1 Krone, 10, 11 und 12 kosten je 2. Das macht zu zweit insgesamt 45 Kronen, zu dritt 61 und zu viert 59. Hausregel: Ein Tisch kann andere Kronen verwenden, so wie sie in der eigenen Schachtel gedruckt sind, wenn diese Summen gleich bleiben.
    .title = Kronen

AWI-5 = Alle bekommen Handkarten und Stapel; ein Stapel ist eine verdeckte Karte mit einer offenen darauf. Zu zweit hast du 4 Stapel und 6 Handkarten, zu dritt 4 Stapel und 5 Handkarten, zu viert 3 Stapel und 4 Handkarten. Zu viert spielt ihr in zwei Teams; wer dir gegenübersitzt, gehört zu deinem.
    .title = Stapel und Handkarten
AWI-6 = Niemand weiß, was verdeckt liegt, auch nicht auf den eigenen Stapeln. Für jede neue Runde werden alle Karten neu gemischt.
    .title = Verdeckte Karten
AWI-7 = In der ersten Runde eröffnet, wer auf den offenen Stapelkarten die wenigsten Kronen zeigt. Dabei zählt jede Person für sich, auch im Team. Zeigen mehrere gleich wenige, eröffnet die jüngste von ihnen; das ist der niedrigste Platz. Hausregel: Ein Tisch kann angeben, wer jünger ist als wer.
    .title = Wer die erste Runde eröffnet
AWI-8 = Wer eine Runde verloren hat, sagt vor dem nächsten Austeilen, wer eröffnet, und darf sich auch selbst nennen. Zu dritt hat verloren, wer ausgeschieden ist, sonst wer die wenigsten Kronen hat; bei Gleichstand ist es die erste dieser Personen im Uhrzeigersinn nach der, die gewonnen hat, oder ab dem niedrigsten Platz, falls niemand gewonnen hat. Zu viert ist es der niedrigere Platz des Teams, das verloren hat.
    .title = Wer spätere Runden eröffnet

AWI-9 = Du kannst deine Handkarten spielen und die offenen Karten oben auf deinen Stapeln, sofern sie nicht blockiert sind. Nur diese verfügbaren Karten zählen, wenn es ums Bedienen geht: Was überdeckt oder blockiert ist, verpflichtet dich zu nichts.
    .title = Verfügbare Karten
AWI-10 = Gespielt wird im Uhrzeigersinn. Wer eröffnet, spielt irgendeine verfügbare Karte; die anderen müssen ihre Farbe bedienen, wenn sie können. Kannst du nicht bedienen, musst du einen verfügbaren Adler spielen. Hast du auch den nicht, wirfst du ab, was du willst: Eine abgeworfene Karte gewinnt nie den Stich.
    .title = Bedienen
AWI-11 = Eine mehrfarbige Karte bedient jede der fünf Farben. Hast du auch die angespielte Farbe, darfst du wählen. Kannst du nur mit ihr bedienen, musst du sie spielen, selbst wenn du einen Adler hast. Einen Adler bedient sie nicht.
    .title = Mehrfarbig bedienen
AWI-12 = Spielst du eine mehrfarbige Karte an, bestimmst du eine der fünf Farben. Diese müssen die anderen bedienen.
    .title = Mehrfarbig anspielen
AWI-13 = Die höchste Karte der angespielten Farbe gewinnt den Stich, außer es kämpft ein Adler. Eine abgeworfene Karte kann nicht gewinnen, aber die Fähigkeit ihres Tieres wirkt trotzdem.
    .title = Wer den Stich gewinnt
AWI-16 = Deine gewonnenen Karten liegen verdeckt, und niemand sieht sie noch einmal an. Nur Hyänen bleiben offen liegen, für alle sichtbar.
    .title = Gewonnene Karten
AWI-17 = Nach jedem Stich wird jede verdeckte Karte aufgedeckt, auf der nichts mehr liegt. Dann eröffnet, wer gewonnen hat, den nächsten Stich, außer ein Gepard hat jemand anderen bestimmt.
    .title = Zwischen den Stichen

AWI-14 = Spielst du einen Adler, weil du nicht bedienen kannst, sagst du sofort, ob er kämpft oder flieht. Der höchste kämpfende Adler gewinnt den Stich. Ein geflohener Adler kommt zu den Karten, die du oder dein Team gewonnen habt, und der Stich wird ohne ihn entschieden. Alle anderen Karten bekommt, wer gewinnt, auch geschlagene Adler.
    .title = Kämpfen oder fliehen
AWI-15 = Ein angespielter Adler kämpft immer. Wer einen Adler verfügbar hat, muss ihn spielen, und auch der kämpft: Fliehen geht nicht, der höchste gewinnt, und deiner muss nicht höher sein als die vor ihm. Ohne Adler wirfst du irgendeine Karte ab. Kämpft ein Adler in einem Stich anderer Farbe, bedienen die Nächsten trotzdem die angespielte Farbe.
    .title = Wenn ein Adler angespielt wird

AWI-18 = Nashorn, Gepard und Schlange wirken, sobald sie gespielt sind, noch bevor die nächste Person an der Reihe ist; du darfst sie auch ungenutzt lassen. Maus, Hyäne und Elefant wirken von selbst. Mehrfarbige Tiere können, was ihre Art kann. Nashorn und Schlange dürfen alle anderen treffen, auch dein eigenes Team.
    .title = Was die Tiere können
AWI-19 = Treffen sich Maus und Elefant der angespielten Farbe in einem Stich, gewinnt die Maus gegen alle Tiere darin. Mäuse und Elefanten anderer Farben bewirken nichts, und ein kämpfender Adler gewinnt auch dann. Den mehrfarbigen Elefanten erschreckt keine Maus: Kommt er zu den beiden dazu, gewinnt er.
    .title = Maus und Elefant
AWI-20 = Nimm bei jemand anderem die oberste Karte eines Stapels und schiebe sie dort unter einen anderen Stapel; sie bleibt offen oder verdeckt, wie sie lag, und blockiert, falls sie es war. Einen neuen Stapel gibt es nicht, und wer nur noch einen hat, dem passiert nichts. Legst du eine offene Karte frei, ist sie sofort spielbar; eine verdeckte wird erst zwischen den Stichen aufgedeckt.
    .title = Nashorn
AWI-21 = Bestimme, wer den nächsten Stich eröffnet; du darfst dich auch selbst nennen. Sprechen in einem Stich mehrere Geparde, gilt der letzte. Scheidet die bestimmte Person aus, eröffnet die nächste im Uhrzeigersinn. Im letzten Stich einer Runde sagt der Gepard nichts.
    .title = Gepard
AWI-24 = Gewinnst du deine vierte Hyäne, verlierst du, auch im letzten Stich und egal, wie viele Kronen du hast. Zu zweit ist die Runde sofort verloren, zu viert ebenso; da zählt ein Team seine Hyänen gemeinsam. Zu dritt scheidest du aus der Runde aus: Deine ungespielten Karten kommen ungesehen zur Seite, und die beiden anderen spielen weiter. Müsstest du eröffnen, tut es die nächste Person im Uhrzeigersinn.
    .title = Hyäne
AWI-22 = Blockiere bei jemand anderem eine verfügbare Karte: eine offene Stapelkarte deiner Wahl oder eine zufällig gezogene Handkarte, die nur sieht, wem sie gehört. Das gilt, bis diese Person das nächste Mal eine Karte spielt, in diesem Stich oder sonst im nächsten; dann enden alle ihre Blockaden. Die letzte verfügbare Karte kannst du niemandem blockieren.
    .title = Schlange
AWI-23 = Musst du spielen und hast keine verfügbare Karte, werden alle deine Blockaden aufgehoben. Reicht das nicht, werden deine freiliegenden verdeckten Karten sofort aufgedeckt. Das ist selten: Dazu muss auf eine Schlange ein Nashorn folgen, oder auf ein Nashorn ein zweites.
    .title = Keine verfügbare Karte
