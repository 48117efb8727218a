### Las reglas con nuestras propias palabras. El identificador del mensaje es el de la regla; `.title` la nombra en pocas
### palabras. «Pieza» siempre es un miembro de una expedición: un líder o un explorador.


## Parte 1: el juego base

# Componentes

R-COMP-1 =
  Hay 36 losetas de terreno hexagonales: 15 templos, 10 claros, 8 ruinas y 3 volcanes. Cada una lleva en el dorso una
  letra de la A a la G.
  .title = Losetas de terreno
R-COMP-2 =
  Cuatro casillas del tablero están exploradas desde el principio: el campamento base, dos templos y un claro. Esos
  dos templos tienen valor 1.
  .title = Casillas impresas
R-COMP-3 =
  Hay 24 tesoros: ocho tipos, tres de cada uno.
  .title = Tesoros
R-COMP-4 =
  Hay 48 pisos de templo: tres de nivel 2, seis de nivel 3, nueve de nivel 4, once de nivel 5, ocho de nivel 6, cinco
  de nivel 7, tres de nivel 8, dos de nivel 9 y uno de nivel 10. Ningún piso es de nivel 1.
  .title = Pisos de templo
R-COMP-5 =
  Cada uno de los cuatro colores tiene un líder, 18 exploradores, dos campamentos y un marcador de puntos, y para la
  subasta además un amuleto. La caja de Classic no trae amuletos.
  .title = Material de un jugador
R-COMP-6 =
  La caja de Classic añade 37 pisos ya construidos que solo muestran el valor impreso de un templo (14 de nivel 2, 11
  de nivel 3, 7 de nivel 4, 4 de nivel 5, 1 de nivel 6), cuatro volcanes de plástico y dos marcadores de puntos por
  jugador. No cambian nada en el juego.
  .title = Material extra de la caja de Classic
R-COMP-7 =
  Cada lado de una loseta lleva de 0 a 3 piedras, y una loseta tiene piedras en al menos un lado. Por eso un paso entre
  dos losetas tiene de 0 a 6 piedras. Que un volcán no tenga piedras se deduce de las propias losetas.
  .title = Piedras en los lados

# Preparación

R-SETUP-1 =
  Las losetas de cada letra se barajan y las letras se apilan por orden, con la A arriba y la G abajo. Todos ven la
  letra de la siguiente loseta; nadie ve la loseta en sí.
  .title = La pila de losetas
R-SETUP-2 =
  Los tesoros se barajan boca abajo. Nadie conoce su orden. Las ediciones impresas usan dos montones o una bandeja;
  aquí hay un solo montón, que es lo mismo.
  .title = El montón de tesoros
R-SETUP-3 =
  Los pisos de templo están a la vista en una reserva general, ordenados por nivel.
  .title = La reserva de pisos
R-SETUP-4 =
  Cada jugador empieza con un líder, 18 exploradores y dos campamentos en su reserva. Ninguna pieza empieza en el
  tablero.
  .title = La reserva
R-SETUP-5 =
  Todos empiezan el juego base con 0 puntos.
  .title = Puntos iniciales
R-SETUP-6 =
  La preparación indica quién es el primer jugador; lo elige el anfitrión o el azar. Los asientos no cambian y se juega
  en sentido horario. En una mesa real empieza el jugador de más edad (en Classic, el último que haya visitado un museo,
  o cualquiera al azar).
  .title = Primer jugador
R-SETUP-7 =
  En Classic el claro y los dos templos de valor 1 son losetas que se ponen antes de la partida sobre su dibujo
  impreso, y un volcán de plástico se coloca sobre el volcán impreso.
  .title = Losetas iniciales de Classic

# El turno

R-TURN-1 =
  Un turno normal tiene dos partes: primero robas una loseta y la colocas, después gastas hasta 10 puntos de acción.
  La loseta siempre va primero.
  .title = Primero la loseta, luego los puntos de acción
R-TURN-2 =
  Solo actúa el jugador activo. Los rivales no deciden nada durante el turno de otro; ni siquiera pueden negarse a un
  intercambio de tesoros.
  .title = Solo actúa el jugador activo
R-TURN-3 =
  El jugador activo puede parar en cualquier momento. Los puntos de acción que sobran se pierden; nunca se guardan
  para después.
  .title = Los puntos de acción sin usar se pierden
R-TURN-4 =
  Las acciones se pueden mezclar en cualquier orden y repetir tantas veces como permitan sus propios límites.
  .title = Acciones en cualquier orden
R-TURN-5 =
  Tras un turno le toca al jugador de la izquierda. Una ronda de volcán no cambia este orden: después, quien robó el
  volcán acaba el turno interrumpido y luego sigue el jugador de su izquierda.
  .title = El siguiente jugador
R-TURN-6 =
  Cada vez que un jugador empieza a gastar puntos de acción, en un turno normal, una ronda de volcán o la ronda final,
  tiene 10 puntos y todos los límites «por turno» empiezan de cero. Por eso quien robó un volcán gasta dos veces 10
  puntos, cada vez con límites nuevos.
  .title = Límites que se renuevan
R-TURN-7 =
  Robar y colocar es obligatorio. Una loseta no se puede ni rechazar ni guardar.
  .title = La loseta no se puede rechazar
R-TURN-8 =
  Las 36 losetas se reparten por igual: 18, 12 o 9 para cada uno con dos, tres o cuatro jugadores. Así, la última loseta
  siempre le toca al jugador sentado a la derecha del primero.
  .title = Losetas por jugador

# Colocar una loseta

R-PLACE-1 =
  Una loseta va a una casilla vacía del tablero, en cualquiera de las seis rotaciones. Las rotaciones que quedan
  iguales cuentan como una: solo se usa la de número más pequeño.
  .title = En una casilla vacía y en cualquier rotación
R-PLACE-2 =
  La loseta debe compartir al menos un lado con una loseta ya colocada o con una de las cuatro casillas impresas.
  .title = Junto al terreno explorado
R-PLACE-3 =
  En una loseta que no sea un volcán se debe poder entrar enseguida: en al menos un lado que comparta con una loseta
  existente, las piedras de ambas partes deben sumar al menos una. Las piedras pueden estar en la loseta nueva, en la
  antigua o en las dos.
  .title = Debe haber un paso hasta ella
R-PLACE-4 =
  Un lado compartido con un volcán no cuenta como camino a la loseta nueva, tenga las piedras que tenga, porque de ahí
  no puede venir nadie.
  .title = No hay paso por un volcán
R-PLACE-5 =
  Un volcán solo tiene que tocar una loseta ya colocada; no hace falta que ninguna piedra lleve hasta él. La edición
  de Rio Grande no menciona esa excepción, así que en ella un volcán también necesita un paso, salvo que ningún lugar
  lo ofrezca.
  .title = Los volcanes no necesitan paso
