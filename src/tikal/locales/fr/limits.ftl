### Ce que le serveur dit à qui en demande trop.

limit-too-many = C'était trop d'un coup. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
limit-too-large = C'est trop gros : { $bytes } octets au plus sont acceptés ici.
