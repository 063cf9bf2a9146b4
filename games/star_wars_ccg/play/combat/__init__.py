"""Weapons and what they do: who fires at whom, crashed vehicles and missing characters."""
