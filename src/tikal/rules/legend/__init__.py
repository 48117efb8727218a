"""Tikal Legend: what it has beyond the base game. Moving, clearing, digging, camps and guardians are the base rules."""
