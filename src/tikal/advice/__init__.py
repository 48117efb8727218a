"""Advice for people: a hint for the turn at hand, and a review of a game that was played.

Everything is computed from views, so nobody learns what they could not know.

What belongs here: what a position means for a person (`insight`), what actions cost, hints, reviews.
What does not: playing.
"""
