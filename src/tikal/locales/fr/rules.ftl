### Les règles dans nos propres mots. L'identifiant du message est celui de la règle ; `.title` la nomme en peu de mots.
### « Pion » désigne toujours un membre d'une expédition : un chef ou un explorateur.


## Partie 1 : le jeu de base

# Matériel

R-COMP-1 =
  Il y a 36 tuiles terrain hexagonales : 15 temples, 10 clairières, 8 ruines et 3 volcans. Chacune porte au dos
  une lettre de A à G.
  .title = Tuiles terrain
R-COMP-2 =
  Quatre cases du plateau sont explorées dès le départ : le camp de base, deux temples et une clairière. Ces
  deux temples ont la valeur 1.
  .title = Cases imprimées
R-COMP-3 =
  Il y a 24 trésors : huit sortes, trois de chacune.
  .title = Trésors
R-COMP-4 =
  Il y a 48 étages de temple : trois de niveau 2, six de niveau 3, neuf de niveau 4, onze de niveau 5, huit de
  niveau 6, cinq de niveau 7, trois de niveau 8, deux de niveau 9 et un de niveau 10. Aucun étage n'a le
  niveau 1.
  .title = Étages de temple
R-COMP-5 =
  Chacune des quatre couleurs a un chef, 18 explorateurs, deux camps et un marqueur de score, ainsi qu'une amulette
  pour les enchères. La boîte Classic n'a pas d'amulettes.
  .title = Matériel d'un joueur
R-COMP-6 =
  La boîte Classic ajoute 37 étages préconstruits qui ne font que montrer la valeur imprimée d'un temple (14 de
  niveau 2, 11 de niveau 3, 7 de niveau 4, 4 de niveau 5, 1 de niveau 6), quatre volcans en plastique et deux
  marqueurs de score par joueur. Ils ne changent rien au jeu.
  .title = Matériel supplémentaire de Classic
R-COMP-7 =
  Chaque côté d'une tuile porte de 0 à 3 dalles, et toute tuile a des dalles sur au moins un côté. Un passage entre
  deux tuiles a donc de 0 à 6 dalles. Qu'un volcan n'ait pas de dalles, cela se déduit des tuiles elles-mêmes.
  .title = Dalles sur les côtés

# Mise en place

R-SETUP-1 =
  Les tuiles de chaque lettre sont mélangées, et les lettres sont empilées dans l'ordre, A au-dessus et G
  tout en bas. Chacun voit la lettre de la prochaine tuile ; personne ne voit la tuile elle-même.
  .title = La pile de tuiles
R-SETUP-2 =
  Les trésors sont mélangés face cachée. Personne n'en connaît l'ordre. Les éditions imprimées utilisent deux
  piles ou un présentoir ; ici, il y a une seule pile, ce qui revient au même.
  .title = La pile de trésors
R-SETUP-3 =
  Les étages de temple forment une réserve commune visible, triée par niveau.
  .title = La réserve d'étages
R-SETUP-4 =
  Chaque joueur commence avec un chef, 18 explorateurs et deux camps en réserve. Aucun pion n'est sur le plateau
  au départ.
  .title = La réserve
R-SETUP-5 =
  Chacun commence le jeu de base avec 0 point.
  .title = Score de départ
R-SETUP-6 =
  La mise en place désigne le premier joueur : l'hôte le choisit, ou bien le hasard. Les places restent fixes, et l'on
  joue dans le sens horaire. À une vraie table, le joueur le plus âgé commence (dans Classic, le dernier à avoir
  visité un musée, ou un joueur tiré au sort).
  .title = Premier joueur
R-SETUP-7 =
  Dans Classic, la clairière et les deux temples de valeur 1 sont des tuiles que l'on pose avant la partie sur
  leurs images imprimées, et un volcan en plastique se dresse sur le volcan imprimé.
  .title = Tuiles de départ de Classic

# Le tour

R-TURN-1 =
  Un tour normal a deux parties : d'abord piocher une tuile et la poser, ensuite dépenser jusqu'à 10 points
  d'action. La tuile vient toujours en premier.
  .title = La tuile, puis les points d'action
R-TURN-2 =
  Seul le joueur actif agit. Les adversaires ne décident de rien pendant le tour d'un autre ; ils ne peuvent même
  pas refuser un échange de trésors.
  .title = Seul le joueur actif agit
R-TURN-3 =
  Le joueur actif peut s'arrêter à tout moment. Les points d'action restants sont perdus ; on ne les garde jamais
  pour plus tard.
  .title = Les points inutilisés sont perdus
R-TURN-4 =
  Les actions peuvent être mêlées dans n'importe quel ordre et répétées aussi souvent que leurs propres limites
  le permettent.
  .title = Actions dans n'importe quel ordre
R-TURN-5 =
  Après un tour, c'est au voisin de gauche. Une manche de volcan ne change pas cet ordre : ensuite, le joueur qui
  a pioché le volcan achève le tour interrompu, puis vient son voisin de gauche.
  .title = Le joueur suivant
R-TURN-6 =
  Chaque fois qu'un joueur commence à dépenser des points d'action, dans un tour normal, une manche de volcan ou
  la manche finale, il a 10 points et toutes les limites « par tour » repartent à zéro. Qui a pioché un volcan
  dépense donc deux fois 10 points, chaque fois avec de nouvelles limites.
  .title = Limites remises à zéro
R-TURN-7 =
  Piocher et poser est obligatoire. On ne peut ni refuser une tuile ni la garder.
  .title = La tuile ne se refuse pas
R-TURN-8 =
  Les 36 tuiles se partagent également : 18, 12 ou 9 chacun à deux, trois ou quatre joueurs. La dernière tuile
  revient donc toujours au voisin de droite du premier joueur.
  .title = Tuiles par joueur

# Poser une tuile

R-PLACE-1 =
  Une tuile se pose sur une case vide du plateau, dans l'une des six orientations. Si plusieurs orientations sont
  identiques, elles n'en font qu'une : on n'emploie que le plus petit numéro.
  .title = Sur une case vide, dans toute orientation
R-PLACE-2 =
  La tuile doit partager au moins un côté avec une tuile déjà posée ou avec l'une des quatre cases imprimées.
  .title = Au contact du terrain exploré
R-PLACE-3 =
  Sauf pour un volcan, il faut pouvoir entrer aussitôt sur la nouvelle tuile : sur au moins un des côtés qu'elle
  partage avec une tuile en place, il doit y avoir au moins une dalle en tout. Les dalles peuvent être sur la nouvelle
  tuile, sur l'ancienne ou sur les deux.
  .title = Un passage doit y mener
R-PLACE-4 =
  Un côté partagé avec un volcan ne compte pas comme accès à la nouvelle tuile, quel que soit le nombre de dalles, car
  personne ne peut venir de là.
  .title = Pas de passage par un volcan
R-PLACE-5 =
  Un volcan doit seulement toucher une tuile déjà posée ; aucune dalle n'a besoin d'y mener. L'édition Rio Grande ne
  mentionne pas cette exception : un volcan y demande donc lui aussi un passage, sauf si aucune case n'en offre.
  .title = Les volcans se passent de passage
R-PLACE-6 =
  Dans Classic, un volcan ne peut pas être posé à côté d'un autre si une case se trouvait ainsi définitivement coupée
  du camp de base.
  .title = Les volcans n'enferment aucune case
