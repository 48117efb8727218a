# Premios después de una partida.

award-builder = Manos de arquitecto
  .about =
    { $count ->
        [one] Un piso descubierto
       *[other] { $count } pisos descubiertos
      }: más que nadie.
award-digger = Olfato de arqueólogo
  .about =
    { $count ->
        [one] Un tesoro desenterrado
       *[other] { $count } tesoros desenterrados
      }: más que nadie.
award-trader = Alma de comerciante
  .about =
    { $count ->
        [one] Un intercambio
       *[other] { $count } intercambios
      }: más que nadie.
award-walker = Piernas incansables
  .about =
    { $count ->
        [one] Un paso
       *[other] { $count } pasos
      } por la selva: nadie caminó más.
award-strategist = As en la manga
  .about =
    { $count ->
        [one] Una carta jugada
       *[other] { $count } cartas jugadas
      }: más que nadie.
award-recruiter = Llegan refuerzos
  .about =
    { $count ->
        [one] Una pieza reclutada
       *[other] { $count } piezas reclutadas
      }: más que nadie.
award-harvest = La gran cosecha
  .about =
    { $count ->
        [one] Un punto
       *[other] { $count } puntos
      } en una sola puntuación: la mejor de la partida.
award-bidder = La puja audaz
  .about =
    { $count ->
        [one] Un punto pagado
       *[other] { $count } puntos pagados
      } en las subastas: más que nadie.
award-comeback = La remontada
  .about =
    { $count ->
        [one] Un punto
       *[other] { $count } puntos
      } por detrás y, aun así, la victoria.
award-front-runner = Siempre en cabeza
  .about = En cabeza después de cada una de las { $count } puntuaciones.
