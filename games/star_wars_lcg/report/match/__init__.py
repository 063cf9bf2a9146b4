"""The report of a match: what is counted, its names, its policies in words, and its replays."""
