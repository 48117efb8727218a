### La página: la mesa.


## El tablero

board-name = El tablero. Con las flechas vas de casilla en casilla, con Intro eliges.
board-track = Contador de prestigio: { $scores }
board-zoom-in = Acercar
board-zoom-out = Alejar
board-fit = Mostrar todo lo explorado
board-tile =
  { $kind ->
    [temple] Templo { $value }
    [ruins] Ruinas { $value }
    [clearing] Claro
    [volcano] Volcán
    [lake] Lago
   *[other] Loseta
  }


## De quién es el turno y en qué paso está

table-home = Inicio
table-edition = { $publisher } { $year }
table-turn = Turno { $turn }
table-opening = Abriendo la mesa…
table-over = Fin de la partida
table-title-over = Fin de la partida · Tikal
table-title =
  { $mine ->
    [true]
      { $step ->
        [place] Coloca tu loseta · Tikal
        [bid] Tu puja · Tikal
       *[other] Tu turno · Tikal
      }
   *[false] Juega { $name } · Tikal
  }
table-status-mine =
  { $step ->
    [place] Coloca tu loseta
    [spend] Tu turno
    [bid] Puja o pasa
    [take] Toma una loseta
    [draft] Draft: toma una cosa
    [effect] Resuélvelo
    [bonus] Cartas de bonificación
    [after] Termina tu turno
   *[other] Tu turno
  }
table-status-mine-named =
  { $step ->
    [place] { $name }: coloca tu loseta
    [spend] { $name }: tu turno
    [bid] { $name }: puja o pasa
    [take] { $name }: toma una loseta
    [draft] { $name }: toma una cosa
   *[other] { $name }: tu turno
  }
table-status-theirs =
  { $step ->
    [over] Fin de la partida
   *[other] Juega { $name }
  }
table-status-round =
  { $segment ->
    [final] Ronda final
   *[volcano] Ronda de volcán
  }
table-now =
  { $mine ->
    [true] { $name }, es tu turno.
   *[false] Es el turno de { $name }.
  }
table-step-draw = Robar
table-step-place = Colocar
table-step-spend = Actuar
table-doing-bid = pujando
table-doing-take = tomando una loseta
table-doing-place = colocando una loseta
table-doing-spend = gastando puntos de acción
table-doing-draft = eligiendo en el draft
table-doing-main = eligiendo una acción
table-doing-after = terminando el turno
table-doing-bonus = añadiendo cartas de bonificación
table-doing-effect = resolviendo una carta
table-plays-next = juega después


## Botones de la barra superior

table-seats = Asientos y enlaces
table-threat = Hasta dónde llegan los rivales
table-keys = Teclas
table-rules = Hoja de ayuda y reglas
table-theme = Oscuro o claro
table-settings = Ajustes
table-menu = Menú
table-close = Cerrar
table-cancel = Cancelar


## Jugadores

