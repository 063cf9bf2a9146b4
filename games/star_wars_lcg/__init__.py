"""Star Wars: The Card Game, the Living Card Game: cards, deck construction and goldfish runs."""
