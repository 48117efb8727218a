# Ce que dit le serveur quand une chose est impossible, et ce qui se passe à une table en dehors du jeu.

refused-secret-missing =
  Il vous faut pour cela le lien d'une place ou celui de l'hôte. Ouvrez la table avec le lien que vous avez reçu.
refused-secret-wrong = Ce lien n'ouvre plus la table. Demandez-en un nouveau à l'hôte.
refused-no-table = Cette table n'existe pas. Vérifiez l'adresse.
refused-no-seat = Il n'y a pas de place { $seat } à cette table.
refused-no-position = Il n'y a pas de position { $seq } ; les positions vont de 1 à { $last }.
refused-no-page = Cette page n'existe pas. Vérifiez l'adresse.
refused-no-edition = Il n'y a pas d'édition « { $edition } ». Éditions existantes : { $known }.
refused-not-your-seat = Vous ne jouez pas pour { $name }.
refused-host-only = Seul l'hôte de la table peut faire cela.
refused-no-seat-of-yours = Vous regardez ; seuls les joueurs de la table peuvent faire cela.
refused-look-only =
  On peut seulement regarder cette partie. Pour la poursuivre, ouvrez une table à partir de son fichier.
refused-over = La partie est terminée.
refused-rematch-early = La partie n'est pas encore terminée. Vous pourrez ouvrir une revanche à la fin.
refused-list-private = Les spectateurs ne sont pas admis à cette table : elle ne peut donc pas figurer dans la liste des tables ouvertes.
refused-rematch-already = Il y a déjà une revanche ; sa table est dans le journal.
refused-out-of-turn = C'est à { $name } de jouer.
refused-played-by-bot = Un bot joue pour { $name }.
refused-no-hints = Il n'y a pas de conseils à une table classée.
refused-no-bot = Aucun bot ne joue pour { $name }.
refused-colour-already = { $name } a déjà cette couleur.
refused-colour-taken = { $name } a cette couleur. Choisissez-en une autre.
refused-takeback-waits = { $name } a déjà demandé un retour en arrière ; tout le monde n'a pas encore répondu.
refused-nothing-to-take-back = La partie ne peut pas revenir à { $to }. Choisissez une position d'avant le dernier coup.
refused-no-takeback = Personne n'a demandé de retour en arrière.
refused-answered-already = Vous avez déjà accepté ; les autres doivent encore répondre.
refused-key-reused = La clé { $key } désigne déjà une autre de vos commandes. Choisissez une nouvelle clé pour chaque commande.
refused-table-full = Cette table a déjà connu { $most } événements. La partie peut être jouée jusqu'au bout, mais rien d'autre n'est possible ici.
refused-file-too-long = Ce fichier contient plus de { $most } entrées ; le serveur n'en lit pas davantage.
refused-stuck = Cette partie a commencé avec d'autres règles que celles de ce serveur. Vous pouvez la regarder jusqu'à l'événement { $last }, mais personne ne peut la poursuivre.
refused-unreadable = Cette table a été enregistrée par une autre version de Tikal, et ce serveur ne peut pas la lire. Adressez-vous à la personne qui gère le serveur.
refused-archived = Cette table a été archivée, car personne ne l'avait ouverte depuis longtemps. Ouvrez-la, et elle reviendra.
refused-advice-busy = Le serveur est en pleine réflexion. Réessayez dans un instant.
refused-no-advice = Le serveur n'a pas trouvé de réponse. Réessayez.
refused-not-over = Seule une partie terminée peut être analysée.
refused-awards-early = La partie n'est pas encore terminée. Les distinctions sont attribuées à la fin.
refused-not-whole =
  Il manque au fichier de cette partie ce que la personne qui regardait ne pouvait pas voir ; seule une partie
  complète peut être analysée.
refused-no-turn = Il n'y a pas de tour { $turn } ; les tours vont de 1 à { $last }.
refused-malformed = Le serveur ne comprend pas ceci : { $detail }
refused-http = Le serveur ne peut pas faire cela : { $detail } ({ $status })
refused-failed = Une erreur s'est produite sur le serveur. Réessayez dans un instant.
refused-no-database = Le serveur n'arrive pas à joindre sa base de données. Rien n'est perdu ; réessayez dans un instant.
refused-disk-full = Le serveur n'a plus de place pour enregistrer quoi que ce soit. Rien n'est perdu et vous pouvez toujours regarder les parties ; prévenez la personne qui le gère.
refused-read-only = Le serveur ne peut pas écrire dans sa base de données. Rien n'est perdu et vous pouvez toujours regarder les parties ; prévenez la personne qui le gère.

event-player = Joueur { $number }
event-asked = { $name } demande un retour en arrière.
event-agreed = { $name } accepte le retour en arrière.
event-declined = { $name } refuse le retour en arrière.
event-takeback = Des coups ont été repris, comme { $name } l'a demandé.
event-resigned = { $name } abandonne ; un bot prend le relais.
event-renamed = { $old } s'appelle désormais { $name }.
event-coloured =
  { $name } joue maintenant avec { $colour ->
    [red] le rouge
    [orange] le jaune
    [white] le blanc
   *[blue] le bleu
  }.
event-first = { $name } commence : c'est le choix de la personne qui a ouvert cette table.
event-to-bot = Un bot prend le relais pour { $name }.
event-from-bot = { $name } reprend la main.
event-renewed = { $name } a un nouveau lien.
event-rematch = La revanche est ouverte : chacun garde sa place.
event-listed = La table figure maintenant dans la liste des tables ouvertes.
event-unlisted = La table ne figure plus dans la liste des tables ouvertes.
event-chosen-seed = La personne qui a ouvert cette table a choisi la graine { $seed }. Avec elle, n'importe qui peut retrouver ce qui est caché.
event-chosen-file = Cette table reprend une partie à partir d'un fichier. Qui possède ce fichier peut savoir ce qui est caché.
