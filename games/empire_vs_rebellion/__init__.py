"""Star Wars: Empire vs. Rebellion, whole.  There are no decks to build: both players play a fixed set of cards (EVR-SET)."""

# Compiled together with the engine; the rest is not hot.
HOT_MODULES = (
    "play.constants",
    "play.cards",
    "play.log",
    "play.counts",
    "play.state",
    "play.operations",
    "play.rounds",
    "play.view",
    "play.game",
    "policies.default",
    "policies.search",
    "report.results",
)
