### Gli esempi, passo per passo. Le posizioni sono in teaching/data/examples.toml.


example-first-round = Due turni dall'inizio di una partita: rovine e un tesoro, poi una radura e un tempio.
  .title = Un primo giro
example-first-round-1 = Comincia Ana. Ha pescato delle rovine con quattro maschere.
example-first-round-2 =
  Le piazza in c1: vi porta una lastra della radura. Sulle rovine si mettono quattro tesori coperti. Ora ha 10 punti
  azione.
example-first-round-3 = Per 1 punto porta il suo capo al campo base.
example-first-round-4 = Il capo va alle rovine passando per la radura. Ogni passaggio mostra una lastra: 2 punti.
example-first-round-5 = Dissotterrare il tesoro in cima costa 3 punti. Una pedina appena arrivata può agire subito.
example-first-round-6 =
  I punti le basterebbero per un altro tesoro. Ma per ogni tesoro del turno serve una pedina diversa, e qui c'è solo
  il capo.
example-first-round-7 = Così porta due esploratori al campo base.
example-first-round-8 = Uno va al tempio in a2: due lastre, 2 punti. I suoi punti sono finiti.
example-first-round-9 =
  Ixchel piazza una radura in c2. Quando si piazza una radura non succede nulla. Anche lei ha 10 punti.
example-first-round-10 = Porta due esploratori, 1 punto ciascuno.
example-first-round-11 = Entrambi vanno al tempio in a2, per 2 punti ciascuno. L'esploratore di Ana non li ferma.
example-first-round-12 =
  Due esploratori possono liberare due piani, a 2 punti l'uno: il tempio sale da 1 a 3. Lo controlla Ixchel, due
  contro uno.
example-first-round-13 = Anche i suoi punti sono finiti. Ana pesca la tessera successiva.

example-clearing = Quanti piani si possono liberare in un turno.
  .title = Piani su più templi
example-clearing-1 = Ana ha 10 punti, un esploratore in b3, tre in c3 e uno in a2.
example-clearing-2 = Con un esploratore libera un piano in b3: 2 punti, e il tempio vale 3.
example-clearing-3 = Con esploratori diversi libera due piani in c3: da 3 a 5, per 4 punti.
example-clearing-4 = Un terzo esploratore è pronto in c3, ma in un turno si liberano al massimo due piani per tempio.
example-clearing-5 = Il limite vale per ciascun tempio. Quindi può ancora liberare un piano in a2.

example-guardian = Quanto costa un guardiano e che cosa rende.
  .title = Un guardiano, 4 contro 3
example-guardian-1 =
  Sul tempio di valore 6 Ana ha il capo e un esploratore: 3 + 1 = 4. Ixchel ha tre esploratori: 3. Il tempio è di
  Ana.
example-guardian-2 =
  Per 5 punti fa del capo il guardiano. Il suo esploratore lì presente esce dal gioco; i tre di Ixchel restano.
example-guardian-3 = Da ora nessuno può più liberare piani di questo tempio, nemmeno Ana.
example-guardian-4 = Per quanti esploratori porti Ixchel, i 6 punti sono di Ana a ogni conteggio.

example-digging = Due tesori in un posto, un terzo in un altro.
  .title = Scavare, e scavare ancora
example-digging-1 = Ana ha tre esploratori su rovine con tre tesori, e 10 punti.
example-digging-2 = Scava due volte: 6 punti, con due esploratori diversi.
example-digging-3 = Il terzo qui non può più scavare: in un turno si prendono al massimo due tesori dalle stesse rovine.
example-digging-4 = Così va nelle rovine accanto, passando una lastra.
example-digging-5 = Là il conto ricomincia: un terzo tesoro, e i punti sono finiti.

example-camps = Come le pedine viaggiano da un campo all'altro.
  .title = Di campo in campo
example-camps-1 = Ana ha un campo in c2 e uno in e2. Il suo capo è in quello in c2.
example-camps-2 = Per 1 punto il capo va nell'altro campo, per quanto sia lontano.
example-camps-3 = Anche dalla riserva una pedina arriva per 1 punto in qualsiasi proprio campo.
example-camps-4 = Il campo di Ixchel in d3 le è precluso: non può né partire da lì né arrivarci.

example-swap = Un tesoro in cambio di un altro, ed ecco una coppia.
  .title = Uno scambio per una coppia
example-swap-1 =
  Ana possiede due giaguari, un totem e un piatto: 3 + 1 + 1 = 5 punti. Ixchel possiede due cacicchi, un piatto e
  una statua: anche lei 5.
example-swap-2 = I cacicchi di Ixchel sono una coppia. Le coppie sono al sicuro.
example-swap-3 =
  Per 3 punti Ana dà il totem e prende il piatto. Ora ha due coppie, 6 punti a ogni conteggio. Ixchel non può
  rifiutare e resta a 5.

example-scoring = Quanti punti danno templi e tesori.
  .title = Un conteggio da 29 punti
example-scoring-1 =
  È uscito un vulcano. Ana gioca per prima e potrebbe ancora spendere 10 punti. Controlla templi di valore 3, 5, 5
  e 8: 21 punti. In d2 il suo capo conta 3 contro due esploratori. Due coppie e due tesori singoli: 3 + 3 + 1 + 1
  = 8.
