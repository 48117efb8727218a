### Les leçons sur les enchères et sur Legend. Celles du jeu de base sont dans page-screens.ftl.


## Cours

learn-courses = Cours
learn-other-courses = Autres cours
learn-course-base = Jeu de base
  .end-title = Voilà tout le jeu
  .end =
    La partie continue ainsi jusqu'à ce que les 36 tuiles soient posées : trois volcans l'interrompent pour un
    décompte, et un quatrième décompte la termine. Le joueur qui a le plus de points gagne. Quoi que vous vouliez
    faire, la table montre d'abord le prix ; et si quelque chose n'est pas permis, elle dit pourquoi.
learn-course-auction = Enchères
  .end-title = Voilà les enchères
  .end =
    Manche après manche, on mise pour les tuiles jusqu'à ce que les 36 soient posées. Au décompte final, le joueur qui
    a le moins de points commence et celui qui en a le plus joue en dernier. Les points économisés comptent à la fin,
    mais une bonne tuile au bon moment en vaut bien quelques-uns.
learn-course-legend = Legend
  .end-title = Voilà une manche de Legend
  .end =
    Une partie compte six manches comme celle-ci. Les volcans des lettres B et D déclenchent un décompte dès qu'ils
    sont posés, et un troisième décompte termine la partie. Pour commencer, nous conseillons Chichén Itzá.


## Les enchères

learn-auction-bid =
  Dans cette variante, personne ne pioche à l'aveugle. Il y a autant de tuiles visibles que de joueurs, et l'on mise
  des points de prestige pour jouer et choisir en premier. Chacun commence avec 20 points et paie avec ce qu'il a.
  .title = Ouvrez les enchères
  .task = Regardez les trois tuiles visibles. Puis misez au moins 1 point.
  .done = Les autres surenchérissent ou passent, dans le sens horaire. Personne ne paie encore.
learn-auction-pass =
  Ixchel a misé 4 et Balam 6. Chaque mise doit dépasser la précédente, et l'on ne mise jamais plus que ce que l'on a. Si vous
  passez, vous ne quittez que cette enchère : il y en aura une autre pour les tuiles restantes.
  .title = Savoir passer
  .task = 6 points, c'est cher pour une tuile si tôt dans la partie. Passez.
  .done = Cela ne vous a rien coûté. Seul le gagnant paie.
learn-auction-take =
  Balam a joué son tour et retourné son amulette. Vous n'étiez plus que deux à la deuxième enchère ; vous l'avez remportée
  avec 2 points, qui ont quitté votre score. Il reste deux tuiles visibles.
  .title = Gagner et choisir
  .task = Choisissez l'une des deux tuiles.
  .done = L'autre reste pour Ixchel, la dernière à jouer, qui la reçoit gratuitement.
learn-auction-turn =
  La suite est un tour ordinaire : posez la tuile, puis dépensez 10 points d'action. Ensuite, votre amulette est
  retournée, et vous ne misez plus jusqu'à la manche suivante.
  .title = Jouez votre tour
  .task = Posez la tuile, faites ce que vous voulez et finissez votre tour.
  .done = Quand chacun a joué, les amulettes sont remises face visible et de nouvelles tuiles sont dévoilées.
learn-auction-last =
  C'est la deuxième manche. Les autres ont misé pour leur tour, et il reste une tuile. Le dernier joueur d'une manche
  ne paie rien, mais ne choisit pas non plus. Et c'est son voisin de gauche qui ouvre la manche suivante.
  .title = La dernière tuile est gratuite
  .task = Prenez la tuile restante.
  .done = Un point économisé est un point gagné : attendre est parfois la meilleure affaire.
learn-auction-volcano =
  Vous avez remporté la première enchère de la manche avec 4 points. L'une des trois tuiles est le volcan de la lettre
  B. Qui le prend déclenche un décompte, y joue en premier, puis pose le volcan et joue son tour normal.
  .title = Acheter un volcan
  .task = Prenez le volcan.
  .done = Chacun dépense maintenant 10 points et compte ses points, vous d'abord. Puis vous posez le volcan et jouez votre tour.


## Legend

learn-legend-token =
  Une manche de Legend commence par un draft : à tour de rôle, chacun prend un seul élément. Le jeton de points
  d'action est votre revenu de la manche, de 6 à 13 points. Il vous en faut exactement un, et les bons partent vite.
  .title = Draft : vos points d'action
  .task = Prenez le jeton de 9 points.
  .done = 9 points pour cette manche. C'est au tour d'Ixchel de choisir.
learn-legend-card =
  À deux, chacun prend aussi trois cartes action. Une carte a un effet particulier, sans points d'action, tout de
  suite ou dans une manche suivante. Les cartes permanentes, comme celle qui ajoute 2 points, servent à chaque manche.
  .title = Draft : cartes action
  .task = Prenez une carte. Survolez-les pour lire ce qu'elles font.
  .done = Vous voyez aussi les cartes des autres : ici, rien n'est caché.
