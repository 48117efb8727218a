"""Time at a table: who keeps it, and what happens to players whose time is up."""
