chapter-goal = L’obiettivo
chapter-cards = Le carte
chapter-deal = La distribuzione
chapter-trick = Una presa
chapter-eagles = Le aquile
chapter-animals = Gli animali

AWI-26 = Ogni giocatore sceglie una carta rivale; in quattro ne sceglie una ogni squadra. Vinci una manche e la tua carta rivale si gira sul lato dorato. Se era già dorata, vinci la partita: servono dunque due manche.
    .title = Due manche per vincere
AWI-25 = Quando tutte le carte sono state giocate, conta le corone sulle tue carte vinte, iene comprese; le corone barrate si sottraggono. Chi ha più corone vince la manche. In tre, in caso di parità, vince chi tra i giocatori in parità ha l’aquila più alta; se nessuno di loro ne ha una, nessuno vince e la manche si rigioca. In due e in quattro non c’è mai parità.
    .title = Chi ha più corone vince la manche

AWI-1 = I cinque colori sono paesaggi: steppa marrone, deserto giallo, montagna grigia, foresta verde e ghiaccio turchese. In ognuno vivono sei animali: topo 1, rinoceronte 2, ghepardo 3, iena 4, serpente 5 ed elefante 6. In due il ghiaccio resta nella scatola.
    .title = Cinque paesaggi
AWI-2 = In tre e in quattro si aggiungono quattro animali multicolori: rinoceronte 2⁻, ghepardo 3⁻, serpente 5⁻ ed elefante 6⁻. Ognuno vale appena meno della carta di un solo colore con lo stesso numero. Un ghepardo 3⁻ batte un rinoceronte 2, ma un ghepardo 3 lo batte.
    .title = Animali multicolori
AWI-3 = Le aquile non appartengono a nessun paesaggio. Le aquile 7, 8, 9 e 10 ci sono sempre; in tre c’è anche la 11, in quattro la 11 e la 12.
    .title = Aquile
AWI-4 = Topi e iene danno 3 corone, rinoceronti e ghepardi 2, serpenti ed elefanti 1, di qualunque colore siano. Le aquile 7 e 8 non danno nulla, la 9 ti costa 1 corona, la 10, la 11 e la 12 ne costano 2 ciascuna. In tutto fanno 45 corone in due, 61 in tre e 59 in quattro. Regola della casa: un tavolo può usare altre corone, come sono stampate nella propria scatola, se questi totali restano uguali.
    .title = Corone

AWI-5 = Ognuno riceve carte in mano e pile; una pila è una carta coperta con sopra una carta scoperta. In due hai 4 pile e 6 carte in mano, in tre 4 pile e 5 carte in mano, in quattro 3 pile e 4 carte in mano. In quattro si gioca a squadre, e il tuo compagno ti siede di fronte.
    .title = Pile e mano
AWI-6 = Nessuno sa quali siano le carte coperte, nemmeno quelle delle proprie pile. A ogni nuova manche si rimescolano tutte le carte.
    .title = Carte coperte
AWI-7 = Nella prima manche apre chi mostra meno corone sulle carte scoperte delle proprie pile. Ognuno conta per sé, anche a squadre. In caso di parità apre il più giovane, cioè il posto con il numero più basso. Regola della casa: un tavolo può indicare l’ordine di età.
    .title = Chi apre la prima manche
AWI-8 = Prima di ogni nuova distribuzione, chi ha perso la manche decide chi aprirà, e può scegliere anche se stesso. In tre ha perso chi è stato eliminato, altrimenti chi ha meno corone; in caso di parità, tocca al primo dei giocatori in parità in senso orario dopo chi ha vinto, o a partire dal posto con il numero più basso se nessuno ha vinto. In quattro tocca al posto con il numero più basso della squadra che ha perso.
    .title = Chi apre le manche successive

AWI-9 = Puoi giocare le carte in mano e le carte scoperte in cima alle tue pile, se non sono bloccate. Solo queste carte disponibili contano quando si tratta di rispondere al colore: una carta che sta sotto un’altra o è bloccata non ti obbliga a nulla.
    .title = Carte disponibili
AWI-10 = Si gioca in senso orario. Chi apre gioca una carta disponibile qualsiasi e gli altri devono rispondere al colore, se possono. Se non puoi rispondere, devi giocare un’aquila disponibile. Se non hai nemmeno quella, scarti la carta che vuoi: una carta scartata non vince mai la presa.
    .title = Rispondere al colore
