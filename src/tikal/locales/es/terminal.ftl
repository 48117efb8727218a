### El juego en un terminal.


## Palabras en el tablero y en las losetas

terrain-temple = templo
terrain-ruins = ruinas
terrain-clearing = claro
terrain-camp = camp. base
terrain-volcano = VOLCÁN
terrain-lake = lago


## Antes de la partida

terminal-setting-up = Intro sin más acepta lo que está entre corchetes; quit sale.
terminal-not-started = No se ha empezado ninguna partida.
terminal-which-edition = ¿Qué edición?
terminal-ask-edition = Número o identificador [{ $default }]:
terminal-which-scenario = ¿Qué escenario?
terminal-reconstructed = reconstruido
terminal-ask-players = Cuántos jugadores, de { $least } a { $most } [{ $default }]:
terminal-wrong-players = Escribe un número de { $least } a { $most }.
terminal-ask-auction = ¿Subastar las losetas, como en la variante del reglamento?
terminal-ask-auction-house =
  ¿Subastar las losetas? Esta edición no tiene subasta propia, así que es una regla de la casa.
terminal-ask-seat = Asiento { $number }: NOMBRE para una persona o NOMBRE=BOT ({ $bots }) [{ $default }]:
terminal-person = Jugador { $number }
terminal-bot = Robot { $number }
terminal-no-colour = No existe el color { $colour }. Hay: { $colours }.
terminal-colour-twice = Solo un jugador puede llevar el color { $colour }.
terminal-no-first = No hay ningún jugador { $first } que pueda empezar. Indica un nombre ({ $names }) o el número de un asiento, de 1 a { $players }.
terminal-no-seat = «{ $written }» no describe un asiento. Escribe NOMBRE=QUIÉN, donde QUIÉN es uno de estos: { $players }
terminal-too-many-seats = Has indicado { $given } asientos, pero solo hay { $players } jugadores.
terminal-unknown-name = Nadie en esta partida se llama { $name }. Los jugadores son { $names }.
terminal-go-on =
  La última partida no ha terminado: { $names }, jugadas: { $moves }, guardada el { $when }. ¿Seguir con ella?
terminal-kept-for-later = Sigue ahí: tikal terminal --resume { $file }
terminal-already-over = La partida de { $file } ha terminado. `tikal verify` muestra su resultado.
terminal-not-whole =
  { $file } no contiene las losetas y los tesoros ocultos, así que nadie puede seguir jugando desde ahí. Un archivo
  guardado por `tikal terminal` sí los contiene.
terminal-narrow =
  Este terminal tiene { $width } caracteres de ancho; el tablero necesita { $wanted }. Prueba con una ventana más ancha
  o una letra más pequeña.


## Sí y no

terminal-yes = sí
terminal-no = no
terminal-yes-default = [S/n]
terminal-no-default = [s/N]


## Los paneles

terminal-over = La partida ha terminado.
terminal-must-bid = { $name } tiene que pujar o pasar.
terminal-must-take = { $name } ha ganado la subasta y toma una loseta.
terminal-must-place = { $name } tiene que colocar la loseta { $tile }.
terminal-must-spend-normal = { $name } tiene { count-ap } para gastar.
terminal-must-spend-volcano = Ronda de volcán: { $name } tiene { count-ap } para gastar y después puntúa.
terminal-must-spend-final = Ronda final: { $name } tiene { count-ap } para gastar y después puntúa.
terminal-must-spend-token = { $name } tiene { count-ap } para gastar.
terminal-must-draft = { $name } toma una cosa del draft. Falta por tomar: { $due }.
terminal-must-act = Es el turno de { $name }: una carta, una loseta o la ficha de PA.
terminal-must-end = { $name } aún puede usar un poder o la carta 07, o terminar el turno.
terminal-must-begin =
  { $name } activa la ficha de PA y tiene por ahora { count-ap }. Añade ahora cartas de bonificación o empieza.
terminal-due-order = un puesto
terminal-due-ap = una ficha de PA
terminal-due-tile = una loseta
terminal-due-cards =
  { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  }
terminal-card-named = carta { $card }, { $title }
terminal-power-named = poder { $power }, { $title }
terminal-step = { $effect } (paso { $number } de { $most })
terminal-any-steps = { $effect } (tantos pasos como quieras)
terminal-walking =
  { $ap ->
    [one] { $effect } (queda { count-ap })
   *[other] { $effect } (quedan { count-ap })
  }
