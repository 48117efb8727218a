# Les avis que c'est votre tour : ce que disent les messages et où ils vont.

notices-your-turn = À vous de jouer dans Tikal
notices-your-turn-body = { $name }, c'est à vous de jouer : { $table } (avec { $others }).
notices-turn-of = Tikal : au tour de { $name }
notices-turn-of-body = C'est au tour de { $name } : { $table } (avec { $others }).
notices-time-left =
  { $hours ->
    [0] Il vous reste moins d'une heure.
    [one] Il vous reste une heure.
   *[other] Il vous reste { $hours } heures.
  }
notices-test = Tikal : un essai
notices-test-body = C'est ainsi que vous saurez que c'est à vous de jouer : { $table }.
notices-test-confirm = Pour recevoir ces messages, confirmez cette adresse :
notices-stop-link = Plus de messages ? Ouvrez ce lien :
notices-untitled = une partie de { $edition }
notices-unknown-address =
  Nous ne pouvons rien envoyer à cette adresse. Utilisez une adresse web (https://...) ou une adresse comme
  discord://, ntfy://, tgram://, slack:// ou mailto://.
notices-local-address =
  Cette adresse est dans le réseau privé du serveur. Seules les adresses publiques sont permises ici.
notices-no-such-host = Cet hôte n'existe pas. Vérifiez l'adresse.
notices-refused = Le destinataire a refusé le message. Vérifiez l'adresse et son mot de passe ou jeton.
notices-unreachable = Le destinataire est injoignable.
notices-gone = Le navigateur n'accepte plus les messages d'ici. Autorisez-les de nouveau.
notices-no-address = Cette adresse n'est plus enregistrée.
notices-too-many = Un message vient d'être envoyé. Attendez un moment avant d'en envoyer un autre.
notices-too-many-addresses = Vous avez déjà { $most } adresses ici. Retirez-en une d'abord.
notices-calendar-turn = Tikal : fin de votre tour ({ $table })
notices-calendar-body = Vos adversaires : { $others }.
notices-no-calendar = Ce calendrier n'existe pas. Créez-en un nouveau sur le premier écran.
