"""Positions and actions of the base game as numbers for learners."""