terminal-score = puntos
terminal-now = ya
terminal-reserve = reserva
terminal-none = -
terminal-tiles-left = losetas restantes
terminal-pile-left = tesoros por repartir
terminal-floors-left = pisos restantes
terminal-aside = apartadas
terminal-high-bid = puja más alta
terminal-amulets = con turno pendiente
terminal-passed = han pasado
terminal-open-tiles = losetas visibles
terminal-has-passed = ha pasado
terminal-ap-token = PA
terminal-hand = losetas
terminal-right = derecha
terminal-left-slots = izquierda
terminal-unavailable = no disponible
terminal-power-used = usado
terminal-power-tie = gana los empates en { $hex }
terminal-power-bonus =
  { $bonus ->
    [one] { $bonus } punto de acción más en la próxima puntuación
   *[other] { $bonus } puntos de acción más en la próxima puntuación
  }
terminal-round = ronda
terminal-of = { $number } de { $most }
terminal-order = orden
terminal-next-order = próxima ronda
terminal-open-tokens = fichas de PA visibles
terminal-open-cards = cartas visibles
terminal-seen = solo tú has visto
terminal-deck = cartas en el mazo
terminal-bag = fichas de PA en la bolsa
terminal-stones-left = fichas de piedra restantes
terminal-blue = tesoros azules


## El menú

terminal-bids = de { $least } a { $most }: escribe el número
terminal-folded = { $number } posibilidades; `list { $verb }` las muestra
terminal-borders = { $number } fronteras; `stone { $hex }` muestra las de { $hex }
terminal-goes-on = { $number } posibilidades; `{ $begun }` muestra las que empiezan así
terminal-rotation = rotación { $rotation }
terminal-rotations = `place { $hex }` muestra cómo se puede girar ahí la loseta
terminal-swap-with = { $name }: das { $give }, tomas
terminal-end =
  { $ap ->
    [0] terminar
    [one] terminar (se pierde { $ap } punto de acción)
   *[other] terminar (se pierden { $ap } puntos de acción)
  }
terminal-place = puesto { $number }
terminal-token = { count-ap }
terminal-activate = activar ({ count-ap })
terminal-begin = empezar con { count-ap }
terminal-hint = Escribe una acción, su número o ? para la ayuda.
terminal-hint-refused = `rules { $rule }` muestra la regla, `list` lo que puedes hacer, ? la ayuda.
terminal-no-number = Ninguna acción tiene el número { $number }. `list` las muestra todas con sus números.
terminal-nothing-to-list = No hay nada que mostrar para «{ $verb }». Ahora puedes hacer: { $verbs }
terminal-really-end =
  { $ap ->
    [one] Aún tienes { count-ap }. Se perdería, y el final de un turno no se puede deshacer. ¿Terminarlo?
   *[other] Aún tienes { count-ap }. Se perderían, y el final de un turno no se puede deshacer. ¿Terminarlo?
  }
terminal-costs = Cuesta { count-cost }.
terminal-why-what = Pregunta por una acción, por ejemplo: why move leader a1 b2
terminal-no-card =
  No existe la carta ni el poder { $card }. Las cartas van de 01-1 a 24 y los poderes de p01 a p24; una carta boca abajo
  lleva una x detrás de su identificador.
terminal-rules-which =
  Pide una regla por su identificador, por ejemplo: rules R-MOVE-2. Fuera de la partida, `tikal rules` las muestra todas.


## Ayuda

terminal-help-actions =
  Escribe una acción tal como aparece en la lista, con las palabras abreviadas si quieres (m l a1 b2), o solo su número.
  Escribe el comienzo de una acción (move explorer) para ver cómo puede seguir.
terminal-usage-help = ?
terminal-help-help = esta ayuda
terminal-usage-list = list [VERBO]
terminal-help-list = todo lo que puedes hacer ahora, o todo lo de un verbo
terminal-usage-why = why ACCIÓN
terminal-help-why = si puedes hacer algo ahora y, si no, qué regla lo impide
terminal-usage-undo = undo
terminal-help-undo =
  deshace tu última acción, salvo que haya revelado algo o pasado el turno
terminal-usage-score = score
terminal-help-score = de dónde salen los puntos de cada uno y qué daría ahora una puntuación
terminal-usage-board = board
terminal-help-board = vuelve a mostrar el tablero
terminal-usage-log = log [N|all]
terminal-help-log = lo que ha pasado
terminal-usage-save = save ARCHIVO
terminal-help-save =
  guarda la partida en el archivo que elijas (de todos modos se guarda sola tras cada jugada)