R-PLACE-7 =
  Poser une tuile ne change rien à ce qui est déjà en place. Les tuiles ne sont ensuite jamais déplacées,
  tournées ni retirées.
  .title = Les tuiles restent comme elles sont
R-PLACE-8 =
  Un temple commence avec sa valeur imprimée. Dans Classic, on y met aussitôt les étages préconstruits qui
  montrent cette valeur.
  .title = Poser un temple
R-PLACE-9 =
  Sur des ruines, le joueur qui les pose empile aussitôt, face cachée, autant de trésors de la pile que la tuile
  montre de masques, de deux à quatre. Personne ne les regarde.
  .title = Poser des ruines
R-PLACE-10 =
  Une clairière n'a pas d'effet quand on la pose.
  .title = Poser une clairière
R-PLACE-11 =
  Un volcan n'est posé qu'après la manche de décompte qu'il déclenche. Une fois qu'il est en place, aucun pion ne peut
  jamais y entrer, quel que soit le nombre de dalles qui y mènent.
  .title = Poser un volcan
R-PLACE-12 =
  Comme toute nouvelle tuile demande un passage, toutes les tuiles autres que les volcans sont toujours reliées
  au camp de base.
  .title = Tout reste relié

# Les points d'action en général

R-AP-1 =
  Une action n'est possible que si vous avez au moins autant de points d'action qu'elle en coûte. Le coût est
  déduit quand vous la faites ; il n'y a pas de dettes.
  .title = Les actions se paient
R-AP-2 =
  Le chef coûte autant qu'un explorateur dans toute action et compte comme un seul pion pour dégager et
  fouiller. C'est seulement quand on compare les majorités qu'il compte 3.
  .title = Le chef : un pion qui pèse 3
R-AP-3 =
  Un pion entré en jeu ou déplacé pendant ce tour peut agir aussitôt.
  .title = Les nouveaux pions agissent aussitôt
R-AP-4 =
  Agir ne fatigue pas un pion. Les seules limites sont celles de chaque temple et de chaque tuile de ruines.
  .title = Les pions ne se fatiguent pas

# Déployer

R-DEPLOY-1 =
  Pour 1 point d'action, vous prenez un explorateur ou votre chef dans votre réserve et le placez au camp de base
  ou dans l'un de vos propres camps.
  .title = Faire venir un pion dans un camp
R-DEPLOY-2 =
  Vous ne pouvez pas déployer un pion dans le camp d'un adversaire.
  .title = Pas dans un camp adverse
R-DEPLOY-3 =
  Seuls votre réserve et vos points d'action limitent le nombre de pions que vous déployez. Une case peut
  accueillir un nombre quelconque de pions.
  .title = Limite : réserve et points d'action
R-DEPLOY-4 =
  Dans le jeu de base, un pion ne revient jamais du plateau dans la réserve.
  .title = Pas de retour dans la réserve

# Transférer entre camps

R-CMOVE-1 =
  Pour 1 point d'action, vous amenez un de vos pions du camp de base ou de l'un de vos camps à un autre de ces
  lieux, à n'importe quelle distance.
  .title = De camp en camp
R-CMOVE-2 =
  Le pion doit se trouver sur la case du camp de départ. Être sur la case, c'est être dans le camp.
  .title = Le pion doit être dans le camp
R-CMOVE-3 = Vous ne pouvez pas utiliser le camp d'un adversaire pour un transfert, ni au départ ni à l'arrivée.
  .title = Pas avec un camp adverse

# Se déplacer

R-MOVE-1 =
  Un pion se déplace d'une case à une autre qui partage un côté avec elle. Le coût est le nombre de dalles des
  deux côtés qui se touchent, un point d'action pour chacune.
  .title = Les dalles sont le prix
R-MOVE-2 =
  Là où les deux côtés qui se touchent ne montrent aucune dalle, il n'y a pas de passage. C'est infranchissable,
  et non gratuit.
  .title = Sans dalles, pas de passage
R-MOVE-3 =
  Un passage se franchit entièrement ou pas du tout. On ne peut ni s'arrêter sur les dalles ni les payer en deux
  tours.
  .title = Pas de paiement en plusieurs fois
R-MOVE-4 =
  Dans le jeu de base, personne ne peut entrer sur un volcan ni sur une case sans tuile.
  .title = Ni volcan ni jungle
R-MOVE-5 =
  Les pions, camps et gardiens des adversaires ne vous empêchent jamais d'entrer sur une case, de la traverser ni
  d'y rester.
  .title = Les adversaires ne bloquent pas
R-MOVE-6 =
  Un passage s'emprunte dans les deux sens au même prix. Les pions peuvent aussi revenir à pied au camp de base.
  .title = Dans les deux sens
R-MOVE-7 =
  Vous pouvez déplacer autant de vos pions que vous voulez, d'autant de pas que vos points d'action le
  permettent. Une action déplace un pion par un passage.
  .title = Un pion, un passage
R-MOVE-8 =
  Un gardien ne se déplace plus jamais.
  .title = Les gardiens restent

# Dégager un temple

R-CLEAR-1 =
  Pour 2 points d'action, vous augmentez de 1 la valeur d'un temple : l'étage portant le numéro suivant est pris dans
  la réserve et posé au sommet.
  .title = Dégager l'étage suivant
R-CLEAR-2 =
  Il vous faut vos propres pions sur le temple : un pour le premier étage que vous y dégagez dans un tour, deux
  pour le second. Ils doivent être là à ce moment. Le chef compte comme un pion.
  .title = Un pion pour chaque étage
R-CLEAR-3 =
  Dans un même tour, vous pouvez dégager au plus deux étages du même temple, et cela sur autant de temples que
  vous voulez. Avec 10 points d'action, cela fait au plus cinq étages par tour.
  .title = Deux étages par temple et par tour
R-CLEAR-4 =
  S'il ne reste dans la réserve aucun étage portant le numéro suivant, le temple ne peut plus jamais grandir, car
  les étages ne reviennent jamais.
  .title = La réserve d'étages est limitée
R-CLEAR-5 =
  Personne ne peut dégager un temple qui a un gardien, pas même le propriétaire du gardien.
  .title = Les temples gardés ne grandissent pas
R-CLEAR-6 =
  Aucun temple ne dépasse la valeur 10.
  .title = Le plus haut temple vaut 10
R-CLEAR-7 =
  Il ne faut pas de majorité pour dégager un étage. Les pions des adversaires n'entrent pas en compte.
  .title = Dégager sans majorité

# Fouiller des ruines

R-DIG-1 =
  Pour 3 points d'action, vous prenez le trésor du dessus de la pile dans des ruines et le posez face visible devant
  vous.
  .title = Déterrer le trésor du dessus
R-DIG-2 =
  Il vous faut vos propres pions sur les ruines : un pour le premier trésor que vous y déterrez dans un tour, deux
  pour le second. Ils doivent être là à ce moment. Le chef compte comme un pion.
  .title = Un pion pour chaque trésor
R-DIG-3 =
  Dans un même tour, vous pouvez déterrer au plus deux trésors dans les mêmes ruines. Vous pouvez fouiller plusieurs
  ruines dans un tour ; 10 points d'action suffisent pour trois trésors. Cette limite ne s'applique pas aux cartes de
  Legend.
  .title = Deux trésors par ruines et par tour
