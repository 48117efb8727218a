### Imparare il gioco: le edizioni a confronto, gli esempi, il riepilogo, i luoghi.

learning-nav = Imparare il gioco


## Le edizioni a confronto

compare-nav = Confronta le edizioni
compare-title = Le edizioni a confronto
compare-intro =
  Tutte le edizioni hanno lo stesso cuore. Ecco i punti in cui si distinguono, presi dalle stesse regole che questo
  programma applica. È evidenziato tutto ciò che si discosta dalla prima edizione mostrata.
compare-which = Edizioni mostrate
compare-only = Solo le differenze
compare-caption = Punti nelle righe, edizioni nelle colonne
compare-basis = il confronto è con questa
compare-other = diverso:
compare-same = Le edizioni mostrate concordano su tutto.
compare-nothing = nessuno
compare-range = da { $first } a { $last }
compare-section-box = La scatola
compare-section-start = Preparazione
compare-section-play = Svolgimento
compare-section-score = Punteggio
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
compare-firstPlayer-museumOrRandom = chi è stato per ultimo in un museo, o la sorte
compare-firstPlayer-random = la sorte
compare-startScore = Punti all'inizio
compare-startScore-seatNumber = da 1 a 4, secondo l'ordine di turno
compare-auctionStartScore = Punti all'inizio con l'asta
compare-tiles = Tessere nella pila
compare-rounds = Round
compare-actionPoints = Punti azione per turno
compare-cards = Carte azione (in due)
compare-dottedHexes = Esagoni tratteggiati attorno al tabellone
compare-volcanoesPassable = Si può entrare nei vulcani
compare-scorings = Conteggi
compare-scoredFor = Danno punti
compare-setValues = 1, 2, 3 … tesori uguali
compare-status-stated = scritto
compare-status-derived = dedotto
compare-status-reconstructed = ricostruito
compare-status-unknown = testo mancante
