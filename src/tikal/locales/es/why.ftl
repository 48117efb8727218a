### Por qué no se permite una acción: qué falla, con los números, y qué la haría posible.
### Quien muestra un mensaje le antepone el identificador de la regla.

why-ok = Esto está permitido.


## El desarrollo de la partida

why-game-over = La partida ha terminado. Ya no se puede jugar nada más.
why-wrong-step = No puedes hacer esto ahora. Tienes que decidir { $step }.
why-not-your-turn = No es tu turno. Ahora tiene que decidir otro jugador.
why-ap =
  { $ap ->
    [one] Esto cuesta { count-cost }; te queda { count-ap }.
   *[other] Esto cuesta { count-cost }; te quedan { count-ap }.
  }
why-cannot-undo = No hay nada que deshacer. Una acción que ha revelado algo o ha pasado el turno ya no se puede deshacer.
why-not-whole =
  Esta partida viene de un archivo sin las losetas y los tesoros ocultos. Puedes mirarla, pero nadie puede seguir
  jugando ni deshacer nada.
why-unforeseeable = Nadie puede saber qué dará «{ $text }» hasta que lo hagas. No lo incluyas en el plan.
why-unreadable = «{ $text }» no se puede leer como acción. Debería tener esta forma: { $form }


## Colocar una loseta

why-place-occupied = En { $hex } ya { a-terrain }. Una loseta necesita una casilla vacía.
why-place-off-board = { $hex } no está en el tablero de esta partida.
why-place-same-rotation =
  La rotación { $rot } de la loseta { $tile } es igual que otra de número menor. Usa el número más pequeño.
why-place-detached =
  { $hex } no toca ninguna casilla explorada. Una loseta nueva debe compartir un lado con alguna.
why-place-unreachable =
  En la rotación { $rot } no hay ninguna piedra entre { $hex } y una casilla vecina, así que nadie podría entrar.
  Prueba otra rotación u otra casilla.
why-place-only-volcano =
  En la rotación { $rot } las piedras unen { $hex } solo con un volcán, y de ahí no puede venir nadie. Prueba otra
  rotación u otra casilla.
why-place-volcano-path =
  Ninguna piedra de una casilla vecina apunta a { $hex }. En esta partida un volcán necesita una, siempre que haya
  alguna casilla vacía que la tenga.
why-place-volcano-seals = Un volcán en { $hex } dejaría una casilla aislada del campamento base para siempre.


## Desplegar y trasladar

why-deploy-where =
  Las piezas nuevas empiezan en el campamento base o en uno de tus campamentos. { $hex } no es ninguno de ellos.
why-deploy-foreign-camp =
  El campamento de { $hex } es de un rival. Solo puedes desplegar en tus propios campamentos.
why-deploy-reserve =
  { $who ->
    [leader] No te queda ningún líder en la reserva.
   *[explorer] No te quedan exploradores en la reserva.
  }
why-transfer-ends =
  Un traslado va del campamento base o de uno de tus campamentos a otro de ellos, no de { $from } a { $to }.
why-transfer-nobody =
  { $who ->
    [leader] No tienes ningún líder en { $from }.
   *[explorer] No tienes ningún explorador en { $from }.
  }
why-transfer-foreign-camp =
  { $from } o { $to } es el campamento de un rival. Solo puedes trasladar entre el campamento base y tus propios
  campamentos.


## Mover

why-move-nobody =
  { $who ->
    [leader] No tienes ningún líder en { $from }.
   *[explorer] No tienes ningún explorador en { $from }.
  }
why-move-guardian =
  { $who ->
    [leader] Tu líder de { $from } es un guardián y ya no se mueve nunca más.
   *[explorer] Tu único explorador en { $from } es un guardián y ya no se mueve nunca más.
  }
