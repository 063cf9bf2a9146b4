"""Objectives: what comes on the table with them, and their two sides (CCG-OBJ)."""
