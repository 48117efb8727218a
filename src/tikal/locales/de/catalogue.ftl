### Wörter des Regelverzeichnisses.


## Gruppen von Regeln: das Grundspiel und die Versteigerung

family-components = Spielmaterial
family-setup = Aufbau
family-turn = Der Zug
family-placing = Ein Plättchen legen
family-action-points = Aktionspunkte
family-deploying = Figuren einsetzen
family-transferring = Von Lager zu Lager verlegen
family-moving = Bewegen
family-clearing = Einen Tempel freilegen
family-digging = Nach Schätzen graben
family-swapping = Schätze tauschen
family-camping = Ein Lager errichten
family-guarding = Einen Wächter aufstellen
family-majority = Mehrheit
family-volcano-rounds = Vulkanrunden
family-scoring = Wertung
family-ending = Spielende
family-winning = Sieg
family-auction = Versteigerung
family-action-texts = Aktionstexte


## Gruppen von Regeln: Legend

family-legend-components = Legend: Spielmaterial
family-legend-setup = Legend: Aufbau
family-legend-rounds = Legend: Runden
family-legend-draft = Legend: Draft
family-legend-actions = Legend: Aktionsphase
family-legend-stash = Legend: aufgehobene und dauerhafte Karten
family-legend-action-points = Legend: Aktionspunkte
family-legend-exchange = Legend: Schätze tauschen
family-legend-tiles = Legend: Plättchen legen
family-legend-cards = Legend: Aktionskarten
family-legend-volcano = Legend: Vulkanwertung
family-legend-scoring = Legend: Wertung
family-legend-passing = Legend: Passen
family-legend-maintenance = Legend: Rundenwechsel
family-legend-final = Legend: Schlusswertung
family-legend-director = Legend: Museumsdirektor
family-legend-scenarios = Legend: Szenarien
family-ambiguities = Unklarheiten der Anleitungen
family-clarifications = Klarstellungen


## Woher eine Regel stammt

status-stated = steht in einer Anleitung
status-derived = folgt aus dem, was die Anleitungen sagen
status-derived-in = steht in anderen Ausgaben; nur gefolgert in: { $editions }
status-reconstructed = rekonstruiert: Das Original war nicht zu finden
status-unknown = unbekannt: Der Text fehlt
