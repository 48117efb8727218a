### Il gioco in un terminale.


## Parole sul tabellone e sulle tessere

terrain-temple = tempio
terrain-ruins = rovine
terrain-clearing = radura
terrain-camp = campo base
terrain-volcano = VULCANO
terrain-lake = lago


## Prima della partita

terminal-setting-up = Invio da solo accetta ciò che è tra parentesi; quit esce.
terminal-not-started = Non è iniziata nessuna partita.
terminal-which-edition = Quale edizione?
terminal-ask-edition = Numero o id [{ $default }]:
terminal-which-scenario = Quale scenario?
terminal-reconstructed = ricostruita
terminal-ask-players = Quanti giocatori, da { $least } a { $most } [{ $default }]:
terminal-wrong-players = Serve un numero da { $least } a { $most }.
terminal-ask-auction = Mettere le tessere all'asta, come nella variante del regolamento?
terminal-ask-auction-house =
  Mettere le tessere all'asta? Il regolamento di questa edizione non lo prevede; lo offriamo come regola della casa.
terminal-ask-seat = Posto { $number }: NOME per una persona o NOME=BOT ({ $bots }) [{ $default }]:
terminal-person = Giocatore { $number }
terminal-bot = Robot { $number }
terminal-no-colour = Il colore { $colour } non esiste. Ci sono: { $colours }.
terminal-colour-twice = Un solo giocatore può essere { $colour }.
terminal-no-first = Non c'è un giocatore { $first } che possa cominciare. Indica un nome ({ $names }) o il numero di un posto, da 1 a { $players }.
terminal-no-seat = «{ $written }» non indica un posto. Scrivi NOME=CHI con uno di questi: { $players }
terminal-too-many-seats = Hai indicato { $given } posti, ma i giocatori sono solo { $players }.
terminal-unknown-name = In questa partita nessuno si chiama { $name }. I giocatori sono { $names }.
terminal-go-on = La tua ultima partita non è finita: { $names }, { $moves } mosse, salvata { $when }. Vuoi continuarla?
terminal-kept-for-later = È ancora lì: tikal terminal --resume { $file }
terminal-already-over = La partita in { $file } è finita. `tikal verify` ne mostra il risultato.
terminal-not-whole =
  { $file } non contiene le tessere e i tesori nascosti, quindi nessuno può proseguire da lì. Un file salvato da
  `tikal terminal` li contiene.
terminal-narrow =
  Questo terminale è largo { $width } caratteri; al tabellone ne servono { $wanted }. Prova una finestra più larga o
  un carattere più piccolo.


## Sì e no

terminal-yes = sì
terminal-no = no
terminal-yes-default = [S/n]
terminal-no-default = [s/N]


## I riquadri

terminal-over = La partita è finita.
terminal-must-bid = { $name } deve offrire o passare.
terminal-must-take = { $name } ha vinto l'asta e prende una tessera.
terminal-must-place = { $name } deve piazzare la tessera { $tile }.
terminal-must-spend-normal = { $name } ha { count-ap } da spendere.
terminal-must-spend-volcano = Round del vulcano: { $name } ha { count-ap } da spendere, poi segna punti.
terminal-must-spend-final = Round finale: { $name } ha { count-ap } da spendere, poi segna punti.
terminal-must-spend-token = { $name } ha { count-ap } da spendere.
terminal-must-draft = { $name } prende un elemento nel draft. Ancora da prendere: { $due }.
terminal-must-act = Tocca a { $name }: una carta, una tessera o il gettone PA.
terminal-must-end = { $name } può ancora usare un potere o la carta 07, oppure terminare il turno.
terminal-must-begin =
  { $name } attiva il gettone PA e per ora ha { count-ap }. Aggiungi ora carte bonus, oppure inizia.
terminal-due-order = un posto
terminal-due-ap = un gettone PA
terminal-due-tile = una tessera
terminal-due-cards =
  { $number ->
    [one] { $number } carta
   *[other] { $number } carte
  }
terminal-card-named = carta { $card }, { $title }
terminal-power-named = potere { $power }, { $title }
terminal-step = { $effect } (passo { $number } di { $most })
terminal-any-steps = { $effect } (quanti passi vuoi)
terminal-walking =
  { $ap ->
    [one] { $effect } (resta { count-ap })
   *[other] { $effect } (restano { count-ap })
  }
