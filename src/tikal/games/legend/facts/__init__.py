"""What messages about actions in Legend may want to name.

What belongs here: facts of a position that a message quotes, by subject. What does not: the messages, and the rules.
"""
