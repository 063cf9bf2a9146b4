"""Star Realms, whole: its terms, card facts, abilities, play and goldfish.  Decks grow during play; what is chosen is the trade deck."""

# Compiled together with the engine; the rest is not hot.
HOT_MODULES = (
    "play.constants",
    "play.cards",
    "play.log",
    "play.counts",
    "play.state",
    "play.effects.count",
    "play.effects.gain",
    "play.effects.move",
    "play.effects.pick",
    "play.effects.copy",
    "play.effects.operations",
    "play.turn",
    "play.view",
    "play.game",
    "policies.default",
    "policies.rules",
    "policies.search",
    "report.results",
)
