"""Queries about runs: who may see them, their state and report, and replays of their games."""
