### Les leçons sur les enchères et sur Legend. Celles du jeu de base sont dans page-screens.ftl.


## Cours

learn-courses = Cours
learn-other-courses = Autres cours
learn-course-base = Jeu de base
  .end-title = Voilà tout le jeu
  .end =
    La partie continue ainsi jusqu'à ce que les 36 tuiles soient posées : trois volcans l'interrompent pour un décompte, et
    un quatrième décompte la termine. Qui a le plus de points gagne. Quoi que vous vouliez faire, la table montre d'abord le
    prix ; et si quelque chose n'est pas permis, elle dit pourquoi.
learn-course-auction = Enchères
  .end-title = Voilà les enchères
  .end =
    Manche après manche, on mise pour les tuiles jusqu'à ce que les 36 soient posées. Au décompte final, celui qui a le moins
    de points joue en premier et le meneur en dernier. Les points économisés comptent à la fin, mais une bonne tuile au bon
    moment en vaut bien quelques-uns.
learn-course-legend = Legend
  .end-title = Voilà une manche de Legend
  .end =
    Six manches comme celle-ci font une partie. Les volcans des lettres B et D amènent un décompte dès qu'ils sont posés, et un
    troisième décompte termine la partie. Pour la première, nous conseillons Chichén Itzá.


## Les enchères

learn-auction-bid =
  Dans cette variante, personne ne pioche à l'aveugle. Il y a autant de tuiles visibles que de joueurs, et l'on mise des
  points de prestige pour choisir et jouer en premier. Chacun commence avec 20 points et paie avec ce qu'il a.
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
  .done = L'autre reste pour Ixchel, qui est la dernière et la reçoit gratuitement.
learn-auction-turn =
  La suite est un tour ordinaire : poser la tuile, puis dépenser 10 points d'action. Ensuite votre amulette est retournée, et
  vous ne misez plus jusqu'à la manche suivante.
  .title = Jouez votre tour
  .task = Posez la tuile, faites ce que vous voulez et terminez votre tour.
  .done = Quand chacun a joué, les amulettes sont redressées et de nouvelles tuiles sont dévoilées.
learn-auction-last =
  C'est la deuxième manche. Les autres ont misé pour leurs tours, et il reste une tuile. Le dernier joueur d'une manche ne paie
  rien, mais ne choisit pas non plus. Et c'est son voisin de gauche qui ouvre la manche suivante.
  .title = La dernière tuile est gratuite
  .task = Prenez la tuile restante.
  .done = Un point économisé est un point gagné : attendre est parfois la meilleure affaire.
learn-auction-volcano =
  Vous avez remporté la première enchère de la manche avec 4 points. L'une des trois tuiles est le volcan de la lettre B. Qui
  le prend déclenche un décompte, y joue en premier, puis pose le volcan et joue encore son tour.
  .title = Acheter un volcan
  .task = Prenez le volcan.
  .done = Chacun dépense maintenant 10 points et marque, vous d'abord. Puis vous posez le volcan et jouez votre tour.


## Legend

learn-legend-token =
  Une manche de Legend commence par un draft : chacun son tour prend une chose. Le jeton de points d'action est votre revenu
  de la manche, de 6 à 13 points. Il vous en faut exactement un, et les bons partent vite.
  .title = Draft : vos points d'action
  .task = Prenez le jeton de 9 points.
  .done = 9 points pour cette manche. C'est au tour d'Ixchel de choisir.
learn-legend-card =
  À deux, chacun prend aussi trois cartes action. Une carte a un effet particulier, sans points d'action, tout de suite ou dans
  une manche suivante. Les cartes permanentes, comme celle qui ajoute 2 points, servent manche après manche.
  .title = Draft : cartes action
  .task = Prenez une carte. Pointez-en une pour lire ce qu'elle fait.
  .done = Vous voyez aussi les cartes des autres : ici, rien n'est caché.
learn-legend-tile =
  Les tuiles se choisissent aussi, une ou deux chacun selon le nombre de joueurs. Une tuile prise doit être posée. Un volcan
  amène un décompte dès que vous le posez : c'est donc vous qui décidez du moment.
  .title = Draft : tuiles
  .task = Prenez une des tuiles.
  .done = Vous la poserez pendant la phase d'actions, où vous voudrez.
