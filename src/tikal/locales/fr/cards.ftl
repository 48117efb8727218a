### Les cartes action de Legend et les pouvoirs des directeurs de musée. Les titres servent aux listes et au journal.


## Cartes action. Les trésors que prend une carte 01-x sont une option de la table.

card-01-1 = Prenez deux trésors bleus : { $kinds }.
  .title = trésors bleus { $kinds }
card-01-2 = Prenez deux trésors bleus : { $kinds }.
  .title = trésors bleus { $kinds }
card-01-3 = Prenez deux trésors bleus : { $kinds }.
  .title = trésors bleus { $kinds }
card-01-4 = Prenez deux trésors bleus : { $kinds }.
  .title = trésors bleus { $kinds }
card-01-5 = Prenez deux trésors bleus : { $kinds }.
  .title = trésors bleus { $kinds }
card-01-6 = Prenez deux trésors bleus : { $kinds }.
  .title = trésors bleus { $kinds }
card-01-7 = Prenez deux trésors bleus : { $kinds }.
  .title = trésors bleus { $kinds }
card-01-8 = Prenez deux trésors bleus : { $kinds }.
  .title = trésors bleus { $kinds }
card-02 = Placez jusqu'à 2 explorateurs de votre réserve dans des ruines qui ont encore des trésors.
  .title = 2 explorateurs aux ruines
card-03 = Placez jusqu'à 3 explorateurs de votre réserve dans des ruines qui ont encore des trésors.
  .title = 3 explorateurs aux ruines
card-04 = Prenez le trésor du dessus dans des ruines où vous avez un pion.
  .title = 1 trésor
card-05 = Prenez jusqu'à 2 trésors du dessus dans des ruines, chacun avec un de vos pions sur place, différent à chaque fois.
  .title = 2 trésors
card-06 =
  Prenez jusqu'à 3 trésors du dessus dans des ruines, chacun avec un de vos pions sur place, différent à chaque fois.
  Tous peuvent venir de la même tuile.
  .title = 3 trésors
card-07 =
  Regardez le trésor du dessus de chaque pile du plateau, une fois par manche. Cela ne prend pas de tour.
  .title = regarder des trésors
card-08 =
  Placez 1 explorateur de votre réserve dans des ruines avec trésors, examinez la pile, mettez-la dans l'ordre de
  votre choix et prenez le trésor du dessus.
  .title = explorateur et trésor au choix
card-09 = Placez jusqu'à 2 explorateurs de votre réserve sur un ou deux temples.
  .title = 2 explorateurs aux temples
card-10 = Dégagez jusqu'à 2 étages d'un temple sans gardien, chacun avec un de vos pions sur place, différent à chaque fois.
  .title = 2 étages
card-11 = Dégagez un étage sur 3 temples au plus, tous différents et sans gardien, où vous avez un pion.
  .title = 3 étages sur des temples différents
card-12 =
  Installez un camp, ou déplacez-en un si les deux sont en jeu, là où il n'y a personne ou bien où vous avez la
  majorité.
  .title = camp
card-13 = Comme la carte 12, puis placez jusqu'à 1 pion de votre réserve dans ce camp.
  .title = camp et 1 pion
card-14 = Comme la carte 12, puis placez jusqu'à 2 pions de votre réserve dans ce camp.
  .title = camp et 2 pions
card-15 = Rendez disponibles jusqu'à 4 explorateurs.
  .title = 4 explorateurs disponibles
card-16 = Rendez disponible 1 chef, 1 explorateur ou les deux.
  .title = chef et explorateur disponibles
card-17 = Déplacez autant de vos pions que vous voulez d'une même case vers une même autre, n'importe où.
  .title = pions vers une case au choix
card-18 = Dépensez jusqu'à 5 points en déplacements et en transferts de vos pions.
  .title = 5 points de déplacement
card-19 = Posez un jeton dalle, ou déplacez-en un si les deux sont sur le plateau.
  .title = jeton dalle
card-20 = 1 point d'action de plus quand vous activez votre jeton PA, une fois par manche.
  .title = 1 point d'action de plus
card-21 = 2 points d'action de plus quand vous activez votre jeton PA, une fois par manche.
  .title = 2 points d'action de plus
card-22-1 = Posez la tuile temple 22-1 sur une case vide en pointillé qu'une dalle relie à une tuile.
  .title = temple en bordure
card-22-2 = Posez la tuile temple 22-2 sur une case vide en pointillé qu'une dalle relie à une tuile.
  .title = temple en bordure
card-22-3 = Posez la tuile temple 22-3 sur une case vide en pointillé qu'une dalle relie à une tuile.
  .title = temple en bordure
