"""Bots at the tables: they think in processes of their own, and a table never waits for one that fails."""
