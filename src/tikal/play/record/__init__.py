"""The game file: a text that people can read and from which every position can be rebuilt."""
