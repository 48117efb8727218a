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
notices-calendar-turn = Tikal: tu turno termina ({ $table })
notices-calendar-body = Tus rivales: { $others }.
notices-no-calendar = No existe ese calendario. Crea uno nuevo en la primera pantalla.
