### Las cartas de acción de Legend y los poderes de los directores del museo. Los títulos son para listas y registros.


## Cartas de acción. Qué tesoros toma una carta 01-x es una opción de la mesa.

card-01-1 = Toma dos tesoros azules: { $kinds }.
  .title = tesoros azules { $kinds }
card-01-2 = Toma dos tesoros azules: { $kinds }.
  .title = tesoros azules { $kinds }
card-01-3 = Toma dos tesoros azules: { $kinds }.
  .title = tesoros azules { $kinds }
card-01-4 = Toma dos tesoros azules: { $kinds }.
  .title = tesoros azules { $kinds }
card-01-5 = Toma dos tesoros azules: { $kinds }.
  .title = tesoros azules { $kinds }
card-01-6 = Toma dos tesoros azules: { $kinds }.
  .title = tesoros azules { $kinds }
card-01-7 = Toma dos tesoros azules: { $kinds }.
  .title = tesoros azules { $kinds }
card-01-8 = Toma dos tesoros azules: { $kinds }.
  .title = tesoros azules { $kinds }
card-02 = Pon hasta 2 exploradores de tu reserva en unas ruinas que aún tengan tesoros.
  .title = 2 exploradores a ruinas
card-03 = Pon hasta 3 exploradores de tu reserva en unas ruinas que aún tengan tesoros.
  .title = 3 exploradores a ruinas
card-04 = Toma el tesoro superior de unas ruinas donde tengas una pieza.
  .title = 1 tesoro
card-05 = Toma hasta 2 tesoros superiores de ruinas, cada uno con una pieza tuya distinta que esté allí.
  .title = 2 tesoros
card-06 =
  Toma hasta 3 tesoros superiores de ruinas, cada uno con una pieza tuya distinta que esté allí. Todos pueden venir
  de la misma loseta.
  .title = 3 tesoros
card-07 = Mira el tesoro superior de cada pila del tablero, una vez por ronda. No consume turno.
  .title = mirar tesoros
card-08 =
  Pon 1 explorador de tu reserva en unas ruinas con tesoros, examina la pila, ordénala como quieras y toma el tesoro
  superior.
  .title = explorador y un tesoro a elegir
card-09 = Pon hasta 2 exploradores de tu reserva en uno o dos templos.
  .title = 2 exploradores a templos
card-10 = Descubre hasta 2 pisos de un templo sin guardián, cada uno con una pieza tuya distinta que esté allí.
  .title = 2 pisos
card-11 = Descubre un piso en cada uno de hasta 3 templos sin guardián donde tengas una pieza.
  .title = 3 pisos en templos distintos
card-12 = Monta un campamento, o mueve uno si ya están los dos, donde no haya nadie o tengas la mayoría.
  .title = campamento
card-13 = Como la carta 12, y pon hasta 1 pieza de tu reserva en ese campamento.
  .title = campamento y 1 pieza
card-14 = Como la carta 12, y pon hasta 2 piezas de tu reserva en ese campamento.
  .title = campamento y 2 piezas
card-15 = Recluta hasta 4 exploradores: quedan disponibles.
  .title = reclutar 4 exploradores
card-16 = Recluta 1 líder, 1 explorador o ambos: quedan disponibles.
  .title = reclutar líder y explorador
card-17 = Mueve cualquier número de tus piezas de una casilla a otra cualquiera.
  .title = piezas a cualquier casilla
card-18 = Gasta hasta 5 puntos en movimientos y traslados de tus piezas.
  .title = 5 puntos para mover
card-19 = Pon una ficha de piedra, o mueve una si las dos están en el tablero.
  .title = ficha de piedra
card-20 = 1 punto de acción más al activar tu ficha de PA, una vez por ronda.
  .title = 1 punto de acción más
card-21 = 2 puntos de acción más al activar tu ficha de PA, una vez por ronda.
  .title = 2 puntos de acción más
card-22-1 = Pon la loseta de templo 22-1 en una casilla punteada vacía que una piedra conecte con una loseta.
  .title = templo del borde
card-22-2 = Pon la loseta de templo 22-2 en una casilla punteada vacía que una piedra conecte con una loseta.
  .title = templo del borde
card-22-3 = Pon la loseta de templo 22-3 en una casilla punteada vacía que una piedra conecte con una loseta.
  .title = templo del borde
