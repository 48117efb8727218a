### Pistas y examen de los turnos.


## Una primera pista: dónde mirar

advice-nudge-temple = Échale un vistazo al templo de { $hex }.
advice-nudge-dig = Hay un tesoro a tu alcance.
advice-nudge-guard = ¿Has pensado en un guardián?
advice-nudge-camp = Un campamento te ahorraría puntos de acción.
advice-nudge-swap = Échales un vistazo a los tesoros de los demás.
advice-nudge-bid = Te interesa jugar a continuación.
advice-nudge-pass = Ninguna loseta visible merece una puja.
advice-nudge-take = Compara las losetas: fíjate bien en { $tile }.
advice-nudge-tile = ¿Dónde te sirve más la loseta?
advice-nudge-pieces = ¿Dónde deberían estar tus piezas en el próximo turno?
advice-nudge-card = Es un buen momento para una de tus cartas.
advice-nudge-stash = Una de tus cartas valdrá más después.
advice-nudge-power = Tu poder podría ayudarte ahora.
advice-nudge-token = Es un buen momento para la ficha de PA.
advice-nudge-order = ¿Quieres jugar pronto o tarde en la próxima ronda?
advice-nudge-ap = Lo que más necesitas son puntos de acción.
advice-nudge-draft-card = Una de las cartas va bien con lo que tienes.
advice-nudge-end = Aquí ya no hay nada más que ganar.


## Lo que gana un turno

advice-gain-temple =
  { $floors ->
    [0] Te haces con el templo de { $hex }: { count-points }.
   *[other] Te haces con el templo de { $hex } y lo subes a { $points }.
  }
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
    [jungles] Obtienes { count-points } más por las selvas.
    [lakes] Obtienes { count-points } más por los lagos.
   *[director] Obtienes { count-points } más por tu poder.
  }
advice-gain-score = Puntúas { count-points } al final de este turno.
advice-gain-bid =
  { $points ->
    [0] Jugar a continuación no te aporta nada: la loseta { $tile } apenas es mejor que las demás.
   *[other] Jugar a continuación te aporta cerca de { count-points }: es la ventaja de la loseta { $tile } sobre las demás.
  }


## Lo que un turno quita a los demás

advice-deny-temple = { $name } ya no controla el templo de { $hex }: { count-points } menos.
advice-deny-points = { $name } puntuaría { count-points } menos.


## Lo que prepara un turno

advice-prepare-tile = La loseta { $tile } va en { $hex }.
advice-prepare-camp = Con un campamento en { $hex }, las piezas nuevas tienen menos camino por delante.
advice-prepare-lead = Llevas { $lead } de ventaja en { $hex }: es más difícil quitártelo.
advice-prepare-short = Un explorador más en { $hex } y controlas el templo.
advice-prepare-pieces =
  { $count ->
    [one] Tienes una pieza más en el tablero.
   *[other] Tienes { $count } piezas más en el tablero.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] Tienes una pieza en { $hex }, donde queda un tesoro.
   *[other] Tienes una pieza en { $hex }, donde quedan { $tokens } tesoros.
  }
advice-prepare-recruits =
  { $count ->
    [one] Puedes desplegar una pieza más.
   *[other] Puedes desplegar { $count } piezas más.
  }
advice-prepare-stone = Una ficha de piedra abre un paso.