terminal-usage-rules = rules ID
terminal-help-rules = el texto de una regla
terminal-usage-card = card [ID...]
terminal-help-card = lo que hacen cartas o poderes, como en card 13 p07; sin identificador, todos los que tienes
terminal-usage-quit = quit
terminal-help-quit = sale; `tikal terminal` reanuda la partida más tarde
terminal-help-symbols =
  En el tablero: { $pieces } tres exploradores y el líder ({ $leader }) · { $camp } campamento · templo 5 y el signo de
  un jugador: quién lo puntuaría ahora, { $guardian } con guardián · { $masks } tesoros que quedan y que ya no están · 2
  en una pared: precio del paso · { $small } piedras que llevan a la selva. Reserva: exploradores y líder, campamentos,
  guardianes. Ya: lo que daría ahora una puntuación.

terminal-help-legend =
  En Legend las casillas punteadas son para las losetas de las cartas 22 a 24, y las piezas pueden ir a ellas como a la
  selva. { $token } junto a un número: ahí hay una ficha de piedra. Las cartas que tomaste en el draft están a la
  derecha del tablero de campamento, las guardadas a la izquierda ({ $free } si el hueco está libre); 20x es la carta
  20 boca abajo. No disponible: exploradores y líder que hay que reclutar.


## La crónica y el final

terminal-more-news = (Antes pasaron más cosas; `log` las muestra todas.)
terminal-would-score = Si todos puntuaran ahora:
terminal-scoring-round = Puntuación { $number }:
terminal-from-temples = templo { $source } { $points }
terminal-from-treasures =
  { $count ->
    [one] { kind-found } { $points }
   *[other] { $count } × { kind-found } { $points }
  }
terminal-from-highest = templo alto { $source } { $points }
terminal-from-volcanoes = volcán { $source } { $points }
terminal-from-jungles = terreno abierto { $source } { $points }
terminal-from-lakes = lago { $source } { $points }
terminal-from-director = poder sin usar { $points }
terminal-from-nothing = nada
terminal-category-temples = templos
terminal-category-highest = más altos
terminal-category-volcanoes = volcanes
terminal-category-jungles = selvas
terminal-category-lakes = lagos
terminal-category-treasures = tesoros
terminal-category-director = poder
terminal-sum = total
terminal-saved = Guardada en { $file }.
terminal-save-where = ¿Dónde guardarla? Escribe: save ARCHIVO
terminal-overwrite = { $file } ya existe. ¿Sobrescribirlo?
terminal-cannot-save = La partida no se puede guardar en { $file }: { $problem }
terminal-left = La partida está guardada en { $file }. `tikal terminal` la reanuda.
terminal-left-there = La partida está guardada. `tikal terminal --resume { $file }` la reanuda.
terminal-kept = La partida queda guardada en { $file }.


## Se compila junto a la partida

terminal-compiling =
  { $seconds ->
    [0] Se está compilando para que bots y reglas sean más rápidos: { $percent } %, casi listo.
   *[other] Se está compilando para que bots y reglas sean más rápidos: { $percent } %, faltan unos { $seconds } s.
  }
terminal-stand-in =
  { $count ->
    [one] Por ahora { $names } juega como { $level }.
   *[other] Por ahora { $names } juegan como { $level }.
  }
terminal-compiling-ready =
  { $count ->
    [one] La compilación ha terminado. Desde ahora { $names } juega con toda su fuerza.
   *[other] La compilación ha terminado. Desde ahora { $names } juegan con toda su fuerza.
  }
terminal-compiling-failed =
  { $count ->
    [0] La compilación ha fallado, así que la partida va más lenta. `tikal doctor` dice por qué.
    [one] La compilación ha fallado: la partida va más lenta, y { $names } juega como { $level }. `tikal doctor` dice por qué.
   *[other] La compilación ha fallado: la partida va más lenta, y { $names } juegan como { $level }. `tikal doctor` dice por qué.
  }
terminal-compiling-off =
  { $count ->
    [one] TIKAL_JIT=0 desactiva la compilación, así que { $names } juega como { $level }.
   *[other] TIKAL_JIT=0 desactiva la compilación, así que { $names } juegan como { $level }.
  }
