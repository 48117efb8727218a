### Lo que dice el servidor a quien pide demasiado.

limit-too-many = Demasiadas peticiones. Inténtalo de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
limit-too-large = Es demasiado grande: aquí se aceptan como máximo { $bytes } bytes.
limit-busy = Estás pidiendo mucho a la vez. Inténtalo de nuevo dentro de un momento.
limit-sockets = Tienes { $most } conexiones abiertas, el máximo para una dirección. Cierra algunas mesas e inténtalo de nuevo.
limit-full = El servidor está lleno. Inténtalo de nuevo dentro de unos minutos.
limit-stored = Desde tu dirección ya se ha guardado todo lo que se permite por ahora. Inténtalo de nuevo mañana.
