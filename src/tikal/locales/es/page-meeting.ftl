### Encontrarse: sorteos comprobables, compartir, mesas abiertas, series, repartos iguales, puntuaciones.

draws-title = Los sorteos
draws-state =
    { $state ->
        [sealed] El orden de las losetas y los tesoros quedó fijado antes del primer movimiento. La huella de abajo se calculó a partir de él; al acabar la partida, tu navegador comprueba que no se ha cambiado nada.
        [checking] Comprobando los sorteos …
        [right] El orden de las losetas y los tesoros quedó fijado antes del primer movimiento y no se ha cambiado. Tu navegador lo ha comprobado.
        [wrong] Las losetas y los tesoros no coinciden con la huella del comienzo de la partida. Alguien los ha cambiado.
        [other-promise] Esta no es la huella que tu navegador vio al comienzo de la partida. No te fíes de los sorteos.
        [other-tiles] Las losetas salieron en otro orden que el fijado antes del primer movimiento. No te fíes de los sorteos.
        [unreachable] No se han podido comprobar los sorteos porque el servidor no ha enviado el archivo de la partida. Inténtalo más tarde.
       *[none] No se prometió nada sobre los sorteos de esta mesa: continúa un archivo de partida o se creó con una versión anterior de Tikal.
    }
draws-details = La huella y cómo comprobarla por tu cuenta
draws-how = Al acabar, guarda el archivo de la partida y pásaselo a «tikal verify». La huella es el SHA-256 de la preparación y la sal de ese archivo.
draws-fingerprint = Huella
draws-salt = Sal
