### Pourquoi une action n'est pas permise : ce qui ne va pas, avec les nombres, et ce qui conviendrait.
### Qui montre un message met devant lui l'identifiant de la règle.

why-ok = C'est permis.


## Le déroulement de la partie

why-game-over = La partie est terminée. On ne peut plus rien jouer.
why-wrong-step = Ce n'est pas possible maintenant. Il faut d'abord décider ceci : { $step }.
why-not-your-turn = Ce n'est pas votre tour. C'est à un autre joueur de décider.
why-ap = Cela coûte { count-cost } ; il vous reste { count-ap }.
why-cannot-undo =
  Il n'y a rien à annuler. Ce qui a révélé quelque chose ou a fait passer le tour au joueur suivant reste
  acquis.
why-not-whole =
  Cette partie vient d'un fichier sans les éléments cachés. On peut la regarder, mais personne ne peut la
  poursuivre ni annuler quoi que ce soit.
why-unforeseeable = L'effet de « { $text } » ne se verra qu'une fois l'action faite. Laissez-la hors du plan.
why-unreadable = « { $text } » n'est pas une action lisible. La forme attendue est : { $form }


## Poser une tuile

why-place-occupied = En { $hex }, { a-terrain }. Une tuile demande une case vide.
why-place-off-board = { $hex } n'appartient pas au plateau de cette partie.
why-place-same-rotation =
  La tuile { $tile } dans l'orientation { $rot } a le même aspect que dans une plus petite. Seul le plus petit
  numéro compte.
why-place-detached = { $hex } ne touche aucune case explorée. Une nouvelle tuile doit partager un côté avec l'une d'elles.
why-place-unreachable =
  Dans l'orientation { $rot }, aucune pierre ne se trouve entre { $hex } et une voisine : personne ne pourrait
  entrer sur la tuile. Essayez une autre orientation ou une autre case.
why-place-only-volcano =
  Dans l'orientation { $rot }, les pierres ne relient { $hex } qu'à un volcan, et personne ne peut en venir.
  Essayez une autre orientation ou une autre case.
why-place-volcano-path =
  Aucune pierre d'une voisine ne mène à { $hex }. Dans cette partie, un volcan en demande une tant qu'une case
  vide l'offre.
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
  { $from } et { $to } doivent être deux lieux différents parmi ceux-ci : le camp de base et vos propres camps.
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
why-move-no-passage =
  Aucune pierre ne se trouve entre { $from } et { $to } ; sans pierres, il n'y a pas de passage.
why-move-instalments =
  Le passage de { $from } à { $to } coûte { count-cost } d'un seul coup ; il vous reste { count-ap }.
why-move-volcano = Personne ne peut entrer sur un volcan, et il y en a un en { $to }.
why-move-jungle = Il n'y a pas encore de tuile en { $to } : personne ne peut y aller.


## Dégager

why-clear-not-temple = On ne peut dégager que des temples. En { $hex }, { a-terrain }.
why-clear-nobody = Vous n'avez aucun pion en { $hex }. Il en faut au moins un pour dégager.
why-clear-pieces =
  { $cleared ->
    [one] Un second étage dans le même tour demande un second pion en { $hex } ; vous en avez { $pieces }.
   *[other] Vous avez dégagé { $cleared } étages en { $hex } ce tour-ci et n'y avez que { $pieces } pions.
  }
why-clear-limit =
  Vous avez déjà dégagé { $cleared } étages en { $hex } ce tour-ci. Plus de deux ne sont pas permis.
why-clear-supply =
  Il faudrait au temple en { $hex } un étage de niveau { $level }, et il n'en reste pas. Il ne peut plus grandir.
why-clear-guarded = Le temple en { $hex } a un gardien. Sa valeur ne change plus.
why-clear-highest = Le temple en { $hex } a déjà atteint 10, la valeur la plus haute.


## Fouiller

why-dig-not-ruins = Les trésors ne se trouvent que dans les ruines. En { $hex }, { a-terrain }.
why-dig-nobody = Vous n'avez aucun pion en { $hex }. Il en faut au moins un pour fouiller.
why-dig-pieces =
  { $dug ->
    [one] Un second trésor dans le même tour demande un second pion en { $hex } ; vous en avez { $pieces }.
   *[other] Vous avez déterré { $dug } trésors en { $hex } ce tour-ci et n'y avez que { $pieces } pions.
  }
why-dig-limit =
  Vous avez déjà déterré { $dug } trésors en { $hex } ce tour-ci. Plus de deux ne sont pas permis.
why-dig-empty = Il ne reste aucun trésor dans les ruines en { $hex }. Elles comptent maintenant comme une clairière.


