"""The WebSocket of a table: what travels over it, the connections, and what waits to be sent."""
