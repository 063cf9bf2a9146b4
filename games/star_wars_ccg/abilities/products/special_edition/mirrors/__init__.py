"""Texts that both sides have."""
