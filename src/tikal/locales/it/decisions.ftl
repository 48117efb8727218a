### Domande che i regolamenti lasciano aperte o a cui rispondono in modo diverso, e che cosa vale qui.
### A- sono ambiguità dei testi, C- sono domande sorte scrivendo le regole come programma.
### Dove un tavolo può scegliere, il testo nomina l'opzione.


## Ambiguità del gioco base

A-1 =
  Due edizioni mettono all'inizio i segnapunti accanto alla casella 1. Significa 0 punti o 1? Significa 0: quei
  tracciati non hanno una casella 0, e le edizioni successive partono da 0.
  .title = Partenza accanto alla casella 1
A-2 =
  Nell'edizione Rio Grande, che non nomina eccezioni, servono lastre che portino a un vulcano? Sì, prendendo il testo
  alla lettera; le altre edizioni dicono di no. Se nessun esagono offre un passaggio, il vulcano può stare dovunque
  accanto a una tessera. Opzione volcanoNeedsPath.
  .title = Vulcani e passaggi in Rio Grande
A-3 =
  Le lastre rivolte a un vulcano rendono raggiungibile una nuova tessera? No. Nessuno può attraversare un vulcano, e la
  tessera potrebbe restare isolata per sempre.
  .title = Lastre rivolte a un vulcano
A-4 =
  Il riassunto di un'edizione permette due piani «ogni turno». In tutto, o per ogni tempio? Per ogni tempio, come
  dicono il suo stesso testo e tutte le altre edizioni.
  .title = Due piani per tempio o in tutto
A-5 =
  Per il secondo piano o tesoro di un turno nello stesso luogo devono essere presenti entrambe le pedine? Sì: per il
  secondo servono due tue pedine sull'esagono in quel momento. Gli esploratori non si distinguono, quindi basta
  contarli.
  .title = Entrambe le pedine presenti insieme
A-6 =
  Una pedina può lavorare in due luoghi nello stesso turno? Sì, può liberare qui, spostarsi e liberare là. Nessun
  regolamento dice che le pedine si stanchino.
  .title = Una pedina in due luoghi
A-7 =
  Un'edizione dice che un tesoro trovato viene da una pila di scorta, benché i tesori stiano sulle rovine. In ogni
  edizione si prende il tesoro in cima alla pila sulle rovine.
  .title = Da dove viene un tesoro trovato
A-8 =
  La maggioranza si conta contro ciascun avversario o contro tutti insieme, e per numero o per valore? Contro ciascun
  avversario da solo, e solo per valore: un esploratore vale 1, il capo 3.
  .title = Che cos'è una maggioranza
A-9 =
  Un tempio può ricevere un secondo guardiano? No, da nessuno, perché il controllo di un guardiano è inteso come
  permanente ed esclusivo.
  .title = Un secondo guardiano in un tempio
A-10 =
  Che cosa possono fare le pedine in un tempio con il guardiano di un altro? Possono entrare e restare, ma non danno
  punti e non liberano nulla. Nessuna pedina viene rimandata indietro.
  .title = Pedine sotto un guardiano altrui
A-11 =
  Un guardiano conta ancora come pedina sull'esagono? No, né per le maggioranze, né per liberare, né per muovere.
  .title = Il guardiano come pedina
A-12 =
  Chi inizia il round finale nelle due edizioni del 1999, che non lo dicono? Il vicino di sinistra di chi ha giocato
  l'ultimo turno, come nelle edizioni successive.
  .title = Chi inizia il round finale
A-13 =
  Che cosa confronta lo spareggio? Per ogni giocatore in parità il valore più alto tra i templi in cui ha un
  guardiano, 0 se non ne ha. A valori uguali la parità resta; poi decide il numero di tesori; poi la vittoria è
  condivisa. Le edizioni del 1999 la condividono subito. Opzione tieBreak.
  .title = Dettagli dello spareggio
