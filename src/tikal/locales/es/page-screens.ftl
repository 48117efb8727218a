### Las pantallas alrededor de la mesa: inicio, nueva partida, reglas, guía, repetición, ajustes.


## Palabras de todas las pantallas

app-nav = Menú principal
app-nav-home = Tikal, inicio
app-nav-new = Nueva partida
app-nav-learn = Aprender
app-nav-puzzles = Problemas
app-nav-rules = Reglas
app-nav-open = Archivos
app-settings = Ajustes
app-go-dark = Cambiar al tema oscuro
app-go-light = Cambiar al tema claro
app-close = Cerrar
app-loading = Cargando…
app-again = Reintentar
app-go-home = Inicio
app-yes = sí
app-no = no
app-none = ninguno
app-not-affiliated =
  Un programa no oficial para el juego de mesa Tikal de Wolfgang Kramer y Michael Kiesling. Sus autores y editores no lo
  han hecho, aprobado ni respaldado. Todas las imágenes y los textos son nuestros.
app-reconstructed =
  Algunos datos de Tikal Legend no se pudieron encontrar. Los hemos reconstruido y llevan la marca «reconstruido».

app-missing-title = Aquí no hay nada
app-missing-text = No hay ninguna página en { $path }. Quizá el enlace se cortó al copiarlo.
app-no-table-title = Esa mesa no existe
app-no-table-text = Puede que el enlace esté cortado o que la mesa se haya borrado. Pide otro a quien te lo envió.
app-wrong-link-title = Este enlace ya no abre el asiento
app-wrong-link-text =
  Se ha renovado o le falta una parte; este navegador lo ha olvidado. Si el asiento es tuyo, abre la mesa en el
  dispositivo donde renovaste el enlace o pregunta al anfitrión. La partida está a salvo.
app-wrong-link-watch = Mirar sin asiento
app-no-spectators-title = Esta mesa no admite espectadores
app-no-spectators-text =
  Solo pueden entrar jugadores con su propio enlace. Si tienes uno, ábrelo tal como te lo enviaron.
app-unreachable-title = El servidor no responde
app-unreachable-text = Tu partida está a salvo. Comprueba la conexión e inténtalo de nuevo.
app-refused-title = No ha funcionado


## Inicio

home-title = Explora la selva de Tikal
home-lead =
  Descubre templos, excava en busca de tesoros y prepárate para la erupción del volcán. Juega contra bots, en una misma
  pantalla o con amigos a distancia.
home-next = Seguir jugando: te toca
home-play = Jugar
home-choose = Elegir edición y jugadores
home-pause = Detener la imagen
newcomer-question = ¿Conoces Tikal?
newcomer-new = No, todavía no
newcomer-knows = Sí, ya lo conozco
newcomer-welcome = ¡Te damos la bienvenida! La guía te enseña el juego en diez minutos. Tus primeros bots también serán principiantes.
newcomer-welcome-back = Nos alegra verte. ¡Que disfrutes de la partida!
newcomer-guide = Empezar la guía
home-learn = Aprender jugando
home-puzzle = Problema del día
home-open = Abrir un archivo de partida
home-tables = Mis mesas
home-your-turn = tu turno
home-turn-of = le toca a { $name }
home-to-look-at = solo para mirar
home-is-asking = …
home-is-over = terminada
home-is-gone = ya no existe
home-is-unknown = el servidor no responde
home-forget = Quitar { $title } de esta lista
home-forget-hint = La quita de esta lista. La partida se conserva.
home-more =
  { $count ->
    [one] Una más
   *[other] { $count } más
  }


## Nueva partida

new-title = Nueva partida
new-intro = No hace falta cambiar nada: los valores por defecto dan una buena partida.
new-asked-edition = La dirección pide la edición «{ $value }», que no existe. Las posibles son: { $known }.
new-asked-scenario = La dirección pide el escenario «{ $value }», que no existe en { $edition }. Elige otro abajo.
new-asked-auction = La dirección dice auction={ $value }. Debería decir auction=yes o auction=no.
new-asked-no-auction = La dirección pide una subasta, pero en { $edition } no la hay.
new-asked-players = La dirección dice players={ $value }. Puede haber de { $fewest } a { $most } jugadores.
new-asked-bots = La dirección dice bots={ $value }. Puede haber de 0 a { $most } bots.
new-edition = Edición
new-edition-ravensburger-1999 = Ravensburger
  .about = La primera edición. Se puede montar un campamento sin tener allí una pieza.
new-edition-riogrande-1999 = Rio Grande
  .about = Los volcanes también necesitan un camino de piedras.
