"""Premiere, by side and type of card."""
