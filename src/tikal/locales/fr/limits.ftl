### Ce que le serveur dit à qui en demande trop.

limit-too-many = Trop de requêtes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
limit-too-large = C'est trop volumineux : la limite est ici de { $bytes } octets.
limit-busy = Vous demandez beaucoup à la fois. Réessayez dans un instant.
limit-sockets = Vous avez { $most } connexions ouvertes, le maximum pour une adresse. Fermez quelques tables et réessayez.
limit-full = Le serveur est plein. Réessayez dans quelques minutes.
limit-stored = Votre adresse a enregistré tout ce qui est permis pour l'instant. Réessayez demain.
