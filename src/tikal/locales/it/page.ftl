### La pagina: il tavolo.


## Il tabellone

board-name = Il tabellone. Con le frecce vai da esagono a esagono, con Invio scegli.
board-track = Tracciato del prestigio: { $scores }
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-fit = Mostra tutto il territorio esplorato
board-tile =
  { $kind ->
    [temple] Tempio { $value }
    [ruins] Rovine { $value }
    [clearing] Radura
    [volcano] Vulcano
    [lake] Lago
   *[other] Tessera
  }


## Di chi è il turno, e quale fase

table-home = Home
table-edition = { $publisher } { $year }
table-turn = Turno { $turn }
table-opening = Apertura del tavolo…
table-over = Partita finita
table-title-over = Partita finita · Tikal
table-title =
  { $mine ->
    [true]
      { $step ->
        [place] Piazza la tessera · Tikal
        [bid] La tua offerta · Tikal
       *[other] Il tuo turno · Tikal
      }
   *[false] Gioca { $name } · Tikal
  }
table-status-mine =
  { $step ->
    [place] Piazza la tessera
    [spend] Il tuo turno
    [bid] Offri o passa
    [take] Prendi una tessera
    [draft] Draft: prendi un elemento
    [effect] Esegui l'effetto
    [bonus] Carte bonus
    [after] Termina il turno
   *[other] Il tuo turno
  }
table-status-mine-named =
  { $step ->
    [place] { $name }: piazza la tessera
    [spend] { $name }: tocca a te
    [bid] { $name }: offri o passa
    [take] { $name }: prendi una tessera
    [draft] { $name }: prendi un elemento
   *[other] { $name }: tocca a te
  }
table-status-theirs =
  { $step ->
    [over] Partita finita
   *[other] Gioca { $name }
  }
table-status-round =
  { $segment ->
    [final] Round finale
   *[volcano] Round del vulcano
  }
table-now =
  { $mine ->
    [true] { $name }, tocca a te.
   *[false] Tocca a { $name }.
  }
table-step-draw = Pesca
table-step-place = Piazza
table-step-spend = Agisci
table-doing-bid = offre
table-doing-take = prende una tessera
table-doing-place = piazza una tessera
table-doing-spend = spende punti azione
table-doing-draft = sceglie nel draft
table-doing-main = sceglie un'azione
table-doing-after = termina il turno
table-doing-bonus = aggiunge carte bonus
table-doing-effect = esegue una carta
table-plays-next = gioca dopo


## Pulsanti della barra in alto

table-seats = Posti e link
table-threat = Fin dove arrivano i rivali
table-keys = Tasti
table-rules = Riepilogo e regole
table-theme = Scuro o chiaro
table-settings = Impostazioni
table-menu = Menu
table-close = Chiudi
table-cancel = Indietro


## Giocatori

