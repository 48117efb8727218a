"""Positions and actions of Tikal Legend as numbers for learners."""