learn-legend-tile =
  On choisit aussi des tuiles, une ou deux chacun selon le nombre de joueurs. Une tuile prise doit être posée. Un
  volcan déclenche un décompte dès que vous le posez : c'est donc vous qui décidez du moment.
  .title = Draft : tuiles
  .task = Prenez une des tuiles.
  .done = Vous la poserez où vous voudrez, pendant la phase d'actions.
learn-legend-order =
  Votre dernier choix est une place dans l'ordre de la manche suivante. Jouer en premier, c'est choisir avant les
  autres parmi les jetons, les cartes et les tuiles.
  .title = Draft : l'ordre suivant
  .task = Choisissez votre place pour la manche suivante.
  .done = La statuette est couchée à sa place ; elle se relève au début de la manche suivante.
learn-legend-stash =
  Voici la phase d'actions. À tour de rôle, chacun fait une seule chose : jouer une carte, poser une tuile, utiliser
  le jeton ou conserver une carte. Les nouvelles cartes sont à droite de votre plateau de campement. Celles que vous
  ne jouez pas doivent passer à gauche, et cela prend un tour entier.
  .title = Conserver une carte
  .task = Vous n'avez encore personne sur des ruines, la carte de fouille doit donc attendre. Choisissez une carte à droite, conservez-la et finissez votre tour.
  .done = Elle reste à gauche jusqu'à ce que vous en ayez besoin. Il y a de la place pour trois.
learn-legend-play =
  L'une des cartes conservées installe un camp et y amène deux pions, sans aucun point d'action. Les cartes de gauche
  se jouent à n'importe quel tour suivant.
  .title = Jouer une carte
  .task = Choisissez la carte du camp et jouez-la.
  .done = Choisissez maintenant la case du camp, puis les pions qui l'accompagnent. Ensuite, la carte est défaussée.
learn-legend-activate =
  Le jeton s'utilise une fois par manche : tous ses points d'un coup, plus vos cartes de bonus si vous en avez. Les points non
  dépensés sont perdus, et le jeton quitte la partie.
  .title = Utiliser le jeton
  .task = Choisissez le jeton et utilisez-le.
  .done = Les cartes de bonus s'ajoutent maintenant ou pas du tout. Ensuite vous dépensez vos points.
learn-legend-spend =
  Vous connaissez la plupart des actions. Deux sont nouvelles : recruter rend disponibles des pions qui ne sont pas
  encore dans votre réserve, et un jeton dalle ouvre un passage là où il n'y en avait pas. Vos pions peuvent aussi
  entrer dans la jungle, sur les lacs et sur les volcans.
  .title = De nouvelles actions
  .task = Recrutez un explorateur, ou posez un jeton dalle entre deux cases.
  .done = Tout le reste coûte la même chose que dans le jeu de base.
learn-legend-lay =
  Une tuile choisie au draft va sur n'importe quelle case libre à l'intérieur du pointillé, dans le sens que vous
  voulez. Aucune dalle n'a besoin d'y mener, et la tuile peut ne toucher aucune autre. S'il y a des pions sur la case,
  il vous faut la majorité.
  .title = Poser où l'on veut
  .task = Choisissez votre tuile et posez-la.
  .done = Poser une tuile prend un tour entier : choisissez bien le moment.
learn-legend-pass =
  Vos tuiles sont posées, le jeton est utilisé, et il n'y a plus de carte à droite. Plus rien ne vous oblige à jouer :
  vous pouvez passer. Quand tous ont passé, la manche est finie : les cartes utilisées sont remises face visible et un
  nouveau draft commence.
  .title = Passer
  .task = Passez.
  .done = S'il vous restait quelque chose à faire, vous n'auriez pas pu passer : les tuiles et les nouvelles cartes sont obligatoires.
learn-legend-power =
  Votre directeur de musée a trois pouvoirs. Vous pouvez en utiliser un, une seule fois dans toute la partie, sans
  points d'action. Si vous ne le faites jamais, vous recevez 5 points à la fin. Votre chef est sur les ruines en e3 :
  c'est le moment de fouiller.
  .title = Le directeur de musée
  .task = Choisissez « Pouvoir » et utilisez-en un.
  .done = Le cube est parti, et les 5 points avec lui. Un ou deux trésors devraient compenser.
learn-legend-score =
  Vous avez posé un volcan : chacun dépense donc 10 points et compte ses points, vous d'abord. Six choses rapportent :
  vos temples, un supplément à partir de la valeur 7, les volcans, la jungle et les clairières fois les temples, les
  lacs fois les masques, et les séries de trésors.
  .title = Un décompte
  .task = Dépensez vos points comme vous voulez, puis finissez votre tour. « En cas de décompte » montre ce que cela donnerait.
  .done = Vos points sont sur la piste. Quand tous ont compté leurs points, la manche continue.
