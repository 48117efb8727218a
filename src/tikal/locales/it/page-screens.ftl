### Le schermate intorno al tavolo: pagina iniziale, nuova partita, regole, guida, revisione, impostazioni.


## Parole di tutte le schermate

app-nav = Menu principale
app-nav-home = Tikal, home
app-nav-new = Nuova partita
app-nav-learn = Impara
app-nav-puzzles = Rompicapi
app-nav-rules = Regole
app-nav-open = File
app-settings = Impostazioni
app-go-dark = Passa al tema scuro
app-go-light = Passa al tema chiaro
app-close = Chiudi
app-loading = Caricamento…
app-again = Riprova
app-go-home = Home
app-yes = sì
app-no = no
app-none = nessuno
app-not-affiliated =
  Un programma non ufficiale per il gioco da tavolo Tikal di Wolfgang Kramer e Michael Kiesling. Non è fatto, approvato
  o sostenuto dai suoi autori o editori. Tutte le immagini e i testi sono nostri.
app-reconstructed =
  Alcuni dati di Tikal Legend sono introvabili. Li abbiamo ricostruiti e contrassegnati con questa parola.

app-missing-title = Qui non c'è nulla
app-missing-text = All'indirizzo { $path } non c'è alcuna pagina. Forse il link è stato troncato nel copiarlo.
app-no-table-title = Questo tavolo non esiste
app-no-table-text = Forse il link è troncato, o il tavolo è stato eliminato. Chiedine uno nuovo a chi te l'ha mandato.
app-wrong-link-title = Questo link non apre più questo posto
app-wrong-link-text =
  È stato rinnovato, o ne manca una parte; questo browser lo ha dimenticato. Se il posto è tuo, apri il tavolo sul
  dispositivo dove hai rinnovato il link, o chiedi all'host. La partita è al sicuro.
app-wrong-link-watch = Guarda senza un posto
app-no-spectators-title = Questo tavolo non ammette spettatori
app-no-spectators-text =
  Possono entrare solo giocatori con un proprio link. Se ne hai uno, aprilo così come ti è stato mandato.
app-unreachable-title = Il server non risponde
app-unreachable-text = La tua partita è al sicuro. Controlla la connessione, poi riprova.
app-refused-title = Qualcosa non ha funzionato


## Pagina iniziale

home-title = Esplora la giungla di Tikal
home-lead =
  Riporta alla luce templi, dissotterra tesori e preparati all'eruzione del vulcano. Contro i bot, davanti allo stesso
  schermo o con amici lontani.
home-next = Continua: tocca a te
home-play = Gioca
home-choose = Scegli edizione e giocatori
home-pause = Ferma l'animazione
newcomer-question = Conosci Tikal?
newcomer-new = No, non ancora
newcomer-knows = Sì, lo conosco
newcomer-welcome = Ti diamo il benvenuto! La guida ti mostra il gioco in dieci minuti. Anche i tuoi primi bot saranno principianti.
newcomer-welcome-back = Che bello vederti. Buon divertimento!
newcomer-guide = Comincia la guida
home-learn = Impara giocando
home-puzzle = Rompicapo del giorno
home-open = Apri un file di partita
home-tables = I miei tavoli
home-your-turn = tocca a te
home-turn-of = tocca a { $name }
home-to-look-at = solo da guardare
home-is-asking = …
home-is-over = finita
home-is-gone = non esiste più
home-is-unknown = il server non risponde
home-forget = Togli { $title } da questo elenco
home-forget-hint = Toglila da questo elenco. La partita resta.
home-more =
  { $count ->
    [one] Un'altra
   *[other] Altre { $count }
  }


## Nuova partita

