# El tiempo: lo acordado, los relojes y lo que pasa cuando se acaba.

event-timed-out-bot = A { $name } se le ha acabado el tiempo; juega un bot.
event-timed-out-pass = A { $name } se le ha acabado el tiempo; se pasa su turno.

pacing-title = Ritmo
pacing-about = Cuánto tiempo hay para un turno.
pacing-none = Sin reloj: cada cual se toma el tiempo que necesita.
pacing-unit-none = sin reloj
pacing-unit-minutes = minutos por turno
pacing-unit-days = días por turno
pacing-per-turn = Por turno
pacing-reserve = Reserva
pacing-late = Cuando se acaba el tiempo
pacing-when-bot = juega un bot
pacing-when-pass = se pasa el turno
pacing-agreed =
  { $unit ->
    [days] { $turn ->
        [one] Un día por turno.
       *[other] { $turn } días por turno.
    }
   *[other] { $turn ->
        [one] Un minuto por turno.
       *[other] { $turn } minutos por turno.
    }
  }
pacing-agreed-reserve =
  { $unit ->
    [days] { $turn ->
        [one] Un día por turno
       *[other] { $turn } días por turno
    } y { $reserve } de reserva para la partida.
   *[other] { $turn ->
        [one] Un minuto por turno
       *[other] { $turn } minutos por turno
    } y { $reserve } de reserva para la partida.
  }
pacing-late-bot = Después juega un bot, hasta que el jugador lo releve.
pacing-late-pass = Después se pasa el turno.
pacing-days-hours = { $days } d { $hours } h
pacing-hours-minutes = { $hours } h { $minutes } min
pacing-until = Tiempo hasta { $moment }
pacing-until-reserve = { $until }, incluida la reserva de { $reserve }
pacing-short = Se te está acabando el tiempo.
