"""Star Realms, whole: its terms, card facts, abilities, play and goldfish.  Decks grow during play; what is chosen is the trade deck."""