new-title = Nuova partita
new-intro = Puoi lasciare tutto com'è: le impostazioni proposte fanno una buona partita.
new-asked-edition = L'indirizzo chiede l'edizione «{ $value }», che non esiste. Quelle possibili sono: { $known }.
new-asked-scenario = L'indirizzo chiede lo scenario «{ $value }», che in { $edition } non c'è. Scegline un altro qui sotto.
new-asked-auction = L'indirizzo dice auction={ $value }. Dovrebbe dire auction=yes o auction=no.
new-asked-no-auction = L'indirizzo chiede un'asta, ma in { $edition } non c'è.
new-asked-players = L'indirizzo dice players={ $value }. Si può giocare da { $fewest } a { $most }.
new-asked-bots = L'indirizzo dice bots={ $value }. I bot possono essere da 0 a { $most }.
new-edition = Edizione
new-edition-ravensburger-1999 = Ravensburger
  .about = La prima edizione. Un campo si allestisce anche senza pedine sul posto.
new-edition-riogrande-1999 = Rio Grande
  .about = Anche ai vulcani deve portare una lastra.
new-edition-supermeeple-2015 = Super Meeple
  .about = Il gioco standard. In parità decide il tempio più alto con guardiano.
new-edition-classic = Classic
  .about = Dalla scatola di Legend. I vulcani non possono isolare un esagono.
new-edition-legend = Legend
  .about = Draft di carte, gettoni e tessere; laghi, poteri, sei round.
new-seats = Giocatori, in senso orario
new-player = Giocatore { $number }
new-first = Chi comincia
new-first-lot = a sorte
new-colour = Colore
new-colour-of =
  Colore di { $name }: { $colour ->
    [red] rosso
    [orange] giallo
    [white] bianco
   *[blue] blu
  }
new-colour-name =
  { $colour ->
    [red] rosso
    [orange] giallo
    [white] bianco
   *[blue] blu
  }
new-kind-here = qui
new-kind-link = via link
new-kind-bot = bot
new-kind-of = Come gioca { $name }
new-name-of = Nome del giocatore { $number }
new-level-of = Livello di { $name }
new-level-random = casuale
new-level-novice = principiante
new-level-greedy = facile
new-level-planner = forte
new-level-expert = esperto
new-remove = Togli { $name }
new-free-seat = Posto libero
new-options = Opzioni
new-scenario = Scenario
new-scenario-about = Quali tessere sono sul tabellone all'inizio.
new-scenario-first = Per le prime partite consigliamo { $name }.
new-scenario-chichen-itza = Chichén Itzá
new-scenario-uxmal = Uxmal
new-scenario-palenque = Palenque
new-scenario-calakmul = Calakmul
new-scenario-el-mirador = El Mirador
new-auction = Asta
new-auction-about = Offri punti per scegliere una tessera. Tutti iniziano con 20.
new-auction-house =
  Offri punti per scegliere una tessera. È una regola della casa: questa edizione non prevede l'asta.
new-spectators = Spettatori
new-spectators-about = Chiunque abbia l'indirizzo del tavolo può guardare.
new-more-options = Altre opzioni
new-seed = Seme
new-seed-about = Lo stesso numero dà le stesse tessere. Lascia vuoto per affidarti al caso.
new-name = Nome del tavolo
new-name-example = Tavolo della domenica
new-summary = Che cosa ti aspetta
new-summary-title =
  { $edition }, { $players ->
    [one] un giocatore
    [2] due giocatori
    [3] tre giocatori
    [4] quattro giocatori
   *[other] { $players } giocatori
  }
new-fact-tiles = tessere da esplorare
new-fact-points = punti azione per turno
new-fact-scorings = conteggi
new-fact-minutes = minuti circa
new-fact-rounds = round
new-fact-tokens = punti su un gettone
new-fact-cards = carte azione
new-reconstructed = ricostruito
new-reconstructed-about = La disposizione iniziale di questo scenario è introvabile; questa è una nostra ipotesi.
new-compare = Confronta le edizioni
new-teach = Prima voglio imparare
new-open = Apri il tavolo
new-opening = Apertura…
new-links-title = Il tavolo è aperto
new-links-text = Manda a ogni giocatore il link del suo posto. Non serve altro; non ci sono account.
new-links-secret =
  Ogni link vale una volta sola: il posto è di chi lo apre e si siede per primo. Puoi ritirarlo dal tavolo.