terminal-score = punti
terminal-now = ora
terminal-reserve = riserva
terminal-none = niente
terminal-tiles-left = tessere rimaste
terminal-pile-left = tesori da disporre
terminal-floors-left = piani rimasti
terminal-aside = messe da parte
terminal-high-bid = offerta più alta
terminal-amulets = devono ancora giocare
terminal-passed = hanno passato
terminal-open-tiles = tessere scoperte
terminal-has-passed = ha passato
terminal-ap-token = PA
terminal-hand = tessere
terminal-right = destra
terminal-left-slots = sinistra
terminal-unavailable = indisponibili
terminal-power-used = usato
terminal-power-tie = vince le parità in { $hex }
terminal-power-bonus =
  { $bonus ->
    [one] { $bonus } punto azione in più nel prossimo conteggio
   *[other] { $bonus } punti azione in più nel prossimo conteggio
  }
terminal-round = round
terminal-of = { $number } di { $most }
terminal-order = ordine
terminal-next-order = prossimo round
terminal-open-tokens = gettoni PA scoperti
terminal-open-cards = carte scoperte
terminal-seen = visti solo da te
terminal-deck = carte nel mazzo
terminal-bag = gettoni PA nel sacchetto
terminal-stones-left = gettoni lastra rimasti
terminal-blue = tesori blu


## Il menu

terminal-bids = da { $least } a { $most }: scrivi il numero
terminal-folded = { $number } modi; `list { $verb }` li mostra
terminal-borders = { $number } confini; `stone { $hex }` mostra quelli di { $hex }
terminal-goes-on = { $number } modi; `{ $begun }` mostra quelli che iniziano così
terminal-rotation = rotazione { $rotation }
terminal-rotations = `place { $hex }` mostra come si può girare lì la tessera
terminal-swap-with = { $name }: dai { $give }, prendi
terminal-end =
  { $ap ->
    [0] termina
    [one] termina ({ $ap } punto azione va perso)
   *[other] termina ({ $ap } punti azione vanno persi)
  }
terminal-place = posto { $number }
terminal-token = { count-ap }
terminal-activate = attiva ({ count-ap })
terminal-begin = inizia con { count-ap }
terminal-hint = Scrivi un'azione, il suo numero o ? per l'aiuto.
terminal-hint-refused = `rules { $rule }` mostra la regola, `list` che cosa puoi fare, ? l'aiuto.
terminal-no-number = Nessuna azione ha il numero { $number }. `list` le mostra tutte con i loro numeri.
terminal-nothing-to-list = Non c'è nulla da elencare per «{ $verb }». Adesso puoi fare: { $verbs }
terminal-really-end =
  Hai ancora { count-ap }. Ciò che resta andrebbe perso, e la fine di un turno non si può annullare. Vuoi terminarlo?
terminal-costs = Costa { count-cost }.
terminal-why-what = Chiedi di un'azione, per esempio: why move leader a1 b2
terminal-no-card =
  Non esiste né una carta né un potere { $card }. Le carte vanno da 01-1 a 24, i poteri da p01 a p24; una carta coperta ha
  una x dopo il suo id.
terminal-rules-which =
  Chiedi una regola con il suo id, per esempio: rules R-MOVE-2. Fuori dalla partita, `tikal rules` le elenca tutte.


## Aiuto

terminal-help-actions =
  Scrivi un'azione come è elencata, se vuoi con le parole abbreviate (m l a1 b2), o solo il suo numero. L'inizio di
  un'azione elenca che cosa può seguire (move explorer).
