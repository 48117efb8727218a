### Questions que les livrets de règles laissent ouvertes ou tranchent différemment, et ce qui vaut ici.
### A- sont des ambiguïtés des textes, C- des questions apparues quand les règles ont été écrites en programme.
### Là où une table peut choisir, le texte nomme l'option.


## Ambiguïtés du jeu de base

A-1 =
  Deux éditions placent au départ les marqueurs de score à côté de la case 1. Cela veut-il dire 0 point ou 1 ? Cela
  veut dire 0 : ces pistes n'ont pas de case 0, et les éditions suivantes commencent à 0.
  .title = Départ à côté de la case 1
A-2 =
  Faut-il des dalles menant à un volcan dans l'édition Rio Grande, qui ne mentionne pas d'exception ? Oui, si l'on
  prend le texte à la lettre ; les autres éditions disent non. Si aucune case n'offre de passage, le volcan peut être
  posé n'importe où à côté d'une tuile. Option volcanoNeedsPath.
  .title = Volcans et passages dans Rio Grande
A-3 =
  Des dalles tournées vers un volcan rendent-elles une nouvelle tuile accessible ? Non. Personne ne peut traverser un
  volcan, et la tuile pourrait être enfermée pour toujours.
  .title = Dalles tournées vers un volcan
A-4 =
  Le résumé d'une édition permet deux étages « à chaque tour ». En tout, ou par temple ? Par temple, comme le disent
  son propre texte et toutes les autres éditions.
  .title = Deux étages par temple ou en tout
A-5 =
  Les deux pions doivent-ils être présents pour le second étage ou le second trésor d'un tour au même endroit ? Oui :
  il faut alors deux de vos pions sur la case. Les explorateurs ne se distinguent pas, il suffit donc de les compter.
  .title = Les deux pions présents en même temps
A-6 =
  Un pion peut-il travailler à deux endroits dans le même tour ? Oui, il peut dégager ici, se déplacer et dégager
  là-bas. Aucun livret ne dit que les pions se fatiguent.
  .title = Un pion à deux endroits
A-7 =
  Une édition dit qu'un trésor trouvé vient d'une pile de réserve, alors que les trésors sont sur les ruines. On prend
  le trésor du dessus de la pile des ruines, dans toutes les éditions.
  .title = D'où vient un trésor trouvé
A-8 =
  Une majorité se compte-t-elle contre chaque adversaire ou contre tous ensemble, en nombre ou en valeur ? Contre
  chaque adversaire séparément, et en valeur seulement : un explorateur compte 1, le chef 3.
  .title = Ce qu'est une majorité
A-9 =
  Un temple peut-il recevoir un second gardien ? Non, de personne, car le contrôle d'un gardien doit être permanent et
  exclusif.
  .title = Un second gardien sur un temple
A-10 =
  Que peuvent faire des pions sur un temple gardé par un autre ? Ils peuvent y entrer et y rester, mais ils ne
  marquent rien et ne dégagent rien. Aucun pion n'est renvoyé.
  .title = Pions sous un gardien adverse
A-11 =
  Un gardien compte-t-il encore comme un pion sur la case ? Non, ni pour les majorités, ni pour dégager, ni pour se
  déplacer.
  .title = Le gardien comme pion
A-12 =
  Qui commence la manche finale dans les deux éditions de 1999, qui ne le disent pas ? Le voisin de gauche du joueur
  qui a joué le dernier tour, comme dans les éditions suivantes.
  .title = Qui commence la manche finale
A-13 =
  Que compare-t-on pour départager ? Pour chaque joueur à égalité, la plus haute valeur parmi les temples qu'il garde,
  0 s'il n'en garde pas. À valeurs égales, l'égalité demeure ; puis le nombre de trésors décide ; puis la victoire est
  partagée. Les éditions de 1999 la partagent aussitôt. Option tieBreak.
  .title = Détails du départage
A-14 =
  Faut-il avoir un pion sur la case pour installer un camp ? L'édition Ravensburger dit non, les autres éditions de
  base disent oui ; chaque édition suit son propre texte. Option campNeedsPresence.
  .title = Un camp sans pion
