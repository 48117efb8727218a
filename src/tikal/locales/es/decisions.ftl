### Preguntas que los reglamentos dejan abiertas o responden de forma distinta, y lo que vale aquí.
### A- son ambigüedades de los textos, C- son preguntas que surgieron al escribir las reglas como programa.
### Donde una mesa puede elegir, el texto nombra la opción.


## Ambigüedades del juego base

A-1 =
  Dos ediciones ponen al principio los marcadores de puntos junto al espacio 1. ¿Significa 0 puntos o 1? Significa 0:
  esos contadores no tienen espacio 0, y las ediciones posteriores empiezan en el 0.
  .title = Empezar junto al espacio 1
A-2 =
  En la edición de Rio Grande, ¿tiene que haber piedras que lleven hasta un volcán, si no menciona ninguna excepción?
  Sí, si se toma el texto al pie de la letra; las demás ediciones dicen que no. Si ningún lugar ofrece un paso, el
  volcán puede ir en cualquier sitio junto a una loseta. Opción volcanoNeedsPath.
  .title = Volcanes y pasos en Rio Grande
A-3 =
  ¿Hacen accesible una loseta nueva las piedras que dan a un volcán? No. Nadie puede cruzar un volcán, y la loseta
  podría quedar aislada para siempre.
  .title = Piedras que dan a un volcán
A-4 =
  El resumen de una edición permite dos pisos «cada turno». ¿En total o por cada templo? Por cada templo, como dicen su
  propio texto y todas las demás ediciones.
  .title = Dos pisos por templo o en total
A-5 =
  ¿Deben estar presentes las dos piezas para el segundo piso o tesoro de un turno en el mismo lugar? Sí: el segundo
  requiere dos de tus piezas en la casilla en ese momento. Los exploradores no se distinguen entre sí, así que basta con
  contarlos.
  .title = Las dos piezas presentes a la vez
A-6 =
  ¿Puede una pieza trabajar en dos lugares en el mismo turno? Sí, puede descubrir aquí, caminar y descubrir allí. Ningún
  reglamento dice que las piezas se cansen.
  .title = Una pieza en dos lugares
A-7 =
  Una edición dice que un tesoro encontrado viene de un montón de reserva, aunque los tesoros están en las ruinas. En
  todas las ediciones se toma el tesoro superior de la pila de las ruinas.
  .title = De dónde viene un tesoro encontrado
A-8 =
  ¿Se cuenta una mayoría frente a cada rival o frente a todos juntos, y por número o por valor? Frente a cada rival por
  separado, y solo por valor: un explorador cuenta 1, el líder 3.
  .title = Qué es una mayoría
A-9 =
  ¿Puede un templo recibir un segundo guardián? No, de ningún jugador: se entiende que el control de un guardián es
  permanente y exclusivo.
  .title = Un segundo guardián en un templo
A-10 =
  ¿Qué pueden hacer las piezas en un templo que custodia otro jugador? Pueden entrar y quedarse, pero no puntúan nada ni
  descubren nada. No se expulsa a ninguna pieza.
  .title = Piezas junto a un guardián ajeno
A-11 =
  ¿Sigue contando un guardián como pieza en la casilla? No, ni para las mayorías ni para descubrir ni para mover.
  .title = El guardián como pieza
A-12 =
  ¿Quién empieza la ronda final en las dos ediciones de 1999, que no lo dicen? El jugador a la izquierda de quien jugó
  el último turno, como en las ediciones posteriores.
  .title = Quién empieza la ronda final
A-13 =
  ¿Qué compara el desempate? Para cada jugador empatado, el valor más alto entre los templos que custodia, 0 si no
  custodia ninguno. Si los valores son iguales sigue el empate; entonces decide el número de tesoros; después se comparte
  la victoria. Las ediciones de 1999 la comparten directamente. Opción tieBreak.
  .title = Detalles del desempate
