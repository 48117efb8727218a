### Pistas y examen de los turnos.


## Una primera pista: dónde mirar

advice-nudge-temple = Mira el templo de { $hex }.
advice-nudge-dig = Hay un tesoro a tu alcance.
advice-nudge-guard = Piensa en un guardián.
advice-nudge-camp = Un campamento te ahorraría camino.
advice-nudge-swap = Mira los tesoros de los demás.
advice-nudge-bid = Ser el siguiente vale algo para ti.
advice-nudge-pass = Lo que está descubierto no vale una puja.
advice-nudge-take = Compara las losetas: { $tile } tiene algo a su favor.
advice-nudge-tile = Piensa dónde te sirve más la loseta.
advice-nudge-pieces = Piensa dónde deben estar tus piezas en el próximo turno.
advice-nudge-card = Una de tus cartas viene bien ahora.
advice-nudge-stash = Una de tus cartas valdrá más adelante.
advice-nudge-power = Tu poder podría ayudarte ahora.
advice-nudge-token = Es un buen momento para la ficha de PA.
advice-nudge-order = Piensa quién debe ser el primero en la próxima ronda.
advice-nudge-ap = Lo que más necesitas son puntos de acción.
advice-nudge-draft-card = Una de las cartas va bien con lo que tienes.
advice-nudge-end = Aquí ya no hay nada más que ganar.


## Lo que gana un turno

advice-gain-temple = Tomas el templo de { $hex }: { count-points }.
advice-gain-guardian = El templo de { $hex } es tuyo para siempre: { count-points } en cada puntuación.
advice-gain-floors = Tu templo de { $hex } crece: ahora { count-points }.
advice-gain-set =
  { $count ->
    [1] Tienes un tesoro de un tipo nuevo ({ kind-found }): { count-points }.
   *[other] Tienes { $count } tesoros del mismo tipo ({ kind-found }): { count-points }.
  }
advice-gain-dig =
  { $tokens ->
    [one] Desentierras el último tesoro de { $hex }.
   *[other] Desentierras uno de los { $tokens } tesoros de { $hex }.
  }
advice-gain-category =
  { $category ->
    [highest] Obtienes { count-points } más por los templos más altos.
    [volcanoes] Obtienes { count-points } más por los volcanes.
    [jungles] Obtienes { count-points } más por las junglas.
    [lakes] Obtienes { count-points } más por los lagos.
   *[director] Obtienes { count-points } más por tu poder.
  }
advice-gain-score = Anotas { count-points } al final de este turno.
advice-gain-bid =
  { $points ->
    [0] Ser el siguiente no vale nada: la loseta { $tile } apenas es mejor que otra.
   *[other] Ser el siguiente vale unos { count-points }: en eso supera la loseta { $tile } a las demás.
  }


## Lo que un turno quita a los demás

advice-deny-temple = { $name } ya no tiene el templo de { $hex }: { count-points } menos.
advice-deny-points = { $name } anotaría { count-points } menos.


## Lo que prepara un turno

advice-prepare-tile = La loseta { $tile } está en { $hex }.
advice-prepare-camp = Desde un campamento en { $hex } las piezas nuevas tienen menos camino.
advice-prepare-lead = Llevas { $lead } de ventaja en { $hex }: es más difícil arrebatártelo.
advice-prepare-short = Con un explorador más en { $hex } tienes el templo.
advice-prepare-pieces =
  { $count ->
    [one] Hay una pieza más en el tablero.
   *[other] Hay { $count } piezas más en el tablero.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] Hay una pieza en { $hex }, donde queda un tesoro.
   *[other] Hay una pieza en { $hex }, donde quedan { $tokens } tesoros.
  }
advice-prepare-recruits =
  { $count ->
    [one] Se puede llevar una pieza más al tablero.
   *[other] Se pueden llevar { $count } piezas más al tablero.
  }
advice-prepare-stone = Una ficha de piedra abre un camino.
