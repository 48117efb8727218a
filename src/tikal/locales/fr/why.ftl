### Pourquoi une action n'est pas permise : ce qui ne va pas, avec les nombres, et ce qui conviendrait.
### Qui montre un message met devant lui l'identifiant de la règle.

why-ok = C'est permis.


## Le déroulement de la partie

why-game-over = La partie est terminée. On ne peut plus rien jouer.
why-wrong-step = Ce n'est pas possible maintenant. Il faut d'abord décider ceci : { $step }.
why-not-your-turn = Ce n'est pas votre tour. C'est à un autre joueur de décider.
why-ap = Cela coûte { count-cost } ; il vous reste { count-ap }.
why-cannot-undo = Il n'y a rien à annuler. Une action qui a révélé quelque chose ou passé le tour reste acquise.
why-not-whole =
  Cette partie vient d'un fichier qui ne contient ni les tuiles cachées ni les trésors cachés. Vous pouvez la
  regarder, mais personne ne peut la poursuivre ni annuler quoi que ce soit.
why-unforeseeable =
  Personne ne peut savoir ce que donnera « { $text } » avant que vous ne le fassiez. Retirez-le du plan.
why-unreadable = « { $text } » ne se lit pas comme une action. La forme attendue est : { $form }


## Poser une tuile

why-place-occupied = En { $hex }, { a-terrain }. Une tuile demande une case vide.
why-place-off-board = { $hex } n'est pas sur le plateau de cette partie.
why-place-same-rotation =
  L'orientation { $rot } de la tuile { $tile } est identique à une autre de numéro plus petit. Utilisez le plus petit
  numéro.
why-place-detached = { $hex } ne touche aucune case explorée. Une nouvelle tuile doit partager un côté avec l'une d'elles.
why-place-unreachable =
  Dans l'orientation { $rot }, aucune dalle ne se trouve entre { $hex } et une voisine : personne ne pourrait
  entrer sur la tuile. Essayez une autre orientation ou une autre case.
why-place-only-volcano =
  Dans l'orientation { $rot }, les dalles ne relient { $hex } qu'à un volcan, et personne ne peut en venir.
  Essayez une autre orientation ou une autre case.
why-place-volcano-path =
  Aucune dalle d'une case voisine ne mène à { $hex }. Dans cette partie, il en faut une pour un volcan, tant qu'une
  case vide en offre une.
why-place-volcano-seals = Un volcan en { $hex } couperait définitivement une case du camp de base.


## Déployer et transférer

why-deploy-where =
  Les nouveaux pions arrivent au camp de base ou dans l'un de vos camps. { $hex } n'est ni l'un ni l'autre.
why-deploy-foreign-camp = Le camp en { $hex } est à un adversaire. Vous ne pouvez déployer que dans vos propres camps.
why-deploy-reserve =
  { $who ->
    [leader] Vous n'avez plus de chef en réserve.
   *[explorer] Vous n'avez plus d'explorateurs en réserve.
  }
why-transfer-ends =
  Un transfert va du camp de base ou d'un de vos camps à un autre d'entre eux, pas de { $from } à { $to }.
why-transfer-nobody =
  { $who ->
    [leader] Vous n'avez pas de chef en { $from }.
   *[explorer] Vous n'avez pas d'explorateur en { $from }.
  }
why-transfer-foreign-camp =
  { $from } ou { $to } est le camp d'un adversaire. Vous ne pouvez transférer qu'entre le camp de base et vos
  propres camps.


## Se déplacer

why-move-nobody =
  { $who ->
    [leader] Vous n'avez pas de chef en { $from }.
   *[explorer] Vous n'avez pas d'explorateur en { $from }.
  }
why-move-guardian =
  { $who ->
    [leader] Votre chef en { $from } est un gardien et ne se déplace plus jamais.
   *[explorer] Votre seul explorateur en { $from } est un gardien et ne se déplace plus jamais.
  }
why-move-not-adjacent = { $to } n'est pas voisine de { $from }. Un déplacement franchit un seul côté.
why-move-no-passage = Il n'y a pas de dalle entre { $from } et { $to } ; sans dalles, pas de passage.
why-move-instalments =
  Le passage de { $from } à { $to } coûte { count-cost } d'un seul coup ; il vous reste { count-ap }.
