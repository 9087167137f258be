chapter-goal = Das Spielziel
chapter-cards = Die Karten
chapter-deal = Das Austeilen
chapter-trick = Ein Stich
chapter-eagles = Adler
chapter-animals = Die Tiere

AWI-26 = Du hast eine Rivalen-Karte: Panther, Tiger oder junger Löwe; zu viert hat sie dein Team. In der Schachtel sucht ihr sie euch aus; auf das Spiel hat sie keinen Einfluss. Gewinnst du einen Durchgang, wird sie auf die goldene Seite gedreht. Gewinnst du einen Durchgang mit goldener Rivalen-Karte, gewinnst du das Spiel. Du brauchst also zwei gewonnene Durchgänge.
    .title = Zwei Durchgänge gewinnen
AWI-25 = Sind alle Karten gespielt, zählst du die Kronen auf deinen gewonnenen Karten, Hyänen eingeschlossen; durchgestrichene Kronen werden abgezogen. Die meisten Kronen gewinnen den Durchgang. Zu dritt gewinnt bei Gleichstand, wer von den Gleichplatzierten den höchsten Adler gewonnen hat; hat keiner von ihnen einen, gewinnt niemand, und der Durchgang wird noch einmal gespielt. Zu zweit und zu viert gibt es keinen Gleichstand.
    .title = Die meisten Kronen gewinnen den Durchgang

AWI-1 = Die fünf Farben sind Landschaften: braune Steppe, gelbe Wüste, graues Gebirge, grüner Wald und türkises Eis. In jeder gibt es sechs Tiere: Maus 1, Nashorn 2, Gepard 3, Hyäne 4, Schlange 5 und Elefant 6. Zu zweit bleibt das Eis in der Schachtel.
    .title = Fünf Landschaften
AWI-2 = Zu dritt und zu viert kommen vier mehrfarbige Tiere dazu: Nashorn 2⁻, Gepard 3⁻, Schlange 5⁻ und Elefant 6⁻. Jedes ist etwas niedriger als die einfarbigen Karten mit seiner Zahl. Ein Gepard 3⁻ schlägt ein Nashorn 2, aber ein Gepard 3 schlägt ihn.
    .title = Mehrfarbige Tiere
AWI-3 = Adler gehören zu keiner Landschaft. Die Adler 7, 8, 9 und 10 sind immer dabei, zu dritt auch die 11, zu viert die 11 und die 12.
    .title = Adler
AWI-4 = Mäuse und Hyänen haben 3 Kronen, Nashörner und Geparden 2, Schlangen und Elefanten 1, gleich in welcher Farbe. Die Adler 7 und 8 haben keine, die 9 kostet dich 1 Krone, 10, 11 und 12 kosten je 2. Das macht zu zweit insgesamt 45 Kronen, zu dritt 61 und zu viert 59. Hausregel: Ein Tisch kann andere Kronen verwenden, etwa die aus eurer Schachtel, wenn diese Summen gleich bleiben.
    .title = Kronen

AWI-5 = Alle bekommen Handkarten und Stapel; ein Stapel ist eine verdeckte Karte mit einer offenen darauf. Zu zweit hast du 4 Stapel und 6 Handkarten, zu dritt 4 Stapel und 5 Handkarten, zu viert 3 Stapel und 4 Handkarten. Zu viert spielt ihr in zwei Teams; wer dir gegenübersitzt, ist in deinem Team.
    .title = Stapel und Handkarten
AWI-6 = Niemand kennt die verdeckten Karten, auch nicht die in den eigenen Stapeln. Für jeden Durchgang werden alle Karten neu gemischt.
    .title = Verdeckte Karten
AWI-7 = Im ersten Durchgang eröffnet, wer auf den offenen Stapelkarten die wenigsten Kronen hat. Dabei zählt jeder für sich, auch im Team. Bei Gleichstand eröffnet der jüngste dieser Spieler; das ist der niedrigste Platz. Hausregel: Ein Tisch kann angeben, wer jünger ist.
    .title = Wer den ersten Durchgang eröffnet
AWI-8 = Wer einen Durchgang verloren hat, entscheidet vor dem nächsten Austeilen, wer eröffnet, und darf auch sich selbst wählen. Zu dritt hat verloren, wer ausgeschieden ist, sonst wer die wenigsten Kronen hat; bei Gleichstand entscheidet der Erste von ihnen im Uhrzeigersinn nach dem Sieger oder, falls niemand gewonnen hat, vom niedrigsten Platz aus. Zu viert entscheidet der niedrigere Platz des Teams, das verloren hat.
    .title = Wer spätere Durchgänge eröffnet

AWI-9 = Du kannst deine Handkarten spielen und die offenen Karten oben auf deinen Stapeln, sofern sie nicht blockiert sind. Nur diese verfügbaren Karten zählen beim Bedienen; belegte und blockierte Karten zählen nicht.
    .title = Verfügbare Karten
AWI-10 = Gespielt wird im Uhrzeigersinn. Wer eröffnet, spielt eine beliebige verfügbare Karte an; die anderen müssen ihre Farbe bedienen, wenn sie können. Kannst du nicht bedienen, musst du mit einem verfügbaren Adler übertrumpfen. Kannst du auch das nicht, legst du eine beliebige Karte ab: Eine abgelegte Karte gewinnt nie den Stich.
    .title = Bedienen, übertrumpfen, ablegen