R-DIG-4 =
  On ne peut pas fouiller des ruines sans trésor. Dès que le dernier trésor est parti, la case compte comme une
  clairière, et l'on peut y installer un camp, même dans ce tour.
  .title = Des ruines vidées sont une clairière
R-DIG-5 =
  Les trésors que les joueurs ont trouvés sont publics.
  .title = Les trésors trouvés sont publics
R-DIG-6 =
  Il ne faut pas de majorité pour fouiller. Les pions des adversaires n'entrent pas en compte.
  .title = Fouiller sans majorité

# Échanger des trésors

R-SWAP-1 =
  Pour 3 points d'action, vous choisissez un adversaire, lui prenez un trésor d'une sorte qu'il a en un seul
  exemplaire et lui donnez en retour un trésor d'une sorte que vous avez en un seul exemplaire.
  .title = Un trésor seul contre un trésor seul
R-SWAP-2 =
  L'adversaire ne peut pas refuser et ne choisit rien.
  .title = Un échange ne se refuse pas
R-SWAP-3 =
  On ne sépare jamais une paire ni un triplet, ni les vôtres ni ceux de l'adversaire. Une paire, une fois formée,
  est à l'abri pour le reste de la partie.
  .title = Paires et triplets sont à l'abri
R-SWAP-4 =
  Un échange peut compléter une paire ou un triplet d'un côté comme de l'autre. Échanger deux trésors de la même
  sorte ne changerait rien et n'est pas permis.
  .title = Seulement des sortes différentes
R-SWAP-5 =
  Seuls vos points d'action limitent le nombre d'échanges. Peu importe où se trouvent vos pions.
  .title = Autant d'échanges que l'on peut payer

# Installer un camp

R-CAMP-1 =
  Pour 5 points d'action, vous prenez un de vos camps dans la réserve et l'installez sur une clairière, imprimée
  ou posée, ou sur des ruines sans trésors. Le camp de base, les temples et les volcans n'accueillent pas de
  camp.
  .title = Sur une clairière ou des ruines vidées
R-CAMP-2 =
  Une case accueille au plus un camp, quelle qu'en soit la couleur.
  .title = Un camp par case
R-CAMP-3 =
  Chaque joueur a deux camps pour toute la partie. Dans le jeu de base, un camp installé n'est jamais déplacé ni
  repris.
  .title = Deux camps par joueur
R-CAMP-4 =
  Dans les éditions Rio Grande, Super Meeple et Classic, un de vos propres pions doit se trouver sur la case. Dans
  l'édition Ravensburger, il n'en faut aucun. Dans Legend non plus, mais si des pions s'y trouvent, vous devez
  avoir la majorité.
  .title = Un pion à vous sur la case
R-CAMP-5 =
  Dans le jeu de base, les pions des adversaires sur la case ne vous empêchent pas d'y installer un camp.
  .title = Les adversaires n'empêchent pas un camp
R-CAMP-6 =
  Vous pouvez déployer des pions dans votre propre camp et en transférer depuis ce camp ou vers lui. Les
  adversaires peuvent entrer sur la case, la traverser et y rester, mais ils ne peuvent pas utiliser le camp.
  .title = À quoi sert un camp

# Placer un gardien

R-GUARD-1 =
  Pour 5 points d'action, vous placez un gardien sur un temple si vous en avez placé moins de deux dans cette
  partie, si au moins un de vos pions s'y trouve, si votre valeur de majorité y dépasse celle de chaque adversaire
  pris à part et si le temple n'a pas encore de gardien.
  .title = Quand on peut placer un gardien
R-GUARD-2 =
  Vous choisissez un de vos pions sur ce temple, chef ou explorateur. Il devient le gardien et ne se déplace plus
  jamais.
  .title = Un de vos pions devient gardien
R-GUARD-3 =
  Tous vos autres pions sur ce temple quittent définitivement la partie. Ils ne reviennent pas dans votre réserve.
  .title = Vos autres pions quittent la partie
R-GUARD-4 =
  Les pions des adversaires sur le temple restent. Chacun, y compris vous avec d'autres pions, peut encore y
  entrer, y rester et en sortir.
  .title = Les autres vont et viennent
R-GUARD-5 =
  Jusqu'à la fin de la partie, seul le propriétaire du gardien marque ce temple, qui que ce soit qui s'y trouve.
  .title = Le propriétaire du gardien marque seul
R-GUARD-6 =
  La valeur d'un temple gardé ne change plus.
  .title = La valeur est figée
R-GUARD-7 =
  Un gardien ne compte plus comme un pion sur la case, ni pour dégager, ni pour se déplacer, ni pour les
  majorités.
  .title = Un gardien n'est plus un pion
R-GUARD-8 =
  On peut placer un gardien chaque fois que l'on dépense des points d'action : dans les tours normaux, les manches
  de volcan et la manche finale.
  .title = Dans toute sorte de tour

# Majorité

R-MAJ-1 =
  Votre valeur de majorité sur une case est le nombre de vos explorateurs qui s'y trouvent, plus 3 si votre chef
  y est. Les gardiens ne comptent pas.
  .title = Un explorateur compte 1, le chef 3
R-MAJ-2 =
  Vous contrôlez une case si votre valeur y est supérieure à 0 et supérieure à celle de chaque adversaire. Chaque
  adversaire est comparé séparément ; leurs valeurs ne s'additionnent pas.
  .title = Plus que chaque adversaire pris à part
R-MAJ-3 =
  Si plusieurs joueurs partagent la plus haute valeur, personne ne contrôle la case. Le joueur suivant n'en
  profite pas.
  .title = Une égalité n'est à personne
R-MAJ-4 =
  Un temple avec un gardien est contrôlé par le propriétaire du gardien, quelles que soient les valeurs.
  .title = Un gardien bat toute majorité

# Manches de volcan

R-VOLC-1 =
  Piocher un volcan interrompt aussitôt le tour. La tuile est posée face visible devant le joueur qui l'a piochée,
  pas encore sur le plateau.
  .title = Un volcan interrompt le tour
R-VOLC-2 =
  En commençant par le joueur qui a pioché le volcan et dans le sens horaire, chaque joueur dépense jusqu'à 10 points
  d'action sans poser de tuile, puis fait aussitôt son propre décompte.
  .title = Chacun joue et compte ses points
R-VOLC-3 =
  Comme les joueurs font leur décompte l'un après l'autre, un même temple peut rapporter des points à plusieurs
  d'entre eux dans une manche. Ce qui compte, c'est le plateau tel qu'il est au moment de chaque décompte.
  .title = Un temple peut compter plusieurs fois
R-VOLC-4 =
  Quand tous ont fait leur décompte, le joueur qui a pioché le volcan le pose et dispose alors des 10 points d'action
  d'un tour normal. On ne pioche pas d'autre tuile.
  .title = Ensuite, on pose le volcan
R-VOLC-5 =
  Il y a exactement trois volcans, un en B, un en D et un en F, et donc trois manches de ce genre.
  .title = Trois manches de volcan
R-VOLC-6 =
  La dernière tuile n'est jamais un volcan, car G vient après F.
  .title = La dernière tuile n'est pas un volcan

# Décompte

R-SCORE-1 =
  Vous marquez la valeur actuelle de chaque temple que vous contrôlez. Les deux temples imprimés comptent aussi.
  .title = Points des temples
