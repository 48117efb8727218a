"""The bots that come with us, one level a file."""
