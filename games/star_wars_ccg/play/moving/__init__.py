"""Moves and reactions by the texts of cards, and what bars them."""
