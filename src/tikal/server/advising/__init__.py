"""Hints and reviews for people: thought about in a process of their own, so that no bot waits for them."""
