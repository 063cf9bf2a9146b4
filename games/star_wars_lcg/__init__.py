"""Star Wars: The Card Game (the Living Card Game), whole: its terms, card facts, deck construction, play and goldfish."""

# Compiled together with the engine; the rest is not hot.
HOT_MODULES = (
    "terms",
    "cards",
    "log",
    "counts",
    "state",
    "scoring",
    "setup",
    "payment",
    "conflict",
    "force",
    "turn",
    "view",
    "play",
    "policies",
    "results",
)
