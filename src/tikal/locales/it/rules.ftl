### Le regole con parole nostre. L'id del messaggio è l'id della regola; `.title` nomina la regola in poche parole.
### «Pedina» significa sempre un membro di una spedizione: un capo o un esploratore.


## Parte 1: il gioco base

# Materiale

R-COMP-1 =
  Ci sono 36 tessere terreno esagonali: 15 templi, 10 radure, 8 rovine e 3 vulcani. Ognuna porta sul retro una lettera
  da A a G.
  .title = Tessere terreno
R-COMP-2 =
  Quattro esagoni del tabellone sono esplorati fin dall'inizio: il campo base, due templi e una radura. Entrambi questi
  templi hanno valore 1.
  .title = Esagoni stampati
R-COMP-3 =
  Ci sono 24 tesori: otto tipi, tre per tipo.
  .title = Tesori
R-COMP-4 =
  Ci sono 48 piani di tempio: tre di livello 2, sei di livello 3, nove di livello 4, undici di livello 5, otto di
  livello 6, cinque di livello 7, tre di livello 8, due di livello 9 e uno di livello 10. Nessun piano ha il livello 1.
  .title = Piani dei templi
R-COMP-5 =
  Ognuno dei quattro colori ha un capo spedizione, 18 esploratori, due campi e un segnapunti, e per l'asta anche un
  amuleto. La scatola di Classic non ha amuleti.
  .title = Pezzi di un giocatore
R-COMP-6 =
  La scatola di Classic aggiunge 37 piani precostruiti che mostrano soltanto il valore stampato di un tempio (14 di
  livello 2, 11 di livello 3, 7 di livello 4, 4 di livello 5, 1 di livello 6), quattro vulcani di plastica e due
  segnapunti per giocatore. In gioco non cambiano nulla.
  .title = Pezzi in più della scatola di Classic
R-COMP-7 =
  Ogni lato di una tessera porta da 0 a 3 lastre, e ogni tessera ha lastre su almeno un lato. Un passaggio tra due
  tessere ha quindi da 0 a 6 lastre. Che un vulcano non abbia lastre si ricava dalle tessere stesse.
  .title = Lastre sui lati

# Preparazione

R-SETUP-1 =
  Le tessere di ogni lettera vengono mescolate, e le lettere impilate in ordine, con A in cima e G in fondo. Tutti
  vedono la lettera della prossima tessera; nessuno vede la tessera stessa.
  .title = La pila delle tessere
R-SETUP-2 =
  I tesori vengono mescolati coperti. Nessuno ne conosce l'ordine. Le edizioni stampate usano due pile o un vassoio;
  qui c'è una pila sola, che è la stessa cosa.
  .title = La pila dei tesori
R-SETUP-3 =
  I piani dei templi formano una scorta scoperta, divisi per livello.
  .title = La scorta dei piani
R-SETUP-4 =
  Ogni giocatore inizia con un capo, 18 esploratori e due campi in riserva. Nessuna pedina parte dal tabellone.
  .title = La riserva
R-SETUP-5 =
  Tutti iniziano il gioco base con 0 punti.
  .title = Punteggio iniziale
R-SETUP-6 =
  La preparazione indica il primo giocatore: lo sceglie l'host, oppure il caso. I posti restano fissi, e si gioca in
  senso orario. A un tavolo vero inizia il giocatore più anziano (in Classic l'ultimo ad aver visitato un museo, o uno
  estratto a sorte).
  .title = Primo giocatore
R-SETUP-7 =
  In Classic la radura e i due templi di valore 1 sono tessere che prima della partita vengono posate sulle loro
  immagini stampate, e un vulcano di plastica sta sul vulcano stampato.
  .title = Tessere iniziali di Classic

# Il turno

R-TURN-1 =
  Un turno normale ha due parti: prima si pesca e si piazza una tessera, poi si spendono fino a 10 punti azione. La
  tessera viene sempre per prima.
  .title = Prima la tessera, poi i punti azione
R-TURN-2 =
  Agisce solo il giocatore di turno. Gli avversari non decidono nulla durante il turno di un altro; non possono nemmeno
  rifiutare uno scambio di tesori.
  .title = Agisce solo chi è di turno
R-TURN-3 =
  Il giocatore di turno può fermarsi in qualsiasi momento. I punti azione avanzati vanno persi; non si conservano mai
  per dopo.
  .title = I punti azione avanzati si perdono
R-TURN-4 =
  Le azioni si possono combinare in qualsiasi ordine e ripetere quanto lo permettono i loro limiti.
  .title = Azioni in qualsiasi ordine
R-TURN-5 =
  Dopo un turno tocca al vicino di sinistra. Un round del vulcano non cambia quest'ordine: dopo di esso chi ha pescato
  il vulcano conclude il turno interrotto, e poi segue il vicino di sinistra.
  .title = Il prossimo giocatore
R-TURN-6 =
  Ogni volta che un giocatore inizia a spendere punti azione, in un turno normale, in un round del vulcano o nel round
  finale, ha 10 punti e tutti i limiti «per turno» ripartono da capo. Chi ha pescato un vulcano spende quindi due volte
  10 punti, ogni volta con nuovi limiti.
  .title = Limiti da capo
R-TURN-7 =
  Pescare e piazzare è obbligatorio. Una tessera non si può né rifiutare né tenere.
  .title = La tessera non si può rifiutare
R-TURN-8 =
  Le 36 tessere si dividono in parti uguali: 18, 12 o 9 a testa in due, tre o quattro giocatori. Quindi l'ultima
  tessera tocca sempre al vicino di destra del primo giocatore.
  .title = Tessere per giocatore

# Piazzare una tessera

R-PLACE-1 =
  Una tessera va su un esagono vuoto del tabellone, in una qualsiasi delle sei rotazioni. Rotazioni che danno lo
  stesso risultato contano come una sola: si usa solo il numero più piccolo.
  .title = Su un esagono vuoto, in qualsiasi rotazione
R-PLACE-2 =
  La tessera deve avere almeno un lato in comune con una tessera già posata o con uno dei quattro esagoni stampati.
  .title = A contatto con il territorio esplorato
R-PLACE-3 =
  Se non è un vulcano, nella nuova tessera si deve poter entrare subito: su almeno un lato in comune con una tessera
  già posata deve esserci in tutto almeno una lastra. Le lastre possono stare sulla nuova tessera, sulla vecchia o su
  entrambe.
  .title = Deve portarci un passaggio
R-PLACE-4 =
  Un lato in comune con un vulcano non conta come via verso la nuova tessera, qualunque sia il numero di lastre,
  perché da lì non può arrivare nessuno.
  .title = Nessun passaggio da un vulcano
R-PLACE-5 =
  Un vulcano deve soltanto toccare una tessera già posata; non serve che vi portino lastre. L'edizione Rio Grande non
  nomina questa eccezione, quindi lì anche un vulcano ha bisogno di un passaggio, a meno che nessun esagono ne offra
  uno.
  .title = Ai vulcani non serve un passaggio