A-15 =
  Quelles cases peuvent accueillir un camp ? Les clairières, y compris celle qui est imprimée, et les ruines vidées. Ni
  le camp de base, ni les temples, ni les volcans.
  .title = Quelles cases accueillent un camp
A-16 =
  Les pions des adversaires empêchent-ils un camp ? Pas dans le jeu de base. Dans Legend oui, à moins que vous n'ayez
  la majorité.
  .title = Adversaires sur la case d'un camp
A-17 =
  Une édition compte six piles de tuiles pour les lettres A à G. Il y en a sept.
  .title = Six ou sept piles
A-18 =
  Une édition cite les couleurs rouge, orange, blanc et bleu, et un exemple montre un joueur violet. Les couleurs
  n'ont pas d'importance.
  .title = Couleurs des joueurs
A-19 =
  Le volcan imprimé sur le plateau de Classic occupe-t-il une case ? Non, c'est un décor : les 36 cases ouvertes sont
  toutes nécessaires pour les tuiles. L'option printedVolcano décide seulement s'il est dessiné.
  .title = Le volcan imprimé de Classic
A-20 =
  Quand un volcan de Classic rend-il une case inaccessible ? Quand une case, avec ou sans tuile, ne serait plus reliée
  au camp de base par des cases voisines qui ne sont pas des volcans. On ne tient pas compte des dalles, car une case
  vide peut encore recevoir une tuile avec des dalles. Option volcanoIsolationRule, active dans Classic seulement.
  .title = Quand des volcans enferment une case
A-21 =
  Classic mentionne des lacs, mais sa boîte n'a pas de tuile lac. Le terrain existe ; aucune tuile de ce genre n'est
  jamais piochée dans Classic.
  .title = Les lacs dans Classic
A-22 =
  Que devient une tuile que l'on ne peut poser nulle part ? Elle est mise à l'écart, hors de la partie, et le tour
  continue avec les 10 points d'action.
  .title = Une tuile sans place
A-23 =
  Et s'il reste moins de trésors que les ruines ne montrent de masques ? On pose ceux qui restent. Des ruines sans
  aucun trésor comptent aussitôt comme une clairière.
  .title = Trop peu de trésors pour les masques
A-24 =
  Peut-on échanger deux trésors de la même sorte ? Non, cela ne changerait rien. Reprendre par échange un trésor donné
  est permis s'il est encore seul des deux côtés.
  .title = Échanges sans effet
A-25 =
  Un échange peut-il concerner plus de deux joueurs ou trésors ? Non, c'est un contre un entre deux joueurs.
  .title = Échanges plus grands
A-26 =
  Faut-il dépenser les points d'action ? Jamais.
  .title = Dépenser est facultatif
A-27 =
  Les limites « par tour » repartent-elles à zéro entre le décompte et la partie normale du tour du joueur qui a
  pioché un volcan ? Oui, chacune est un tour à part entière. Ce joueur peut dégager en tout jusqu'à quatre étages d'un
  temple.
  .title = Limites après une manche de volcan
A-28 =
  Le volcan devant le joueur qui l'a pioché est-il public ? Oui. Il n'a pas d'effet avant d'être posé.
  .title = Le volcan qui attend
A-29 =
  Que sait-on des tuiles à venir ? La lettre de la prochaine tuile et, dans Classic et Legend, si cette lettre cache un
  volcan.
  .title = Ce que l'on sait des tuiles à venir
A-30 =
  Les pions peuvent-ils entrer au camp de base et en sortir par les dalles ? Oui, les deux.
  .title = Entrer à pied au camp de base
A-31 =
  Que se passe-t-il au-delà de 100 points ? Rien ; les scores n'ont jamais de plafond.
  .title = Plus de 100 points


## Ambiguïtés des enchères

A-32 =
  La règle pour une enchère où tous passent est imprimée avec les deuxième et troisième enchères. Vaut-elle pour la
  première ? Elle vaut pour toute enchère. Le voisin de gauche du joueur qui a gagné gratuitement ouvre la suivante,
  en sautant ceux qui ont déjà joué leur tour.
  .title = Tous passent à la première enchère
