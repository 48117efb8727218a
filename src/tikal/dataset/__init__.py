"""Games between bots as data for learners: Parquet files, and a card that says how they were made.

What belongs here: which rows a game gives, and the folder that they are kept in. What does not: how positions and
actions become numbers (`envs/coder.py`), and where the games are played (`work`).
"""
