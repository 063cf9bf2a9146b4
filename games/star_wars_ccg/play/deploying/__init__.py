"""The deploy phase: its options, weapons that change hands, and cards that take the place of one of their persona."""
