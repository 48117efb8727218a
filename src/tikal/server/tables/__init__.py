"""Tables: the games that are played on this server."""
