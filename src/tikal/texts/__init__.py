"""Sentences for people: messages with arguments, and the texts of the rules by their ids.

What belongs here: finding and filling in texts of `locales/`. What does not: knowing when to say what.
"""
