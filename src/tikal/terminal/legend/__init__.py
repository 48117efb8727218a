"""How Legend is shown in the terminal: its board, its panels, its menu, its cards."""