A-14 =
  ¿Necesita un campamento una pieza tuya en la casilla? La edición de Ravensburger dice que no, las demás ediciones del
  juego base dicen que sí; cada edición sigue su propio texto. Opción campNeedsPresence.
  .title = Un campamento sin pieza
A-15 =
  ¿En qué casillas cabe un campamento? En los claros, incluido el impreso, y en las ruinas vacías. No en el campamento
  base, los templos ni los volcanes.
  .title = En qué casillas cabe un campamento
A-16 =
  ¿Impiden las piezas rivales montar un campamento? En el juego base no. En Legend sí, salvo que tengas la mayoría.
  .title = Rivales en la casilla de un campamento
A-17 =
  Una edición cuenta seis pilas de losetas para las letras de la A a la G. Son siete.
  .title = Seis o siete pilas
A-18 =
  Una edición enumera los colores rojo, naranja, blanco y azul, y en un ejemplo hay un jugador violeta. Los colores no
  importan.
  .title = Colores de los jugadores
A-19 =
  ¿Ocupa una casilla el volcán impreso en el tablero de Classic? No, es decoración: hacen falta las 36 casillas libres
  para las losetas. La opción printedVolcano solo decide si se dibuja.
  .title = El volcán impreso de Classic
A-20 =
  ¿Cuándo deja un volcán de Classic inaccesible una casilla? Cuando alguna casilla, con o sin loseta, dejaría de estar
  conectada con el campamento base a través de casillas vecinas que no sean volcanes. Las piedras no se tienen en cuenta,
  porque una casilla vacía aún puede recibir una loseta con piedras. Opción volcanoIsolationRule, activada solo en
  Classic.
  .title = Cuándo aíslan una casilla los volcanes
A-21 =
  Classic menciona lagos, pero su caja no trae ninguna loseta de lago. El terreno existe; en Classic nunca se roba una
  loseta así.
  .title = Lagos en Classic
A-22 =
  ¿Qué pasa con una loseta que no cabe en ningún sitio? Se aparta, fuera de la partida, y el turno sigue con los 10
  puntos de acción.
  .title = Una loseta sin sitio
A-23 =
  ¿Y si quedan menos tesoros que máscaras tienen las ruinas? Se ponen los que haya. Unas ruinas sin ninguno son un
  claro desde ese momento.
  .title = Pocos tesoros para las máscaras
A-24 =
  ¿Se pueden intercambiar dos tesoros del mismo tipo? No, no cambiaría nada. Puedes recuperar un tesoro con otro
  intercambio si sigue suelto en ambos lados.
  .title = Intercambios inútiles
A-25 =
  ¿Puede un intercambio incluir a más de dos jugadores o más de dos tesoros? No, es uno por uno entre dos jugadores.
  .title = Intercambios mayores
A-26 =
  ¿Hay que gastar los puntos de acción? Nunca.
  .title = Gastar es voluntario
A-27 =
  ¿Empiezan de cero los límites «por turno» entre la parte de puntuación y la parte normal del turno de quien robó un
  volcán? Sí, cada una es un turno propio. Ese jugador puede descubrir en total hasta cuatro pisos de un templo.
  .title = Límites tras una ronda de volcán
A-28 =
  ¿Es público el volcán que está delante de quien lo robó? Sí. No tiene efecto hasta que se coloca.
  .title = El volcán que espera
A-29 =
  ¿Qué se sabe de las próximas losetas? La letra de la siguiente y, en Classic y Legend, si esa letra esconde un volcán.
  .title = Qué se sabe de las próximas losetas
A-30 =
  ¿Pueden las piezas entrar en el campamento base y salir de él caminando por las piedras? Sí, ambas cosas.
  .title = Entrar caminando en el campamento base
A-31 =
  ¿Qué pasa por encima de los 100 puntos? Nada; los puntos no tienen tope.
  .title = Más de 100 puntos


## Ambigüedades de la subasta