R-PLACE-6 =
  In Classic un vulcano non può stare accanto a un altro vulcano se così taglierebbe fuori per sempre qualche esagono
  dal campo base.
  .title = I vulcani non devono isolare un esagono
R-PLACE-7 =
  Piazzare una tessera non cambia nulla di ciò che è già posato. In seguito le tessere non vengono mai spostate, girate
  o tolte.
  .title = Le tessere restano come sono
R-PLACE-8 =
  Un tempio inizia con il suo valore stampato. In Classic vi si mettono subito i piani precostruiti che mostrano questo
  valore.
  .title = Piazzare un tempio
R-PLACE-9 =
  Sulle rovine chi le piazza impila subito, coperti, tanti tesori presi dalla pila quante maschere mostra la tessera,
  da due a quattro. Nessuno li guarda.
  .title = Piazzare rovine
R-PLACE-10 =
  Una radura non ha effetto quando viene piazzata.
  .title = Piazzare una radura
R-PLACE-11 =
  Un vulcano viene piazzato solo dopo il round di conteggio che fa partire. Una volta posato, nessuna pedina può mai
  entrarvi, qualunque sia il numero di lastre che vi portano.
  .title = Piazzare un vulcano
R-PLACE-12 =
  Poiché ogni nuova tessera ha bisogno di un passaggio, tutte le tessere che non sono vulcani sono sempre collegate al
  campo base.
  .title = Tutto resta collegato

# Punti azione in generale

R-AP-1 =
  Un'azione è possibile solo se hai almeno tanti punti azione quanti ne costa. Il costo viene sottratto quando la fai;
  non si fanno debiti.
  .title = Le azioni vanno pagate
R-AP-2 =
  In ogni azione il capo spedizione costa quanto un esploratore, e per liberare e scavare conta come una pedina. Solo
  quando si confrontano le maggioranze vale 3.
  .title = Il capo è una pedina che pesa 3
R-AP-3 =
  Una pedina entrata in gioco o mossa in questo turno può agire subito.
  .title = Le nuove pedine agiscono subito
R-AP-4 =
  Agire non stanca una pedina. Gli unici limiti sono quelli di ogni tempio e di ogni tessera rovine.
  .title = Le pedine non si stancano

# Schierare

R-DEPLOY-1 =
  Per 1 punto azione prendi dalla tua riserva un esploratore o il tuo capo e lo metti al campo base o in uno dei tuoi
  campi.
  .title = Portare una pedina in un campo
R-DEPLOY-2 =
  Non puoi schierare una pedina nel campo di un avversario.
  .title = Non in un campo altrui
R-DEPLOY-3 =
  Solo la tua riserva e i tuoi punti azione limitano quante pedine schieri. Su un esagono può stare un numero qualsiasi
  di pedine.
  .title = Limiti: riserva e punti azione
R-DEPLOY-4 =
  Nel gioco base una pedina non torna mai dal tabellone alla riserva.
  .title = Nessun ritorno in riserva

# Trasferire tra campi

R-CMOVE-1 =
  Per 1 punto azione porti una delle tue pedine dal campo base o da uno dei tuoi campi a un altro di questi luoghi, a
  qualsiasi distanza.
  .title = Da campo a campo
R-CMOVE-2 =
  La pedina deve trovarsi sull'esagono del campo da cui parte. Stare sull'esagono è stare nel campo.
  .title = La pedina deve essere nel campo
R-CMOVE-3 = Non puoi usare il campo di un avversario per un trasferimento, né come partenza né come arrivo.
  .title = Non con un campo altrui

# Muovere

R-MOVE-1 =
  Una pedina si muove da un esagono a uno con cui ha un lato in comune. Il costo è il numero di lastre sui due lati che
  si toccano, un punto azione per lastra.
  .title = Le lastre sono il prezzo
R-MOVE-2 =
  Dove i due lati che si toccano non mostrano alcuna lastra non c'è passaggio. Non è gratis: non si può attraversare.
  .title = Senza lastre, nessun passaggio
R-MOVE-3 =
  Un passaggio si attraversa per intero o per niente. Non puoi fermarti sulle lastre né pagarle in due turni.
  .title = Niente pagamenti a rate
R-MOVE-4 =
  Nel gioco base nessuno può entrare in un vulcano o in un esagono senza tessera.
  .title = Né vulcano né giungla
R-MOVE-5 =
  Pedine, campi e guardiani degli avversari non ti impediscono mai di entrare in un esagono, attraversarlo o restarvi.
  .title = Gli avversari non bloccano
R-MOVE-6 =
  Un passaggio si può usare in entrambe le direzioni allo stesso prezzo. Le pedine possono anche tornare a piedi al
  campo base.
  .title = Entrambe le direzioni
R-MOVE-7 =
  Puoi muovere un numero qualsiasi di tue pedine di quanti passi vuoi, finché bastano i tuoi punti azione. Un'azione
  muove una pedina attraverso un passaggio.
  .title = Una pedina, un passaggio
R-MOVE-8 =
  Un guardiano non si muove mai più.
  .title = I guardiani restano

# Liberare un tempio

R-CLEAR-1 =
  Per 2 punti azione aumenti di 1 il valore di un tempio: il piano con il numero successivo si prende dalla scorta e
  si mette in cima.
  .title = Liberare il piano successivo
R-CLEAR-2 =
  Sul tempio ti servono tue pedine: una per il primo piano che vi liberi in un turno, due per il secondo. Devono essere
  lì in quel momento. Il capo conta come una pedina.
  .title = Una pedina per ogni piano
R-CLEAR-3 =
  In un turno puoi liberare al massimo due piani dello stesso tempio, in quanti templi diversi vuoi. Con 10 punti
  azione sono al massimo cinque piani in un turno.
  .title = Due piani per tempio e turno
R-CLEAR-4 =
  Se nella scorta non c'è più un piano con il numero successivo, il tempio non può più crescere, perché i piani non
  tornano mai indietro.
  .title = La scorta dei piani è limitata
R-CLEAR-5 =
  Nessuno può liberare un tempio che ha un guardiano, nemmeno il proprietario del guardiano.
  .title = I templi con guardiano non crescono
R-CLEAR-6 =
  Nessun tempio supera il valore 10.
  .title = Il tempio più alto è 10
R-CLEAR-7 =
  Per liberare un piano non ti serve la maggioranza. Le pedine degli avversari non contano.
  .title = Per liberare non serve la maggioranza

# Scavare tesori

R-DIG-1 =
  Per 3 punti azione prendi il tesoro in cima alla pila di una tessera rovine e lo metti scoperto davanti a te.
  .title = Dissotterrare il tesoro in cima
R-DIG-2 =
  Sulle rovine ti servono tue pedine: una per il primo tesoro che vi dissotterri in un turno, due per il secondo.
  Devono essere lì in quel momento. Il capo conta come una pedina.
  .title = Una pedina per ogni tesoro
