### Mots du catalogue des règles.


## Familles de règles : le jeu de base et les enchères

family-components = Matériel
family-setup = Mise en place
family-turn = Le tour
family-placing = Poser une tuile
family-action-points = Points d'action
family-deploying = Déployer des pions
family-transferring = Transférer des pions entre camps
family-moving = Se déplacer
family-clearing = Dégager un temple
family-digging = Fouiller des ruines
family-swapping = Échanger des trésors
family-camping = Installer un camp
family-guarding = Placer un gardien
family-majority = Majorité
family-volcano-rounds = Manches de volcan
family-scoring = Décompte
family-ending = Fin de la partie
family-winning = Victoire
family-auction = Enchères
family-action-texts = Textes des actions


## Familles de règles : Legend

family-legend-components = Legend : matériel
family-legend-setup = Legend : mise en place
family-legend-rounds = Legend : manches
family-legend-draft = Legend : draft
family-legend-actions = Legend : phase d'actions
family-legend-stash = Legend : cartes conservées et permanentes
family-legend-action-points = Legend : points d'action
family-legend-exchange = Legend : échanger des trésors
family-legend-tiles = Legend : poser des tuiles
family-legend-cards = Legend : cartes action
family-legend-volcano = Legend : décompte de volcan
family-legend-scoring = Legend : décompte
family-legend-passing = Legend : passer
family-legend-maintenance = Legend : maintenance
family-legend-final = Legend : décompte final
family-legend-director = Legend : directeur de musée
family-legend-scenarios = Legend : scénarios
family-ambiguities = Ambiguïtés des livrets de règles
family-clarifications = Précisions


## D'où vient une règle

status-stated = énoncée dans un livret de règles
status-derived = déduite de ce que disent les livrets
status-derived-in = énoncée ailleurs, seulement déduite dans : { $editions }
status-reconstructed = reconstituée : l'original est introuvable
status-unknown = inconnue : le texte manque