R-PLACE-6 =
  En Classic un volcán no puede quedar junto a otro volcán si con ello alguna casilla quedara aislada del campamento
  base para siempre.
  .title = Los volcanes no pueden aislar una casilla
R-PLACE-7 =
  Colocar una loseta no cambia nada de lo que ya hay en el tablero. Las losetas nunca se mueven, se giran ni se retiran
  después.
  .title = Las losetas se quedan como están
R-PLACE-8 =
  Un templo empieza con su valor impreso. En Classic se ponen enseguida encima los pisos ya construidos que muestran
  ese valor.
  .title = Colocar un templo
R-PLACE-9 =
  En unas ruinas, quien las coloca apila enseguida boca abajo tantos tesoros del montón como máscaras muestre la
  loseta, de dos a cuatro. Nadie los mira.
  .title = Colocar ruinas
R-PLACE-10 =
  Un claro no tiene ningún efecto al colocarse.
  .title = Colocar un claro
R-PLACE-11 =
  Un volcán se coloca solo después de la ronda de puntuación que provoca. Una vez colocado, ninguna pieza puede entrar
  nunca en él, lleven allí las piedras que lleven.
  .title = Colocar un volcán
R-PLACE-12 =
  Como toda loseta nueva necesita un paso, todas las losetas que no son volcanes están siempre conectadas con el
  campamento base.
  .title = Todo queda conectado

# Los puntos de acción en general

R-AP-1 =
  Una acción solo es posible si tienes al menos tantos puntos de acción como cuesta. El coste se resta al hacerla; no
  hay deudas.
  .title = Las acciones se pagan
R-AP-2 =
  El líder cuesta lo mismo que un explorador en todas las acciones y cuenta como una pieza al descubrir y al excavar.
  Solo al comparar mayorías cuenta 3.
  .title = El líder es una pieza que cuenta 3
R-AP-3 =
  Una pieza que ha entrado en juego o se ha movido este turno puede actuar enseguida.
  .title = Las piezas nuevas actúan enseguida
R-AP-4 =
  Actuar no cansa a las piezas. Los únicos límites son los de cada templo y cada loseta de ruinas.
  .title = Las piezas no se cansan

# Desplegar

R-DEPLOY-1 =
  Por 1 punto de acción tomas un explorador o tu líder de tu reserva y lo pones en el campamento base o en uno de tus
  propios campamentos.
  .title = Llevar una pieza a un campamento
R-DEPLOY-2 =
  No puedes desplegar una pieza en el campamento de un rival.
  .title = No en un campamento ajeno
R-DEPLOY-3 =
  Solo tu reserva y tus puntos de acción limitan cuántas piezas despliegas. En una casilla puede haber cualquier
  número de piezas.
  .title = Limitado por la reserva y los puntos de acción
R-DEPLOY-4 =
  En el juego base ninguna pieza vuelve nunca del tablero a la reserva.
  .title = Sin vuelta a la reserva

# Trasladar entre campamentos

R-CMOVE-1 =
  Por 1 punto de acción llevas una de tus piezas del campamento base o de uno de tus campamentos a otro de estos
  lugares, a cualquier distancia.
  .title = De campamento a campamento
R-CMOVE-2 =
  La pieza debe estar en la casilla del campamento de partida. Estar en la casilla es estar en el campamento.
  .title = La pieza debe estar en el campamento
R-CMOVE-3 =
  Los campamentos rivales no sirven para un traslado, ni como origen ni como destino.
  .title = No con un campamento ajeno

# Mover

R-MOVE-1 =
  Una pieza se mueve de una casilla a otra con la que comparte un lado. El coste es el número total de piedras en los
  dos lados que se tocan, un punto de acción por cada una.
  .title = Las piedras son el precio
R-MOVE-2 =
  Donde los dos lados que se tocan no muestran ninguna piedra no hay paso. Es infranqueable, no gratis.
  .title = Sin piedras no hay paso
R-MOVE-3 =
  Un paso se cruza entero o no se cruza. No puedes detenerte en las piedras ni pagarlas en dos turnos.
  .title = No se paga a plazos
R-MOVE-4 =
  En el juego base nadie puede entrar en un volcán ni en una casilla sin loseta.
  .title = Ni volcán ni selva
R-MOVE-5 =
  Las piezas, los campamentos y los guardianes rivales nunca te impiden entrar en una casilla, cruzarla o quedarte en
  ella.
  .title = Los rivales no bloquean
R-MOVE-6 =
  Un paso se puede usar en ambos sentidos al mismo precio. Las piezas también pueden volver caminando al campamento base.
  .title = En ambos sentidos
R-MOVE-7 =
  Puedes mover tantas piezas tuyas y tan lejos como quieras, hasta donde lleguen tus puntos de acción. Una acción mueve
  una pieza a través de un paso.
  .title = Una pieza, un paso
R-MOVE-8 =
  Un guardián no se mueve nunca más.
  .title = Los guardianes se quedan

# Descubrir un templo

R-CLEAR-1 =
  Por 2 puntos de acción subes un templo en uno: el piso con el número siguiente sale de la reserva general y se pone
  encima.
  .title = Descubrir el siguiente piso
R-CLEAR-2 =
  Necesitas piezas propias en el templo: una para el primer piso que descubres allí en un turno y dos para el segundo.
  Tienen que estar allí en ese momento. El líder cuenta como una pieza.
  .title = Una pieza por cada piso
R-CLEAR-3 =
  En un turno puedes descubrir como máximo dos pisos del mismo templo, pero trabajar en tantos templos distintos como
  quieras. Con 10 puntos de acción son como máximo cinco pisos por turno.
  .title = Dos pisos por templo y turno
R-CLEAR-4 =
  Si en la reserva general no queda ningún piso con el número siguiente, el templo ya no puede crecer nunca, porque
  los pisos no vuelven.
  .title = La reserva de pisos es limitada
R-CLEAR-5 =
  Nadie puede descubrir pisos en un templo con guardián, ni siquiera el dueño del guardián.
  .title = Los templos custodiados no crecen
R-CLEAR-6 =
  Ningún templo crece por encima del valor 10.
  .title = El templo más alto es 10
R-CLEAR-7 =
  No necesitas mayoría para descubrir un piso. Las piezas rivales no importan.
  .title = Para descubrir no hace falta mayoría

# Excavar tesoros

R-DIG-1 =
  Por 3 puntos de acción tomas el tesoro superior de la pila de unas ruinas y lo dejas a la vista delante de ti.
  .title = Desenterrar el tesoro superior
R-DIG-2 =
  Necesitas piezas propias en las ruinas: una para el primer tesoro que desentierras allí en un turno y dos para el
  segundo. Tienen que estar allí en ese momento. El líder cuenta como una pieza.
  .title = Una pieza por cada tesoro
R-DIG-3 =
  En un turno puedes desenterrar como máximo dos tesoros de las mismas ruinas. Puedes excavar en varias ruinas en un
  turno; 10 puntos de acción bastan para tres tesoros. Las cartas de Legend no están sujetas a este límite.
  .title = Dos tesoros por ruinas y turno