terminal-usage-help = ?
terminal-help-help = questo aiuto
terminal-usage-list = list [VERBO]
terminal-help-list = tutto ciò che puoi fare adesso, o tutto con un solo verbo
terminal-usage-why = why AZIONE
terminal-help-why = se adesso puoi fare qualcosa e, se no, quale regola lo vieta
terminal-usage-undo = undo
terminal-help-undo = annulla la tua ultima azione, a meno che abbia rivelato qualcosa o concluso il turno
terminal-usage-score = score
terminal-help-score = da dove vengono i punti di tutti, e che cosa darebbe adesso un conteggio
terminal-usage-board = board
terminal-help-board = mostra di nuovo il tabellone
terminal-usage-log = log [N|all]
terminal-help-log = che cosa è successo
terminal-usage-save = save FILE
terminal-help-save = salva la partita in un file a tua scelta; viene comunque salvata automaticamente dopo ogni mossa
terminal-usage-rules = rules ID
terminal-help-rules = il testo di una regola
terminal-usage-card = card [ID...]
terminal-help-card = che cosa fanno carte o poteri, per esempio card 13 p07; senza id, tutti i tuoi
terminal-usage-quit = quit
terminal-help-quit = esce; `tikal terminal` continua la partita più tardi
terminal-help-symbols =
  Sul tabellone: { $pieces } tre esploratori e il capo ({ $leader }) · { $camp } campo · tempio 5 e il segno di un
  giocatore: chi ne segnerebbe ora i punti, { $guardian } con un guardiano · { $masks } tesori rimasti e presi · 2 in
  una parete: prezzo del passaggio · { $small } lastre che portano nella giungla. Riserva: esploratori e capo, campi,
  guardiani. Ora: che cosa darebbe un conteggio.

terminal-help-legend =
  In Legend gli esagoni punteggiati sono per le tessere delle carte da 22 a 24, e le pedine possono entrarvi come nella
  giungla. { $token } accanto a un numero: lì c'è un gettone lastra. Le carte prese nel draft stanno a destra della
  plancia campo, quelle conservate a sinistra ({ $free } per uno spazio libero); 20x è la carta 20 coperta.
  Indisponibili: esploratori e capo ancora da reclutare.


## La cronaca e la fine

terminal-more-news = (Prima è successo altro; `log` mostra tutto.)
terminal-would-score = Se tutti segnassero punti adesso:
terminal-scoring-round = Conteggio { $number }:
terminal-from-temples = tempio { $source } { $points }
terminal-from-treasures =
  { $count ->
    [one] { kind-found } { $points }
   *[other] { $count } × { kind-found } { $points }
  }
terminal-from-highest = tempio alto { $source } { $points }
terminal-from-volcanoes = vulcano { $source } { $points }
terminal-from-jungles = terreno aperto { $source } { $points }
terminal-from-lakes = lago { $source } { $points }
terminal-from-director = potere non usato { $points }
terminal-from-nothing = nulla
terminal-category-temples = templi
terminal-category-highest = più alti
terminal-category-volcanoes = vulcani
terminal-category-jungles = giungle
terminal-category-lakes = laghi
terminal-category-treasures = tesori
terminal-category-director = potere
terminal-sum = totale
terminal-saved = Salvata in { $file }.
terminal-save-where = Dove salvarla? Scrivi: save FILE
terminal-overwrite = { $file } esiste già. Vuoi sovrascriverlo?
terminal-cannot-save = La partita non può essere salvata in { $file }: { $problem }
terminal-left = La partita è salvata in { $file }. `tikal terminal` la continua.
terminal-left-there = La partita è salvata. `tikal terminal --resume { $file }` la continua.
terminal-kept = La partita è conservata in { $file }.


## Compilare accanto alla partita

terminal-compiling =
  { $seconds ->
    [0] Compilazione in corso, per bot e regole più veloci: { $percent }%, quasi pronto.
   *[other] Compilazione in corso, per bot e regole più veloci: { $percent }%, ancora { $seconds } s circa.
  }
terminal-stand-in =
  { $count ->
    [one] Per ora { $names } gioca come { $level }.
   *[other] Per ora { $names } giocano come { $level }.
  }
terminal-compiling-ready =
  { $count ->
    [one] La compilazione è finita. D'ora in poi { $names } gioca a piena forza.
   *[other] La compilazione è finita. D'ora in poi { $names } giocano a piena forza.
  }
terminal-compiling-failed =
  { $count ->
    [0] La compilazione non è riuscita, quindi la partita è più lenta. `tikal doctor` dice perché.
    [one] La compilazione non è riuscita: la partita è più lenta, e { $names } gioca come { $level }. `tikal doctor` dice perché.
   *[other] La compilazione non è riuscita: la partita è più lenta, e { $names } giocano come { $level }. `tikal doctor` dice perché.
  }
terminal-compiling-off =
  { $count ->
    [one] TIKAL_JIT=0 disattiva la compilazione, quindi { $names } gioca come { $level }.
   *[other] TIKAL_JIT=0 disattiva la compilazione, quindi { $names } giocano come { $level }.
  }