R-SCORE-2 =
  Pour chaque sorte de trésors, vous marquez 1 point si vous en avez un, 3 si vous en avez deux et 6 si vous avez
  les trois.
  .title = Points des trésors
R-SCORE-3 =
  Les deux sommes s'ajoutent à votre score. On garde ses trésors, et ils comptent de nouveau à chaque décompte
  suivant.
  .title = Temples plus trésors
R-SCORE-4 =
  Dans le jeu de base, les clairières, les camps, les volcans et les points d'action inutilisés ne rapportent pas
  de points.
  .title = Ce qui ne rapporte rien
R-SCORE-5 =
  Les scores n'ont pas de limite. Sur une piste imprimée de 100 cases, on commencerait simplement un autre tour de
  piste.
  .title = Pas de limite au score

# Fin de la partie

R-END-1 =
  La manche finale commence après le tour du joueur qui a pioché la 36e tuile.
  .title = Après la dernière tuile
R-END-2 =
  Dans la manche finale, chaque joueur dépense encore une fois jusqu'à 10 points d'action, puis fait aussitôt son
  décompte. On joue dans le sens horaire en commençant par le voisin de gauche du joueur qui a joué le dernier tour
  normal ; avec 36 tuiles, c'est toujours le premier joueur.
  .title = La manche finale
R-END-3 =
  Après la manche finale, la partie est terminée. Aucun autre tour ne suit.
  .title = La partie est terminée

# Victoire

R-WIN-1 =
  Le joueur qui a le plus de points gagne.
  .title = Qui a le plus de points gagne
R-WIN-2 =
  Dans les éditions Super Meeple et Classic, une égalité revient au joueur dont un gardien se trouve sur le temple de
  plus grande valeur, puis à celui qui a le plus de trésors ; si cela ne tranche pas, la victoire est partagée. Dans
  les éditions Ravensburger et Rio Grande, la victoire est aussitôt partagée.
  .title = Égalités


## Partie 2 : les enchères

R-AUC-1 = Tous les joueurs commencent avec 20 points. C'est leur capital pour les enchères.
  .title = Capital de départ
R-AUC-2 =
  Chaque joueur a une amulette. Face visible, elle signale que son propriétaire n'a pas encore joué de tour dans
  cette manche d'enchères.
  .title = Amulettes
R-AUC-3 =
  Le premier joueur de la partie ouvre la première enchère.
  .title = Qui ouvre la première enchère
R-AUC-4 =
  Chaque manche d'enchères révèle autant de tuiles qu'il y a de joueurs, et toutes sont prises et posées dans cette
  manche. Les 36 tuiles font 18, 12 ou 9 manches à deux, trois ou quatre joueurs, sans reste.
  .title = Autant de tuiles que de joueurs
R-AUC-5 =
  On n'enchérit pas pour une tuile précise, mais pour le droit de jouer ensuite : choisir n'importe laquelle des
  tuiles visibles et jouer son tour maintenant.
  .title = Ce que l'on achète en misant
R-AUC-6 =
  Une manche compte une enchère de moins qu'il n'y a de joueurs : une à deux joueurs, deux à trois, trois à quatre.
  .title = Enchères dans une manche
R-AUC-7 =
  On mise à tour de rôle dans le sens horaire, aussi longtemps qu'il le faut. Vous devez miser plus que la plus haute
  mise ou passer ; cela continue jusqu'à ce qu'il ne reste qu'un enchérisseur.
  .title = Miser plus ou sortir
R-AUC-8 =
  On ne passe définitivement que pour cette enchère. Qui n'a pas encore joué de tour enchérit de nouveau à
  l'enchère suivante de la manche.
  .title = On passe pour une seule enchère
R-AUC-9 =
  Le joueur qui ouvre une enchère peut passer au lieu de miser.
  .title = Qui ouvre peut passer
R-AUC-10 =
  Seuls les joueurs dont l'amulette est face visible prennent part à une enchère.
  .title = Seulement ceux qui n'ont pas encore joué
R-AUC-11 =
  La deuxième et la troisième enchère d'une manche sont ouvertes par le voisin de gauche du gagnant précédent ou,
  s'il a déjà joué son tour, par le prochain dans le sens horaire qui ne l'a pas encore joué.
  .title = Qui ouvre l'enchère suivante
R-AUC-12 =
  Si personne ne mise, le joueur qui a passé le premier dans cette enchère prend une tuile et joue son tour
  gratuitement.
  .title = Personne ne mise
R-AUC-13 = Le dernier joueur d'une manche prend la dernière tuile et joue son tour gratuitement, sans enchère.
  .title = Le dernier joueur ne paie rien
R-AUC-14 =
  Seul le gagnant paie. Les points sont déduits de son score avant le choix de la tuile.
  .title = Seul le gagnant paie
R-AUC-15 =
  On ne peut pas miser plus de points que l'on en a.
  .title = Pas de mise au-dessus du score
R-AUC-16 =
  Une mise est un nombre entier de points, au moins 1.
  .title = La plus petite mise est 1
R-AUC-17 =
  La manche suivante est ouverte par le voisin de gauche du joueur qui a pris la dernière tuile.
  .title = Qui ouvre la manche suivante
R-AUC-18 =
  Choisir un volcan, payé ou gratuit, déclenche aussitôt une manche de volcan. La tuile est mise de côté ; celui qui
  l'a choisie dépense 10 points d'action et fait son décompte en premier, puis tous les autres dans le sens horaire, y
  compris ceux qui ont déjà joué leur tour dans cette manche d'enchères.
  .title = Choisir un volcan
R-AUC-19 =
  Une manche de volcan ne retourne aucune amulette. Le joueur qui a choisi le volcan ne retourne la sienne qu'après
  avoir posé le volcan et dépensé les 10 points d'action du tour normal.
  .title = Amulettes et manche de volcan
R-AUC-20 =
  Les points d'une manche de volcan comptent aussitôt comme capital pour les enchères qui suivent.
  .title = Les points sont aussitôt du capital
R-AUC-21 =
  La manche finale commence quand le tour de la dernière tuile est terminé. Le joueur au plus petit score commence,
  les autres suivent par score croissant. L'ordre est fixé par les scores d'avant la manche finale.
  .title = Ordre de la manche finale
R-AUC-22 =
  À scores égaux, le premier est celui qui est assis le plus près, dans le sens horaire, du joueur qui a pris la
  dernière tuile. Ce joueur lui-même vient en dernier parmi les ex æquo.
  .title = Scores égaux dans la manche finale
R-AUC-23 =
  Le joueur qui a le plus de points gagne. Les égalités se départagent comme dans la même édition sans les enchères.
  .title = Victoire avec les enchères
R-AUC-24 = Avec les enchères, un score peut baisser, mais seulement quand on paie une mise gagnante.
  .title = Les scores peuvent baisser
R-AUC-25 =
  Les règles de Classic et de Legend ne prévoient pas d'enchères. On peut jouer à Classic avec les enchères, comme
  règle maison et selon les règles de Super Meeple ; à Legend non, car il y a le draft à la place.
  .title = Pas d'enchères dans Classic et Legend


## Partie 3 : Tikal Legend

# Matériel

L-COMP-1 =
  La face Legend du plateau a des cases ordinaires et, autour d'elles, des cases en pointillé que seules les tuiles
  des cartes peuvent remplir.
  .title = Le plateau de Legend