R-DIG-4 =
  En unas ruinas sin tesoros no se puede excavar. Desde que sale el último tesoro, la casilla cuenta como un claro, y
  ya en el mismo turno se puede montar allí un campamento.
  .title = Las ruinas vacías son un claro
R-DIG-5 =
  Los tesoros que han encontrado los jugadores son públicos.
  .title = Los tesoros encontrados son públicos
R-DIG-6 =
  No necesitas mayoría para excavar. Las piezas rivales no importan.
  .title = Para excavar no hace falta mayoría

# Intercambiar tesoros

R-SWAP-1 =
  Por 3 puntos de acción eliges a un rival, tomas un tesoro de un tipo del que ese jugador tiene exactamente uno, y das
  a cambio un tesoro de un tipo del que tú tienes exactamente uno.
  .title = Tesoro suelto por tesoro suelto
R-SWAP-2 =
  El rival no puede negarse y no elige nada.
  .title = Un intercambio no se puede rechazar
R-SWAP-3 =
  Las parejas y los tríos nunca se rompen, ni los tuyos ni los del rival. Una pareja, una vez formada, está a salvo el
  resto de la partida.
  .title = Las parejas y los tríos están a salvo
R-SWAP-4 =
  Un intercambio puede completar una pareja o un trío para cualquiera de los dos. Intercambiar dos tesoros del mismo
  tipo no cambiaría nada y no está permitido.
  .title = Solo tipos distintos
R-SWAP-5 =
  Solo tus puntos de acción limitan el número de intercambios. Da igual dónde estén tus piezas.
  .title = Tantos intercambios como puedas pagar

# Montar un campamento

R-CAMP-1 =
  Por 5 puntos de acción pones uno de los campamentos de tu reserva en un claro, impreso o colocado, o en unas ruinas
  sin tesoros. El campamento base, los templos y los volcanes no admiten campamentos.
  .title = En un claro o en ruinas vacías
R-CAMP-2 =
  En una casilla cabe como máximo un campamento, sea del color que sea.
  .title = Un campamento por casilla
R-CAMP-3 =
  Cada jugador tiene dos campamentos para toda la partida. En el juego base un campamento montado nunca se mueve ni se
  recupera.
  .title = Dos campamentos por jugador
R-CAMP-4 =
  En las ediciones de Rio Grande, Super Meeple y Classic una de tus piezas debe estar en la casilla. En la edición de
  Ravensburger no hace falta ninguna. En Legend tampoco, pero si allí hay piezas debes tener la mayoría.
  .title = Una pieza tuya en la casilla
R-CAMP-5 =
  En el juego base las piezas rivales en la casilla no te impiden montar allí un campamento.
  .title = Los rivales no impiden un campamento
R-CAMP-6 =
  En tu propio campamento puedes desplegar piezas, y puedes trasladarlas desde él y hacia él. Los rivales pueden entrar
  en la casilla, cruzarla y quedarse, pero no pueden usar el campamento.
  .title = Para qué sirve un campamento

# Poner un guardián

R-GUARD-1 =
  Por 5 puntos de acción pones un guardián en un templo si has puesto menos de dos en esta partida, allí está al menos
  una de tus piezas, tu valor de mayoría es mayor que el de cada rival por separado y el templo aún no tiene guardián.
  .title = Cuándo se puede poner un guardián
R-GUARD-2 =
  Eliges una de tus piezas en ese templo, líder o explorador. Se convierte en el guardián y no se mueve nunca más.
  .title = Una de tus piezas se convierte en guardián
R-GUARD-3 =
  Todas tus demás piezas en ese templo salen de la partida para siempre. No vuelven a tu reserva.
  .title = Tus demás piezas salen de la partida
R-GUARD-4 =
  Las piezas rivales que están en el templo se quedan. Todos, también tú con otras piezas, pueden seguir entrando,
  quedándose y saliendo.
  .title = Los demás van y vienen como antes
R-GUARD-5 =
  Durante el resto de la partida solo el dueño del guardián puntúa este templo, esté quien esté allí.
  .title = Solo puntúa el dueño del guardián
R-GUARD-6 =
  El valor de un templo custodiado ya no cambia.
  .title = El valor queda fijo
R-GUARD-7 =
  Un guardián ya no cuenta como pieza en la casilla, ni para descubrir ni para mover ni para las mayorías.
  .title = Un guardián ya no es una pieza
R-GUARD-8 =
  Se puede poner un guardián siempre que se gasten puntos de acción: en turnos normales, en rondas de volcán y en la
  ronda final.
  .title = En cualquier clase de turno

# Mayoría

R-MAJ-1 =
  Tu valor de mayoría en una casilla es el número de tus exploradores allí, más 3 si está tu líder. Los guardianes no
  cuentan.
  .title = Los exploradores cuentan 1, el líder 3
R-MAJ-2 =
  Controlas una casilla si tu valor en ella es mayor que 0 y mayor que el de cada rival. Cada rival se compara por
  separado; sus valores no se suman.
  .title = Más que cada rival por separado
R-MAJ-3 =
  Si varios jugadores comparten el valor más alto, nadie controla la casilla. El siguiente no ocupa su lugar.
  .title = El empate no es de nadie
R-MAJ-4 =
  Un templo con guardián lo controla el dueño del guardián, sean cuales sean los valores.
  .title = Un guardián vence a cualquier mayoría

# Rondas de volcán

R-VOLC-1 =
  Robar un volcán interrumpe el turno al instante. La loseta queda a la vista delante de quien la robó, todavía fuera
  del tablero.
  .title = Un volcán interrumpe el turno
R-VOLC-2 =
  Empezando por quien robó el volcán y en sentido horario, cada jugador gasta hasta 10 puntos de acción sin colocar
  ninguna loseta e inmediatamente después puntúa en solitario.
  .title = Todos actúan y puntúan
R-VOLC-3 =
  Como los jugadores puntúan uno tras otro, el mismo templo puede dar puntos a varios en una misma ronda. Lo que cuenta
  es el tablero tal como está cuando un jugador puntúa.
  .title = Un templo puede puntuar varias veces
R-VOLC-4 =
  Cuando todos han puntuado, quien robó el volcán lo coloca y después tiene los 10 puntos de acción de un turno normal.
  No se roba otra loseta.
  .title = Después se coloca el volcán
R-VOLC-5 =
  Hay exactamente tres volcanes, uno en la B, otro en la D y otro en la F, y por tanto tres rondas de este tipo.
  .title = Tres rondas de volcán
R-VOLC-6 =
  La última loseta nunca es un volcán, porque la G va después de la F.
  .title = La última loseta no es un volcán

# Puntuación

R-SCORE-1 =
  Puntúas el valor actual de cada templo que controlas. Los dos templos impresos también cuentan.
  .title = Puntos por templos