A-32 =
  La regla para una subasta en la que todos pasan está impresa con la segunda y la tercera subasta. ¿Vale para la
  primera? Vale para todas. El jugador a la izquierda de quien ganó gratis abre la siguiente, saltando a los que ya han
  tenido su turno.
  .title = Todos pasan en la primera subasta
A-33 =
  ¿Cuánto se puede pujar? Al menos 1 y como máximo tus propios puntos, porque los puntos se llaman capital y se pagan en
  el contador. Un jugador con 0 puntos solo puede pasar. La opción auction.allowDebt permite pujar más de lo que se
  tiene.
  .title = Límites de las pujas
A-34 =
  Cuando hay igualdad de puntos antes de la ronda final, ¿es quien tomó la última loseta el más cercano o el más lejano?
  El más lejano: se empieza a contar por el jugador de su izquierda. La opción auction.lastPlacerFirstOnTie lo invierte.
  .title = El último en colocar y los empates
A-35 =
  ¿Cuándo se fija el orden de la ronda final? Una sola vez, antes de que empiece.
  .title = Cuándo se fija el orden final
A-36 =
  Una frase sobre el amuleto es confusa en una edición. El amuleto está delante de su dueño, como dicen las demás.
  .title = Una frase confusa sobre los amuletos
A-37 =
  ¿Paga el ganador antes de elegir la loseta? Sí, todas las ediciones ponen primero el pago.
  .title = Pagar antes de elegir
A-38 =
  ¿Quién abre la siguiente subasta tras una ronda de volcán? La ronda de volcán no cambia nada: cuenta quién ganó el
  último turno o tomó la última loseta.
  .title = Quién abre tras una ronda de volcán
A-39 =
  ¿Se puede jugar Classic con la subasta? Sí, como regla de la casa, con las reglas de Super Meeple; está desactivada si
  no se elige.
  .title = Subasta con Classic


## Ambigüedades de Legend

A-40 =
  Los cinco primeros pasos de la preparación faltan en el texto. Se reconstruyen a partir de secciones posteriores:
  tableros, mazo, fichas, indicador de ronda.
  .title = Pasos que faltan en la preparación
A-41 =
  ¿Cuántas fichas de puntos de acción hay de cada valor? Tres de cada uno, del 6 al 13. Opción legend.apTokens.
  .title = Valores de las fichas de puntos de acción
A-42 =
  ¿Cuántos huecos para cartas hay a la izquierda del tablero de campamento? Tres, como a la derecha. Opción
  legend.leftSlots.
  .title = Huecos a la izquierda
A-43 =
  ¿Qué dos tesoros azules da una carta 01? Los dos del mismo tipo, un tipo para cada una de las ocho cartas. Opción
  legend.card01.
  .title = Los tesoros azules de la carta 01
A-44 =
  ¿Con qué condición se pueden intercambiar tesoros en Legend? La regla impresa y su ejemplo no encajan en una regla
  sencilla. La lectura que se usa no contradice ninguna frase impresa: del tipo que tomas necesitas al menos tantos como
  el rival; de un tipo que das, más que el rival en un intercambio de uno, y al menos tantos en un intercambio de dos. La
  opción legend.swapRule ofrece las lecturas más sencillas.
  .title = La condición para los intercambios
A-45 =
  ¿Quién toma la cuarta loseta con tres jugadores? Cualquiera que la quiera, como una elección normal, siempre que todos
  puedan conseguir aún una; si nadie la quiere, debe tomarla el primero en el orden de turno.
  .title = La cuarta loseta con tres jugadores
A-46 =
  ¿En qué orden puntúan los jugadores que ya han pasado? En el orden con el que empezó la ronda.
  .title = Puntuar después de pasar
A-47 =
  ¿Está el volcán en el tablero antes de su puntuación? Sí, y se puede entrar en él y puntuarlo al instante.
  .title = El volcán antes de su puntuación
A-48 =
  ¿Y si hay piezas en la casilla punteada donde va a ir una loseta de carta? Necesitas la mayoría, como con las losetas
  del draft.
  .title = Piezas bajo una loseta de carta
