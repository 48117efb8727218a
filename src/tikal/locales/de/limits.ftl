### Was der Server sagt, wenn jemand zu viel verlangt.

limit-too-many = Das war zu viel auf einmal. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
limit-too-large = Das ist zu groß: Hier werden höchstens { $bytes } Bytes angenommen.
