# Invitaciones: cómo llega la gente a sus asientos, en el servidor y en la página.

refused-invitation-used = Alguien ya ha usado esta invitación. Pídele una nueva al anfitrión.
refused-not-invited = Para sentarte aquí necesitas una invitación. Pídesela al anfitrión.
refused-no-invitation = No hay ninguna invitación pendiente para { $name }.
refused-rated-seat = { $name } juega aquí por su clasificación, así que nadie más puede ocupar el asiento. Si { $name } no vuelve, puede jugar un bot.
refused-rated-bot = En una mesa clasificatoria solo { $name } puede ceder este asiento. Tú puedes hacerlo cuando se haya ido o lleve { $days } días sin aparecer.
refused-seat-taken =
  { $name } ya se ha sentado y el asiento es suyo. Puedes dejar que juegue un bot. Podrás invitar a otra persona cuando
  { $name } deje el asiento o lleve { $days } días sin aparecer.

event-invited = El anfitrión invita a alguien al asiento de { $name }.
event-withdrawn = El anfitrión retira la invitación al asiento de { $name }.
event-seated = { $name } se sienta.
event-left = { $name } se va; el asiento queda libre.

seats-invite-title = Tienes una invitación
seats-invite-text =
  { $count ->
    [one] Hay un asiento esperándote en esta mesa. Siéntate y será tuyo en este navegador.
   *[other] Hay { $count } asientos esperándote en esta mesa. Siéntate y serán tuyos en este navegador.
  }
seats-invite-once = La invitación sirve una sola vez. Úsala en el dispositivo en el que quieras jugar.
seats-your-name = Tu nombre
seats-sit-down = Sentarme
seats-sitting-down = Un momento…
seats-look = Solo mirar
seats-against = En la mesa
seats-used-title = Esta invitación ya se ha usado
seats-used-text =
  Alguien ya se ha sentado con ella. Si fuiste tú, abre la mesa en el navegador que usaste. Si no, pídele una invitación
  nueva al anfitrión.
seats-wrong-title = Esta invitación no es válida
seats-wrong-text = Se ha retirado o falta una parte del enlace. Pídele una invitación nueva al anfitrión.
seats-free = libre, invitación enviada
seats-uninvited = libre
seats-invite = Invitar
seats-invite-again = Nueva invitación
seats-invite-together = Una invitación para todos los asientos libres
seats-withdraw = Retirar invitación
seats-copy-invitation = Copiar invitación
seats-renew = Renovar mi enlace
seats-renewed = Tu enlace anterior ya no funciona. Este navegador tiene el nuevo.
seats-copy-own = Copiar enlace para otro dispositivo mío
seats-leave = Dejar el asiento
seats-leave-sure = ¿Seguro que quieres dejar este asiento?
seats-same-guest = La misma persona que { $name }
seats-tag-free = LIBRE
seats-waiting = El asiento de { $name } sigue libre
refused-not-listed = Esta mesa no está en la lista de mesas abiertas. Pide una invitación al anfitrión.
refused-seat-gone = El asiento de { $name } ya no está libre. Elige otro.
refused-no-deal = No existe ese reparto.
refused-deal-early = Verás los resultados de las otras mesas cuando acabe tu partida. Han acabado { $over } de { $tables } mesas.
refused-signed-out = No has iniciado sesión. Inicia sesión con tu llave de acceso.
refused-passkey = El servidor no conoce esta llave de acceso o no ha podido verificarla. Inténtalo de nuevo o crea otra cuenta.
refused-name-taken = El nombre { $name } ya está en uso. Elige otro.
refused-not-rated = Esta mesa no es clasificatoria.
refused-rated-already = Este asiento o tu cuenta ya juega para la clasificación en esta mesa.
refused-rated-late = Para que la partida cuente, tienes que iniciar sesión antes de tu primera jugada.
seats-watching =
  { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
  }
