"""Comet Race, a small invented game: play ships and crew, and be 60 lanes ahead before the turns run out."""
