"""The bots that come with the library: random, and the levels that think of whole turns."""
