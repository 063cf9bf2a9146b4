"""Star Wars: Empire vs. Rebellion.  There are no decks to build: both players play a fixed set of cards (EVR-SET)."""
