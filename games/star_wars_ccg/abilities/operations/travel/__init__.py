"""Rows of ways, crews, and hands and piles."""
