### Repetición de los turnos de los demás, hallazgos, volcanes, puntuaciones y el tiempo sin conexión

table-speed-half = ½×
settings-speed-half = despacio
table-pause = Pausa
table-go-on = Seguir

moment-found =
  { $mine ->
    [true] Desentierras un tesoro
   *[other] { $name } desentierra un tesoro
  }
moment-set =
  { $count ->
    [1] El primero de su tipo
    [2] Una pareja
   *[other] { $count } iguales
  }
moment-worth = { count-points }
moment-gain = +{ $gain }
moment-volcano = { $name } roba un volcán
moment-eruption = Un volcán entra en erupción en { $hex }
moment-eruption-by = Lo ha colocado { $name }.
moment-close = Cerrar

moment-scoring = { $name } puntúa
moment-scoring-nothing = Esta vez no cuenta nada.
moment-scoring-after = { $before } → { $after } puntos
moment-scoring-all = Mostrar todo
moment-scoring-go-on = Seguir
settings-scorings = Contar las puntuaciones templo a templo y esperarme
settings-sounds = Sonidos: tu turno, un hallazgo, un volcán

offline-title = Sin conexión
offline-retry = Nuevo intento en { $seconds } s.
offline-trying = Reintentando…
offline-now = Intentar ahora
offline-waiting =
  { $count ->
    [0] Lo que hagas ahora esperará aquí hasta que vuelva la conexión.
    [one] Hay 1 acción en espera. Se enviará cuando vuelva la conexión.
   *[other] Hay { $count } acciones en espera. Se enviarán cuando vuelva la conexión.
  }
offline-refused = Esto no es posible hasta que vuelva la conexión.

table-undo-found = Un hallazgo no se puede deshacer
table-undo-revealed = Lo que ha salido a la luz no se puede deshacer