A-49 =
  ¿Qué acceso necesita una loseta de carta? Al menos una piedra en la frontera con una loseta vecina, en cualquiera de
  los dos lados, incluidas las fichas de piedra.
  .title = Acceso para las losetas de cartas
A-50 =
  ¿Hasta dónde alcanza la carta 17? A cualquier casilla del tablero, sin camino, también a lagos, volcanes y casillas
  punteadas.
  .title = El alcance de la carta 17
A-51 =
  ¿Son exactos o máximos los números de las cartas? Máximos: hasta ese número, al menos uno.
  .title = Números en las cartas
A-52 =
  ¿Afectan a las cartas los límites de dos por templo o ruinas? No, solo a las acciones con puntos. Las cartas siguen su
  propio texto.
  .title = Los límites y las cartas
A-53 =
  ¿Cuesta un turno descartar una carta permanente de la derecha? No. Se descarta cuando su dueño pasa.
  .title = Descartar una carta permanente
A-54 =
  ¿Puede haber una carta permanente sin usar a la derecha cuando su dueño pasa? Sí, no impide pasar y se descarta.
  .title = Cartas permanentes sin usar
A-55 =
  ¿Qué hacen los poderes de los directores del museo? Los impresos no se conocen. Usamos un conjunto reconstruido. Con
  la opción powers = none, en cambio, todos conservan los 5 puntos.
  .title = Poderes de los directores
A-56 =
  El ejemplo impreso de los lagos no cuadra: dos ruinas vacías no pueden mostrar solo tres máscaras. Para la fórmula se
  toman sus cantidades como están.
  .title = El ejemplo de los lagos
A-57 =
  ¿Solo tu propio campamento excluye una casilla de la puntuación, o cualquiera? Cualquiera. El campamento base no cuenta
  nunca.
  .title = Los campamentos al puntuar
A-58 =
  ¿En qué lado de una frontera está una ficha de piedra? Da igual: añade una piedra a la frontera y se queda cuando se
  coloca una loseta. No puede estar en el borde del tablero.
  .title = Dónde está una ficha de piedra
A-59 =
  ¿Se puede mover una ficha de piedra mientras otra sigue en el tablero de gestión? No.
  .title = Mover fichas de piedra
A-60 =
  El Mirador coloca al principio una loseta E. ¿Faltan entonces losetas en el draft? No, quedan suficientes. Si hubiera
  menos de cuatro, se revelarían todas las que quedan.
  .title = La loseta E de El Mirador
A-61 =
  ¿Se pueden usar los poderes y la carta 07 mientras se gastan puntos para una puntuación? Sí: el poder, en tu propio
  turno; la carta 07, si está boca arriba. Las cartas de bonificación no.
  .title = Poderes en una puntuación
A-62 =
  ¿Se pueden jugar cartas de acción mientras se gastan puntos para una puntuación? No, solo las acciones con puntos.
  .title = Cartas en una puntuación
A-63 =
  «Como máximo dos guardianes por partida» y «no dos ya en juego»: ¿cuál de las dos vale? Ambas; significan lo mismo,
  porque los guardianes no se van nunca.
  .title = Dos guardianes por partida
A-64 =
  ¿Requiere pasar un turno propio? Para el resultado da igual; se ofrece cuando no queda nada obligatorio.
  .title = Pasar como turno
A-65 =
  ¿Y si una loseta de carta no cabe en ninguna casilla punteada? La carta no se puede jugar, solo guardar, o descartar
  para hacer sitio a otra.
  .title = Una loseta de carta sin sitio
A-66 =
  ¿Reciben dos tesoros las ruinas que están desde el principio aunque muestren más máscaras? Sí, exactamente dos.
  .title = Tesoros de las primeras ruinas
A-67 =
  ¿Y si el montón de tesoros se agota en Legend? Como en el juego base: los que queden.
  .title = Pocos tesoros en Legend
