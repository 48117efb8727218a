### Incontrarsi: estrazioni verificabili, condivisione, tavoli aperti, serie, stesse distribuzioni, classifiche.

draws-title = Le estrazioni
draws-state =
    { $state ->
        [sealed] L’ordine delle tessere e dei tesori è stato fissato prima della prima mossa. L’impronta qui sotto ne è ricavata; dopo la partita il tuo browser controlla che nulla sia stato cambiato.
        [checking] Controllo delle estrazioni …
        [right] L’ordine delle tessere e dei tesori è stato fissato prima della prima mossa e non è stato cambiato. Il tuo browser lo ha controllato.
        [wrong] Le tessere e i tesori non corrispondono all’impronta dell’inizio della partita. Sono stati cambiati.
        [other-promise] Questa non è l’impronta che il tuo browser ha visto all’inizio della partita. Non fidarti delle estrazioni.
        [other-tiles] Le tessere sono uscite in un ordine diverso da quello fissato prima della prima mossa. Non fidarti delle estrazioni.
        [unreachable] Non è stato possibile controllare le estrazioni perché il server non ha inviato il file della partita. Riprova più tardi.
       *[none] Sulle estrazioni di questo tavolo non è stato promesso nulla: continua un file di partita o viene da una versione precedente di Tikal.
    }
draws-details = L’impronta e come controllarla da te
draws-how = Dopo la partita salva il file della partita e passalo a «tikal verify». L’impronta è lo SHA-256 della preparazione e del sale contenuti nel file.
draws-fingerprint = Impronta
draws-salt = Sale
