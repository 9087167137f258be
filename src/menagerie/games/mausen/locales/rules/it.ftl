chapter-goal = Lo scopo
chapter-cards = Le carte
chapter-hunt = La caccia
chapter-prey = Le prede
chapter-ties = La parità
chapter-empty-middle = Il centro vuoto
chapter-end = La fine della partita

MAU-1 = Cominciate tutti con le stesse sedici carte: elefante, cane, gatto e topo, ognuno con i valori 1, 2, 3 e 4. Il valore dice quanto è forte l’animale e quanti punti ti porta se lo prendi.
    .title = Sedici animali a testa

MAU-2 = Prima che cominci la caccia, al centro ci sono quattro carte iniziali scoperte: topo 1, gatto 2, cane 3 ed elefante 4. Puoi prenderle come tutte le altre.
    .title = Quattro animali al centro

MAU-3 = A ogni caccia ognuno sceglie in segreto una carta della propria mano e la posa coperta. Quando tutti hanno scelto, le carte vengono scoperte tutte insieme. Nessuno può passare.
    .title = Scegliere in segreto, scoprire insieme

MAU-4 = L’elefante caccia i cani, il cane caccia i gatti, il gatto caccia i topi e il topo caccia gli elefanti. Possono cacciare solo gli animali giocati in questa caccia. Quelli al centro sono soltanto prede: non importa quanto sono forti né se sono pari a un’altra carta.
    .title = Chi caccia chi

MAU-5 = Di ogni specie va a caccia un solo animale: quello con il valore più alto tra le carte appena giocate. Se sono stati giocati cane 2 e cane 4, va a caccia cane 4.
    .title = Un solo cacciatore per specie

MAU-6 = Se più di uno di voi gioca il valore più alto di una specie, nessuno di questi animali va a caccia. Al loro posto caccia il valore inferiore più vicino che è stato davvero giocato: con 3, 3 e 1 è l’1.
    .title = Chi è pari si ostacola

MAU-7 = Se anche questo valore è stato giocato più volte, o se non ce n’è nessuno, la specie non ha un cacciatore. Regola della casa: si scende ancora, fino al valore più alto giocato una volta sola; con 3, 3, 2, 2 e 1 caccia allora l’1.
    .title = Quando una specie non ha un cacciatore

MAU-8 = Un cacciatore prende tutte le carte della sua preda: quelle al centro e quelle appena giocate. Prima si trovano tutti i cacciatori, e solo dopo si prende: un animale che viene preso caccia lo stesso. Per esempio, elefante 1 prende cane 4, e proprio quel cane 4 prende tutti i gatti.
    .title = Il cacciatore prende tutte le prede

MAU-9 = Gli animali che si ostacolano restano prede: chi caccia la loro specie li prende come ogni altra carta.
    .title = Anche gli animali pari si possono prendere

MAU-10 = Le carte giocate che nessuno prende vanno scoperte al centro e aspettano lì la prossima caccia. Nessuna carta torna mai in mano.
    .title = Il resto rimane al centro

MAU-11 = Se la sua preda non è né al centro né tra le carte appena giocate, un cacciatore non prende nulla.
    .title = Una caccia a vuoto

MAU-12 = Se dopo una caccia il centro è vuoto e avete ancora carte, ognuno ne sceglie una in segreto; tutte vengono scoperte e messe al centro, e nessuno va a caccia. Se per tutti era l’ultima carta, la partita è finita. Se non avete più carte, il centro resta vuoto. In tre il centro non è mai vuoto.
    .title = Riempire il centro

MAU-13 = La partita finisce quando avete giocato tutte le carte. Quello che allora è al centro non conta per nessuno. Le carte iniziali che hai preso contano come le altre.
    .title = Quando le mani sono vuote

MAU-14 = Somma i valori di tutte le carte che hai preso: vince la somma più alta. A parità decide la somma più alta dei topi presi; se è pari anche quella, dividete la vittoria. Regola della casa: decide solo il topo più alto preso, non la somma.
    .title = Vince chi ha più punti

MAU-15 = Quello che hai preso sta coperto davanti a te. Tutti hanno visto chi ha preso che cosa, ma i punti si mostrano solo alla fine. Regola della casa: i punti si vedono sempre.
    .title = Le prese sono coperte

MAU-16 = Le cacce vengono mostrate una dopo l’altra: prima quella dell’elefante, poi quelle del cane, del gatto e del topo. L’ordine non cambia nulla in ciò che ognuno prende. Nella scatola quattro carte d’aiuto mostrano chi ha vinto quale caccia: negli angoli il cacciatore, nella figura la sua preda.
    .title = Elefante, cane, gatto, topo
