"""Texts that one card has."""
