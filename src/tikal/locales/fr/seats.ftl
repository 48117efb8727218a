# Les invitations : comment on arrive à son siège, sur le serveur et sur la page.

refused-invitation-used = Quelqu'un a déjà utilisé cette invitation. Demandez-en une nouvelle à l'hôte.
refused-not-invited = Il vous faut une invitation pour vous asseoir ici. Demandez-la à l'hôte.
refused-no-invitation = Il n'y a pas d'invitation en cours pour { $name }.
refused-seat-taken =
  Quelqu'un s'est déjà installé pour { $name }, le siège est pris. Vous pouvez laisser un bot jouer. Vous pourrez inviter quelqu'un
  d'autre quand { $name } quittera le siège ou sera absent depuis { $days } jours.

event-invited = L'hôte invite quelqu'un au siège de { $name }.
event-withdrawn = L'hôte retire l'invitation au siège de { $name }.
event-seated = { $name } s'installe.
event-left = { $name } s'en va ; le siège est libre.

seats-invite-title = Vous êtes invité
seats-invite-text =
  { $count ->
    [one] Un siège vous attend à cette table. Asseyez-vous, et il est à vous dans ce navigateur.
   *[other] { $count } sièges vous attendent à cette table. Asseyez-vous, et ils sont à vous dans ce navigateur.
  }
seats-invite-once = L'invitation sert une seule fois. Utilisez-la sur l'appareil avec lequel vous voulez jouer.
seats-your-name = Votre nom
seats-sit-down = S'asseoir
seats-sitting-down = Un instant…
seats-look = Regarder seulement
seats-against = À la table
seats-used-title = Cette invitation a déjà servi
seats-used-text =
  Quelqu'un s'est déjà assis avec. Si c'était vous, ouvrez la table dans le navigateur utilisé alors. Sinon, demandez une
  nouvelle invitation à l'hôte.
seats-wrong-title = Cette invitation n'est pas valable
seats-wrong-text = Elle a été retirée, ou il manque une partie du lien. Demandez une nouvelle invitation à l'hôte.
seats-free = libre, invitation envoyée
seats-uninvited = libre
seats-invite = Inviter
seats-invite-again = Nouvelle invitation
seats-invite-together = Une invitation pour tous les sièges libres
seats-withdraw = Retirer l'invitation
seats-copy-invitation = Copier l'invitation
seats-renew = Renouveler mon lien
seats-renewed = Votre ancien lien ne fonctionne plus. Ce navigateur a le nouveau.
seats-copy-own = Copier le lien pour un autre de mes appareils
seats-leave = Quitter le siège
seats-leave-sure = Vraiment quitter ce siège ?
seats-same-guest = La même personne que { $name }
seats-tag-free = LIBRE
seats-waiting = Le siège de { $name } est encore libre
refused-not-listed = Cette table n'est pas dans la liste des tables ouvertes. Demandez une invitation à l'hôte.
refused-seat-gone = La place de { $name } n'est plus libre. Choisissez-en une autre.
refused-no-deal = Cette donne n'existe pas.
refused-deal-early = Vous verrez les résultats des autres tables à la fin de votre propre partie. { $over } tables sur { $tables } ont terminé.
refused-signed-out = Vous n'êtes pas connecté. Connectez-vous avec votre clé d'accès.
refused-passkey = Cette clé d'accès est inconnue ici ou sa réponse n'est pas valable. Réessayez ou créez un nouveau compte.
refused-name-taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
refused-not-rated = Cette table n'est pas classée.
refused-rated-already = Cette place ou votre compte est déjà classé à cette table.
refused-rated-late = Une place doit être liée à un compte avant son premier coup.
seats-watching =
  { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
