"""How to search: beams, branch and bound, halving, evaluation. Shared by the games, which bring their own moves.

What belongs here: whatever several games search with. What does not: a game's own options and terms.
"""