new-edition-supermeeple-2015 = Super Meeple
  .about = El juego estándar. Los empates los decide el templo custodiado más alto.
new-edition-classic = Classic
  .about = De la caja de Legend. Los volcanes no pueden aislar una casilla.
new-edition-legend = Legend
  .about = Draft de cartas, fichas y losetas; lagos, poderes, seis rondas.
new-seats = Jugadores, en sentido horario
new-player = Jugador { $number }
new-first = Quién empieza
new-first-lot = por sorteo
new-colour = Color
new-colour-of =
  Color de { $name }: { $colour ->
    [red] rojo
    [orange] amarillo
    [white] blanco
   *[blue] azul
  }
new-colour-name =
  { $colour ->
    [red] rojo
    [orange] amarillo
    [white] blanco
   *[blue] azul
  }
new-kind-here = aquí
new-kind-link = enlace
new-kind-bot = bot
new-kind-of = Cómo juega { $name }
new-name-of = Nombre del jugador { $number }
new-level-of = Nivel de { $name }
new-level-random = al azar
new-level-novice = principiante
new-level-greedy = fácil
new-level-planner = fuerte
new-level-expert = experto
new-remove = Quitar a { $name }
new-free-seat = Asiento libre
new-options = Opciones
new-scenario = Escenario
new-scenario-about = Qué losetas hay en el tablero al principio.
new-scenario-first = Para las primeras partidas recomendamos { $name }.
new-scenario-chichen-itza = Chichén Itzá
new-scenario-uxmal = Uxmal
new-scenario-palenque = Palenque
new-scenario-calakmul = Calakmul
new-scenario-el-mirador = El Mirador
new-auction = Subasta
new-auction-about = Se pujan puntos para elegir loseta. Todos empiezan con 20.
new-auction-house = Se pujan puntos para elegir loseta. Es una regla de la casa: esta edición no tiene subasta propia.
new-spectators = Espectadores
new-spectators-about = Cualquiera con la dirección de la mesa puede mirar.
new-more-options = Más opciones
new-seed = Semilla
new-seed-about = El mismo número da las mismas losetas. Vacío: al azar.
new-name = Nombre de la mesa
new-name-example = Mesa del domingo
new-summary = Lo que te espera
new-summary-title =
  { $edition }, { $players ->
    [one] un jugador
    [2] dos jugadores
    [3] tres jugadores
    [4] cuatro jugadores
   *[other] { $players } jugadores
  }
new-fact-tiles = losetas por explorar
new-fact-points = puntos de acción por turno
new-fact-scorings = puntuaciones
new-fact-minutes = minutos, más o menos
new-fact-rounds = rondas
new-fact-tokens = puntos en una ficha
new-fact-cards = cartas de acción
new-reconstructed = reconstruido
new-reconstructed-about = No se pudo encontrar la disposición inicial de este escenario; la que hay es una suposición nuestra.
new-compare = Comparar las ediciones
new-teach = Antes quiero aprender
new-open = Abrir la mesa
new-opening = Abriendo…
new-links-title = La mesa está abierta
new-links-text = Envía a cada jugador el enlace de su asiento. No necesita nada más, ni siquiera una cuenta.
new-links-secret =
  Cada enlace sirve una vez: el asiento es de quien lo abra y se siente primero. Puedes retirarlo en la mesa.
new-link-copy = Copiar
new-link-copied = Copiado
new-to-table = A la mesa

new-option-volcanoNeedsPath = Un volcán necesita un camino
  .description =
    Un volcán, como cualquier otra loseta, debe colocarse donde llegue una piedra. Si no hay ninguna casilla así, puede
    ir junto a cualquier loseta.
new-option-volcanoIsolationRule = Los volcanes no pueden aislar una casilla
  .description = Un volcán no puede tocar otro volcán si con ello alguna casilla quedara inaccesible para siempre.
new-option-campNeedsPresence = Para acampar hace falta una pieza allí
  .description = Solo puedes montar un campamento donde esté uno de tus exploradores o tu líder.
new-option-tieBreak = Desempate
  .description =
    Qué decide un empate al final, en este orden: el templo custodiado más alto, el número de tesoros. Quienes sigan
    empatados comparten la victoria.
new-option-printedVolcano = Mostrar el volcán impreso
  .description =
    Dibuja el volcán que aparece junto a las casillas de este tablero. Es decoración y no cambia ninguna regla.
new-option-auction-allowDebt = Pujar más de lo que tienes
  .description =
    Las pujas pueden superar tu puntuación en hasta 100 puntos (una vuelta del contador); entonces bajas de cero.