A-14 =
  Per un campo serve una tua pedina sull'esagono? L'edizione Ravensburger dice di no, le altre edizioni base dicono di
  sì; ogni edizione segue il proprio testo. Opzione campNeedsPresence.
  .title = Un campo senza pedina
A-15 =
  Quali esagoni possono ospitare un campo? Le radure, compresa quella stampata, e le rovine svuotate. Non il campo
  base, i templi o i vulcani.
  .title = Quali esagoni possono ospitare un campo
A-16 =
  Le pedine degli avversari impediscono un campo? Non nel gioco base. In Legend sì, a meno che tu abbia la maggioranza.
  .title = Avversari sull'esagono di un campo
A-17 =
  Un'edizione conta sei pile di tessere per le lettere da A a G. Sono sette.
  .title = Sei o sette pile
A-18 =
  Un'edizione elenca i colori rosso, arancione, bianco e blu, e un esempio ha un giocatore viola. I colori non contano.
  .title = Colori dei giocatori
A-19 =
  Il vulcano stampato sul tabellone di Classic occupa un esagono? No, è decorazione: tutti i 36 esagoni liberi servono
  per le tessere. L'opzione printedVolcano decide soltanto se viene disegnato.
  .title = Il vulcano stampato di Classic
A-20 =
  Quando un vulcano di Classic rende inaccessibile un esagono? Quando qualche esagono, con o senza tessera, non sarebbe
  più collegato al campo base attraverso esagoni vicini che non sono vulcani. Le lastre si ignorano, perché un esagono
  vuoto può ancora ricevere una tessera con lastre. Opzione volcanoIsolationRule, attiva solo in Classic.
  .title = Quando i vulcani isolano un esagono
A-21 =
  Classic nomina i laghi, ma la sua scatola non ha tessere lago. Il terreno esiste; in Classic non si pesca mai una
  tessera simile.
  .title = Laghi in Classic
A-22 =
  Che cosa succede a una tessera per cui non c'è posto? Viene messa da parte, fuori dal gioco, e il turno prosegue
  con i 10 punti azione.
  .title = Una tessera senza posto
A-23 =
  E se restano meno tesori delle maschere che le rovine mostrano? Si mettono quelli che ci sono. Rovine che non ne
  ricevono sono subito una radura.
  .title = Troppo pochi tesori per le maschere
A-24 =
  Si possono scambiare due tesori dello stesso tipo? No, non cambierebbe nulla. Scambiare di nuovo un tesoro per
  riprenderlo è permesso, se è ancora singolo da entrambe le parti.
  .title = Scambi senza scopo
A-25 =
  Uno scambio può coinvolgere più di due giocatori o tesori? No, è uno per uno tra due giocatori.
  .title = Scambi più grandi
A-26 =
  I punti azione vanno spesi per forza? Mai.
  .title = Spendere è facoltativo
A-27 =
  Per chi ha pescato un vulcano, i limiti «per turno» ripartono da capo tra la parte di conteggio e la parte normale
  del turno? Sì, ognuna è un turno a sé. Quel giocatore può liberare in tutto fino a quattro piani di un tempio.
  .title = Limiti dopo un round del vulcano
A-28 =
  Il vulcano davanti a chi l'ha pescato è pubblico? Sì. Non ha effetto finché non viene piazzato.
  .title = Il vulcano in attesa
A-29 =
  Che cosa si sa delle tessere in arrivo? La lettera della prossima tessera, e in Classic e Legend se quella lettera
  nasconde un vulcano.
  .title = Che cosa si sa delle tessere in arrivo
A-30 =
  Le pedine possono entrare e uscire a piedi dal campo base, sulle lastre? Sì, entrambe le cose.
  .title = A piedi nel campo base
A-31 =
  Che cosa succede oltre i 100 punti? Nulla; i punteggi non hanno mai un tetto.
  .title = Più di 100 punti


