"""Decks on paper: what PDF pages of decks have in common, and proxies of their cards."""
