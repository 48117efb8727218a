"""The server as a program: the application put together, its processes, its home on a machine, and a check-up."""
