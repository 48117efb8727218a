### Los ejemplos, paso a paso. Las posiciones están en teaching/data/examples.toml.


example-first-round = Dos turnos del comienzo de una partida: ruinas y un tesoro, después un claro y un templo.
  .title = Una primera ronda
example-first-round-1 = Empieza Ana. Ha robado unas ruinas con cuatro máscaras.
example-first-round-2 =
  Las coloca en c1: hasta allí lleva una piedra del claro. Se ponen cuatro tesoros boca abajo en las ruinas. Ahora
  tiene 10 puntos de acción.
example-first-round-3 = Por 1 punto trae a su líder al campamento base.
example-first-round-4 = El líder va a las ruinas pasando por el claro. Cada paso tiene una piedra: 2 puntos.
example-first-round-5 = Desenterrar el tesoro de arriba cuesta 3 puntos. Quien acaba de llegar puede actuar enseguida.
example-first-round-6 =
  Le alcanzarían los puntos para otro tesoro. Pero cada tesoro del turno exige una pieza distinta, y aquí solo está el
  líder.
example-first-round-7 = Así que trae a dos exploradores al campamento base.
example-first-round-8 = Uno de ellos va al templo de a2: dos piedras, 2 puntos. Ya no le quedan puntos.
example-first-round-9 = Ixchel coloca un claro en c2. Al colocar un claro no pasa nada. Ella también tiene 10 puntos.
example-first-round-10 = Trae a dos exploradores, 1 punto cada uno.
example-first-round-11 = Los dos van al templo de a2, por 2 puntos cada uno. El explorador de Ana no se lo impide.
example-first-round-12 =
  Dos exploradores pueden descubrir dos pisos, a 2 puntos cada uno: el templo sube de 1 a 3. Lo controla Ixchel, dos
  contra uno.
example-first-round-13 = Tampoco a ella le quedan puntos. Ana roba la loseta siguiente.

example-clearing = Cuántos pisos se pueden descubrir en un turno.
  .title = Pisos en varios templos
example-clearing-1 = Ana tiene 10 puntos, un explorador en b3, tres en c3 y uno en a2.
example-clearing-2 = Con un explorador descubre un piso en b3: 2 puntos, y el templo vale 3.
example-clearing-3 = Con exploradores distintos descubre dos pisos en c3: de 3 a 5, por 4 puntos.
example-clearing-4 = Hay un tercer explorador listo en c3, pero el límite de un turno son dos pisos por templo.
example-clearing-5 = El límite vale para cada templo por separado. Así que aún puede descubrir un piso en a2.

example-guardian = Lo que cuesta un guardián y lo que da.
  .title = Un guardián, 4 contra 3
example-guardian-1 =
  En el templo de valor 6 Ana tiene a su líder y a un explorador: 3 + 1 = 4. Ixchel tiene tres exploradores: 3. Ana
  controla el templo.
example-guardian-2 =
  Por 5 puntos convierte a su líder en guardián. El explorador que tenía allí sale de la partida; los tres de Ixchel se
  quedan.
example-guardian-3 = Desde ahora nadie puede descubrir más pisos de este templo, ni siquiera Ana.
example-guardian-4 = Por muchos exploradores que traiga Ixchel, los 6 puntos son de Ana en cada puntuación.

example-digging = Dos tesoros de un sitio y un tercero de otro.
  .title = Excavar y seguir excavando
example-digging-1 = Ana tiene tres exploradores en unas ruinas con tres tesoros, y 10 puntos.
example-digging-2 = Excava dos veces: 6 puntos, con dos exploradores distintos.
example-digging-3 =
  El tercero ya no puede excavar aquí: el límite son dos tesoros por turno de las mismas ruinas.
example-digging-4 = Así que va a las ruinas de al lado, a una piedra de distancia.
example-digging-5 = Allí la cuenta empieza de nuevo: un tercer tesoro, y ya no le queda ningún punto.

example-camps = Cómo viajan las piezas entre campamentos.
  .title = De campamento en campamento
example-camps-1 = Ana tiene un campamento en c2 y otro en e2. Su líder está en el de c2.
example-camps-2 = Por 1 punto el líder va al otro campamento, por lejos que esté.
example-camps-3 = También desde la reserva se llega por 1 punto a cualquier campamento propio.
example-camps-4 = El campamento de Ixchel en d3 le está vedado: no sirve ni de salida ni de llegada.

example-swap = Un tesoro por otro forma una pareja.
  .title = Un intercambio para hacer pareja
example-swap-1 =
  Ana tiene dos jaguares, un tótem y un plato: 3 + 1 + 1 = 5 puntos. Ixchel tiene dos caciques, un plato y una
  estatua: también 5.
example-swap-2 = Los caciques de Ixchel son una pareja. Las parejas están a salvo.
example-swap-3 =
  Por 3 puntos Ana da su tótem y toma el plato. Ahora tiene dos parejas, 6 puntos en cada puntuación. Ixchel no
  puede negarse y sigue con 5.

example-scoring = Lo que dan los templos y los tesoros.
  .title = Una puntuación de 29 puntos
example-scoring-1 =
  Ha salido un volcán. Ana va primero y aún podría gastar 10 puntos. Controla templos de valor 3, 5, 5 y 8: 21
  puntos. En d2 su líder cuenta 3 contra dos exploradores. Dos parejas y dos tesoros sueltos: 3 + 3 + 1 + 1 = 8.
