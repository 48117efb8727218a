# Lo que dice el servidor cuando algo no se puede hacer, y lo que pasa en una mesa aparte de la partida.

refused-secret-missing =
  Para esto hace falta la clave de un asiento o del anfitrión. Abre la mesa con el enlace que te dieron.
refused-secret-wrong = Este enlace ya no abre la mesa. Pídele uno nuevo al anfitrión.
refused-no-table = Esa mesa no existe. Comprueba la dirección.
refused-no-seat = En esta mesa no hay asiento { $seat }.
refused-no-position = No hay posición { $seq }; las posiciones van de 1 a { $last }.
refused-no-page = Esa página no existe. Comprueba la dirección.
refused-not-your-seat = El asiento de { $name } no es tuyo.
refused-host-only = Solo el anfitrión de la mesa puede hacer esto.
refused-no-seat-of-yours = Estás mirando esta mesa; solo puede hacer esto quien se sienta en ella.
refused-look-only = Esta partida es solo para mirar. Abre una mesa a partir de su archivo para seguir jugando.
refused-over = La partida ha terminado.
refused-rematch-early = La partida aún no ha terminado. La revancha se abre después del final.
refused-rematch-already = Ya hay una revancha; su mesa está en el registro.
refused-out-of-turn = Es el turno de { $name }.
refused-played-by-bot = Un bot juega por { $name }.
refused-no-bot = Ningún bot juega por { $name }.
refused-takeback-waits = { $name } ha pedido volver atrás y aún faltan respuestas.
refused-nothing-to-take-back = La partida no puede volver a { $to }: elige una posición anterior a la última jugada.
refused-no-takeback = Nadie ha pedido volver atrás.
refused-answered-already = Ya has aceptado; los demás aún tienen que responder.
refused-advice-busy = El servidor ya tiene bastante en que pensar. Inténtalo de nuevo dentro de un momento.
refused-no-advice = No se ha podido averiguar nada sobre esto. Inténtalo de nuevo.
refused-not-over = Solo se puede analizar una partida terminada.
refused-not-whole = A este archivo le falta lo que su espectador no sabía; solo se puede analizar una partida completa.
refused-no-turn = No hay turno { $turn }; los turnos van del 1 al { $last }.
refused-malformed = El servidor no puede entender esto: { $detail }
refused-http = El servidor no puede hacer esto: { $detail } ({ $status })

event-player = Jugador { $number }
event-asked = { $name } pide deshacer jugadas.
event-agreed = { $name } acepta volver atrás.
event-declined = { $name } no acepta volver atrás.
event-takeback = Se han deshecho jugadas, como quería { $name }.
event-resigned = { $name } abandona; un bot sigue jugando.
event-renamed = { $old } se llama ahora { $name }.
event-to-bot = Un bot juega por { $name }.
event-from-bot = { $name } vuelve a jugar.
event-renewed = { $name } tiene un enlace nuevo.
event-rematch = Hay una revancha: todos tienen allí el mismo asiento.