table-players = Jugadores
table-you = TÚ
table-bot = BOT
table-away = AUSENTE
table-tag-resigned = ABANDONÓ
table-points =
  { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
table-chip =
  { $points ->
    [one] { $name }, { $points } punto{ table-chip-acts }
   *[other] { $name }, { $points } puntos{ table-chip-acts }
  }
table-chip-acts =
  { $acts ->
    [true] , juega ahora
   *[false] {""}
  }
table-ap-left =
  { $ap ->
    [one] Queda { $ap } punto de acción
   *[other] Quedan { $ap } puntos de acción
  }
table-reserve-explorers = Exploradores en la reserva
table-reserve-leader = Líder en la reserva
table-reserve-camps = Campamentos en la reserva
table-reserve-guardians = Guardianes en la reserva
table-leader-out = fuera
table-no-treasure = aún sin tesoros
table-set = { table-kind }: { $count } en la colección, valor { $points }
table-kind =
  { $kind ->
    [chief] Cacique
    [jaguar] Jaguar
    [totem] Tótem
    [carafe] Jarra
    [statue] Estatua
    [plate] Plato
    [bracelet] Brazalete
    [necklace] Collar
   *[other] { $kind }
  }


## Reservas

table-floors = Pisos de templo restantes
table-level = nivel
table-floors-left =
  { $left ->
    [one] Nivel { $level }: queda { $left }
   *[other] Nivel { $level }: quedan { $left }
  }
table-treasures-open = Tesoros en el tablero
table-treasures-hidden = boca abajo
table-stack = Pila de losetas
table-stack-left =
  { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }
table-chance = { $good } entre { $all }
table-chance-volcano =
  { $count ->
    [0] probabilidad de que la siguiente loseta sea el volcán.
   *[other] probabilidad de que la siguiente loseta sea el volcán. También en { $letter }: { $others }.
  }
table-no-volcano = La siguiente loseta no es un volcán. Quedan en { $letter }: { $others }.
table-tile =
  { $kind ->
    [temple] Templo { $value }
    [ruins] Ruinas { $value }
    [clearing] Claro
    [volcano] Volcán
    [lake] Lago
   *[other] Loseta
  }


## Si se puntuara ahora

table-facts = Qué significa
table-scored-now = Si se puntuara ahora
table-scored-parts = templos + tesoros
table-would-score-now = { $name } puntuaría { $points } ahora. Pulsa para ver por qué.
table-outlined = Con contorno: tras la jugada prevista.
table-tied = Empate: { $hexes }.
table-nothing = aún nada
table-item =
  { $category ->
    [temples] Templo { $count } en { $source }
    [treasures] { $count } × { item-kind }
    [highest] Templo más alto en { $source }
    [volcanoes] Volcán { $source }
    [jungles] Selva o claro { $source }
    [lakes] Lago { $source }
   *[other] { $source }
  }
item-kind =
  { $source ->
    [chief] cacique
    [jaguar] jaguar
    [totem] tótem
    [carafe] jarra
    [statue] estatua
    [plate] plato
    [bracelet] brazalete
    [necklace] collar
   *[other] { $source }
  }
table-so-far = Puntos hasta ahora
table-info-score = Puntos
table-info-tiles = Losetas y pisos
table-info-talk = Registro y chat


## La loseta robada

table-drawn = Robada · { $letter }
table-stones =
  { $stones ->
    [one] { $stones } piedra.
   *[other] { $stones } piedras.
  }
table-places =
  { $places ->
    [one] { $places } lugar permitido.
   *[other] { $places } lugares permitidos.
  }
table-choose-place = Elige una casilla iluminada. Elígela otra vez para girar la loseta.
table-rotations = Rotaciones
table-rotation = Rotación { $rotation }, pasos: { $ways }
table-ways = Pasos, con su precio: { $ways }
table-join = { $hex }: { $price }
table-turn-tile = Girar
table-turn-right = Girar a la derecha (R)
table-lay = Colocar en { $hex }
table-lay-nowhere = Elige dónde


## Acciones

table-actions = Acciones
table-action-points =
  { $ap ->
    [one] punto de acción
   *[other] puntos de acción
  }
table-verb-deploy = Desplegar
table-verb-move = Mover
table-verb-transfer = Trasladar
table-verb-clear = Descubrir piso
table-verb-dig = Excavar
table-verb-swap = Cambiar
table-verb-camp = Acampar
table-verb-guard = Guardián
table-per-stone = / piedra
table-verb-long =
  { $verb ->
    [deploy] Desplegar
    [move] Mover
    [transfer] Trasladar
    [clear] Descubrir piso
    [dig] Excavar
    [swap] Intercambiar un tesoro
    [camp] Montar un campamento
    [guard] Poner un guardián
   *[other] { $verb }
  }
table-act =
  { $ap ->
    [one] { table-verb-long }, { $ap } punto de acción
   *[other] { table-verb-long }, { $ap } puntos de acción
  }
table-act-stones = { table-verb-long }, un punto de acción por piedra
table-ap = { $ap } PA
table-not-now =
  { $verb ->
    [deploy] Ahora no puedes desplegar a nadie
    [move] Ahora no puedes mover a nadie
    [transfer] Ahora no puedes trasladar ninguna pieza
    [clear] Ahora no puedes descubrir ningún piso
    [dig] Ahora no puedes excavar
    [swap] Ahora no puedes intercambiar nada
    [camp] Ahora no puedes montar ningún campamento
    [guard] Ahora no puedes poner ningún guardián
    [stone] Ahora no puedes poner ninguna ficha de piedra
    [recruit] Ahora no puedes reclutar a nadie
    [power] Ahora no puedes usar ningún poder
   *[other] Ahora no
  }
table-not-here = No en { $hex }
table-out-of-reach =
  { $ap ->
    [one] Con { $ap } punto de acción no se llega a { $hex }
   *[other] Con { $ap } puntos de acción no se llega a { $hex }
  }
table-read-rule = leer la regla
table-undo = Deshacer
table-redo = Rehacer
table-reset = Reiniciar
table-undo-reach =
  { $count ->
    [one] Puedes deshacer { $count } acción
   *[other] Puedes deshacer las últimas { $count } acciones
  }
table-undo-none = Aún no hay nada que deshacer
table-end = Terminar turno
table-end-score =
  { $points ->
    [one] Puntuar { $points } punto
   *[other] Puntuar { $points } puntos
  }
table-end-warning =
  { $ap ->
    [one] Queda { $ap } punto:{" "}
   *[other] Quedan { $ap } puntos:{" "}
  }
table-choose-hex =
  { $verb ->
    [clear] ¿Qué templo?
    [dig] ¿Dónde excavar?
    [camp] ¿Dónde montar el campamento?
    [guard] ¿Qué templo custodiar?
    [transfer] ¿Desde qué campamento?
   *[other] ¿Qué pieza?
  }
table-choose-piece =
  { $verb ->
    [clear] Elige un templo marcado.
    [dig] Elige unas ruinas marcadas.
    [camp] Elige una casilla marcada.
    [guard] Elige un templo marcado.
    [transfer] Elige una de tus piezas en un campamento marcado.
   *[other] Elige una de tus piezas en una casilla marcada.
  }
table-choose-target =
  { $verb ->
    [deploy] Elige un campamento o cualquier casilla con precio: el camino hasta allí está incluido.
   *[other] Elige una casilla. El número es lo que cuesta el camino hasta allí.
  }
table-who =
  { $who ->
    [leader] Líder
   *[explorer] Explorador
  }
table-guard-who = ¿Quién custodia { $hex }?
table-confirm =
  { $verb ->
    [deploy] Desplegar · { $ap } PA
    [move] Mover · { $ap } PA
    [transfer] Trasladar · { $ap } PA
    [clear] Descubrir · { $ap } PA
    [dig] Excavar · { $ap } PA
    [swap] Cambiar · { $ap } PA
    [camp] Acampar · { $ap } PA
    [guard] Custodiar · { $ap } PA
   *[other] Hacerlo · { $ap } PA
  }
table-would-hold = Controlarías el templo { $value } con { $lead } de ventaja.
table-would-keep = Seguirías controlando el templo { $value }, con { $lead } de ventaja.
table-would-tie = Habría empate en el templo { $value }: nadie lo puntuaría.
table-would-not = { $name } seguiría controlando el templo { $value } con { $lead } de ventaja.
table-would-score = { $change } si se puntuara ahora.
table-left =
  { $ap ->
    [one] Queda { $ap } PA.
   *[other] Quedan { $ap } PA.
  }
table-swap-title = Intercambiar un tesoro
table-swap-whose = ¿Con quién?
table-swap-take = Tomar
table-swap-give = Dar
table-swap-effect = Si se puntuara ahora: tú { $mine }, { $name } { $theirs }.


## Los demás

table-speed = Velocidad de los turnos de los demás
table-speed-1 = 1×
table-speed-2 = 2×
table-speed-once = Al instante
table-next-step = Siguiente paso
table-skip =
  { $left ->
    [0] Saltar
   *[other] Saltar { $left } más
  }
table-waiting =
  { $step ->
    [place] { $name } está colocando una loseta
    [spend] { $name } está gastando puntos de acción
   *[other] { $name } tiene que decidir
  }
table-waiting-bot = { $name } está pensando
table-waiting-away = Le toca a { $name }, que no está en la mesa
table-waiting-hint = Mientras tanto puedes mirar el tablero, tomar notas y ver quién podría llegar adónde.
table-waiting-spectator = Estás mirando esta mesa.
table-waiting-showing = Esto es lo que ha pasado, paso a paso.
table-look-only = Esta mesa solo se puede mirar
table-ask-takeback = Pedir deshacer mi último turno
table-takeback-asked =
  { $name } pide deshacer jugadas, hasta el turno { $turn }. Todos los jugadores deben estar de acuerdo.
table-takeback-agree = Aceptar
table-takeback-refuse = Rechazar
table-takeback-waits = Esperando a los demás.
table-threat-title = Alcance con 10 puntos
table-threat-whose = ¿Alcance de quién?
table-threat-text =
  Los números son los puntos que necesita como mínimo un explorador de { $name } para llegar allí en un turno.
table-order = Orden de la ronda de puntuación
table-order-scored = ha puntuado
table-order-now =
  { $ap ->
    [one] actúa, queda { $ap } PA
   *[other] actúa, quedan { $ap } PA
  }
table-order-waits = pendiente
table-order-would = ahora { $points }


## Registro, chat, notas

table-tab-log = Registro
table-tab-chat = Chat
table-tab-notes = Notas
table-turn-of = Turno { $turn } · { $name }
table-before = Antes de la partida
table-since-mark = desde tu último turno
table-replay-since = volver a ver
table-see-position = Posición tras el evento { $seq }
table-say = Escribe a todos…
table-chat-empty = Aún no hay mensajes. ¡Saluda!
table-notes-label = Notas que solo tú puedes ver
table-notes-hint = Solo tú puedes ver esto. Se queda en este navegador.


## Asientos

table-seat-name = Nombre de este asiento
table-seat-here = aquí
table-seat-connected = en línea
table-seat-away = sin conexión
table-seat-resigned = ha abandonado
table-seat-bot = bot: { $level }
table-copy-link = Copiar enlace
table-copied = Copiado
table-copy-failed = No se pudo copiar el enlace. Cópialo a mano: { $link }
table-let-bot = Que juegue un bot
table-end-bot = Relevar al bot
table-bot-level = Nivel de los bots
table-resign = Abandonar
table-resign-sure = Sí, abandonar
table-copy-watch = Copiar enlace para espectadores
table-pass-to = Pasa la pantalla a { $name }
table-pass-text = Ahora aparece lo que solo { $name } puede ver. Que los demás no miren.
table-pass-ready = Soy { $name }


## Casillas para quienes escuchan

table-hex =
  { $terrain ->
    [temple] { $hex }, templo { $value }
    [ruins]
      { $tokens ->
        [0] { $hex }, ruinas vacías
        [one] { $hex }, ruinas con { $tokens } tesoro
       *[other] { $hex }, ruinas con { $tokens } tesoros
      }
    [clearing] { $hex }, claro
    [volcano] { $hex }, volcán
    [lake] { $hex }, lago
    [camp] { $hex }, campamento base
   *[jungle] { $hex }, selva
  }
table-hex-held = lo controla { $name }, con { $lead } de ventaja
table-hex-guarded = custodiado por { $name }
table-hex-tied = empate
table-hex-camp = campamento de { $name }
table-hex-people =
  { $leaders ->
    [0]
      { $explorers ->
        [one] { $explorers } explorador de { $name }
       *[other] { $explorers } exploradores de { $name }
      }
    [one]
      { $explorers ->
        [0] líder de { $name }
        [one] líder y { $explorers } explorador de { $name }
       *[other] líder y { $explorers } exploradores de { $name }
      }
   *[other]
      { $explorers ->
        [0] { $leaders } líderes de { $name }
        [one] { $leaders } líderes y { $explorers } explorador de { $name }
       *[other] { $leaders } líderes y { $explorers } exploradores de { $name }
      }
  }


## Teclas

table-key-turn = girar la loseta a la derecha o a la izquierda
table-key-enter = colocar la loseta, elegir una casilla
table-key-count = cuántos exploradores van
table-key-leader = el líder va también o se queda
table-key-undo = deshacer
table-key-redo = rehacer
table-key-end = terminar el turno
table-key-back = soltar lo que tienes en la mano
table-key-walk = ir de casilla en casilla
table-key-piece = la siguiente pieza de la casilla
table-key-zoom = acercar, alejar, todo el tablero
table-key-threat = alcance de los rivales
table-key-hint = pista
table-key-help = estas teclas


## Teléfono

table-sheet = Lo que puedes hacer
table-sheet-stop =
  { $stop ->
    [bar] Abrir el panel
    [middle] Abrir el panel del todo
   *[full] Cerrar el panel
  }


## El final

table-chart = Puntos en cada puntuación
table-sources = De dónde salieron los puntos
end-won =
  { $you ->
    [yes] Ganas
   *[no] Gana { $name }
  } con { $score } puntos, { $margin ->
    [one] un punto
   *[other] { $margin } puntos
  } por delante de { $second }.
end-alone =
  { $you ->
    [yes] Ganas
   *[no] Gana { $name }
  } con { $score } puntos.
end-tie-break =
  { $you ->
    [yes] Ganas
   *[no] Gana { $name }
  } el desempate con { $second }: { $score } a { $score }.
end-shared = { $names } comparten la victoria con { $score } puntos.
end-awards = Premios
end-sources-of = { $name }: { $parts }
table-review = Repasar la partida
table-rematch = Revancha
table-rematch-news = Hay una revancha y tu asiento te espera.
table-rematch-go = A la revancha
table-file = Archivo de partida
table-show-board = Mostrar el tablero
table-show-result = Mostrar el resultado


## Lo que falla

table-lost = Conexión perdida, reintentando
table-error-unreachable =
  El servidor no responde. Comprueba que está en marcha y que tienes conexión, y vuelve a intentarlo.


## Pistas en la mesa

hint-button = Pista
hint-more = Mostrar el turno
hint-again = Reintentar
hint-title = Pista
hint-close = Cerrar la pista
hint-cancel = Dejar de pensar
hint-thinking = Pensando…
hint-play = Jugar este turno
hint-gains = Lo que ganas
hint-denies = Lo que quitas a los rivales
hint-prepares = Lo que preparas
hint-surprise = Después se revela algo: pide entonces otra pista.


## Se preparan los bots fuertes: las reglas y las búsquedas se compilan mientras se juega

compiling-title = Preparando los bots fuertes
compiling-short = Bots fuertes: { $percent } %
compiling-how = { $percent } %, { $left }
compiling-seconds = faltan unos { $seconds } s
compiling-minutes = faltan unos { $minutes } min
compiling-soon = casi listo
compiling-about =
  Ya puedes jugar. Hasta que termine, «{ $strong }» y «{ $expert }» juegan como «{ $level }», y también las pistas y los
  análisis vienen de «{ $level }». Después, todos cambian en la siguiente decisión.
compiling-heard-begun = Se están preparando los bots fuertes. Ya puedes jugar.
compiling-heard-done = Los bots fuertes están listos.
compiling-failed-title = La compilación ha fallado
compiling-failed =
  Puedes seguir jugando, pero el servidor es más lento y sus bots fuertes juegan como «{ $level }». En el servidor, el
  comando `tikal doctor` dice por qué.
compiling-failed-close = Cerrar este aviso
compiling-seat-now = por ahora juega como «{ $level }»
compiling-seat-off = juega como «{ $level }»: la compilación está desactivada
compiling-seat-failed = juega como «{ $level }»: la compilación ha fallado
compiling-tag-now = «{ $level }» por ahora
compiling-tag-off = solo «{ $level }»
compiling-tag-failed = solo «{ $level }»
compiling-why-now = «{ $wanted }» aún no está listo. Cuando lo esté, jugará él mismo desde la siguiente decisión.
compiling-why-off =
  Este servidor se inició con TIKAL_JIT=0 y no compila nada. Sin compilar, «{ $wanted }» pensaría durante minutos.
compiling-why-failed =
  Este servidor no pudo compilar «{ $wanted }»; sin compilar pensaría durante minutos. En el servidor, el comando
  `tikal doctor` dice por qué.
compiling-advice-now = Encontrado por «{ $level }»: la búsqueda más fuerte aún no estaba lista.
compiling-advice-off =
  Encontrado por «{ $level }»: la compilación está desactivada, y la búsqueda más fuerte la necesita.
compiling-advice-failed = Encontrado por «{ $level }»: no se pudo compilar la búsqueda más fuerte.
