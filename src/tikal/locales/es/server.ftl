# Lo que dice el servidor cuando algo no se puede hacer, y lo que pasa en una mesa aparte de la partida.

refused-secret-missing =
  Para esto necesitas el enlace de un asiento o del anfitrión. Abre la mesa con el enlace que te dieron.
refused-secret-wrong = Este enlace ya no abre la mesa. Pídele uno nuevo al anfitrión.
refused-no-table = Esa mesa no existe. Comprueba la dirección.
refused-no-seat = En esta mesa no existe el asiento { $seat }.
refused-no-position = No existe la posición { $seq }; van de la 1 a la { $last }.
refused-no-page = Esa página no existe. Comprueba la dirección.
refused-no-edition = No existe la edición «{ $edition }». Existen: { $known }.
refused-not-your-seat = No juegas por { $name }.
refused-host-only = Solo el anfitrión de la mesa puede hacer esto.
refused-no-seat-of-yours = Estás mirando; solo los jugadores de la mesa pueden hacer esto.
refused-look-only = Esta partida solo se puede mirar. Para seguir jugando, abre una mesa a partir de su archivo.
refused-over = La partida ha terminado.
refused-rematch-early = La partida aún no ha terminado. Podrás abrir la revancha cuando termine.
refused-list-private = En esta mesa no se puede mirar, así que no puede estar en la lista de mesas abiertas.
refused-rematch-already = Ya hay una revancha; su mesa está en el registro.
refused-out-of-turn = Es el turno de { $name }.
refused-played-by-bot = Un bot juega por { $name }.
refused-no-hints = En una mesa clasificatoria no hay pistas.
refused-no-bot = Ningún bot juega por { $name }.
refused-colour-already = { $name } ya tiene este color.
refused-colour-taken = { $name } tiene este color. Elige otro.
refused-takeback-waits = { $name } ya ha pedido deshacer jugadas, y aún faltan respuestas.
refused-nothing-to-take-back = La partida no puede volver a { $to }. Elige una posición anterior a la última jugada.
refused-no-takeback = Nadie ha pedido deshacer jugadas.
refused-answered-already = Ya has aceptado; faltan las respuestas de los demás.
refused-key-reused = La clave { $key } ya corresponde a otra orden tuya. Elige una clave nueva para cada orden.
refused-table-full = En esta mesa ya ha habido { $most } eventos. La partida se puede jugar hasta el final, pero aquí no se puede hacer nada más.
refused-file-too-long = Este archivo tiene más de { $most } entradas; el servidor no lee más.
refused-stuck = Esta partida empezó con reglas distintas de las de este servidor. Puedes verla hasta el evento { $last }, pero nadie puede continuarla.
refused-unreadable = Esta mesa la guardó otra versión de Tikal y este servidor no puede leerla. Pregunta a quien administra el servidor.
refused-archived = Esta mesa se archivó porque nadie la había abierto en mucho tiempo. Ábrela y volverá.
refused-advice-busy = El servidor está ocupado pensando. Inténtalo de nuevo dentro de un momento.
refused-no-advice = El servidor no ha encontrado respuesta. Inténtalo de nuevo.
refused-not-over = Solo se puede analizar una partida terminada.
refused-awards-early = La partida aún no ha terminado. Los premios se dan al final.
refused-not-whole =
  Al archivo de esta partida le falta lo que no podía ver quien lo guardó; solo se puede analizar una partida completa.
refused-no-turn = No existe el turno { $turn }; van del 1 al { $last }.
refused-malformed = El servidor no entiende esto: { $detail }
refused-http = El servidor no puede hacer esto: { $detail } ({ $status })
refused-failed = Algo ha fallado en el servidor. Inténtalo de nuevo dentro de un momento.
refused-no-database = El servidor no puede acceder ahora a su base de datos. No se ha perdido nada; inténtalo de nuevo dentro de un momento.
refused-disk-full = Al servidor no le queda espacio para guardar nada. No se ha perdido nada y puedes seguir viendo las partidas; avisa a quien lo administra.
refused-read-only = El servidor no puede escribir en su base de datos. No se ha perdido nada y puedes seguir viendo las partidas; avisa a quien lo administra.

event-player = Jugador { $number }
event-asked = { $name } pide deshacer jugadas.
event-agreed = { $name } acepta que se deshagan jugadas.
event-declined = { $name } no acepta que se deshagan jugadas.
event-takeback = Se han deshecho jugadas, como pidió { $name }.
event-resigned = { $name } abandona; un bot ocupa su lugar.
event-renamed = { $old } se llama ahora { $name }.
event-coloured =
  { $name } juega ahora con el color { $colour ->
    [red] rojo
    [orange] amarillo
    [white] blanco
   *[blue] azul
  }.
event-first = Empieza { $name }: así lo decidió quien abrió esta mesa.
event-to-bot = Un bot pasa a jugar por { $name }.
event-from-bot = { $name } vuelve a jugar.
event-renewed = { $name } tiene un enlace nuevo.
event-rematch = La revancha está lista: todos conservan su asiento.
event-listed = La mesa está ahora en la lista de mesas abiertas.
event-unlisted = La mesa ya no está en la lista de mesas abiertas.
event-chosen-seed = Quien abrió esta mesa eligió la semilla { $seed }. Con ella cualquiera puede averiguar lo que está oculto.
event-chosen-file = Esta mesa continúa una partida de un archivo. Quien tenga el archivo puede saber lo que está oculto.
