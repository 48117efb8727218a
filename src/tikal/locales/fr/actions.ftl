### Ce qui se passe dans une partie : phrases du journal et noms des étapes.


## Ce qu'il faut décider

step-bid = miser ou passer
step-take = quelle tuile visible prendre
step-place = où poser la tuile
step-spend = comment dépenser les points d'action, ou bien finir le tour
step-over = rien, la partie est terminée
step-draft = que prendre au draft
step-main = que faire de ce tour (jouer une carte, poser une tuile, utiliser le jeton PA ou passer)
step-after = utiliser un pouvoir ou la carte 07, ou bien finir le tour
step-bonus = quelles cartes bonus ajouter au jeton PA, s'il y en a
step-effect = l'étape suivante de la carte ou du pouvoir en cours


## Ce que font les joueurs

did-bid = { $name } mise { count-bid }.
did-pass = { $name } passe.
did-take = { $name } prend la tuile { $tile }.
did-place = { $name } pose la tuile { $tile } en { $hex }.
did-deploy = { $name } déploie { a-piece } en { $hex }.
did-move = { $name } déplace { a-piece } de { $from } à { $to }.
did-transfer = { $name } transfère { a-piece } du camp en { $from } au camp en { $to }.
did-clear = { $name } dégage l'étage { $level } du temple en { $hex }.
did-dig = { $name } fouille les ruines en { $hex }.
did-swap =
  { $name } prend { $take ->
    [carafe] une
    [statue] une
    [plate] une
   *[other] un
  } { kind-taken } à { $opponent } et donne { $give ->
    [carafe] une
    [statue] une
    [plate] une
   *[other] un
  } { kind-given }.
did-camp = { $name } installe un camp en { $hex }.
did-guard = { $name } nomme { a-piece } gardien du temple en { $hex }.
did-end = { $name } finit son tour.
did-undo = { $name } annule la dernière action.


## Ce que font les joueurs dans Legend

did-draft-order = { $name } choisit la place { $place } pour la manche suivante.
did-draft-ap = { $name } prend un jeton PA de valeur { $wanted }.
did-draft-tile = { $name } prend la tuile { $tile }.
did-draft-card = { $name } prend la carte { $card } ({ $title }).
did-stash = { $name } conserve la carte { $card } ({ $title }).
did-stash-for = { $name } conserve la carte { $card } ({ $title }) et défausse la carte { $other }.
did-play = { $name } joue la carte { $card } ({ $title }).
did-activate = { $name } active le jeton PA de valeur { $token }.
did-place-tile = { $name } pose la tuile { $tile } en { $hex }.
did-power = { $name } utilise le pouvoir { $power } ({ $title }).
did-look = { $name } regarde les trésors du dessus avec la carte 07.
did-bonus = { $name } utilise la carte { $card } ({ $title }).
did-begin = { $name } a { count-ap } à dépenser.
did-swap-two =
  { $name } prend à { $opponent } deux trésors de la sorte « { kind-taken } » et donne { $give ->
    [carafe] une
    [statue] une
    [plate] une
   *[other] un
  } { kind-given } et { $give_too ->
    [carafe] une
    [statue] une
    [plate] une
   *[other] un
  } { kind-given-too }.
did-stone = { $name } pose un jeton dalle entre { $from } et { $to }.
did-movestone = { $name } déplace le jeton dalle de { $border } vers { $goal }.
did-recruit = { $name } rend { a-piece } disponible.
did-put = { $name } place { a-piece } en { $hex }.
did-order = { $name } met les trésors de { $fixed } dans l'ordre.
did-site = { $name } examine les trésors en { $hex }.
did-movecamp = { $name } déplace un camp de { $from } à { $to }.
did-shift = { $name } déplace { a-piece } de { $from } à { $to }.
did-rotate = { $name } tourne la tuile { $tile } en { $hex }.
did-collection = { $name } marque une collection : { kind-found }.
did-takecard = { $name } prend la carte { $card } ({ $title }) parmi les cartes visibles.
did-hex = { $name } remportera les égalités en { $hex } au prochain décompte.
did-done = { $name } en a fini avec { the-effect }.


## Ce qui en résulte

result-round-begins = La manche { $number } commence.
result-drew = { $name } pioche la tuile { $tile }.
result-opened = Tuiles aux enchères : { $tiles }.
result-tiles = Tuiles du draft : { $tiles }.
result-cards = Nouvelles cartes : { $cards }.
result-tokens = Jetons PA : { $values }.
result-found = { $name } trouve un trésor : { kind-found }.
result-saw = { $name } voit { $seen }.
result-saw-hidden = Personne d'autre que { $name } ne voit quels trésors s'y trouvent.
result-gained = { $name } gagne { count-points } immédiatement.
result-aside = La tuile { $tile } ne peut être posée nulle part ; elle est mise à l'écart.
result-paid = { $name } paie { count-bid } ; son score est maintenant de { $score }.
result-scored =
  { $name } marque { $temples } pour les temples et { $treasures } pour les trésors et a maintenant
  { count-score }.
result-scored-legend =
  { $name } marque { $temples } pour les temples, { $highest } pour les plus hauts, { $volcanoes } pour les
  volcans, { $jungles } pour la jungle et les clairières, { $lakes } pour les lacs, { $treasures } pour les
  trésors{ $director ->
    [0] {""}
   *[other] , { $director } pour le pouvoir inutilisé
  } et a maintenant { count-score }.
result-volcano-round = Un volcan ! Chacun joue et compte ses points, en commençant par { $name }.
result-final-round = Il n'y a plus de tuiles. La manche finale commence avec { $name }.
result-final-scoring = Les six manches sont terminées. Le décompte final commence avec { $name }.
result-wins = { $name } gagne avec { count-score }.
result-shares = { $names } se partagent la victoire avec { count-score } chacun.
