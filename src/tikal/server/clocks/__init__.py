"""What time it is, the time that tables count, and the clocks of their players as plain values."""
