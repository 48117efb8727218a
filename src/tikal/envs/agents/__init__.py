"""Language models as players: what they are asked, how answers are read, and what they are told if one is wrong."""
