"""The base game's own flow and its entry points: one unit of compilation."""
