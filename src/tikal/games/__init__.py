"""The games: what they have in common for everybody above them, and one package for each.

What belongs here: the game object and its registry, tables, actions, views. What does not: anything that plays.
"""