table-players = Giocatori
table-you = TU
table-bot = BOT
table-away = ASSENTE
table-tag-resigned = RITIRATO
table-points =
  { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
table-chip =
  { $points ->
    [one] { $name }, { $points } punto{ table-chip-acts }
   *[other] { $name }, { $points } punti{ table-chip-acts }
  }
table-chip-acts =
  { $acts ->
    [true] , gioca ora
   *[false] {""}
  }
table-ap-left =
  { $ap ->
    [one] { $ap } punto azione rimasto
   *[other] { $ap } punti azione rimasti
  }
table-reserve-explorers = Esploratori in riserva
table-reserve-leader = Capo in riserva
table-reserve-camps = Campi in riserva
table-reserve-guardians = Guardiani in riserva
table-leader-out = in gioco
table-no-treasure = ancora nessun tesoro
table-set = { table-kind }: { $count } nella collezione, valore { $points }
table-kind =
  { $kind ->
    [chief] Cacicco
    [jaguar] Giaguaro
    [totem] Totem
    [carafe] Caraffa
    [statue] Statua
    [plate] Piatto
    [bracelet] Bracciale
    [necklace] Collana
   *[other] { $kind }
  }


## Scorte

table-floors = Piani dei templi rimasti
table-level = livello
table-floors-left = Livello { $level }: rimasti { $left }
table-treasures-open = Tesori sul tabellone
table-treasures-hidden = coperti
table-stack = Pila tessere
table-stack-left = rimaste { $left }
table-chance = { $good } possibilità su { $all }
table-chance-volcano =
  { $count ->
    [0] che la prossima tessera sia il vulcano.
   *[other] che la prossima tessera sia il vulcano. Inoltre in { $letter }: { $others }.
  }
table-no-volcano = La prossima tessera non è un vulcano. Rimaste in { $letter }: { $others }.
table-tile =
  { $kind ->
    [temple] Tempio { $value }
    [ruins] Rovine { $value }
    [clearing] Radura
    [volcano] Vulcano
    [lake] Lago
   *[other] Tessera
  }


## Se si contasse ora

table-facts = Che cosa significa
table-scored-now = Se si contasse ora
table-scored-parts = templi + tesori
table-would-score-now = { $name } ora segnerebbe { $points }. Premi per vedere perché.
table-outlined = Contornato: dopo la mossa prevista.
table-tied = In parità: { $hexes }.
table-nothing = ancora nulla
table-item =
  { $category ->
    [temples] Tempio { $count } in { $source }
    [treasures] { $count } × { item-kind }
    [highest] Tempio più alto in { $source }
    [volcanoes] Vulcano { $source }
    [jungles] Giungla o radura { $source }
    [lakes] Lago { $source }
   *[other] { $source }
  }
item-kind =
  { $source ->
    [chief] cacicco
    [jaguar] giaguaro
    [totem] totem
    [carafe] caraffa
    [statue] statua
    [plate] piatto
    [bracelet] bracciale
    [necklace] collana
   *[other] { $source }
  }
table-so-far = Punti finora
table-info-score = Punteggi
table-info-tiles = Tessere e piani
table-info-talk = Registro e chat


## La tessera pescata

table-drawn = Pescata · { $letter }
table-stones =
  { $stones ->
    [one] { $stones } lastra.
   *[other] { $stones } lastre.
  }
table-places =
  { $places ->
    [one] { $places } posto valido.
   *[other] { $places } posti validi.
  }
table-choose-place = Scegli un esagono illuminato. Sceglilo di nuovo per girare la tessera.
table-rotations = Rotazioni
table-rotation = Rotazione { $rotation }, passaggi: { $ways }
table-ways = Passaggi, con il loro prezzo: { $ways }
table-join = { $hex }: { $price }
table-turn-tile = Gira
table-turn-right = Gira a destra (R)
table-lay = Piazza in { $hex }
table-lay-nowhere = Scegli dove


## Azioni

table-actions = Azioni
table-action-points =
  { $ap ->
    [one] punto azione
   *[other] punti azione
  }
table-verb-deploy = Schiera
table-verb-move = Muovi
table-verb-transfer = Trasferisci
table-verb-clear = Libera piano
table-verb-dig = Scava
table-verb-swap = Scambia
table-verb-camp = Campo
table-verb-guard = Guardiano
table-per-stone = / lastra
table-verb-long =
  { $verb ->
    [deploy] Schiera
    [move] Muovi
    [transfer] Trasferisci
    [clear] Libera piano
    [dig] Scava
    [swap] Scambia
    [camp] Allestisci un campo
    [guard] Piazza un guardiano
   *[other] { $verb }
  }
table-act =
  { $ap ->
    [one] { table-verb-long }, { $ap } punto azione
   *[other] { table-verb-long }, { $ap } punti azione
  }
table-act-stones = { table-verb-long }, un punto azione per lastra
table-ap = { $ap } PA
table-not-now =
  { $verb ->
    [deploy] Ora non puoi schierare nessuno
    [move] Ora non puoi muovere nessuno
    [transfer] Ora non puoi trasferire alcuna pedina
    [clear] Ora non puoi liberare alcun piano
    [dig] Ora non puoi scavare
    [swap] Ora non puoi scambiare nulla
    [camp] Ora non puoi allestire un campo
    [guard] Ora non puoi piazzare un guardiano
    [stone] Ora non puoi piazzare alcun gettone lastra
    [recruit] Ora non puoi reclutare nessuno
    [power] Ora non puoi usare alcun potere
   *[other] Non ora
  }
table-not-here = Non in { $hex }
table-out-of-reach =
  { $ap ->
    [one] { $hex } non si raggiunge con { $ap } punto azione
   *[other] { $hex } non si raggiunge con { $ap } punti azione
  }
table-read-rule = leggi la regola
table-undo = Annulla
table-redo = Ripeti
table-reset = Da capo
table-undo-reach =
  { $count ->
    [one] Puoi annullare { $count } azione
   *[other] Puoi annullare le ultime { $count } azioni
  }
table-undo-none = Ancora nulla da annullare
table-end = Termina turno
table-end-score =
  { $points ->
    [one] Segna { $points } punto
   *[other] Segna { $points } punti
  }
table-end-warning =
  { $ap ->
    [one] Resta { $ap } punto:{" "}
   *[other] Restano { $ap } punti:{" "}
  }
table-choose-hex =
  { $verb ->
    [clear] Quale tempio?
    [dig] Dove scavare?
    [camp] Dove allestire il campo?
    [guard] Quale tempio sorvegliare?
    [transfer] Da quale campo?
   *[other] Quale pedina?
  }
table-choose-piece =
  { $verb ->
    [clear] Scegli un tempio evidenziato.
    [dig] Scegli rovine evidenziate.
    [camp] Scegli un esagono evidenziato.
    [guard] Scegli un tempio evidenziato.
    [transfer] Scegli una tua pedina in un campo evidenziato.
   *[other] Scegli una tua pedina su un esagono evidenziato.
  }
table-choose-target =
  { $verb ->
    [deploy] Scegli un campo, o un qualsiasi esagono con un prezzo: la strada fin lì è inclusa.
   *[other] Scegli un esagono. Il numero è quanto costa la strada fin lì.
  }
table-who =
  { $who ->
    [leader] Capo
   *[explorer] Esploratore
  }
table-guard-who = Chi sorveglia { $hex }?
table-confirm =
  { $verb ->
    [deploy] Schiera · { $ap } PA
    [move] Muovi · { $ap } PA
    [transfer] Trasferisci · { $ap } PA
    [clear] Libera · { $ap } PA
    [dig] Scava · { $ap } PA
    [swap] Scambia · { $ap } PA
    [camp] Campo · { $ap } PA
    [guard] Guardiano · { $ap } PA
   *[other] Esegui · { $ap } PA
  }
table-would-hold = Controlleresti il tempio { $value }, con { $lead } di vantaggio.
table-would-keep = Controlli il tempio { $value }, e avresti { $lead } di vantaggio.
table-would-tie = Il tempio { $value } sarebbe in parità: nessuno ne segnerebbe i punti.
table-would-not = { $name } controllerebbe ancora il tempio { $value }, con { $lead } di vantaggio.
table-would-score = { $change } se si contasse ora.
table-left = PA rimasti: { $ap }.
table-swap-title = Scambia un tesoro
table-swap-whose = Con chi?
table-swap-take = Prendi
table-swap-give = Cedi
table-swap-effect = Se si contasse ora: tu { $mine }, { $name } { $theirs }.


## Gli altri

table-speed = Velocità dei turni degli altri
table-speed-1 = 1×
table-speed-2 = 2×
table-speed-once = Subito
table-next-step = Passo successivo
table-skip =
  { $left ->
    [0] Salta
   *[other] Salta ancora { $left }
  }
table-waiting =
  { $step ->
    [place] { $name } sta piazzando una tessera
    [spend] { $name } sta spendendo punti azione
   *[other] { $name } deve decidere
  }
table-waiting-bot = { $name } sta pensando
table-waiting-away = Tocca a { $name }, che è assente
table-waiting-hint = Intanto puoi guardarti intorno, prendere appunti e vedere chi potrebbe arrivare dove.
table-waiting-spectator = Stai guardando questo tavolo.
table-waiting-showing = Ecco che cosa è successo, passo per passo.
table-look-only = Questo tavolo si può solo guardare
table-ask-takeback = Chiedi di ritirare il mio ultimo turno
table-takeback-asked =
  { $name } chiede di ritirare delle mosse, fino al turno { $turn }. Tutti i giocatori devono essere d'accordo.
table-takeback-agree = Accetta
table-takeback-refuse = Rifiuta
table-takeback-waits = In attesa degli altri.
table-threat-title = Portata con 10 punti
table-threat-whose = La portata di chi?
table-threat-text =
  I numeri sono i punti che servono come minimo a un esploratore di { $name } per arrivarci in un turno.
table-order = Ordine del round di conteggio
table-order-scored = ha segnato
table-order-now =
  { $ap ->
    [one] agisce, resta { $ap } PA
   *[other] agisce, restano { $ap } PA
  }
table-order-waits = deve ancora giocare
table-order-would = ora { $points }


## Registro, chat, appunti

table-tab-log = Registro
table-tab-chat = Chat
table-tab-notes = Appunti
table-turn-of = Turno { $turn } · { $name }
table-before = Prima della partita
table-since-mark = dal tuo ultimo turno
table-replay-since = rivedi
table-see-position = Posizione dopo l'evento { $seq }
table-say = Scrivi a tutti…
table-chat-empty = Ancora nessun messaggio. Saluta gli altri!
table-notes-label = Appunti che puoi vedere solo tu
table-notes-hint = Puoi vederli solo tu. Restano in questo browser.


## Posti

table-seat-name = Nome di questo posto
table-seat-here = qui
table-seat-connected = connesso
table-seat-away = non connesso
table-seat-resigned = ritirato
table-seat-bot = bot: { $level }
table-copy-link = Copia link
table-copied = Copiato
table-copy-failed = Non è stato possibile copiare il link. Copialo a mano: { $link }
table-let-bot = Fai giocare un bot
table-end-bot = Riprendi il posto
table-bot-level = Livello dei bot
table-resign = Abbandona
table-resign-sure = Sì, abbandona
table-copy-watch = Copia link per spettatori
table-pass-to = Passa lo schermo a { $name }
table-pass-text = Ora appare ciò che può vedere solo { $name }. Gli altri non guardino!
table-pass-ready = Sono { $name }


## Esagoni per chi ascolta

table-hex =
  { $terrain ->
    [temple] { $hex }, tempio { $value }
    [ruins]
      { $tokens ->
        [0] { $hex }, rovine vuote
        [one] { $hex }, rovine con { $tokens } tesoro
       *[other] { $hex }, rovine con { $tokens } tesori
      }
    [clearing] { $hex }, radura
    [volcano] { $hex }, vulcano
    [lake] { $hex }, lago
    [camp] { $hex }, campo base
   *[jungle] { $hex }, giungla
  }
table-hex-held = controllato da { $name }, { $lead } di vantaggio
table-hex-guarded = guardiano di { $name }
table-hex-tied = in parità
table-hex-camp = campo di { $name }
table-hex-people =
  { $leaders ->
    [0]
      { $explorers ->
        [one] { $explorers } esploratore di { $name }
       *[other] { $explorers } esploratori di { $name }
      }
    [one]
      { $explorers ->
        [0] capo di { $name }
        [one] capo e { $explorers } esploratore di { $name }
       *[other] capo e { $explorers } esploratori di { $name }
      }
   *[other]
      { $explorers ->
        [0] { $leaders } capi di { $name }
        [one] { $leaders } capi e { $explorers } esploratore di { $name }
       *[other] { $leaders } capi e { $explorers } esploratori di { $name }
      }
  }


## Tasti

table-key-turn = gira la tessera a destra o a sinistra
table-key-enter = piazza la tessera, sceglie un esagono
table-key-count = quanti esploratori vanno
table-key-leader = il capo va con loro o resta
table-key-undo = annulla
table-key-redo = ripete
table-key-end = termina il turno
table-key-back = lascia ciò che hai in mano
table-key-walk = va da esagono a esagono
table-key-piece = la pedina successiva sull'esagono
table-key-zoom = ingrandisce, riduce, tutto il tabellone
table-key-threat = portata dei rivali
table-key-hint = suggerimento
table-key-help = questi tasti


## Telefono

table-sheet = Che cosa puoi fare
table-sheet-stop =
  { $stop ->
    [bar] Apri il pannello
    [middle] Apri tutto il pannello
   *[full] Chiudi il pannello
  }


## La fine

table-chart = Punti a ogni conteggio
table-sources = Da dove vengono i punti
end-won =
  { $you ->
    [yes] Hai vinto
   *[no] Ha vinto { $name }
  } con { $score } punti, { $margin ->
    [one] un punto
   *[other] { $margin } punti
  } davanti a { $second }.
end-alone =
  { $you ->
    [yes] Hai vinto
   *[no] Ha vinto { $name }
  } con { $score } punti.
end-tie-break =
  { $you ->
    [yes] Hai vinto
   *[no] Ha vinto { $name }
  } allo spareggio contro { $second }: { $score } a { $score }.
end-shared = { $names } si dividono la vittoria con { $score } punti.
end-awards = Riconoscimenti
end-sources-of = { $name }: { $parts }
table-review = Rivedi la partita
table-rematch = Rivincita
table-rematch-news = C'è una rivincita, e il tuo posto ti aspetta.
table-rematch-go = Vai alla rivincita
table-file = File partita
table-show-board = Mostra il tabellone
table-show-result = Mostra il risultato


## Che cosa va storto

table-lost = Connessione persa, nuovo tentativo in corso
table-error-unreachable = Il server non risponde. Controlla che sia in funzione e di essere connesso, poi riprova.


## Suggerimenti al tavolo

hint-button = Suggerimento
hint-more = Mostra il turno
hint-again = Riprova
hint-title = Suggerimento
hint-close = Chiudi il suggerimento
hint-cancel = Interrompi
hint-thinking = Ci sto pensando…
hint-play = Gioca questo turno
hint-gains = Che cosa rende
hint-denies = Che cosa costa agli altri
hint-prepares = Che cosa prepara
hint-surprise = Poi verrà rivelato qualcosa: chiedi di nuovo allora.


## I bot forti si preparano: regole e ricerche vengono compilate mentre si gioca

compiling-title = Preparazione dei bot forti
compiling-short = Bot forti: { $percent }%
compiling-how = { $percent }%, { $left }
compiling-seconds = ancora { $seconds } s circa
compiling-minutes = ancora { $minutes } min circa
compiling-soon = quasi pronto
compiling-about =
  Puoi già giocare. Nel frattempo «{ $strong }» ed «{ $expert }» giocano come «{ $level }», e anche suggerimenti e
  analisi vengono da «{ $level }». Poi tutto cambia con la decisione successiva.
compiling-heard-begun = I bot forti si stanno preparando. Puoi già giocare.
compiling-heard-done = I bot forti sono pronti.
compiling-failed-title = La compilazione non è riuscita
compiling-failed =
  Puoi continuare a giocare, ma il server è più lento e i suoi bot forti giocano come «{ $level }». Sul server il comando
  `tikal doctor` dice perché.
compiling-failed-close = Chiudi questo avviso
compiling-seat-now = per ora gioca come «{ $level }»
compiling-seat-off = gioca come «{ $level }»: la compilazione è disattivata
compiling-seat-failed = gioca come «{ $level }»: la compilazione non è riuscita
compiling-tag-now = per ora «{ $level }»
compiling-tag-off = solo «{ $level }»
compiling-tag-failed = solo «{ $level }»
compiling-why-now = «{ $wanted }» non è ancora pronto. Appena lo sarà, giocherà da sé dalla decisione successiva.
compiling-why-off =
  Questo server è stato avviato con TIKAL_JIT=0 e non compila nulla. Non compilato, «{ $wanted }» penserebbe per
  interi minuti.
compiling-why-failed =
  Questo server non ha potuto compilare «{ $wanted }», che altrimenti penserebbe per interi minuti. Sul server il
  comando `tikal doctor` dice perché.
compiling-advice-now = Trovato da «{ $level }»: la ricerca più forte non era ancora pronta.
compiling-advice-off = Trovato da «{ $level }»: la compilazione è disattivata, e la ricerca più forte ne ha bisogno.
compiling-advice-failed = Trovato da «{ $level }»: non è stato possibile compilare la ricerca più forte.
