chapter-goal = Le but du jeu
chapter-cards = Les cartes
chapter-deal = La donne
chapter-trick = Un pli
chapter-eagles = Les aigles
chapter-animals = Les animaux

AWI-26 = Chaque joueur choisit une carte Rival ; à quatre joueurs, chaque équipe en choisit une. Remporte une manche, et ta carte Rival est retournée sur sa face dorée. Si elle l’était déjà, tu gagnes la partie : il faut donc remporter deux manches.
    .title = Deux manches pour gagner
AWI-25 = Quand toutes les cartes sont jouées, compte les couronnes de ta pile de points, hyènes comprises ; les couronnes barrées se déduisent. Qui totalise le plus de couronnes remporte la manche. À trois joueurs, en cas d’égalité, le vainqueur est celui des ex æquo qui possède le plus fort aigle ; si aucun d’eux n’a d’aigle, personne ne gagne et la manche est rejouée. À deux et à quatre joueurs, il n’y a jamais d’égalité.
    .title = Le plus de couronnes remporte la manche

AWI-1 = Les cinq couleurs sont des paysages : marron pour la steppe, jaune pour le désert, gris pour la montagne, vert pour la forêt et turquoise pour la glace. Dans chacun vivent six animaux : souris 1, rhinocéros 2, guépard 3, hyène 4, serpent 5 et éléphant 6. À deux joueurs, la glace reste dans la boîte.
    .title = Cinq paysages
AWI-2 = À trois et à quatre joueurs s’ajoutent quatre animaux multicolores : rhinocéros 2⁻, guépard 3⁻, serpent 5⁻ et éléphant 6⁻. Chacun est juste en dessous de la carte unicolore de même valeur. Un guépard 3⁻ bat un rhinocéros 2, mais un guépard 3 le bat.
    .title = Animaux multicolores
AWI-3 = Les aigles n’appartiennent à aucun paysage. Les aigles 7, 8, 9 et 10 sont toujours là ; à trois joueurs s’y ajoute le 11, à quatre le 11 et le 12.
    .title = Aigles
AWI-4 = Souris et hyènes rapportent 3 couronnes, rhinocéros et guépards 2, serpents et éléphants 1, quelle que soit leur couleur. Les aigles 7 et 8 ne rapportent rien, le 9 te coûte 1 couronne, le 10, le 11 et le 12 en coûtent 2 chacun. Cela fait en tout 45 couronnes à deux joueurs, 61 à trois et 59 à quatre. Règle maison : une table peut utiliser d’autres couronnes, telles qu’elles sont imprimées dans sa propre boîte, si ces totaux restent les mêmes.
    .title = Couronnes

AWI-5 = Chacun reçoit une main et des piles ; une pile, c’est une carte face cachée recouverte par une carte face visible. À deux joueurs, tu as 4 piles et 6 cartes en main ; à trois, 4 piles et 5 cartes en main ; à quatre, 3 piles et 4 cartes en main. À quatre, vous jouez en deux équipes : ton partenaire est en face de toi.
    .title = Piles et mains
AWI-6 = Personne ne connaît les cartes cachées, pas même celles de ses propres piles. À chaque nouvelle manche, on mélange de nouveau toutes les cartes.
    .title = Cartes cachées
AWI-7 = À la première manche, entame qui totalise le moins de couronnes sur les cartes visibles de ses piles. Chacun compte pour soi, même en équipe. En cas d’égalité, le plus jeune entame ; c’est la place au numéro le plus bas. Règle maison : une table peut indiquer l’ordre des âges.
    .title = Qui entame la première manche
AWI-8 = Avant chaque nouvelle donne, le perdant de la manche précédente décide qui va entamer, et peut se désigner lui-même. À trois joueurs, le perdant est le joueur éliminé, sinon celui qui a le moins de couronnes ; en cas d’égalité, c’est le premier des ex æquo dans le sens horaire après le vainqueur, ou à partir de la place au numéro le plus bas si personne n’a gagné. À quatre joueurs, c’est la place au numéro le plus bas de l’équipe perdante.
    .title = Qui entame les manches suivantes

AWI-9 = Tu peux jouer les cartes de ta main et les cartes visibles au sommet de tes piles, sauf si elles sont bloquées. Seules ces cartes disponibles comptent quand il s’agit de fournir : une carte recouverte ou bloquée ne t’oblige à rien.
    .title = Cartes disponibles
AWI-10 = On joue dans le sens horaire. Qui entame joue n’importe quelle carte disponible, et les autres doivent fournir la même couleur s’ils le peuvent. Si tu ne peux pas fournir, tu dois couper avec un aigle disponible. Si tu ne peux ni fournir ni couper, tu dois défausser la carte de ton choix : une carte défaussée ne remporte jamais le pli.
    .title = Fournir, couper, défausser