AWI-11 = Eine mehrfarbige Karte bedient jede der fünf Farben. Hast du auch die angespielte Farbe, darfst du wählen. Kannst du nur mit einer mehrfarbigen Karte bedienen, musst du sie spielen, selbst wenn du einen Adler hast. Einen Adler bedient sie nicht.
    .title = Mehrfarbig bedienen
AWI-12 = Spielst du eine mehrfarbige Karte an, bestimmst du eine der fünf Farben. Diese müssen die anderen bedienen.
    .title = Mehrfarbig anspielen
AWI-13 = Die höchste Karte der angespielten Farbe gewinnt den Stich, außer es kämpft ein Adler. Eine abgelegte Karte kann nicht gewinnen, aber die Fähigkeit ihres Tieres wirkt trotzdem.
    .title = Wer den Stich gewinnt
AWI-16 = Gewonnene Karten kommen verdeckt auf deinen Wertungsstapel, und niemand darf sie noch einmal ansehen. Nur Hyänen liegen offen daneben, für alle sichtbar.
    .title = Der Wertungsstapel
AWI-17 = Nach jedem Stich wird jede verdeckte Karte aufgedeckt, die nicht mehr belegt ist. Dann eröffnet der Sieger den nächsten Stich, außer ein Gepard hat anders entschieden.
    .title = Zwischen den Stichen

AWI-14 = Spielst du einen Adler, weil du nicht bedienen kannst, entscheidest du sofort, ob er kämpft oder flieht. Der höchste kämpfende Adler gewinnt den Stich. Ein fliehender Adler kommt auf deinen Wertungsstapel oder den deines Teams, und der Stich wird ohne ihn entschieden. Alle anderen Karten bekommt der Sieger, auch geschlagene Adler.
    .title = Kämpfen oder fliehen
AWI-15 = Ein angespielter Adler kämpft immer. Hast du einen Adler verfügbar, musst du ihn spielen, und auch er kämpft: Fliehen darf er nicht, der höchste gewinnt, und deiner muss nicht höher sein als die vor ihm. Ohne Adler legst du eine beliebige Karte ab. Kämpft ein Adler in einem Stich anderer Farbe, bedienen die Nächsten trotzdem die angespielte Farbe.
    .title = Wenn ein Adler angespielt wird

AWI-18 = Die Fähigkeit von Nashorn, Gepard und Schlange kannst du nutzen, sobald du die Karte spielst, noch vor dem nächsten Spieler; du musst es nicht. Maus, Hyäne und Elefant wirken von selbst. Mehrfarbige Tiere haben die Fähigkeit ihrer Tierart. Nashorn und Schlange kannst du gegen alle anderen einsetzen, auch gegen dein eigenes Teammitglied.
    .title = Die Fähigkeiten der Tiere
AWI-19 = Werden Maus und Elefant der angespielten Farbe in einem Stich gespielt, schlägt die Maus alle Tiere darin. Mäuse und Elefanten anderer Farben bewirken nichts, und ein kämpfender Adler gewinnt trotzdem. Den mehrfarbigen Elefanten schlägt keine Maus: Werden alle drei gespielt, gewinnt er.
    .title = Maus und Elefant
AWI-20 = Nimm die oberste Karte von einem Stapel eines anderen und schiebe sie unter einen anderen Stapel desselben Spielers; sie bleibt offen oder verdeckt, und blockiert, falls sie es war. Einen neuen Stapel darfst du nicht bilden, und wer nur noch einen hat, ist geschützt. Legst du eine offene Karte frei, ist sie sofort verfügbar; eine verdeckte wird erst zwischen den Stichen aufgedeckt.
    .title = Nashorn
AWI-21 = Entscheide, wer den nächsten Stich eröffnet; du darfst auch dich selbst wählen. Werden in einem Stich mehrere Geparden gespielt, entscheidet der letzte. Scheidet der gewählte Spieler aus, eröffnet der nächste im Uhrzeigersinn. Im letzten Stich eines Durchgangs bewirkt der Gepard nichts.
    .title = Gepard
AWI-24 = Gewinnst du deine vierte Hyäne, verlierst du, auch im letzten Stich und egal, wie viele Kronen du hast. Zu zweit verlierst du den Durchgang sofort, zu viert dein Team, das seine Hyänen zusammenzählt. Zu dritt scheidest du aus dem Durchgang aus: Deine restlichen Karten kommen verdeckt zur Seite, und die beiden anderen spielen weiter. Müsstest du eröffnen, tut es der nächste Spieler im Uhrzeigersinn.
    .title = Hyäne
AWI-22 = Blockiere eine verfügbare Karte eines anderen: eine offene Stapelkarte deiner Wahl oder eine zufällig gezogene Handkarte, die nur ihr Besitzer sieht. Die Blockade gilt, bis dieser Spieler das nächste Mal eine Karte spielt, in diesem Stich oder im nächsten; dann enden alle seine Blockaden. Die letzte verfügbare Karte eines Spielers darfst du nicht blockieren.
    .title = Schlange
AWI-23 = Bist du an der Reihe und hast keine verfügbare Karte, enden alle deine Blockaden. Reicht das nicht, werden deine nicht mehr belegten verdeckten Karten sofort aufgedeckt. Das ist selten: Dazu muss auf eine Schlange ein Nashorn folgen, oder auf ein Nashorn ein zweites.
    .title = Keine verfügbare Karte