card-22-4 = Pon la loseta de templo 22-4 en una casilla punteada vacía que una piedra conecte con una loseta.
  .title = templo del borde
card-23 = Pon un lago en una casilla punteada vacía que una piedra conecte con una loseta.
  .title = lago del borde
card-24 = Pon un volcán en una casilla punteada vacía que una piedra conecte con una loseta. No hay puntuación.
  .title = volcán del borde


## Las losetas de los directores y sus poderes

power-tile-P1 = Topógrafo
power-p01 = 4 puntos de acción más, mientras gastas los de tu ficha de PA o los de una puntuación.
  .title = 4 puntos de acción más
power-p02 =
  Pon una ficha de piedra, o mueve una si las dos están en el tablero. Después gasta hasta 2 puntos en movimientos y
  traslados.
  .title = ficha de piedra y 2 pasos
power-p03 = Gira una loseta del tablero a otra rotación.
  .title = girar una loseta
power-tile-P2 = Excavador
power-p04 = Descubre hasta 2 pisos de un templo sin guardián, cada uno con una pieza tuya distinta que esté allí.
  .title = 2 pisos
power-p05 = Descubre un piso en cada uno de hasta 2 templos sin guardián donde tengas una pieza.
  .title = 2 pisos en templos distintos
power-p06 = Pon un líder aún no disponible directamente en el campamento base o en un campamento tuyo.
  .title = líder a un campamento
power-tile-P3 = Cazatesoros
power-p07 = Toma hasta 2 tesoros superiores de ruinas, cada uno con una pieza tuya distinta que esté allí.
  .title = 2 tesoros
power-p08 =
  Examina los tesoros de unas ruinas donde tengas una pieza, ordénalos como quieras y toma el de arriba.
  .title = tesoro a elegir
power-p09 =
  Intercambia uno de tus tesoros por uno de un rival, sin puntos de acción y sin importar cuántos tenga cada uno.
  .title = intercambio gratis
power-tile-P4 = Intendente
power-p10 = Recluta hasta 4 exploradores: quedan disponibles.
  .title = reclutar 4 exploradores
power-p11 = Pon hasta 4 piezas de tu reserva en el campamento base o en uno de tus campamentos.
  .title = 4 piezas a un campamento
power-p12 = Monta un campamento, o mueve uno si ya están los dos, donde no haya nadie o tengas la mayoría.
  .title = campamento
power-tile-P5 = Guía
power-p13 = Gasta hasta 5 puntos en movimientos y traslados de tus piezas.
  .title = 5 puntos para mover
power-p14 = Mueve cualquier número de tus piezas de una casilla a una vecina, haya piedras o no.
  .title = piezas a una casilla vecina
power-p15 = Mueve una de tus piezas de su casilla a cualquier otra.
  .title = 1 pieza a cualquier casilla
power-tile-P6 = Conservador
power-p16 = Puntúa al instante una de tus colecciones, por un máximo de 10 puntos.
  .title = puntuar una colección
power-p17 = Toma una de las cartas visibles y ponla en un hueco libre a la izquierda de tu tablero de campamento.
  .title = carta visible
power-p18 =
  Recupera la carta que acabas de jugar y ponla en un hueco libre a la izquierda de tu tablero de campamento.
  .title = carta recuperada
power-tile-P7 = Guardián del templo
power-p19 = Pon un guardián sin puntos de acción. Rigen las condiciones habituales, y el límite sigue siendo de dos.
  .title = guardián gratis
power-p20 =
  Cuando pones guardianes con los puntos de acción que estás gastando, tus demás piezas de la casilla vuelven a tu
  reserva en lugar de salir de la partida.
  .title = guardián, las demás piezas vuelven
power-p21 = Pon hasta 2 exploradores de tu reserva en uno o dos templos.
  .title = 2 exploradores a templos
power-tile-P8 = Vulcanólogo
power-p22 = Pon hasta 2 exploradores de tu reserva en un lago o en un volcán.
  .title = 2 exploradores a lago o volcán
power-p23 = En la próxima puntuación tienes 13 puntos de acción en lugar de 10.
  .title = 3 más en la próxima puntuación
power-p24 =
  Elige una casilla. En tu próxima puntuación cuenta como tuya si empatas en ella.
  .title = ganar empates en una casilla