why-move-not-adjacent = { $to } no es vecina de { $from }. Cada movimiento cruza un solo lado.
why-move-no-passage = No hay ninguna piedra entre { $from } y { $to }, y sin piedras no hay paso.
why-move-instalments =
  { $ap ->
    [one] El paso de { $from } a { $to } cuesta { count-cost } de una vez; te queda { count-ap }.
   *[other] El paso de { $from } a { $to } cuesta { count-cost } de una vez; te quedan { count-ap }.
  }
why-move-volcano = En { $to } hay un volcán, y nadie puede entrar en él.
why-move-jungle = En { $to } aún no hay loseta, así que nadie puede ir allí.


## Descubrir

why-clear-not-temple = Solo se descubren pisos en los templos. En { $hex } { a-terrain }.
why-clear-nobody = No tienes ninguna pieza en { $hex }. Para descubrir hace falta al menos una.
why-clear-pieces =
  { $cleared ->
    [one] Un segundo piso en el mismo turno requiere una segunda pieza en { $hex }; tienes { $pieces }.
   *[other] Has descubierto { $cleared } pisos en { $hex } este turno y allí solo tienes { $pieces } piezas.
  }
why-clear-limit = Ya has descubierto { $cleared } pisos en { $hex } este turno. El límite es dos.
why-clear-supply =
  El templo de { $hex } necesitaría un piso de nivel { $level } y no queda ninguno. Ya no puede crecer más.
why-clear-guarded = El templo de { $hex } tiene un guardián, así que su valor ya no puede cambiar.
why-clear-highest = El templo de { $hex } ya ha llegado a 10, el valor máximo.


## Excavar

why-dig-not-ruins = Solo hay tesoros en las ruinas. En { $hex } { a-terrain }.
why-dig-nobody = No tienes ninguna pieza en { $hex }. Para excavar hace falta al menos una.
why-dig-pieces =
  { $dug ->
    [one] Un segundo tesoro en el mismo turno requiere una segunda pieza en { $hex }; tienes { $pieces }.
   *[other] Has desenterrado { $dug } tesoros en { $hex } este turno y allí solo tienes { $pieces } piezas.
  }
why-dig-limit = Ya has desenterrado { $dug } tesoros en { $hex } este turno. El límite es dos.
why-dig-empty = No queda ningún tesoro en las ruinas de { $hex }. Ahora cuentan como un claro.


## Intercambiar

why-swap-seat = No hay ningún rival en el asiento { $seat }.
why-swap-mine = No tienes ningún tesoro del tipo { kind-given } que dar.
why-swap-theirs = El jugador del asiento { $seat } no tiene ningún tesoro del tipo { kind-taken }.
why-swap-pair-mine =
  Tienes { $mine } del tipo { kind-given }. Solo puedes dar un tesoro del que tengas exactamente uno.
why-swap-pair-theirs =
  El jugador del asiento { $seat } tiene { $theirs } del tipo { kind-taken }. Solo puedes tomar un tesoro del que
  ese jugador tenga exactamente uno.
why-swap-same =
  Darías un tesoro del tipo { kind-given } por otro del tipo { kind-taken }, y eso no cambia nada. Elige dos tipos
  distintos.


## Campamentos

why-camp-terrain =
  Un campamento necesita un claro o unas ruinas sin tesoros. En { $hex } { a-terrain }.
why-camp-tokens =
  { $tokens ->
    [one] En las ruinas de { $hex } aún queda { count-tokens }. Para montar un campamento no puede quedar ninguno.
   *[other] En las ruinas de { $hex } aún quedan { count-tokens }. Para montar un campamento no puede quedar ninguno.
  }
why-camp-base = { $hex } es el campamento base de todos los jugadores. Ahí no cabe otro campamento.
why-camp-taken = En { $hex } ya hay un campamento. En una casilla solo cabe uno.
why-camp-none-left =
  { $source ->
    [none] Tus dos campamentos ya están montados. Cada jugador tiene dos para toda la partida.
   *[other] Tus dos campamentos ya están montados. Con { the-effect } puedes mover uno de ellos: { $form }
  }
