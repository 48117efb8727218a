### Che cosa dice il server a chi chiede troppo.

limit-too-many = Troppe richieste. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
limit-too-large = È troppo grande: qui si accettano al massimo { $bytes } byte.
limit-busy = Troppe richieste tutte insieme. Riprova tra un momento.
limit-sockets = Hai { $most } connessioni aperte, il massimo per un indirizzo. Chiudi qualche tavolo e riprova.
limit-full = Il server è pieno. Riprova tra qualche minuto.
limit-stored = Dal tuo indirizzo è già stato salvato tutto ciò che è consentito per ora. Riprova domani.
