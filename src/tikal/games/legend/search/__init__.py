"""The searches of Legend: one unit of compilation, and the turns that bots make of it."""