A-33 =
  Combien peut-on miser ? Au moins 1 et au plus votre propre score, car les points sont appelés capital et se paient
  sur la piste. Un joueur à 0 point ne peut que passer. L'option auction.allowDebt permet aux mises de dépasser le
  score.
  .title = Limites des mises
A-34 =
  À scores égaux avant la manche finale, le joueur qui a pris la dernière tuile est-il le plus proche ou le plus
  éloigné ? Le plus éloigné : on compte à partir du voisin de gauche. L'option auction.lastPlacerFirstOnTie inverse
  cet ordre.
  .title = Le dernier à avoir posé, en cas d'égalité
A-35 =
  Quand l'ordre de la manche finale est-il fixé ? Une seule fois, avant qu'elle commence.
  .title = Quand l'ordre final est fixé
A-36 =
  Une phrase sur l'amulette est altérée dans une édition. L'amulette est devant son propriétaire, comme le disent les
  autres.
  .title = Une phrase altérée sur les amulettes
A-37 =
  Le gagnant paie-t-il avant de choisir une tuile ? Oui, toutes les éditions citent d'abord le paiement.
  .title = Payer avant de choisir
A-38 =
  Qui ouvre l'enchère suivante après une manche de volcan ? La manche de volcan ne change rien : ce qui compte, c'est
  qui a gagné le dernier tour ou pris la dernière tuile.
  .title = Qui ouvre après une manche de volcan
A-39 =
  Peut-on jouer à Classic avec les enchères ? Oui, comme règle maison, avec les règles de Super Meeple, si on le
  choisit.
  .title = Les enchères avec Classic


## Ambiguïtés de Legend

A-40 =
  Les cinq premières étapes de la mise en place manquent dans le texte. Elles sont reconstituées d'après les sections
  suivantes : plateaux, pioche, jetons, compteur de manches.
  .title = Étapes manquantes de mise en place
A-41 =
  Combien y a-t-il de jetons de points d'action de chaque valeur ? Trois de chacune, de 6 à 13. Option legend.apTokens.
  .title = Valeurs des jetons de points d'action
A-42 =
  Combien d'emplacements pour cartes y a-t-il à gauche du plateau de campement ? Trois, comme à droite. Option
  legend.leftSlots.
  .title = Emplacements à gauche
A-43 =
  Quels sont les deux trésors bleus que donne une carte 01 ? Deux de la même sorte, une sorte pour chacune des huit
  cartes. Option legend.card01.
  .title = Les trésors bleus de la carte 01
A-44 =
  À quelle condition peut-on échanger des trésors dans Legend ? La règle imprimée et son exemple ne se ramènent pas à
  une seule règle simple. La lecture retenue ne contredit aucune phrase imprimée : de la sorte que vous prenez, il
  vous faut au moins autant que l'adversaire ; d'une sorte que vous donnez, plus que l'adversaire dans un échange d'un
  trésor, et au moins autant dans un échange de deux. L'option legend.swapRule offre les lectures plus simples.
  .title = La condition des échanges
A-45 =
  Qui prend la quatrième tuile à trois joueurs ? Quiconque la veut, comme un choix ordinaire, du moment que chacun peut
  encore en avoir une ; si personne ne la veut, le premier dans l'ordre du tour doit la prendre.
  .title = La quatrième tuile, à trois joueurs
A-46 = Dans quel ordre les joueurs qui ont déjà passé font-ils leur décompte ? Dans l'ordre où la manche a commencé.
  .title = Décompte après avoir passé
A-47 =
  Le volcan est-il sur le plateau avant son décompte ? Oui, et l'on peut aussitôt y entrer et marquer ses points.
  .title = Le volcan avant son décompte
A-48 =
  Et si des pions se trouvent sur la case en pointillé où doit aller une tuile de carte ? Il vous faut la majorité, comme
  pour les tuiles du draft.
  .title = Pions sous une tuile de carte
A-49 =
  Quel accès faut-il pour une tuile de carte ? Au moins une dalle sur la frontière avec une tuile voisine, d'un
  côté ou de l'autre, jetons dalle compris.
  .title = Accès aux tuiles des cartes
