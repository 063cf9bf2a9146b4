"""Tests of every game's deck rules, deck lists and clauses."""
