"""Star Wars: Empire vs. Rebellion, whole.  There are no decks to build: both players play a fixed set of cards (EVR-SET)."""
