"""What is kept: tables, seats, and the events that are the truth of each game."""