## Ambiguità dell'asta

A-32 =
  La regola per un'asta in cui tutti passano è stampata insieme alla seconda e alla terza asta. Vale per la prima?
  Vale per ogni asta. Il vicino di sinistra di chi ha vinto gratis apre la successiva, saltando chi ha già giocato.
  .title = Tutti passano nella prima asta
A-33 =
  Quanto si può offrire? Almeno 1 e al massimo il proprio punteggio, perché i punti sono detti capitale e si pagano sul
  tracciato. Un giocatore con 0 punti può solo passare. Con l'opzione auction.allowDebt le offerte possono superare il
  punteggio.
  .title = Limiti delle offerte
A-34 =
  A parità di punteggio prima del round finale, chi ha preso l'ultima tessera è il più vicino o il più lontano? Il più
  lontano: si conta a partire dal vicino di sinistra. L'opzione auction.lastPlacerFirstOnTie inverte l'ordine.
  .title = L'ultimo a piazzare in parità
A-35 =
  Quando si fissa l'ordine del round finale? Una volta sola, prima che inizi.
  .title = Quando si fissa l'ordine finale
A-36 =
  In un'edizione una frase sull'amuleto è confusa. L'amuleto sta davanti al suo proprietario, come dicono le altre.
  .title = Una frase confusa sugli amuleti
A-37 =
  Il vincitore paga prima di scegliere una tessera? Sì, tutte le edizioni elencano per primo il pagamento.
  .title = Pagare prima di scegliere
A-38 =
  Chi apre la prossima asta dopo un round del vulcano? Il round del vulcano non cambia nulla: conta chi ha vinto
  l'ultimo turno o preso l'ultima tessera.
  .title = Chi apre dopo un round del vulcano
A-39 =
  Si può giocare a Classic con l'asta? Sì, come regola della casa con le regole di Super Meeple, se la si sceglie.
  .title = Asta con Classic


## Ambiguità di Legend

A-40 =
  I primi cinque passi della preparazione mancano nel testo. Sono ricostruiti dalle sezioni successive: plance, mazzo,
  gettoni, segnalino del round.
  .title = Passi di preparazione mancanti
A-41 =
  Quanti gettoni punti azione ci sono per ogni valore? Tre per ciascuno da 6 a 13. Opzione legend.apTokens.
  .title = Valori dei gettoni punti azione
A-42 =
  Quanti spazi per carte ci sono a sinistra della plancia campo? Tre, come a destra. Opzione legend.leftSlots.
  .title = Spazi a sinistra
A-43 =
  Quali due tesori blu dà una carta 01? Entrambi dello stesso tipo, un tipo per ognuna delle otto carte. Opzione
  legend.card01.
  .title = I tesori blu della carta 01
A-44 =
  A quale condizione si possono scambiare tesori in Legend? La regola stampata e il suo esempio non si accordano con
  una sola regola semplice. La lettura usata non contraddice alcuna frase stampata: del tipo che prendi te ne servono
  almeno quanti ne ha l'avversario; di un tipo che cedi, più dell'avversario in uno scambio di uno, e almeno
  altrettanti in uno scambio di due. L'opzione legend.swapRule offre le letture più semplici.
  .title = La condizione per gli scambi
A-45 =
  Chi prende la quarta tessera in tre giocatori? Chiunque la voglia, come scelta normale, appena è certo che tutti
  possano averne una; se nessuno la vuole, deve prenderla il primo nell'ordine di turno.
  .title = La quarta tessera in tre
A-46 =
  In quale ordine contano i punti i giocatori che hanno già passato? Nell'ordine in cui è iniziato il round.
  .title = Conteggio dopo aver passato
A-47 =
  Il vulcano è sul tabellone prima del suo conteggio? Sì, e vi si può entrare e ottenerne subito i punti.
  .title = Il vulcano prima del suo conteggio