A-68 =
  El reglamento anuncia escenarios con otras reglas. ¿Hay alguno? No, los cinco escenarios son solo disposiciones.
  .title = Reglas de los escenarios
A-69 =
  ¿Puntúan el volcán de la F y el de la preparación? Sí, como todas las losetas de volcán.
  .title = Volcanes que puntúan
A-70 =
  ¿Pueden las piezas de un claro con campamento seguir controlándolo? No importa: la casilla solo queda fuera de la
  puntuación de claros y máscaras.
  .title = Piezas junto a un campamento


## Preguntas sobre el juego base

C-1 =
  ¿En qué orden están los tesoros en las ruinas? El primero que se toma del montón queda arriba, así que se desentierran
  en el orden del montón.
  .title = Orden de los tesoros en las ruinas
C-2 =
  ¿Cuándo termina un turno? Nunca por sí solo: «end» es una acción, también con 0 puntos restantes. También son
  acciones las decisiones en las que no hay nada que elegir, como tomar la última loseta de una ronda de subastas.
  .title = Los turnos terminan con una acción
C-3 =
  ¿Con qué frecuencia no cabe una loseta en ningún sitio? Más o menos en una de cada cien partidas al azar, cuando los
  volcanes aíslan una esquina o una casilla del borde; en Classic, nunca. La loseta se aparta sin que nadie decida nada
  y el jugador sigue con 10 puntos de acción. Las reglas sobre quien colocó la última loseta se refieren entonces a
  quien la robó o la tomó.
  .title = Con qué frecuencia no cabe una loseta
C-4 =
  ¿Cuándo se queda un volcán de Rio Grande sin ningún lugar con paso? Cuando a ninguna casilla vacía junto a una loseta
  apunta una piedra desde una vecina que no sea un volcán. Solo entonces puede ir en cualquier sitio junto a una loseta.
  La opción es volcanoNeedsPath.
  .title = Cuándo no se exige el paso
C-5 =
  ¿Cuenta un volcán como loseta que otra nueva puede tocar? Sí, así que un volcán puede tener por vecinos solo volcanes.
  Cualquier otra loseta necesita de todos modos un paso desde otra vecina.
  .title = Tocar solo volcanes
C-6 =
  ¿Cuándo se comprueba si un volcán aísla una casilla? Cuando toca otro volcán. En este tablero, uno que no toca ninguno
  nunca aísla nada. Opción volcanoIsolationRule.
  .title = Cuándo se comprueba el aislamiento
C-7 =
  ¿Y si por esta regla un volcán de Classic se queda sin sitio? Se aparta como cualquier otra loseta que no cabe en
  ningún lugar. Nunca hemos visto que ocurra.
  .title = Un volcán sin sitio
C-9 =
  ¿Quién es el primer jugador? El que indique la preparación.
  .title = El primer jugador
C-10 =
  ¿Qué regla se nombra cuando varias prohíben una acción? La más específica; la falta de puntos de acción va al final.
  .title = Qué regla se nombra
C-13 =
  ¿Cómo se comparan los jugadores que no custodian ningún templo? Cuentan como si custodiaran uno de valor 0, así que
  tener cualquier guardián gana a no tener ninguno. Lo mismo vale en la subasta de Super Meeple. Opción tieBreak.
  .title = Desempate sin guardianes


## Preguntas sobre la subasta

C-15 =
  Todos los demás han pasado y nadie ha pujado: ¿qué puede hacer el último jugador? Pujar y pagar, o pasar. Si pasa,
  quien pasó primero juega el turno gratis.
  .title = El último postor sin pujas
C-16 =
  ¿Se le pregunta a un jugador que no puede pujar? Sí. Lo único que puede hacer es pasar.
  .title = Jugadores que no pueden pujar
C-17 =
  ¿Se toma automáticamente la última loseta de una ronda? No, es gratis, pero tomarla sigue siendo una acción.
  .title = La última loseta de una ronda
