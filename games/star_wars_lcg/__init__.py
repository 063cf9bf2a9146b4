"""Star Wars: The Card Game (the Living Card Game), whole: its terms, card facts, deck construction, play and goldfish."""

# Compiled together with the engine; the rest is not hot.
HOT_MODULES = (
    "play.constants",
    "play.cards",
    "play.log",
    "play.counts",
    "play.state",
    "play.scoring",
    "play.setup",
    "play.turn.payment",
    "play.turn.conflict",
    "play.turn.force",
    "play.turn.phases",
    "play.view",
    "play.game",
    "policies.default",
    "report.results",
)