R-SCORE-2 =
  Por cada tipo de tesoro puntúas 1 punto si tienes uno, 3 si tienes dos y 6 si tienes los tres.
  .title = Puntos por tesoros
R-SCORE-3 =
  Las dos sumas se añaden a tus puntos. Los tesoros se conservan y vuelven a puntuar en cada ronda posterior.
  .title = Templos más tesoros
R-SCORE-4 =
  En el juego base los claros, los campamentos, los volcanes y los puntos de acción sin usar no dan puntos.
  .title = Lo que no puntúa
R-SCORE-5 =
  Los puntos no tienen tope. En un contador impreso de 100 espacios simplemente empezarías otra vuelta.
  .title = Puntos sin tope

# Fin de la partida

R-END-1 =
  La ronda final empieza después del turno del jugador que robó la loseta número 36.
  .title = Después de la última loseta
R-END-2 =
  En la ronda final cada jugador gasta una vez más hasta 10 puntos de acción e inmediatamente después puntúa. Se juega
  en sentido horario y empieza el jugador a la izquierda de quien jugó el último turno normal; con 36 losetas es siempre
  el primer jugador.
  .title = La ronda final
R-END-3 =
  La partida termina con la ronda final. No hay más turnos.
  .title = La partida ha terminado

# Victoria

R-WIN-1 =
  Gana el jugador con más puntos.
  .title = Gana quien tiene más puntos
R-WIN-2 =
  En las ediciones de Super Meeple y Classic un empate se resuelve a favor de quien tiene el guardián en el templo más
  valioso y, después, de quien tiene más tesoros; si ni eso decide, se comparte la victoria. En las ediciones de
  Ravensburger y Rio Grande un empate es directamente una victoria compartida.
  .title = Empates


## Parte 2: la subasta

R-AUC-1 =
  Todos los jugadores empiezan con 20 puntos. Son el capital para pujar.
  .title = Capital inicial
R-AUC-2 =
  Cada jugador tiene un amuleto. Boca arriba indica que su dueño aún no ha tenido turno en esta ronda de subastas.
  .title = Amuletos
R-AUC-3 =
  El primer jugador de la partida abre la primera subasta.
  .title = El primero en abrir
R-AUC-4 =
  Cada ronda de subastas revela tantas losetas como jugadores hay, y todas se toman y se colocan en esa ronda. Las 36
  losetas dan 18, 12 o 9 rondas con dos, tres o cuatro jugadores, sin que sobre ninguna.
  .title = Tantas losetas como jugadores
R-AUC-5 =
  No pujas por una loseta concreta, sino por el derecho a ser el siguiente: a elegir cualquiera de las losetas visibles
  y a jugar tu turno ahora.
  .title = Qué se subasta
R-AUC-6 =
  Una ronda tiene una subasta menos que jugadores: una con dos jugadores, dos con tres, tres con cuatro.
  .title = Subastas por ronda
R-AUC-7 =
  Las pujas van en sentido horario, vuelta tras vuelta. Debes pujar más que la puja más alta hasta el momento o pasar;
  se sigue hasta que queda un solo postor.
  .title = Subir o pasar
R-AUC-8 =
  Pasar es definitivo solo para esa subasta. Quien aún no ha tenido turno vuelve a pujar en la siguiente subasta de la
  ronda.
  .title = Pasar vale para una subasta
R-AUC-9 =
  El jugador que abre una subasta puede pasar en lugar de pujar.
  .title = Quien abre puede pasar
R-AUC-10 =
  En una subasta solo participan los jugadores que tienen el amuleto boca arriba.
  .title = Solo quienes aún no han tenido turno
R-AUC-11 =
  La segunda y la tercera subasta de una ronda las abre el jugador a la izquierda del ganador anterior o, si ya ha
  tenido turno, el siguiente en sentido horario que no lo haya tenido.
  .title = Quién abre la siguiente subasta
R-AUC-12 =
  Si nadie puja, el jugador que pasó primero en esa subasta toma una loseta y juega su turno gratis.
  .title = Nadie puja
R-AUC-13 =
  El último jugador de una ronda toma la última loseta y juega su turno gratis, sin subasta.
  .title = El último jugador no paga nada
R-AUC-14 =
  Solo paga el ganador. Los puntos se le restan antes de elegir la loseta.
  .title = Solo paga el ganador
R-AUC-15 =
  No puedes pujar más puntos de los que tienes.
  .title = Ninguna puja por encima de tus puntos
R-AUC-16 =
  Una puja es un número entero de puntos, al menos 1.
  .title = La puja mínima es 1
R-AUC-17 =
  La siguiente ronda la abre el jugador a la izquierda de quien tomó la última loseta.
  .title = Quién abre la siguiente ronda
R-AUC-18 =
  Elegir un volcán, pagado o gratis, provoca al instante una ronda de volcán. La loseta se deja a un lado; quien la
  eligió gasta 10 puntos de acción y puntúa primero, y después, en sentido horario, todos los demás, también los que ya
  han tenido su turno en esta ronda de subastas.
  .title = Elegir un volcán
R-AUC-19 =
  En una ronda de volcán los amuletos se quedan como están. El jugador que eligió el volcán pone su amuleto boca abajo
  solo después de colocar el volcán y gastar los 10 puntos de acción del turno normal.
  .title = Los amuletos en una ronda de volcán
R-AUC-20 =
  Los puntos de una ronda de volcán cuentan al instante como capital para las subastas siguientes.
  .title = Los puntos son capital al instante
R-AUC-21 =
  La ronda final empieza cuando acaba el turno con la última loseta. Empieza el jugador con menos puntos y los demás
  siguen de menos a más. El orden lo fijan los puntos de antes de la ronda final.
  .title = Orden de la ronda final
R-AUC-22 =
  Entre jugadores igualados va primero quien se sienta más cerca, en sentido horario, de quien tomó la última loseta.
  Ese jugador va el último entre los empatados.
  .title = Puntos iguales en la ronda final
R-AUC-23 =
  Gana el jugador con más puntos. Los empates se resuelven como en el juego sin subasta de la misma edición.
  .title = Ganar con la subasta
R-AUC-24 =
  Con la subasta los puntos pueden bajar, pero solo al pagar una puja ganadora.
  .title = Los puntos pueden bajar
R-AUC-25 =
  Las reglas de Classic y de Legend no incluyen subasta. Classic se puede jugar con ella como regla de la casa, con las
  reglas de Super Meeple; Legend no, porque en su lugar tiene el draft.
  .title = Sin subasta en Classic y Legend


## Parte 3: Tikal Legend

# Componentes

L-COMP-1 =
  El lado de Legend del tablero tiene casillas normales y, a su alrededor, casillas punteadas que solo las losetas de
  las cartas pueden ocupar.
  .title = El tablero de Legend