R-DIG-3 =
  In un turno puoi dissotterrare al massimo due tesori dalle stesse rovine. In un turno puoi scavare in più rovine; 10
  punti azione bastano per tre tesori. Per le carte di Legend questo limite non vale.
  .title = Due tesori per rovine e turno
R-DIG-4 =
  Nelle rovine senza tesori non si può scavare. Appena è preso l'ultimo tesoro, l'esagono conta come radura, e vi si
  può allestire un campo anche nello stesso turno.
  .title = Le rovine svuotate sono una radura
R-DIG-5 =
  I tesori trovati dai giocatori sono pubblici.
  .title = I tesori trovati sono pubblici
R-DIG-6 =
  Per scavare non ti serve la maggioranza. Le pedine degli avversari non contano.
  .title = Per scavare non serve la maggioranza

# Scambiare tesori

R-SWAP-1 =
  Per 3 punti azione scegli un avversario, prendi un tesoro di un tipo di cui quel giocatore ha esattamente un
  esemplare e in cambio ne cedi uno di un tipo di cui tu hai esattamente un esemplare.
  .title = Tesoro singolo per tesoro singolo
R-SWAP-2 =
  L'avversario non può rifiutare e non sceglie nulla.
  .title = Uno scambio non si può rifiutare
R-SWAP-3 =
  Coppie e tris non si dividono mai, né i tuoi né quelli dell'avversario. Una coppia, una volta formata, è al sicuro
  per il resto della partita.
  .title = Coppie e tris sono al sicuro
R-SWAP-4 =
  Uno scambio può completare una coppia o un tris per entrambe le parti. Scambiare due tesori dello stesso tipo non
  cambierebbe nulla e non è permesso.
  .title = Solo tipi diversi
R-SWAP-5 =
  Solo i tuoi punti azione limitano il numero di scambi. Non importa dove si trovano le tue pedine.
  .title = Tanti scambi quanti ne puoi pagare

# Allestire un campo

R-CAMP-1 =
  Per 5 punti azione metti uno dei tuoi campi dalla riserva su una radura, stampata o piazzata, o su rovine senza
  tesori. Il campo base, i templi e i vulcani non possono ospitare un campo.
  .title = Su una radura o su rovine svuotate
R-CAMP-2 =
  Un esagono ospita al massimo un campo, di qualsiasi colore.
  .title = Un campo per esagono
R-CAMP-3 =
  Ogni giocatore ha due campi per tutta la partita. Nel gioco base un campo allestito non viene mai spostato né
  ripreso.
  .title = Due campi per giocatore
R-CAMP-4 =
  Nelle edizioni Rio Grande, Super Meeple e Classic sull'esagono deve trovarsi una tua pedina. Nell'edizione
  Ravensburger non ne serve alcuna. Nemmeno in Legend ne serve, ma se lì ci sono pedine devi avere la maggioranza.
  .title = Una tua pedina sull'esagono
R-CAMP-5 =
  Nel gioco base le pedine degli avversari sull'esagono non ti impediscono di allestirvi un campo.
  .title = Gli avversari non impediscono un campo
R-CAMP-6 =
  Puoi schierare pedine nel tuo campo e trasferirle da e verso di esso. Gli avversari possono entrare nell'esagono,
  attraversarlo e restarvi, ma non possono usare il campo.
  .title = A che cosa serve un campo

# Piazzare un guardiano

R-GUARD-1 =
  Per 5 punti azione piazzi un guardiano in un tempio se in questa partita ne hai piazzati meno di due, se lì c'è
  almeno una tua pedina, se il tuo valore di maggioranza lì è più alto di quello di ogni singolo avversario e se il
  tempio non ha ancora un guardiano.
  .title = Quando si può piazzare un guardiano
R-GUARD-2 =
  Scegli una delle tue pedine in quel tempio, capo o esploratore. Diventa il guardiano e non si muove mai più.
  .title = Una tua pedina diventa il guardiano
R-GUARD-3 =
  Tutte le altre tue pedine in quel tempio escono definitivamente dal gioco. Non tornano nella tua riserva.
  .title = Le altre tue pedine lì escono dal gioco
R-GUARD-4 =
  Le pedine degli avversari nel tempio restano. Tutti, anche tu con altre pedine, possono ancora entrare, restare e
  uscire.
  .title = Gli altri vanno e vengono come prima
R-GUARD-5 =
  Per il resto della partita solo il proprietario del guardiano segna i punti di questo tempio, chiunque altro vi si
  trovi.
  .title = Segna solo il proprietario del guardiano
R-GUARD-6 =
  Il valore di un tempio con guardiano non cambia più.
  .title = Il valore è congelato
R-GUARD-7 =
  Un guardiano non conta più come pedina sull'esagono, né per liberare, né per muovere, né per le maggioranze.
  .title = Un guardiano non è più una pedina
R-GUARD-8 =
  Un guardiano può essere piazzato ogni volta che si spendono punti azione: nei turni normali, nei round del vulcano e
  nel round finale.
  .title = In ogni tipo di turno

# Maggioranza

R-MAJ-1 =
  Il tuo valore di maggioranza su un esagono è il numero dei tuoi esploratori lì, più 3 se c'è il tuo capo. I guardiani
  non contano.
  .title = Gli esploratori valgono 1, il capo 3
R-MAJ-2 =
  Controlli un esagono se lì il tuo valore è maggiore di 0 e più alto di quello di ciascun avversario. Ogni avversario
  si confronta da solo; i loro valori non si sommano.
  .title = Più di ciascun avversario da solo
R-MAJ-3 =
  Se più giocatori hanno insieme il valore più alto, nessuno controlla l'esagono. Il giocatore seguente non subentra.
  .title = Una parità non è di nessuno
R-MAJ-4 =
  Un tempio con guardiano è controllato dal proprietario del guardiano, quali che siano i valori.
  .title = Un guardiano batte ogni maggioranza

# Round del vulcano

R-VOLC-1 =
  Pescare un vulcano interrompe subito il turno. La tessera resta scoperta davanti a chi l'ha pescata, non ancora sul
  tabellone.
  .title = Un vulcano interrompe il turno
R-VOLC-2 =
  A partire da chi ha pescato il vulcano e in senso orario, ogni giocatore spende fino a 10 punti azione senza
  piazzare una tessera, e subito dopo segna i propri punti.
  .title = Tutti giocano e segnano punti
R-VOLC-3 =
  Poiché i giocatori segnano uno dopo l'altro, lo stesso tempio può dare punti a più di uno in un solo round. Conta il
  tabellone com'è quando un giocatore segna.
  .title = Un tempio può dare punti più volte
R-VOLC-4 =
  Quando tutti hanno segnato, chi ha pescato il vulcano lo piazza e poi ha i 10 punti azione di un turno normale. Non
  si pesca un'altra tessera.
  .title = Poi si piazza il vulcano
R-VOLC-5 = I vulcani sono esattamente tre, uno in B, uno in D e uno in F; ci sono quindi tre round di questo tipo.
  .title = Tre round del vulcano
