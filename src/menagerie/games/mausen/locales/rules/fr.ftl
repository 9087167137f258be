chapter-goal = Le but du jeu
chapter-cards = Les cartes
chapter-hunt = La chasse
chapter-prey = Les proies
chapter-ties = Les égalités
chapter-empty-middle = Le centre vide
chapter-end = La fin de la partie

MAU-1 = Vous commencez tous avec les mêmes seize cartes : éléphant, chien, chat et souris, chacun avec les valeurs 1, 2, 3 et 4. La valeur indique la force de l’animal, et les points qu’il te rapporte si tu le captures.
    .title = Seize animaux chacun

MAU-2 = Avant la première chasse, quatre proies de départ sont posées face visible au centre de la table : souris 1, chat 2, chien 3 et éléphant 4. Tu peux les capturer comme toutes les autres.
    .title = Quatre proies de départ

MAU-3 = À chaque chasse, chacun choisit en secret une carte de sa main et la pose face cachée devant soi. Quand tous ont choisi, les cartes sont révélées simultanément. Personne ne peut passer.
    .title = Choisir en secret, révéler ensemble

MAU-4 = L’éléphant chasse les chiens, le chien chasse les chats, le chat chasse les souris, et la souris chasse les éléphants. Seuls les animaux qui viennent d’être joués peuvent chasser. Ceux du centre de la table ne sont que des proies : peu importe leur force, et peu importe s’ils sont à égalité avec une autre carte.
    .title = Qui chasse qui

MAU-5 = Dans chaque espèce, un seul animal chasse : celui de plus forte valeur parmi les cartes qui viennent d’être jouées. Si le chien 2 et le chien 4 ont été joués, c’est le chien 4 qui chasse.
    .title = Un seul chasseur par espèce

MAU-6 = Si plusieurs d’entre vous ont joué la plus forte valeur d’une espèce, ces animaux s’annulent et aucun d’eux ne chasse. C’est alors la valeur immédiatement inférieure parmi les cartes jouées qui chasse : avec 3, 3 et 1, c’est le 1.
    .title = À égalité, les animaux s’annulent

MAU-7 = S’il y a encore égalité pour cette valeur, ou s’il n’y a pas de valeur inférieure, aucun animal de cette espèce ne chasse. Règle maison : vous descendez jusqu’à la plus forte valeur jouée une seule fois ; avec 3, 3, 2, 2 et 1, c’est alors le 1 qui chasse.
    .title = Quand une espèce n’a pas de chasseur

MAU-8 = Un chasseur prend toutes les proies de l’espèce qu’il chasse : celles du centre de la table et celles qui viennent d’être jouées. On désigne d’abord tous les chasseurs, et on ne prend les proies qu’ensuite : un animal capturé chasse donc quand même. Par exemple, l’éléphant 1 capture le chien 4, et ce même chien 4 capture tous les chats.
    .title = Le chasseur prend toutes ses proies

MAU-9 = Les animaux qui s’annulent restent des proies : qui chasse leur espèce les prend comme les autres cartes.
    .title = Les animaux à égalité peuvent être capturés

MAU-10 = Les cartes jouées que personne ne capture sont placées au centre de la table, face visible, et y attendent la prochaine chasse. Aucune carte ne revient jamais en main.
    .title = Le reste va au centre

MAU-11 = Si l’espèce qu’il chasse n’est ni au centre de la table ni parmi les cartes qui viennent d’être jouées, un chasseur ne prend rien.
    .title = Une chasse pour rien

MAU-12 = Si le centre de la table est vide après une chasse et qu’il vous reste des cartes, chacun en choisit une en secret ; toutes sont révélées et placées au centre, et personne ne chasse. Si c’était la dernière carte de chacun, la partie est finie. S’il ne vous reste plus de cartes, le centre reste vide. À trois joueurs, le centre n’est jamais vide.
    .title = Regarnir le centre

MAU-13 = La partie se termine quand vous avez joué toutes vos cartes. Les proies qui restent au centre de la table ne vont à personne. Les proies de départ que tu as capturées comptent comme les autres.
    .title = Quand les mains sont vides

MAU-14 = Additionne les valeurs de tes proies : le total le plus élevé gagne. En cas d’égalité, le total le plus élevé des souris capturées l’emporte ; s’il y a encore égalité, vous partagez la victoire. Règle maison : c’est la souris de plus forte valeur qui départage, et non le total des souris.
    .title = Le plus de points gagne

MAU-15 = Tes proies restent face cachée devant toi. Tout le monde a vu qui prenait quoi, mais les points ne sont montrés qu’à la fin. Règle maison : les points restent visibles pendant toute la partie.
    .title = Les proies sont cachées

MAU-16 = Les chasses sont montrées l’une après l’autre : d’abord celle de l’éléphant, puis celles du chien, du chat et de la souris. L’ordre ne change rien à ce que chacun prend. Dans la boîte, quatre cartes d’aide de jeu montrent qui a remporté quelle chasse : le chasseur dans les coins, sa proie sur l’image.
    .title = Éléphant, chien, chat, souris
