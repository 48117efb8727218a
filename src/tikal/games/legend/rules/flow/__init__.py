"""The course of a game of Legend: six rounds of draft, action and maintenance, then the final scoring."""