C-19 =
  ¿Cómo se añade la subasta a Classic? Se activa como en cualquier otra edición; las reglas son las de Super Meeple.
  .title = Classic con la subasta
C-20 =
  ¿Se pregunta otra vez a quien ha hecho la puja más alta? Nunca sobre su propia puja. La subasta acaba, y se paga,
  cuando pasa el último de los demás.
  .title = La puja más alta
C-21 =
  ¿Cómo están los amuletos en la ronda final? Todos otra vez boca arriba.
  .title = Los amuletos en la ronda final


## Preguntas sobre Legend: rondas y turnos

C-23 =
  ¿Qué tesoros van a qué ruinas al principio? Las ruinas se llenan en el orden de la lista del escenario, con dos tesoros
  cada una, el primero arriba.
  .title = Orden de los tesoros de las primeras ruinas
C-24 =
  ¿Qué tiene de especial El Mirador? La loseta E1 está desde el principio y quedan cuatro losetas E. Un lago está en la
  casilla punteada d6, porque nuestra disposición no tiene un lugar mejor. Es una solución de compromiso: las casillas
  punteadas son para losetas que se colocan durante la partida; quedan libres 13.
  .title = El Mirador en detalle
C-25 =
  ¿Cómo se reparte la cuarta loseta con tres jugadores? Cualquiera que tenga una puede tomar otra en cuanto los demás
  tengan asegurada la primera. Si nadie lo hace, es la única elección que le queda al primero en el orden de turno. Nadie
  puede rechazarla.
  .title = La cuarta loseta en detalle
C-26 =
  ¿Cuándo se puede usar un poder o la carta 07? En tu propio turno de la fase de acciones, antes o después de la acción
  principal, y mientras gastas puntos de acción. No en el draft, ni al elegir cartas de bonificación, ni en mitad de una
  carta, ni después de pasar.
  .title = Cuándo son posibles las acciones gratuitas
C-27 =
  ¿Cómo termina un turno de Legend? Con la acción «end» después de guardar, jugar o colocar, porque aún pueden seguir
  acciones gratuitas. Después de gastar puntos de acción ese «end» también termina el turno.
  .title = El final de un turno en Legend
C-28 =
  ¿Cuándo se eligen las cartas de bonificación? Antes de gastar el primer punto de acción, de una en una; después no se
  puede añadir ninguna.
  .title = Cuándo se eligen las cartas de bonificación
C-29 =
  ¿Dónde está la ficha de puntos de acción mientras se gasta? En el tablero de campamento hasta que acaba su turno;
  después está fuera de la partida.
  .title = La ficha mientras se gasta
C-30 =
  ¿Cuándo se puede descartar una carta de la izquierda para hacer sitio? Solo si allí no hay ningún hueco libre. Puede
  ser cualquier carta, también una que esté boca abajo.
  .title = Cuándo una carta deja sitio
C-31 =
  ¿Se puede descartar sin más una carta de la derecha? No. Una carta normal se juega o se guarda. Una permanente
  desaparece cuando su dueño pasa y nunca bloquea.
  .title = Descartar una carta de la derecha
C-32 =
  ¿Y una loseta obligatoria que no cabe en ningún sitio, porque hay rivales en las últimas casillas libres? No impide
  pasar; cuando su dueño pasa, se aparta. Si es un volcán, su puntuación no se produce nunca.
  .title = Una loseta del draft sin sitio
C-33 =
  ¿Es automático pasar? No, es siempre una acción en un turno propio.
  .title = Pasar es una acción
C-34 =
  ¿Qué pasa con una carta permanente sin usar a la derecha después de pasar? Desaparece.
  .title = Cartas permanentes después de pasar
C-35 =
  ¿En qué orden va una puntuación por volcán cuando algunos han pasado? Primero quien lo colocó, después todos en el
  orden de la ronda, incluidos los que han pasado. El juego sigue después de quien lo colocó con los que no han
  pasado.
  .title = Orden de puntuación con jugadores que han pasado
