"""What a card is by its text: a row for each operation of the slots `printed` and `deployment` that is written into the card."""
