"""Players that are programs.

What belongs here: levels, custom bots, making a bot from a name. What does not: search algorithms (`search`), and a
game's own moves and evaluation (`games/*/search`).
"""
