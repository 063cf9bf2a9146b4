"""The phases of a turn, and what a player does in them."""
