chapter-goal = Le but
chapter-cards = Les cartes
chapter-hunt = La chasse
chapter-prey = Les proies
chapter-ties = Les égalités
chapter-empty-middle = Le centre vide
chapter-end = La fin de la partie

MAU-1 = Vous commencez tous avec les mêmes seize cartes : éléphant, chien, chat et souris, chacun avec les valeurs 1, 2, 3 et 4. La valeur dit la force de l’animal, et combien de points il te rapporte si tu le prends.
    .title = Seize animaux chacun

MAU-2 = Avant la première chasse, quatre cartes de départ sont posées au centre, face visible : souris 1, chat 2, chien 3 et éléphant 4. Tu peux les prendre comme toutes les autres.
    .title = Quatre animaux au centre

MAU-3 = À chaque chasse, chacun choisit en secret une carte de sa main et la pose face cachée. Quand tous ont choisi, toutes les cartes sont révélées ensemble. Personne ne peut passer.
    .title = Choisir en secret, révéler ensemble

MAU-4 = L’éléphant chasse les chiens, le chien chasse les chats, le chat chasse les souris, et la souris chasse les éléphants. Seuls les animaux joués pendant cette chasse peuvent chasser. Ceux du centre ne sont que des proies : peu importe leur force, et peu importe s’ils sont à égalité avec une autre carte.
    .title = Qui chasse qui

MAU-5 = Dans chaque espèce, un seul animal chasse : celui qui a la plus haute valeur parmi les cartes qui viennent d’être jouées. Si chien 2 et chien 4 sont joués, c’est chien 4 qui chasse.
    .title = Un seul chasseur par espèce

MAU-6 = Si vous êtes plusieurs à jouer la plus haute valeur d’une espèce, aucun de ces animaux ne chasse. À leur place chasse la valeur inférieure la plus proche qui a vraiment été jouée : avec 3, 3 et 1, c’est le 1.
    .title = À force égale, on se gêne

MAU-7 = Si cette valeur suivante a été jouée plusieurs fois elle aussi, ou s’il n’y en a pas, l’espèce n’a pas de chasseur. Règle maison : vous descendez jusqu’à la plus haute valeur jouée une seule fois ; avec 3, 3, 2, 2 et 1, c’est alors le 1 qui chasse.
    .title = Quand une espèce n’a pas de chasseur

MAU-8 = Un chasseur prend toutes les cartes de sa proie : celles du centre et celles qui viennent d’être jouées. On désigne d’abord tous les chasseurs, et on ne prend qu’ensuite : un animal qui est pris chasse donc quand même. Par exemple, éléphant 1 prend chien 4, et ce même chien 4 prend tous les chats.
    .title = Le chasseur prend toutes ses proies

MAU-9 = Les animaux qui se gênent restent des proies : qui chasse leur espèce les prend comme les autres cartes.
    .title = Les animaux à égalité peuvent être pris

MAU-10 = Les cartes jouées que personne ne prend vont au centre, face visible, et y attendent la prochaine chasse. Aucune carte ne revient jamais en main.
    .title = Le reste demeure au centre

MAU-11 = Si sa proie n’est ni au centre ni parmi les cartes qui viennent d’être jouées, un chasseur ne prend rien.
    .title = Une chasse pour rien

MAU-12 = Si le centre est vide après une chasse et qu’il vous reste des cartes, chacun en choisit une en secret ; toutes sont révélées et posées au centre, et personne ne chasse. Si c’était la dernière carte de chacun, la partie est finie. S’il ne vous reste plus de cartes, le centre reste vide. À trois, le centre n’est jamais vide.
    .title = Regarnir le centre

MAU-13 = La partie est finie quand vous avez joué toutes vos cartes. Ce qui est alors au centre ne compte pour personne. Les cartes de départ que tu as prises comptent comme les autres.
    .title = Quand les mains sont vides

MAU-14 = Additionne les valeurs de toutes les cartes que tu as prises : la plus grande somme gagne. À égalité, la plus grande somme de souris prises l’emporte ; si elle est égale aussi, vous partagez la victoire. Règle maison : seule la plus haute souris prise départage, pas leur somme.
    .title = Le plus de points gagne

MAU-15 = Ce que tu as pris reste devant toi, face cachée. Tout le monde a vu qui prenait quoi, mais les points ne sont montrés qu’à la fin. Règle maison : les points sont visibles tout le temps.
    .title = Les prises sont cachées

MAU-16 = Les chasses sont montrées l’une après l’autre : d’abord celle de l’éléphant, puis celles du chien, du chat et de la souris. L’ordre ne change rien à ce que chacun prend. Dans la boîte, quatre cartes d’aide montrent qui a gagné quelle chasse : le chasseur dans les coins, sa proie sur l’image.
    .title = Éléphant, chien, chat, souris
