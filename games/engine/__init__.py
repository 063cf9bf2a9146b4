"""What every card game shares: pieces, zones, decisions, random streams, traces, counts.  Names no game."""