new-option-auction-lastPlacerFirstOnTie = En un empate va primero el último en colocar
  .description =
    Entre jugadores con los mismos puntos, quien colocó la última loseta va primero en la puntuación final, en lugar de
    último.
new-option-powers = Poderes de los directores del museo
  .description =
    Se juega con los poderes que hemos inventado, porque los auténticos no se pudieron encontrar; o sin poderes, y
    entonces todos reciben los 5 puntos por no usarlos.
new-option-legend-leftSlots = Huecos para cartas guardadas
  .description = Cuántas cartas puedes guardar a la izquierda de tu tablero de campamento.
new-option-legend-swapRule = Condición para intercambiar tesoros
  .description =
    En qué colecciones debes tener suficientes: del tipo que tomas, de los tipos que das, de ambos, o según el ejemplo
    del reglamento.
new-option-legend-apTokens = Valores de las fichas de PA
  .description = Los valores de las 24 fichas de la bolsa, de 6 a 13, en cualquier orden.
new-option-legend-card01 = Tesoros de las cartas 01-1 a 01-8
  .description = Qué dos tesoros azules toma cada una de las ocho cartas, como parejas separadas por comas.
new-value-highestGuardedTemple = templo custodiado más alto
new-value-treasureCount = número de tesoros
new-value-reconstructed = reconstruidos
new-value-none = ninguno
new-value-literal = según el ejemplo del reglamento
new-value-takenOnly = tipo que se toma
new-value-givenOnly = tipos que se dan
new-value-taken-given = ambos


## Reglas

rules-title = Reglas
rules-intro = En nuestras palabras, edición por edición. Cuando algo no está permitido, la mesa muestra el número de la regla.
rules-search = Buscar
rules-search-example = guardián, campamento, R-DIG-2…
rules-all-editions = Todas las ediciones
rules-families = Capítulos
rules-count =
  { $count ->
    [one] Una regla
   *[other] { $count } reglas
  }
rules-nothing = Ninguna regla contiene todas estas palabras. Prueba con menos o con otra edición.
rules-unknown = No hay ninguna regla { $id }. Busca una palabra de ella o mira en los capítulos.
rules-link = Enlace a esta regla
rules-differs = varía según la edición
rules-loose = Otras cuestiones que hemos resuelto


## Puntuaciones y gráfico de puntos

score-start = inicio
score-final = Final
score-volcano = Volcán { $letter }
score-round = Puntuación { $number }
score-chart = Puntos tras cada puntuación. Al final: { $summary }.
score-chart-end = { $name } { $score }
score-none = Nadie ha puntuado aún. Aquí se verá cada puntuación, templo por templo.
score-scorings = Puntuaciones
score-sheet = Hoja de puntos
score-source = Origen
score-category-temples = Templos controlados
score-category-highest = Templos más altos
score-category-volcanoes = Volcanes
score-category-jungles = Selvas y claros
score-category-lakes = Lagos
score-category-director = Director del museo
score-category-treasures = Colecciones de tesoros
score-category-start = Puntos iniciales
score-category-bonus = Por cartas
score-category-bids = Pujas
score-director = poder sin usar
score-guardian = guardián
score-changed-hands = cambió de manos
score-kinds = tipos
score-set =
  { $count } × { $kind ->
    [chief] cacique
    [jaguar] jaguar
    [totem] tótem
    [carafe] jarra
    [statue] estatua
    [plate] plato
    [bracelet] brazalete
    [necklace] collar
   *[other] { $kind }
  }
score-points = puntos
score-this = Esta puntuación
score-score = total


## Repetición

replay-title = Repetición
replay-first = Al principio
replay-prev = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-slider = Posición
replay-step = { $step } de { $steps }
replay-turn = turno { $turn }
replay-turn-of = Turno { $turn }, { $name }
replay-start = El principio
replay-jump-turn = Turno
replay-jump-scoring = Puntuación
replay-no-moves = Aún no se ha jugado nada.
replay-chart = Puntos
replay-sheet = Hoja de puntos
replay-go-on = Seguir jugando desde aquí
replay-go-on-about = Abre una mesa nueva con esta posición. Esta partida se queda como está.
replay-go-on-not-whole =
  Mientras la partida esté en curso, nadie puede seguir desde sus posiciones: el archivo mostraría lo que aún está oculto.
replay-share = Copiar el enlace
replay-copied = Enlace copiado
replay-file = Archivo de partida
replay-table = A la mesa
replay-scores = Puntos
replay-loading = Cargando las posiciones…


