### Les tours des autres, les trouvailles, les volcans, les décomptes et les coupures de connexion

table-speed-half = ½×
settings-speed-half = lentement
table-pause = Pause
table-go-on = Continuer

moment-found =
  { $mine ->
    [true] Vous déterrez un trésor
   *[other] { $name } déterre un trésor
  }
moment-set =
  { $count ->
    [1] Le premier de sa sorte
    [2] Une paire
   *[other] { $count } identiques
  }
moment-worth = { count-points }
moment-gain = +{ $gain }
moment-volcano = { $name } pioche un volcan
moment-eruption = Un volcan entre en éruption en { $hex }
moment-eruption-by = { $name } l'a posé.
moment-close = Fermer

moment-scoring = { $name } fait son décompte
moment-scoring-nothing = Rien ne rapporte de points cette fois.
moment-scoring-after = { $before } → { $after } points
moment-scoring-all = Tout montrer
moment-scoring-go-on = Continuer
settings-scorings = Compter les points temple par temple, à mon rythme
settings-sounds = Sons : votre tour, une trouvaille, un volcan

offline-title = Pas de connexion
offline-retry = Nouvel essai dans { $seconds } s.
offline-trying = Nouvel essai…
offline-now = Réessayer
offline-waiting =
  { $count ->
    [0] Ce que vous ferez maintenant attendra ici le retour de la connexion.
    [one] 1 action est en attente. Elle partira au retour de la connexion.
   *[other] { $count } actions sont en attente. Elles partiront au retour de la connexion.
  }
offline-refused = Impossible tant que la connexion n'est pas revenue.

table-undo-found = Une trouvaille ne s'annule pas
table-undo-revealed = Ce qui a été révélé ne s'annule pas
