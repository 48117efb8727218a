"""Many games between bots: simulations and tournaments, who is stronger, by how much, and how sure that is.

What belongs here: playing games in bulk and counting. What does not: how a bot plays.
"""
