### Lo que pasa en una partida: frases para el registro y los nombres de los pasos.


## Lo que hay que decidir

step-bid = si pujar o pasar
step-take = qué loseta visible tomar
step-place = dónde colocar la loseta
step-spend = cómo gastar los puntos de acción, o si terminar el turno
step-over = nada, la partida ha terminado
step-draft = qué tomar en el draft
step-main = qué hacer en este turno: jugar una carta, colocar una loseta, usar la ficha de PA o pasar
step-after = si usar un poder o la carta 07, o terminar el turno
step-bonus = si añadir cartas de bonificación a la ficha de PA, y cuáles
step-effect = el siguiente paso de la carta o del poder en curso


## Lo que hacen los jugadores

did-bid = { $name } puja { count-bid }.
did-pass = { $name } pasa.
did-take = { $name } toma la loseta { $tile }.
did-place = { $name } coloca la loseta { $tile } en { $hex }.
did-deploy = { $name } despliega { a-piece } en { $hex }.
did-move = { $name } mueve { a-piece } de { $from } a { $to }.
did-transfer = { $name } traslada { a-piece } del campamento de { $from } al campamento de { $to }.
did-clear = { $name } descubre el piso { $level } del templo de { $hex }.
did-dig = { $name } excava en las ruinas de { $hex }.
did-swap =
  { $name } toma de { $opponent } { $take ->
    [carafe] una { kind-taken }
    [statue] una { kind-taken }
   *[other] un { kind-taken }
  } y da { $give ->
    [carafe] una { kind-given }
    [statue] una { kind-given }
   *[other] un { kind-given }
  }.
did-camp = { $name } monta un campamento en { $hex }.
did-guard = { $name } convierte { a-piece } en guardián del templo de { $hex }.
did-end = { $name } termina el turno.
did-undo = { $name } deshace la última acción.


## Lo que hacen los jugadores en Legend

did-draft-order = { $name } elige el puesto { $place } para la próxima ronda.
did-draft-ap = { $name } toma una ficha de PA de valor { $wanted }.
did-draft-tile = { $name } toma en el draft la loseta { $tile }.
did-draft-card = { $name } toma en el draft la carta { $card } ({ $title }).
did-stash = { $name } guarda la carta { $card } ({ $title }).
did-stash-for = { $name } guarda la carta { $card } ({ $title }) y descarta la carta { $other }.
did-play = { $name } juega la carta { $card } ({ $title }).
did-activate = { $name } activa la ficha de PA de valor { $token }.
did-place-tile = { $name } coloca la loseta { $tile } en { $hex }.
did-power = { $name } usa el poder { $power } ({ $title }).
did-look = { $name } mira los tesoros superiores con la carta 07.
did-bonus = { $name } usa la carta { $card } ({ $title }).
did-begin = { $name } tiene { count-ap } para gastar.
did-swap-two =
  { $name } toma de { $opponent } dos tesoros del tipo { kind-taken } y da { $give ->
    [carafe] una { kind-given }
    [statue] una { kind-given }
   *[other] un { kind-given }
  } y { $give_too ->
    [carafe] una { kind-given-too }
    [statue] una { kind-given-too }
   *[other] un { kind-given-too }
  }.
did-stone = { $name } pone una ficha de piedra entre { $from } y { $to }.
did-movestone = { $name } mueve la ficha de piedra de { $border } a { $goal }.
did-recruit = { $name } recluta { a-piece }.
did-put = { $name } pone { a-piece } en { $hex }.
did-order = { $name } ordena los tesoros de { $fixed }.
did-site = { $name } examina los tesoros de { $hex }.
did-movecamp = { $name } mueve un campamento de { $from } a { $to }.
did-shift = { $name } mueve { a-piece } de { $from } a { $to }.
did-rotate = { $name } gira la loseta { $tile } en { $hex }.
did-collection = { $name } puntúa una colección: { kind-found }.
did-takecard = { $name } toma la carta visible { $card } ({ $title }).
did-hex = { $name } ganará los empates en { $hex } en la próxima puntuación.
did-done = { $name } ha terminado { the-effect }.


## Lo que resulta de ello

result-round-begins = Empieza la ronda { $number }.
result-drew = { $name } roba la loseta { $tile }.
result-opened = A subasta: { $tiles }.
result-tiles = Disponibles en el draft: { $tiles }.
result-cards = Cartas nuevas: { $cards }.
result-tokens = Fichas de PA: { $values }.
result-found = { $name } encuentra un tesoro: { kind-found }.
result-saw = { $name } ve { $seen }.
result-saw-hidden = Solo { $name } ve qué tesoros hay ahí.
result-gained = { $name } gana { count-points } al instante.
result-aside = La loseta { $tile } no cabe en ningún sitio y se aparta.
result-paid =
  { $score ->
    [one] { $name } paga { count-bid } y le queda { $score }.
   *[other] { $name } paga { count-bid } y le quedan { $score }.
  }
result-scored =
  { $name } puntúa { $temples } por templos y { $treasures } por tesoros, y ahora tiene { count-score }.
result-scored-legend =
  { $name } puntúa { $temples } por templos, { $highest } por los más altos, { $volcanoes } por
  volcanes, { $jungles } por selvas y claros, { $lakes } por lagos, { $treasures } por tesoros{ $director ->
    [0] {""}
   *[other] , { $director } por el poder sin usar
  } y ahora tiene { count-score }.
result-volcano-round = ¡Un volcán! Todos actúan y puntúan, empezando por { $name }.
result-final-round = Se han acabado las losetas. { $name } empieza la ronda final.
result-final-scoring = Han terminado las seis rondas. { $name } empieza la puntuación final.
result-wins = { $name } gana con { count-score }.
result-shares = { $names } comparten la victoria con { count-score } cada uno.
