### Che cosa dice il server a chi chiede troppo.

limit-too-many = Era troppo in una volta sola. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
limit-too-large = È troppo grande: qui si accettano al massimo { $bytes } byte.