example-scoring-2 = Termina il turno e segna 21 + 8 = 29. Ora Ixchel ha 10 punti.
example-scoring-3 =
  Ixchel segna il tempio di valore 9. Quando tutti hanno segnato, Ana piazza il vulcano e gioca il suo turno.

example-auction = Quattro giocatori fanno offerte per quattro tessere.
  .title = Un round d'asta
example-auction-1 = Tutti hanno 20 punti. Quattro tessere sono scoperte e Ana apre la prima asta.
example-auction-2 = Ana offre 1, Ixchel 2. Balam passa ed è fuori da quest'asta. Itzel offre 3.
example-auction-3 = Ana offre 4, Ixchel 5. Itzel e Ana passano. Ixchel vince e paga 5: le restano 15 punti.
example-auction-4 = Prende le rovine, le piazza e gioca un turno normale. Poi il suo amuleto viene girato.
example-auction-5 =
  La seconda asta la apre Balam, alla sinistra di Ixchel, che non partecipa più. Balam offre 1, Itzel 3, Ana 4;
  gli altri passano. Ana paga 4.
example-auction-6 = Ana prende un tempio e gioca il suo turno.
example-auction-7 =
  Restano solo Balam e Itzel. Balam apre e passa, anche Itzel passa. Nessuno ha offerto: tocca a Balam, che ha
  passato per primo, e non paga nulla.
example-auction-8 = Balam prende la radura e gioca il suo turno.
example-auction-9 =
  Itzel riceve l'ultima tessera senza asta e gratis. Poi tutti gli amuleti tornano scoperti, e Ana, alla sua
  sinistra, apre il round successivo.

example-auction-1999 = Le stesse regole, altre offerte.
  .title = Un'asta della prima edizione
example-auction-1999-1 = Quattro giocatori con 20 punti ciascuno e quattro tessere scoperte.
example-auction-1999-2 = Ana offre 4, Ixchel 5, tutti gli altri passano. Ixchel paga 5.
example-auction-1999-3 = Prende una tessera e gioca il suo turno.
example-auction-1999-4 = Balam apre la seconda asta con 3. Itzel passa, Ana offre 4, Balam passa. Ana paga 4.
example-auction-1999-5 = Ana gioca il suo turno.
example-auction-1999-6 = Balam e Itzel passano entrambi. Balam ha passato per primo e gioca gratis.
example-auction-1999-7 = Itzel prende gratis l'ultima tessera. Ana, alla sua sinistra, apre il round successivo.

example-legend-scoring = Tutte e sei le categorie, una per una.
  .title = Un conteggio di Legend, 67 a 79
example-legend-scoring-1 =
  Un conteggio con Ana e Ixchel. La tabella accanto al tabellone mostra quanto segnerebbe ciascuna.
example-legend-scoring-2 =
  Un tempio dà il suo valore. Ana controlla i templi 9, 7 e 6: 22 punti. Ixchel i templi 7, 7, 6 e 3: 23 punti.
example-legend-scoring-3 =
  I templi alti danno punti in più. Il 9 e il 7 di Ana danno 8 + 5 = 13, i due 7 di Ixchel 5 + 5 = 10.
example-legend-scoring-4 = Ogni vulcano controllato vale 10. Ana ne controlla uno, Ixchel due.
example-legend-scoring-5 =
  Giungla, radure e rovine vuote contano una volta per ogni tempio. Ana: 4 esagoni per 3 templi fanno 12. Ixchel: 4
  per 4 fanno 16.
example-legend-scoring-6 =
  I laghi si moltiplicano per le maschere delle proprie rovine. Ana ha nove maschere ma nessun lago: 0. Ixchel ha
  due laghi e tre maschere: 6.
example-legend-scoring-7 =
  Le collezioni di tesori. Ana ne ha da uno, da due e da tre: 1 + 3 + 6 = 10. Ixchel ne ha da uno e da due: 1 + 3 = 4.
example-legend-scoring-8 = Ana termina il turno: 67 punti, oltre al punto con cui ha iniziato.
example-legend-scoring-9 = Ixchel termina il suo: 79 punti, oltre ai suoi 2.

example-legend-exchange = Quando si può scambiare un tesoro con un altro.
  .title = Scambiare tesori in Legend
example-legend-exchange-1 =
  Ana ha due giaguari, due cacicchi, un totem e una caraffa. Ixchel ha due cacicchi e due giaguari.
example-legend-exchange-2 =
  Ana vorrebbe dare un cacicco in cambio di un giaguaro. Non può: per dare un solo tesoro deve averne più di Ixchel di
  quel tipo, e ne hanno due ciascuna.
example-legend-exchange-3 =
  Di totem ne ha più di Ixchel, di giaguari altrettanti. Quindi dà il totem e prende un giaguaro: tre giaguari. In
  Legend le coppie non sono al sicuro.
example-legend-exchange-4 = Per altri 3 punti dà la caraffa in cambio dell'ultimo giaguaro: ora ne ha quattro.

example-legend-exchange-two = Due tesori in una volta sola.
  .title = Due per due
example-legend-exchange-two-1 = Di nuovo gli stessi tesori.
example-legend-exchange-two-2 =
  Per 3 punti Ana prende tutti e due i giaguari e dà un cacicco e la caraffa. Per due tesori basta averne di ogni
  tipo quanti ne ha Ixchel.