example-scoring-2 = Termina su turno y puntúa 21 + 8 = 29. Ahora Ixchel tiene 10 puntos de acción.
example-scoring-3 =
  Ixchel puntúa el templo de valor 9. Cuando todos han puntuado, Ana coloca el volcán y juega su propio turno.

example-auction = Cuatro jugadores pujan por cuatro losetas.
  .title = Una ronda de subastas
example-auction-1 = Todos tienen 20 puntos. Hay cuatro losetas a la vista y Ana abre la primera subasta.
example-auction-2 = Ana puja 1, Ixchel 2. Balam pasa y queda fuera de esta subasta. Itzel puja 3.
example-auction-3 = Ana puja 4, Ixchel 5. Itzel y Ana pasan. Gana Ixchel y paga 5: le quedan 15 puntos.
example-auction-4 = Toma las ruinas, las coloca y juega un turno normal. Después pone su amuleto boca abajo.
example-auction-5 =
  La segunda subasta la abre Balam, a la izquierda de Ixchel, que ya no participa. Balam puja 1, Itzel 3, Ana 4;
  los demás pasan. Ana paga 4.
example-auction-6 = Ana toma un templo y juega su turno.
example-auction-7 =
  Solo quedan Balam e Itzel. Balam abre y pasa; Itzel también. Nadie ha pujado, así que le toca a Balam, que pasó
  primero, y no paga nada.
example-auction-8 = Balam toma el claro y juega su turno.
example-auction-9 =
  Itzel recibe la última loseta sin subasta y gratis. Después todos los amuletos se ponen boca arriba, y Ana, a su
  izquierda, abre la ronda siguiente.

example-auction-1999 = Las mismas reglas, otras pujas.
  .title = Una subasta de la primera edición
example-auction-1999-1 = Cuatro jugadores con 20 puntos cada uno y cuatro losetas a la vista.
example-auction-1999-2 = Ana puja 4, Ixchel 5, y todos los demás pasan. Ixchel paga 5.
example-auction-1999-3 = Toma una loseta y juega su turno.
example-auction-1999-4 = Balam abre la segunda subasta con 3. Itzel pasa, Ana puja 4, Balam pasa. Ana paga 4.
example-auction-1999-5 = Ana juega su turno.
example-auction-1999-6 = Balam e Itzel pasan. Balam pasó primero, así que juega gratis.
example-auction-1999-7 = Itzel toma gratis la última loseta. Ana, a su izquierda, abre la ronda siguiente.

example-legend-scoring = Las seis categorías, una por una.
  .title = Una puntuación de Legend, 67 a 79
example-legend-scoring-1 = Una ronda de puntuación con Ana e Ixchel. La tabla junto al tablero muestra lo que puntuaría cada una.
example-legend-scoring-2 =
  Los templos cuentan su valor. Ana controla 9, 7 y 6: 22 puntos. Ixchel, 7, 7, 6 y 3: 23 puntos.
example-legend-scoring-3 =
  Los templos altos dan puntos extra. El 9 y el 7 de Ana dan 8 + 5 = 13; los dos 7 de Ixchel, 5 + 5 = 10.
example-legend-scoring-4 = Cada volcán que controlas vale 10. Ana controla uno, Ixchel dos.
example-legend-scoring-5 =
  Selva, claros y ruinas vacías cuentan una vez por templo. Ana: 4 casillas por 3 templos son 12. Ixchel: 4 por 4
  son 16.
example-legend-scoring-6 =
  Los lagos se multiplican por las máscaras de tus ruinas. Ana tiene nueve máscaras pero ningún lago: 0. Ixchel
  tiene dos lagos y tres máscaras: 6.
example-legend-scoring-7 =
  Colecciones de tesoros. Ana tiene colecciones de uno, dos y tres: 1 + 3 + 6 = 10. Ixchel, de uno y dos: 1 + 3 = 4.
example-legend-scoring-8 = Ana termina su turno: 67 puntos, además del 1 con que empezó.
example-legend-scoring-9 = Ixchel termina el suyo: 79 puntos, además de sus 2.

example-legend-exchange = Cuándo se puede cambiar un tesoro por otro.
  .title = Intercambiar tesoros en Legend
example-legend-exchange-1 =
  Ana tiene dos jaguares, dos caciques, un tótem y una jarra. Ixchel tiene dos caciques y dos jaguares.
example-legend-exchange-2 =
  Ana querría dar un cacique por un jaguar. No puede: para dar un solo tesoro necesita más de ese tipo que Ixchel,
  y ambas tienen dos.
example-legend-exchange-3 =
  De tótems tiene más que Ixchel, y de jaguares tantos como ella. Así que da el tótem y toma un jaguar: tres
  jaguares. En Legend las parejas no están a salvo.
example-legend-exchange-4 = Por otros 3 puntos da la jarra por el último jaguar. Cuatro iguales.

example-legend-exchange-two = Dos tesoros a la vez.
  .title = Dos por dos
example-legend-exchange-two-1 = Otra vez los mismos tesoros.
example-legend-exchange-two-2 =
  Por 3 puntos Ana toma los dos jaguares a la vez y da un cacique y la jarra. Con dos tesoros basta tener de cada
  tipo tantos como Ixchel.
