### La página: Tikal Legend.


## Cosas

legend-who =
  { $who ->
    [leader] líder
   *[explorer] explorador
  }
legend-verb =
  { $verb ->
    [move] caminar por las piedras
    [transfer] trasladar una pieza
    [stone] poner una ficha de piedra
    [movestone] mover una ficha de piedra
   *[other] { $verb }
  }
legend-token = Ficha de { $ap } PA
legend-reconstructed = reconstruido
legend-permanent = permanente, una vez por ronda
legend-face-down = Usada en esta ronda. Si la guardas, en la próxima vuelve a estar boca arriba.


## Rondas y orden

legend-rounds = Rondas y orden de turno
legend-round-of = Ronda { $round } de { $rounds }
legend-final = Final
legend-this-round = Esta ronda
legend-next-round = Próxima ronda
legend-final-order = Puntuación final
legend-has-passed = ha pasado
legend-free = libre


## El draft

legend-draft = Draft: toma una cosa
legend-cards = Cartas de acción
legend-cards-each = { $count } por jugador, una cosa por turno
legend-tokens = Fichas de PA
legend-one-each = 1 por jugador
legend-tiles = Losetas
legend-tiles-each =
  { $players ->
    [2] 2 por jugador
    [3] 1 por jugador, uno toma 2
   *[other] 1 por jugador
  }
legend-next-order = Orden siguiente
legend-go = Puesto { $place }
legend-place = puesto { $place }
legend-your-camp = Tu tablero de campamento
legend-due =
  Por tomar: { $cards ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $cards } cartas
  }, { $tokens ->
    [0] ninguna ficha
   *[other] una ficha
  }, { $tiles ->
    [0] ninguna loseta
    [one] una loseta
   *[other] { $tiles } losetas
  }, { $order ->
    [0] ningún puesto
   *[other] un puesto
  }
legend-due-nothing = lo tiene todo
legend-take = Tomar: { $name }
legend-take-what = Elige una cosa
legend-camps = Tableros de campamento
legend-camps-parts = guardadas · ficha · loseta · esta ronda
legend-hand = Guardadas: { $kept }. Ficha: { $token }. Losetas: { $tiles }. Esta ronda: { $cards }.


## El tablero de campamento

legend-camp-of = Tablero de campamento de { $name }
legend-whose-camp = Qué tablero de campamento mostrar
legend-kept = Guardadas · { $count } de { $slots }
legend-token-and-tile = Ficha y loseta
legend-now = Esta ronda · jugar o guardar; las permanentes pueden perderse
legend-nothing-left = no queda nada
legend-no-token = sin ficha
legend-no-tile = sin loseta
legend-tile-place = { $tile }: colocar
legend-main =
  { $step ->
    [main] Tu turno: elige una carta, la ficha o una loseta.
    [after] Hecho. Aún puedes usar un poder o la carta 07; después, termina el turno.
   *[other] Elige qué hacer.
  }
legend-play = Jugarla
legend-look = Mirar los tesoros superiores
legend-stash = Guardarla
legend-stash-for = Guardarla en lugar de otra
legend-stash-which = Para guardar «{ $title }», elige qué carta guardada descartas.
legend-activate =
  Usar la ficha: { $ap } PA{ $cards ->
    [0] {""}
    [one] {" "}y una carta de bonificación
   *[other] {" "}y cartas de bonificación
  }
legend-bonus = Añadir: { $title }
legend-bonus-ask = Añade ahora cartas de bonificación o empieza.
legend-begin =
  Empezar con { $ap ->
    [one] { $ap } punto de acción
   *[other] { $ap } puntos de acción
  }
legend-pass = Pasar
legend-end = Terminar turno
legend-undo = Deshacer
legend-cancel = Cancelar
legend-done = Hecho
legend-waiting =
  { $step ->
    [draft] { $name } elige en el draft.
    [main] Le toca actuar a { $name }.
    [after] { $name } está a punto de terminar el turno.
    [bonus] { $name } añade cartas de bonificación.
    [spend] { $name } gasta puntos de acción.
   *[other] Le toca actuar a { $name }.
  }


## Colocar una loseta

legend-lay = Colocarla
legend-lay-on = Colocar en { $hex }
legend-lay-where =
  { $count ->
    [one] Hay una casilla posible. Elígela en el tablero.
   *[other] Hay { $count } casillas posibles. Elige una en el tablero.
  }
legend-lay-turn = Cómo girar la loseta
legend-turn = Girar
legend-turned = girada { $degrees }°


## Cartas y poderes en acción

legend-effect =
  { $source ->
    [power] Poder { $effect }
   *[card] Carta { $effect }
  }
legend-step =
  { $most ->
    [0] Paso { $step }
   *[other] Paso { $step } de { $most }
  }
legend-points-left =
  { $ap ->
    [one] Queda { $ap } punto
   *[other] Quedan { $ap } puntos
  }
