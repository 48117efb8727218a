"""Many clients at once, as a test: what does the server hold, and does anything get lost when it is killed?"""