why-move-volcano = Il y a un volcan en { $to }, et personne ne peut y entrer.
why-move-jungle = Il n'y a pas encore de tuile en { $to } : personne ne peut y aller.


## Dégager

why-clear-not-temple = On ne peut dégager que des temples. En { $hex }, { a-terrain }.
why-clear-nobody = Vous n'avez aucun pion en { $hex }. Il en faut au moins un pour dégager.
why-clear-pieces =
  { $cleared ->
    [one] Un second étage dans le même tour demande un second pion en { $hex } ; vous en avez { $pieces }.
   *[other] Vous avez dégagé { $cleared } étages en { $hex } ce tour-ci et n'y avez que { $pieces } pions.
  }
why-clear-limit = Vous avez déjà dégagé { $cleared } étages en { $hex } ce tour-ci. Deux, c'est la limite.
why-clear-supply =
  Il faudrait au temple en { $hex } un étage de niveau { $level }, et il n'en reste pas. Il ne peut plus grandir.
why-clear-guarded = Le temple en { $hex } a un gardien : sa valeur ne peut plus changer.
why-clear-highest = Le temple en { $hex } a déjà atteint 10, la valeur la plus haute.


## Fouiller

why-dig-not-ruins = Les trésors ne se trouvent que dans les ruines. En { $hex }, { a-terrain }.
why-dig-nobody = Vous n'avez aucun pion en { $hex }. Il en faut au moins un pour fouiller.
why-dig-pieces =
  { $dug ->
    [one] Un second trésor dans le même tour demande un second pion en { $hex } ; vous en avez { $pieces }.
   *[other] Vous avez déterré { $dug } trésors en { $hex } ce tour-ci et n'y avez que { $pieces } pions.
  }
why-dig-limit = Vous avez déjà déterré { $dug } trésors en { $hex } ce tour-ci. Deux, c'est la limite.
why-dig-empty = Il ne reste aucun trésor dans les ruines en { $hex }. Elles comptent maintenant comme une clairière.


## Échanger

why-swap-seat = Il n'y a pas d'adversaire à la place { $seat }.
why-swap-mine =
  Vous n'avez { $give ->
    [carafe] aucune
    [statue] aucune
    [plate] aucune
   *[other] aucun
  } { kind-given } à donner.
why-swap-theirs =
  Le joueur de la place { $seat } n'a { $take ->
    [carafe] aucune
    [statue] aucune
    [plate] aucune
   *[other] aucun
  } { kind-taken }.
why-swap-pair-mine =
  De la sorte « { kind-given } », vous avez { $mine } trésors. Vous ne pouvez donner qu'un trésor que vous avez en un
  seul exemplaire.
why-swap-pair-theirs =
  De la sorte « { kind-taken } », le joueur de la place { $seat } a { $theirs } trésors. Vous ne pouvez prendre qu'un
  trésor que ce joueur a en un seul exemplaire.
why-swap-same =
  Vous donneriez { $give ->
    [carafe] une
    [statue] une
    [plate] une
   *[other] un
  } { kind-given } contre { $take ->
    [carafe] une
    [statue] une
    [plate] une
   *[other] un
  } { kind-taken }, ce qui ne change rien. Choisissez deux sortes différentes.


## Camps

why-camp-terrain =
  Un camp demande une clairière ou des ruines sans trésors. En { $hex }, { a-terrain }.
why-camp-tokens =
  Il reste { count-tokens } dans les ruines en { $hex }. Un camp doit attendre qu'il n'y en ait plus.
why-camp-base = { $hex } est le camp de base de tous les joueurs. Il ne peut pas recevoir d'autre camp.
why-camp-taken = Il y a déjà un camp en { $hex }. Une case n'en reçoit qu'un.
why-camp-none-left =
  { $source ->
    [none] Vos deux camps sont déjà installés. Chaque joueur en a deux pour toute la partie.
   *[other] Vos deux camps sont déjà installés. Avec { the-effect }, vous pouvez en déplacer un : { $form }
  }
why-camp-presence = Pour installer un camp en { $hex }, il vous y faut un pion ; vous n'en avez aucun.
why-camp-majority =
  Votre valeur en { $hex } est de { $value }, et un adversaire a { $rival }. Pour un camp, il vous faut plus que
  chaque adversaire, sauf s'il n'y a personne.