L-COMP-2 =
  Deux plateaux de gestion portent dix cartes action visibles, les jetons de points d'action visibles, quatre
  tuiles visibles, les trésors bleus, les onze tuiles des cartes, deux jetons dalle et la piste de l'ordre du
  tour : les statuettes debout montrent l'ordre de cette manche, les statuettes couchées celui de la suivante.
  .title = Plateaux de gestion
L-COMP-3 =
  Il y a 74 cartes action ; à deux joueurs, on n'en utilise que 49.
  .title = Cartes action
L-COMP-4 =
  24 trésors ont un dos ordinaire : huit sortes, trois de chacune.
  .title = Trésors ordinaires
L-COMP-5 =
  16 trésors ont un dos bleu : deux de plus de chacune des huit sortes. Une collection peut donc atteindre cinq.
  .title = Trésors bleus
L-COMP-6 =
  Deux jetons dalle sont en jeu. Chacun ajoute une dalle à une frontière entre deux cases.
  .title = Jetons dalle
L-COMP-7 =
  Six volcans en plastique décorent les tuiles volcan. Ils n'ont pas d'effet.
  .title = Volcans en plastique
L-COMP-8 =
  Il y a huit tuiles pouvoir pour les directeurs de musée. Chaque joueur en reçoit une. Les pouvoirs imprimés ne
  sont pas connus ; ceux que l'on utilise ici sont reconstitués.
  .title = Tuiles pouvoir
L-COMP-9 =
  24 jetons de points d'action de valeurs 6 à 13 se trouvent dans un sac. On suppose qu'il y en a trois de chaque
  valeur.
  .title = Jetons de points d'action
L-COMP-10 =
  Il y a 53 tuiles terrain : les 36 tuiles à lettre de A à G, onze tuiles des cartes (cinq lacs, deux volcans,
  quatre temples) et six tuiles de départ (une clairière, deux temples de valeur 1, deux lacs, un volcan).
  .title = Tuiles terrain de Legend
L-COMP-11 =
  La réserve contient les mêmes 48 étages de temple que le jeu de base.
  .title = Étages de temple de Legend
L-COMP-12 =
  55 étages préconstruits montrent les valeurs imprimées des temples : 18 de niveau 2, 15 de niveau 3, 11 de
  niveau 4, 8 de niveau 5 et 3 de niveau 6. Ils ne font pas partie de la réserve.
  .title = Étages préconstruits
L-COMP-13 =
  Un compteur indique la manche. Les cases de sa piste sont tour à tour claires et foncées, comme les deux
  statuettes de chaque joueur.
  .title = Compteur de manches
L-COMP-14 =
  Chacune des quatre couleurs a deux chefs, 30 explorateurs, deux camps, un plateau de campement, un directeur de musée
  avec un cube, deux marqueurs de score et deux statuettes pour l'ordre du tour, une claire et une foncée.
  .title = Matériel d'un joueur dans Legend

# Mise en place

L-SETUP-1 =
  Le plateau est posé, face Legend visible, à côté des deux plateaux de gestion, et le compteur est sur la
  manche 1.
  .title = Plateaux et compteur de manches
L-SETUP-2 =
  La pioche des cartes action pour ce nombre de joueurs est mélangée, et dix cartes sont révélées.
  .title = La pioche de cartes
L-SETUP-3 =
  Les 24 jetons de points d'action vont dans le sac ; on en tire autant qu'il y a de joueurs et on les pose face
  visible.
  .title = Le sac de jetons
L-SETUP-4 =
  Les premières étapes de la mise en place imprimée ne sont pas connues. Rien ne laisse penser qu'elles
  contenaient plus que les plateaux, la pioche, les jetons et le compteur.
  .title = Étapes manquantes de la mise en place
L-SETUP-5 =
  Les tuiles de chaque lettre de A à E sont mélangées. Quatre tuiles A sont posées face visible.
  .title = Les tuiles du draft
L-SETUP-6 =
  Les six tuiles de départ sont sur les cases imprimées pour elles : la clairière et les deux temples à côté du camp
  de base, deux lacs et un volcan.
  .title = Tuiles de départ de Legend
L-SETUP-7 =
  Toutes les tuiles de F et G sont sur le plateau dès le départ, aux places et dans les orientations données par le
  scénario. Les dispositions utilisées ici sont reconstituées.
  .title = F et G en place dès le départ
L-SETUP-8 =
  Les onze tuiles des cartes et les deux jetons dalle sont prêts sur le plateau de gestion.
  .title = Tuiles des cartes et jetons dalle
L-SETUP-9 =
  Deux volcans sont sur le plateau dès le départ : la tuile de départ et celui de F.
  .title = Volcans au départ
L-SETUP-10 =
  Les 24 trésors ordinaires sont mélangés face cachée. Les deux ruines de F et G en reçoivent deux chacune ; il en
  reste 20.
  .title = Trésors au départ
L-SETUP-11 =
  Les 16 trésors bleus sont posés face visible, les deux de chaque sorte ensemble.
  .title = Trésors bleus au départ
L-SETUP-12 =
  Les temples en place dès le départ, et tout temple posé plus tard, commencent avec leur valeur imprimée, montrée
  par des étages préconstruits.
  .title = Valeurs des temples
L-SETUP-13 =
  Le premier joueur est tiré au hasard, et la première manche se joue à partir de lui dans le sens horaire. Le
  premier dans cet ordre commence avec 1 point, le deuxième avec 2, le troisième avec 3, le quatrième avec 4.
  .title = Premier ordre et points de départ
L-SETUP-14 =
  Chaque joueur a un directeur de musée et une tuile pouvoir au hasard. Le cube est sur la case des 5 points.
  .title = Directeurs de musée
L-SETUP-15 =
  Chaque joueur a 18 explorateurs, un chef et deux camps disponibles, et 12 explorateurs et un chef dans la réserve
  indisponible.
  .title = Les deux réserves

# Manches

L-ROUND-1 =
  La partie compte six manches. Chacune a un draft, une phase d'actions et, sauf la dernière, une maintenance. Après
  la sixième manche vient le décompte final.
  .title = Six manches
L-ROUND-2 =
  Dans une manche, les statuettes debout donnent l'ordre de jeu. Seule la première manche se joue simplement dans le
  sens horaire.
  .title = L'ordre d'une manche
L-ROUND-3 =
  Quatre tuiles entrent en jeu à chaque manche, 24 en tout, prises dans l'ordre des lettres de A à E.
  .title = Quatre tuiles par manche

# Draft

L-DRAFT-1 =
  Dans l'ordre de la manche, tour de table après tour de table et toujours dans le même sens, chaque joueur prend
  exactement un élément, jusqu'à ce que chacun ait tout ce qui lui revient.
  .title = Un élément à la fois
L-DRAFT-2 =
  Vous pouvez prendre : votre place dans la manche suivante, en couchant votre statuette sur une place libre de
  l'ordre ; un jeton de points d'action visible ; une tuile visible ; ou une carte action visible, qui va à droite
  de votre plateau de campement.
  .title = Ce que l'on peut prendre
