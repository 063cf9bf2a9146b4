"""The cycles of force packs, a file for each side."""
