# Les invitations : comment on arrive à sa place, sur le serveur et sur la page.

refused-invitation-used = Quelqu'un a déjà utilisé cette invitation. Demandez-en une nouvelle à l'hôte.
refused-not-invited = Il vous faut une invitation pour vous asseoir ici. Demandez-en une à l'hôte.
refused-no-invitation = Il n'y a pas d'invitation en cours pour { $name }.
refused-rated-seat = { $name } joue ici pour son classement : personne d'autre ne peut prendre cette place. Si { $name } ne revient pas, un bot peut jouer.
refused-rated-bot = À une table classée, seul { $name } peut céder cette place. Vous pourrez le faire s'il est parti ou s'il n'est pas venu depuis { $days } jours.
refused-seat-taken =
  { $name } est déjà à table, et la place lui appartient. Vous pouvez confier son jeu à un bot. Vous pourrez inviter
  quelqu'un d'autre quand { $name } aura quitté sa place ou sera absent depuis { $days } jours.

event-invited = L'hôte invite quelqu'un à la place de { $name }.
event-withdrawn = L'hôte retire l'invitation à la place de { $name }.
event-seated = { $name } s'installe.
event-left = { $name } s'en va ; sa place est libre.

seats-invite-title = Une invitation pour vous
seats-invite-text =
  { $count ->
    [one] Une place vous attend à cette table. Asseyez-vous, et elle est à vous dans ce navigateur.
   *[other] { $count } places vous attendent à cette table. Asseyez-vous, et elles sont à vous dans ce navigateur.
  }
seats-invite-once = L'invitation sert une seule fois. Utilisez-la sur l'appareil avec lequel vous voulez jouer.
seats-your-name = Votre nom
seats-sit-down = S'asseoir
seats-sitting-down = Un instant…
seats-look = Regarder seulement
seats-against = À la table
seats-used-title = Cette invitation a déjà servi
seats-used-text =
  Quelqu'un l'a déjà utilisée pour s'asseoir. Si c'était vous, ouvrez la table dans le navigateur d'alors. Sinon,
  demandez une nouvelle invitation à l'hôte.
seats-wrong-title = Cette invitation n'est pas valable
seats-wrong-text = Elle a été retirée, ou il manque une partie du lien. Demandez une nouvelle invitation à l'hôte.
seats-free = libre, invitation envoyée
seats-uninvited = libre
seats-invite = Inviter
seats-invite-again = Nouvelle invitation
seats-invite-together = Une invitation pour toutes les places libres
seats-withdraw = Retirer l'invitation
seats-copy-invitation = Copier l'invitation
seats-renew = Renouveler mon lien
seats-renewed = Votre ancien lien ne fonctionne plus. Ce navigateur a le nouveau.
seats-copy-own = Copier le lien pour un autre de mes appareils
seats-leave = Quitter la place
seats-leave-sure = Vraiment quitter cette place ?
seats-same-guest = La même personne que { $name }
seats-tag-free = LIBRE
seats-waiting = La place de { $name } est encore libre
refused-not-listed = Cette table n'est pas dans la liste des tables ouvertes. Demandez une invitation à l'hôte.
refused-seat-gone = La place de { $name } n'est plus libre. Choisissez-en une autre.
refused-no-deal = Cette donne n'existe pas.
refused-deal-early = Vous verrez les résultats des autres tables à la fin de votre propre partie. { $over } tables sur { $tables } ont terminé.
refused-signed-out = Vous n'êtes pas connecté. Connectez-vous avec votre clé d'accès.
refused-passkey = Cette clé d'accès est inconnue ici ou n'a pas pu être vérifiée. Réessayez ou créez un nouveau compte.
refused-name-taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
refused-not-rated = Cette table n'est pas classée.
refused-rated-already = Cette place ou votre compte joue déjà pour le classement à cette table.
refused-rated-late = Pour le classement, une place doit être liée à un compte avant son premier coup.
seats-watching =
  { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
