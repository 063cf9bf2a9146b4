"""Legend of Stars, a Japanese trading card game.  No card list is public, so decks are built from an invented sample set (`sample`)."""
