"""Time at a table: the pace that players agreed on, the clock of each of them, and what happens when it runs out."""
