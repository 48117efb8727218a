### Words of the catalogue of rules.


## Families of rules: the base game and the auction

family-components = Components
family-setup = Set-up
family-turn = The turn
family-placing = Placing a tile
family-action-points = Action points
family-deploying = Deploying pieces
family-transferring = Transferring between camps
family-moving = Moving
family-clearing = Clearing a temple
family-digging = Digging for treasures
family-swapping = Swapping treasures
family-camping = Setting up a camp
family-guarding = Placing a guardian
family-majority = Majority
family-volcano-rounds = Volcano rounds
family-scoring = Scoring
family-ending = End of the game
family-winning = Winning
family-auction = Auction
family-action-texts = Action texts


## Families of rules: Legend

family-legend-components = Legend: components
family-legend-setup = Legend: set-up
family-legend-rounds = Legend: rounds
family-legend-draft = Legend: draft
family-legend-actions = Legend: action phase
family-legend-stash = Legend: stashed and permanent cards
family-legend-action-points = Legend: action points
family-legend-exchange = Legend: exchanging treasures
family-legend-tiles = Legend: placing tiles
family-legend-cards = Legend: action cards
family-legend-volcano = Legend: volcano scoring
family-legend-scoring = Legend: scoring
family-legend-passing = Legend: passing
family-legend-maintenance = Legend: maintenance
family-legend-final = Legend: final scoring
family-legend-director = Legend: museum director
family-legend-scenarios = Legend: scenarios
family-ambiguities = Ambiguities of the rulebooks
family-clarifications = Clarifications


## Where a rule comes from

status-stated = stated in a rulebook
status-derived = derived from what the rulebooks state
status-derived-in = stated elsewhere, only derived in: { $editions }
status-reconstructed = reconstructed: we could not find the original
status-unknown = unknown: the text is missing
