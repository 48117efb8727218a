"""What only Legend has, one subject a file, and its entry points: one unit of compilation."""
