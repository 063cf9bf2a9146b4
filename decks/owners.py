"""Whose decks: see `accounts.owners`."""

from accounts.owners import SESSION_NAME, editor_key, owner_key

__all__ = ["SESSION_NAME", "editor_key", "owner_key"]
