### Lo que dice el servidor a quien pide demasiado.

limit-too-many = Demasiadas peticiones. Inténtalo de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
limit-too-large = Es demasiado grande: aquí se aceptan como máximo { $bytes } bytes.