A-50 =
  Jusqu'où va la carte 17 ? Jusqu'à n'importe quelle case du plateau, sans chemin, y compris les lacs, les volcans et
  les cases en pointillé.
  .title = La portée de la carte 17
A-51 =
  Les nombres sur les cartes sont-ils exacts, ou est-ce des maximums ? Des maximums : jusqu'à ce nombre, et au moins
  un.
  .title = Nombres sur les cartes
A-52 =
  Les limites de deux par temple ou par ruines valent-elles pour les cartes ? Non, seulement pour les actions payées
  en points. Les cartes suivent leur propre texte.
  .title = Limites et cartes
A-53 =
  Défausser une carte permanente de la droite coûte-t-il un tour ? Non. Elle est défaussée quand son propriétaire
  passe.
  .title = Défausser une carte permanente
A-54 =
  Une carte permanente inutilisée peut-elle être à droite quand son propriétaire passe ? Oui, elle n'empêche pas de
  passer et est défaussée.
  .title = Cartes permanentes inutilisées
A-55 =
  Que font les pouvoirs des directeurs de musée ? Les pouvoirs imprimés ne sont pas connus. On utilise un ensemble
  reconstitué. Avec l'option powers = none, chacun garde à la place les 5 points.
  .title = Pouvoirs des directeurs
A-56 =
  L'exemple imprimé pour les lacs ne tombe pas juste : deux ruines vidées ne peuvent pas montrer seulement trois
  masques. Ses nombres sont pris tels quels pour la formule.
  .title = L'exemple des lacs
A-57 =
  Est-ce seulement votre propre camp qui retire une case du décompte, ou tout camp ? Tout camp. Le camp de base ne
  compte jamais.
  .title = Les camps et le décompte
A-58 =
  De quel côté d'une frontière se trouve un jeton dalle ? Cela ne fait aucune différence : il ajoute une dalle à la
  frontière et reste quand on pose une tuile. On ne peut pas le poser sur le bord du plateau.
  .title = Où se trouve un jeton dalle
A-59 =
  Peut-on déplacer un jeton dalle tant qu'un autre est encore sur le plateau de gestion ? Non.
  .title = Déplacer des jetons dalle
A-60 =
  El Mirador pose au départ une tuile de E. Le draft manque-t-il alors de tuiles ? Non, il reste assez de tuiles. S'il
  y en avait moins de quatre, on révélerait toutes celles qui restent.
  .title = La tuile E d'El Mirador
A-61 =
  Peut-on utiliser des pouvoirs et la carte 07 pendant que l'on dépense des points pour un décompte ? Oui : le pouvoir
  quand c'est à vous de dépenser, la carte 07 si elle est face visible. Les cartes bonus, non.
  .title = Pouvoirs pendant un décompte
A-62 =
  Peut-on jouer des cartes action pendant que l'on dépense des points pour un décompte ? Non, seulement les actions
  payées en points.
  .title = Cartes pendant un décompte
A-63 =
  « Au plus deux gardiens par partie » et « pas déjà deux en jeu » : quelle phrase vaut ? Les deux ; elles veulent
  dire la même chose, car les gardiens ne partent jamais.
  .title = Deux gardiens par partie
A-64 =
  Faut-il un tour à part pour passer ? Cela ne change rien au résultat ; c'est proposé quand il ne reste rien
  d'obligatoire.
  .title = Passer comme un tour
A-65 =
  Et si une tuile de carte ne peut être posée sur aucune case en pointillé ? La carte ne peut pas être jouée, seulement
  conservée, ou défaussée pour faire de la place à une autre.
  .title = Une tuile de carte sans place
A-66 =
  Les ruines en place dès le départ reçoivent-elles deux trésors même si elles montrent plus de masques ? Oui,
  exactement deux.
  .title = Trésors des premières ruines
A-67 =
  Et si la pile de trésors est vide dans Legend ? Comme dans le jeu de base : autant qu'il en reste.
  .title = Trop peu de trésors dans Legend
