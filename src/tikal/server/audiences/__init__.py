"""Who is at a table, connected to whichever process: they hear of every change, and bots play for them."""
