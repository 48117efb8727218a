### Che cosa dice il server a chi chiede troppo.

limit-too-many = Troppe richieste. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
limit-too-large = È troppo grande: qui si accettano al massimo { $bytes } byte.
