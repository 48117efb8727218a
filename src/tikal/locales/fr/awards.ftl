# Distinctions à la fin d'une partie.

award-builder = L'âme d'un bâtisseur
  .about =
    { $count ->
        [one] Un étage dégagé
       *[other] { $count } étages dégagés
      } : plus que tout le monde.
award-digger = Le flair du fouilleur
  .about =
    { $count ->
        [one] Un trésor déterré
       *[other] { $count } trésors déterrés
      } : plus que tout le monde.
award-trader = Le sens des affaires
  .about =
    { $count ->
        [one] Un échange
       *[other] { $count } échanges
      } : plus que tout le monde.
award-walker = Toujours en marche
  .about =
    { $count ->
        [one] Un pas
       *[other] { $count } pas
      } dans la jungle : personne n'a marché davantage.
award-strategist = L'as des cartes
  .about =
    { $count ->
        [one] Une carte jouée
       *[other] { $count } cartes jouées
      } : plus que tout le monde.
award-recruiter = Les renforts
  .about =
    { $count ->
        [one] Un pion rappelé
       *[other] { $count } pions rappelés
      } : plus que tout le monde.
award-harvest = La grande moisson
  .about =
    { $count ->
        [one] Un point
       *[other] { $count } points
      } en un seul décompte : le meilleur de la partie.
award-bidder = L'enchère audacieuse
  .about =
    { $count ->
        [one] Un point payé
       *[other] { $count } points payés
      } aux enchères : plus que tout le monde.
award-comeback = La remontée
  .about =
    { $count ->
        [one] Un point
       *[other] { $count } points
      } de retard, et pourtant la victoire.
award-front-runner = Toujours en tête
  .about = En tête après chacun des { $count } décomptes.
