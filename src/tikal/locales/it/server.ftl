# Che cosa dice il server quando qualcosa non si può fare, e che cosa succede a un tavolo oltre alla partita.

refused-secret-missing =
  Per questo ti serve il link di un posto o dell'host. Apri il tavolo con il link che hai ricevuto.
refused-secret-wrong = Questo link non apre più il tavolo. Chiedine uno nuovo all'host.
refused-no-table = Questo tavolo non esiste. Controlla l'indirizzo.
refused-no-seat = A questo tavolo non c'è il posto { $seat }.
refused-no-position = La posizione { $seq } non esiste; le posizioni vanno da 1 a { $last }.
refused-no-page = Questa pagina non esiste. Controlla l'indirizzo.
refused-no-edition = L'edizione «{ $edition }» non esiste. Ci sono: { $known }.
refused-not-your-seat = Non giochi tu per { $name }.
refused-host-only = Solo l'host del tavolo può farlo.
refused-no-seat-of-yours = Stai solo guardando; possono farlo solo i giocatori del tavolo.
refused-look-only = Questa partita si può solo guardare. Per proseguirla, apri un tavolo dal suo file.
refused-over = La partita è finita.
refused-rematch-early = La partita non è ancora finita. Potrai aprire la rivincita alla fine.
refused-list-private = Questo tavolo non ammette spettatori, quindi non può stare nell'elenco dei tavoli aperti.
refused-rematch-already = C'è già una rivincita; il suo tavolo è nel registro.
refused-out-of-turn = Tocca a { $name }.
refused-played-by-bot = Per { $name } gioca un bot.
refused-no-hints = A un tavolo classificato non ci sono suggerimenti.
refused-no-bot = Per { $name } non gioca alcun bot.
refused-colour-already = { $name } ha già questo colore.
refused-colour-taken = Questo colore è di { $name }. Scegline un altro.
refused-takeback-waits = { $name } ha già chiesto di ritirare delle mosse, e mancano ancora delle risposte.
refused-nothing-to-take-back = La partita non può tornare a { $to }. Scegli una posizione prima dell'ultima mossa.
refused-no-takeback = Nessuno ha chiesto di ritirare delle mosse.
refused-answered-already = Hai già accettato; mancano le risposte degli altri.
refused-key-reused = La chiave { $key } indica già un altro tuo comando. Scegli una chiave nuova per ogni comando.
refused-table-full = A questo tavolo ci sono già stati { $most } eventi. La partita si può giocare fino alla fine, ma qui non si può fare altro.
refused-file-too-long = Questo file ha più di { $most } voci; il server non ne legge di più.
refused-stuck = Questa partita è cominciata con regole diverse da quelle di questo server. Puoi guardarla fino all'evento { $last }, ma nessuno può continuarla.
refused-unreadable = Questo tavolo è stato salvato da un'altra versione di Tikal e questo server non riesce a leggerlo. Chiedi a chi gestisce il server.
refused-archived = Questo tavolo è stato archiviato perché da molto tempo nessuno lo apriva. Aprilo e tornerà.
refused-advice-busy = Il server è impegnato a pensare. Riprova tra un momento.
refused-no-advice = Il server non ha trovato una risposta. Riprova.
refused-not-over = Si può analizzare solo una partita finita.
refused-awards-early = La partita non è ancora finita. I premi si assegnano alla fine.
refused-not-whole =
  Nel file di questa partita manca ciò che chi guardava non poteva vedere; si può analizzare solo una partita
  completa.
refused-no-turn = Non esiste il turno { $turn }; i turni vanno da 1 a { $last }.
refused-malformed = Il server non capisce questa richiesta: { $detail }
refused-http = Il server non può farlo: { $detail } ({ $status })
refused-failed = Qualcosa è andato storto sul server. Riprova tra un momento.
refused-no-database = Il server non riesce a raggiungere il suo database. Non è andato perso nulla; riprova tra un momento.
refused-disk-full = Il server non ha più spazio per salvare. Non è andato perso nulla e puoi ancora guardare le partite; avvisa chi lo gestisce.
refused-read-only = Il server non può scrivere nel suo database. Non è andato perso nulla e puoi ancora guardare le partite; avvisa chi lo gestisce.

event-player = Giocatore { $number }
event-asked = { $name } chiede di ritirare delle mosse.
event-agreed = { $name } accetta di ritirare le mosse.
event-declined = { $name } non accetta di ritirare le mosse.
event-takeback = Alcune mosse sono state ritirate, come ha chiesto { $name }.
event-resigned = { $name } abbandona; subentra un bot.
event-renamed = { $old } ora si chiama { $name }.
event-coloured =
  { $name } ora gioca con il { $colour ->
    [red] rosso
    [orange] giallo
    [white] bianco
   *[blue] blu
  }.
event-first = Comincia { $name }: così ha deciso chi ha aperto questo tavolo.
event-to-bot = Un bot prende il posto di { $name }.
event-from-bot = { $name } gioca di nuovo.
event-renewed = { $name } ha un nuovo link.
event-rematch = La rivincita è pronta: ognuno mantiene il suo posto.
event-listed = Il tavolo è ora nell'elenco dei tavoli aperti.
event-unlisted = Il tavolo non è più nell'elenco dei tavoli aperti.
event-chosen-seed = Chi ha aperto questo tavolo ha scelto il seme { $seed }. Da questo chiunque può ricavare ciò che è nascosto.
event-chosen-file = Questo tavolo continua una partita da un file. Chi ha il file può sapere che cosa è nascosto.
