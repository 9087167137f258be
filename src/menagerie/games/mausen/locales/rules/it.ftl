chapter-goal = L’obiettivo
chapter-cards = Le carte
chapter-hunt = La caccia
chapter-prey = Le prede
chapter-ties = Le parità
chapter-empty-middle = Il centro vuoto
chapter-end = La fine della partita

MAU-1 = Cominciate tutti con le stesse sedici carte: elefante, cane, gatto e topo, ognuno con i valori 1, 2, 3 e 4. Il valore indica quanto è forte l’animale e quanti punti ti dà se lo catturi.
    .title = Sedici animali a testa

MAU-2 = Prima che cominci la caccia, al centro del tavolo ci sono quattro carte di partenza scoperte: topo 1, gatto 2, cane 3 ed elefante 4. Puoi catturarle come tutte le altre.
    .title = Quattro carte di partenza

MAU-3 = A ogni caccia ognuno sceglie in segreto una carta della propria mano e la piazza coperta davanti a sé. Quando tutti hanno scelto, le carte vengono scoperte simultaneamente. Nessuno può passare.
    .title = Scegliere in segreto, scoprire insieme

MAU-4 = L’elefante caccia i cani, il cane caccia i gatti, il gatto caccia i topi e il topo caccia gli elefanti. Possono cacciare solo gli animali appena giocati. Quelli al centro del tavolo sono soltanto prede: non importa quanto siano forti né se siano pari a un’altra carta.
    .title = Chi caccia chi

MAU-5 = Di ogni tipo va a caccia un solo animale: quello con il valore più alto tra le carte appena giocate. Se sono stati giocati il cane 2 e il cane 4, va a caccia il cane 4.
    .title = Un solo cacciatore per tipo

MAU-6 = Se più di uno di voi ha giocato il valore più alto di un tipo, questi animali si annullano e nessuno di loro va a caccia. Al loro posto caccia il secondo valore più alto tra le carte giocate: con 3, 3 e 1 è l’1.
    .title = In parità, gli animali si annullano

MAU-7 = Se c’è parità anche per questo valore, o se non ce n’è un altro, quel tipo di animale non caccia. Regola della casa: si scende ancora, fino al valore più alto giocato una volta sola; con 3, 3, 2, 2 e 1 caccia allora l’1.
    .title = Quando un tipo di animale non caccia

MAU-8 = Un cacciatore prende tutte le carte della sua preda: quelle al centro del tavolo e quelle appena giocate. Prima si determinano tutti i cacciatori, e solo dopo si prendono le carte: un animale che viene catturato caccia lo stesso. Per esempio, l’elefante 1 cattura il cane 4, e proprio quel cane 4 cattura tutti i gatti.
    .title = Il cacciatore prende tutte le prede

MAU-9 = Gli animali che si annullano restano prede: chi caccia il loro tipo li prende come ogni altra carta.
    .title = Anche gli animali in parità si possono catturare

MAU-10 = Le carte giocate che nessuno cattura vanno scoperte al centro del tavolo e aspettano lì la prossima caccia. Nessuna carta torna mai in mano.
    .title = Il resto va al centro

MAU-11 = Se la sua preda non è né al centro del tavolo né tra le carte appena giocate, un cacciatore non prende nulla.
    .title = Una caccia a vuoto

MAU-12 = Se dopo una caccia il centro del tavolo è vuoto e avete ancora carte, ognuno ne sceglie una in segreto; tutte vengono scoperte e piazzate al centro, e nessuno va a caccia. Se per tutti era l’ultima carta, la partita è finita. Se non avete più carte, il centro resta vuoto. In tre giocatori il centro non è mai vuoto.
    .title = Riempire il centro

MAU-13 = La partita finisce quando avete giocato tutte le carte. Le carte rimaste al centro del tavolo non vanno a nessuno. Le carte di partenza che hai catturato contano come le altre.
    .title = Quando le mani sono vuote

MAU-14 = Somma i valori di tutte le carte che hai catturato: vince il totale più alto. In caso di parità vince chi ha il totale più alto sommando soltanto i topi; se c’è ancora parità, dividete la vittoria. Regola della casa: decide il topo di valore più alto, non il totale dei topi.
    .title = Vince chi ha più punti

MAU-15 = Le carte che hai catturato restano coperte davanti a te. Tutti hanno visto chi ha preso che cosa, ma i punti si mostrano solo alla fine. Regola della casa: i punti si vedono per tutta la partita.
    .title = Le carte catturate sono coperte

MAU-16 = Le cacce vengono mostrate una dopo l’altra: prima quella dell’elefante, poi quelle del cane, del gatto e del topo. L’ordine non cambia ciò che ognuno prende. Nella scatola quattro carte aiuto mostrano chi ha vinto quale caccia: negli angoli il cacciatore, nella figura la sua preda.
    .title = Elefante, cane, gatto, topo
