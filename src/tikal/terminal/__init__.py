"""A game in a terminal: the board as text, decisions typed as action texts.

What belongs here: drawing and asking. What does not: anything that a program without a terminal would need.
"""