new-link-copy = Copia
new-link-copied = Copiato
new-to-table = Vai al tavolo

new-option-volcanoNeedsPath = A un vulcano deve portare una lastra
  .description =
    Come ogni altra tessera, un vulcano va piazzato dove porta una lastra. Se nessun esagono va bene, può stare
    accanto a qualsiasi tessera.
new-option-volcanoIsolationRule = I vulcani non possono isolare un esagono
  .description = Un vulcano non può toccarne un altro se così qualche esagono diventasse irraggiungibile per sempre.
new-option-campNeedsPresence = Per un campo serve una pedina sul posto
  .description = Puoi allestire un campo solo dove si trova un tuo esploratore o il tuo capo.
new-option-tieBreak = In caso di parità
  .description =
    Che cosa decide tra punteggi uguali alla fine, in quest'ordine: il tempio più alto con un proprio guardiano, il
    numero di tesori. Chi è ancora in parità condivide la vittoria.
new-option-printedVolcano = Mostra il vulcano stampato
  .description =
    Disegna il vulcano raffigurato accanto agli esagoni di questo tabellone. È decorazione e non cambia alcuna regola.
new-option-auction-allowDebt = Offrire più di quanto si ha
  .description =
    Le offerte possono superare il tuo punteggio, fino a 100 punti (un giro del tracciato); il punteggio scende allora
    sotto zero.
new-option-auction-lastPlacerFirstOnTie = In parità inizia chi ha piazzato per ultimo
  .description =
    Tra giocatori con lo stesso punteggio, chi ha piazzato l'ultima tessera gioca per primo nel conteggio finale
    invece che per ultimo.
new-option-powers = Poteri dei direttori del museo
  .description =
    Si gioca con i poteri inventati da noi, perché quelli veri sono introvabili; oppure senza poteri, e allora tutti
    ricevono i 5 punti per un potere non usato.
new-option-legend-leftSlots = Spazi per carte conservate
  .description = Quante carte puoi conservare a sinistra della tua plancia campo.
new-option-legend-swapRule = Condizione per scambiare tesori
  .description =
    Di quali tipi devi avere abbastanza tesori: di quello che prendi, di quelli che cedi, di entrambi, o come
    nell'esempio del regolamento.
new-option-legend-apTokens = Valori dei gettoni PA
  .description = I valori dei 24 gettoni nel sacchetto, da 6 a 13, in qualsiasi ordine.
new-option-legend-card01 = Tesori delle carte da 01-1 a 01-8
  .description = Quali due tesori blu dà ognuna delle otto carte, come coppie separate da virgole.
new-value-highestGuardedTemple = tempio più alto con guardiano
new-value-treasureCount = numero di tesori
new-value-reconstructed = ricostruiti
new-value-none = nessuno
new-value-literal = come nell'esempio del regolamento
new-value-takenOnly = tipo preso
new-value-givenOnly = tipi ceduti
new-value-taken-given = entrambi


## Regole

rules-title = Regole
rules-intro = Con parole nostre, edizione per edizione. Quando qualcosa non è permesso, il tavolo mostra il numero della regola.
rules-search = Cerca
rules-search-example = guardiano, campo, R-DIG-2…
rules-all-editions = Tutte le edizioni
rules-families = Capitoli
rules-count =
  { $count ->
    [one] Una regola
   *[other] { $count } regole
  }
rules-nothing = Nessuna regola contiene tutte queste parole. Prova con meno parole o con un'altra edizione.
rules-unknown = La regola { $id } non esiste. Cerca una sua parola, o sfoglia i capitoli.
rules-link = Link a questa regola
rules-differs = varia secondo l'edizione
rules-loose = Altre questioni che abbiamo deciso


