"""The rulebooks as plain functions on one packed record: no I/O, no clock, no random numbers.

Each family of rules has a module of its name. An action has three faces, all fed by the same check:
`check_*` says which rule forbids it (or OK), `list_*` enumerates what is allowed, `do_*` carries it out.
`flow` makes the functions of a whole game from the table of steps that each game has in its own package.

What belongs here: rules that more than one game has. What does not: texts, and a game's own flow.
"""
