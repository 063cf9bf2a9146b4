"""The kinds of fields: how a value of each is read, and the cards of which it holds."""