A-68 =
  Le livret annonce des scénarios avec d'autres règles. Y en a-t-il ? Non, les cinq scénarios ne sont que des
  dispositions.
  .title = Règles des scénarios
A-69 =
  Le volcan de F et celui de la mise en place rapportent-ils des points ? Oui, chaque tuile volcan le fait.
  .title = Volcans qui rapportent
A-70 =
  Des pions sur une clairière avec un camp peuvent-ils encore la tenir ? Peu importe : la case est seulement
  exclue du décompte des clairières et des masques.
  .title = Pions à côté d'un camp


## Questions sur le jeu de base

C-1 =
  Dans quel ordre sont les trésors sur des ruines ? Le premier tiré de la pile est au-dessus : on les déterre donc dans
  l'ordre de la pile.
  .title = Ordre des trésors sur des ruines
C-2 =
  Quand un tour finit-il ? Jamais de lui-même : « end » est une action, même avec 0 point restant. Les décisions forcées
  sont aussi des actions, comme prendre la dernière tuile d'une manche d'enchères.
  .title = Un tour finit par une action
C-3 =
  Arrive-t-il souvent qu'une tuile ne puisse être posée nulle part ? Dans environ une partie aléatoire sur cent, quand
  des volcans enferment un coin ou une case du bord ; dans Classic, jamais. La tuile est mise à l'écart sans décision,
  et le joueur continue avec 10 points d'action. Les règles sur le joueur qui a posé la dernière tuile visent alors
  celui qui l'a piochée ou prise.
  .title = Fréquence des tuiles sans place
C-4 =
  Quand un volcan de Rio Grande n'a-t-il pas de place avec un passage ? Quand aucune case vide à côté d'une tuile n'a de
  dalle menant à elle depuis une voisine qui n'est pas un volcan. Alors seulement, il peut être posé n'importe où à
  côté d'une tuile. L'option est volcanoNeedsPath.
  .title = Quand le passage n'est pas exigé
C-5 =
  Un volcan compte-t-il comme une tuile qu'une nouvelle peut toucher ? Oui : un volcan peut donc n'avoir que des volcans
  à côté de lui. Toute autre tuile demande de toute façon un passage depuis une autre voisine.
  .title = Ne toucher que des volcans
C-6 =
  Quand vérifie-t-on si un volcan enferme une case ? Quand il touche un autre volcan. Sur ce plateau, un volcan qui n'en
  touche aucun ne coupe jamais rien. Option volcanoIsolationRule.
  .title = Quand on vérifie l'enfermement
C-7 =
  Et si cette interdiction laisse un volcan de Classic sans place ? Il est mis à l'écart comme toute autre tuile que
  l'on ne peut poser nulle part. Cela ne s'est jamais vu.
  .title = Un volcan sans place
C-9 =
  Qui est le premier joueur ? Celui que désigne la mise en place.
  .title = Le premier joueur
C-10 =
  Quelle règle est nommée quand plusieurs interdisent une action ? La plus précise ; le manque de points d'action vient
  en dernier.
  .title = Quelle règle est nommée
C-13 =
  Comment se comparent des joueurs qui ne gardent aucun temple ? Ils comptent comme s'ils en gardaient un de valeur
  0 : tout gardien bat donc l'absence de gardien. Il en va de même avec les enchères de Super Meeple. Option tieBreak.
  .title = Départage sans gardiens


## Questions sur les enchères

C-15 =
  Tous les autres ont passé et personne n'a misé : que peut faire le dernier joueur ? Miser et payer, ou passer. S'il
  passe, le joueur qui a passé le premier prend le tour gratuitement.
  .title = Le dernier enchérisseur sans mise
C-16 =
  Interroge-t-on un joueur qui ne peut pas miser ? Oui. La seule action possible est de passer.
  .title = Joueurs qui ne peuvent pas miser
C-17 =
  La dernière tuile d'une manche est-elle prise automatiquement ? Non, elle est gratuite, mais la prendre reste une
  action.
  .title = La dernière tuile d'une manche
C-19 =
  Comment les enchères s'ajoutent-elles à Classic ? On les active comme dans toute autre édition ; les règles sont
  celles de Super Meeple.
  .title = Classic avec les enchères
