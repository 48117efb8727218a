"""The programs that play, one for each kind of contestant; `runner` loads them.

They are run as files by the Python of the contestant's environment, where this package is not installed. So
the peers' scripts use nothing but the standard library and the peer. Each has `prepare(*arguments)`, which
warms up and returns the function that takes a turn.
"""