learn-legend-order =
  Votre dernier choix est une place dans l'ordre de la manche suivante. Être premier, c'est choisir d'abord parmi les jetons, les
  cartes et les tuiles.
  .title = Draft : le prochain ordre
  .task = Choisissez votre place pour la manche suivante.
  .done = La statuette est couchée à sa place et se relève quand la manche suivante commence.
learn-legend-stash =
  Voici la phase d'actions. Chacun son tour fait une seule chose : jouer une carte, poser une tuile, utiliser le jeton ou
  conserver une carte. Les nouvelles cartes sont à droite de votre camp. Ce que vous ne jouez pas doit passer à gauche, et
  cela prend un tour entier.
  .title = Conserver une carte
  .task = Vous n'avez encore personne sur des ruines, la carte de fouille doit donc attendre. Prenez une carte à droite, conservez-la et finissez votre tour.
  .done = Elle reste à gauche jusqu'à ce que vous en ayez besoin. Il y a de la place pour trois.
learn-legend-play =
  L'une des cartes conservées installe un camp et amène deux personnes, sans aucun point d'action. Les cartes de gauche se
  jouent à n'importe quel tour suivant.
  .title = Jouer une carte
  .task = Prenez la carte du camp et jouez-la.
  .done = Choisissez maintenant la case du camp et qui vient. Puis la carte est défaussée.
learn-legend-activate =
  Le jeton s'utilise une fois par manche : tous ses points d'un coup, plus vos cartes de bonus si vous en avez. Les points non
  dépensés sont perdus, et le jeton quitte la partie.
  .title = Utiliser le jeton
  .task = Prenez le jeton et utilisez-le.
  .done = Les cartes de bonus s'ajoutent maintenant ou pas du tout. Ensuite vous dépensez vos points.
learn-legend-spend =
  Vous connaissez la plupart des actions. Deux sont nouvelles : recruter rend disponibles des gens qui ne sont pas encore dans
  votre réserve, et une dalle mobile ouvre un passage là où il n'y en avait pas. Vos gens peuvent aussi entrer dans la jungle,
  sur les lacs et les volcans.
  .title = De nouvelles dépenses
  .task = Recrutez un explorateur, ou posez une dalle mobile entre deux cases.
  .done = Tout le reste coûte la même chose que dans le jeu de base.
learn-legend-lay =
  Une tuile choisie va sur n'importe quelle case libre à l'intérieur du pointillé, dans le sens que vous voulez. Aucune dalle n'a
  besoin d'y mener, et elle n'a rien à toucher. S'il y a des pièces sur la case, il faut la majorité.
  .title = Poser où l'on veut
  .task = Prenez votre tuile et posez-la.
  .done = Poser une tuile prend un tour entier : choisissez bien le moment.
learn-legend-pass =
  Vos tuiles sont posées, le jeton est utilisé, et il n'y a plus de carte à droite. Rien ne vous oblige plus, vous pouvez passer.
  Quand tous ont passé, la manche est finie : les cartes utilisées sont redressées et un nouveau draft commence.
  .title = Passer
  .task = Passez.
  .done = S'il restait quelque chose à faire, vous n'auriez pas pu : les tuiles et les nouvelles cartes sont obligatoires.
learn-legend-power =
  Votre directeur de musée a trois pouvoirs. Vous pouvez en utiliser un, une seule fois dans toute la partie, sans points
  d'action. Si vous ne le faites jamais, vous recevez 5 points à la fin. Votre chef est sur les ruines en e3 : bon moment pour
  fouiller.
  .title = Le directeur de musée
  .task = Choisissez « Pouvoir » et utilisez-en un.
  .done = Le cube est parti, et les 5 points avec lui. Un ou deux trésors devraient compenser.
learn-legend-score =
  Vous avez posé un volcan : chacun dépense donc 10 points et marque, vous d'abord. Six choses comptent : vos temples, un
  supplément à partir de la valeur 7, les volcans, jungles et clairières fois temples, lacs fois masques, et les trésors identiques.
  .title = Un décompte
  .task = Dépensez vos points comme vous voulez, puis finissez votre tour. « En cas de décompte » montre ce que cela donnerait.
  .done = Vos points sont sur la piste. Quand tous ont marqué, la manche continue.
