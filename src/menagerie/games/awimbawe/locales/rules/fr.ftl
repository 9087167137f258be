chapter-goal = Le but
chapter-cards = Les cartes
chapter-deal = La donne
chapter-trick = Un pli
chapter-eagles = Les aigles
chapter-animals = Les animaux

AWI-26 = Tu as une carte Rival ; à quatre, c’est celle de ton équipe. Gagne une manche, et ton rival passe sur sa face dorée. Gagne une manche avec un rival déjà doré, et la partie est à toi : il faut donc deux manches pour gagner.
    .title = Deux manches pour gagner
AWI-25 = Quand toutes les cartes sont jouées, compte les couronnes de tes cartes gagnées, hyènes comprises ; les couronnes barrées se déduisent. Le plus de couronnes gagne la manche. À trois, en cas d’égalité, c’est le plus haut aigle gagné parmi les ex æquo qui décide ; si aucun d’eux n’a d’aigle, personne ne gagne et la manche est rejouée. À deux et à quatre, il n’y a jamais d’égalité.
    .title = Le plus de couronnes gagne la manche

AWI-1 = Les cinq couleurs sont des paysages : la steppe brune, le désert jaune, la montagne grise, la forêt verte et la glace turquoise. Dans chacun vivent six animaux : souris 1, rhinocéros 2, guépard 3, hyène 4, serpent 5 et éléphant 6. À deux, la glace reste dans la boîte.
    .title = Cinq paysages
AWI-2 = À trois et à quatre s’ajoutent quatre animaux multicolores : rhinocéros 2⁻, guépard 3⁻, serpent 5⁻ et éléphant 6⁻. Chacun se classe juste sous la carte ordinaire de même chiffre. Un guépard 3⁻ bat un rhinocéros 2, mais un guépard 3 le bat.
    .title = Animaux multicolores
AWI-3 = Les aigles n’appartiennent à aucun paysage. Les aigles 7, 8, 9 et 10 sont toujours là ; à trois s’y ajoute le 11, à quatre le 11 et le 12.
    .title = Aigles
AWI-4 = Souris et hyènes rapportent 3 couronnes, rhinocéros et guépards 2, serpents et éléphants 1, quelle que soit leur couleur. Les aigles 7 et 8 ne rapportent rien, le 9 te coûte 1 couronne, le 10, le 11 et le 12 en coûtent 2 chacun. Cela fait en tout 45 couronnes à deux, 61 à trois et 59 à quatre. Règle maison : une table peut utiliser d’autres couronnes, telles qu’elles sont imprimées dans sa propre boîte, si ces totaux restent les mêmes.
    .title = Couronnes

AWI-5 = Chacun reçoit une main et des piles ; une pile, c’est une carte cachée avec une carte visible dessus. À deux, tu as 4 piles et 6 cartes en main ; à trois, 4 piles et 5 cartes en main ; à quatre, 3 piles et 4 cartes en main. À quatre, vous jouez en deux équipes : ton partenaire est en face de toi.
    .title = Piles et mains
AWI-6 = Personne ne connaît les cartes cachées, pas même celles de ses propres piles. À chaque nouvelle manche, on mélange de nouveau toutes les cartes.
    .title = Cartes cachées
AWI-7 = À la première manche, l’entame revient à qui montre le moins de couronnes sur les cartes visibles de ses piles. Chacun compte pour soi, même en équipe. Si plusieurs en montrent aussi peu, la plus jeune de ces personnes entame ; c’est la place la plus basse. Règle maison : une table peut indiquer l’ordre des âges.
    .title = Qui entame la première manche
AWI-8 = Avant chaque nouvelle donne, le perdant de la manche dit qui va entamer, et peut se nommer lui-même. À trois, le perdant est le joueur éliminé, sinon celui qui a le moins de couronnes ; en cas d’égalité, c’est le premier des ex æquo dans le sens horaire après le gagnant, ou à partir de la place la plus basse si personne n’a gagné. À quatre, c’est la place la plus basse de l’équipe perdante.
    .title = Qui entame les manches suivantes

AWI-9 = Tu peux jouer les cartes de ta main et les cartes visibles au sommet de tes piles, sauf si elles sont bloquées. Seules ces cartes disponibles comptent quand il s’agit de fournir : une carte couverte ou bloquée ne t’oblige à rien.
    .title = Cartes disponibles
AWI-10 = On joue dans le sens horaire. Qui entame joue n’importe quelle carte disponible, et les autres doivent fournir sa couleur s’ils le peuvent. Si tu ne peux pas fournir, tu dois jouer un aigle disponible. Si tu n’en as pas non plus, défausse ce que tu veux : une défausse ne remporte jamais le pli.
    .title = Fournir