R-VOLC-6 =
  L'ultima tessera non è mai un vulcano, perché G viene dopo F.
  .title = L'ultima tessera non è un vulcano

# Conteggio

R-SCORE-1 =
  Segni il valore attuale di ogni tempio che controlli. Contano anche i due templi stampati.
  .title = Punti per i templi
R-SCORE-2 =
  Per ogni tipo di tesoro segni 1 punto se ne hai uno, 3 se ne hai due e 6 se li hai tutti e tre.
  .title = Punti per i tesori
R-SCORE-3 =
  Entrambe le somme si aggiungono al tuo punteggio. I tesori si tengono e danno di nuovo punti in ogni round seguente.
  .title = Templi più tesori
R-SCORE-4 =
  Nel gioco base radure, campi, vulcani e punti azione non usati non danno punti.
  .title = Che cosa non dà punti
R-SCORE-5 =
  I punteggi non hanno un limite superiore. Su un tracciato stampato di 100 caselle inizieresti semplicemente un altro
  giro.
  .title = Nessun limite al punteggio

# Fine della partita

R-END-1 =
  Il round finale inizia dopo il turno del giocatore che ha pescato la 36ª tessera.
  .title = Dopo l'ultima tessera
R-END-2 =
  Nel round finale ogni giocatore spende ancora una volta fino a 10 punti azione e subito dopo segna i punti. Si
  procede in senso orario, a partire dal vicino di sinistra di chi ha giocato l'ultimo turno normale; con 36 tessere
  è sempre il primo giocatore.
  .title = Il round finale
R-END-3 =
  Dopo il round finale la partita è finita. Non segue alcun altro turno.
  .title = La partita è finita

# Vittoria

R-WIN-1 =
  Vince il giocatore con più punti.
  .title = Vince chi ha più punti
R-WIN-2 =
  Nelle edizioni Super Meeple e Classic una parità va a chi ha un guardiano nel tempio di maggior valore, poi a chi ha
  più tesori; se non basta, la vittoria è condivisa. Nelle edizioni Ravensburger e Rio Grande la vittoria è subito
  condivisa.
  .title = Parità


## Parte 2: l'asta

R-AUC-1 =
  Tutti i giocatori iniziano con 20 punti. Sono il capitale per le offerte.
  .title = Capitale iniziale
R-AUC-2 =
  Ogni giocatore ha un amuleto. Se è scoperto, il suo proprietario non ha ancora giocato in questo round d'asta.
  .title = Amuleti
R-AUC-3 =
  Il primo giocatore della partita apre la prima asta.
  .title = La prima apertura
R-AUC-4 =
  Ogni round d'asta scopre tante tessere quanti sono i giocatori, e tutte vengono prese e piazzate in quel round. Le 36
  tessere fanno 18, 12 o 9 round con due, tre o quattro giocatori, senza resto.
  .title = Tante tessere quanti giocatori
R-AUC-5 =
  Non offri per una certa tessera ma per il diritto di giocare adesso: scegliere una qualsiasi delle tessere scoperte
  e giocare subito il tuo turno.
  .title = Per che cosa si offre
R-AUC-6 =
  Un round ha un'asta in meno dei giocatori: una in due, due in tre, tre in quattro.
  .title = Aste in un round
R-AUC-7 =
  Si offre a turno in senso orario, finché serve. Devi superare l'offerta più alta fatta finora o passare; si continua
  finché resta un solo offerente.
  .title = Di più o fuori
R-AUC-8 =
  Chi passa è fuori solo per quell'asta. Chi non ha ancora giocato offre di nuovo nella prossima asta del round.
  .title = Passare vale per una sola asta
R-AUC-9 =
  Chi apre un'asta può passare invece di offrire.
  .title = Chi apre può passare
R-AUC-10 =
  A un'asta partecipano solo i giocatori il cui amuleto è scoperto.
  .title = Solo chi non ha ancora giocato
R-AUC-11 =
  La seconda e la terza asta di un round sono aperte dal vicino di sinistra dell'ultimo vincitore o, se ha già
  giocato, dal prossimo in senso orario che non ha ancora giocato.
  .title = Chi apre la prossima asta
R-AUC-12 =
  Se nessuno offre, il giocatore che in quest'asta ha passato per primo prende una tessera e gioca il suo turno
  gratis.
  .title = Nessuno offre
R-AUC-13 = L'ultimo giocatore di un round prende l'ultima tessera e gioca il suo turno gratis, senza asta.
  .title = L'ultimo giocatore non paga
R-AUC-14 =
  Paga solo il vincitore. I punti vengono tolti dal punteggio prima di scegliere la tessera.
  .title = Paga solo il vincitore
R-AUC-15 =
  Non puoi offrire più punti di quanti ne hai.
  .title = Nessuna offerta oltre il tuo punteggio
R-AUC-16 =
  Un'offerta è un numero intero di punti, almeno 1.
  .title = L'offerta minima è 1
R-AUC-17 =
  Il prossimo round è aperto dal vicino di sinistra di chi ha preso l'ultima tessera.
  .title = Chi apre il prossimo round
R-AUC-18 =
  Scegliere un vulcano, pagato o gratis, fa partire subito un round del vulcano. La tessera viene messa da parte; chi
  l'ha scelta spende 10 punti azione e segna per primo, poi in senso orario tutti gli altri, anche quelli che in
  questo round d'asta hanno già giocato.
  .title = Scegliere un vulcano
R-AUC-19 =
  In un round del vulcano non si girano amuleti. Chi ha scelto il vulcano gira il proprio amuleto solo dopo aver
  piazzato il vulcano e speso i 10 punti azione del turno normale.
  .title = Amuleti in un round del vulcano
R-AUC-20 =
  I punti di un round del vulcano valgono subito come capitale per le aste seguenti.
  .title = I punti sono subito capitale
R-AUC-21 =
  Il round finale inizia quando è concluso il turno con l'ultima tessera. Inizia il giocatore con il punteggio più
  basso, gli altri seguono in ordine crescente. L'ordine è fissato dai punteggi prima del round finale.
  .title = Ordine del round finale
R-AUC-22 =
  A parità di punteggio inizia chi, in senso orario, siede più vicino a chi ha preso l'ultima tessera. Quest'ultimo
  viene per ultimo tra quelli in parità.
  .title = Punteggi uguali nel round finale
R-AUC-23 = Vince il giocatore con più punti. Le parità si risolvono come nella stessa edizione senza asta.
  .title = Vincere con l'asta
R-AUC-24 =
  Con l'asta un punteggio può scendere, ma solo pagando un'offerta vincente.
  .title = I punteggi possono scendere
R-AUC-25 =
  I regolamenti di Classic e Legend non prevedono l'asta. A Classic si può giocare con l'asta come regola della casa,
  secondo le regole di Super Meeple; a Legend no, perché al suo posto c'è il draft.
  .title = Niente asta in Classic e Legend


## Parte 3: Tikal Legend

# Materiale

