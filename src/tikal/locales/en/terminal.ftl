### The game in a terminal.


## Words on the board

terrain-temple = temple
terrain-ruins = ruins
terrain-clearing = clearing
terrain-camp = base camp
terrain-volcano = VOLCANO
terrain-lake = lake
