### Conseils et examen des tours.


## Un premier indice : où regarder

advice-nudge-temple = Jetez un œil au temple en { $hex }.
advice-nudge-dig = Un trésor est à portée.
advice-nudge-guard = Avez-vous pensé à un gardien ?
advice-nudge-camp = Un camp vous économiserait des points d'action.
advice-nudge-swap = Jetez un œil aux trésors des autres.
advice-nudge-bid = Jouer tout de suite aurait de la valeur pour vous.
advice-nudge-pass = Aucune tuile visible ne vaut une mise.
advice-nudge-take = Comparez les tuiles : { $tile } mérite un second coup d'œil.
advice-nudge-tile = Où la tuile vous serait-elle le plus utile ?
advice-nudge-pieces = Où vos pions devraient-ils se trouver au prochain tour ?
advice-nudge-card = C'est le bon moment pour une de vos cartes.
advice-nudge-stash = Une de vos cartes vaudra davantage plus tard.
advice-nudge-power = Votre pouvoir pourrait vous aider maintenant.
advice-nudge-token = C'est le bon moment pour le jeton PA.
advice-nudge-order = Voulez-vous jouer tôt ou tard à la prochaine manche ?
advice-nudge-ap = Ce sont les points d'action qu'il vous faut avant tout.
advice-nudge-draft-card = Une des cartes va bien avec ce que vous avez.
advice-nudge-end = Il n'y a plus rien à gagner ici.


## Ce qu'un tour rapporte

advice-gain-temple =
  { $floors ->
    [0] Vous prenez le temple en { $hex } : { count-points }.
   *[other] Vous prenez le temple en { $hex } et le portez à { $points }.
  }
advice-gain-guardian = Le temple en { $hex } est à vous jusqu'à la fin : { count-points } à chaque décompte.
advice-gain-floors = Votre temple en { $hex } grandit : { count-points } maintenant.
advice-gain-set =
  { $count ->
    [1] Vous avez un trésor d'une nouvelle sorte ({ kind-found }) : { count-points }.
   *[other] Vous avez { $count } trésors d'une même sorte ({ kind-found }) : { count-points }.
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
    [0] Jouer tout de suite ne vous rapporte rien : la tuile { $tile } n'est guère meilleure que les autres.
   *[other] Jouer tout de suite vous rapporte environ { count-points } : c'est ce que la tuile { $tile } vaut de plus que les autres.
  }


## Ce qu'un tour prend aux autres

advice-deny-temple = { $name } ne tient plus le temple en { $hex } : { count-points } de moins.
advice-deny-points = { $name } marquerait { count-points } de moins.


## Ce qu'un tour prépare

advice-prepare-tile = La tuile { $tile } va en { $hex }.
advice-prepare-camp = Avec un camp en { $hex }, les nouveaux pions ont moins de chemin à faire.
advice-prepare-lead = Vous avez { $lead } d'avance en { $hex } : on vous le prendra moins facilement.
advice-prepare-short = Un explorateur de plus en { $hex }, et vous tenez le temple.
advice-prepare-pieces =
  { $count ->
    [one] Vous avez un pion de plus sur le plateau.
   *[other] Vous avez { $count } pions de plus sur le plateau.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] Vous avez un pion en { $hex }, où se trouve un trésor.
   *[other] Vous avez un pion en { $hex }, où se trouvent { $tokens } trésors.
  }
advice-prepare-recruits =
  { $count ->
    [one] Vous pouvez déployer un pion de plus.
   *[other] Vous pouvez déployer { $count } pions de plus.
  }
advice-prepare-stone = Un jeton dalle ouvre un passage.
