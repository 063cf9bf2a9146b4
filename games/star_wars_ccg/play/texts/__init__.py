"""Texts of other cards that are changed, cancelled or switched off."""
