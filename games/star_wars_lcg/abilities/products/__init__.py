"""The declared cards: a file for each large expansion, and for each side of a cycle."""
