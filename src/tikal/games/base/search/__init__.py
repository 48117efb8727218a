"""The searches of the base game: one unit of compilation, and the turns that bots make of it."""
