### Las lecciones sobre la subasta y sobre Legend. Las del juego base están en page-screens.ftl.


## Cursos

learn-courses = Cursos
learn-other-courses = Otros cursos
learn-course-base = Juego base
  .end-title = Eso es todo el juego
  .end =
    La partida sigue así hasta que están colocadas las 36 losetas: tres volcanes la interrumpen para puntuar, y una cuarta
    puntuación la cierra. Gana quien tenga más puntos. Hagas lo que hagas, la mesa muestra antes el precio; y si algo no se
    puede, dice por qué.
learn-course-auction = Subasta
  .end-title = Así es la subasta
  .end =
    Ronda tras ronda se puja por las losetas hasta que están colocadas las 36. En la puntuación final empieza quien menos
    puntos tiene y acaba quien va en cabeza. Los puntos que ahorras cuentan al final, pero una buena loseta en el momento
    justo bien vale unos cuantos.
learn-course-legend = Legend
  .end-title = Así es una ronda de Legend
  .end =
    Seis rondas como esta forman una partida. Los volcanes de las letras B y D traen una puntuación en cuanto se colocan, y
    una tercera puntuación pone fin a la partida. Para la primera recomendamos Chichén Itzá.


## La subasta

learn-auction-bid =
  En esta variante nadie roba a ciegas. Hay tantas losetas a la vista como jugadores, y se pujan puntos de prestigio por el
  derecho a elegir y jugar primero. Todos empiezan con 20 puntos y pagan con lo que tienen.
  .title = Abre la puja
  .task = Mira las tres losetas a la vista. Después puja al menos 1 punto.
  .done = Ahora los demás suben o pasan, en el sentido de las agujas del reloj. Todavía nadie paga nada.
learn-auction-pass =
  Ixchel ha pujado 4 y Balam 6. Cada puja debe superar a la anterior, y nunca puedes pujar más de lo que tienes. Si pasas,
  solo quedas fuera de esta subasta: después habrá otra por las losetas que queden.
  .title = Saber pasar
  .task = Tan pronto, 6 puntos son muchos por una loseta. Pasa.
  .done = No te ha costado nada. Solo paga quien gana.
learn-auction-take =
  Balam ya ha jugado su turno y ha puesto su amuleto boca abajo. En la segunda subasta quedaban dos jugadores; la has
  ganado con 2 puntos, que ya se te han descontado. Quedan dos losetas a la vista.
  .title = Ganar y elegir
  .task = Elige una de las dos losetas.
  .done = La otra queda para Ixchel, que es la última y se la lleva gratis.
learn-auction-turn =
  Lo que sigue es un turno normal: colocas la loseta y gastas 10 puntos de acción. Después pones tu amuleto boca abajo y
  no vuelves a pujar hasta la ronda siguiente.
  .title = Juega tu turno
  .task = Coloca la loseta, haz lo que quieras y termina tu turno.
  .done = Cuando todos han jugado su turno, los amuletos se ponen boca arriba y se descubren losetas nuevas.
learn-auction-last =
  Es la segunda ronda. Los demás han pujado por sus turnos y queda una loseta. El último jugador de una ronda no paga nada,
  pero tampoco elige. Y quien se sienta a la izquierda del último abre la ronda siguiente.
  .title = La última loseta es gratis
  .task = Toma la loseta que queda.
  .done = Punto ahorrado, punto ganado: a veces conviene esperar.
learn-auction-volcano =
  Has ganado la primera subasta de la ronda con 4 puntos. Una de las tres losetas es el volcán de la letra B. Quien se
  lo lleva provoca una puntuación, juega primero en ella y después coloca el volcán y juega además su turno.
  .title = Comprar un volcán
  .task = Toma el volcán.
  .done = Ahora cada jugador gasta 10 puntos y puntúa, empezando por ti. Después colocas el volcán y juegas tu turno.


## Legend

learn-legend-token =
  Una ronda de Legend empieza con un draft: por turnos, cada jugador toma una cosa cada vez. La ficha de puntos de
  acción son tus ingresos de la ronda: de 6 a 13 puntos. Necesitas exactamente una, y las buenas vuelan.
  .title = Draft: tus puntos de acción
  .task = Toma la ficha de 9 puntos.
  .done = 9 puntos para esta ronda. Ahora elige Ixchel.
learn-legend-card =
  A dos jugadores, cada uno toma también tres cartas de acción. Una carta hace algo especial sin gastar puntos, ahora o
  en una ronda posterior. Las permanentes, como la que añade 2 puntos, sirven ronda tras ronda.
  .title = Draft: cartas de acción
  .task = Toma una carta. Señala cualquiera para leer lo que hace.
  .done = También ves las cartas de los demás: aquí no hay nada oculto.