L-COMP-1 =
  Il lato Legend del tabellone ha esagoni normali e, intorno a essi, esagoni punteggiati che solo le tessere delle
  carte possono occupare.
  .title = Il tabellone di Legend
L-COMP-2 =
  Due plance di gestione ospitano dieci carte azione scoperte, i gettoni punti azione scoperti, quattro tessere
  scoperte, i tesori blu, le undici tessere delle carte, due gettoni lastra e il tracciato dell'ordine di turno: le
  statuette in piedi mostrano l'ordine di questo round, quelle sdraiate l'ordine del prossimo.
  .title = Plance di gestione
L-COMP-3 =
  Ci sono 74 carte azione; in due giocatori se ne usano solo 49.
  .title = Carte azione
L-COMP-4 =
  24 tesori hanno un retro normale: otto tipi, tre per tipo.
  .title = Tesori normali
L-COMP-5 =
  16 tesori hanno un retro blu: altri due per ognuno degli otto tipi. Una collezione può così arrivare a cinque.
  .title = Tesori blu
L-COMP-6 =
  Sono in gioco due gettoni lastra. Ognuno aggiunge una lastra a un confine tra due esagoni.
  .title = Gettoni lastra
L-COMP-7 =
  Sei vulcani di plastica decorano le tessere vulcano. Non hanno alcun effetto.
  .title = Vulcani di plastica
L-COMP-8 =
  Ci sono otto tessere potere per i direttori del museo. Ogni giocatore ne riceve una. I poteri stampati non sono noti;
  quelli usati qui sono ricostruiti.
  .title = Tessere potere
L-COMP-9 =
  24 gettoni punti azione con i valori da 6 a 13 stanno in un sacchetto. Si suppone che ce ne siano tre per valore.
  .title = Gettoni punti azione
L-COMP-10 =
  Ci sono 53 tessere terreno: le 36 tessere con lettera da A a G, undici tessere delle carte (cinque laghi, due
  vulcani, quattro templi) e sei tessere iniziali (una radura, due templi di valore 1, due laghi, un vulcano).
  .title = Tessere terreno di Legend
L-COMP-11 =
  La scorta contiene gli stessi 48 piani di tempio del gioco base.
  .title = Piani dei templi di Legend
L-COMP-12 =
  55 piani precostruiti mostrano i valori stampati dei templi: 18 di livello 2, 15 di livello 3, 11 di livello 4, 8 di
  livello 5 e 3 di livello 6. Non fanno parte della scorta.
  .title = Piani precostruiti
L-COMP-13 =
  Un segnalino indica il round. Le caselle del suo tracciato sono alternate chiare e scure, come le due statuette di ogni
  giocatore.
  .title = Segnalino del round
L-COMP-14 =
  Ognuno dei quattro colori ha due capi, 30 esploratori, due campi, una plancia campo, un direttore del museo con un
  cubetto, due segnapunti e due statuette per l'ordine di turno, una chiara e una scura.
  .title = Pezzi di un giocatore in Legend

# Preparazione

L-SETUP-1 =
  Il tabellone sta con il lato Legend in su accanto alle due plance di gestione, e il segnalino sta sul round 1.
  .title = Plance e segnalino del round
L-SETUP-2 =
  Il mazzo delle carte azione per questo numero di giocatori viene mescolato, e si scoprono dieci carte.
  .title = Il mazzo delle carte
L-SETUP-3 =
  Tutti i 24 gettoni punti azione vanno nel sacchetto, e se ne pescano e scoprono tanti quanti sono i giocatori.
  .title = Il sacchetto dei gettoni
L-SETUP-4 =
  I primi passi della preparazione stampata non sono noti. Nulla fa pensare che contenessero più delle plance, del
  mazzo, dei gettoni e del segnalino.
  .title = Passi mancanti della preparazione
L-SETUP-5 =
  Le tessere di ogni lettera da A a E vengono mescolate. Si scoprono quattro tessere A.
  .title = Le tessere del draft
L-SETUP-6 =
  Le sei tessere iniziali stanno sugli esagoni stampati per loro: la radura e i due templi accanto al campo base, due
  laghi e un vulcano.
  .title = Tessere iniziali di Legend
L-SETUP-7 =
  Tutte le tessere F e G stanno sul tabellone fin dall'inizio, nei posti e con le rotazioni che indica lo scenario. Le
  disposizioni usate qui sono ricostruite.
  .title = F e G ci sono dall'inizio
L-SETUP-8 =
  Le undici tessere delle carte e i due gettoni lastra sono pronti sulla plancia di gestione.
  .title = Tessere delle carte e gettoni lastra
L-SETUP-9 =
  Due vulcani sono sul tabellone fin dall'inizio: la tessera iniziale e quello di F.
  .title = Vulcani all'inizio
L-SETUP-10 =
  I 24 tesori normali vengono mescolati coperti. Le due rovine di F e G ne ricevono due ciascuna; ne restano 20.
  .title = Tesori all'inizio
L-SETUP-11 =
  I 16 tesori blu sono scoperti, i due di uno stesso tipo insieme.
  .title = Tesori blu all'inizio
L-SETUP-12 =
  I templi presenti dall'inizio, e ogni tempio piazzato in seguito, partono dal loro valore stampato, mostrato da piani
  precostruiti.
  .title = Valori dei templi
L-SETUP-13 =
  Il primo giocatore è scelto a caso, e il primo round procede da lì in senso orario. Il primo in quest'ordine parte
  con 1 punto, il secondo con 2, il terzo con 3, il quarto con 4.
  .title = Primo ordine e punti iniziali
L-SETUP-14 =
  Ogni giocatore ha un direttore del museo e una tessera potere a caso. Il cubetto sta sulla casella da 5 punti.
  .title = Direttori del museo
L-SETUP-15 =
  Ogni giocatore ha disponibili 18 esploratori, un capo e due campi, e nella riserva indisponibile 12 esploratori e un
  capo.
  .title = Le due riserve

# Round

L-ROUND-1 =
  La partita ha sei round. Ognuno ha un draft, una fase delle azioni e, tranne l'ultimo, un mantenimento. Dopo il sesto
  round segue il conteggio finale.
  .title = Sei round
L-ROUND-2 =
  In un round sono le statuette in piedi a dare l'ordine di gioco. Solo il primo round procede semplicemente in senso
  orario.
  .title = L'ordine di un round
L-ROUND-3 =
  In ogni round entrano in gioco quattro tessere, 24 in tutto, prese in ordine dalle lettere da A a E.
  .title = Quattro tessere per round

# Draft

L-DRAFT-1 =
  Nell'ordine del round, giro dopo giro e sempre nella stessa direzione, ogni giocatore prende esattamente un
  elemento, finché tutti hanno ciò che spetta loro.
  .title = Un elemento alla volta
L-DRAFT-2 =
  Puoi prendere: il tuo posto nel prossimo round, sdraiando la tua statuetta su un posto libero dell'ordine; un gettone
  punti azione scoperto; una tessera scoperta; oppure una carta azione scoperta, che va a destra della tua plancia
  campo.
  .title = Che cosa si può prendere