AWI-11 = Une carte multicolore fournit n’importe laquelle des cinq couleurs. Si tu as aussi la couleur demandée, tu as le choix. Si tu ne peux fournir qu’avec elle, tu dois la jouer, même si tu as un aigle. Elle ne peut pas suivre un aigle.
    .title = Fournir en multicolore
AWI-12 = Quand tu entames avec une carte multicolore, tu choisis une des cinq couleurs. C’est celle-là que les autres doivent fournir.
    .title = Entamer en multicolore
AWI-13 = La plus haute carte de la couleur demandée remporte le pli, sauf si un aigle combat. Une défausse ne peut pas gagner, mais la capacité de son animal agit quand même.
    .title = Qui remporte le pli
AWI-16 = Tes cartes gagnées restent face cachée et personne ne les regarde plus. Seules les hyènes restent visibles pour tout le monde.
    .title = Cartes gagnées
AWI-17 = Après chaque pli, on retourne toute carte cachée que plus rien ne recouvre. Puis qui a remporté le pli entame le suivant, sauf si un guépard a nommé quelqu’un d’autre.
    .title = Entre les plis

AWI-14 = Si tu joues un aigle faute de pouvoir fournir, dis aussitôt s’il combat ou s’il fuit. Le plus haut aigle qui combat remporte le pli. Un aigle en fuite rejoint les cartes gagnées par toi ou ton équipe, et le pli se décide sans lui. Toutes les autres cartes vont à qui remporte le pli, aigles battus compris.
    .title = Combattre ou fuir
AWI-15 = Un aigle d’entame combat toujours. Qui a un aigle disponible doit en jouer un, et il combat aussi : pas de fuite, le plus haut gagne, et le tien n’a pas besoin de dépasser les précédents. Sans aigle, défausse n’importe quelle carte. Si un aigle combat dans un pli d’une autre couleur, les suivants fournissent quand même la couleur demandée.
    .title = Quand un aigle entame

AWI-18 = Rhinocéros, guépard et serpent agissent dès qu’ils sont joués, avant le tour suivant ; tu peux aussi ne pas les utiliser. Souris, hyène et éléphant agissent d’eux-mêmes. Les animaux multicolores ont la capacité de leur espèce. Rhinocéros et serpent peuvent viser n’importe qui d’autre, même ton partenaire.
    .title = Ce que font les animaux
AWI-19 = Si la souris et l’éléphant de la couleur demandée se rencontrent dans un pli, la souris l’emporte sur tous les animaux du pli. Les souris et éléphants d’autres couleurs ne font rien, et un aigle qui combat gagne malgré tout. Aucune souris n’effraie l’éléphant multicolore : s’il se joint aux deux autres, il gagne.
    .title = Souris et éléphant
AWI-20 = Prends la carte du dessus d’une pile d’un autre joueur et glisse-la sous une autre de ses piles ; elle reste visible ou cachée, et bloquée si elle l’était. On ne crée pas de nouvelle pile, et rien n’arrive à qui n’en a plus qu’une. Une carte visible ainsi découverte est jouable aussitôt ; une carte cachée n’est retournée qu’entre les plis.
    .title = Rhinocéros
AWI-21 = Dis qui entame le pli suivant ; tu peux te nommer. Si plusieurs guépards parlent dans un pli, le dernier compte. Si la personne nommée est éliminée, la suivante dans le sens horaire entame. Au dernier pli d’une manche, le guépard ne dit rien.
    .title = Guépard
AWI-24 = Si tu gagnes ta quatrième hyène, tu perds, même au dernier pli et quel que soit le nombre de tes couronnes. À deux, la manche est perdue aussitôt ; à quatre aussi, et chaque équipe compte ses hyènes ensemble. À trois, tu quittes la manche : tes cartes non jouées sont mises de côté sans qu’on les voie, et les deux autres continuent. Si tu devais entamer, la personne suivante dans le sens horaire le fait.
    .title = Hyène
AWI-22 = Bloque une carte disponible d’un autre joueur : une carte visible d’une pile, à ton choix, ou une carte de sa main tirée au hasard, que lui seul voit. Le blocage dure jusqu’à ce qu’il joue sa prochaine carte, dans ce pli ou sinon dans le suivant ; alors tous ses blocages prennent fin. On ne peut pas bloquer la dernière carte disponible de quelqu’un.
    .title = Serpent
AWI-23 = Si tu dois jouer et n’as aucune carte disponible, tous tes blocages sont levés. Si cela ne suffit pas, tes cartes cachées que rien ne recouvre sont retournées aussitôt. C’est rare : il faut un rhinocéros après un serpent, ou un second rhinocéros.
    .title = Aucune carte disponible
