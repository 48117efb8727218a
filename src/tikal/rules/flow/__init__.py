"""The course of a game, in the words of the rulebook: turns, scoring rounds, the auction."""
