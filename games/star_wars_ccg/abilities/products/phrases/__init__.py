"""Words that cards of several sets share, by subject."""
