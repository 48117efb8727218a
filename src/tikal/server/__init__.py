"""The game over the network: tables, moves, history, bots, and the page in the browser.

What belongs here: tables, commands, storage, connections. What does not: rules, and sentences (`locales`).
"""
