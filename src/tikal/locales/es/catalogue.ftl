### Palabras del catálogo de reglas.


## Familias de reglas: el juego base y la subasta

family-components = Componentes
family-setup = Preparación
family-turn = El turno
family-placing = Colocar una loseta
family-action-points = Puntos de acción
family-deploying = Desplegar piezas
family-transferring = Trasladar entre campamentos
family-moving = Mover
family-clearing = Descubrir un templo
family-digging = Excavar tesoros
family-swapping = Intercambiar tesoros
family-camping = Montar un campamento
family-guarding = Poner un guardián
family-majority = Mayoría
family-volcano-rounds = Rondas de volcán
family-scoring = Puntuación
family-ending = Fin de la partida
family-winning = Victoria
family-auction = Subasta
family-action-texts = Texto de las acciones


## Familias de reglas: Legend

family-legend-components = Legend: componentes
family-legend-setup = Legend: preparación
family-legend-rounds = Legend: rondas
family-legend-draft = Legend: draft
family-legend-actions = Legend: fase de acciones
family-legend-stash = Legend: cartas guardadas y permanentes
family-legend-action-points = Legend: puntos de acción
family-legend-exchange = Legend: intercambiar tesoros
family-legend-tiles = Legend: colocar losetas
family-legend-cards = Legend: cartas de acción
family-legend-volcano = Legend: puntuación por volcán
family-legend-scoring = Legend: puntuación
family-legend-passing = Legend: pasar
family-legend-maintenance = Legend: mantenimiento
family-legend-final = Legend: puntuación final
family-legend-director = Legend: director del museo
family-legend-scenarios = Legend: escenarios
family-ambiguities = Ambigüedades de los reglamentos
family-clarifications = Aclaraciones


## De dónde viene una regla

status-stated = figura en un reglamento
status-derived = se deduce de lo que dicen los reglamentos
status-derived-in = figura en otras ediciones; solo se deduce en: { $editions }
status-reconstructed = reconstruida: no encontramos el original
status-unknown = desconocida: falta el texto
