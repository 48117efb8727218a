"""Open tables: those whose hosts want strangers to find them, and the seats that are free there."""