C-20 =
  Interroge-t-on de nouveau le plus offrant ? Jamais sur sa propre mise. L'enchère se termine, et se paie, quand le
  dernier autre joueur passe.
  .title = Le plus offrant
C-21 =
  Comment sont les amulettes dans la manche finale ? Toutes de nouveau face visible.
  .title = Amulettes dans la manche finale


## Questions sur Legend : manches et tours

C-23 =
  Quels trésors vont à quelles ruines au départ ? Les ruines sont servies dans l'ordre de la liste du scénario, deux
  trésors chacune, le premier au-dessus.
  .title = Trésors des premières ruines, dans l'ordre
C-24 =
  Qu'y a-t-il de particulier dans El Mirador ? La tuile E1 est en place dès le départ et il reste quatre tuiles E. Un
  lac est sur la case en pointillé d6, faute de meilleure place dans notre disposition. C'est un compromis, car les cases en
  pointillé sont faites pour des tuiles posées en cours de partie ; 13 sont libres.
  .title = El Mirador en détail
C-25 =
  Comment la quatrième tuile est-elle attribuée à trois joueurs ? Quiconque a une tuile peut en prendre une deuxième dès
  que les premières tuiles des autres sont assurées. Si personne ne le fait, c'est le seul choix qui reste au premier
  dans l'ordre du tour. Personne ne peut la refuser.
  .title = La quatrième tuile en détail
C-26 =
  Quand peut-on utiliser un pouvoir ou la carte 07 ? À votre propre tour de la phase d'actions, avant ou après l'action
  principale, et pendant que vous dépensez des points d'action. Pas dans le draft, ni pendant le choix des cartes bonus,
  ni au milieu d'une carte, ni après avoir passé.
  .title = Quand les actions gratuites sont possibles
C-27 =
  Comment finit un tour de Legend ? Par l'action « end » après avoir conservé, joué ou posé, car des actions gratuites
  peuvent encore suivre. Après la dépense de points d'action, leur « end » finit aussi le tour.
  .title = La fin d'un tour dans Legend
C-28 =
  Quand choisit-on les cartes bonus ? Avant de dépenser le premier point d'action, une à la fois ; on ne peut pas en
  ajouter plus tard.
  .title = Quand on choisit les cartes bonus
C-29 =
  Où est le jeton de points d'action pendant qu'on le dépense ? Sur le plateau de campement jusqu'à la fin de son tour ; il
  est ensuite hors de la partie.
  .title = Le jeton pendant sa dépense
C-30 =
  Quand peut-on défausser une carte de gauche pour faire de la place ? Seulement si aucun emplacement n'y est libre.
  N'importe quelle carte peut partir, même face cachée.
  .title = Quand une carte fait de la place
C-31 =
  Peut-on simplement défausser une carte de droite ? Non. Une carte ordinaire est jouée ou conservée. Une permanente
  disparaît quand son propriétaire passe et ne bloque jamais.
  .title = Défausser une carte de droite
C-32 =
  Et une tuile obligatoire que l'on ne peut poser nulle part, parce que des adversaires occupent les dernières cases
  libres ? Elle n'empêche pas de passer ; quand son propriétaire passe, elle est mise à l'écart. Si c'est un volcan,
  son décompte n'a jamais lieu.
  .title = Une tuile du draft sans place
C-33 =
  Passe-t-on automatiquement ? Non, c'est toujours une action dans un tour à part.
  .title = Passer est une action
C-34 =
  Que devient une carte permanente inutilisée à droite quand on a passé ? Elle est perdue.
  .title = Cartes permanentes après avoir passé
C-35 =
  Dans quel ordre se fait un décompte de volcan quand certains ont passé ? D'abord celui qui l'a posé, puis tous dans
  l'ordre de la manche, y compris ceux qui ont passé. Le jeu reprend après celui qui l'a posé, avec ceux qui n'ont pas
  passé.
  .title = Ordre du décompte et joueurs ayant passé
C-36 =
  Y a-t-il une maintenance après la sixième manche ? Non ; les cartes, les jetons et les tuiles visibles restent tels
  quels.
  .title = Après la sixième manche