why-camp-presence = Necesitas una pieza tuya en { $hex } para montar allí un campamento, y no tienes ninguna.
why-camp-majority =
  Tu valor en { $hex } es { $value } y un rival tiene { $rival }. Para montar un campamento necesitas más que cada
  rival, salvo que no haya nadie.


## Guardianes

why-guard-not-temple = Solo se pueden custodiar templos. En { $hex } { a-terrain }.
why-guard-taken = El templo de { $hex } ya tiene un guardián.
why-guard-limit = Ya has puesto { $guardians } guardianes. El límite es de dos en toda la partida.
why-guard-nobody = No tienes en { $hex } ninguna pieza que pueda convertirse en guardián.
why-guard-who =
  { $who ->
    [leader] No tienes en { $hex } ningún líder que pueda convertirse en guardián.
   *[explorer] No tienes en { $hex } ningún explorador que pueda convertirse en guardián.
  }
why-guard-majority =
  Tu valor en { $hex } es { $value } y un rival tiene { $rival }. Necesitas más que cada rival; un explorador cuenta
  1 y un líder 3.


## La subasta

why-bid-low = { $bid } no basta: la puja más alta es { $high }. Puja más o pasa.
why-bid-minimum = { $bid } no es una puja. La mínima es 1; si no quieres ofrecer nada, pasa.
why-bid-capital = No puedes pujar { $bid }: tienes { count-score }.
why-take-not-open = La loseta { $tile } no está entre las visibles.


## Legend: el draft

why-draft-quota =
  { $pick ->
    [order] Ya has elegido tu puesto para la próxima ronda.
    [ap] Ya tienes una ficha de PA. Cada jugador toma una por ronda.
    [tile] Ya tienes { count-held-tiles }. Cada jugador toma como máximo { $quota } por ronda.
   *[card] Ya tienes { $held } cartas a la derecha. Cada jugador toma { $quota } por ronda.
  }
why-draft-slot =
  El puesto { $place } no está libre en el orden de la próxima ronda. Quedan libres: { $free }.
why-draft-not-open =
  { $pick ->
    [ap] No hay ninguna ficha de PA visible de valor { $wanted }. Puedes elegir entre { $open }.
    [tile] La loseta { $wanted } no está visible. Puedes elegir entre { $open }.
   *[card] La carta { $wanted } no está visible. Puedes elegir entre { $open }.
  }
why-draft-leaves-none =
  { $offered ->
    [0] Ya se han tomado todas las losetas visibles.
   *[other] Ya tienes una loseta. { count-offered }, y { count-waiting } ninguna.
  }


## Legend: cartas y turnos

why-stash-not-right =
  La carta { $card } no está a la derecha de tu tablero de campamento. { $right ->
    [none] Ahí no hay ninguna carta.
   *[cards] Ahí tienes { $right }.
  }
why-stash-full =
  { $slots ->
    [one] El único hueco a la izquierda de tu tablero de campamento está ocupado. Descarta la carta que hay: { $left }.
   *[other]
      Los { $slots } huecos a la izquierda de tu tablero de campamento están ocupados. Descarta una de estas: { $left }.
  }
why-stash-room =
  Huecos ocupados a la izquierda de tu tablero de campamento: { $used } de { $slots }. Guarda la carta { $card } sin
  descartar otra.
why-stash-not-left =
  La carta { $other } no está a la izquierda de tu tablero de campamento. Ahí tienes { $left }.
why-play-no-card =
  La carta { $card } no está a la { a-side } de tu tablero de campamento. { $lying ->
    [none] Ahí no hay ninguna carta.
   *[cards] Ahí tienes { $lying }.
  }
why-play-permanent =
  La carta { $card } es permanente y nunca se juega. Úsala junto con otras acciones: 07 con look, 20 y 21 con bonus
  después de activar la ficha de PA.
why-play-no-use =
  La carta { $card } no tiene efecto ahora. { $side ->
    [left] Puede quedarse donde está.
   *[right] Puedes guardarla para más tarde.
  }
