### Imparare il gioco: le edizioni a confronto, gli esempi, il riepilogo, i luoghi.

learning-nav = Impara il gioco


## Le edizioni a confronto

compare-nav = Confronta le edizioni
compare-title = Le edizioni a confronto
compare-intro =
  Tutte le edizioni hanno lo stesso nucleo. Ecco i punti in cui si distinguono, presi dalle stesse regole che questo
  programma applica. È evidenziato tutto ciò che si discosta dalla prima edizione mostrata.
compare-which = Edizioni mostrate
compare-only = Solo le differenze
compare-caption = Punti nelle righe, edizioni nelle colonne
compare-basis = termine di confronto
compare-other = diverso:
compare-same = Le edizioni mostrate concordano su tutto.
compare-nothing = nessuno
compare-range = da { $first } a { $last }
compare-section-box = La scatola
compare-section-start = Preparazione
compare-section-play = Svolgimento
compare-section-score = Conteggio
compare-section-options = Ciò che i regolamenti risolvono in modo diverso
compare-section-rules = Regole, capitolo per capitolo
compare-year = Anno
compare-publisher = Editore
compare-language = Regolamento da cui siamo partiti
compare-language-it = italiano
compare-language-fr = francese
compare-language-en = inglese
compare-players = Giocatori
compare-auction = Asta
compare-auction-yes = nel regolamento
compare-auction-house = regola della casa
compare-scenarios = Luoghi da esplorare
compare-firstPlayer = Chi comincia
compare-firstPlayer-oldest = il più anziano
compare-firstPlayer-museumOrRandom = chi è stato per ultimo in un museo, o a sorte
compare-firstPlayer-random = a sorte
compare-startScore = Punti all'inizio
compare-startScore-seatNumber = da 1 a 4, secondo l'ordine di turno
compare-auctionStartScore = Punti all'inizio con l'asta
compare-tiles = Tessere nella pila
compare-rounds = Round
compare-actionPoints = Punti azione per turno
compare-cards = Carte azione (in due)
compare-dottedHexes = Esagoni punteggiati attorno al tabellone
compare-volcanoesPassable = Le pedine possono entrare nei vulcani
compare-scorings = Conteggi
compare-scoredFor = Che cosa dà punti
compare-setValues = 1, 2, 3… tesori uguali
compare-status-stated = scritto
compare-status-derived = dedotto
compare-status-reconstructed = ricostruito
compare-status-unknown = testo mancante


## Esempi

examples-title = Esempi
examples-intro =
  Gli esempi dei regolamenti, su tessere vere e con parole nostre. Seguili passo per passo: ogni passo è giocato con
  le regole di questo programma.
examples-steps =
  { $count ->
    [one] Un passo
   *[other] { $count } passi
  }
