"""Tests of `games/engine/table`."""
