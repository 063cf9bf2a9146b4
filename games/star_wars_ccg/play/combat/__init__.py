"""Weapons and what they do, battle destinies, crashed vehicles and missing characters."""
