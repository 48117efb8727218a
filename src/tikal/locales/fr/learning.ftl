### Apprendre le jeu : les éditions comparées, les exemples, l'aide de jeu, les lieux.

learning-nav = Apprendre le jeu


## Les éditions comparées

compare-nav = Comparer les éditions
compare-title = Les éditions côte à côte
compare-intro =
  Toutes les éditions ont le même cœur. Voici les points sur lesquels elles diffèrent, tirés des règles mêmes que ce
  programme applique. Ce qui s'écarte de la première édition affichée est signalé.
compare-which = Éditions affichées
compare-only = Seulement les différences
compare-caption = Les points en lignes, les éditions en colonnes
compare-basis = référence de la comparaison
compare-other = différent :
compare-same = Les éditions affichées sont d'accord sur tout.
compare-nothing = rien
compare-range = { $first } à { $last }
compare-section-box = La boîte
compare-section-start = Mise en place
compare-section-play = Déroulement
compare-section-score = Décompte
compare-section-options = Ce que les livrets règlent chacun à leur façon
compare-section-rules = Les règles, chapitre par chapitre
compare-year = Année
compare-publisher = Éditeur
compare-language = Livret qui nous a servi
compare-language-it = italien
compare-language-fr = français
compare-language-en = anglais
compare-players = Joueurs
compare-auction = Enchères
compare-auction-yes = dans le livret
compare-auction-house = règle maison
compare-scenarios = Sites à explorer
compare-firstPlayer = Qui commence
compare-firstPlayer-oldest = le plus âgé
compare-firstPlayer-museumOrRandom = le dernier à avoir visité un musée, ou le sort
compare-firstPlayer-random = le sort
compare-startScore = Points au départ
compare-startScore-seatNumber = 1 à 4, selon l'ordre du tour
compare-auctionStartScore = Points au départ avec enchères
compare-tiles = Tuiles dans la pile
compare-rounds = Manches
compare-actionPoints = Points d'action par tour
compare-cards = Cartes action (à deux joueurs)
compare-dottedHexes = Cases en pointillé autour du plateau
compare-volcanoesPassable = On peut entrer dans les volcans
compare-scorings = Décomptes
compare-scoredFor = Rapportent des points
compare-setValues = 1, 2, 3 … trésors identiques
compare-status-stated = écrit
compare-status-derived = déduit
compare-status-reconstructed = reconstitué
compare-status-unknown = texte manquant