C-37 =
  Les points de départ suivent-ils les places ? Non, ils suivent le premier ordre du tour.
  .title = Points de départ


## Questions sur Legend : points d'action et décompte

C-38 =
  Sur quelles frontières peut-on mettre un jeton dalle ? Sur toute frontière entre deux cases du plateau, aussi entre
  cases en pointillé et au camp de base. Deux jetons peuvent en partager une ; un jeton ne peut pas être déplacé sur la
  frontière où il est déjà.
  .title = Frontières pour les jetons dalle
C-39 =
  Comment vérifie-t-on un échange de deux trésors ? De chaque sorte donnée, vous devez posséder au moins autant que
  l'adversaire, en comptant avant l'échange. On peut en donner deux de la même sorte. Les deux sortes s'écrivent dans
  l'ordre de la liste. Option legend.swapRule.
  .title = Échanger deux trésors
C-40 =
  Quelles cases vides comptent comme jungle ? Toutes, y compris celles en pointillé ; le camp de base jamais.
  .title = Jungle sur les cases en pointillé
C-41 =
  Un temple avec un gardien adverse compte-t-il quand on multiplie jungle et clairières ? Non, même si l'on y a la
  majorité.
  .title = Gardiens adverses et jungle
C-42 =
  Combien de masques montrent des ruines qui n'ont jamais eu de trésor ? Tous les leurs.
  .title = Ruines sans trésors dès le départ
C-43 =
  Combien d'actions tiennent dans un tour ? Les maximums habituels valent pour 10 points d'action ; jetons, cartes bonus
  et pouvoirs peuvent en donner plus.
  .title = Plus de 10 points d'action
C-44 =
  Peut-on construire sur un plateau l'exemple imprimé du décompte ? Pas exactement. Avec un masque et deux masques, et
  une clairière à la place de l'une des ruines vidées, tous ses nombres concordent.
  .title = L'exemple du décompte reconstruit
C-45 =
  Quand ajoute-t-on les 5 points d'un directeur inutilisé ? Au décompte final de ce joueur, et non après ceux de tous.
  .title = Quand le directeur rapporte


## Questions sur Legend : cartes

C-46 =
  Faut-il placer tous les pions disponibles si une carte en indique plus ? Non ; n'importe quel nombre, de un jusqu'au
  nombre de la carte.
  .title = Placer moins de pions
C-47 =
  Dans quel ordre agissent les cartes 13 et 14 ? Le camp vient d'abord et il est obligatoire, puis le nombre de pions
  que l'on veut, même aucun, chefs compris. On vérifie qui a la majorité avant l'arrivée des pions.
  .title = Les cartes 13 et 14 dans l'ordre
C-48 =
  Quand peut-on déplacer un camp ? Avec les cartes 12 à 14 et le pouvoir p12, seulement s'il ne reste pas de camp en
  réserve, et vers une case où un nouveau camp serait permis.
  .title = Déplacer un camp
C-49 =
  La carte 17 et les pouvoirs p14 et p15 peuvent-ils utiliser le camp de base ? Oui, au départ et à l'arrivée, ainsi que
  les lacs, les volcans et les cases en pointillé.
  .title = Mouvements de groupe et camp de base
C-50 =
  Qu'est-ce qu'un point de déplacement de la carte 18 ? Une dalle ou un transfert. Un passage de trois dalles en coûte
  trois sur les cinq ; il faut le franchir d'un seul coup.
  .title = Points de déplacement
C-51 =
  Dans quel ordre agit la carte 08 ? D'abord l'explorateur dans n'importe quelles ruines avec trésors, puis la mise en
  ordre, sans arrêt entre les deux, même s'il n'y a qu'un trésor.
  .title = La carte 08 dans l'ordre
C-52 =
  Les adversaires, gardiens ou camps comptent-ils là où les cartes 02, 03, 08 et 09 placent des explorateurs ? Non.
  .title = Où les cartes placent des explorateurs
C-54 =
  Quelle voisine donne accès à une tuile de carte ? Toute tuile, lacs et volcans compris. Les jetons dalle comptent.
  .title = Voisines qui donnent accès