why-activate-no-token =
  No te queda ficha de PA en esta ronda. Cada jugador tiene una, para un turno.
why-pass-compulsory =
  Antes de pasar debes usar lo que has tomado en el draft. Por usar: ficha de PA { $token ->
    [0] ninguna
   *[other] { $token }
  }, cartas { $cards ->
    [none] ninguna
   *[cards] { $cards }
  }, losetas { $tiles ->
    [none] ninguna
   *[tiles] { $tiles }
  }.
why-bonus-no-card =
  No hay ninguna carta de bonificación { $card } boca arriba a la { a-side } de tu tablero de campamento. Solo las
  cartas 20 y 21 añaden puntos de acción, cada una una vez por ronda.
why-look-no-card =
  La carta 07 no está boca arriba a la { a-side } de tu tablero de campamento. Es la que permite mirar tesoros, una
  vez por ronda.


## Legend: losetas

why-tile-not-yours =
  La loseta { $tile } no está en tu tablero de campamento. { $tiles ->
    [none] No tienes ninguna loseta que colocar.
   *[tiles] Puedes colocar { $tiles }.
  }
why-tile-dotted =
  { $hex } es una casilla punteada, y ahí solo van las losetas de las cartas 22 a 24. Las losetas del draft van en las
  demás.
why-tile-majority =
  Tu valor en { $hex } es { $value } y un rival tiene { $rival }. Donde hay piezas necesitas más que cada rival para
  colocar una loseta.
why-card-tile-not-dotted =
  { $hex } no es una casilla punteada. Solo en ellas se puede poner la loseta que da { the-effect }.
why-card-tile-access =
  En la rotación { $rot } no hay ninguna piedra entre { $hex } y una loseta vecina, así que nadie podría entrar.
  Prueba otra rotación u otra casilla.


## Legend: fichas de piedra y reclutas

why-stone-no-border =
  { $fault ->
    [order] Nombra las casillas de una frontera por orden alfabético: { $to } { $from }.
   *[apart] { $from } y { $to } no son vecinas. Una ficha de piedra va entre dos casillas vecinas.
  }
why-stone-none-left =
  Las dos fichas de piedra están en el tablero, en { $stones }. En lugar de poner otra, puedes mover una de ellas.
why-stone-supply-first =
  { $supply ->
    [one] Aún queda { $supply } ficha de piedra fuera del tablero. Ponla antes de mover la otra.
   *[other] Aún quedan { $supply } fichas de piedra fuera del tablero. Ponlas antes de mover una.
  }
why-stone-not-there = No hay ninguna ficha de piedra en { $border }. Están en { $stones }.
why-stone-same-border = La ficha de piedra ya está en { $border }. Elige otra frontera.
why-recruit-none =
  { $who ->
    [leader] No te queda ningún líder por reclutar.
   *[explorer] No te quedan exploradores por reclutar.
  }


## Legend: intercambiar tesoros

why-exchange-mine = Quieres dar { $given } del tipo { kind-given }, pero tienes { $mine }.
why-exchange-theirs =
  Quieres tomar { $copies } del tipo { kind-taken }, pero el jugador del asiento { $seat } tiene { $theirs }.
why-exchange-taken =
  Del tipo { kind-taken } tienes { $mine_taken }, y el jugador del asiento { $seat } tiene { $theirs }. Solo puedes
  tomar de un tipo del que tengas al menos tantos como ese jugador.
why-exchange-given =
  Del tipo { kind-given } tienes { $mine }, y el jugador del asiento { $seat } tiene { $theirs_given }. Para darlo en
  este intercambio necesitas al menos { $least }.
why-exchange-pair-order = Los dos tipos se nombran en un orden fijo. Escribe { $pair }.


## Legend: poderes

why-power-used = Ya has usado un poder. Cada jugador puede usar uno en toda la partida.
why-power-not-yours =
  { $powers ->
    [none] Esta partida se juega sin poderes.
   *[powers] El poder { $power } no está en tu loseta. Puedes elegir entre { $powers }.
  }
