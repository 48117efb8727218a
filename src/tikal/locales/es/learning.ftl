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
compare-firstPlayer-museumOrRandom = quien fue a un museo por última vez, o por sorteo
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
compare-setValues = 1, 2, 3 … tesoros iguales
compare-status-stated = lo dice
compare-status-derived = deducido
compare-status-reconstructed = reconstruido
compare-status-unknown = falta el texto
