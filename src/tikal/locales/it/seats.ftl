# Inviti: come si arriva al proprio posto, sul server e sulla pagina.

refused-invitation-used = Qualcuno ha già usato questo invito. Chiedine uno nuovo all'host.
refused-not-invited = Per sederti qui ti serve un invito. Chiedine uno all'host.
refused-no-invitation = Non ci sono inviti aperti per { $name }.
refused-rated-seat = { $name } gioca qui per la classifica, quindi nessun altro può prendere il posto. Se { $name } non torna, può giocare un bot.
refused-rated-bot = A un tavolo classificato solo { $name } può cedere questo posto. Tu puoi farlo se se n'è andato o non si vede da { $days } giorni.
refused-seat-taken =
  { $name } è già al tavolo e il posto è suo. Puoi far giocare un bot. Potrai invitare qualcun altro quando { $name }
  lascerà il posto o mancherà da { $days } giorni.

event-invited = L'host invita qualcuno al posto di { $name }.
event-withdrawn = L'host ritira l'invito al posto di { $name }.
event-seated = { $name } si siede.
event-left = { $name } se ne va; il posto è libero.

seats-invite-title = Hai ricevuto un invito
seats-invite-text =
  { $count ->
    [one] A questo tavolo c'è un posto che ti aspetta. Siediti e sarà tuo in questo browser.
   *[other] A questo tavolo ci sono { $count } posti che ti aspettano. Siediti e saranno tuoi in questo browser.
  }
seats-invite-once = L'invito vale una volta sola. Usalo sul dispositivo con cui vuoi giocare.
seats-your-name = Il tuo nome
seats-sit-down = Siediti
seats-sitting-down = Un momento…
seats-look = Guarda soltanto
seats-against = Al tavolo
seats-used-title = Questo invito è già stato usato
seats-used-text =
  Qualcuno si è già seduto con questo invito. Se eri tu, apri il tavolo nel browser che hai usato. Altrimenti chiedi un
  nuovo invito all'host.
seats-wrong-title = Questo invito non è valido
seats-wrong-text = È stato ritirato, oppure manca una parte del link. Chiedi un nuovo invito all'host.
seats-free = libero, invito inviato
seats-uninvited = libero
seats-invite = Invita
seats-invite-again = Nuovo invito
seats-invite-together = Un invito per tutti i posti liberi
seats-withdraw = Ritira l'invito
seats-copy-invitation = Copia l'invito
seats-renew = Rinnova il mio link
seats-renewed = Il tuo vecchio link non funziona più. Questo browser ha quello nuovo.
seats-copy-own = Copia il link per un altro mio dispositivo
seats-leave = Lascia il posto
seats-leave-sure = Lasciare davvero questo posto?
seats-same-guest = La stessa persona di { $name }
seats-tag-free = LIBERO
seats-waiting = Il posto di { $name } è ancora libero
refused-not-listed = Questo tavolo non è nell'elenco dei tavoli aperti. Chiedi un invito all'host.
refused-seat-gone = Il posto di { $name } non è più libero. Scegline un altro.
refused-no-deal = Questa distribuzione non esiste.
refused-deal-early = Vedrai i risultati degli altri tavoli quando la tua partita sarà finita. Hanno finito { $over } tavoli su { $tables }.
refused-signed-out = Non hai effettuato l'accesso. Accedi con la tua passkey.
refused-passkey = Il server non conosce questa passkey o non ha potuto verificarla. Riprova o crea un nuovo account.
refused-name-taken = Il nome { $name } è già usato. Scegline un altro.
refused-not-rated = Questo tavolo non è classificato.
refused-rated-already = Questo posto o il tuo account gioca già per la classifica a questo tavolo.
refused-rated-late = Per la classifica un posto va collegato a un account prima della sua prima mossa.
seats-watching =
  { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
  }
