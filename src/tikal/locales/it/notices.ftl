# Avvisi che è il tuo turno: cosa dicono i messaggi e dove vanno.

notices-your-turn = Tocca a te in Tikal
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
notices-stop-link = Basta messaggi? Apri questo link:
notices-untitled = una partita di { $edition }
notices-unknown-address =
  Non possiamo inviare a questo indirizzo. Usa un indirizzo web (https://...) o uno come discord://, ntfy://,
  tgram://, slack:// o mailto://.
notices-local-address = Questo indirizzo è nella rete privata del server. Qui sono ammessi solo indirizzi pubblici.
notices-no-such-host = Questo host non esiste. Controlla che l'indirizzo sia scritto bene.
notices-refused = Il destinatario ha rifiutato il messaggio. Controlla l'indirizzo e la password o il token.
notices-unreachable = Il destinatario non è raggiungibile.
notices-gone = Il browser non accetta più messaggi da qui. Consentili di nuovo.
notices-no-address = Questo indirizzo non è più registrato.
notices-too-many = È appena stato inviato un messaggio. Aspetta un momento prima di inviarne un altro.
notices-too-many-addresses = Hai già { $most } indirizzi qui. Prima rimuovine uno.
notices-calendar-turn = Tikal: il tuo turno finisce ({ $table })
notices-calendar-body = I tuoi avversari: { $others }.
notices-no-calendar = Questo calendario non esiste. Creane uno nuovo nella prima schermata.