C-55 =
  Les étages et trésors obtenus par cartes et pouvoirs comptent-ils dans les limites de deux ? Non. Ils ne comptent pas
  et ne sont pas limités, même au milieu d'une dépense de points.
  .title = Cartes, pouvoirs et limites
C-56 =
  Peut-on rejouer une carte revenue par le pouvoir p18 ? Seulement tant que ses trésors ou ses tuiles sont encore sur le
  plateau de gestion.
  .title = Cartes revenues


## Questions sur Legend : pouvoirs (reconstitués)

C-58 =
  Quand peut-on utiliser un pouvoir ? Si au moins une de ses étapes est possible. Le cube se déplace aussitôt, même si
  l'on ne fait ensuite que certaines des étapes.
  .title = Utiliser un pouvoir
C-59 =
  Quand agit le pouvoir p01 ? Seulement pendant que vous dépensez des points d'action : 4 de plus aussitôt.
  .title = p01 : quatre points d'action de plus
C-60 =
  Que sont les deux pas du pouvoir p02 ? Deux points de déplacement, après le jeton dalle. On peut ne pas les utiliser.
  .title = p02 : dalle et pas
C-61 =
  Quelles tuiles le pouvoir p03 peut-il tourner ? Toutes sauf le camp de base, tuiles de départ comprises. La nouvelle
  orientation doit être différente.
  .title = p03 : tourner une tuile
C-62 =
  Comment agissent les pouvoirs p05, p06 et p11 ? p05 : deux temples au plus. p06 : le chef va directement de la réserve
  indisponible au camp. p11 : tous les pions dans un seul camp.
  .title = p05, p06 et p11
C-63 =
  Le pouvoir p12 permet-il de déplacer un camp ? Oui, comme la carte 12.
  .title = p12 : un camp
C-64 =
  Quand le pouvoir p16 rapporte-t-il des points ? Aussitôt : la valeur de la collection, mais 10 points au plus.
  .title = p16 : marquer une collection
C-65 =
  La carte que prend le pouvoir p17 est-elle remplacée ? Pas avant la maintenance. Le pouvoir agit aussi pendant que l'on
  dépense des points pour un décompte.
  .title = p17 : prendre une carte
C-66 =
  Quand utilise-t-on le pouvoir p18 ? Dans le même tour, après l'effet de la carte, avant « end ». Il demande un
  emplacement libre à gauche ; celui d'où venait la carte compte.
  .title = p18 : reprendre une carte
C-67 =
  Que coûtent et que couvrent les pouvoirs p19 et p20 ? p19 ne coûte pas de points d'action. p20 agit pendant que vous
  dépensez des points d'action et jusqu'à ce qu'ils soient dépensés, pour chaque gardien que vous placez avec eux, mais
  pas pour celui que place p19.
  .title = p19 et p20 : gardiens
C-68 =
  Quelque chose empêche-t-il d'utiliser le pouvoir p22 ? Les gardiens, camps et adversaires ne comptent pas, et un nombre
  quelconque d'explorateurs peut déjà s'y trouver.
  .title = p22 : volcan ou lac
C-69 =
  Quel décompte le pouvoir p23 aide-t-il ? Le prochain qui commence. Utilisé pendant que vous dépensez des points pour
  un décompte, il n'y aide pas, et on ne peut pas l'utiliser dans le dernier.
  .title = p23 : 13 points d'action
C-70 =
  Comment agit le pouvoir p24 ? Vous choisissez une case quand vous l'utilisez. À votre prochain décompte, si vous y
  partagez la plus haute valeur, vous comptez comme ayant la majorité. Il ne bat pas un gardien, il n'aide ni pour les
  camps, ni pour les tuiles, ni pour les gardiens, et il est dépensé même s'il n'y avait pas d'égalité.
  .title = p24 : remporter une égalité
C-71 =
  Les tuiles de départ sont-elles toujours sur leurs cases imprimées ? La clairière et les deux temples, oui. Dans un
  scénario, les deux lacs et le volcan sont là où sa disposition les place.
  .title = Tuiles de départ dans les scénarios
