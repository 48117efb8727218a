"""Bots that users bring along: a Python class, or a program of their own."""
