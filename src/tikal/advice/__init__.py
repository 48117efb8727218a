"""Advice for people: a hint for the turn at hand, and a review of a game that was played.

Everything is worked out from views, so nobody learns what they could not know.
"""