A-48 =
  E se ci sono pedine sull'esagono punteggiato dove deve andare la tessera di una carta? Ti serve la maggioranza, come
  per le tessere del draft.
  .title = Pedine sotto la tessera di una carta
A-49 =
  Qual è l'accesso che serve alla tessera di una carta? Almeno una lastra sul confine con una tessera vicina, da una
  parte o dall'altra, gettoni lastra compresi.
  .title = Accesso per le tessere delle carte
A-50 =
  Fin dove arriva la carta 17? A qualsiasi esagono del tabellone, senza una strada, compresi laghi, vulcani ed esagoni
  punteggiati.
  .title = La portata della carta 17
A-51 =
  I numeri sulle carte sono esatti o massimi? Massimi: fino a quel numero, almeno uno.
  .title = Numeri sulle carte
A-52 =
  I limiti di due per tempio o rovine valgono per le carte? No, solo per le azioni con punti. Le carte seguono il
  proprio testo.
  .title = Limiti e carte
A-53 =
  Scartare una carta permanente da destra costa un turno? No. Viene scartata quando il suo proprietario passa.
  .title = Scartare una carta permanente
A-54 =
  Una carta permanente non usata può trovarsi a destra quando il suo proprietario passa? Sì, non impedisce di passare e
  viene scartata.
  .title = Carte permanenti non usate
A-55 =
  Che cosa fanno i poteri dei direttori del museo? Quelli stampati non sono noti. Si usa una serie ricostruita. Con
  l'opzione powers = none tutti tengono invece i 5 punti.
  .title = Poteri dei direttori
A-56 =
  L'esempio stampato per i laghi non torna: due rovine svuotate non possono mostrare solo tre maschere. Per la formula
  i suoi numeri si prendono come sono.
  .title = L'esempio per i laghi
A-57 =
  Solo il tuo campo toglie un esagono dal conteggio, o qualsiasi campo? Qualsiasi campo. Il campo base non conta mai.
  .title = Campi nel conteggio
A-58 =
  Da quale parte di un confine sta un gettone lastra? Non fa differenza: aggiunge una lastra al confine e resta
  quando si piazza una tessera. Non può stare sul bordo del tabellone.
  .title = Dove sta un gettone lastra
A-59 =
  Si può spostare un gettone lastra mentre un altro è ancora sulla plancia di gestione? No.
  .title = Spostare gettoni lastra
A-60 =
  El Mirador posa all'inizio una tessera E. Il draft resta allora a corto? No, di tessere ne restano abbastanza. Se
  fossero meno di quattro, si scoprirebbero tutte quelle rimaste.
  .title = La tessera E di El Mirador
A-61 =
  I poteri e la carta 07 si possono usare mentre si spendono punti per un conteggio? Sì: il potere quando sei tu a
  spendere, la carta 07 se è scoperta. Le carte bonus no.
  .title = Poteri in un conteggio
A-62 =
  Si possono giocare carte azione mentre si spendono punti per un conteggio? No, solo le azioni con punti.
  .title = Carte in un conteggio
A-63 =
  «Al massimo due guardiani in una partita» e «non già due in gioco»: quale frase vale? Entrambe: dicono la stessa
  cosa, perché i guardiani non se ne vanno mai.
  .title = Due guardiani in una partita
A-64 =
  Per passare serve un turno a sé? Per il risultato non fa differenza; si può passare quando non resta nulla di
  obbligatorio.
  .title = Passare come turno
A-65 =
  E se per la tessera di una carta non c'è posto su alcun esagono punteggiato? La carta non può essere giocata, solo
  conservata, o scartata per fare posto a un'altra.
  .title = La tessera di una carta senza posto
A-66 =
  Le rovine presenti dall'inizio ricevono due tesori anche se mostrano più maschere? Sì, esattamente due.
  .title = Tesori delle prime rovine
