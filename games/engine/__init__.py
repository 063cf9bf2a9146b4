"""The engine that every card game shares: pieces, zones, decisions, random streams, traces, counts.  It names no game."""
