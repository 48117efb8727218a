"""A game in a terminal: the board as text, decisions typed as action texts."""