A-67 =
  E se in Legend la pila dei tesori è vuota? Come nel gioco base: quanti ne restano.
  .title = Troppo pochi tesori in Legend
A-68 = Il regolamento annuncia scenari con altre regole. Ce ne sono? No, i cinque scenari sono soltanto disposizioni.
  .title = Regole degli scenari
A-69 =
  Il vulcano di F e quello della preparazione danno punti? Sì, ogni tessera vulcano ne dà.
  .title = Vulcani che danno punti
A-70 =
  Le pedine su una radura con un campo possono ancora controllarla? Non importa: l'esagono resta soltanto fuori dal
  conteggio di radure e maschere.
  .title = Pedine accanto a un campo


## Domande sul gioco base

C-1 =
  In quale ordine stanno i tesori sulle rovine? Il primo preso dalla pila sta in cima, quindi si dissotterrano
  nell'ordine della pila.
  .title = Ordine dei tesori sulle rovine
C-2 =
  Quando finisce un turno? Mai da solo: «end» è un'azione, anche con 0 punti rimasti. Anche le decisioni obbligate sono
  azioni, come prendere l'ultima tessera di un round d'asta.
  .title = I turni finiscono con un'azione
C-3 =
  Quanto spesso non c'è posto per una tessera? In circa una partita casuale su cento, quando i vulcani isolano un
  angolo o un esagono del bordo; in Classic mai. La tessera viene messa da parte senza una decisione e il giocatore
  prosegue con 10 punti azione. Le regole su chi ha piazzato l'ultima tessera intendono allora chi l'ha pescata o
  presa.
  .title = Quanto spesso non c'è posto
C-4 =
  Quando un vulcano di Rio Grande non ha alcun posto con un passaggio? Quando nessun esagono vuoto accanto a una
  tessera ha una lastra rivolta verso di esso da un vicino che non è un vulcano. Solo allora può stare dovunque
  accanto a una tessera. L'opzione è volcanoNeedsPath.
  .title = Quando il passaggio non serve
C-5 =
  Un vulcano conta come tessera che una nuova può toccare? Sì, quindi un vulcano può stare accanto a soli vulcani. A
  ogni altra tessera serve comunque un passaggio da un altro vicino.
  .title = A contatto solo con vulcani
C-6 =
  Quando si controlla se un vulcano isola un esagono? Quando tocca un altro vulcano. Su questo tabellone uno che non ne
  tocca alcuno non taglia mai fuori nulla. Opzione volcanoIsolationRule.
  .title = Quando si controlla l'isolamento
C-7 =
  E se questo divieto lascia un vulcano di Classic senza posto? Viene messo da parte come ogni altra tessera per cui
  non c'è posto. Non si è mai visto.
  .title = Un vulcano senza posto
C-9 =
  Chi è il primo giocatore? Chi viene indicato nella preparazione.
  .title = Il primo giocatore
C-10 =
  Quale regola viene nominata quando più d'una vieta un'azione? La più specifica; la mancanza di punti azione viene per
  ultima.
  .title = Quale regola viene nominata
C-13 =
  Come si confrontano i giocatori che non hanno guardiani in alcun tempio? Contano come se ne avessero uno in un
  tempio di valore 0, quindi un guardiano qualsiasi batte chi non ne ha. Lo stesso vale nell'asta di Super Meeple.
  Opzione tieBreak.
  .title = Spareggio senza guardiani


## Domande sull'asta

C-15 =
  Tutti gli altri hanno passato e nessuno ha offerto: che cosa può fare l'ultimo giocatore? Offrire e pagare, o
  passare. Se passa, gioca gratis chi ha passato per primo.
  .title = L'ultimo offerente senza offerte
C-16 =
  Viene interpellato un giocatore che non può offrire? Sì. L'unica azione possibile è passare.
  .title = Giocatori che non possono offrire
C-17 =
  L'ultima tessera di un round si prende automaticamente? No, è gratis, ma prenderla è comunque un'azione.
  .title = L'ultima tessera di un round
