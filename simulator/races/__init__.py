"""Races of exchanges: a deck and the same deck with one card exchanged, on the same random numbers, until the best are known."""
