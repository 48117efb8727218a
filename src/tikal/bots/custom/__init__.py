"""Custom bots, which users bring along: a Python class, or a program in any language."""
