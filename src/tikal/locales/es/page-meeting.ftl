### Encontrarse: sorteos comprobables, compartir, mesas abiertas, series, repartos iguales, puntuaciones.

draws-title = Los sorteos
draws-state =
    { $state ->
        [sealed] El orden de las losetas y los tesoros quedó fijado antes de la primera jugada. La huella de abajo se calculó a partir de él; al acabar la partida, tu navegador comprueba que no se ha cambiado nada.
        [checking] Comprobando los sorteos…
        [right] El orden de las losetas y los tesoros quedó fijado antes de la primera jugada y no se ha cambiado. Tu navegador lo ha comprobado.
        [wrong] Las losetas y los tesoros no coinciden con la huella del comienzo de la partida. Alguien los ha cambiado.
        [other-promise] Esta no es la huella que tu navegador vio al comienzo de la partida. No te fíes de los sorteos.
        [other-tiles] Las losetas salieron en un orden distinto del fijado antes de la primera jugada. No te fíes de los sorteos.
        [unreachable] No se han podido comprobar los sorteos porque el servidor no ha enviado el archivo de la partida. Inténtalo más tarde.
       *[none] No se prometió nada sobre los sorteos de esta mesa: continúa un archivo de partida o se creó con una versión anterior de Tikal.
    }
draws-details = La huella y cómo comprobarla por tu cuenta
draws-how = Al acabar, guarda el archivo de la partida y compruébalo con «tikal verify». La huella es el SHA-256 de la preparación y la sal de ese archivo.
draws-fingerprint = Huella
draws-salt = Sal

## Compartir
share-button = Compartir
share-qr = Código QR del enlace
share-how = Escanea el código con un móvil o envía el enlace.
share-link = Enlace
share-send = Enviar
share-seat = Un asiento para { $name } en una partida de Tikal
share-watch = Ver una partida de Tikal
share-only-here = Solo este equipo puede abrir el enlace, porque Tikal funciona solo para ti. Para que entren amigos de tu red, ciérralo y ábrelo con «./play --lan». Para amigos de otros lugares, ejecuta «tikal serve» en un servidor.
share-in-network = Tus amigos tienen que estar en la misma red que este equipo. Lo encuentran en { $address }.

## Series
series-choose = Serie
series-choose-about = Varias partidas; empieza cada vez un jugador distinto.
series-none = Una sola partida
series-title =
    { $kind ->
        [best-of] Al mejor de { $games }
       *[other] Gana quien llegue a { $games } victorias
    }
series-game = Partida { $number }
series-won =
    { $count ->
        [one] { $names } gana la serie
       *[other] { $names } comparten la serie
    }
series-next-title = La próxima partida
series-next = Próxima partida
series-new = Nueva serie
series-watch-news = Los mismos jugadores han empezado otra partida.
series-watch = Verla

## Mesas abiertas
lobby-nav = Mesas
lobby-title = Mesas abiertas
lobby-lead = Ocupa un asiento libre o mira una partida. Quien abre una mesa decide si aparece aquí.
lobby-name = Tu nombre
lobby-refresh = Actualizar
lobby-seats = Asientos libres
lobby-seats-empty = Ahora nadie busca jugadores. Abre tú una mesa y haz que aparezca aquí.
lobby-games = Partidas para ver
lobby-games-empty = Ahora no se juega ninguna partida pública.
lobby-take = Sentarse
lobby-take-of = Ocupar el asiento de { $name } en { $title }
lobby-watch = Ver
lobby-watch-of = Ver { $title }
lobby-more = Mostrar más
lobby-list = Mesa abierta
lobby-list-about = Aparece en la lista: cualquiera puede ocupar un asiento libre o mirar
lobby-list-now = Ponerla en la lista de mesas abiertas
lobby-unlist-now = Quitarla de la lista de mesas abiertas

## El mismo reparto en varias mesas
deal-title = Un reparto, varias mesas
deal-lead = Todas estas mesas han sacado las mismas losetas y los mismos tesoros en el mismo orden. Compara quién ha aprovechado mejor cada asiento.
deal-table = Mesa
deal-seat = Asiento { $number }
deal-number = Mesa { $number }
deal-playing = sigue jugando
deal-won = ha ganado
deal-best = En dorado, el mejor resultado de cada asiento; la estrella señala a quien ganó en su mesa.
deal-compare = Comparar con las otras mesas
deal-choose = Mismo reparto
deal-choose-about = Varias mesas juegan con las mismas losetas y tesoros y comparan sus resultados
deal-one = Una mesa
deal-tables = { $count } mesas
deal-links-title = { $count } mesas abiertas
deal-links-text = Envía a cada uno el enlace a su asiento. Tú te sientas en la mesa 1; nadie puede mirar otra mesa antes del final.
deal-links-once = Cada enlace sirve una vez y solo se muestra aquí: envíalos antes de seguir.

## Clasificación
rating-nav = Clasificación
rating-title = Clasificación
rating-lead = Para quien la quiera. Una partida clasificatoria cuenta si todos han iniciado sesión; quien la abandona queda último. Para jugar no hace falta cuenta.
rating-players = Jugadores
rating-empty = Aquí nadie tiene puntuación todavía. Abre una mesa clasificatoria y estrena la lista.
rating-place = Puesto
rating-player = Jugador
rating-rating = Puntuación
rating-games = Partidas
rating-wins = Victorias
rating-account = Tu cuenta
rating-signed-in = Has iniciado sesión como { $name }.
rating-sign-in = Entrar con llave de acceso
rating-sign-out = Cerrar sesión
rating-register = Crear una cuenta
rating-name = Nombre
rating-about = Una llave de acceso sustituye a la contraseña: la guarda tu dispositivo. El servidor guarda tu nombre, la parte pública de la llave y tus puntuaciones, nada más.
rating-delete = Borrar la cuenta
rating-delete-sure = Borrarla con todas las puntuaciones
rating-no-passkeys = Las llaves de acceso solo funcionan con https o en localhost en este equipo. Puedes jugar sin ellas.
rating-cancelled = No se ha hecho nada porque no se ha usado la llave de acceso.
rating-choose = Clasificatoria
rating-choose-about = Cuenta para la clasificación; solo personas, todas con sesión iniciada
rating-not-bots = Solo cuentan las partidas entre personas: en esta mesa hay un bot.
rating-not-shared = Para que la partida cuente, solo una persona puede jugar en esta pantalla.
rating-not-chosen = En una partida clasificatoria la semilla y quien empieza los decide el azar.
rating-rated = Partida clasificatoria
rating-missing = Aún no cuenta: falta iniciar sesión antes de la primera jugada ({ $names }).
rating-all = Todos han iniciado sesión. La partida contará cuando acabe.
rating-go = Iniciar sesión