L-DRAFT-3 =
  In ogni round ciascun giocatore prende un posto nell'ordine e un gettone punti azione. In due ciascuno prende anche
  tre carte e due tessere, in tre tre carte e una tessera (un giocatore prende due tessere), in quattro due carte e
  una tessera.
  .title = Quanto prende ciascuno
L-DRAFT-4 = Puoi prendere questi elementi in qualsiasi ordine.
  .title = In qualsiasi ordine
L-DRAFT-5 =
  Chi ha preso tutto ciò che gli spetta viene saltato.
  .title = Chi ha tutto viene saltato
L-DRAFT-6 =
  In tre giocatori nessuno può prendere una seconda tessera se così un altro resterebbe senza, e nessuno ne prende
  una terza.
  .title = La quarta tessera in tre giocatori
L-DRAFT-7 =
  Le carte prese restano scoperte. Durante il draft non vengono sostituite, e quelle che nessuno ha preso restano per
  il prossimo round.
  .title = Le carte non si rimpiazzano
L-DRAFT-8 =
  Tutte le tessere scoperte e tutti i gettoni punti azione scoperti vengono sempre presi.
  .title = Tessere e gettoni si prendono tutti
L-DRAFT-9 =
  Nel sesto round i posti nell'ordine decidono l'ordine del conteggio finale.
  .title = L'ordine del conteggio finale

# Fase delle azioni

L-ACT-1 =
  Nell'ordine del round, giro dopo giro, nel tuo turno fai esattamente una di queste cose: conservi una carta, da
  destra a sinistra della tua plancia campo; giochi una carta e la scarti; attivi il tuo gettone punti azione; piazzi
  una tessera.
  .title = Un'azione principale per turno
L-ACT-2 =
  In più, e gratis, puoi usare un potere del tuo direttore del museo, una volta in tutta la partita, e le tue carte
  permanenti.
  .title = Azioni gratuite
L-ACT-3 =
  Prima che tu possa passare, va usato tutto ciò che è sulla tua plancia campo tranne le carte a sinistra: le
  tessere, il gettone punti azione e tutte le carte a destra, che si giocano o si conservano.
  .title = Che cosa va usato prima di passare
L-ACT-4 =
  Quando non resta più nulla di obbligatorio puoi ancora giocare carte da sinistra, una per turno, oppure passare.
  .title = Le carte a sinistra sono facoltative
L-ACT-5 =
  Chi passa non ha più turni in questa fase delle azioni, ma partecipa ancora a un conteggio del vulcano.
  .title = Passare
L-ACT-6 =
  La fase delle azioni finisce quando tutti hanno passato.
  .title = Fine della fase delle azioni
L-ACT-7 =
  Finché resta qualcosa di obbligatorio non puoi saltare il tuo turno.
  .title = Non si salta

# Carte conservate e permanenti

L-STASH-1 =
  Spostare una carta da destra a uno spazio libero a sinistra è l'azione principale di un turno.
  .title = Conservare una carta
L-STASH-2 =
  Se a sinistra non c'è uno spazio libero, una carta che si trova lì, anche permanente, viene scartata per fare
  posto. Le carte scartate escono dal gioco. Si suppone che gli spazi siano tre.
  .title = Fare posto a sinistra
L-STASH-3 =
  Una carta conservata può restare per un numero qualsiasi di round. Può anche essere giocata più tardi nello stesso
  round.
  .title = Le carte conservate durano
L-STASH-4 =
  Le carte 07, 20 e 21 sono permanenti. Ognuna può essere usata una volta per round, come bonus che non costa un turno;
  poi viene girata coperta fino al mantenimento.
  .title = Carte permanenti
L-STASH-5 =
  Una carta permanente può essere usata mentre è ancora a destra. Per tenerla nei round seguenti devi conservarla nello
  stesso round, prima o dopo averla usata.
  .title = Tenere una carta permanente
L-STASH-6 =
  Una carta permanente non va tenuta per forza. Se è ancora a destra quando il suo proprietario passa, viene scartata,
  e questo non costa un turno.
  .title = Lasciar andare una carta permanente
L-STASH-7 =
  Con un gettone punti azione si possono combinare più carte bonus.
  .title = Combinare carte bonus

# Punti azione

L-AP-0 =
  Attivi il tuo gettone punti azione una volta per round. Hai allora tanti punti azione quanti ne mostra, più i bonus
  delle carte 20 e 21 che scegli di usare, e li spendi in quest'unico turno. Ciò che avanza va perso, e il gettone esce
  dal gioco.
  .title = Attivare il gettone
L-AP-1 =
  Schierare costa 1 punto azione e funziona come nel gioco base, solo con pedine della riserva disponibile. In un campo
  può stare un numero qualsiasi di pedine.
  .title = Schierare in Legend
L-AP-2 =
  Un movimento costa un punto azione per ogni lastra sul confine, come nel gioco base. Una pedina può entrare in ogni
  tessera vicina, compresi laghi e vulcani, e in ogni esagono vicino senza tessera, compresi quelli punteggiati, se
  sul confine c'è almeno una lastra. Un esagono senza tessera non ha lastre.
  .title = Muovere in Legend
L-AP-3 =
  Un campo costa 5 punti azione. Va su una radura o su rovine svuotate senza campo, dove non c'è alcuna pedina oppure
  hai la maggioranza. Non serve che ci sia una tua pedina.
  .title = Campi in Legend
L-AP-4 =
  Trasferire una pedina tra il campo base e i tuoi campi costa 1 punto azione, come nel gioco base.
  .title = Trasferire in Legend
L-AP-5 =
  Per 3 punti azione metti un gettone lastra su un confine tra due esagoni, che ha allora una lastra in più: apre un
  passaggio o lo rende più caro. Se sulla plancia di gestione non ci sono più gettoni, ne sposti uno già posato.
  Togliere un gettone può chiudere un passaggio.
  .title = Gettoni lastra
L-AP-6 =
  Per 2 punti azione porti un esploratore dalla riserva indisponibile a quella disponibile. Può essere schierato nello
  stesso turno per 1 punto azione in più.
  .title = Reclutare un esploratore
L-AP-7 =
  Per 5 punti azione porti il tuo secondo capo dalla riserva indisponibile a quella disponibile. Può essere schierato
  nello stesso turno per 1 punto azione in più.
  .title = Reclutare un capo
L-AP-8 =
  Liberare un piano costa 2 punti azione, come nel gioco base: al massimo due piani per tempio e turno, una tua
  pedina lì per ciascuno, fino al valore 10, e mai in un tempio con guardiano.
  .title = Liberare in Legend
L-AP-9 =
  Piazzare un guardiano costa 5 punti azione, come nel gioco base, al massimo due volte in una partita.
  .title = Guardiani in Legend
L-AP-10 =
  Dissotterrare un tesoro costa 3 punti azione, come nel gioco base: al massimo due per rovine e turno, una tua
  pedina lì per ciascuno.
  .title = Scavare in Legend

# Scambiare tesori