AWI-11 = Une carte multicolore fournit n’importe laquelle des cinq couleurs. Si tu as aussi la couleur demandée, tu as le choix. Si tu ne peux fournir qu’avec elle, tu dois la jouer, même si tu as un aigle. Elle ne permet pas de fournir sur un aigle.
    .title = Fournir en multicolore
AWI-12 = Quand tu entames avec une carte multicolore, tu choisis une des cinq couleurs. C’est celle-là que les autres doivent fournir.
    .title = Entamer en multicolore
AWI-13 = La plus forte carte de la couleur demandée remporte le pli, sauf si un aigle combat. Une carte défaussée ne peut pas gagner, mais la capacité de son animal agit quand même.
    .title = Qui remporte le pli
AWI-16 = Les cartes de ta pile de points restent face cachée et personne ne les consulte plus. Seules les hyènes restent visibles de tous, à côté de la pile.
    .title = La pile de points
AWI-17 = Après chaque pli, on retourne toute carte cachée qui n’est plus recouverte. Puis le joueur qui a remporté le pli entame le suivant, sauf si un guépard a désigné quelqu’un d’autre.
    .title = Entre les plis

AWI-14 = Si tu coupes avec un aigle, dis aussitôt s’il combat ou s’il fuit. Le plus fort aigle qui combat remporte le pli. Un aigle qui fuit va sur ta pile de points ou celle de ton équipe, et le pli se décide sans lui. Toutes les autres cartes vont au joueur qui remporte le pli, aigles battus compris.
    .title = Combattre ou fuir
AWI-15 = Un aigle qui entame le pli combat toujours. Qui a un aigle disponible doit en jouer un, et il combat aussi : pas de fuite, le plus fort gagne, et le tien n’a pas besoin de dépasser les précédents. Sans aigle, défausse n’importe quelle carte. Si un aigle combat dans un pli d’une autre couleur, les joueurs suivants doivent quand même fournir la couleur demandée.
    .title = Quand un aigle entame

AWI-18 = Le rhinocéros, le guépard et le serpent agissent dès qu’ils sont joués, avant le tour du joueur suivant ; tu peux aussi ne pas les utiliser. La souris, la hyène et l’éléphant agissent d’eux-mêmes. Les animaux multicolores ont la capacité de leur espèce. Le rhinocéros et le serpent peuvent viser n’importe quel autre joueur, même ton partenaire.
    .title = Capacités des animaux
AWI-19 = Si la souris et l’éléphant de la couleur demandée se rencontrent dans un pli, la souris l’emporte sur tous les animaux du pli. Les souris et éléphants d’autres couleurs ne font rien, et un aigle qui combat gagne malgré tout. Aucune souris n’effraie l’éléphant multicolore : s’il est joué avec les deux autres, c’est lui qui gagne.
    .title = Souris et éléphant
AWI-20 = Prends la carte supérieure d’une pile d’un autre joueur et glisse-la sous une autre de ses piles, sans la retourner ; si elle était bloquée, elle le reste. On ne crée pas de nouvelle pile, et un joueur qui n’en a plus qu’une n’est pas concerné. Une carte visible ainsi découverte est jouable aussitôt ; une carte cachée n’est retournée qu’entre les plis.
    .title = Rhinocéros
AWI-21 = Décide qui entame le pli suivant ; tu peux te désigner toi-même. Si plusieurs guépards sont joués dans un pli, c’est le dernier utilisé qui décide. Si la personne désignée est éliminée, la suivante dans le sens horaire entame. Au dernier pli d’une manche, le guépard est sans effet.
    .title = Guépard
AWI-24 = Si tu récupères ta quatrième hyène, tu perds, même au dernier pli et quel que soit le nombre de tes couronnes. À deux joueurs, la manche est perdue immédiatement ; à quatre aussi, et chaque équipe compte ses hyènes ensemble. À trois, tu es éliminé de la manche : tes cartes restantes sont mises de côté, face cachée, et les deux autres continuent. Si tu devais entamer, la personne suivante dans le sens horaire le fait.
    .title = Hyène
AWI-22 = Bloque une carte disponible d’un autre joueur : une carte visible d’une pile, à ton choix, ou une carte de sa main tirée au hasard, que lui seul voit. Le blocage dure jusqu’à ce qu’il joue sa prochaine carte, dans ce pli ou sinon dans le suivant ; alors tous ses blocages prennent fin. On ne peut pas bloquer la dernière carte disponible d’un joueur.
    .title = Serpent
AWI-23 = Si tu dois jouer et n’as aucune carte disponible, tous tes blocages sont levés. Si cela ne suffit pas, tes cartes cachées qui ne sont pas recouvertes sont retournées aussitôt. C’est rare : il faut un rhinocéros après un serpent, ou un second rhinocéros.
    .title = Aucune carte disponible
