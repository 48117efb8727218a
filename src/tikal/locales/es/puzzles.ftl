### Problemas: diez puntos de acción, ¿cuánto puedes puntuar como máximo?

puzzles-title = Problemas
puzzles-lead =
  Tienes diez puntos de acción y después puntúas. ¿Cuánto puedes conseguir como máximo? Cada problema procede de una
  partida entre bots, y está demostrado cuál es el mejor turno.
puzzles-today = El problema de hoy
puzzles-streak =
  { $days ->
    [one] Racha de un día
   *[other] Racha de { $days } días
  }
puzzles-solved = { $solved } de { $all } resueltos
puzzles-solve = Resolverlo
puzzles-look-again = Verlo otra vez
puzzles-all = Todos los problemas
puzzles-kept = Solo este navegador recuerda lo que has resuelto.
puzzles-days =
  La dificultad crece de lunes a domingo. Todo el mundo tiene el mismo problema; a medianoche UTC llega uno nuevo.

puzzle-level =
  { $level ->
    [1] muy fácil
    [2] fácil
    [3] medio
    [4] difícil
   *[5] muy difícil
  }
puzzle-title = Problema { $number }
puzzle-of-day = Problema del { $date }
puzzle-facts = { $players } jugadores, ronda de puntuación { $round } de 4
puzzle-open = Problema { $number }, { puzzle-level }
  .solved = Problema { $number }, { puzzle-level }, resuelto
  .seen = Problema { $number }, { puzzle-level }, mejor turno consultado
puzzle-task =
  Juegas con { $name }. Gasta hasta diez puntos de acción; después puntúas enseguida. Solo cuenta esta puntuación:
  consigue tantos puntos como puedas.
puzzle-no-luck = En este turno no se puede desenterrar ningún tesoro, así que nada depende de la suerte.
puzzle-loading = Preparando el problema…
puzzle-now = Puntuarías
puzzle-before = antes de tu turno: { $points }
puzzle-so-far = Tu turno hasta ahora
puzzle-nothing-yet = Todavía nada. Elige una acción debajo del tablero o una de tus piezas.
puzzle-best = { $points } puntos: no se puede puntuar más. ¡Resuelto!
puzzle-best-after-all = { $points } puntos: es el máximo.
puzzle-short =
  { $short ->
    [one] { $points } puntos. El mejor turno da un punto más.
   *[other] { $points } puntos. El mejor turno da { $short } puntos más.
  }
puzzle-tries =
  { $tries ->
    [one] Primer intento
   *[other] Intento { $tries }
  }
puzzle-retry = Empezar de nuevo
puzzle-hint = Pista
puzzle-hint-more = Segunda pista
puzzle-solution = Mostrar el mejor turno
puzzle-solution-sure = ¿Mostrarlo de verdad? Entonces el problema ya no contará como resuelto por ti.
puzzle-first-hint = Primera pista
puzzle-aims = Segunda pista: lo que da el mejor turno
puzzle-steps = Un turno óptimo: { $points } puntos
puzzle-watch = Verlo en el tablero
puzzle-watch-stop = Parar
puzzle-watch-start = La posición antes del turno
puzzle-back = Volver a mi turno
puzzle-share = Copiar el resultado
puzzle-copied = Copiado
puzzle-shared =
  { $title } ({ puzzle-level }): resuelto, { $tries ->
    [one] al primer intento
   *[other] { $tries } intentos
  }, { $hints ->
    [0] sin pistas
    [one] una pista
   *[other] { $hints } pistas
  }
puzzle-another = Otro problema


## Lo que no puede ser

puzzle-unknown =
  No hay ningún problema «{ $name }». Los problemas llevan los números del 1 al { $last }; una fecha como 2026-11-17 es
  el problema de ese día.
puzzle-too-long = Es demasiado largo para un turno: ninguno necesita más de { $most } acciones.
puzzle-no-end = Omite «end»: el turno se puntúa como si terminara aquí.


## En el terminal

puzzle-list-line = { $number }  { puzzle-level }  { $edition }, { $players } jugadores, ronda de puntuación { $round }
puzzle-list-today = El problema de hoy es el { $number }.
puzzle-terminal-end = Escribe «end» cuando creas que no se puede puntuar más.
puzzle-terminal-again = ¿Empezar de nuevo?
puzzle-terminal-show = ¿Mostrar el mejor turno?