C-36 =
  ¿Hay mantenimiento después de la sexta ronda? No; las cartas, fichas y losetas visibles se quedan como están.
  .title = Después de la sexta ronda
C-37 =
  ¿Van los puntos iniciales según los asientos? No, según el primer orden de turno.
  .title = Puntos iniciales


## Preguntas sobre Legend: puntos de acción y puntuación

C-38 =
  ¿En qué fronteras puede estar una ficha de piedra? En cualquier frontera entre dos casillas del tablero, también entre
  casillas punteadas y en el campamento base. Dos fichas pueden compartir una; una ficha no se puede mover a la frontera
  donde ya está.
  .title = Fronteras para fichas de piedra
C-39 =
  ¿Cómo se comprueba un intercambio de dos tesoros? De cada tipo que das debes tener al menos tantos como el rival,
  contados antes del intercambio. Se pueden dar dos del mismo tipo. Los dos tipos se escriben en el orden de la lista.
  Opción legend.swapRule.
  .title = Intercambiar dos tesoros
C-40 =
  ¿Qué casillas vacías puntúan como selva? Todas, incluidas las punteadas; el campamento base, nunca.
  .title = Selva en casillas punteadas
C-41 =
  ¿Cuenta un templo con un guardián ajeno al multiplicar selva y claros? No, ni siquiera con mayoría allí.
  .title = Guardianes ajenos y selva
C-42 =
  ¿Cuántas máscaras muestran unas ruinas que nunca tuvieron un tesoro? Todas las suyas.
  .title = Ruinas sin tesoros desde el principio
C-43 =
  ¿Cuántas acciones caben en un turno? Los máximos habituales corresponden a 10 puntos de acción; las fichas, las cartas
  de bonificación y los poderes pueden dar más.
  .title = Más de 10 puntos de acción
C-44 =
  ¿Se puede construir en un tablero el ejemplo de puntuación impreso? No exactamente. Con una máscara y dos máscaras,
  y un claro en lugar de una de las ruinas vacías, todos sus números cuadran.
  .title = El ejemplo de puntuación rehecho
C-45 =
  ¿Cuándo se suman los 5 puntos por un director sin usar? En la puntuación final de ese jugador, no después de la de
  todos.
  .title = Cuándo puntúa el director


## Preguntas sobre Legend: cartas

C-46 =
  ¿Hay que poner todas las piezas disponibles si una carta indica más? No; puedes poner desde una hasta las que indique
  la carta.
  .title = Poner menos piezas
C-47 =
  ¿En qué orden funcionan las cartas 13 y 14? El campamento va primero y es obligatorio; después, de ninguna a todas las
  piezas, líderes incluidos. Quién tiene la mayoría se comprueba antes de que lleguen las piezas.
  .title = Las cartas 13 y 14 por orden
C-48 =
  ¿Cuándo se puede mover un campamento? Con las cartas 12 a 14 y el poder p12, solo si no queda ninguno en la reserva,
  y a una casilla donde se permitiría uno nuevo.
  .title = Mover un campamento
C-49 =
  ¿Pueden usar el campamento base la carta 17 y los poderes p14 y p15? Sí, como origen y como destino, y también lagos,
  volcanes y casillas punteadas.
  .title = Movimientos en grupo y el campamento base
C-50 =
  ¿Qué es un punto de movimiento de la carta 18? Una piedra o un traslado. Un paso de tres piedras cuesta tres de los
  cinco; hay que cruzarlo de una vez.
  .title = Puntos de movimiento
C-51 =
  ¿En qué orden funciona la carta 08? Primero se pone el explorador en unas ruinas cualesquiera con tesoros y después se
  ordena la pila, sin pausa entre ambas cosas, aunque solo haya un tesoro.
  .title = La carta 08 por orden
C-52 =
  ¿Importan los rivales, guardianes o campamentos donde las cartas 02, 03, 08 y 09 ponen exploradores? No.
  .title = Dónde ponen exploradores las cartas