examples-step = Passo { $number } di { $count }
examples-previous = Indietro
examples-next = Passo successivo
examples-next-one = Avanti: { $title }
examples-rules = Le regole che spiega
examples-points =
  { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
examples-ap =
  { $count ->
    [one] Ancora { $count } punto azione
   *[other] Ancora { $count } punti azione
  }
examples-would-score = Se si contasse ora
examples-total = Totale
examples-see = Esempio: { $title }


## Il riepilogo

aid-nav = Riepilogo
aid-title = Riepilogo per i giocatori
aid-intro = Quello che si cerca durante la partita, in una pagina. Stampala e tienila accanto al tabellone.
aid-print = Stampa
aid-edition = Edizione
aid-actions = Quanto costano le azioni
aid-price = { $price } PA
aid-price-stones = 1 PA per lastra
aid-price-recruit = { $explorer } / { $leader } PA
aid-act-deploy = Schierare
  .text = Una pedina dalla riserva al campo base o a un tuo campo.
aid-act-move = Muovere
  .text = Su un esagono vicino, passando le lastre fra i due.
aid-act-transfer = Trasferire
  .text = Una pedina fra il campo base e i tuoi campi, a qualsiasi distanza.
aid-act-clear = Liberare un piano
  .text = Una tua pedina per ogni piano; al massimo 2 per tempio e turno.
aid-act-dig = Scavare
  .text = Una tua pedina per ogni tesoro; al massimo 2 per rovine e turno.
aid-act-swap = Scambiare tesori
  .text = Un tuo tesoro singolo per uno singolo di un rivale. Le coppie sono al sicuro.
aid-act-camp = Allestire un campo
  .text = Su una radura o su rovine vuote senza campo. Ne hai 2.
aid-act-guard = Piazzare un guardiano
  .text = In un tempio che controlli. Le altre tue pedine lì sono perse. 2 per partita.
aid-act-stone = Mettere un gettone lastra
  .text = Su qualsiasi confine. Vale come una lastra stampata. Ce ne sono 2.
aid-act-movestone = Spostare un gettone lastra
  .text = Da un confine a un altro.
aid-act-recruit = Reclutare
  .text = Un esploratore o il secondo capo entra nella tua riserva.
aid-legend-act-swap = Scambiare tesori
  .text = Uno o due di un tipo; devi averne abbastanza sia di ciò che prendi sia di ciò che dai.
aid-legend-act-camp = Allestire un campo
  .text = Su una radura o rovine vuote, se non c'è nessuno o hai la maggioranza.
aid-base-turn = Pesca una tessera e piazzala dove porta una lastra. Poi spendi fino a { $ap } punti azione. Quelli che avanzano vanno persi.
  .title = Il tuo turno
aid-base-count = Un esploratore conta 1, il capo 3. Il tempio è tuo se hai più di ciascun rivale. In parità non è di nessuno. Un guardiano batte tutto.
  .title = Chi controlla un tempio
aid-base-volcano = Tutti, a cominciare da chi l'ha pescato, spendono { $ap } punti azione e segnano subito i punti. Poi quel giocatore piazza il vulcano e gioca un turno normale. Vulcani: lettere { $letters }.
  .title = Un vulcano
aid-base-score = Ogni tempio che controlli dà il suo valore. Tesori uguali:
  .title = Conteggio
aid-base-end = Dopo l'ultima tessera ciascuno ha ancora una volta { $ap } punti azione e segna i punti. Vince chi ne ha di più.
  .title = La fine
aid-base-auction = Si comincia con { $start } punti. Ci sono tante tessere scoperte quanti giocatori. Offri di più o passa; chi vince paga, sceglie una tessera, gioca un turno e gira l'amuleto. Se nessuno offre, gioca gratis chi ha passato per primo. L'ultima tessera è gratis. Il round successivo lo apre chi siede a sinistra dell'ultimo.
  .title = Con l'asta
aid-legend-round = Sei round, ciascuno con un draft e una fase delle azioni. Nel draft si prende un elemento alla volta: un gettone PA, carte (3; in quattro 2), tessere (2 in due, altrimenti 1) e un posto nell'ordine successivo.
  .title = Un round
aid-legend-action = A turno, una cosa ciascuno: giocare una carta, conservare una carta (da destra a sinistra, 3 spazi), piazzare una tessera su un esagono libero dentro la linea punteggiata, o usare il gettone. Il potere del direttore è gratis, una volta per partita. Si può passare quando non restano né tessere, né carte nuove, né il gettone.
  .title = La fase delle azioni
aid-legend-count = Un esploratore conta 1, un capo 3, su ogni tipo di esagono. L'esagono è tuo se hai più di ciascun rivale. Un guardiano batte tutto.
  .title = Chi controlla un esagono
aid-legend-volcano = Piazzare il vulcano di B o di D fa partire subito un conteggio: ciascuno spende { $ap } punti azione e segna i punti, a cominciare da chi l'ha piazzato.
  .title = Un vulcano
aid-legend-score = Templi: il loro valore, più 5, 6, 8, 10 con valore 7, 8, 9, 10. Vulcani: 10 ciascuno. Giungla, radure e rovine vuote × templi. Laghi × maschere visibili. Tesori uguali:
  .title = Conteggio
aid-legend-end = Dopo il sesto round ciascuno spende { $ap } punti azione e segna i punti un'ultima volta. Un direttore non usato dà 5. Vince chi ha più punti.
  .title = La fine
aid-floors = Piani dei templi nella scatola
aid-floor-level = livello
aid-floor-count = numero
aid-differs = In questa edizione
aid-made = Tikal, { $version }. Opera non ufficiale di appassionati.


## Le regole in immagini

rules-choose = A quale edizione giochi?
rules-overview = Il gioco in breve
rules-everything = Tutte le regole di questa edizione


## I luoghi

places-nav = I luoghi
places-title = I luoghi veri
places-intro = Tikal e le altre città maya del gioco esistono davvero. Qualche parola su ciascuna.
places-tikal = Tikal
places-where = Dove

## Due parole su ogni luogo; i fatti sono di dominio comune

place-tikal =
  Tikal si trova nella foresta pluviale del nord del Guatemala. Qui si viveva già molto prima della nostra era, e fra il
  200 e il 900 circa i suoi re governarono una delle più potenti città maya. Grandi templi svettano sopra gli alberi; il
  più alto, il Tempio IV, misura circa 65 metri. Nel IX secolo cominciò il declino, alla fine del X la città era deserta
  e la foresta si richiuse su di essa. Una spedizione la descrisse nel 1848, e si scava ancora: i rilievi laser
  dall'aria hanno mostrato, nella città e nei dintorni, migliaia di edifici che nessuno aveva visto sotto le foglie.
  .where = Petén, Guatemala
  .when = al culmine fra il 200 e il 900 circa
place-chichen-itza =
  Una delle città maya più note sorge nella pianura arida dello Yucatán, accanto a un profondo pozzo naturale, il cenote
  sacro, in cui si gettavano offerte. La sua piramide, El Castillo, ha quattro scalinate; con la piattaforma in cima
  fanno 365 gradini, uno per ogni giorno dell'anno. Agli equinozi il sole disegna un serpente di luce e ombra lungo la
  scalinata nord. Il campo della palla è il più grande che si conosca in Mesoamerica.
  .where = Yucatán, Messico
  .when = al culmine fra l'800 e il 1100 circa
place-uxmal =
  Uxmal è famosa per le sue facciate: migliaia di pietre scolpite formano reticoli, serpenti e maschere dal lungo naso,
  in cui di solito si vede Chaac, il dio della pioggia. Qui contava molto, perché fra queste colline non ci sono fiumi e
  quasi nessun cenote; si raccoglieva l'acqua piovana in cisterne. La Piramide dell'Indovino, alta circa 35 metri, ha i
  fianchi arrotondati. La leggenda dice che un nano la costruì in una notte.
  .where = Yucatán, Messico
  .when = al culmine fra il 700 e il 1000 circa
place-palenque =
  Palenque è adagiata ai piedi di montagne verdi e la attraversano dei ruscelli; un acquedotto a volta ne porta uno
  sottoterra accanto al palazzo. Il re Pakal regnò 68 anni nel VII secolo. La sua tomba, nel profondo del Tempio delle
  Iscrizioni, fu aperta nel 1952: portava una maschera di giada. I lunghi testi scolpiti qui hanno aiutato a decifrare
  la scrittura maya.
  .where = Chiapas, Messico
  .when = al culmine fra il 600 e l'800 circa
place-calakmul =
  Calakmul era la sede dei re del serpente e la grande rivale di Tikal. Le due si combatterono e tramarono per più di un secolo,
  finché Tikal vinse una battaglia decisiva nel 695. La sua piramide maggiore è fra le più massicce costruite dai Maya. Un
  botanico vide i tumuli da un aereo nel 1931; oggi la città si trova in una riserva dove vivono i giaguari.
  .where = Campeche, Messico
  .when = al culmine fra il 500 e l'800 circa
place-el-mirador =
  La grande epoca di El Mirador fu molto anteriore: la città fiorì prima della nostra era e verso il 150 era quasi
  abbandonata. Larghe strade rialzate la univano ad altri centri nella foresta paludosa. Il suo complesso La Danta, alto
  circa 70 metri, è per volume, a quanto pare, fra le più grandi piramidi del mondo. Nessuna strada vi arriva; quasi
  tutti i visitatori camminano due giorni.
  .where = Petén, Guatemala
  .when = al culmine fra il 300 a.C. e il 100 d.C. circa
places-play = Gioca qui
places-when = Quando