L-DRAFT-3 =
  À chaque manche, chaque joueur prend une place dans l'ordre et un jeton de points d'action. À deux joueurs,
  chacun prend aussi trois cartes et deux tuiles, à trois joueurs trois cartes et une tuile (un joueur prend deux
  tuiles), à quatre joueurs deux cartes et une tuile.
  .title = Combien chacun prend
L-DRAFT-4 = Vous pouvez prendre ces éléments dans n'importe quel ordre.
  .title = Dans n'importe quel ordre
L-DRAFT-5 = Un joueur qui a pris tout ce qui lui revient ne joue plus dans ce draft.
  .title = Qui a tout pris ne joue plus
L-DRAFT-6 =
  À trois joueurs, personne ne peut prendre une deuxième tuile tant que cela en priverait un autre joueur, et personne
  n'en prend une troisième.
  .title = La quatrième tuile à trois joueurs
L-DRAFT-7 =
  Les cartes prises sont face visible. Elles ne sont pas remplacées pendant le draft, et celles que personne n'a
  prises restent pour la manche suivante.
  .title = Les cartes ne sont pas complétées
L-DRAFT-8 =
  Toutes les tuiles visibles et tous les jetons de points d'action visibles sont toujours pris.
  .title = Tuiles et jetons sont tous pris
L-DRAFT-9 =
  À la sixième manche, les places dans l'ordre décident de l'ordre du décompte final.
  .title = L'ordre du décompte final

# Phase d'actions

L-ACT-1 =
  Dans l'ordre de la manche, tour de table après tour de table, vous faites à votre tour exactement une de ces
  choses : conserver une carte, en la passant de la droite à la gauche de votre plateau de campement ; jouer une carte
  et la défausser ; activer votre jeton de points d'action ; poser une tuile.
  .title = Une action principale par tour
L-ACT-2 =
  En plus et gratuitement, vous pouvez utiliser un pouvoir de votre directeur de musée, une fois dans toute la
  partie, ainsi que vos cartes permanentes.
  .title = Actions gratuites
L-ACT-3 =
  Avant de pouvoir passer, il faut avoir utilisé tout ce qui est sur votre plateau de campement, sauf les cartes de
  gauche : les tuiles, le jeton de points d'action et toutes les cartes de droite, jouées ou conservées.
  .title = Ce qu'il faut utiliser avant de passer
L-ACT-4 =
  Quand il ne reste rien d'obligatoire, vous pouvez encore jouer des cartes de gauche, une par tour, ou passer.
  .title = Les cartes de gauche sont facultatives
L-ACT-5 =
  Un joueur qui passe ne joue plus de tour dans cette phase d'actions, mais prend encore part à un décompte de volcan.
  .title = Passer
L-ACT-6 =
  La phase d'actions se termine quand tous ont passé.
  .title = Fin de la phase d'actions
L-ACT-7 =
  Tant qu'il reste quelque chose d'obligatoire, vous ne pouvez pas sauter votre tour.
  .title = On ne saute pas son tour

# Cartes conservées et permanentes

L-STASH-1 =
  Passer une carte de la droite à un emplacement libre à gauche est l'action principale d'un tour.
  .title = Conserver une carte
L-STASH-2 =
  Si aucun emplacement n'est libre à gauche, on défausse une carte qui s'y trouve, même permanente, pour faire de la
  place. Les cartes défaussées quittent la partie. On suppose trois emplacements.
  .title = Faire de la place à gauche
L-STASH-3 =
  Une carte conservée peut rester un nombre quelconque de manches. On peut aussi la jouer plus tard dans la même
  manche.
  .title = Les cartes conservées restent
L-STASH-4 =
  Les cartes 07, 20 et 21 sont permanentes. Chacune s'utilise une fois par manche, comme un bonus qui ne coûte pas de
  tour ; on la retourne alors face cachée jusqu'à la maintenance.
  .title = Cartes permanentes
L-STASH-5 =
  On peut utiliser une carte permanente pendant qu'elle est encore à droite. Pour la garder dans les manches
  suivantes, il faut la conserver dans la même manche, avant ou après l'avoir utilisée.
  .title = Garder une carte permanente
L-STASH-6 =
  On n'est pas obligé de garder une carte permanente. Si elle est encore à droite quand son propriétaire passe, elle
  est défaussée, et cela ne coûte pas de tour.
  .title = Laisser partir une carte permanente
L-STASH-7 =
  On peut combiner plusieurs cartes bonus avec un même jeton de points d'action.
  .title = Combiner des cartes bonus

# Points d'action

L-AP-0 =
  Vous activez votre jeton de points d'action une fois par manche. Vous avez alors autant de points d'action qu'il
  en montre, plus les bonus des cartes 20 et 21 que vous choisissez d'utiliser, et vous les dépensez dans ce seul
  tour. Ce qui reste est perdu, et le jeton quitte la partie.
  .title = Activer le jeton
L-AP-1 =
  Déployer coûte 1 point d'action et se fait comme dans le jeu de base, avec des pions de la réserve disponible
  seulement. Un camp peut accueillir un nombre quelconque de pions.
  .title = Déployer dans Legend
L-AP-2 =
  Un déplacement coûte un point d'action par dalle sur la frontière, comme dans le jeu de base. Un pion peut entrer
  sur toute tuile voisine, lacs et volcans compris, et sur toute case voisine sans tuile, même en pointillé, s'il y a
  au moins une dalle sur la frontière. Une case sans tuile n'a pas de dalles.
  .title = Se déplacer dans Legend
L-AP-3 =
  Un camp coûte 5 points d'action. Il s'installe sur une clairière ou des ruines vidées, sans camp, où il n'y a aucun
  pion ou bien où vous avez la majorité. Vous n'avez pas besoin d'y avoir un pion.
  .title = Camps dans Legend
L-AP-4 =
  Transférer un pion entre le camp de base et vos propres camps coûte 1 point d'action, comme dans le jeu de base.
  .title = Transférer dans Legend
L-AP-5 =
  Pour 3 points d'action, vous posez un jeton dalle sur une frontière entre deux cases, qui a alors une dalle de
  plus : il ouvre un passage ou le rend plus cher. S'il ne reste pas de jeton sur le plateau de gestion, vous en
  déplacez un qui est déjà posé. Retirer un jeton peut fermer un passage.
  .title = Jetons dalle
L-AP-6 =
  Pour 2 points d'action, vous faites passer un explorateur de la réserve indisponible à la réserve disponible. On
  peut le déployer dans le même tour pour 1 point d'action de plus.
  .title = Recruter un explorateur
L-AP-7 =
  Pour 5 points d'action, vous faites passer votre second chef de la réserve indisponible à la réserve disponible.
  On peut le déployer dans le même tour pour 1 point d'action de plus.
  .title = Recruter un chef
L-AP-8 =
  Dégager un étage coûte 2 points d'action, comme dans le jeu de base : au plus deux étages par temple et par tour,
  un pion à vous sur place pour chacun, jusqu'à la valeur 10, et jamais sur un temple gardé.
  .title = Dégager dans Legend
L-AP-9 =
  Placer un gardien coûte 5 points d'action, comme dans le jeu de base, au plus deux fois par partie.
  .title = Gardiens dans Legend
L-AP-10 =
  Déterrer un trésor coûte 3 points d'action, comme dans le jeu de base : au plus deux par ruines et par tour, un
  pion à vous sur place pour chacun.
  .title = Fouiller dans Legend

# Échanger des trésors

