"""Positions and actions as numbers for learners: what every game shares of it."""