## Gardiens

why-guard-not-temple = On ne peut garder que des temples. En { $hex }, { a-terrain }.
why-guard-taken = Le temple en { $hex } a déjà un gardien.
why-guard-limit = Vous avez déjà placé { $guardians } gardiens. Deux, c'est la limite pour toute la partie.
why-guard-nobody = Vous n'avez en { $hex } aucun pion qui puisse devenir gardien.
why-guard-who =
  { $who ->
    [leader] Vous n'avez en { $hex } aucun chef qui puisse devenir gardien.
   *[explorer] Vous n'avez en { $hex } aucun explorateur qui puisse devenir gardien.
  }
why-guard-majority =
  Votre valeur en { $hex } est de { $value }, et un adversaire a { $rival }. Il vous faut plus que chaque
  adversaire ; un explorateur compte 1, un chef 3.


## L'enchère

why-bid-low = { $bid } ne suffit pas : la plus haute mise est de { $high }. Misez davantage ou passez.
why-bid-minimum = { $bid } n'est pas une mise. La plus petite est 1 ; pour ne rien offrir, passez.
why-bid-capital = Vous ne pouvez pas miser { $bid } : vous avez { count-score }.
why-take-not-open = La tuile { $tile } n'est pas parmi les tuiles visibles.


## Legend : le draft

why-draft-quota =
  { $pick ->
    [order] Vous avez déjà choisi votre place pour la manche suivante.
    [ap] Vous avez déjà un jeton PA. Chaque joueur en prend un par manche.
    [tile] Vous avez déjà { count-held-tiles }. Chaque joueur en prend au plus { $quota } par manche.
   *[card] Vous avez déjà { $held } cartes à droite. Chaque joueur en prend { $quota } par manche.
  }
why-draft-slot = { $place } n'est pas une place libre dans l'ordre de la manche suivante. Encore libres : { $free }.
why-draft-not-open =
  { $pick ->
    [ap] Aucun jeton PA de valeur { $wanted } n'est visible. Vous avez le choix entre { $open }.
    [tile] La tuile { $wanted } n'est pas visible. Vous avez le choix entre { $open }.
   *[card] La carte { $wanted } n'est pas visible. Vous avez le choix entre { $open }.
  }
why-draft-leaves-none =
  { $offered ->
    [0] Toutes les tuiles visibles ont été prises.
   *[other] Vous avez déjà une tuile. Il reste { count-offered }, et { count-waiting } encore aucune.
  }


## Legend : cartes et tours

why-stash-not-right =
  La carte { $card } n'est pas à droite de votre plateau de campement. { $right ->
    [none] Il n'y a là aucune carte.
   *[cards] Vous y avez { $right }.
  }
why-stash-full =
  { $slots ->
    [1] Le seul emplacement à gauche de votre plateau de campement est pris. Défaussez la carte qui s'y trouve : { $left }.
   *[other] Les { $slots } emplacements à gauche de votre plateau de campement sont pris. Défaussez une de ces cartes : { $left }.
  }
why-stash-room =
  Emplacements pris à gauche de votre plateau de campement : { $used } sur { $slots }. Conservez la carte { $card } sans
  en défausser une autre.
why-stash-not-left = La carte { $other } n'est pas à gauche de votre plateau de campement. Vous y avez { $left }.
why-play-no-card =
  La carte { $card } n'est pas à { a-side } de votre plateau de campement. { $lying ->
    [none] Il n'y a là aucune carte.
   *[cards] Vous y avez { $lying }.
  }
why-play-permanent =
  La carte { $card } est permanente et ne se joue jamais. Utilisez-la avec d'autres actions : 07 avec look, 20 et 21
  avec bonus après l'activation du jeton PA.
why-play-no-use =
  La carte { $card } n'a aucun effet maintenant. { $side ->
    [left] Elle peut rester où elle est.
   *[right] Vous pouvez la conserver pour plus tard.
  }