## Archivos de partida

open-title = Archivos de partida
open-intro =
  Mira una partida de un archivo o sigue jugando desde cualquiera de sus posiciones. Los archivos acaban en .tikal; puedes
  obtener uno en cada mesa.
open-choose = Elegir un archivo
open-drop = o suéltalo aquí, o pega su texto abajo
open-text = Texto del archivo de partida
open-holds = Lo que contiene el archivo
open-edition = Edición
open-players = Jugadores
open-moves = Jugadas
open-status = Estado
open-status-over = terminada
open-status-running = en curso
open-scores = Puntos
open-look = Mirarla
open-go-on = Seguir jugando
open-at = Desde la jugada
open-at-about = 0 es el principio; { $last } la última jugada del archivo.
open-seats = Quién juega
open-start = Abrir la mesa
open-not-a-game = Esto no parece un archivo de partida: tiene que empezar con la línea «tikal: 1».
open-seen-only =
  El archivo contiene solo lo que podía ver un asiento o un espectador: puedes mirar la partida, pero no seguir
  jugando.
open-wrong-line = La línea { $line } es incorrecta
open-too-large = El archivo es más grande de lo que puede ser una partida ({ $size } kB).


## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-system = como el sistema
settings-theme-dark = oscuro
settings-theme-light = claro
settings-motion = Animación
settings-motion-system = como el sistema
settings-motion-full = activada
settings-motion-reduced = reducida
settings-speed = Turnos de los demás
settings-speed-1 = paso a paso
settings-speed-2 = rápido
settings-speed-once = al instante
settings-names = Nombres en las casillas exploradas
settings-keys = Teclas
settings-key-replay = en una repetición: principio, final, reproducir
settings-version = Versión { $version }


## La guía de la primera partida

learn-title = Aprender jugando
learn-lesson = Lección { $number } de { $count }
learn-lessons = Lecciones
learn-task = Tu tarea
learn-done = Hecho
learn-next = Siguiente lección
learn-skip = Saltar
learn-back = Atrás
learn-again = Empezar de nuevo esta lección
learn-leave = Salir de la guía
learn-opening = Preparando el tablero…
learn-hide = Ocultar el texto
learn-show = Mostrar el texto
learn-finish = Acabar
learn-end-start = Empezar una partida de verdad
learn-end-rules = Leer las reglas

learn-lay =
  Un turno empieza con una loseta de la pila: esta vez, un templo de valor 2. Se une al terreno explorado donde las piedras
  llevan hasta ella. Gírala como quieras: las piedras de las dos losetas juntas son el precio del paso.
  .title = Explora la selva
  .task = Elige una casilla iluminada, gira la loseta como quieras y colócala.
  .done = La selva ya es un poco más pequeña. El número entre dos losetas dice cuánto cuesta pasar de una a otra.
learn-bring =
  Después tienes 10 puntos de acción. Por 1 punto, una pieza de tu reserva llega al campamento base a1. Cuando compites por
  una casilla, un explorador cuenta 1 y el líder 3; pero líder solo tienes uno.
  .title = Trae a tu gente
  .task = Elige «Desplegar» y trae a un explorador o al líder a la casilla a1.
  .done = Ha desaparecido una cuenta del ábaco. Trae a cuantos quieras, hasta diez por turno.
learn-walk =
  Tu gente camina por las piedras: cada piedra de un paso cuesta 1 punto por pieza. Toma una y la mesa muestra todas las
  casillas a su alcance con el precio del camino más barato.
  .title = Camina y paga las piedras
  .task = Toma una pieza en a1 y ve a otra casilla. El templo de b3 cuesta 3 puntos.
  .done = Nadie te detiene por el camino: en una casilla cabe cualquier número de piezas de todos los jugadores.
learn-clear =
  Tu explorador está en el templo de b3. Descubrir un piso cuesta 2 puntos y hace que valga 1 más. Dos pisos en un turno
  requieren dos de tus piezas allí. Los pisos son limitados: de cada número solo hay unos pocos.
  .title = Descubre un templo
  .task = Elige «Descubrir piso» y b3.
  .done = Valor 3. Al puntuar, el templo es de quien tenga allí más que cada rival.
learn-dig =
  Las ruinas esconden tesoros: tantos como máscaras. Desenterrar uno cuesta 3 puntos, y también aquí un segundo en el mismo
  turno requiere una segunda pieza. Un tesoro de un tipo da 1 punto, dos iguales 3, tres iguales 6, en cada puntuación.
  .title = Excava tesoros
  .task = Tienes dos exploradores en las ruinas de c1. Elige «Excavar» y c1.
  .done = Un hallazgo no se puede deshacer: ahora todos saben lo que había allí.
