"""Teaching: what helps people learn the game, made from the rules and the components.

What belongs here: the editions side by side, and the worked examples with their data file.
What does not: the rules and their texts, which are below; how it is shown, which is up to the terminal, the server and
the page.
"""
