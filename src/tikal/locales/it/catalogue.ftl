### Parole del catalogo delle regole.


## Famiglie di regole: il gioco base e l'asta

family-components = Materiale
family-setup = Preparazione
family-turn = Il turno
family-placing = Piazzare una tessera
family-action-points = Punti azione
family-deploying = Schierare pedine
family-transferring = Trasferire pedine tra i campi
family-moving = Muovere
family-clearing = Liberare un tempio
family-digging = Scavare nelle rovine
family-swapping = Scambiare tesori
family-camping = Allestire un campo
family-guarding = Piazzare un guardiano
family-majority = Maggioranza
family-volcano-rounds = Round del vulcano
family-scoring = Conteggio
family-ending = Fine della partita
family-winning = Vittoria
family-auction = Asta
family-action-texts = Testi delle azioni


## Famiglie di regole: Legend

family-legend-components = Legend: materiale
family-legend-setup = Legend: preparazione
family-legend-rounds = Legend: round
family-legend-draft = Legend: draft
family-legend-actions = Legend: fase delle azioni
family-legend-stash = Legend: carte conservate e permanenti
family-legend-action-points = Legend: punti azione
family-legend-exchange = Legend: scambiare tesori
family-legend-tiles = Legend: piazzare tessere
family-legend-cards = Legend: carte azione
family-legend-volcano = Legend: conteggio del vulcano
family-legend-scoring = Legend: conteggio
family-legend-passing = Legend: passare
family-legend-maintenance = Legend: mantenimento
family-legend-final = Legend: conteggio finale
family-legend-director = Legend: direttore del museo
family-legend-scenarios = Legend: scenari
family-ambiguities = Ambiguità dei regolamenti
family-clarifications = Chiarimenti


## Da dove viene una regola

status-stated = scritta in un regolamento
status-derived = dedotta da ciò che dicono i regolamenti
status-derived-in = presente in altre edizioni; solo dedotta in: { $editions }
status-reconstructed = ricostruita: non abbiamo trovato l'originale
status-unknown = sconosciuta: il testo manca
