"""Tikal Legend with its five scenarios."""
