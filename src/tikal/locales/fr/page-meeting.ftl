### Se retrouver : tirages vérifiables, partage, tables ouvertes, séries, donnes identiques, classements.

draws-title = Les tirages
draws-state =
    { $state ->
        [sealed] L'ordre des tuiles et des trésors a été fixé avant le premier coup. L'empreinte ci-dessous en est tirée ; après la partie, votre navigateur vérifie que rien n'a été changé.
        [checking] Vérification des tirages…
        [right] L'ordre des tuiles et des trésors a été fixé avant le premier coup et n'a pas été changé. Votre navigateur l'a vérifié.
        [wrong] Les tuiles et les trésors ne correspondent pas à l'empreinte du début de la partie. Ils ont été changés.
        [other-promise] Ce n'est pas l'empreinte que votre navigateur a vue au début de la partie. Ne vous fiez pas aux tirages.
        [other-tiles] Les tuiles sont sorties dans un autre ordre que celui fixé avant le premier coup. Ne vous fiez pas aux tirages.
        [unreachable] Les tirages n'ont pas pu être vérifiés, car le serveur n'a pas envoyé le fichier de la partie. Réessayez plus tard.
       *[none] Rien n'a été promis sur les tirages de cette table : elle reprend un fichier de partie ou vient d'une version antérieure de Tikal.
    }
draws-details = L'empreinte, et comment la vérifier vous-même
draws-how = Après la partie, enregistrez le fichier de la partie et vérifiez-le avec « tikal verify ». L'empreinte est le SHA-256 de la mise en place et du sel de ce fichier.
draws-fingerprint = Empreinte
draws-salt = Sel

## Partager
share-button = Partager
share-qr = Code QR du lien
share-how = Scannez le code avec un téléphone ou envoyez le lien.
share-link = Lien
share-send = Envoyer
share-seat = Une place pour { $name } dans une partie de Tikal
share-watch = Regarder une partie de Tikal
share-only-here = Seul cet ordinateur peut ouvrir ce lien, car Tikal ne tourne que pour vous. Pour jouer avec des amis de votre réseau, arrêtez-le et relancez-le avec « ./play --lan ». Pour des amis ailleurs, lancez « tikal serve » sur un serveur.
share-in-network = Vos amis doivent être sur le même réseau que cet ordinateur. Ils le trouvent à l'adresse { $address }.

## Séries
series-choose = Série
series-choose-about = Plusieurs parties ; chacun commence à son tour.
series-none = Une seule partie
series-title =
    { $kind ->
        [best-of] Au meilleur des { $games } parties
       *[other] Premier à { $games } victoires
    }
series-game = Partie { $number }
series-won =
    { $count ->
        [one] { $names } gagne la série
       *[other] { $names } se partagent la série
    }
series-next-title = La partie suivante
series-next = Partie suivante
series-new = Nouvelle série
series-watch-news = Les mêmes joueurs ont commencé une autre partie.
series-watch = La regarder

## Tables ouvertes
lobby-nav = Tables
lobby-title = Tables ouvertes
lobby-lead = Prenez une place libre ou regardez une partie. Chaque hôte décide si sa table apparaît ici.
lobby-name = Votre nom
lobby-refresh = Actualiser
lobby-seats = Places libres
lobby-seats-empty = Personne ne cherche de joueurs pour le moment. Ouvrez vous-même une table et inscrivez-la ici.
lobby-games = Parties à regarder
lobby-games-empty = Aucune partie publique n'est en cours.
lobby-take = S'asseoir
lobby-take-of = Prendre la place de { $name } à { $title }
lobby-watch = Regarder
lobby-watch-of = Regarder { $title }
lobby-more = Afficher plus
lobby-list = Table ouverte
lobby-list-about = L'inscrire dans la liste : n'importe qui peut prendre une place libre ou regarder
lobby-list-now = L'inscrire dans la liste des tables ouvertes
lobby-unlist-now = La retirer de la liste des tables ouvertes

## La même donne à plusieurs tables
deal-title = Une donne, plusieurs tables
deal-lead = Toutes ces tables ont tiré les mêmes tuiles et les mêmes trésors dans le même ordre. Comparez qui a tiré le meilleur parti de chaque place.
deal-table = Table
deal-seat = Place { $number }
deal-number = Table { $number }
deal-playing = en cours
deal-won = a gagné
deal-best = En doré, le meilleur résultat de chaque place ; l'étoile signale qui a gagné à sa table.
deal-compare = Comparer avec les autres tables
deal-choose = Même donne
deal-choose-about = Plusieurs tables jouent avec les mêmes tirages et comparent leurs résultats
deal-one = Une table
deal-tables = { $count } tables
deal-links-title = { $count } tables sont ouvertes
deal-links-text = Envoyez à chacun le lien vers sa place. Vous êtes à la table 1 ; personne ne peut regarder une autre table avant la fin.
deal-links-once = Chaque lien sert une fois et n'est affiché qu'ici : envoyez-les avant de continuer.

## Classement
rating-nav = Classement
rating-title = Classement
rating-lead = Pour ceux qui le souhaitent. Une partie classée compte si tout le monde est connecté ; qui l'abandonne finit dernier. Pas besoin de compte pour jouer.
rating-players = Joueurs
rating-empty = Personne n'a encore de cote ici. Ouvrez une table classée et soyez le premier.
rating-place = Rang
rating-player = Joueur
rating-rating = Cote
rating-games = Parties
rating-wins = Victoires
rating-account = Votre compte
rating-signed-in = Connecté sous le nom { $name }.
rating-sign-in = Se connecter avec une clé d'accès
rating-sign-out = Se déconnecter
rating-register = Créer un compte
rating-name = Nom
rating-about = Une clé d'accès remplace le mot de passe : votre appareil la garde. Le serveur conserve votre nom, la partie publique de la clé et vos cotes, rien d'autre.
rating-delete = Supprimer le compte
rating-delete-sure = Le supprimer avec toutes les cotes
rating-no-passkeys = Les clés d'accès ne marchent qu'en https, ou sur localhost sur cet ordinateur. Vous pouvez jouer sans.
rating-cancelled = Rien n'a été fait, car la clé d'accès n'a pas été utilisée.
rating-choose = Classée
rating-choose-about = Compte pour le classement ; entre personnes, toutes connectées
rating-not-bots = Seules les parties entre personnes sont classées, et un bot est à cette table.
rating-not-shared = Pour une partie classée, une seule personne peut jouer sur cet écran.
rating-not-chosen = Dans une partie classée, le hasard décide de la graine et du premier joueur.
rating-rated = Partie classée
rating-missing = Pas encore classée. Connexion nécessaire avant le premier coup : { $names }.
rating-all = Tout le monde est connecté. La partie comptera à la fin.
rating-go = Se connecter
