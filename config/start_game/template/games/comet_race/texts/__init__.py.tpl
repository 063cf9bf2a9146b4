"""The texts of Comet Race: one file for each language, keyed by code (see `games.texts`)."""

from games.texts import load_texts

TEXTS = load_texts(__file__)