L-SWAP-1 =
  Uno scambio costa 3 punti azione e si fa con un solo avversario. Puoi farne più d'uno.
  .title = Scambiare in Legend
L-SWAP-2 =
  Prendi uno o due tesori di uno stesso tipo e ne cedi altrettanti, che possono essere di tipi diversi.
  .title = Uno o due di uno stesso tipo
L-SWAP-3 = Del tipo che prendi devi possedere almeno tanti tesori quanti l'avversario.
  .title = Abbastanza del tipo che prendi
L-SWAP-4 =
  Non puoi cedere tesori di un tipo di cui ne possiedi meno dell'avversario. Quando scambi un solo tesoro, del tipo che
  cedi devi possederne più dell'avversario.
  .title = Abbastanza del tipo che cedi
L-SWAP-5 =
  L'avversario non può rifiutare. Le coppie si possono dividere da entrambe le parti.
  .title = Le coppie si possono dividere
L-SWAP-6 =
  Il tipo che prendi non può essere tra quelli che cedi.
  .title = Non per lo stesso tipo

# Piazzare tessere

L-TILE-1 =
  In un turno piazzi una tessera della tua plancia campo, in qualsiasi rotazione, su un qualsiasi esagono vuoto non
  punteggiato. Non serve che tocchi un'altra tessera né che vi porti un passaggio.
  .title = Piazzare una tessera del draft
L-TILE-2 =
  Se sull'esagono ci sono pedine, puoi piazzarvi una tessera solo se hai la maggioranza.
  .title = Maggioranza dove ci sono pedine
L-TILE-3 =
  Le pedine e i gettoni lastra sull'esagono restano dove sono.
  .title = Le pedine restano sulla nuova tessera
L-TILE-4 =
  Un tempio parte dal suo valore stampato. Le rovine ricevono tanti tesori coperti quante maschere mostrano. Una
  radura non ha effetto. Un vulcano di B o D fa partire un conteggio.
  .title = Effetti di una nuova tessera
L-TILE-5 =
  Le tessere delle carte 22, 23 e 24 vanno solo su esagoni punteggiati vuoti a cui porta un passaggio. Non fanno mai
  partire un conteggio.
  .title = Piazzare una tessera di una carta
L-TILE-6 =
  Devi aver piazzato le tue tessere prima di poter passare.
  .title = Le tessere vanno piazzate

# Carte azione

L-CARD-01 =
  Le carte da 01-1 a 01-8: prendi i due tesori blu del tipo mostrato. Il tipo mostrato da ciascuna carta è
  ricostruito.
  .title = Due tesori blu
L-CARD-02 =
  Metti fino a due esploratori della riserva disponibile su una tessera rovine che ha ancora tesori.
  .title = Due esploratori alle rovine
L-CARD-03 =
  Metti fino a tre esploratori della riserva disponibile su una tessera rovine che ha ancora tesori.
  .title = Tre esploratori alle rovine
L-CARD-04 =
  Prendi il tesoro in cima a rovine dove hai una pedina.
  .title = Un tesoro
L-CARD-05 =
  Prendi fino a due tesori, dalle stesse rovine o da rovine diverse, ciascuno con un'altra tua pedina sul posto.
  .title = Due tesori
L-CARD-06 =
  Prendi fino a tre tesori, dalle stesse rovine o da rovine diverse, ciascuno con un'altra tua pedina sul posto.
  .title = Tre tesori
L-CARD-07 =
  Una carta permanente: senza usare un turno guardi il tesoro in cima a ogni pila sul tabellone.
  .title = Guardare i tesori in cima
L-CARD-08 =
  Metti un esploratore della riserva disponibile su rovine con tesori, guardi l'intera pila, la disponi come vuoi e
  prendi il tesoro in cima.
  .title = Riordinare una pila
L-CARD-09 =
  Metti fino a due esploratori della riserva disponibile su un tempio o su due.
  .title = Esploratori ai templi
L-CARD-10 =
  Aggiungi fino a due piani a un tempio senza guardiano, con una delle tue pedine lì per ogni piano.
  .title = Due piani in un tempio
L-CARD-11 = Aggiungi un piano in al massimo tre templi diversi, senza guardiano, dove hai una pedina.
  .title = Un piano in tre templi
L-CARD-12 =
  Allestisci gratis un campo su una radura o su rovine svuotate dove non ci sono pedine o hai la maggioranza. Se
  entrambi i tuoi campi sono già sul tabellone, ne sposti uno su un esagono del genere.
  .title = Un campo
L-CARD-13 =
  Come la carta 12, e metti nel nuovo campo fino a una pedina della riserva disponibile.
  .title = Un campo con una pedina
L-CARD-14 =
  Come la carta 12, e metti nel nuovo campo fino a due pedine della riserva disponibile.
  .title = Un campo con due pedine
L-CARD-15 =
  Porti fino a quattro esploratori dalla riserva indisponibile a quella disponibile.
  .title = Reclutare quattro esploratori
L-CARD-16 =
  Porti un capo, un esploratore o entrambi dalla riserva indisponibile a quella disponibile.
  .title = Reclutare un capo e un esploratore
L-CARD-17 =
  Muovi quante tue pedine vuoi da un esagono a un altro, dovunque sul tabellone, con o senza tessera.
  .title = Muovere un intero gruppo
L-CARD-18 =
  Hai 5 punti movimento per le tue pedine: ogni lastra attraversata ne costa uno, e così ogni trasferimento da campo a
  campo.
  .title = Cinque punti movimento
L-CARD-19 =
  Piazzi gratis un gettone lastra, o ne sposti uno se sono entrambi sul tabellone.
  .title = Un gettone lastra
L-CARD-20 =
  Una carta permanente: 1 punto azione in più quando attivi il tuo gettone.
  .title = Un punto azione in più
L-CARD-21 =
  Una carta permanente: 2 punti azione in più quando attivi il tuo gettone.
  .title = Due punti azione in più
L-CARD-22 =
  Le carte da 22-1 a 22-4: piazzi il tempio mostrato su un esagono punteggiato vuoto a cui porta un passaggio. Due di
  questi templi hanno valore 5, due valore 6; i valori sono ricostruiti.
  .title = Un tempio ai margini
L-CARD-23 =
  Piazzi un lago su un esagono punteggiato vuoto a cui porta un passaggio.
  .title = Un lago ai margini
L-CARD-24 =
  Piazzi un vulcano su un esagono punteggiato vuoto a cui porta un passaggio. Non fa partire alcun conteggio.
  .title = Un vulcano ai margini
L-CARD-a =
  Le carte 02, 03, 08 e 09 sono solo per esploratori. Le carte 13 e 14 permettono anche i capi.
  .title = Carte solo per esploratori
L-CARD-b =
  Se la tua riserva ha meno pedine di quante ne nomina una carta, metti quelle che hai.
  .title = Troppo poche pedine per una carta
L-CARD-c =
  Le carte 04, 05, 06, 10 e 11 non costano punti azione e occupano un turno a sé. I limiti di due per tempio o
  rovine valgono per le azioni con punti e non per le carte.
  .title = Carte e limiti per luogo
