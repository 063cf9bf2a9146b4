"""The kinds of searchable fields: how each parses a value and which cards match it."""