why-activate-no-token = Vous n'avez plus de jeton PA dans cette manche. Chaque joueur en a un, pour un seul tour.
why-pass-compulsory =
  Avant de passer, vous devez utiliser ce que vous avez pris au draft. Reste à utiliser : jeton PA { $token ->
    [0] aucun
   *[other] { $token }
  }, cartes { $cards ->
    [none] aucune
   *[cards] { $cards }
  }, tuiles { $tiles ->
    [none] aucune
   *[tiles] { $tiles }
  }.
why-bonus-no-card =
  Il n'y a pas de carte bonus { $card } face visible à { a-side } de votre plateau de campement. Seules les cartes 20 et
  21 ajoutent des points d'action, chacune une fois par manche.
why-look-no-card =
  La carte 07 n'est pas face visible à { a-side } de votre plateau de campement. C'est elle qui permet de regarder des
  trésors, une fois par manche.


## Legend : tuiles

why-tile-not-yours =
  La tuile { $tile } n'est pas sur votre plateau de campement. { $tiles ->
    [none] Vous n'avez aucune tuile à poser.
   *[tiles] Vous pouvez poser { $tiles }.
  }
why-tile-dotted =
  { $hex } est une case en pointillé, réservée aux tuiles des cartes 22 à 24. Les tuiles du draft vont sur les autres.
why-tile-majority =
  Votre valeur en { $hex } est de { $value }, et un adversaire a { $rival }. Là où se trouvent des pions, il vous
  faut plus que chaque adversaire pour poser une tuile.
why-card-tile-not-dotted =
  { $hex } n'est pas une case en pointillé. La tuile accordée par { the-effect } ne va que sur une telle case.
why-card-tile-access =
  Dans l'orientation { $rot }, aucune dalle ne se trouve entre { $hex } et une tuile voisine : personne ne
  pourrait entrer. Essayez une autre orientation ou une autre case.


## Legend : jetons dalle et recrues

why-stone-no-border =
  { $fault ->
    [order] Nommez les cases d'une frontière par ordre alphabétique : { $to } { $from }.
   *[apart] { $from } et { $to } ne sont pas voisines. Un jeton dalle se pose entre deux cases voisines.
  }
why-stone-none-left = Les deux jetons dalle sont déjà sur le plateau, en { $stones }. Vous pouvez en déplacer un.
why-stone-supply-first =
  { $supply ->
    [one] { $supply } jeton dalle n'est pas encore sur le plateau. Posez-le avant de déplacer l'autre.
   *[other] { $supply } jetons dalle ne sont pas encore sur le plateau. Posez-les avant d'en déplacer un.
  }
why-stone-not-there = Aucun jeton dalle ne se trouve en { $border }. Ils sont en { $stones }.
why-stone-same-border = Le jeton dalle est déjà en { $border }. Choisissez une autre frontière.
why-recruit-none =
  { $who ->
    [leader] Vous n'avez plus de chef indisponible à recruter.
   *[explorer] Vous n'avez plus d'explorateurs indisponibles à recruter.
  }


## Legend : échanger des trésors

why-exchange-mine = Vous voulez donner { $given } de la sorte « { kind-given } », mais vous en avez { $mine }.
why-exchange-theirs =
  Vous voulez prendre { $copies } de la sorte « { kind-taken } », mais le joueur de la place { $seat } en a { $theirs }.
why-exchange-taken =
  Trésors de la sorte « { kind-taken } » : vous en avez { $mine_taken }, et le joueur de la place { $seat } en a { $theirs }. Vous
  ne pouvez prendre qu'une sorte dont vous avez au moins autant.
why-exchange-given =
  Trésors de la sorte « { kind-given } » : vous en avez { $mine }, et le joueur de la place { $seat } en a { $theirs_given }. Pour
  en donner dans cet échange, il vous en faut au moins { $least }.
why-exchange-pair-order = Deux sortes se nomment dans un ordre fixe. Écrivez { $pair }.


## Legend : pouvoirs

why-power-used = Vous avez déjà utilisé un pouvoir. Chaque joueur peut en utiliser un dans toute la partie.
why-power-not-yours =
  { $powers ->
    [none] Cette partie se joue sans pouvoirs.
   *[powers] Le pouvoir { $power } n'est pas sur votre tuile. Vous avez le choix entre { $powers }.
  }