C-54 =
  ¿Qué vecina da acceso a una loseta de carta? Cualquier loseta, incluidos lagos y volcanes. Las fichas de piedra
  cuentan.
  .title = Vecinas que dan acceso
C-55 =
  ¿Cuentan para los límites de dos los pisos y tesoros de cartas y poderes? No. Ni cuentan ni están limitados, tampoco en
  mitad del gasto de puntos.
  .title = Cartas, poderes y límites
C-56 =
  ¿Se puede jugar otra vez una carta recuperada con el poder p18? Solo mientras sus tesoros o losetas sigan en el tablero
  de gestión.
  .title = Cartas recuperadas


## Preguntas sobre Legend: poderes (reconstruidos)

C-58 =
  ¿Cuándo se puede usar un poder? Si al menos uno de sus pasos es posible. El cubo se mueve al instante, aunque después
  solo se hagan algunos pasos.
  .title = Usar un poder
C-59 =
  ¿Cuándo funciona el poder p01? Solo mientras gastas puntos de acción: 4 más al instante.
  .title = p01: cuatro puntos de acción más
C-60 =
  ¿Qué son los dos pasos del poder p02? Dos puntos de movimiento, después de la ficha de piedra. Se pueden dejar sin
  usar.
  .title = p02: piedra y pasos
C-61 =
  ¿Qué losetas puede girar el poder p03? Cualquiera menos el campamento base, también las iniciales. La nueva rotación
  tiene que ser distinta.
  .title = p03: girar una loseta
C-62 =
  ¿Cómo funcionan los poderes p05, p06 y p11? p05: hasta dos templos. p06: el líder va directamente de la reserva no
  disponible al campamento. p11: todas las piezas a un mismo campamento.
  .title = p05, p06 y p11
C-63 =
  ¿Permite el poder p12 mover un campamento? Sí, como la carta 12.
  .title = p12: un campamento
C-64 =
  ¿Cuándo puntúa el poder p16? Al instante: el valor de la colección, pero como máximo 10 puntos.
  .title = p16: puntuar una colección
C-65 =
  ¿Se repone la carta que toma el poder p17? No antes del mantenimiento. El poder también funciona mientras se gastan
  puntos para una puntuación.
  .title = p17: tomar una carta
C-66 =
  ¿Cuándo se usa el poder p18? En el mismo turno después del efecto de la carta, antes de «end». Necesita un hueco
  libre a la izquierda; vale aquel del que salió la carta.
  .title = p18: recuperar una carta
C-67 =
  ¿Qué cuestan y qué abarcan los poderes p19 y p20? p19 no cuesta puntos de acción. p20 funciona mientras gastas
  puntos de acción y hasta que se gasten, para cada guardián que pongas con ellos, pero no para el que se pone con
  p19.
  .title = p19 y p20: guardianes
C-68 =
  ¿Hay algo que impida usar el poder p22? Los guardianes, campamentos y rivales no importan, y puede haber ya
  cualquier número de exploradores.
  .title = p22: volcán o lago
C-69 =
  ¿En qué puntuación ayuda el poder p23? En la próxima que empiece. Si se usa mientras gastas puntos para una puntuación,
  no ayuda en ella, y no se puede usar en la final.
  .title = p23: 13 puntos de acción
C-70 =
  ¿Cómo funciona el poder p24? Eliges una casilla al usarlo. En tu próxima puntuación, si compartes el valor más alto
  en ella, cuentas como si tuvieras la mayoría. No vence a un guardián, no ayuda con campamentos, losetas ni
  guardianes, y se gasta aunque no hubiera ningún empate.
  .title = p24: ganar un empate
C-71 =
  ¿Están las losetas iniciales siempre en sus casillas impresas? El claro y los dos templos, sí. En un escenario, los
  dos lagos y el volcán están donde indica su disposición.
  .title = Losetas iniciales en los escenarios
