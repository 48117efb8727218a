### Conseils et examen des tours.


## Un premier indice : où regarder

advice-nudge-temple = Regardez le temple en { $hex }.
advice-nudge-dig = Un trésor est à votre portée.
advice-nudge-guard = Pensez à un gardien.
advice-nudge-camp = Un camp vous épargnerait du chemin.
advice-nudge-swap = Regardez les trésors des autres.
advice-nudge-bid = Jouer le prochain tour vaut quelque chose pour vous.
advice-nudge-pass = Ce qui est visible ne vaut pas une enchère.
advice-nudge-take = Comparez les tuiles : { $tile } a des atouts.
advice-nudge-tile = Cherchez où la tuile vous sert le plus.
advice-nudge-pieces = Cherchez où vos pions doivent se trouver au prochain tour.
advice-nudge-card = Une de vos cartes convient bien maintenant.
advice-nudge-stash = Une de vos cartes vaudra davantage plus tard.
advice-nudge-power = Votre pouvoir pourrait aider maintenant.
advice-nudge-token = C'est le bon moment pour le jeton PA.
advice-nudge-order = Demandez-vous qui doit commencer la prochaine manche.
advice-nudge-ap = Ce sont les points d'action qui vous manquent le plus.
advice-nudge-draft-card = Une des cartes va bien avec ce que vous avez.
advice-nudge-end = Il n'y a plus rien à gagner ici.


## Ce qu'un tour rapporte

advice-gain-temple = Vous prenez le temple en { $hex } : { count-points }.
advice-gain-guardian = Le temple en { $hex } est à vous pour toujours : { count-points } à chaque décompte.
advice-gain-floors = Votre temple en { $hex } grandit : { count-points } maintenant.
advice-gain-set =
  { $count ->
    [1] Vous avez un trésor d'une nouvelle sorte ({ kind-found }) : { count-points }.
   *[other] Vous avez { $count } trésors d'une même sorte ({ kind-found }) : { count-points }.
  }
advice-gain-dig =
  { $tokens ->
    [one] Vous déterrez le dernier trésor en { $hex }.
   *[other] Vous déterrez un des { $tokens } trésors en { $hex }.
  }
advice-gain-category =
  { $category ->
    [highest] Vous obtenez { count-points } de plus pour les temples les plus hauts.
    [volcanoes] Vous obtenez { count-points } de plus pour les volcans.
    [jungles] Vous obtenez { count-points } de plus pour les jungles.
    [lakes] Vous obtenez { count-points } de plus pour les lacs.
   *[director] Vous obtenez { count-points } de plus pour votre pouvoir.
  }
advice-gain-score = Vous marquez { count-points } à la fin de ce tour.
advice-gain-bid =
  { $points ->
    [0] Jouer le prochain tour ne vaut rien : la tuile { $tile } n'est guère meilleure qu'une autre.
   *[other] Jouer le prochain tour vaut environ { count-points } : la tuile { $tile } est meilleure d'autant qu'une autre.
  }


## Ce qu'un tour prend aux autres

advice-deny-temple = { $name } ne tient plus le temple en { $hex } : { count-points } de moins.
advice-deny-points = { $name } marquerait { count-points } de moins.


## Ce qu'un tour prépare

advice-prepare-tile = La tuile { $tile } se trouve en { $hex }.
advice-prepare-camp = Depuis un camp en { $hex }, les nouveaux pions ont moins de chemin.
advice-prepare-lead = Vous menez de { $lead } en { $hex } : c'est plus dur à renverser.
advice-prepare-short = Avec un explorateur de plus en { $hex }, vous tenez le temple.
advice-prepare-pieces =
  { $count ->
    [one] Un pion de plus est sur le plateau.
   *[other] { $count } pions de plus sont sur le plateau.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] Un pion est en { $hex }, où se trouve un trésor.
   *[other] Un pion est en { $hex }, où se trouvent { $tokens } trésors.
  }
advice-prepare-recruits =
  { $count ->
    [one] Un pion de plus peut venir sur le plateau.
   *[other] { $count } pions de plus peuvent venir sur le plateau.
  }
advice-prepare-stone = Un jeton pierre ouvre un chemin.
