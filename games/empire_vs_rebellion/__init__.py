"""Star Wars: Empire vs. Rebellion, whole.  There are no decks to build: both players play a fixed set of cards (EVR-SET)."""

# Compiled together with the engine; the rest is not hot.
HOT_MODULES = ("terms", "cards", "log", "counts", "state", "effects", "rounds", "view", "play", "policies", "searching", "results")
