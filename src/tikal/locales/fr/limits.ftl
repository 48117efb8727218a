### Ce que le serveur dit à qui en demande trop.

limit-too-many = Trop de requêtes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
limit-too-large = C'est trop gros : la limite est ici de { $bytes } octets.