L-COMP-2 =
  Dos tableros de gestión contienen diez cartas de acción visibles, las fichas de puntos de acción visibles, cuatro
  losetas visibles, los tesoros azules, las once losetas de cartas, dos fichas de piedra y la fila del orden de turno:
  las figuras de pie muestran el orden de esta ronda, las tumbadas el de la siguiente.
  .title = Tableros de gestión
L-COMP-3 =
  Hay 74 cartas de acción; con dos jugadores solo se usan 49.
  .title = Cartas de acción
L-COMP-4 =
  24 tesoros tienen un dorso normal: ocho tipos, tres de cada uno.
  .title = Tesoros normales
L-COMP-5 =
  16 tesoros tienen el dorso azul: dos más de cada uno de los ocho tipos. Así, una colección puede llegar a cinco.
  .title = Tesoros azules
L-COMP-6 =
  Hay dos fichas de piedra en juego. Cada una añade una piedra a una frontera entre dos casillas.
  .title = Fichas de piedra
L-COMP-7 =
  Seis volcanes de plástico decoran las losetas de volcán. No tienen ningún efecto.
  .title = Volcanes de plástico
L-COMP-8 =
  Hay ocho losetas de poder para los directores del museo. Cada jugador recibe una. Los poderes impresos no se conocen;
  los que se usan aquí son reconstruidos.
  .title = Losetas de poder
L-COMP-9 =
  24 fichas de puntos de acción con los valores de 6 a 13 están en una bolsa. Suponemos que hay tres de cada valor.
  .title = Fichas de puntos de acción
L-COMP-10 =
  Hay 53 losetas de terreno: las 36 con letra de la A a la G, once losetas de cartas (cinco lagos, dos volcanes, cuatro
  templos) y seis losetas iniciales (un claro, dos templos de valor 1, dos lagos, un volcán).
  .title = Losetas de terreno de Legend
L-COMP-11 =
  La reserva general contiene los mismos 48 pisos de templo que el juego base.
  .title = Pisos de templo de Legend
L-COMP-12 =
  55 pisos ya construidos muestran los valores impresos de los templos: 18 de nivel 2, 15 de nivel 3, 11 de nivel 4, 8
  de nivel 5 y 3 de nivel 6. No forman parte de la reserva general.
  .title = Pisos ya construidos
L-COMP-13 =
  Un indicador señala la ronda. Los espacios de su fila son alternativamente claros y oscuros, como las dos figuras de
  cada jugador.
  .title = Indicador de ronda
L-COMP-14 =
  Cada uno de los cuatro colores tiene dos líderes, 30 exploradores, dos campamentos, un tablero de campamento, un
  director del museo con un cubo, dos marcadores de puntos y dos figuras para el orden de turno, una clara y otra
  oscura.
  .title = Material de un jugador en Legend

# Preparación

L-SETUP-1 =
  El tablero se pone con el lado de Legend a la vista junto a los dos tableros de gestión, y el indicador en la ronda
  1.
  .title = Tableros e indicador de ronda
L-SETUP-2 =
  Se baraja el mazo de cartas de acción para ese número de jugadores y se revelan diez cartas.
  .title = El mazo de cartas
L-SETUP-3 =
  Las 24 fichas de puntos de acción van a la bolsa; se sacan tantas como jugadores y se dejan a la vista.
  .title = La bolsa de fichas
L-SETUP-4 =
  Los primeros pasos de la preparación impresa no se conocen. Nada sugiere que trataran de algo más que los tableros, el
  mazo, las fichas y el indicador.
  .title = Pasos de la preparación que faltan
L-SETUP-5 =
  Las losetas de cada letra de la A a la E se barajan. Cuatro losetas A se dejan a la vista.
  .title = Las losetas del draft
L-SETUP-6 =
  Las seis losetas iniciales están en las casillas impresas para ellas: el claro y los dos templos junto al campamento
  base, dos lagos y un volcán.
  .title = Losetas iniciales de Legend
L-SETUP-7 =
  Todas las losetas F y G están en el tablero desde el principio, en los lugares y las rotaciones que indica el
  escenario. Las disposiciones que se usan aquí son reconstruidas.
  .title = F y G están desde el principio
L-SETUP-8 =
  Las once losetas de cartas y las dos fichas de piedra están preparadas en el tablero de gestión.
  .title = Losetas de cartas y fichas de piedra
L-SETUP-9 =
  Hay dos volcanes en el tablero desde el principio: el de las losetas iniciales y el de la F.
  .title = Volcanes al principio
L-SETUP-10 =
  Los 24 tesoros normales se barajan boca abajo. Las dos ruinas de F y G reciben dos cada una; quedan 20.
  .title = Tesoros al principio
L-SETUP-11 =
  Los 16 tesoros azules están a la vista, los dos de cada tipo juntos.
  .title = Tesoros azules al principio
L-SETUP-12 =
  Los templos que están desde el principio, y todo templo que se coloque después, empiezan con su valor impreso, que
  muestran los pisos ya construidos.
  .title = Valores de los templos
L-SETUP-13 =
  El primer jugador se elige al azar, y la primera ronda va desde él en sentido horario. El primero en este orden
  empieza con 1 punto, el segundo con 2, el tercero con 3 y el cuarto con 4.
  .title = Primer orden y puntos iniciales
L-SETUP-14 =
  Cada jugador tiene un director del museo y una loseta de poder al azar. El cubo está en el espacio de los 5 puntos.
  .title = Directores del museo
L-SETUP-15 =
  Cada jugador tiene disponibles 18 exploradores, un líder y dos campamentos, y 12 exploradores y un líder en la
  reserva no disponible.
  .title = Las dos reservas

# Rondas

L-ROUND-1 =
  La partida tiene seis rondas. Cada una tiene un draft, una fase de acciones y, salvo la última, un mantenimiento. Tras
  la sexta ronda viene la puntuación final.
  .title = Seis rondas
L-ROUND-2 =
  Dentro de una ronda, las figuras de pie marcan el orden de juego. Solo la primera ronda va simplemente en sentido
  horario.
  .title = El orden de una ronda
L-ROUND-3 =
  En cada ronda entran en juego cuatro losetas, 24 en total, de las letras A a E por orden.
  .title = Cuatro losetas por ronda

# Draft

L-DRAFT-1 =
  En el orden de la ronda, vuelta tras vuelta y siempre en la misma dirección, cada jugador toma exactamente una cosa
  hasta que todos tienen lo que les corresponde.
  .title = De una en una
L-DRAFT-2 =
  Puedes tomar: tu puesto en la próxima ronda, tumbando tu figura en un puesto libre del orden; una ficha de puntos de
  acción visible; una loseta visible; o una carta de acción visible, que va al lado derecho de tu tablero de
  campamento.
  .title = Qué se puede tomar
L-DRAFT-3 =
  En cada ronda cada jugador toma un puesto en el orden y una ficha de puntos de acción. Con dos jugadores, cada uno
  toma además tres cartas y dos losetas; con tres, tres cartas y una loseta (un jugador toma dos losetas); con cuatro,
  dos cartas y una loseta.
  .title = Cuánto toma cada uno
