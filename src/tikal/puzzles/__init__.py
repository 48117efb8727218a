"""Puzzles: positions in which a player has ten action points and then scores, with the most that can be had.

What belongs here: the collection of puzzles with its data file, trying one, explaining its best turn, and making new
ones from games between bots. What does not: rules and searches, which are below; how puzzles are shown, which is up to
the terminal, the server and the page.
"""