## Conteggi e grafico dei punti

score-start = inizio
score-final = Finale
score-volcano = Vulcano { $letter }
score-round = Conteggio { $number }
score-chart = Punti dopo ogni conteggio. Alla fine: { $summary }.
score-chart-end = { $name } { $score }
score-none = Non c'è ancora stato alcun conteggio. Ognuno sarà mostrato qui, tempio per tempio.
score-scorings = Conteggi
score-sheet = Foglio dei punti
score-source = Origine
score-category-temples = Templi controllati
score-category-highest = Templi più alti
score-category-volcanoes = Vulcani
score-category-jungles = Giungla e radure
score-category-lakes = Laghi
score-category-director = Direttore del museo
score-category-treasures = Collezioni di tesori
score-category-start = Punti iniziali
score-category-bonus = Grazie alle carte
score-category-bids = Offerte
score-director = potere non usato
score-guardian = guardiano
score-changed-hands = passato di mano
score-kinds = tipi
score-set =
  { $count } × { $kind ->
    [chief] cacicco
    [jaguar] giaguaro
    [totem] totem
    [carafe] caraffa
    [statue] statua
    [plate] piatto
    [bracelet] bracciale
    [necklace] collana
   *[other] { $kind }
  }
score-points = punti
score-this = Questo conteggio
score-score = punteggio


## Revisione

replay-title = Replay
replay-first = All'inizio
replay-prev = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-slider = Posizione
replay-step = { $step } di { $steps }
replay-turn = turno { $turn }
replay-turn-of = Turno { $turn }, { $name }
replay-start = L'inizio
replay-jump-turn = Turno
replay-jump-scoring = Conteggio
replay-no-moves = Non si è ancora giocato nulla.
replay-chart = Punti
replay-sheet = Foglio dei punti
replay-go-on = Gioca da qui
replay-go-on-about = Apre un nuovo tavolo con questa posizione. Questa partita resta com'è.
replay-go-on-not-whole =
  Finché la partita è in corso, nessuno può proseguire dalle sue posizioni: il file mostrerebbe ciò che è ancora
  nascosto.
replay-share = Copia il link
replay-copied = Link copiato
replay-file = File partita
replay-table = Vai al tavolo
replay-scores = Punteggi
replay-loading = Caricamento delle posizioni…


## File di partite

open-title = File di partite
open-intro =
  Guarda una partita da un file, o continua da una qualsiasi delle sue posizioni. I file finiscono in .tikal; ne trovi uno
  a ogni tavolo.
open-choose = Scegli un file
open-drop = o trascinalo qui, o incolla sotto il suo testo
open-text = Testo del file di partita
open-holds = Che cosa contiene il file
open-edition = Edizione
open-players = Giocatori
open-moves = Mosse
open-status = Stato
open-status-over = finita
open-status-running = in corso
open-scores = Punteggi
open-look = Guardala
open-go-on = Continua a giocare
open-at = Dalla mossa
open-at-about = 0 è l'inizio; { $last } l'ultima mossa del file.
open-seats = Chi gioca
open-start = Apri il tavolo
open-not-a-game = Non sembra un file di partita: deve iniziare con la riga «tikal: 1».
open-seen-only =
  Il file contiene solo ciò che poteva vedere un giocatore o uno spettatore: puoi guardare la partita, ma non
  continuarla.
open-wrong-line = Errore alla riga { $line }
open-too-large = Il file è più grande di quanto possa essere una partita ({ $size } kB).


## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
settings-theme-system = come il sistema
settings-theme-dark = scuro
settings-theme-light = chiaro
settings-motion = Animazioni
settings-motion-system = come il sistema
settings-motion-full = attive
settings-motion-reduced = ridotte
settings-speed = Turni degli altri
settings-speed-1 = passo per passo
settings-speed-2 = veloci
settings-speed-once = subito
settings-names = Nomi sugli esagoni esplorati
settings-keys = Tasti
settings-key-replay = in un replay: inizio, fine, avvia
settings-version = Versione { $version }