L-DRAFT-4 =
  Puedes tomar estas cosas en cualquier orden.
  .title = En cualquier orden
L-DRAFT-5 =
  A quien ya ha tomado todo lo que le corresponde se le salta.
  .title = Se salta a quien lo tiene todo
L-DRAFT-6 =
  Con tres jugadores nadie puede tomar una segunda loseta si con ello otro se quedara sin ninguna, y nadie toma una
  tercera.
  .title = La cuarta loseta de tres jugadores
L-DRAFT-7 =
  Las cartas tomadas quedan boca arriba. No se reponen durante el draft, y las que nadie tomó se quedan para la próxima
  ronda.
  .title = Las cartas no se reponen
L-DRAFT-8 =
  Siempre se toman todas las losetas visibles y todas las fichas de puntos de acción visibles.
  .title = Losetas y fichas se toman todas
L-DRAFT-9 =
  En la sexta ronda los puestos en el orden deciden el orden de la puntuación final.
  .title = El orden de la puntuación final

# Fase de acciones

L-ACT-1 =
  En el orden de la ronda, vuelta tras vuelta, haces en tu turno exactamente una de estas cosas: guardar una carta,
  pasándola del lado derecho de tu tablero de campamento al izquierdo; jugar una carta y descartarla; activar tu ficha
  de puntos de acción; colocar una loseta.
  .title = Una acción principal por turno
L-ACT-2 =
  Además, y gratis, puedes usar un poder de tu director del museo, una vez en toda la partida, y tus cartas
  permanentes.
  .title = Acciones gratuitas
L-ACT-3 =
  Antes de poder pasar tienes que haber usado todo lo que hay en tu tablero de campamento, salvo las cartas de la
  izquierda: las losetas, la ficha de puntos de acción y todas las cartas de la derecha, que se juegan o se guardan.
  .title = Lo que hay que usar antes de pasar
L-ACT-4 =
  Cuando no queda nada obligatorio puedes seguir jugando cartas de la izquierda, una en cada turno, o pasar.
  .title = Las cartas de la izquierda son voluntarias
L-ACT-5 =
  Quien pasa no tiene más turnos en esta fase de acciones, pero sigue participando en una puntuación por volcán.
  .title = Pasar
L-ACT-6 =
  La fase de acciones termina cuando todos han pasado.
  .title = Fin de la fase de acciones
L-ACT-7 =
  Mientras quede algo obligatorio no puedes saltarte tu turno.
  .title = Sin saltarse turnos

# Cartas guardadas y permanentes

L-STASH-1 =
  Mover una carta del lado derecho a un hueco libre de la izquierda es la acción principal de un turno.
  .title = Guardar una carta
L-STASH-2 =
  Si a la izquierda no hay ningún hueco libre, se descarta una carta de allí, incluso permanente, para hacer sitio. Las
  cartas descartadas salen de la partida. Suponemos que hay tres huecos.
  .title = Hacer sitio a la izquierda
L-STASH-3 =
  Una carta guardada puede quedarse cualquier número de rondas. También se puede jugar más tarde en la misma ronda.
  .title = Las cartas guardadas se conservan
L-STASH-4 =
  Las cartas 07, 20 y 21 son permanentes. Cada una se puede usar una vez por ronda, como un extra que no cuesta un turno;
  después se pone boca abajo hasta el mantenimiento.
  .title = Cartas permanentes
L-STASH-5 =
  Una carta permanente se puede usar mientras aún está a la derecha. Para conservarla en rondas posteriores tienes que
  guardarla en la misma ronda, antes o después de usarla.
  .title = Conservar una carta permanente
L-STASH-6 =
  No es obligatorio conservar una carta permanente. La que siga a la derecha cuando su dueño pasa se descarta, y eso no
  cuesta un turno.
  .title = Renunciar a una carta permanente
L-STASH-7 =
  Con una ficha de puntos de acción se pueden combinar varias cartas de bonificación.
  .title = Combinar cartas de bonificación

# Puntos de acción

L-AP-0 =
  Activas tu ficha de puntos de acción una vez por ronda. Tienes entonces tantos puntos de acción como muestra, más los
  de las cartas 20 y 21 que elijas usar, y los gastas en ese único turno. Lo que sobra se pierde, y la ficha sale de la
  partida.
  .title = Activar la ficha
L-AP-1 =
  Desplegar cuesta 1 punto de acción y funciona como en el juego base, solo con piezas de la reserva disponible. En un
  campamento puede haber cualquier número de piezas.
  .title = Desplegar en Legend
L-AP-2 =
  Un movimiento cuesta un punto de acción por cada piedra de la frontera, como en el juego base. Una pieza puede entrar
  en cualquier loseta vecina, también en lagos y volcanes, y en cualquier casilla vecina sin loseta, también punteada,
  si hay al menos una piedra en la frontera. Una casilla sin loseta no tiene piedras propias.
  .title = Mover en Legend
L-AP-3 =
  Un campamento cuesta 5 puntos de acción. Va en un claro o en unas ruinas vacías sin campamento, donde no haya ninguna
  pieza o tengas la mayoría. No hace falta que haya allí una pieza tuya.
  .title = Campamentos en Legend
L-AP-4 =
  Trasladar una pieza entre el campamento base y tus propios campamentos cuesta 1 punto de acción, como en el juego
  base.
  .title = Trasladar en Legend
L-AP-5 =
  Por 3 puntos de acción pones una ficha de piedra en una frontera entre dos casillas, que pasa a tener una piedra más:
  abre un paso o lo encarece. Si en el tablero de gestión no queda ninguna, mueves una de las que están en juego.
  Quitar una ficha puede cerrar un paso.
  .title = Fichas de piedra
L-AP-6 =
  Por 2 puntos de acción pasas un explorador de la reserva no disponible a la disponible. Se puede desplegar en el mismo
  turno por 1 punto de acción más.
  .title = Reclutar a un explorador
L-AP-7 =
  Por 5 puntos de acción pasas tu segundo líder de la reserva no disponible a la disponible. Se puede desplegar en el
  mismo turno por 1 punto de acción más.
  .title = Reclutar a un líder
L-AP-8 =
  Descubrir un piso cuesta 2 puntos de acción, como en el juego base: como máximo dos pisos por templo y turno, con una
  pieza tuya allí por cada uno, hasta el valor 10 y nunca en un templo custodiado.
  .title = Descubrir en Legend
L-AP-9 =
  Poner un guardián cuesta 5 puntos de acción, como en el juego base, como máximo dos veces por partida.
  .title = Guardianes en Legend
L-AP-10 =
  Desenterrar un tesoro cuesta 3 puntos de acción, como en el juego base: como máximo dos por ruinas y turno, con una
  pieza tuya allí por cada uno.
  .title = Excavar en Legend

# Intercambiar tesoros