learn-camp =
  El camino desde el campamento base se hace largo. Por 5 puntos puedes montar un campamento propio en un claro o en
  unas ruinas vacías, uno por casilla. Allí llegan tus piezas desde la reserva por 1 punto, y por 1 punto van de un
  campamento a otro.
  .title = Monta un campamento
  .task = Tu explorador ha llegado al claro de c2. Elige «Acampar» y c2.
  .done = Tienes dos campamentos, y se quedan donde están.
learn-swap =
  Tú tienes un jaguar y un plato; Ixchel tiene un jaguar. Por 3 puntos das un tesoro y tomas otro. Dos iguales están a
  salvo: solo se pueden tomar tesoros sueltos.
  .title = Intercambia tesoros
  .task = Elige «Cambiar» y convierte tu plato en un segundo jaguar.
  .done = Una pareja: 3 puntos en lugar de 2, y nadie te la puede quitar.
learn-guard =
  Controlas el templo de b3. Un guardián, por 5 puntos, lo hace tuyo para el resto de la partida. El precio es alto: el
  guardián se queda allí, tus demás piezas de la casilla se pierden y el templo ya no puede crecer. Puedes poner dos
  guardianes en una partida.
  .title = Pon un guardián
  .task = Elige «Guardián» y después b3, con un explorador o el líder.
  .done = El candado lo muestra: b3 cuenta para ti en todas las puntuaciones que vengan.
learn-volcano =
  Ha salido un volcán y todo se detiene para puntuar. Uno tras otro, empezando por ti, cada jugador gasta 10 puntos y
  puntúa enseguida: los templos que controla y sus colecciones de tesoros. Un rival aún puede superarte después, así que
  el mismo templo puede contar para los dos.
  .title = El volcán
  .task = Gasta tus puntos como quieras y termina tu turno para puntuar. «Si se puntuara ahora» muestra lo que daría.
  .done = Tus puntos están en el contador. Cuando todos hayan puntuado, colocas el volcán; nadie puede cruzarlo.


## El análisis de una partida

analysis-about = Cada turno, comparado con el mejor que encontramos sabiendo solo lo que podía ver quien lo jugó.
analysis-judged = Juzgado por el bot planner con { $nodes } posiciones, cuatro veces más que de costumbre. Piensa como el bot que jugó este turno y puede pasar por alto lo mismo.
analysis-start = Analizar esta partida
analysis-again = Reintentar
analysis-stop = Parar
analysis-go-on = Seguir
analysis-lost = Perdidos
analysis-to-best = puntos menos que el mejor turno encontrado
analysis-is-best = no se encontró nada mejor
analysis-unspent = Sin gastar
analysis-points =
  { $ap ->
    [one] punto de acción
   *[other] puntos de acción
  }
analysis-best = Mejor turno encontrado
analysis-best-then = Lo mejor desde ahí
analysis-waiting = Analizando este turno…
analysis-chart = Puntos perdidos
analysis-progress = { $done } de { $total } turnos
analysis-turning = Momentos decisivos
analysis-turn = Turno { $turn }
analysis-player = Jugador
analysis-best-turns = Mejores turnos
analysis-bar =
  { $known ->
    [true] Turno { $turn }, { $name }: { $loss } perdidos
   *[false] Turno { $turn }, { $name }: aún sin analizar
  }

## Statistics of one's own games

stats-title = Estadísticas
stats-lead = Tus propias partidas en este navegador. Nadie más las ve.
stats-how = Una partida cuenta una vez por cada asiento jugado en este navegador. Las partidas que el servidor ya no tiene siguen contando.
stats-empty = Todavía no hay partidas terminadas. En cuanto acabe una, verás aquí cómo te fue, de dónde salieron tus puntos y contra quién jugaste.
stats-gathering = Reuniendo tus partidas…
stats-missing =
  { $count ->
    [one] Falta una partida: el servidor no ha respondido. Inténtalo más tarde.
   *[other] Faltan { $count } partidas: el servidor no ha respondido. Inténtalo más tarde.
  }
stats-export = Exportar (CSV)
stats-games = Partidas
stats-wins = Victorias
stats-average = Puntos de media
stats-best = Mejor partida
stats-editions = Por edición y número de jugadores
stats-against = Contra quién
stats-opponent = Rival
stats-ahead = Con más puntos que el rival
stats-sources = De dónde salieron los puntos
stats-a-game = { $points } por partida
stats-other = Puntos iniciales y pujas
