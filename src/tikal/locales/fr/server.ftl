# Ce que dit le serveur quand une chose est impossible, et ce qui se passe à une table en dehors du jeu.

refused-secret-missing = Il faut pour cela le secret d'un siège ou de l'hôte. Ouvrez la table par le lien que vous avez reçu.
refused-secret-wrong = Ce lien n'ouvre plus la table. Demandez-en un nouveau à l'hôte.
refused-no-table = Cette table n'existe pas. Vérifiez l'adresse.
refused-no-seat = Il n'y a pas de siège { $seat } à cette table.
refused-no-position = Il n'y a pas de position { $seq } ; les positions vont de 1 à { $last }.
refused-no-page = Cette page n'existe pas. Vérifiez l'adresse.
refused-not-your-seat = Ce siège n'est pas le vôtre : { $name } l'occupe.
refused-host-only = Seul l'hôte de la table peut faire cela.
refused-no-seat-of-yours = Vous regardez cette table ; seuls ceux qui y sont assis peuvent faire cela.
refused-look-only = Cette partie est seulement à regarder. Ouvrez une table à partir de son fichier pour la poursuivre.
refused-over = La partie est terminée.
refused-rematch-early = La partie n'est pas encore terminée. La revanche ne s'ouvre qu'après la fin.
refused-rematch-already = Il y a déjà une revanche ; sa table est dans le journal.
refused-out-of-turn = C'est à { $name } de jouer.
refused-played-by-bot = Un bot joue pour { $name }.
refused-no-bot = Aucun bot ne joue pour { $name }.
refused-takeback-waits = { $name } a demandé un retour en arrière qui attend encore des réponses.
refused-nothing-to-take-back =
  La partie ne peut pas revenir à { $to } : choisissez une position plus ancienne, avant le dernier coup.
refused-no-takeback = Personne n'a demandé de retour en arrière.
refused-answered-already = Vous avez déjà accepté ; les autres doivent encore répondre.
refused-advice-busy = Le serveur a déjà beaucoup à réfléchir. Réessayez dans un instant.
refused-no-advice = Rien n'a pu être trouvé à ce sujet. Réessayez.
refused-not-over = Seule une partie terminée peut être analysée.
refused-not-whole = Il manque dans ce fichier ce que son spectateur ignorait ; seule une partie complète peut être analysée.
refused-no-turn = Il n'y a pas de tour { $turn } ; les tours vont de 1 à { $last }.
refused-malformed = Le serveur ne comprend pas ceci : { $detail }
refused-http = Le serveur ne peut pas faire cela : { $detail } ({ $status })

event-player = Joueur { $number }
event-asked = { $name } demande un retour en arrière.
event-agreed = { $name } accepte le retour en arrière.
event-declined = { $name } refuse le retour en arrière.
event-takeback = Des coups ont été repris, comme { $name } le demandait.
event-resigned = { $name } abandonne ; un bot continue.
event-renamed = { $old } s'appelle désormais { $name }.
event-to-bot = Un bot joue pour { $name }.
event-from-bot = { $name } joue de nouveau.
event-renewed = { $name } a un nouveau lien.
event-rematch = Une revanche est ouverte : chacun y a la même place.
