chapter-goal = Le but du jeu

MOP-14 = Ramasse des os. Vous jouez trois manches et additionnez ce que chacune rapporte ; le joueur qui a alors le plus d’os gagne. En cas d’égalité, la victoire est partagée.
    .title = Le plus d’os gagne

chapter-cards = Les cartes et l’ordre de passage

MOP-1 = Il y a 56 cartes, chacune en un seul exemplaire : des chiens rouges, bleus et jaunes de 1 à 16, et des chats de 1 à 8. Les cartes de faible valeur portent plus d’os : quatre de 1 à 4, trois de 5 à 8, deux de 9 à 12, un de 13 à 16. Cela vaut aussi pour les chats : un chat en a donc toujours au moins trois. Règle maison : d’autres os, fixés carte par carte.
    .title = Des chiens, des chats et des os
MOP-2 = Rouge, bleu, jaune et chat forment une file, de la couleur la plus forte à la plus faible : c’est l’ordre de passage, où le chat compte comme une couleur. Il est mélangé une seule fois, au début de la partie. Ensuite, seuls les plis le modifient, et il reste tel quel d’une manche à l’autre. Règle maison : il est mélangé de nouveau avant chaque manche.
    .title = L’ordre de passage

chapter-deal = Le début d’une manche

MOP-3 = Vous jouez trois manches. Le premier donneur est tiré au sort ; à chaque nouvelle manche, son voisin de gauche devient donneur.
    .title = Trois manches
MOP-4 = Pour chaque manche, le donneur mélange les 56 cartes. Tu en reçois 8 ; le reste forme la pioche, face cachée.
    .title = La donne
MOP-5 = Avant le premier pli, tu peux glisser face cachée sous la pioche jusqu’à trois cartes qui ne te plaisent pas, et en repiocher autant sur le dessus : tu en as de nouveau 8. Tout le monde choisit en même temps ; on pioche ensuite dans le sens des aiguilles d’une montre, à partir de la gauche du donneur. Tout le monde voit combien de cartes tu échanges, mais pas lesquelles.
    .title = Échanger des cartes

chapter-trick = Le pli

MOP-6 = Le joueur à gauche du donneur entame le premier pli avec la carte de son choix. Dans le sens des aiguilles d’une montre, chacun joue ensuite une carte.
    .title = Qui commence
MOP-7 = Si le pli est entamé avec un chien, tu dois jouer un chien de la même couleur si tu en as un. Tu peux toujours jouer un chat à la place ; et si tu n’as pas la couleur, tu joues ce que tu veux. Si le pli est entamé avec un chat, aucune couleur n’est imposée. Un chat joué plus tard ne libère personne : après un chien rouge et un chat, tu dois encore jouer rouge si tu peux.
    .title = Fournir la couleur
MOP-8 = Quand tout le monde a joué, on compare toutes les cartes du pli : d’abord selon la place de leur couleur dans l’ordre de passage, et seulement à couleur égale selon leur valeur. Peu importe la couleur demandée. Exemple : si bleu est au-dessus de rouge, le 2 bleu bat le 16 rouge, même si rouge était demandé.
    .title = Comparer les cartes

chapter-highest-and-lowest = La carte la plus forte et la plus faible

MOP-9 = Si tu as joué la carte la plus forte, pose-la sur ta gamelle : cette seule carte, pas tout le pli. À la fin de la manche, toutes les cartes sur ta gamelle comptent.
    .title = La plus forte remplit la gamelle
MOP-10 = Si tu as joué la carte la plus faible, sa couleur se fraye un passage jusqu’en haut de l’ordre de passage, même si c’est un chat ; les autres gardent leur ordre. Ta carte va à la défausse. Ensuite, tu dois chaparder : prends dans ta main une des autres cartes du pli, mais pas la plus forte ; à trois joueurs, il n’en reste qu’une. Règle maison : tu peux renoncer à chaparder.
    .title = La plus faible chaparde
MOP-11 = Comme la carte la plus faible, tout ce qui reste du pli va à la défausse, face visible. Le joueur qui a gagné le pli entame le suivant.
    .title = Au pli suivant

chapter-scoring = La fin d’une manche

MOP-12 = Après chaque pli, une fois la carte chapardée, on regarde les mains : si quelqu’un n’a plus de carte, la manche est terminée. Si tu chapardes juste après avoir joué ta dernière carte, ta main n’est pas vide.
    .title = Quand la manche se termine
MOP-13 = Compte les os sur toutes les cartes de ta gamelle. S’il n’y en a aucune, la gamelle elle-même vaut 7 os à trois joueurs, 5 à quatre ou cinq. Chaque carte qui te reste en main ajoute 1. Exemple : le 3 rouge et le 14 bleu sur ta gamelle et deux cartes en main font 4 + 1 + 2 = 7.
    .title = Ce que rapporte une manche