legend-todo =
  { $verb ->
    [put] Pon una pieza en una de las casillas marcadas.
    [dig] Toma el tesoro superior de unas ruinas.
    [clear] Descubre un piso de un templo.
    [camp] Monta el campamento.
    [movecamp] Mueve uno de tus campamentos: elígelo y después elige su nuevo lugar.
    [recruit] Recluta una pieza.
    [shift] Mueve una pieza: elígela y después elige su destino.
    [move] Camina: elige una pieza y después su destino.
    [transfer] Camina: elige una pieza y después su destino.
    [stone] Pon la ficha de piedra: elige las dos casillas entre las que va.
    [movestone] Mueve una ficha de piedra: elígela y después las dos casillas entre las que va.
    [place] Coloca la loseta en una casilla punteada.
    [rotate] Gira una loseta: elígela y después su rotación.
    [swap] Intercambia un tesoro.
    [collection] Elige la colección que quieres puntuar.
    [takecard] Elige una carta visible.
    [guard] Pon un guardián.
    [hex] Elige la casilla donde ganas los empates.
    [site] Elige las ruinas que quieres examinar.
    [order] Ordena los tesoros, primero el de arriba. Ese es el que tomas.
   *[other] Elige el siguiente paso.
  }
legend-not-done = Tienes que dar al menos un paso.
legend-others-effect = { $name } lo está resolviendo.
legend-ask =
  { $facet ->
    [who] ¿Quién?
    [seat] ¿Con quién?
    [take] ¿Qué tesoro tomas?
    [give] ¿Qué das?
    [kind] ¿Qué colección?
    [card] ¿Qué carta?
    [rotation] ¿En qué rotación?
    [top] ¿Qué tesoro va arriba?
    [second] ¿Cuál va después?
    [third] ¿Cuál va después?
    [fourth] ¿Cuál va después?
    [verb] ¿Cómo?
    [power] ¿Qué poder?
   *[other] ¿Cuál?
  }
legend-ask-board =
  { $count ->
    [one] { legend-ask-where } Solo es posible { $hexes }.
   *[other] { legend-ask-where }
  }
legend-ask-where =
  { $facet ->
    [from] ¿Desde qué casilla?
    [to] ¿Adónde?
    [border] ¿Qué ficha de piedra? Elige una casilla contigua.
    [goal] ¿Dónde? Elige una de las dos casillas.
    [beyond] ¿Y la casilla del otro lado?
   *[hex] ¿Qué casilla?
  }
legend-choices-left =
  { $count ->
    [one] Una opción
   *[other] { $count } opciones
  }
legend-hexes = Casillas posibles
legend-choose-again = Elegir de nuevo
legend-then = después
legend-do =
  { $verb ->
    [recruit] { $who ->
      [leader] Reclutar al líder
     *[explorer] Reclutar a un explorador
    }
    [hex] Elegirla
   *[other] Hacerlo
  }


## La barra de acciones

legend-act =
  { $act ->
    [stone] Piedra
    [recruit] Reclutar
   *[power] Poder
  }


## Datos junto al tablero

legend-scored-now = Si se puntuara ahora
legend-categories = seis categorías
legend-category =
  { $category ->
    [temples] Templos
    [highest] Más altos
    [volcanoes] Volcanes
    [jungles] Selva × templos
    [lakes] Lagos × máscaras
    [treasures] Tesoros
   *[director] Director
  }
legend-part = { $source } { $points }
legend-sum = Total
legend-director = Director del museo
legend-once = una vez por partida
legend-use = Usar
legend-sure = ¿Seguro?
legend-power-use = Usar el poder: { $title }
legend-power-sure = Sí, usar este poder: { $title }
legend-power-unused = Sin usar: 5 puntos al final
legend-power-used = El poder ya se ha usado
legend-tie-hex = Ganas los empates en { $hex } en tu próxima puntuación.
legend-scoring-bonus =
  { $ap ->
    [one] { $ap } punto de acción más en la próxima puntuación.
   *[other] { $ap } puntos de acción más en la próxima puntuación.
  }
legend-powers-reconstructed = Los poderes están reconstruidos.
legend-border = Losetas del borde
legend-border-left = por colocar
legend-border-pile =
  { $kind ->
    [temple] { $count ->
      [one] 1 templo
     *[other] { $count } templos
    }
    [lake] { $count ->
      [one] 1 lago
     *[other] { $count } lagos
    }
   *[volcano] { $count ->
      [one] 1 volcán
     *[other] { $count } volcanes
    }
  }
legend-stones-left =
  { $count ->
    [0] no quedan fichas de piedra: mueve una del tablero
    [one] 1 ficha de piedra
   *[other] { $count } fichas de piedra
  }
legend-dotted = Las casillas punteadas son para las cartas 22 a 24
legend-seen = Tesoros vistos
legend-seen-by-you = solo por ti
legend-unseen = no visto
