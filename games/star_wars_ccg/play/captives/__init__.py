"""Captured characters: how they are held, moved and released."""
