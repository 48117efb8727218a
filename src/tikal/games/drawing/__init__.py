"""A position as a schematic picture, for notebooks and documentation. It is drawn from a view's plain data only."""
