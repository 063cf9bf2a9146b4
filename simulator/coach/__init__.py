"""The coach's runs: worlds of one or more decisions, played by workers like games, counted, and judged."""