L-SWAP-1 =
  Un intercambio cuesta 3 puntos de acción y se hace con un solo rival. Puedes hacer varios.
  .title = Intercambiar en Legend
L-SWAP-2 =
  Tomas uno o dos tesoros de un mismo tipo y das otros tantos, que pueden ser de tipos distintos.
  .title = Uno o dos del mismo tipo
L-SWAP-3 =
  Del tipo que tomas debes tener al menos tantos como el rival.
  .title = Suficientes del tipo que tomas
L-SWAP-4 =
  No puedes dar de un tipo del que tengas menos que el rival. Cuando intercambias un solo tesoro, debes tener más que el
  rival del tipo que das.
  .title = Suficientes del tipo que das
L-SWAP-5 =
  El rival no puede negarse. Las parejas se pueden romper en ambos lados.
  .title = Las parejas se pueden romper
L-SWAP-6 =
  El tipo que tomas no puede estar entre los que das.
  .title = No por el mismo tipo

# Colocar losetas

L-TILE-1 =
  En un turno colocas una loseta de tu tablero de campamento, en cualquier rotación, en cualquier casilla vacía que no
  sea punteada. No tiene que tocar otra loseta ni hace falta que llegue ningún paso hasta ella.
  .title = Colocar una loseta del draft
L-TILE-2 =
  Si en la casilla hay piezas, solo puedes colocar allí una loseta si tienes la mayoría.
  .title = Mayoría donde hay piezas
L-TILE-3 =
  Las piezas y las fichas de piedra de la casilla se quedan donde están.
  .title = Las piezas se quedan en la loseta nueva
L-TILE-4 =
  Un templo empieza con su valor impreso. Unas ruinas reciben boca abajo tantos tesoros como máscaras muestran. Un claro
  no tiene efecto. Un volcán de B o D provoca una puntuación.
  .title = Efectos de una loseta nueva
L-TILE-5 =
  Las losetas de las cartas 22, 23 y 24 solo van a casillas punteadas vacías a las que lleve un paso. Nunca provocan una
  puntuación.
  .title = Colocar una loseta de carta
L-TILE-6 =
  Tienes que haber colocado tus losetas antes de poder pasar.
  .title = Hay que colocar las losetas

# Cartas de acción

L-CARD-01 =
  Cartas 01-1 a 01-8: tomas los dos tesoros azules del tipo mostrado. Qué tipo muestra cada carta es una
  reconstrucción.
  .title = Dos tesoros azules
L-CARD-02 =
  Pones hasta dos exploradores de la reserva disponible en unas ruinas que aún tengan tesoros.
  .title = Dos exploradores a ruinas
L-CARD-03 =
  Pones hasta tres exploradores de la reserva disponible en unas ruinas que aún tengan tesoros.
  .title = Tres exploradores a ruinas
L-CARD-04 =
  Tomas el tesoro superior de unas ruinas donde tengas una pieza.
  .title = Un tesoro
L-CARD-05 =
  Tomas hasta dos tesoros, de las mismas ruinas o de distintas, cada uno con una pieza tuya distinta que esté allí.
  .title = Dos tesoros
L-CARD-06 =
  Tomas hasta tres tesoros, de las mismas ruinas o de distintas, cada uno con una pieza tuya distinta que esté allí.
  .title = Tres tesoros
L-CARD-07 =
  Carta permanente: sin gastar turno miras el tesoro superior de cada pila del tablero.
  .title = Mirar los tesoros superiores
L-CARD-08 =
  Pones un explorador de la reserva disponible en unas ruinas con tesoros, miras toda la pila, la ordenas como quieras y
  tomas el tesoro superior.
  .title = Ordenar una pila
L-CARD-09 =
  Pones hasta dos exploradores de la reserva disponible en uno o en dos templos.
  .title = Exploradores a templos
L-CARD-10 =
  Añades hasta dos pisos a un templo sin guardián, con una de tus piezas allí por cada piso.
  .title = Dos pisos en un templo
L-CARD-11 =
  Añades un piso a cada uno de hasta tres templos distintos sin guardián donde tengas una pieza.
  .title = Un piso en tres templos
L-CARD-12 =
  Montas gratis un campamento en un claro o en unas ruinas vacías donde no haya piezas o tengas la mayoría. Si tus dos
  campamentos ya están montados, mueves uno de ellos a una casilla así.
  .title = Un campamento
L-CARD-13 =
  Como la carta 12, y pones hasta una pieza de la reserva disponible en el nuevo campamento.
  .title = Un campamento con una pieza
L-CARD-14 =
  Como la carta 12, y pones hasta dos piezas de la reserva disponible en el nuevo campamento.
  .title = Un campamento con dos piezas
L-CARD-15 =
  Pasas hasta cuatro exploradores de la reserva no disponible a la disponible.
  .title = Reclutar a cuatro exploradores
L-CARD-16 =
  Pasas un líder, un explorador o ambos de la reserva no disponible a la disponible.
  .title = Reclutar a un líder y a un explorador
L-CARD-17 =
  Mueves cualquier número de tus piezas de una casilla a otra, en cualquier parte del tablero, con o sin loseta.
  .title = Mover un grupo entero
L-CARD-18 =
  Tienes 5 puntos de movimiento para tus piezas: cada piedra que cruzan cuesta uno, y cada traslado de campamento a
  campamento también.
  .title = Cinco puntos de movimiento
L-CARD-19 =
  Pones gratis una ficha de piedra, o mueves una si las dos están en el tablero.
  .title = Una ficha de piedra
L-CARD-20 =
  Carta permanente: 1 punto de acción más al activar tu ficha.
  .title = Un punto de acción más
L-CARD-21 =
  Carta permanente: 2 puntos de acción más al activar tu ficha.
  .title = Dos puntos de acción más
L-CARD-22 =
  Cartas 22-1 a 22-4: colocas el templo mostrado en una casilla punteada vacía a la que lleve un paso. Dos de estos
  templos tienen valor 5 y dos valor 6; los valores son una reconstrucción.
  .title = Un templo en el borde
L-CARD-23 =
  Colocas un lago en una casilla punteada vacía a la que lleve un paso.
  .title = Un lago en el borde
L-CARD-24 =
  Colocas un volcán en una casilla punteada vacía a la que lleve un paso. No provoca ninguna puntuación.
  .title = Un volcán en el borde
L-CARD-a =
  Las cartas 02, 03, 08 y 09 son solo para exploradores. Las cartas 13 y 14 también permiten líderes.
  .title = Cartas solo para exploradores
L-CARD-b =
  Si en tu reserva hay menos piezas de las que indica una carta, pones las que tengas.
  .title = Pocas piezas para una carta
L-CARD-c =
  Las cartas 04, 05, 06, 10 y 11 no cuestan puntos de acción y ocupan un turno propio. Los límites de dos por templo o
  ruinas son propios de las acciones con puntos y no afectan a las cartas.
  .title = Las cartas y los límites por lugar