C-19 =
  Come si aggiunge l'asta a Classic? Si attiva come in ogni altra edizione; le regole sono quelle di Super Meeple.
  .title = Classic con l'asta
C-20 =
  Chi ha l'offerta più alta viene interpellato di nuovo? Mai sulla propria offerta. L'asta finisce, e si paga, quando
  passa l'ultimo degli altri giocatori.
  .title = Chi ha l'offerta più alta
C-21 =
  Come stanno gli amuleti nel round finale? Tutti di nuovo scoperti.
  .title = Amuleti nel round finale


## Domande su Legend: round e turni

C-23 =
  Quali tesori vanno a quali rovine all'inizio? Le rovine li ricevono nell'ordine dell'elenco dello scenario, due tesori
  ciascuna, il primo in cima.
  .title = Ordine dei tesori delle prime rovine
C-24 =
  Che cosa c'è di speciale in El Mirador? La tessera E1 è posata dall'inizio e restano quattro tessere E. Un lago sta
  sull'esagono punteggiato d6, perché la nostra disposizione non ha un posto migliore. È un compromesso: gli esagoni
  punteggiati sono pensati per le tessere posate durante la partita; ne restano liberi 13.
  .title = El Mirador in dettaglio
C-25 =
  Come si assegna la quarta tessera in tre giocatori? Chiunque abbia una tessera può prenderne una seconda
  appena le prime tessere degli altri sono al sicuro. Se nessuno lo fa, è l'unica scelta che resta al primo nell'ordine
  di turno. Nessuno può rifiutarla.
  .title = La quarta tessera in dettaglio
C-26 =
  Quando si possono usare un potere o la carta 07? Nel tuo turno della fase delle azioni, prima o dopo l'azione
  principale, e mentre spendi punti azione. Non nel draft, mentre si scelgono le carte bonus, nel mezzo di una carta o
  dopo aver passato.
  .title = Quando sono possibili le azioni gratuite
C-27 =
  Come finisce un turno di Legend? Con l'azione «end» dopo aver conservato, giocato o piazzato, perché possono ancora
  seguire azioni gratuite. Dopo aver speso punti azione anche quell'«end» termina il turno.
  .title = La fine di un turno in Legend
C-28 =
  Quando si scelgono le carte bonus? Prima di spendere il primo punto azione, una alla volta; dopo non se ne possono
  aggiungere.
  .title = Quando si scelgono le carte bonus
C-29 =
  Dove sta il gettone punti azione mentre lo si spende? Sulla plancia campo finché il suo turno finisce; poi è fuori
  dal gioco.
  .title = Il gettone mentre lo si spende
C-30 =
  Quando si può scartare una carta a sinistra per fare posto? Solo se lì non c'è uno spazio libero. Può andarsene
  qualsiasi carta, anche una coperta.
  .title = Quando una carta fa posto
C-31 =
  Una carta a destra si può semplicemente scartare? No. Una carta normale si gioca o si conserva. Una permanente
  sparisce quando il suo proprietario passa e non blocca mai.
  .title = Scartare una carta a destra
C-32 =
  E una tessera obbligatoria per cui non c'è posto, perché ci sono avversari sugli ultimi esagoni liberi? Non impedisce
  di passare; quando il suo proprietario passa viene messa da parte. Se è un vulcano, il suo conteggio non avviene mai.
  .title = Una tessera del draft senza posto
C-33 =
  Passare è automatico? No, è sempre un'azione in un turno a sé.
  .title = Passare è un'azione
C-34 =
  Che ne è di una carta permanente non usata a destra dopo che si è passato? È perduta.
  .title = Carte permanenti dopo aver passato
C-35 =
  In quale ordine procede un conteggio del vulcano quando alcuni hanno passato? Prima chi ha piazzato, poi tutti
  nell'ordine del round, compreso chi ha passato. Il gioco riprende dopo chi ha piazzato, con chi non ha passato.
  .title = Ordine del conteggio con chi ha passato
