# Les avis que c'est votre tour : ce que disent les messages et où ils vont.

notices-your-turn = À vous de jouer dans Tikal
notices-your-turn-body = { $name }, c'est à vous de jouer : { $table } (avec { $others }).
notices-turn-of = Tikal : au tour de { $name }
notices-turn-of-body = C'est au tour de { $name } : { $table } (avec { $others }).
notices-time-left =
  { $hours ->
    [0] Il vous reste moins d'une heure.
    [one] Il vous reste une heure.
   *[other] Il vous reste { $hours } heures.
  }
notices-test = Tikal : un essai
notices-test-body = C'est ainsi que vous saurez que c'est à vous de jouer : { $table }.
notices-test-confirm = Pour recevoir ces messages, confirmez cette adresse :
notices-stop-link = Pour ne plus recevoir de messages, ouvrez ce lien :
notices-untitled = une partie de { $edition }
notices-unknown-address =
  Nous ne pouvons rien envoyer à cette adresse. Utilisez une adresse web (https://...) ou une adresse comme
  discord://, ntfy://, tgram://, slack:// ou mailto://.
notices-local-address =
  Cette adresse est dans le réseau privé du serveur. Seules les adresses publiques sont permises ici.
notices-no-such-host = Cet hôte n'existe pas. Vérifiez que l'adresse est bien écrite.
notices-refused = Le destinataire a refusé le message. Vérifiez l'adresse, ainsi que son mot de passe ou son jeton.
notices-unreachable = Le destinataire est injoignable.
notices-gone = Le navigateur n'accepte plus les messages de ce site. Autorisez-les de nouveau.
notices-no-address = Cette adresse n'est plus enregistrée.
notices-too-many = Un message vient d'être envoyé. Attendez un moment avant d'en envoyer un autre.
notices-too-many-addresses = Vous avez déjà { $most } adresses ici. Retirez-en une d'abord.
notices-calendar-turn = Tikal : fin de votre tour ({ $table })
notices-calendar-body = Vos adversaires : { $others }.
notices-no-calendar = Ce calendrier n'existe pas. Créez-en un nouveau sur le premier écran.

notices-title = Quand c'est mon tour
notices-remind = Vous pouvez fermer cette page : la table garde tout. Tikal peut vous prévenir quand il faudra revenir :
notices-which = Quels tours
notices-all-turns = Tous les tours de cette table (par exemple pour un canal)
notices-turns-of = Tours de { $name }
notices-push = M'avertir dans ce navigateur
notices-push-unsupported =
  Ce navigateur ne peut pas recevoir d'avis : il faut une connexion sécurisée (HTTPS) et le web push.
notices-push-denied = Les avis de ce site sont bloqués. Autorisez-les dans les réglages du navigateur.
notices-push-failed = Ce navigateur n'a pas pu s'abonner aux avis.
notices-address = Une autre adresse
notices-add = Ajouter
notices-address-about =
  Un canal, un téléphone ou une boîte aux lettres à vous, écrit comme dans Apprise, ou un webhook. Son propriétaire
  confirme l'adresse par un lien dans un message d'essai.
notices-a-browser = Un navigateur
notices-on = actif
notices-unconfirmed = pas encore confirmé : ouvrez le lien du message d'essai
notices-send-test = Envoyer un essai
notices-remove = Retirer
notices-none = Vous ne recevez d'avis nulle part ailleurs.
notices-test-sent = Le message d'essai a été envoyé.
notices-test-sent-confirm = Le message d'essai a été envoyé. Ouvrez le lien qu'il contient pour confirmer l'adresse.
notices-this-table = cette table
notices-confirmed-title = L'adresse est confirmée
notices-confirmed-text = Vous recevrez un message quand ce sera à vous de jouer : { $table }.
notices-stopped-title = Plus de messages
notices-stopped-text = Cette adresse ne recevra plus de messages sur { $table }.
notices-to-table = Aller à la table
notices-no-link = Cette page s'ouvre depuis les liens de nos messages. Pour savoir quand c'est à vous de jouer, ouvrez votre table et choisissez la cloche.
notices-link-text = Les messages sur { $table } vont à cette adresse : { $address }.
notices-confirm = Confirmer cette adresse
notices-stop = Plus de messages
notices-calendar = Calendrier de mes échéances
notices-calendar-address =
  Abonnez votre agenda à cette adresse. Qui la connaît peut voir vos échéances, et rien d'autre.
notices-calendar-open = Ouvrir dans l'agenda
