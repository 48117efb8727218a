"""Our speed beside other game engines', measured in the same run on one core.

`peers` says who the others are, `environments` gives each an environment of its own, `contestants` lists
what is measured, `scripts/` holds the small programs that play, `race` lets them take turns, `results`
computes medians and ratios, `targets` judges them, `report` collects all of it and `tables` shows it.
"""