## Échanger

why-swap-seat = Il n'y a pas d'adversaire au siège { $seat }.
why-swap-mine =
  Vous n'avez { $give ->
    [carafe] aucune
    [statue] aucune
    [plate] aucune
   *[other] aucun
  } { kind-given } à donner.
why-swap-theirs =
  Le joueur du siège { $seat } n'a { $take ->
    [carafe] aucune
    [statue] aucune
    [plate] aucune
   *[other] aucun
  } { kind-taken }.
why-swap-pair-mine =
  De la sorte « { kind-given } », vous avez { $mine } trésors. Vous ne pouvez donner qu'un trésor que vous avez en un
  seul exemplaire.
why-swap-pair-theirs =
  De la sorte « { kind-taken } », le joueur du siège { $seat } a { $theirs } trésors. Vous ne pouvez prendre qu'un
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
why-camp-base = { $hex } est le camp de base de tous les joueurs. Aucun autre camp n'y trouve place.
why-camp-taken = Il y a déjà un camp en { $hex }. Une case n'en reçoit qu'un.
why-camp-none-left =
  { $source ->
    [none] Vos deux camps sont déjà installés. Chaque joueur en a deux pour toute la partie.
   *[other] Vos deux camps sont déjà installés. Avec { the-effect }, vous pouvez en déplacer un : { $form }
  }
why-camp-presence = Pour installer un camp en { $hex }, il vous y faut un pion ; vous n'en avez aucun.
why-camp-majority =
  Votre valeur en { $hex } est de { $value }, et un adversaire a { $rival }. Pour un camp, il faut plus que chaque
  adversaire, ou alors personne sur la case.


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
    [ap] Vous avez déjà un jeton PA. Chaque joueur en drafte un par manche.
    [tile] Vous avez déjà { count-held-tiles }. Chaque joueur en drafte au plus { $quota } par manche.
   *[card] Vous avez déjà { $held } cartes à droite. Chaque joueur en drafte { $quota } par manche.
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
  La carte { $card } n'est pas à droite de votre plateau de camp. { $right ->
    [none] Il n'y a là aucune carte.
   *[cards] Vous y avez { $right }.
  }
why-stash-full =
  { $slots ->
    [1] Le seul emplacement à gauche de votre plateau de camp est pris. Défaussez la carte qui s'y trouve : { $left }.
   *[other] Les { $slots } emplacements à gauche de votre plateau de camp sont pris. Défaussez une de ces cartes : { $left }.
  }
why-stash-room =
  Emplacements pris à gauche de votre plateau de camp : { $used } sur { $slots }. Conservez la carte { $card } sans
  en défausser une autre.
why-stash-not-left = La carte { $other } n'est pas à gauche de votre plateau de camp. Vous y avez { $left }.
why-play-no-card =
  La carte { $card } n'est pas à { a-side } de votre plateau de camp. { $lying ->
    [none] Il n'y a là aucune carte.
   *[cards] Vous y avez { $lying }.
  }
why-play-permanent =
  La carte { $card } est permanente et ne se joue jamais. Elle sert à côté d'autres actions : 07 avec look, 20 et
  21 avec bonus après l'activation du jeton PA.
why-play-no-use =
  La carte { $card } n'aurait aucun effet maintenant. { $side ->
    [left] Elle peut rester où elle est.
   *[right] Vous pouvez la conserver pour plus tard.
  }
why-activate-no-token = Vous n'avez plus de jeton PA dans cette manche. Chaque joueur en a un, pour un seul tour.
why-pass-compulsory =
  Avant de passer, vous devez utiliser ce que vous avez drafté. Reste à utiliser : jeton PA { $token ->
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
  Il n'y a pas de carte bonus { $card } face visible à { a-side } de votre plateau de camp. Seules les cartes 20 et
  21 ajoutent des points d'action, chacune une fois par manche.
why-look-no-card =
  La carte 07 n'est pas face visible à { a-side } de votre plateau de camp. C'est elle qui permet de regarder des
  trésors, une fois par manche.


## Legend : tuiles

why-tile-not-yours =
  La tuile { $tile } n'est pas sur votre plateau de camp. { $tiles ->
    [none] Vous n'avez aucune tuile à poser.
   *[tiles] Vous pouvez poser { $tiles }.
  }
why-tile-dotted =
  { $hex } est une case pointillée, et les tuiles draftées vont sur les autres. Seules les tuiles des cartes 22 à
  24 vont là.
why-tile-majority =
  Votre valeur en { $hex } est de { $value }, et un adversaire a { $rival }. Là où se trouvent des pions, il vous
  faut plus que chaque adversaire pour poser une tuile.
