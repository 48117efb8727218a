"""The base game in its four editions, with and without auction."""
