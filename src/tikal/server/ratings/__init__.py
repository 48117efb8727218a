"""Ratings for those who want them: accounts without passwords, and what rated games do to them. Never required."""
