### Incontrarsi: estrazioni verificabili, condivisione, tavoli aperti, serie, stesse distribuzioni, classifiche.

draws-title = Le estrazioni
draws-state =
    { $state ->
        [sealed] L'ordine delle tessere e dei tesori è stato fissato prima della prima mossa. L'impronta qui sotto ne è ricavata; dopo la partita il tuo browser controlla che nulla sia stato cambiato.
        [checking] Controllo delle estrazioni…
        [right] L'ordine delle tessere e dei tesori è stato fissato prima della prima mossa e non è stato cambiato. Il tuo browser lo ha controllato.
        [wrong] Le tessere e i tesori non corrispondono all'impronta dell'inizio della partita. Sono stati cambiati.
        [other-promise] Questa non è l'impronta che il tuo browser ha visto all'inizio della partita. Non fidarti delle estrazioni.
        [other-tiles] Le tessere sono uscite in un ordine diverso da quello fissato prima della prima mossa. Non fidarti delle estrazioni.
        [unreachable] Non è stato possibile controllare le estrazioni perché il server non ha inviato il file della partita. Riprova più tardi.
       *[none] Sulle estrazioni di questo tavolo non è stato promesso nulla: continua un file di partita o viene da una versione precedente di Tikal.
    }
draws-details = L'impronta e come controllarla da te
draws-how = Dopo la partita salva il file della partita e controllalo con «tikal verify». L'impronta è lo SHA-256 della preparazione e del sale contenuti nel file.
draws-fingerprint = Impronta
draws-salt = Sale

## Condividere
share-button = Condividi
share-qr = Codice QR del link
share-how = Inquadra il codice con un telefono o invia il link.
share-link = Link
share-send = Invia
share-seat = Un posto per { $name } in una partita a Tikal
share-watch = Guarda una partita a Tikal
share-only-here = Solo questo computer può aprire il link, perché Tikal gira solo per te. Per far entrare gli amici della tua rete, chiudilo e avvialo con «./play --lan». Per amici altrove, avvia «tikal serve» su un server.
share-in-network = Gli amici devono essere nella stessa rete di questo computer. Lo trovano all'indirizzo { $address }.

## Serie
series-choose = Serie
series-choose-about = Più partite; inizia ogni volta un giocatore diverso.
series-none = Una sola partita
series-title =
    { $kind ->
        [best-of] Al meglio di { $games }
       *[other] Vince chi arriva a { $games } vittorie
    }
series-game = Partita { $number }
series-won =
    { $count ->
        [one] { $names } vince la serie
       *[other] { $names } si dividono la serie
    }
series-next-title = La prossima partita
series-next = Prossima partita
series-new = Nuova serie
series-watch-news = Gli stessi giocatori hanno iniziato un'altra partita.
series-watch = Guardala

## Tavoli aperti
lobby-nav = Tavoli
lobby-title = Tavoli aperti
lobby-lead = Prendi un posto libero o guarda una partita. Chi apre un tavolo decide se farlo comparire qui.
lobby-name = Il tuo nome
lobby-refresh = Aggiorna
lobby-seats = Posti liberi
lobby-seats-empty = Al momento nessuno cerca giocatori. Apri tu un tavolo e mettilo in questo elenco.
lobby-games = Partite da guardare
lobby-games-empty = Al momento non è in corso nessuna partita pubblica.
lobby-take = Siediti
lobby-take-of = Prendi il posto di { $name } a { $title }
lobby-watch = Guarda
lobby-watch-of = Guarda { $title }
lobby-more = Mostra altri
lobby-list = Tavolo aperto
lobby-list-about = Mettilo nell'elenco: chiunque può prendere un posto libero o guardare
lobby-list-now = Mettilo nell'elenco dei tavoli aperti
lobby-unlist-now = Toglilo dall'elenco dei tavoli aperti

## La stessa distribuzione a più tavoli
deal-title = Una distribuzione, più tavoli
deal-lead = Tutti questi tavoli hanno pescato le stesse tessere e gli stessi tesori nello stesso ordine. Confronta chi ha sfruttato meglio ogni posto.
deal-table = Tavolo
deal-seat = Posto { $number }
deal-number = Tavolo { $number }
deal-playing = sta giocando
deal-won = ha vinto
deal-best = In oro il miglior risultato di ogni posto; la stella indica chi ha vinto al proprio tavolo.
deal-compare = Confronta con gli altri tavoli
deal-choose = Stessa distribuzione
deal-choose-about = Più tavoli giocano con le stesse estrazioni e confrontano i risultati
deal-one = Un tavolo
deal-tables = { $count } tavoli
deal-links-title = { $count } tavoli sono aperti
deal-links-text = Invia a ciascuno il link del suo posto. Tu siedi al tavolo 1; nessuno può guardare un altro tavolo prima della fine.
deal-links-once = Ogni link vale una volta sola e compare solo qui: inviali prima di proseguire.

## Classifica
rating-nav = Classifica
rating-title = Classifica
rating-lead = Per chi la vuole. Una partita classificata conta se tutti hanno effettuato l'accesso; chi la abbandona arriva ultimo. Per giocare non serve un account.
rating-players = Giocatori
rating-empty = Qui nessuno ha ancora un punteggio. Apri un tavolo classificato e comincia tu.
rating-place = Posto
rating-player = Giocatore
rating-rating = Punteggio
rating-games = Partite
rating-wins = Vittorie
rating-account = Il tuo account
rating-signed-in = Accesso effettuato come { $name }.
rating-sign-in = Accedi con una passkey
rating-sign-out = Esci
rating-register = Crea un account
rating-name = Nome
rating-about = Una passkey sostituisce la password: la conserva il tuo dispositivo. Il server salva il tuo nome, la parte pubblica della chiave e i tuoi punteggi, nient'altro.
rating-delete = Elimina l'account
rating-delete-sure = Eliminalo con tutti i punteggi
rating-no-passkeys = Le passkey funzionano solo con https o su localhost in questo computer. Puoi giocare anche senza.
rating-cancelled = Non è stato fatto nulla, perché la passkey non è stata usata.
rating-choose = Classificata
rating-choose-about = Conta per la classifica; solo persone, tutte con l'accesso effettuato
rating-not-bots = Si classificano solo le partite tra persone, e a questo tavolo siede un bot.
rating-not-shared = Per una partita classificata può giocare una sola persona a questo schermo.
rating-not-chosen = In una partita classificata il seme e chi inizia li decide il caso.
rating-rated = Partita classificata
rating-missing = Non ancora classificata. Prima della prima mossa deve accedere: { $names }.
rating-all = Tutti hanno effettuato l'accesso. La partita conterà alla fine.
rating-go = Accedi
