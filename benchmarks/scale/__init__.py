"""Lists and searches of public decks with up to a million decks: `make bench-scale`."""