card-22-4 = Posez la tuile temple 22-4 sur une case vide en pointillé qu'une dalle relie à une tuile.
  .title = temple en bordure
card-23 = Posez un lac sur une case vide en pointillé qu'une dalle relie à une tuile.
  .title = lac en bordure
card-24 = Posez un volcan sur une case vide en pointillé qu'une dalle relie à une tuile. Il n'y a pas de décompte.
  .title = volcan en bordure


## Les tuiles des directeurs et leurs pouvoirs

power-tile-P1 = Arpenteur
power-p01 = 4 points d'action de plus, pendant que vous dépensez ceux de votre jeton PA ou d'un décompte.
  .title = 4 points d'action de plus
power-p02 =
  Posez un jeton dalle, ou déplacez-en un si les deux sont sur le plateau. Dépensez ensuite jusqu'à 2 points en
  déplacements et en transferts.
  .title = jeton dalle et 2 pas
power-p03 = Donnez une autre orientation à une tuile du plateau.
  .title = tourner une tuile
power-tile-P2 = Archéologue
power-p04 = Dégagez jusqu'à 2 étages d'un temple sans gardien, chacun avec un de vos pions sur place, différent à chaque fois.
  .title = 2 étages
power-p05 = Dégagez un étage sur 2 temples au plus, différents et sans gardien, où vous avez un pion.
  .title = 2 étages sur des temples différents
power-p06 = Placez un chef encore indisponible directement au camp de base ou dans l'un de vos camps.
  .title = chef dans un camp
power-tile-P3 = Chasseur de trésors
power-p07 = Prenez jusqu'à 2 trésors du dessus dans des ruines, chacun avec un de vos pions sur place, différent à chaque fois.
  .title = 2 trésors
power-p08 =
  Examinez les trésors de ruines où vous avez un pion, mettez-les dans l'ordre de votre choix et prenez celui du
  dessus.
  .title = trésor au choix
power-p09 =
  Échangez un de vos trésors contre un trésor d'un adversaire, sans points d'action et quel que soit le nombre
  que chacun en possède.
  .title = échange gratuit
power-tile-P4 = Intendant
power-p10 = Rendez disponibles jusqu'à 4 explorateurs.
  .title = 4 explorateurs disponibles
power-p11 = Placez jusqu'à 4 pions de votre réserve au camp de base ou dans un seul de vos camps.
  .title = 4 pions dans un camp
power-p12 =
  Installez un camp, ou déplacez-en un si les deux sont en jeu, là où il n'y a personne ou bien où vous avez la
  majorité.
  .title = camp
power-tile-P5 = Guide
power-p13 = Dépensez jusqu'à 5 points en déplacements et en transferts de vos pions.
  .title = 5 points de déplacement
power-p14 = Déplacez autant de vos pions que vous voulez d'une même case vers une même voisine, avec ou sans dalles.
  .title = pions vers une case voisine
power-p15 = Déplacez un de vos pions de sa case vers n'importe quelle autre.
  .title = 1 pion vers une case au choix
power-tile-P6 = Conservateur
power-p16 = Marquez tout de suite les points d'une de vos collections, 10 au plus.
  .title = marquer une collection
power-p17 = Prenez une des cartes visibles dans un emplacement libre à gauche de votre plateau de campement.
  .title = carte visible
power-p18 =
  Reprenez la carte que vous venez de jouer dans un emplacement libre à gauche de votre plateau de campement.
  .title = carte reprise
power-tile-P7 = Gardien du temple
power-p19 =
  Placez un gardien sans points d'action. Les conditions habituelles s'appliquent, y compris la limite de deux.
  .title = gardien gratuit
power-p20 =
  Quand vous placez des gardiens avec les points d'action que vous dépensez, vos autres pions sur place
  reviennent dans votre réserve au lieu de quitter la partie.
  .title = gardien, les autres pions reviennent
power-p21 = Placez jusqu'à 2 explorateurs de votre réserve sur un ou deux temples.
  .title = 2 explorateurs aux temples
power-tile-P8 = Volcanologue
power-p22 = Placez jusqu'à 2 explorateurs de votre réserve sur un même lac ou un même volcan.
  .title = 2 explorateurs sur un lac ou un volcan
power-p23 = Au prochain décompte, vous avez 13 points d'action au lieu de 10.
  .title = 3 de plus au prochain décompte
power-p24 = Choisissez une case. À votre prochain décompte, elle compte comme vôtre si vous y êtes à égalité.
  .title = remporter les égalités d'une case