C-36 =
  C'è un mantenimento dopo il sesto round? No; carte, gettoni e tessere scoperti restano come sono.
  .title = Dopo il sesto round
C-37 =
  I punti iniziali seguono i posti? No, seguono il primo ordine di turno.
  .title = Punti iniziali


## Domande su Legend: punti azione e conteggio

C-38 =
  Su quali confini può stare un gettone lastra? Su qualsiasi confine tra due esagoni del tabellone, anche tra esagoni
  punteggiati e presso il campo base. Due gettoni possono stare sullo stesso; un gettone non può essere spostato sul
  confine dove si trova già.
  .title = Confini per i gettoni lastra
C-39 =
  Come si controlla uno scambio di due tesori? Di ogni tipo ceduto devi possederne almeno quanti l'avversario, contati
  prima dello scambio. Si possono cedere due tesori dello stesso tipo. I due tipi si scrivono nell'ordine dell'elenco.
  Opzione legend.swapRule.
  .title = Scambiare due tesori
C-40 =
  Quali esagoni vuoti danno punti come giungla? Tutti, compresi quelli punteggiati; il campo base mai.
  .title = Giungla sugli esagoni punteggiati
C-41 =
  Un tempio con il guardiano di un altro conta quando si moltiplicano giungla e radure? No, nemmeno avendovi la
  maggioranza.
  .title = Guardiani altrui e giungla
C-42 =
  Quante maschere mostrano rovine che non hanno mai avuto un tesoro? Tutte le loro.
  .title = Rovine senza tesori dall'inizio
C-43 =
  Quante azioni stanno in un turno? I massimi abituali valgono per 10 punti azione; gettoni, carte bonus e poteri
  possono darne di più.
  .title = Più di 10 punti azione
C-44 =
  L'esempio di conteggio stampato si può ricostruire su un tabellone? Non esattamente. Con una maschera e due
  maschere, e una radura al posto di una tessera di rovine svuotate, tutti i suoi numeri tornano.
  .title = L'esempio di conteggio ricostruito
C-45 =
  Quando si aggiungono i 5 punti per un direttore non usato? Nel conteggio finale di quel giocatore, non dopo quello di
  tutti.
  .title = Quando dà punti il direttore


## Domande su Legend: carte

C-46 =
  Si devono mettere tutte le pedine disponibili se una carta ne nomina di più? No; un numero qualsiasi da una fino al
  numero sulla carta.
  .title = Mettere meno pedine
C-47 =
  In quale ordine funzionano le carte 13 e 14? Prima il campo, che è obbligatorio, poi quante pedine vuoi, anche
  nessuna, capi compresi. Chi ha la maggioranza si controlla prima che arrivino le pedine.
  .title = Carte 13 e 14 in ordine
C-48 =
  Quando si può spostare un campo? Con le carte da 12 a 14 e il potere p12, solo se in riserva non resta alcun campo, e
  su un esagono dove sarebbe permesso un nuovo campo.
  .title = Spostare un campo
C-49 =
  La carta 17 e i poteri p14 e p15 possono usare il campo base? Sì, come partenza e come arrivo, e così laghi,
  vulcani ed esagoni punteggiati.
  .title = Movimenti di gruppo e campo base
C-50 =
  Che cos'è un punto movimento della carta 18? Una lastra o un trasferimento. Un passaggio di tre lastre ne costa tre
  dei cinque; va attraversato in una volta sola.
  .title = Punti movimento
C-51 =
  In quale ordine funziona la carta 08? Prima l'esploratore su rovine qualsiasi con tesori, poi il riordino, senza
  fermarsi in mezzo, anche se c'è un solo tesoro.
  .title = Carta 08 in ordine
