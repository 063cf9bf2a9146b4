"""Star Realms.  Its decks grow during play: there is none to build before it."""