why-power-not-now =
  { $power ->
    [p18]
      Le pouvoir { $power } reprend la carte que vous venez de jouer. Utilisez-le après la carte et avant la fin du
      tour.
    [p23] Le pouvoir { $power } aide à votre prochain décompte, et après celui-ci il n'y en a pas d'autre.
   *[other]
      Le pouvoir { $power } n'agit que pendant que vous dépensez des points d'action, avec votre jeton PA ou avant un
      décompte.
  }
why-power-no-use = Le pouvoir { $power } n'a aucun effet maintenant. Vous le gardez pour plus tard.


## Legend : étapes d'une carte ou d'un pouvoir

why-step-other = Vous êtes en train d'appliquer { the-effect }. L'étape suivante s'écrit ainsi : { $form }
why-step-done-early = Vous ne pouvez pas encore arrêter { the-effect }. L'étape suivante s'écrit ainsi : { $form }
why-step-site =
  { $ground ->
    [ruins]
      { $terrain ->
        [ruins] Il ne reste aucun trésor dans les ruines en { $hex }. Choisissez des ruines qui en ont encore.
       *[other] En { $hex }, { a-terrain }. Choisissez des ruines qui ont encore des trésors.
      }
    [temple] En { $hex }, { a-terrain }. Choisissez un temple.
    [water] En { $hex }, { a-terrain }. Choisissez un lac ou un volcan.
   *[camp] { $hex } n'est ni le camp de base ni l'un de vos camps.
  }
why-step-same-hex = Vous avez commencé { the-effect } en { $fixed }. Les autres étapes doivent s'y faire aussi.
why-step-same-temple =
  Avec { the-effect }, vous avez déjà dégagé un étage en { $hex }. Chaque étage demande un autre temple.
why-step-reserve =
  { $effect ->
    [p06] Le pouvoir { $effect } ne fait venir qu'un chef encore indisponible.
   *[other]
      { $who ->
        [leader] Vous n'avez plus de chef dans votre réserve disponible.
       *[explorer] Vous n'avez plus d'explorateurs dans votre réserve disponible.
      }
  }
why-step-explorers-only = Pour { the-effect }, vous ne pouvez choisir que des explorateurs, pas de chefs.
why-step-pieces =
  { $worked ->
    [0] Vous n'avez aucun pion en { $hex }. Il en faut un pour { the-effect }.
   *[other]
      { $pieces ->
        [one] Votre seul pion en { $hex } a fait sa part. Chaque étape y demande un autre pion.
       *[other] Vos { $pieces } pions en { $hex } ont tous fait leur part. Chaque étape y demande un autre pion.
      }
  }
why-step-camp-reserve =
  Vous avez encore un camp en réserve. Vous ne pouvez en déplacer un que lorsque les deux sont installés.
why-step-camp-not-yours = Vous n'avez pas de camp en { $from }. Les vôtres sont en { $camps }.
why-step-order =
  { $tokens ->
    [one] Nommez exactement le seul trésor en { $fixed }.
   *[other] Nommez exactement les { $tokens } trésors en { $fixed } dans l'ordre, celui du dessus en premier.
  }
why-step-recruited = Avec { the-effect }, vous avez déjà recruté { a-piece }. Vous pouvez en recruter un de chaque.
why-step-shift =
  { $fault ->
    [same] { $from } et { $to } doivent être deux cases différentes.
    [begun]
      Avec { the-effect }, vous avez commencé à déplacer des pions de { $fixed } à { $goal }. Tous les autres
      prennent le même chemin.
   *[apart] { $to } n'est pas voisine de { $from }. Avec { the-effect }, les pions vont sur une case voisine.
  }
why-step-rotation =
  { $tile ->
    [none] Il n'y a pas de tuile à tourner en { $hex }.
   *[other]
      { $rotations ->
        [1] La tuile { $tile } en { $hex } est identique dans toutes les orientations.
       *[other]
          La tuile { $tile } en { $hex } est déjà dans l'orientation { $rotation }. Choisissez-en une autre, de 0 à
          { $highest }.
      }
  }
why-step-collection =
  Vous n'avez { $kind ->
    [carafe] aucune
    [statue] aucune
    [plate] aucune
   *[other] aucun
  } { kind-found }. Choisissez une sorte dont vous avez au moins un trésor.