AWI-11 = Una carta multicolore risponde a ognuno dei cinque colori. Se hai anche il colore richiesto, puoi scegliere. Se è l’unico modo per rispondere, devi giocarla, anche se hai un’aquila. Non può rispondere a un’aquila.
    .title = Rispondere con una carta multicolore
AWI-12 = Quando apri con una carta multicolore, scegli uno dei cinque colori. Gli altri devono rispondere a quello.
    .title = Aprire con una carta multicolore
AWI-13 = La carta più alta del colore richiesto vince la presa, a meno che non combatta un’aquila. Una carta scartata non può vincere, ma l’abilità del suo animale funziona lo stesso.
    .title = Chi vince la presa
AWI-16 = Le carte vinte restano coperte e nessuno può più guardarle. Solo le iene restano scoperte, ben visibili a tutti.
    .title = Carte vinte
AWI-17 = Dopo ogni presa si scopre ogni carta coperta che non ha più nulla sopra. Poi chi ha vinto apre la presa successiva, a meno che un ghepardo non abbia scelto qualcun altro.
    .title = Tra una presa e l’altra

AWI-14 = Se giochi un’aquila perché non puoi rispondere al colore, di’ subito se combatte o fugge. L’aquila più alta che combatte vince la presa. Un’aquila che fugge va tra le carte vinte da te o dalla tua squadra, e la presa si decide senza di lei. Tutte le altre carte vanno a chi vince, aquile battute comprese.
    .title = Combattere o fuggire
AWI-15 = Un’aquila che apre la presa combatte sempre. Chi ha un’aquila disponibile deve giocarne una, e combatte anche quella: non si fugge, vince la più alta, e la tua non deve per forza superare le precedenti. Senza aquile scarti una carta qualsiasi. Se un’aquila combatte in una presa di un altro colore, chi gioca dopo deve comunque rispondere al colore richiesto.
    .title = Quando apre un’aquila

AWI-18 = Il rinoceronte, il ghepardo e il serpente agiscono appena giocati, prima che tocchi al giocatore successivo; puoi anche non usarli. Il topo, la iena e l’elefante agiscono da soli. Gli animali multicolori hanno l’abilità della loro specie. Il rinoceronte e il serpente possono colpire qualsiasi altro giocatore, anche il tuo compagno.
    .title = Le abilità degli animali
AWI-19 = Se il topo e l’elefante del colore richiesto si incontrano in una presa, il topo vince su tutti gli animali della presa. Topi ed elefanti di altri colori non fanno nulla, e un’aquila che combatte vince comunque. Nessun topo spaventa l’elefante multicolore: se si unisce ai due, vince lui.
    .title = Topo ed elefante
AWI-20 = Prendi la carta in cima a una pila di un altro giocatore e spostala sotto un’altra delle sue pile; resta scoperta o coperta com’era, e bloccata se lo era. Non si creano nuove pile, e a chi ne ha una sola non succede nulla. Se liberi una carta scoperta, si può giocare subito; una coperta si scopre solo tra una presa e l’altra.
    .title = Rinoceronte
AWI-21 = Decidi chi apre la prossima presa; puoi scegliere anche te stesso. Se in una presa si usano più ghepardi, conta l’ultimo. Se il giocatore scelto viene eliminato, apre il successivo in senso orario. Nell’ultima presa di una manche il ghepardo non ha effetto.
    .title = Ghepardo
AWI-24 = Se vinci la tua quarta iena, perdi, anche nell’ultima presa e qualunque sia il numero delle tue corone. In due la manche è persa subito; in quattro pure, e ogni squadra conta le sue iene insieme. In tre sei eliminato dalla manche: le tue carte non giocate si mettono da parte senza guardarle e gli altri due continuano. Se toccava a te aprire, apre il giocatore successivo in senso orario.
    .title = Iena
AWI-22 = Blocca una carta disponibile di un altro giocatore: una carta scoperta di una pila, a tua scelta, o una carta della sua mano pescata a caso, che vede solo lui. Il blocco dura finché non gioca la sua prossima carta, in questa presa o altrimenti nella successiva; allora finiscono tutti i suoi blocchi. L’ultima carta disponibile di un giocatore non si può bloccare.
    .title = Serpente
AWI-23 = Se tocca a te giocare e non hai carte disponibili, tutti i tuoi blocchi vengono tolti. Se non basta, le tue carte coperte senza nulla sopra si scoprono subito. È raro: serve un rinoceronte dopo un serpente, o un secondo rinoceronte.
    .title = Nessuna carta disponibile
