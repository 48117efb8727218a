### Aprender el juego: las ediciones comparadas, los ejemplos, la hoja de ayuda, los lugares.

learning-nav = Aprender el juego


## Las ediciones comparadas

compare-nav = Comparar ediciones
compare-title = Las ediciones, una al lado de otra
compare-intro =
  Todas las ediciones comparten lo esencial. Estos son los puntos en que se diferencian, tomados de las mismas reglas que
  aplica este programa. Se marca lo que difiere de la primera edición mostrada.
compare-which = Ediciones mostradas
compare-only = Solo las diferencias
compare-caption = Puntos en filas, ediciones en columnas
compare-basis = se compara con esta
compare-other = distinto:
compare-same = Las ediciones mostradas coinciden en todo.
compare-nothing = ninguno
compare-range = de { $first } a { $last }
compare-section-box = La caja
compare-section-start = Preparación
compare-section-play = Desarrollo
compare-section-score = Puntuación
compare-section-options = Lo que cada reglamento resuelve a su manera
compare-section-rules = Reglas, capítulo a capítulo
compare-year = Año
compare-publisher = Editorial
compare-language = Reglamento que hemos usado
compare-language-it = italiano
compare-language-fr = francés
compare-language-en = inglés
compare-players = Jugadores
compare-auction = Subasta
compare-auction-yes = en el reglamento
compare-auction-house = regla de la casa
compare-scenarios = Lugares por explorar
compare-firstPlayer = Quién empieza
compare-firstPlayer-oldest = la persona de más edad
compare-firstPlayer-museumOrRandom = quien visitó un museo más recientemente, o por sorteo
compare-firstPlayer-random = por sorteo
compare-startScore = Puntos al empezar
compare-startScore-seatNumber = de 1 a 4, según el orden de turno
compare-auctionStartScore = Puntos al empezar con subasta
compare-tiles = Losetas en la pila
compare-rounds = Rondas
compare-actionPoints = Puntos de acción por turno
compare-cards = Cartas de acción (a dos jugadores)
compare-dottedHexes = Casillas punteadas alrededor
compare-volcanoesPassable = Se puede entrar en los volcanes
compare-scorings = Puntuaciones
compare-scoredFor = Dan puntos
compare-setValues = 1, 2, 3… tesoros iguales
compare-status-stated = explícito
compare-status-derived = deducido
compare-status-reconstructed = reconstruido
compare-status-unknown = falta el texto


## Ejemplos

examples-title = Ejemplos
examples-intro =
  Los ejemplos de los reglamentos, con losetas de verdad y en nuestras palabras. Recórrelos paso a paso: los juega este
  mismo programa con sus reglas.
examples-steps =
  { $count ->
    [one] Un paso
   *[other] { $count } pasos
  }
