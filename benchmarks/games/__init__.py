"""Benchmarks of play: games per second, searches, events, memory, and figures of other simulators."""
