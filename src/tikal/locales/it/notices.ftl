# Avvisi che è il tuo turno: cosa dicono i messaggi e dove vanno.

notices-your-turn = Tikal: tocca a te
notices-your-turn-body = { $name }, tocca a te: { $table } (con { $others }).
notices-turn-of = Tikal: tocca a { $name }
notices-turn-of-body = Tocca a { $name }: { $table } (con { $others }).
notices-time-left =
  { $hours ->
    [0] Ti resta meno di un'ora.
    [one] Ti resta un'ora.
   *[other] Ti restano { $hours } ore.
  }
notices-test = Tikal: una prova
notices-test-body = Così saprai che tocca a te: { $table }.
notices-test-confirm = Per ricevere questi messaggi, conferma questo indirizzo:
notices-stop-link = Per non ricevere più messaggi, apri questo link:
notices-untitled = una partita di { $edition }
notices-unknown-address =
  Non possiamo inviare nulla a questo indirizzo. Usa un indirizzo web (https://...) o uno come discord://, ntfy://,
  tgram://, slack:// o mailto://.
notices-local-address = Questo indirizzo è nella rete privata del server. Qui sono ammessi solo indirizzi pubblici.
notices-no-such-host = Questo host non esiste. Controlla che l'indirizzo sia scritto bene.
notices-refused = Il destinatario ha rifiutato il messaggio. Controlla l'indirizzo e la password o il token.
notices-unreachable = Il destinatario non è raggiungibile.
notices-gone = Il browser non accetta più messaggi da questo sito. Consentili di nuovo.
notices-no-address = Questo indirizzo non è più registrato.
notices-too-many = È appena stato inviato un messaggio. Aspetta un momento prima di inviarne un altro.
notices-too-many-addresses = Hai già { $most } indirizzi qui. Prima rimuovine uno.
notices-calendar-turn = Tikal: scade il tuo turno ({ $table })
notices-calendar-body = I tuoi avversari: { $others }.
notices-no-calendar = Questo calendario non esiste. Creane uno nuovo nella prima schermata.

notices-title = Quando tocca a me
notices-remind = Puoi chiudere questa pagina: il tavolo conserva tutto. Tikal può avvisarti quando tornare:
notices-which = Quali turni
notices-all-turns = Tutti i turni di questo tavolo (per esempio per un canale)
notices-turns-of = Turni di { $name }
notices-push = Avvisami in questo browser
notices-push-unsupported =
  Questo browser non può ricevere avvisi: servono una connessione sicura (HTTPS) e il web push.
notices-push-denied = Gli avvisi di questo sito sono bloccati. Consentili nelle impostazioni del browser.
notices-push-failed = Questo browser non è riuscito a iscriversi agli avvisi.
notices-address = Un altro indirizzo
notices-add = Aggiungi
notices-address-about =
  Un tuo canale, telefono o casella, scritto come in Apprise, oppure un webhook. Il proprietario conferma l'indirizzo
  con un link in un messaggio di prova.
notices-a-browser = Un browser
notices-on = attivo
notices-unconfirmed = non ancora confermato: apri il link nel messaggio di prova
notices-send-test = Invia una prova
notices-remove = Rimuovi
notices-none = Non ricevi avvisi altrove.
notices-test-sent = Messaggio di prova inviato.
notices-test-sent-confirm = Messaggio di prova inviato. Apri il link che contiene per confermare l'indirizzo.
notices-this-table = questo tavolo
notices-confirmed-title = L'indirizzo è confermato
notices-confirmed-text = Riceverai un messaggio quando tocca a te: { $table }.
notices-stopped-title = Niente più messaggi
notices-stopped-text = Questo indirizzo non riceverà più messaggi su { $table }.
notices-to-table = Vai al tavolo
notices-no-link = Questa pagina si apre dai link nei nostri messaggi. Per sapere quando tocca a te, apri il tuo tavolo e scegli la campanella.
notices-link-text = I messaggi su { $table } vanno a questo indirizzo: { $address }.
notices-confirm = Conferma questo indirizzo
notices-stop = Niente più messaggi
notices-calendar = Calendario delle mie scadenze
notices-calendar-address =
  Abbonati a questo indirizzo nel tuo programma di calendario. Chi lo conosce vede le tue scadenze e nient'altro.
notices-calendar-open = Apri nel calendario