## La guida alla prima partita

learn-title = Impara giocando
learn-lesson = Lezione { $number } di { $count }
learn-lessons = Lezioni
learn-task = Da fare
learn-done = Fatto
learn-next = Prossima lezione
learn-skip = Salta
learn-back = Indietro
learn-again = Ricomincia questa lezione
learn-leave = Esci dalla guida
learn-opening = Preparazione del tabellone…
learn-hide = Nascondi il testo
learn-show = Mostra il testo
learn-finish = Concludi
learn-end-start = Inizia una vera partita
learn-end-rules = Leggi le regole

learn-lay =
  Un turno inizia con una tessera della pila: questa volta un tempio di valore 2. Va accanto al territorio esplorato,
  dove porta qualche lastra. Girala come vuoi: le lastre delle due tessere, sommate, sono il prezzo del passaggio.
  .title = Esplora la giungla
  .task = Scegli un esagono illuminato, gira la tessera come vuoi e piazzala.
  .done = La giungla è un po' più piccola. Il numero tra due tessere dice quanto costa passare dall'una all'altra.
learn-bring =
  Poi hai 10 punti azione. Portare una pedina dalla riserva al campo base a1 costa 1 punto. Quando ti contendi un
  esagono con gli altri, un esploratore vale 1 e il capo 3; ma di capi ne hai uno solo.
  .title = Schiera le tue pedine
  .task = Scegli «Schiera» e porta un esploratore o il capo in a1.
  .done = Sull'abaco c'è una pallina in meno. Porta quante pedine vuoi, fino a dieci per turno.
learn-walk =
  Le pedine si muovono sulle lastre: ogni lastra di un passaggio costa 1 punto, per ogni pedina. Prendine una, e il
  tavolo mostra ogni esagono raggiungibile con il prezzo della strada più economica.
  .title = Muovi di lastra in lastra
  .task = Prendi una pedina in a1 e portala in un altro esagono. Il tempio in b3 costa 3 punti.
  .done = Per strada nessuno ti ferma: su un esagono può stare qualsiasi numero di pedine, di tutti i giocatori.
learn-clear =
  Il tuo esploratore è sul tempio in b3. Liberare un piano costa 2 punti e aumenta di 1 il valore del tempio. Per due
  piani in un turno servono due tue pedine sul posto. I piani sono limitati: di ogni numero ce ne sono solo alcuni.
  .title = Libera un tempio
  .task = Scegli «Libera piano» e b3.
  .done = Valore 3. In un conteggio il tempio va a chi ha lì più di ciascun rivale.
learn-dig =
  Le rovine nascondono tanti tesori quante sono le maschere. Dissotterrarne uno costa 3 punti, e anche qui per un
  secondo nello stesso turno serve una seconda pedina. A ogni conteggio un tesoro da solo dà 1 punto, due uguali 3,
  tre uguali 6.
  .title = Dissotterra tesori
  .task = Hai due esploratori sulle rovine in c1. Scegli «Scava» e c1.
  .done = Un ritrovamento non si può annullare: ora tutti sanno che cosa c'era lì.
learn-camp =
  La strada dal campo base si fa lunga. Per 5 punti puoi allestire un campo tutto tuo su una radura o su rovine vuote,
  uno per esagono. Lì le tue pedine arrivano dalla riserva per 1 punto, e per 1 punto vanno da un campo all'altro.
  .title = Allestisci un campo
  .task = Il tuo esploratore ha raggiunto la radura in c2. Scegli «Campo» e c2.
  .done = Hai due campi, e restano dove sono.