L-CARD-d =
  Las cartas 10 y 11 también necesitan pisos de la reserva general. Un templo cuyo siguiente piso se ha agotado no
  crece.
  .title = Las cartas y la reserva de pisos
L-CARD-e =
  Las cartas 12, 13 y 14 usan un campamento de la reserva; solo si no queda ninguno se mueve uno del tablero. En una
  casilla sigue cabiendo como máximo un campamento.
  .title = Las cartas y el número de campamentos
L-CARD-f =
  Una carta siempre se puede guardar en lugar de jugarla, así que una carta que no sirve nunca te bloquea.
  .title = Las cartas nunca bloquean

# Puntuación por volcán

L-VOLC-1 =
  Colocar desde un tablero de campamento la loseta de volcán de B o de D provoca una puntuación. Los volcanes de la
  carta 24 y los de la preparación no lo hacen nunca.
  .title = Qué provoca una puntuación
L-VOLC-2 =
  Quien colocó el volcán gasta primero 10 puntos de acción, sin su ficha y sin cartas de bonificación, y después puntúa.
  .title = Empieza quien lo coloca
L-VOLC-3 =
  Después siguen todos los demás en el orden de la ronda. Cada uno gasta 10 puntos de acción y puntúa.
  .title = Siguen los demás
L-VOLC-4 =
  El juego continúa con el jugador que va después de quien colocó el volcán.
  .title = Por dónde sigue el juego
L-VOLC-5 =
  Los 10 puntos de acción se pueden gastar en todas las acciones de Legend.
  .title = Todas las acciones son posibles
L-VOLC-6 =
  El volcán ya está en el tablero durante esta puntuación. Las piezas pueden entrar en él y se puede puntuar.
  .title = El volcán cuenta al instante

# Puntuación

L-SCORE-1 =
  Puntúas el valor de cada templo donde tienes la mayoría o tu guardián.
  .title = Puntos por templos en Legend
L-SCORE-2 =
  Esos mismos templos dan puntos extra si son altos: 5 por el valor 7, 6 por el 8, 8 por el 9 y 10 por el 10.
  .title = Puntos extra por templos altos
L-SCORE-3 =
  Puntúas 10 puntos por cada volcán donde tienes la mayoría.
  .title = Puntos por volcanes
L-SCORE-4 =
  Cuenta las casillas sin loseta, los claros y las ruinas vacías donde tienes la mayoría, sin incluir las que tienen un
  campamento. Multiplica por el número de templos donde tienes la mayoría o tu guardián.
  .title = Puntos por selva y claros
L-SCORE-5 =
  Cuenta los lagos donde tienes la mayoría y multiplica por las máscaras visibles en las ruinas donde tienes la mayoría.
  Unas ruinas con tesoros muestran una máscara; vacías, todas las suyas; las ruinas con un campamento no cuentan.
  .title = Puntos por lagos
L-SCORE-6 =
  Por cada tipo de tesoro puntúas 1, 3, 6, 10 o 15 puntos si tienes de uno a cinco.
  .title = Puntos por tesoros en Legend
L-SCORE-7 =
  Las seis cantidades se suman al instante a tus puntos. Solo puntúa el jugador al que le toca.
  .title = La suma
L-SCORE-8 =
  Una casilla con un campamento de cualquier jugador no cuenta para la selva, los claros ni las máscaras. El campamento
  base no es un claro.
  .title = Los campamentos y la puntuación

# Pasar y mantenimiento

L-PASS-1 =
  Puedes pasar cuando has usado todo lo obligatorio de tu tablero de campamento. Tu ronda termina entonces.
  .title = Fin de la ronda de un jugador
L-MAINT-1 =
  El indicador de ronda avanza. Tras la sexta ronda viene, en su lugar, la puntuación final.
  .title = La siguiente ronda
L-MAINT-2 =
  Las figuras que marcaron el orden de la ronda acabada vuelven todas al círculo.
  .title = Figuras de la ronda acabada
L-MAINT-3 =
  Las figuras tumbadas se ponen de pie en el mismo orden y marcan el orden de la nueva ronda.
  .title = Figuras de la nueva ronda
L-MAINT-4 =
  Las cartas permanentes del lado izquierdo de los tableros de campamento vuelven a ponerse boca arriba.
  .title = Las cartas permanentes se renuevan
L-MAINT-5 =
  Las cartas que nadie tomó se quedan. Se añaden nuevas hasta que haya diez a la vista; el mazo nunca se agota.
  .title = Reponer las cartas
L-MAINT-6 =
  Se sacan de la bolsa tantas fichas de puntos de acción nuevas como jugadores. Con cuatro jugadores las 24 fichas
  alcanzan justo para las seis rondas.
  .title = Nuevas fichas de puntos de acción
L-MAINT-7 =
  Se revelan cuatro losetas nuevas, en el orden de las letras de la A a la E.
  .title = Losetas nuevas

# Puntuación final

L-FINAL-1 =
  Tras la sexta ronda, en el orden de las figuras tumbadas, cada jugador gasta 10 puntos de acción sin cartas de
  bonificación y después puntúa las seis categorías.
  .title = La puntuación final
L-FINAL-2 =
  Un jugador cuyo cubo sigue en el espacio de los 5 puntos recibe 5 puntos más.
  .title = Director sin usar
L-FINAL-3 =
  Gana el jugador con más puntos. Un empate es una victoria compartida.
  .title = Ganar en Legend
L-FINAL-4 =
  Las cartas guardadas que no se jugaron no valen nada.
  .title = Cartas sin jugar

# Director del museo

L-DIR-1 =
  Cada jugador tiene una loseta de poder al azar con tres poderes. Una vez en la partida, en tu propio turno y gratis,
  puedes usar uno de ellos; el cubo pasa entonces del espacio de los 5 puntos a ese poder. Quien no lo hace nunca recibe
  5 puntos al final.
  .title = El poder del director

# Escenarios

L-SCEN-1 =
  Hay cinco escenarios: Chichén Itzá, adecuado para una primera partida, Uxmal, Palenque, Calakmul y El Mirador.
  .title = Cinco escenarios
L-SCEN-2 =
  Un escenario es solo una disposición de las losetas iniciales y de todas las losetas F y G. Ninguno cambia una regla.
  Las disposiciones que se usan aquí son reconstruidas.
  .title = Un escenario es una disposición
L-SCEN-3 =
  El Mirador coloca además al principio una loseta de la E. Que sea el templo de valor 6 es una reconstrucción.
  .title = El Mirador


## No de los reglamentos: las palabras con las que se escriben las acciones

ACTION-TEXT =
  Una acción es una línea de palabras separadas por un solo espacio: un verbo y después lo que necesita, como «deploy
  leader a1» o «move explorer a1 b2». Las casillas se nombran por columna y fila, los jugadores por el número de su
  asiento.
  .title = Cómo se escriben las acciones
