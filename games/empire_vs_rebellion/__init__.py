"""Star Wars: Empire vs. Rebellion.  There are no decks to build: each player has fixed cards and chooses 4 of 8 characters (EVR-SET)."""