learn-legend-tile =
  Las losetas también se eligen, una o dos cada uno según el número de jugadores. La loseta que tomas hay que colocarla.
  Un volcán trae una puntuación en cuanto lo colocas, así que el momento lo decides tú.
  .title = Draft: losetas
  .task = Toma una de las losetas.
  .done = La colocarás en la fase de acciones, donde quieras.
learn-legend-order =
  Lo último que eliges es tu puesto en el orden de la ronda siguiente. Ir primero es tener la primera opción sobre
  fichas, cartas y losetas.
  .title = Draft: el orden siguiente
  .task = Elige tu puesto para la próxima ronda.
  .done = Tu figura queda tumbada en su puesto y se pone de pie cuando empieza la ronda siguiente.
learn-legend-stash =
  Ahora, la fase de acciones. Por turnos, cada uno hace una sola cosa: jugar una carta, colocar una loseta, usar la
  ficha o guardar una carta. Las cartas nuevas están a la derecha de tu tablero de campamento. Lo que no juegues tiene
  que pasar a la izquierda, y eso es un turno entero.
  .title = Guardar una carta
  .task = Aún no tienes a nadie en unas ruinas, así que la carta de excavar debe esperar. Toma una carta de la derecha, guárdala y termina tu turno.
  .done = Se queda a la izquierda hasta que la necesites. Hay sitio para tres.
learn-legend-play =
  Una de las cartas guardadas monta un campamento y trae dos piezas, sin gastar puntos de acción. Las cartas de la
  izquierda pueden jugarse en cualquier turno posterior.
  .title = Jugar una carta
  .task = Toma la carta del campamento y juégala.
  .done = Ahora elige la casilla del campamento y quién viene. Después la carta desaparece.
learn-legend-activate =
  La ficha se usa una vez por ronda: todos sus puntos de golpe, más las cartas de bonificación que tengas. Los puntos
  que no gastes se pierden, y la ficha sale de la partida.
  .title = Usar la ficha
  .task = Toma la ficha y úsala.
  .done = Las cartas de bonificación se suman ahora o nunca. Después gastas tus puntos.
learn-legend-spend =
  Ya conoces la mayoría de las acciones. Hay dos nuevas: reclutar pone a tu disposición a gente que aún no está en tu
  reserva, y una ficha de piedra abre un paso donde no lo había. Tu gente también puede entrar en la selva, los lagos y
  los volcanes.
  .title = Nuevas formas de gastar
  .task = Recluta a un explorador o pon una ficha de piedra entre dos casillas.
  .done = Todo lo demás cuesta lo mismo que en el juego base.
learn-legend-lay =
  Una loseta elegida puede ir a cualquier casilla libre dentro de la línea de puntos, girada como quieras. No hace falta que
  llegue ninguna piedra ni que toque nada. Si hay piezas, necesitas la mayoría.
  .title = Colocar donde quieras
  .task = Toma tu loseta y colócala.
  .done = Colocar una loseta es un turno entero: piensa cuándo te conviene.
learn-legend-pass =
  Has colocado tus losetas, la ficha está usada y a la derecha no queda ninguna carta. No tienes nada pendiente y puedes
  pasar. Cuando todos pasan, acaba la ronda: las cartas usadas se ponen boca arriba y empieza otro draft.
  .title = Pasar
  .task = Pasa.
  .done = Con algo pendiente no habrías podido: las losetas y las cartas nuevas son obligatorias.
learn-legend-power =
  Tu director del museo tiene tres poderes. Puedes usar uno, una sola vez en toda la partida, sin gastar puntos de acción.
  Si no lo haces nunca, recibes 5 puntos al final. Tu líder está en las ruinas de e3: buen momento para excavar.
  .title = El director del museo
  .task = Elige «Poder» y usa uno.
  .done = El cubo ya no está, ni tampoco los 5 puntos. Un tesoro o dos deberían compensarlo.
learn-legend-score =
  Has colocado un volcán, así que todos gastan 10 puntos y puntúan, empezando por ti. Cuentan seis cosas: tus templos,
  un extra por los de valor 7 o más, los volcanes, selva y claros por templos, lagos por máscaras, y las colecciones de
  tesoros.
  .title = Una puntuación
  .task = Gasta tus puntos como quieras y termina tu turno. «Si se puntuara ahora» muestra lo que daría.
  .done = Tus puntos están en el contador. Cuando todos hayan puntuado, la ronda continúa.