L-CARD-d =
  Anche alle carte 10 e 11 servono piani della scorta. Un tempio il cui piano successivo è esaurito non cresce.
  .title = Carte e scorta dei piani
L-CARD-e =
  Le carte 12, 13 e 14 usano un campo della riserva; solo se non ce ne sono più si sposta un campo del tabellone. Un
  esagono ospita comunque al massimo un campo.
  .title = Carte e numero di campi
L-CARD-f =
  Una carta si può sempre conservare invece di giocarla, quindi una carta inutile non ti blocca mai.
  .title = Le carte non bloccano mai

# Conteggio del vulcano

L-VOLC-1 =
  Piazzare una tessera vulcano di una plancia campo, di B o D, fa partire un conteggio. I vulcani della carta 24 e
  quelli della preparazione non lo fanno mai.
  .title = Che cosa fa partire un conteggio
L-VOLC-2 =
  Chi ha piazzato il vulcano spende per primo 10 punti azione, senza il proprio gettone e senza carte bonus, e poi
  segna i punti.
  .title = Inizia chi ha piazzato
L-VOLC-3 =
  Poi seguono tutti gli altri nell'ordine del round. Ciascuno spende 10 punti azione e segna i punti.
  .title = Gli altri seguono
L-VOLC-4 =
  Il gioco prosegue con il giocatore che viene dopo chi ha piazzato il vulcano.
  .title = Dove prosegue il gioco
L-VOLC-5 =
  I 10 punti azione si possono spendere per tutte le azioni di Legend.
  .title = Tutte le azioni sono possibili
L-VOLC-6 =
  Durante questo conteggio il vulcano è già sul tabellone. Le pedine possono entrarvi, e può dare punti.
  .title = Il vulcano conta subito

# Conteggio

L-SCORE-1 =
  Segni il valore di ogni tempio dove hai la maggioranza o il tuo guardiano.
  .title = Punti per i templi in Legend
L-SCORE-2 =
  Gli stessi templi danno punti in più se sono alti: 5 per il valore 7, 6 per il valore 8, 8 per il 9 e 10 per il 10.
  .title = Punti in più per i templi alti
L-SCORE-3 =
  Segni 10 punti per ogni vulcano dove hai la maggioranza.
  .title = Punti per i vulcani
L-SCORE-4 =
  Conta gli esagoni senza tessera, le radure e le rovine svuotate dove hai la maggioranza, tralasciando quelli con un
  campo. Moltiplica per il numero di templi dove hai la maggioranza o il tuo guardiano.
  .title = Punti per giungla e radure
L-SCORE-5 =
  Conta i laghi dove hai la maggioranza, e moltiplica per le maschere visibili sulle rovine dove hai la maggioranza. Le
  rovine con tesori mostrano una maschera, le rovine svuotate tutte le loro; le rovine con un campo non contano.
  .title = Punti per i laghi
L-SCORE-6 =
  Per ogni tipo di tesoro segni 1, 3, 6, 10 o 15 punti per averne da uno a cinque.
  .title = Punti per i tesori in Legend
L-SCORE-7 =
  Tutte e sei le somme si aggiungono subito al tuo punteggio. Segna punti solo il giocatore a cui tocca il conteggio.
  .title = Il totale
L-SCORE-8 =
  Un esagono con un campo di un qualsiasi giocatore non conta per giungla, radure e maschere. Il campo base non è una
  radura.
  .title = Campi e conteggio

# Passare e mantenimento

L-PASS-1 =
  Puoi passare quando è stato usato tutto ciò che è obbligatorio sulla tua plancia campo. Il tuo round è allora finito.
  .title = Fine del round di un giocatore
L-MAINT-1 =
  Il segnalino del round avanza. Dopo il sesto round viene invece il conteggio finale.
  .title = Il prossimo round
L-MAINT-2 =
  Le statuette che davano l'ordine del round concluso tornano tutte nel cerchio.
  .title = Statuette del round concluso
L-MAINT-3 =
  Le statuette sdraiate vengono rialzate nello stesso ordine e danno l'ordine del nuovo round.
  .title = Statuette del nuovo round
L-MAINT-4 =
  Le carte permanenti a sinistra delle plance campo vengono di nuovo scoperte.
  .title = Le carte permanenti si rinnovano
L-MAINT-5 =
  Le carte che nessuno ha preso restano. Se ne aggiungono di nuove finché ne sono scoperte dieci; il mazzo non si
  esaurisce mai.
  .title = Rimpiazzare le carte
L-MAINT-6 =
  Dal sacchetto si pescano tanti nuovi gettoni punti azione quanti sono i giocatori. In quattro i 24 gettoni bastano
  esattamente per i sei round.
  .title = Nuovi gettoni punti azione
L-MAINT-7 =
  Si scoprono quattro nuove tessere, nell'ordine delle lettere da A a E.
  .title = Nuove tessere

# Conteggio finale

L-FINAL-1 =
  Dopo il sesto round, nell'ordine delle statuette sdraiate, ogni giocatore spende 10 punti azione senza carte bonus e poi
  segna i punti di tutte e sei le categorie.
  .title = Il conteggio finale
L-FINAL-2 =
  Un giocatore il cui cubetto è ancora sulla casella da 5 punti riceve altri 5 punti.
  .title = Direttore non usato
L-FINAL-3 = Vince il giocatore con più punti. In caso di parità la vittoria è condivisa.
  .title = Vincere in Legend
L-FINAL-4 =
  Le carte conservate e non giocate non valgono nulla.
  .title = Carte non giocate

# Direttore del museo

L-DIR-1 =
  Ogni giocatore ha una tessera potere a caso con tre poteri. Una volta nella partita, nel tuo turno e gratis, puoi
  usarne uno; il cubetto passa allora dalla casella da 5 punti a quel potere. Chi non lo fa mai riceve 5 punti alla
  fine.
  .title = Il potere del direttore

# Scenari

L-SCEN-1 =
  Ci sono cinque scenari: Chichén Itzá, adatto a una prima partita, Uxmal, Palenque, Calakmul ed El Mirador.
  .title = Cinque scenari
L-SCEN-2 =
  Uno scenario è soltanto una disposizione delle tessere iniziali e di tutte le tessere F e G. Nessuno cambia una
  regola. Le disposizioni usate qui sono ricostruite.
  .title = Uno scenario è una disposizione
L-SCEN-3 =
  El Mirador posa all'inizio anche una tessera E. Che sia il tempio di valore 6 è una ricostruzione.
  .title = El Mirador


## Non dai regolamenti: le parole con cui si scrivono le azioni

ACTION-TEXT =
  Un'azione è una riga di parole separate da singoli spazi: un verbo, poi ciò che gli serve, come «deploy leader a1» o
  «move explorer a1 b2». Gli esagoni si nominano con colonna e riga, i giocatori con il numero del loro posto.
  .title = Come si scrivono le azioni