L-SWAP-1 =
  Un échange coûte 3 points d'action et se fait avec un seul adversaire. Vous pouvez en faire plusieurs.
  .title = Échanger dans Legend
L-SWAP-2 =
  Vous prenez un ou deux trésors d'une seule et même sorte et vous en donnez autant, qui peuvent être de sortes
  différentes.
  .title = Un ou deux d'une sorte
L-SWAP-3 =
  De la sorte que vous prenez, vous devez posséder au moins autant de trésors que l'adversaire.
  .title = Assez de la sorte prise
L-SWAP-4 =
  Vous ne pouvez pas donner un trésor d'une sorte dont vous possédez moins que l'adversaire. Quand vous échangez un
  seul trésor, vous devez posséder plus que l'adversaire de la sorte que vous donnez.
  .title = Assez de la sorte donnée
L-SWAP-5 =
  L'adversaire ne peut pas refuser. On peut séparer des paires des deux côtés.
  .title = On peut séparer des paires
L-SWAP-6 =
  La sorte que vous prenez ne peut pas être parmi celles que vous donnez.
  .title = Pas contre la même sorte

# Poser des tuiles

L-TILE-1 =
  En un tour, vous posez une tuile de votre plateau de campement, dans n'importe quelle orientation, sur n'importe
  quelle case vide qui n'est pas en pointillé. Elle n'a pas besoin de toucher une autre tuile, et aucun passage n'a
  besoin d'y mener.
  .title = Poser une tuile du draft
L-TILE-2 =
  S'il y a des pions sur la case, vous ne pouvez y poser une tuile que si vous avez la majorité.
  .title = Majorité là où il y a des pions
L-TILE-3 =
  Les pions et les jetons dalle de la case restent où ils sont.
  .title = Les pions restent sur la nouvelle tuile
L-TILE-4 =
  Un temple commence avec sa valeur imprimée. Des ruines reçoivent autant de trésors face cachée qu'elles montrent
  de masques. Une clairière n'a pas d'effet. Un volcan de B ou D déclenche un décompte.
  .title = Effets d'une nouvelle tuile
L-TILE-5 =
  Les tuiles des cartes 22, 23 et 24 vont seulement sur des cases vides en pointillé où mène un passage. Elles ne
  déclenchent jamais de décompte.
  .title = Poser une tuile de carte
L-TILE-6 =
  Vous devez avoir posé vos tuiles avant de pouvoir passer.
  .title = Les tuiles doivent être posées

# Cartes action

L-CARD-01 =
  Les cartes 01-1 à 01-8 : vous prenez les deux trésors bleus de la sorte indiquée. La sorte que montre chaque carte
  est reconstituée.
  .title = Deux trésors bleus
L-CARD-02 =
  Vous placez jusqu'à deux explorateurs de la réserve disponible dans les mêmes ruines, où il reste des trésors.
  .title = Deux explorateurs aux ruines
L-CARD-03 =
  Vous placez jusqu'à trois explorateurs de la réserve disponible dans les mêmes ruines, où il reste des trésors.
  .title = Trois explorateurs aux ruines
L-CARD-04 = Vous prenez le trésor du dessus dans des ruines où vous avez un pion.
  .title = Un trésor
L-CARD-05 =
  Vous prenez jusqu'à deux trésors, dans les mêmes ruines ou non, chacun avec un autre de vos pions sur place.
  .title = Deux trésors
L-CARD-06 =
  Vous prenez jusqu'à trois trésors, dans les mêmes ruines ou non, chacun avec un autre de vos pions sur place.
  .title = Trois trésors
L-CARD-07 =
  Une carte permanente : sans utiliser de tour, vous regardez le trésor du dessus de chaque pile du plateau.
  .title = Regarder les trésors du dessus
L-CARD-08 =
  Vous placez un explorateur de la réserve disponible dans des ruines avec trésors, regardez toute la pile, la mettez
  dans l'ordre que vous voulez et prenez le trésor du dessus.
  .title = Ranger une pile
L-CARD-09 =
  Vous placez jusqu'à deux explorateurs de la réserve disponible sur un temple ou sur deux.
  .title = Explorateurs aux temples
L-CARD-10 =
  Vous ajoutez jusqu'à deux étages à un temple sans gardien, avec un de vos pions sur place pour chaque étage.
  .title = Deux étages sur un temple
L-CARD-11 = Vous ajoutez un étage à trois temples au plus, tous différents et sans gardien, où vous avez un pion.
  .title = Un étage sur trois temples
L-CARD-12 =
  Vous installez gratuitement un camp sur une clairière ou des ruines vidées où il n'y a aucun pion ou bien où vous
  avez la majorité. Si vos deux camps sont en jeu, vous en déplacez un sur une telle case.
  .title = Un camp
L-CARD-13 =
  Comme la carte 12, et vous placez jusqu'à un pion de la réserve disponible dans le nouveau camp.
  .title = Un camp avec un pion
L-CARD-14 =
  Comme la carte 12, et vous placez jusqu'à deux pions de la réserve disponible dans le nouveau camp.
  .title = Un camp avec deux pions
L-CARD-15 =
  Vous faites passer jusqu'à quatre explorateurs de la réserve indisponible à la réserve disponible.
  .title = Recruter quatre explorateurs
L-CARD-16 =
  Vous faites passer un chef, un explorateur ou les deux de la réserve indisponible à la réserve disponible.
  .title = Recruter un chef et un explorateur
L-CARD-17 =
  Vous déplacez autant de vos pions que vous voulez d'une même case vers une même autre, n'importe où sur le plateau,
  avec ou sans tuile.
  .title = Déplacer tout un groupe
L-CARD-18 =
  Vous avez 5 points de déplacement pour vos pions : chaque dalle franchie en coûte un, et chaque transfert de camp
  en camp aussi.
  .title = Cinq points de déplacement
L-CARD-19 =
  Vous posez gratuitement un jeton dalle, ou en déplacez un si les deux sont sur le plateau.
  .title = Un jeton dalle
L-CARD-20 =
  Une carte permanente : 1 point d'action de plus quand vous activez votre jeton.
  .title = Un point d'action de plus
L-CARD-21 =
  Une carte permanente : 2 points d'action de plus quand vous activez votre jeton.
  .title = Deux points d'action de plus
L-CARD-22 =
  Les cartes 22-1 à 22-4 : vous posez le temple indiqué sur une case vide en pointillé où mène un passage. Deux de ces
  temples ont la valeur 5, deux la valeur 6 ; ces valeurs sont reconstituées.
  .title = Un temple en bordure
L-CARD-23 =
  Vous posez un lac sur une case vide en pointillé où mène un passage.
  .title = Un lac en bordure
L-CARD-24 =
  Vous posez un volcan sur une case vide en pointillé où mène un passage. Il ne déclenche pas de décompte.
  .title = Un volcan en bordure
L-CARD-a =
  Les cartes 02, 03, 08 et 09 ne valent que pour des explorateurs. Les cartes 13 et 14 admettent aussi des chefs.
  .title = Cartes pour explorateurs seulement
L-CARD-b =
  Si votre réserve contient moins de pions qu'une carte n'en indique, vous placez ce que vous avez.
  .title = Trop peu de pions pour une carte
