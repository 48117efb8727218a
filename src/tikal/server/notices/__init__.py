"""Telling players elsewhere that it is their turn: by web push, or at an address of their choice."""
