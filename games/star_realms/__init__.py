"""Star Realms, whole: its terms, card facts, abilities, play and goldfish.  Decks grow during play; what is chosen is the trade deck."""

# Compiled together with the engine; the rest is not hot.
HOT_MODULES = (
    "terms",
    "cards",
    "log",
    "counts",
    "state",
    "amounts",
    "gains",
    "moving",
    "picks",
    "copies",
    "effects",
    "turn",
    "view",
    "play",
    "policies",
    "ruled",
    "searching",
    "results",
)
