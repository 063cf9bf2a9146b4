"""Star Wars: The Card Game (the Living Card Game), whole: its terms, card facts, deck construction, play and goldfish."""
