# Riconoscimenti a fine partita.

award-builder = Mani da costruttore
  .about =
    { $count ->
        [one] Un piano liberato
       *[other] { $count } piani liberati
      }: più di tutti gli altri.
award-digger = Fiuto da archeologo
  .about =
    { $count ->
        [one] Un tesoro dissotterrato
       *[other] { $count } tesori dissotterrati
      }: più di tutti gli altri.
award-trader = Il senso degli affari
  .about =
    { $count ->
        [one] Uno scambio
       *[other] { $count } scambi
      }: più di tutti gli altri.
award-walker = Sempre in cammino
  .about =
    { $count ->
        [one] Un passo
       *[other] { $count } passi
      } nella giungla: nessuno ha camminato di più.
award-strategist = L'asso delle carte
  .about =
    { $count ->
        [one] Una carta giocata
       *[other] { $count } carte giocate
      }: più di tutti gli altri.
award-recruiter = I rinforzi
  .about =
    { $count ->
        [one] Una pedina richiamata
       *[other] { $count } pedine richiamate
      }: più di tutti gli altri.
award-harvest = Il grande raccolto
  .about =
    { $count ->
        [one] Un punto
       *[other] { $count } punti
      } in un solo conteggio: il migliore della partita.
award-bidder = L'offerta audace
  .about =
    { $count ->
        [one] Un punto pagato
       *[other] { $count } punti pagati
      } alle aste: più di tutti gli altri.
award-comeback = La rimonta
  .about =
    { $count ->
        [one] Un punto
       *[other] { $count } punti
      } di svantaggio, eppure la vittoria.
award-front-runner = Sempre in testa
  .about = In testa dopo ognuno dei { $count } conteggi.