L-CARD-c =
  Les cartes 04, 05, 06, 10 et 11 ne coûtent pas de points d'action et prennent un tour à elles seules. La limite de
  deux par temple ou par ruines vaut pour les actions payées en points et ne s'applique pas aux cartes.
  .title = Les cartes et les limites par lieu
L-CARD-d =
  Les cartes 10 et 11 demandent aussi des étages de la réserve. Un temple dont l'étage suivant est épuisé ne grandit
  pas.
  .title = Les cartes et la réserve d'étages
L-CARD-e =
  Les cartes 12, 13 et 14 utilisent un camp de la réserve ; c'est seulement s'il n'en reste pas qu'un camp du plateau
  se déplace. Une case accueille toujours un camp au plus.
  .title = Les cartes et le nombre de camps
L-CARD-f =
  On peut toujours conserver une carte au lieu de la jouer : une carte inutile ne vous bloque donc jamais.
  .title = Les cartes ne bloquent jamais

# Décompte de volcan

L-VOLC-1 =
  Poser une tuile volcan d'un plateau de campement, de B ou D, déclenche un décompte. Les volcans de la carte 24 et ceux
  de la mise en place ne le font jamais.
  .title = Ce qui déclenche un décompte
L-VOLC-2 =
  Le joueur qui a posé le volcan dépense d'abord 10 points d'action, sans son jeton et sans cartes bonus, puis fait
  son décompte.
  .title = Qui a posé le volcan commence
L-VOLC-3 =
  Ensuite, tous les autres suivent dans l'ordre de la manche. Chacun dépense 10 points d'action et fait son décompte.
  .title = Les autres suivent
L-VOLC-4 =
  Le jeu reprend avec le joueur qui vient après celui qui a posé le volcan.
  .title = Où le jeu reprend
L-VOLC-5 =
  Les 10 points d'action peuvent être dépensés pour toutes les actions de Legend.
  .title = Toutes les actions sont possibles
L-VOLC-6 =
  Le volcan est déjà sur le plateau pendant ce décompte. Les pions peuvent y entrer, et il peut rapporter des points.
  .title = Le volcan compte aussitôt

# Décompte

L-SCORE-1 =
  Vous marquez la valeur de chaque temple où vous avez la majorité ou votre gardien.
  .title = Points des temples dans Legend
L-SCORE-2 =
  Ces mêmes temples rapportent des points supplémentaires s'ils sont hauts : 5 pour la valeur 7, 6 pour 8, 8 pour 9 et
  10 pour 10.
  .title = Points supplémentaires des hauts temples
L-SCORE-3 =
  Vous marquez 10 points pour chaque volcan où vous avez la majorité.
  .title = Points des volcans
L-SCORE-4 =
  Comptez les cases sans tuile, les clairières et les ruines vidées où vous avez la majorité, en laissant de côté
  celles qui ont un camp. Multipliez par le nombre de temples où vous avez la majorité ou votre gardien.
  .title = Points de la jungle et des clairières
L-SCORE-5 =
  Comptez les lacs où vous avez la majorité, et multipliez par les masques visibles sur les ruines où vous avez la
  majorité. Des ruines avec trésors montrent un masque, des ruines vidées tous les leurs ; des ruines avec un camp
  ne comptent pas.
  .title = Points des lacs
L-SCORE-6 =
  Pour chaque sorte de trésors, vous marquez 1, 3, 6, 10 ou 15 points pour un à cinq d'entre eux.
  .title = Points des trésors dans Legend
L-SCORE-7 = Les six montants s'ajoutent aussitôt à votre score. Seul marque le joueur dont c'est le décompte.
  .title = Le total
L-SCORE-8 =
  Une case avec un camp, de quelque joueur que ce soit, ne compte ni pour la jungle, ni pour les clairières, ni pour
  les masques. Le camp de base n'est pas une clairière.
  .title = Camps et décompte

# Passer et maintenance

L-PASS-1 =
  Vous pouvez passer quand tout ce qui est obligatoire sur votre plateau de campement est utilisé. Votre manche est alors
  terminée.
  .title = Fin de la manche d'un joueur
L-MAINT-1 = Le compteur de manches avance. Après la sixième manche, c'est le décompte final qui suit.
  .title = La manche suivante
L-MAINT-2 =
  Les statuettes qui donnaient l'ordre de la manche terminée sont toutes revenues dans le cercle.
  .title = Statuettes de la manche terminée
L-MAINT-3 =
  Les statuettes couchées sont relevées dans le même ordre et donnent l'ordre de la nouvelle manche.
  .title = Statuettes de la nouvelle manche
L-MAINT-4 =
  Les cartes permanentes à gauche des plateaux de campement sont remises face visible.
  .title = Cartes permanentes de nouveau visibles
L-MAINT-5 =
  Les cartes que personne n'a prises restent. On en ajoute de nouvelles jusqu'à ce que dix soient visibles ; la pioche
  ne s'épuise jamais.
  .title = Compléter les cartes
L-MAINT-6 =
  On tire du sac autant de nouveaux jetons de points d'action qu'il y a de joueurs. À quatre joueurs, les 24 jetons
  suffisent exactement pour les six manches.
  .title = Nouveaux jetons de points d'action
L-MAINT-7 =
  Quatre nouvelles tuiles sont révélées, dans l'ordre des lettres de A à E.
  .title = Nouvelles tuiles

# Décompte final

L-FINAL-1 =
  Après la sixième manche, dans l'ordre des statuettes couchées, chaque joueur dépense 10 points d'action sans cartes
  bonus, puis fait le décompte des six catégories.
  .title = Le décompte final
L-FINAL-2 =
  Un joueur dont le cube est encore sur la case des 5 points reçoit 5 points de plus.
  .title = Directeur inutilisé
L-FINAL-3 = Le joueur qui a le plus de points gagne. En cas d'égalité, la victoire est partagée.
  .title = Victoire dans Legend
L-FINAL-4 =
  Les cartes conservées qui n'ont pas été jouées ne valent rien.
  .title = Cartes non jouées

# Directeur de musée

L-DIR-1 =
  Chaque joueur a une tuile pouvoir au hasard avec trois pouvoirs. Une fois dans la partie, à votre propre tour et
  gratuitement, vous pouvez en utiliser un ; le cube passe alors de la case des 5 points à ce pouvoir. Qui ne le fait
  jamais reçoit 5 points à la fin.
  .title = Le pouvoir du directeur

# Scénarios

L-SCEN-1 =
  Il y a cinq scénarios : Chichén Itzá, qui convient à une première partie, Uxmal, Palenque, Calakmul et El Mirador.
  .title = Cinq scénarios
L-SCEN-2 =
  Un scénario n'est qu'une disposition des tuiles de départ et de toutes les tuiles de F et G. Aucun ne change une
  règle. Les dispositions utilisées ici sont reconstituées.
  .title = Un scénario est une disposition
L-SCEN-3 =
  El Mirador pose aussi au départ une tuile de E. Que ce soit le temple de valeur 6 est une reconstitution.
  .title = El Mirador


## Hors des livrets : les mots dans lesquels s'écrivent les actions

ACTION-TEXT =
  Une action est une ligne de mots séparés par une seule espace : un verbe, puis ce qu'il lui faut, par exemple
  « deploy leader a1 » ou « move explorer a1 b2 ». Les cases se nomment par colonne et rangée, les joueurs par le
  numéro de leur place.
  .title = Comment s'écrivent les actions
