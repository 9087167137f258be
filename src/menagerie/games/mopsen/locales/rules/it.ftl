chapter-goal = L’obiettivo

MOP-14 = Raccogli ossi. Giocate tre manche e sommate gli ossi di ciascuna; alla fine vince chi ne ha di più. In caso di parità dividete la vittoria.
    .title = Vince chi ha più ossi

chapter-cards = Le carte e la gerarchia

MOP-1 = Ci sono 56 carte, ognuna in un solo esemplare: carlini rossi, blu e gialli da 1 a 16 e gatti da 1 a 8. Le carte con i numeri bassi hanno più ossi: quattro da 1 a 4, tre da 5 a 8, due da 9 a 12, uno da 13 a 16. Vale anche per i gatti: un gatto ne ha quindi sempre almeno tre. Regola della casa: altri ossi, stabiliti carta per carta.
    .title = Carlini, gatti e ossi
MOP-2 = Rosso, blu, giallo e gatto stanno in fila, dal più forte al più debole: è la gerarchia, in cui il gatto vale come un colore. Si mescola una volta sola, all’inizio della partita. Poi la cambiano soltanto le prese, e da una manche all’altra resta com’è. Regola della casa: si rimescola prima di ogni manche.
    .title = La gerarchia

chapter-deal = L’inizio di una manche

MOP-3 = Giocate tre manche. Il primo mazziere viene sorteggiato; a ogni nuova manche dà le carte chi siede alla sua sinistra.
    .title = Tre manche
MOP-4 = Per ogni manche si mescolano tutte le 56 carte. Ne ricevi 8; le altre formano il mazzo, coperto.
    .title = La distribuzione
MOP-5 = Prima della prima presa puoi mettere coperte sotto il mazzo fino a tre carte che non ti piacciono e pescarne altrettante dalla cima: così ne hai di nuovo 8. Tutti scelgono nello stesso momento; poi si pesca in senso orario, a partire dalla sinistra del mazziere. Tutti vedono quante carte scambi, ma non quali.
    .title = Scambiare carte

chapter-trick = La presa

MOP-6 = Chi siede a sinistra del mazziere apre la prima presa con una carta qualsiasi. In senso orario, ognuno gioca poi una carta.
    .title = Chi comincia
MOP-7 = Se si apre con un carlino, devi giocare un carlino dello stesso colore, se ne hai uno. Al suo posto puoi sempre giocare un gatto; e se non hai il colore, giochi quello che vuoi. Un gatto in apertura non obbliga nessuno. Un gatto giocato dopo non libera nessuno: dopo un carlino rosso e un gatto devi ancora giocare rosso, se puoi.
    .title = Rispondere al colore
MOP-8 = Quando tutti hanno giocato, si confrontano tutte le carte della presa: prima secondo la posizione del loro colore nella gerarchia e, solo a parità di colore, secondo il numero. Il colore richiesto non conta. Esempio: se il blu sta sopra il rosso, il 2 blu batte il 16 rosso, anche se era richiesto il rosso.
    .title = Confrontare le carte

chapter-highest-and-lowest = La carta più alta e la più bassa

MOP-9 = Se hai giocato la carta più alta, mettila sulla tua ciotola: solo questa carta, non tutta la presa. Alla fine della manche contano tutte le carte sulla tua ciotola.
    .title = La più alta riempie la ciotola
MOP-10 = Se hai giocato la carta più bassa, il suo colore passa in testa alla gerarchia, anche se è un gatto; gli altri mantengono il loro ordine. La tua carta va negli scarti. Poi devi sgraffignare: prendi in mano una delle altre carte della presa, ma non la più alta; in tre giocatori ne resta una sola. Regola della casa: puoi rinunciare a sgraffignare.
    .title = La più bassa sgraffigna
MOP-11 = Come la carta più bassa, tutto ciò che resta della presa va negli scarti, scoperto. Chi ha vinto la presa apre la successiva.
    .title = Alla prossima presa

chapter-scoring = La fine di una manche

MOP-12 = Dopo ogni presa, una volta sgraffignata la carta, si guardano le mani: se qualcuno non ha più carte, la manche è finita. Se sgraffigni subito dopo aver giocato la tua ultima carta, la tua mano non è vuota.
    .title = Quando finisce la manche
MOP-13 = Conta gli ossi su tutte le carte della tua ciotola. Se non ce n’è nessuna, la ciotola stessa vale 7 ossi in tre giocatori, 5 in quattro o in cinque. Ogni carta che hai ancora in mano aggiunge 1. Esempio: il 3 rosso e il 14 blu sulla ciotola e due carte in mano fanno 4 + 1 + 2 = 7.
    .title = Quanto vale una manche
