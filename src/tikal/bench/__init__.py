"""Our speed compared with that of other game engines, measured in the same run on one core.

`peers` lists the other engines, `environments` gives each its own environment, `contestants` lists
what is measured, `scripts/` holds the small programs that play, `race` lets them take turns, `results`
computes medians and ratios, `targets` judges them, `report` collects all of it and `printing` shows it.

What belongs here: measuring. What does not: tests; a time is never one.
"""
