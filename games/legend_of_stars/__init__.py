"""Legend of Stars, a Japanese trading card game.  No list of its cards is public, so a sample set of invented ones stands in (`sample`)."""