why-power-not-now =
  { $power ->
    [p18]
      El poder { $power } recupera la carta que acabas de jugar. Úsalo después de la carta y antes de terminar el
      turno.
    [p23] El poder { $power } ayuda en tu próxima puntuación, y después de esta no hay ninguna más.
   *[other]
      El poder { $power } solo funciona mientras gastas puntos de acción, con tu ficha de PA o antes de puntuar.
  }
why-power-no-use = El poder { $power } no tiene efecto ahora. Lo conservas para más tarde.


## Legend: pasos de una carta o de un poder

why-step-other = Estás resolviendo { the-effect }. El siguiente paso se escribe así: { $form }
why-step-done-early = Aún no puedes terminar { the-effect }. El siguiente paso se escribe así: { $form }
why-step-site =
  { $ground ->
    [ruins]
      { $terrain ->
        [ruins] No queda ningún tesoro en las ruinas de { $hex }. Elige unas ruinas que aún tengan.
       *[other] En { $hex } { a-terrain }. Elige unas ruinas que aún tengan tesoros.
      }
    [temple] En { $hex } { a-terrain }. Elige un templo.
    [water] En { $hex } { a-terrain }. Elige un lago o un volcán.
   *[camp] { $hex } no es ni el campamento base ni un campamento tuyo.
  }
why-step-same-hex = Has empezado { the-effect } en { $fixed }. Los demás pasos también tienen que ser allí.
why-step-same-temple =
  Con { the-effect } ya has descubierto un piso en { $hex }. Cada piso requiere otro templo.
why-step-reserve =
  { $effect ->
    [p06] El poder { $effect } solo trae a un líder que aún no esté disponible.
   *[other]
      { $who ->
        [leader] No te queda ningún líder en la reserva disponible.
       *[explorer] No te quedan exploradores en la reserva disponible.
      }
  }
why-step-explorers-only = Para { the-effect } solo puedes elegir exploradores, no líderes.
why-step-pieces =
  { $worked ->
    [0] No tienes ninguna pieza en { $hex }. Para { the-effect } tiene que haber una.
   *[other]
      { $pieces ->
        [one] Tu única pieza en { $hex } ya ha hecho su parte. Cada paso requiere allí otra distinta.
       *[other] Tus { $pieces } piezas en { $hex } ya han hecho su parte. Cada paso requiere allí otra distinta.
      }
  }
why-step-camp-reserve = Aún tienes un campamento en la reserva. Solo puedes mover uno cuando los dos están montados.
why-step-camp-not-yours = En { $from } no hay ningún campamento tuyo. Los tuyos están en { $camps }.
why-step-order =
  { $tokens ->
    [one] Nombra el único tesoro de { $fixed } y nada más.
   *[other] Nombra exactamente los { $tokens } tesoros de { $fixed } en orden, empezando por el de arriba.
  }
why-step-recruited = Con { the-effect } ya has reclutado { a-piece }. Puedes reclutar uno de cada.
why-step-shift =
  { $fault ->
    [same] { $from } y { $to } tienen que ser dos casillas distintas.
    [begun]
      Con { the-effect } has empezado a mover piezas de { $fixed } a { $goal }. Todas las demás tienen que seguir el
      mismo camino.
   *[apart] { $to } no es vecina de { $from }. Con { the-effect } las piezas van a una casilla vecina.
  }
why-step-rotation =
  { $tile ->
    [none] En { $hex } no hay ninguna loseta que se pueda girar.
   *[other]
      { $rotations ->
        [1] La loseta { $tile } de { $hex } queda igual se gire como se gire.
       *[other]
          La loseta { $tile } de { $hex } está en la rotación { $rotation }. Elige otra, de 0 a { $highest }.
      }
  }
why-step-collection =
  No tienes ningún tesoro del tipo { kind-found }. Elige un tipo del que tengas al menos uno.
