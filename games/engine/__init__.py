"""What every card game shares: pieces, zones, decisions, random streams, traces, counts.  Names no game."""

# Compiled together with the hot modules of every game, in one call.
HOT_MODULES = ("rng", "cards", "decision", "ops", "log", "state", "machine", "modifiers", "events", "trace", "tally", "search")