learn-swap =
  Possiedi un giaguaro e un piatto, Ixchel possiede un giaguaro. Per 3 punti cedi un tesoro e ne prendi un altro. Due
  uguali sono al sicuro: si possono prendere solo tesori singoli.
  .title = Scambia tesori
  .task = Scegli «Scambia» e trasforma il tuo piatto in un secondo giaguaro.
  .done = Una coppia: 3 punti invece di 2, e nessuno te la può togliere.
learn-guard =
  Controlli il tempio in b3. Per 5 punti un guardiano lo rende tuo fino alla fine della partita. Il prezzo è alto: il
  guardiano resta lì, le altre tue pedine sull'esagono sono perse e il tempio non può più crescere. In una partita
  puoi piazzare due guardiani.
  .title = Piazza un guardiano
  .task = Scegli «Guardiano», poi b3, con un esploratore o il capo.
  .done = Il lucchetto lo mostra: b3 conta per te in ogni conteggio futuro.
learn-volcano =
  È stato pescato un vulcano, e tutto si ferma per un conteggio. Uno dopo l'altro, a partire da te, tutti i giocatori
  spendono 10 punti e segnano subito: templi controllati e collezioni di tesori. Dopo, un rivale può ancora superarti,
  quindi lo stesso tempio può contare per entrambi.
  .title = Il vulcano
  .task = Spendi i tuoi punti come vuoi, poi termina il turno per segnare. «Se si contasse ora» mostra che cosa darebbe.
  .done = I tuoi punti sono sul tracciato. Quando tutti hanno segnato, piazzi il vulcano; nessuno può passarci sopra.


## L'analisi di una partita

analysis-about = Ogni turno è confrontato con il migliore che troviamo, sapendo solo ciò che il giocatore poteva vedere.
analysis-judged = Valutato dal bot planner con { $nodes } posizioni, quattro volte più del solito. Ragiona come il bot che ha giocato questo turno e può trascurare le stesse cose.
analysis-start = Analizza questa partita
analysis-again = Riprova
analysis-stop = Ferma
analysis-go-on = Continua
analysis-lost = Persi
analysis-to-best = punti in meno del miglior turno trovato
analysis-is-best = non si è trovato nulla di meglio
analysis-unspent = Non spesi
analysis-points =
  { $ap ->
    [one] punto azione
   *[other] punti azione
  }
analysis-best = Miglior turno trovato
analysis-best-then = Il meglio da lì in poi
analysis-waiting = Analisi di questo turno…
analysis-chart = Punti persi
analysis-progress = { $done } turni su { $total }
analysis-turning = Punti di svolta
analysis-turn = Turno { $turn }
analysis-player = Giocatore
analysis-best-turns = Turni migliori
analysis-bar =
  { $known ->
    [true] Turno { $turn }, { $name }: { $loss } persi
   *[false] Turno { $turn }, { $name }: non ancora analizzato
  }

## Statistics of one's own games

stats-title = Statistiche
stats-lead = Le tue partite in questo browser. Nessun altro le vede.
stats-how = Una partita conta una volta per ogni posto giocato in questo browser. Contano ancora anche le partite che il server non ha più.
stats-empty = Ancora nessuna partita finita. Appena ne finisce una, qui trovi com'è andata, da dove venivano i tuoi punti e contro chi hai giocato.
stats-gathering = Raccolta delle tue partite…
stats-missing =
  { $count ->
    [one] Manca una partita: il server non ha risposto. Riprova più tardi.
   *[other] Mancano { $count } partite: il server non ha risposto. Riprova più tardi.
  }
stats-export = Esporta (CSV)
stats-games = Partite
stats-wins = Vittorie
stats-average = Punti in media
stats-best = Partita migliore
stats-editions = Per edizione e numero di giocatori
stats-against = Contro chi
stats-opponent = Avversario
stats-ahead = Più punti dell'avversario
stats-sources = Da dove venivano i punti
stats-a-game = { $points } a partita
stats-other = Punti iniziali e offerte