C-52 =
  Avversari, guardiani o campi contano là dove le carte 02, 03, 08 e 09 mettono esploratori? No.
  .title = Dove le carte mettono esploratori
C-54 =
  Quale vicino dà accesso alla tessera di una carta? Qualsiasi tessera, compresi laghi e vulcani. I gettoni lastra
  contano.
  .title = Vicini che danno accesso
C-55 =
  I piani e i tesori ottenuti con carte e poteri contano per i limiti di due? No. Non contano e non sono limitati,
  nemmeno mentre si stanno spendendo punti.
  .title = Carte, poteri e limiti
C-56 =
  Una carta ripresa con il potere p18 può essere giocata di nuovo? Solo finché i suoi tesori o le sue tessere sono
  ancora sulla plancia di gestione.
  .title = Carte riprese


## Domande su Legend: poteri (ricostruiti)

C-58 =
  Quando si può usare un potere? Se è possibile almeno uno dei suoi passi. Il cubetto si sposta subito, anche se poi si
  fanno solo alcuni dei passi.
  .title = Usare un potere
C-59 =
  Quando funziona il potere p01? Solo mentre spendi punti azione: subito 4 in più.
  .title = p01: quattro punti azione in più
C-60 =
  Che cosa sono i due passi del potere p02? Due punti movimento, dopo il gettone lastra. Si possono lasciare
  inutilizzati.
  .title = p02: lastra e passi
C-61 =
  Quali tessere può girare il potere p03? Tutte tranne il campo base, comprese le tessere iniziali. La nuova rotazione
  deve essere diversa.
  .title = p03: girare una tessera
C-62 =
  Come funzionano i poteri p05, p06 e p11? p05: fino a due templi. p06: il capo va direttamente dalla riserva
  indisponibile al campo. p11: tutte le pedine in un solo campo.
  .title = p05, p06 e p11
C-63 =
  Il potere p12 permette di spostare un campo? Sì, come la carta 12.
  .title = p12: un campo
C-64 =
  Quando dà punti il potere p16? Subito: il valore della collezione, ma al massimo 10 punti.
  .title = p16: punti di una collezione
C-65 =
  La carta presa con il potere p17 viene sostituita? Non prima del mantenimento. Il potere funziona anche mentre si
  spendono punti per un conteggio.
  .title = p17: prendere una carta
C-66 =
  Quando si usa il potere p18? Nello stesso turno dopo l'effetto della carta, prima di «end». Serve uno spazio libero a
  sinistra; conta anche quello da cui è venuta la carta.
  .title = p18: riprendere una carta
C-67 =
  Che cosa costano e coprono i poteri p19 e p20? p19 non costa punti azione. p20 funziona mentre spendi punti azione e
  finché non li hai spesi tutti, per ogni guardiano che piazzi con essi, ma non per uno piazzato con p19.
  .title = p19 e p20: guardiani
C-68 =
  Qualcosa impedisce di usare il potere p22? Guardiani, campi e avversari non contano, e lì può già esserci un numero
  qualsiasi di esploratori.
  .title = p22: vulcano o lago
C-69 =
  In quale conteggio aiuta il potere p23? Nel prossimo che inizia. Usato mentre spendi punti per un conteggio non aiuta
  in quello, e nel conteggio finale non può essere usato.
  .title = p23: 13 punti azione
C-70 =
  Come funziona il potere p24? Quando lo usi scegli un esagono. Al tuo prossimo conteggio, se lì sei tra chi ha il
  valore più alto, è come se avessi la maggioranza. Non batte un guardiano, non aiuta con campi, tessere o guardiani,
  ed è speso anche se non c'era alcuna parità.
  .title = p24: vincere una parità
C-71 =
  Le tessere iniziali stanno sempre sui loro esagoni stampati? La radura e i due templi sì. In uno scenario i due laghi
  e il vulcano stanno dove li mette la sua disposizione.
  .title = Tessere iniziali negli scenari
