"""A game that is played: decisions in, views, narration and a game file out.

What belongs here: the log, undo, reading and writing games. What does not: rules, and who decides.
"""
