"""Rows that change what the rules let players do."""
