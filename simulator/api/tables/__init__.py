"""The API of tables: play, the coach, puzzles, policies and links."""