why-card-tile-not-dotted =
  { $hex } n'est pas une case pointillée. La tuile accordée par { the-effect } ne va que sur une telle case.
why-card-tile-access =
  Dans l'orientation { $rot }, aucune pierre ne se trouve entre { $hex } et une tuile voisine : personne ne
  pourrait entrer. Essayez une autre orientation ou une autre case.


## Legend : jetons pierre et recrues

why-stone-no-border =
  { $fault ->
    [order] Les cases d'une frontière se nomment par ordre alphabétique : { $to } { $from }.
   *[apart] { $from } et { $to } ne sont pas voisines. Un jeton pierre se pose entre deux cases voisines.
  }
why-stone-none-left =
  Les deux jetons pierre sont sur le site, en { $stones }. Vous pouvez déplacer l'un d'eux à la place.
why-stone-supply-first =
  { $supply ->
    [one] { $supply } jeton pierre n'est pas encore sur le site. Posez-le ; on ne peut déplacer les autres qu'ensuite.
   *[other] { $supply } jetons pierre ne sont pas encore sur le site. Posez-en un ; on ne peut les déplacer qu'ensuite.
  }
why-stone-not-there = Aucun jeton pierre ne se trouve en { $border }. Ils sont en { $stones }.
why-stone-same-border = Le jeton pierre est déjà en { $border }. Choisissez une autre frontière.
why-recruit-none =
  { $who ->
    [leader] Vous n'avez plus de chef indisponible à recruter.
   *[explorer] Vous n'avez plus d'explorateurs indisponibles à recruter.
  }


## Legend : échanger des trésors

why-exchange-mine =
  Trésors que vous donneriez de la sorte « { kind-given } » : { $given } ; vous en avez { $mine }.
why-exchange-theirs =
  Trésors que vous prendriez de la sorte « { kind-taken } » : { $copies } ; le joueur du siège { $seat } en a { $theirs }.
why-exchange-taken =
  Trésors de la sorte « { kind-taken } » : vous en avez { $mine_taken }, et le joueur du siège { $seat } en a { $theirs }. Vous
  ne pouvez prendre qu'une sorte dont vous avez au moins autant.
why-exchange-given =
  Trésors de la sorte « { kind-given } » : vous en avez { $mine }, et le joueur du siège { $seat } en a { $theirs_given }. Pour
  en donner dans cet échange, il vous en faut au moins { $least }.
why-exchange-pair-order = Deux sortes se nomment dans un ordre fixe. Écrivez { $pair }.


## Legend : pouvoirs

why-power-used = Vous avez déjà utilisé un pouvoir. Chaque joueur en utilise au plus un dans toute la partie.
why-power-not-yours =
  { $powers ->
    [none] Personne n'a de pouvoirs dans cette partie.
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
why-power-no-use = Le pouvoir { $power } n'aurait aucun effet maintenant. Vous le gardez pour plus tard.


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
why-step-same-hex = Avec { the-effect }, vous avez commencé en { $fixed }. Les autres étapes se font là aussi.
why-step-same-temple =
  Avec { the-effect }, vous avez déjà dégagé un étage en { $hex }. Chaque étage demande un autre temple.
why-step-reserve =
  { $effect ->
    [p06] Le pouvoir { $effect } fait venir un chef encore indisponible, et personne d'autre.
   *[other]
      { $who ->
        [leader] Vous n'avez plus de chef dans votre réserve disponible.
       *[explorer] Vous n'avez plus d'explorateurs dans votre réserve disponible.
      }
  }
why-step-explorers-only = Pour { the-effect }, on ne peut choisir que des explorateurs, pas de chefs.
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
  Vous avez encore un camp en réserve. On ne peut en déplacer un que lorsque les deux sont installés.
why-step-camp-not-yours = Aucun camp à vous ne se trouve en { $from }. Les vôtres sont en { $camps }.
why-step-order =
  { $tokens ->
    [one] Un ordre nomme uniquement le seul trésor qui se trouve en { $fixed }.
   *[other] Un ordre nomme exactement les { $tokens } trésors placés en { $fixed }, celui du dessus en premier.
  }
why-step-recruited = Avec { the-effect }, vous avez déjà recruté { a-piece }. Un seul de chaque est possible.
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
    [none] Il n'y a pas en { $hex } de tuile que l'on puisse tourner.
   *[other]
      { $rotations ->
        [1] La tuile { $tile } en { $hex } a le même aspect de quelque façon qu'on la tourne.
       *[other]
          La tuile { $tile } en { $hex } est dans l'orientation { $rotation }. Choisissez-en une autre, de 0 à
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
