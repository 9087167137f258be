chapter-goal = Le but du jeu

MOP-14 = Ramasse des os. Vous jouez trois manches et additionnez ce que chacune rapporte ; la victoire va à qui a alors le plus d’os. En cas d’égalité, elle est partagée.
    .title = Le plus d’os gagne

chapter-cards = Les cartes et l’ordre de passage

MOP-1 = Il y a 56 cartes, chacune une seule fois : des chiens rouges, bleus et jaunes de 1 à 16, et des chats de 1 à 8. Plus le nombre est petit, plus la carte porte d’os : quatre de 1 à 4, trois de 5 à 8, deux de 9 à 12, un de 13 à 16. Cela vaut aussi pour les chats : un chat en a donc toujours au moins trois. Règle maison : d’autres os, fixés carte par carte.
    .title = Des chiens, des chats et des os
MOP-2 = Rouge, bleu, jaune et chat forment une file, de la sorte la plus forte à la plus faible : c’est l’ordre de passage. Il est mélangé une seule fois, au début de la partie. Ensuite, seuls les plis le changent, et il reste tel quel d’une manche à l’autre. Règle maison : il est mélangé de nouveau à chaque manche.
    .title = L’ordre de passage

chapter-deal = Le début d’une manche

MOP-3 = Vous jouez trois manches. On tire au sort qui distribue la première ; à chaque nouvelle manche, la donne passe à gauche.
    .title = Trois manches
MOP-4 = Pour chaque manche, les 56 cartes sont mélangées. Tu en reçois 8 ; le reste forme la pioche, face cachée.
    .title = La donne
MOP-5 = Avant le premier pli, tu peux glisser face cachée sous la pioche jusqu’à trois cartes qui ne te plaisent pas, et en piocher autant sur le dessus : tu en as de nouveau 8. Tout le monde choisit en même temps ; on pioche ensuite dans le sens des aiguilles d’une montre, à partir de la gauche du donneur. Tout le monde voit combien de cartes tu échanges, mais pas lesquelles.
    .title = Échanger des cartes

chapter-trick = Le pli

MOP-6 = La personne à gauche du donneur entame le premier pli avec la carte de son choix. Dans le sens des aiguilles d’une montre, chacun ajoute une carte.
    .title = Qui commence
MOP-7 = Si un chien entame le pli, tu dois jouer un chien de la même couleur si tu en as un. Tu peux toujours jouer un chat à la place ; et si tu n’as pas la couleur, tu joues ce que tu veux. Un chat en entame n’impose rien à personne. Un chat joué plus tard ne libère personne : après un chien rouge et un chat, tu dois encore jouer rouge si tu peux.
    .title = Fournir la couleur
MOP-8 = Quand tout le monde a joué, on compare toutes les cartes du pli : d’abord selon la place de leur sorte dans l’ordre de passage, et seulement au sein d’une même sorte selon le nombre. Peu importe la couleur demandée. Exemple : si bleu est devant rouge, Bleu 2 bat Rouge 16, même si rouge était demandé.
    .title = Comparer les cartes

chapter-highest-and-lowest = La carte la plus forte et la plus faible

MOP-9 = Si tu as joué la carte la plus forte, pose-la sur ta gamelle : cette seule carte, pas tout le pli. À la fin de la manche, toutes les cartes sur ta gamelle comptent.
    .title = La plus forte remplit la gamelle
MOP-10 = Si tu as joué la carte la plus faible, sa sorte passe en tête de l’ordre de passage, les chats aussi ; les autres gardent leur ordre. Ta carte va à la défausse. Ensuite, tu dois chaparder : prends en main une des autres cartes du pli, mais pas la plus forte ; à trois, il n’en reste qu’une. Règle maison : tu peux renoncer à chaparder.
    .title = La plus faible chaparde
MOP-11 = Comme la carte la plus faible, tout ce qui reste du pli va à la défausse, face visible. Qui a gagné le pli entame le suivant.
    .title = Au pli suivant

chapter-scoring = La fin d’une manche

MOP-12 = Après chaque pli, une fois le chapardage fait, on regarde les mains : si quelqu’un n’a plus de carte, la manche est finie. Si tu chapardes juste après ta dernière carte, ta main n’est pas vide.
    .title = Quand la manche se termine
MOP-13 = Compte les os sur toutes les cartes de ta gamelle. S’il n’y en a aucune, la gamelle elle-même vaut 7 os à trois, 5 à quatre ou à cinq. Chaque carte qui te reste en main ajoute 1. Exemple : Rouge 3 et Bleu 14 sur la gamelle et deux cartes en main font 4 + 1 + 2 = 7.
    .title = Ce que rapporte une manche
