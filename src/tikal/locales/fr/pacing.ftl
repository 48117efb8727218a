# Le temps : ce qui a été convenu, les pendules, et ce qui se passe quand il est écoulé.

event-timed-out-bot = Le temps de { $name } est écoulé ; un bot prend le relais.
event-timed-out-pass = Le temps de { $name } est écoulé ; son tour est sauté.

pacing-title = Rythme
pacing-about = Le temps dont on dispose pour un tour.
pacing-none = Pas de pendule : chacun prend le temps qu'il lui faut.
pacing-unit-none = pas de pendule
pacing-unit-minutes = minutes par tour
pacing-unit-days = jours par tour
pacing-per-turn = Par tour
pacing-reserve = Réserve
pacing-late = Quand le temps est écoulé
pacing-when-bot = un bot prend le relais
pacing-when-pass = le tour est sauté
pacing-agreed =
  { $unit ->
    [days] { $turn ->
        [one] Un jour par tour.
       *[other] { $turn } jours par tour.
    }
   *[other] { $turn ->
        [one] Une minute par tour.
       *[other] { $turn } minutes par tour.
    }
  }
pacing-agreed-reserve =
  { $unit ->
    [days] { $turn ->
        [one] Un jour par tour
       *[other] { $turn } jours par tour
    } et { $reserve } de réserve pour la partie.
   *[other] { $turn ->
        [one] Une minute par tour
       *[other] { $turn } minutes par tour
    } et { $reserve } de réserve pour la partie.
  }
pacing-late-bot = Ensuite, un bot prend le relais, jusqu'à ce que le joueur reprenne la main.
pacing-late-pass = Ensuite, le tour est sauté.
pacing-days-hours = { $days } j { $hours } h
pacing-hours-minutes = { $hours } h { $minutes } min
pacing-until = Temps jusqu'au { $moment }
pacing-until-reserve = { $until }, dont { $reserve } de réserve
pacing-short = Votre temps est bientôt écoulé.
