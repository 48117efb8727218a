"""The game over the network: tables, moves, history, bots, and the page in the browser."""
