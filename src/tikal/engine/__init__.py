"""The entry points of the rules: what Python calls, and compiled code does where it is ready.

What belongs here: functions that put calls of rules together, so that Python asks once. What does not: rules.
"""
