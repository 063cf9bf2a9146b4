"""Creatures: whom they attack and who hunts them."""
