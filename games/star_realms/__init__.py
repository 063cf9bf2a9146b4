"""Star Realms.  Personal decks grow during play; players choose the trade deck, the pool of cards that both buy from."""
