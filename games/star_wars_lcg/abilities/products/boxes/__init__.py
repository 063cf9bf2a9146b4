"""The core set and the large expansions."""