examples-step = Paso { $number } de { $count }
examples-previous = Atrás
examples-next = Paso siguiente
examples-next-one = Siguiente: { $title }
examples-rules = Las reglas que explica
examples-points =
  { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
examples-ap =
  { $count ->
    [one] Queda 1 punto de acción
   *[other] Quedan { $count } puntos de acción
  }
examples-would-score = Si se puntuara ahora
examples-total = Total
examples-see = Ejemplo: { $title }


## La hoja de ayuda

aid-nav = Hoja de ayuda
aid-title = Hoja de ayuda
aid-intro = Lo que se consulta durante la partida, en una página. Imprímela y tenla junto al tablero.
aid-print = Imprimir
aid-edition = Edición
aid-actions = En qué se gastan los puntos de acción
aid-price = { $price } PA
aid-price-stones = 1 PA por piedra
aid-price-recruit = { $explorer } / { $leader } PA
aid-act-deploy = Desplegar
  .text = Una pieza de tu reserva al campamento base o a uno tuyo.
aid-act-move = Mover
  .text = A una casilla vecina, por las piedras que hay entre ambas.
aid-act-transfer = Trasladar
  .text = Una pieza entre el campamento base y los tuyos, a cualquier distancia.
aid-act-clear = Descubrir piso
  .text = Una pieza tuya por piso; como máximo 2 por templo y turno.
aid-act-dig = Excavar
  .text = Una pieza tuya por tesoro; como máximo 2 por ruinas y turno.
aid-act-swap = Intercambiar tesoros
  .text = Uno suelto tuyo por uno suelto de un rival. Las parejas están a salvo.
aid-act-camp = Montar un campamento
  .text = En un claro o en ruinas vacías sin campamento. Tienes 2.
aid-act-guard = Poner un guardián
  .text = En un templo que controlas. Pierdes tus otras piezas de allí. 2 por partida.
aid-act-stone = Poner una ficha de piedra
  .text = En cualquier frontera. Cuenta como una impresa. Hay 2.
aid-act-movestone = Mover una ficha de piedra
  .text = De una frontera a otra.
aid-act-recruit = Reclutar
  .text = Un explorador o el segundo líder entra en tu reserva.
aid-legend-act-swap = Intercambiar tesoros
  .text = Uno o dos de un tipo; debes tener suficientes de lo que tomas y de lo que das.
aid-legend-act-camp = Montar un campamento
  .text = En un claro o ruinas vacías: sin nadie, o con tu mayoría.
aid-base-turn = Roba una loseta y colócala donde llegue una piedra. Después gasta hasta { $ap } puntos de acción. Lo que sobra se pierde.
  .title = Tu turno
aid-base-count = Un explorador cuenta 1, el líder 3. Con más que cada rival por separado, el templo es tuyo. En un empate, de nadie. Un guardián vence a todo.
  .title = Quién controla un templo
aid-base-volcano = Todos, empezando por quien lo robó, gastan { $ap } puntos de acción y puntúan enseguida. Después ese jugador coloca el volcán y juega un turno normal. Volcanes: letras { $letters }.
  .title = Un volcán
aid-base-score = Cada templo que controlas da su valor. Tesoros de un mismo tipo:
  .title = Puntuación
aid-base-end = Tras la última loseta todos tienen otra vez { $ap } puntos de acción y puntúan. Gana quien tenga más puntos.
  .title = El final
aid-base-auction = Se empieza con { $start } puntos. Hay tantas losetas a la vista como jugadores. Puja más o pasa; quien gana paga, elige loseta, juega un turno y pone su amuleto boca abajo. Si nadie puja, juega gratis quien pasó primero. La última loseta es gratis. El jugador a la izquierda del último abre la ronda siguiente.
  .title = Con subasta
aid-legend-round = Seis rondas, cada una con un draft y una fase de acciones. En el draft tomas una cosa cada vez: una ficha de PA, cartas (3; a cuatro jugadores 2), losetas (2 a dos jugadores, si no 1) y un puesto en el próximo orden.
  .title = Una ronda
aid-legend-action = Por turnos, una cosa cada uno: jugar una carta, guardar una carta (de derecha a izquierda, 3 huecos), colocar una loseta en una casilla libre dentro de la línea de puntos, o usar la ficha. El poder del director es gratis, una vez por partida. Puedes pasar cuando no te quedan losetas, cartas nuevas ni ficha.
  .title = La fase de acciones
aid-legend-count = Un explorador cuenta 1, un líder 3, en cualquier tipo de casilla. Con más que cada rival por separado, es tuya. Un guardián vence a todo.
  .title = Quién controla una casilla
aid-legend-volcano = Colocar el volcán de B o de D trae una puntuación: todos gastan { $ap } puntos de acción y puntúan, empezando por quien lo coloca.
  .title = Un volcán
aid-legend-score = Templos: su valor, y 5, 6, 8, 10 más con valor 7, 8, 9, 10. Volcanes: 10 cada uno. Selva, claros y ruinas vacías × templos. Lagos × máscaras visibles. Tesoros de un mismo tipo:
  .title = Puntuación
aid-legend-end = Tras la sexta ronda todos gastan { $ap } puntos de acción y puntúan una vez más. Un director sin usar da 5. Gana quien tenga más puntos.
  .title = El final
aid-floors = Pisos de templo en la caja
aid-floor-level = nivel
aid-floor-count = piezas
aid-differs = En esta edición
aid-made = Tikal, { $version }. Obra no oficial de aficionados.


## Las reglas en imágenes

rules-choose = ¿A qué edición juegas?
rules-overview = El juego en pocas palabras
rules-everything = Todas las reglas de esta edición


## Los lugares

places-nav = Los lugares
places-title = Los lugares reales
places-intro = Tikal y las demás ciudades mayas del juego existen de verdad. Unas palabras sobre cada una.
places-tikal = Tikal
places-where = Dónde

## Unas palabras sobre cada lugar; los datos son de dominio común

place-tikal =
  Tikal está en la selva del norte de Guatemala. Aquí vivía gente mucho antes de nuestra era, y entre los años 200 y 900
  aproximadamente sus reyes gobernaron una de las ciudades mayas más poderosas. Grandes templos asoman sobre los
  árboles; el más alto, el Templo IV, mide unos 65 metros. En el siglo IX empezó su declive, a finales del X estaba
  desierta y la selva se cerró sobre ella. Una expedición la describió en 1848, y los arqueólogos siguen excavando: los
  escaneos láser desde el aire han mostrado, en la ciudad y a su alrededor, miles de construcciones que nadie había
  visto bajo las hojas.
  .where = Petén, Guatemala
  .when = en su apogeo, hacia 200-900
place-chichen-itza =
  Una de las ciudades mayas más conocidas está en la seca llanura de Yucatán, junto a un profundo pozo natural, el
  cenote sagrado, al que se arrojaban ofrendas. Su pirámide, El Castillo, tiene cuatro escalinatas que, con la
  plataforma de arriba, suman 365 escalones, uno por cada día del año. En los equinoccios el sol dibuja una serpiente de
  luz y sombra en la escalinata norte. Su juego de pelota es el mayor que se conoce en Mesoamérica.
  .where = Yucatán, México
  .when = en su apogeo, hacia 800-1100
place-uxmal =
  Uxmal es famosa por sus fachadas: miles de piedras talladas forman celosías, serpientes y máscaras narigudas que
  suelen tomarse por Chaac, el dios de la lluvia. Aquí era importante, porque en estas colinas no hay ríos y apenas hay
  cenotes; la gente recogía el agua de lluvia en cisternas. La Pirámide del Adivino, de unos 35 metros, tiene los
  costados redondeados. Cuenta la leyenda que un enano la levantó en una noche.
  .where = Yucatán, México
  .when = en su apogeo, hacia 700-1000
place-palenque =
  Palenque se recuesta al pie de unas montañas verdes y la cruzan arroyos; un acueducto abovedado lleva uno de ellos
  bajo tierra junto al palacio. El rey Pakal gobernó 68 años en el siglo VII. Su tumba, en lo hondo del Templo de las
  Inscripciones, se abrió en 1952: llevaba una máscara de jade. Los largos textos grabados aquí ayudaron a descifrar la
  escritura maya.
  .where = Chiapas, México
  .when = en su apogeo, hacia 600-800
place-calakmul =
  Calakmul fue la sede de los reyes de la serpiente y la gran rival de Tikal. Las dos lucharon e intrigaron durante más
  de un siglo, hasta que Tikal ganó una batalla decisiva en el año 695. La mayor pirámide de Calakmul es de las más
  macizas que construyeron los mayas. Un botánico vio los montículos desde un avión en 1931; hoy la ciudad está en una
  reserva donde viven jaguares.
  .where = Campeche, México
  .when = en su apogeo, hacia 500-800
place-el-mirador =
  La gran época de El Mirador fue muy anterior: floreció antes de nuestra era y hacia el año 150 estaba casi abandonada.
  Anchas calzadas la unían con otras poblaciones del bosque pantanoso. Su conjunto La Danta, de unos 70 metros, parece
  ser por volumen una de las mayores pirámides del mundo. No llega ninguna carretera; la mayoría de los visitantes
  camina dos días.
  .where = Petén, Guatemala
  .when = en su apogeo, de 300 a. C. a 100 d. C. aprox.
places-play = Jugar aquí
places-when = Cuándo
