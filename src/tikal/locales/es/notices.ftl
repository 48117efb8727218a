# Avisos de que es tu turno: qué dicen los mensajes y adónde van.

notices-your-turn = Te toca en Tikal
notices-your-turn-body = { $name }, te toca en { $table } (con { $others }).
notices-turn-of = Tikal: le toca a { $name }
notices-turn-of-body = Le toca a { $name } en { $table } (con { $others }).
notices-time-left =
  { $hours ->
    [0] Te queda menos de una hora.
    [one] Te queda una hora.
   *[other] Te quedan { $hours } horas.
  }
notices-test = Tikal: una prueba
notices-test-body = Así sabrás que te toca en { $table }.
notices-test-confirm = Para recibir estos mensajes, confirma esta dirección:
notices-stop-link = ¿No quieres más mensajes? Abre este enlace:
notices-untitled = una partida de { $edition }
notices-unknown-address =
  No podemos enviar a esta dirección. Usa una dirección web (https://...) o una como discord://, ntfy://, tgram://,
  slack:// o mailto://.
notices-local-address =
  Esta dirección está en la red privada del servidor. Aquí solo se permiten direcciones públicas.
notices-no-such-host = Ese servidor no existe. Comprueba que la dirección no tenga errores.
notices-refused = El destinatario ha rechazado el mensaje. Comprueba la dirección y su contraseña o token.
notices-unreachable = No se ha podido contactar con el destinatario.
notices-gone = El navegador ya no acepta mensajes de aquí. Vuelve a permitirlos.
notices-no-address = Esta dirección ya no está registrada.
notices-too-many = Acabamos de enviar un mensaje. Espera un momento antes de enviar otro.
notices-too-many-addresses = Ya tienes { $most } direcciones aquí. Quita una primero.
notices-calendar-turn = Tikal: se acaba tu turno ({ $table })
notices-calendar-body = Tus rivales: { $others }.
notices-no-calendar = No existe ese calendario. Crea uno nuevo en la primera pantalla.

notices-title = Cuando me toca
notices-remind = Puedes cerrar esta página: la mesa lo guarda todo. Tikal puede avisarte cuando debas volver:
notices-which = Los turnos de quién
notices-all-turns = Todos los turnos de esta mesa (por ejemplo, para un canal)
notices-turns-of = Turnos de { $name }
notices-push = Avisarme en este navegador
notices-push-unsupported =
  Este navegador no puede recibir avisos: hace falta una conexión segura (HTTPS) y web push.
notices-push-denied = Los avisos de este sitio están bloqueados. Permítelos en los ajustes del navegador.
notices-push-failed = Este navegador no ha podido suscribirse a los avisos.
notices-address = Otra dirección
notices-add = Añadir
notices-address-about =
  Un canal, un teléfono o un buzón tuyo, escrito como en Apprise, o un webhook. Se confirma con un enlace en un
  mensaje de prueba.
notices-a-browser = Un navegador
notices-on = activo
notices-unconfirmed = sin confirmar: abre el enlace del mensaje de prueba
notices-send-test = Enviar prueba
notices-remove = Quitar
notices-none = Todavía no recibes avisos en ningún otro sitio.
notices-test-sent = Mensaje de prueba enviado.
notices-test-sent-confirm = Mensaje de prueba enviado. Abre su enlace para confirmar la dirección.
notices-this-table = esta mesa
notices-confirmed-title = La dirección está confirmada
notices-confirmed-text = Sabrás cuándo te toca en { $table }.
notices-stopped-title = No habrá más mensajes
notices-stopped-text = Esta dirección no recibirá más mensajes sobre { $table }.
notices-to-table = A la mesa
notices-no-link = Esta página se abre desde los enlaces de nuestros mensajes. Para saber cuándo te toca, abre tu mesa y elige la campana.
notices-link-text = Los mensajes sobre { $table } van a esta dirección: { $address }.
notices-confirm = Confirmar esta dirección
notices-stop = No más mensajes
notices-calendar = Calendario de mis plazos
notices-calendar-address =
  Suscríbete a esta dirección en tu programa de calendario. Quien la conozca puede ver tus plazos y nada más.
notices-calendar-open = Abrir en el calendario
