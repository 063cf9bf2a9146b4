"""The interface between a game and the rest of the tree: types and terms.

words: a text in each language we ship, `{"en": ..., "ja": ..., "zh-hant": ...}`; "en" is always there.
code: a card's, set's or faction's permanent id, the community's own where one exists ("001-2", "18", "core-set").
record: one JSON-shaped row of `fixtures/<slug>/`: printed facts only.
catalogue: all records of one game.  pool: what a game builds from them once a process, its own type, immutable.
decklist: what a player chose.  problem: one fault of it, with its clause.
tally: what a goldfish run counted (`games.engine.tally`).

A game is one `Game` value, listed in `games.registry`.  Everything here is pure: no clock, file, database or global random.
"""
