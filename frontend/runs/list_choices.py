"""The lists that a player can choose for a match: those that come with the game, and the player's own decks."""

from __future__ import annotations

from django.utils.translation import gettext

from decks.legality import decklist_of
from decks.models import Deck
from decks.selectors import deck_list
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.decks.views.deck_history import deck_by_reference
from frontend.runs.names import MAX_SIDE_NAME
from games.texts import bracketed
from simulator.requests.request import Side

# The most own decks in a choice.
DECKS_OFFERED = 40
# The prefix of a ready list's value; a deck's value is its token.
READY = "ready:"
Groups = list[tuple[str, list[tuple[str, str]]]]


class ListChoices:
    """The ready lists of a game, and one owner's decks of it.  One query."""

    def __init__(self, catalogue: LocalizedCatalogue, key: str) -> None:
        self.catalogue = catalogue
        self.key = key
        self.ready = catalogue.game.lists.ready(catalogue.pool)
        decks = deck_list(owner_key=key, is_archived=False).filter(game=catalogue.game.slug).prefetch_related(None)
        own = decks[:DECKS_OFFERED] if key else ()
        self.own: dict[str, Deck] = {deck.token: deck for deck in own}

    @property
    def groups(self) -> Groups:
        """Groups of (value, name) for a choice."""
        ready = [(READY + each.code, self.catalogue.words(each.names)) for each in self.ready]
        return [(gettext("Ready to play"), ready), (gettext("My decks"), self.own_decks())]

    def own_decks(self) -> list[tuple[str, str]]:
        """(value, name) of the owner's decks."""
        return [
            (token, deck.name + bracketed(side, self.catalogue.language) if (side := self.catalogue.sides.get(deck.side)) else deck.name)
            for token, deck in self.own.items()
        ]

    def of_faction(self, code: str) -> list[tuple[str, str]]:
        """(value, name) of the lists and decks of one faction."""
        ready = [(READY + each.code, self.catalogue.words(each.names)) for each in self.ready if each.decklist.side == code]
        return ready + [(token, deck.name) for token, deck in self.own.items() if deck.side == code]

    def side(self, choice: str, link: str) -> Side:
        """The side that plays the chosen list, or the deck at the link."""
        if link:
            deck = deck_by_reference(self.catalogue.game.slug, link, self.key)
            return Side(decklist_of(deck), deck, deck.name[:MAX_SIDE_NAME])
        if choice in self.own:
            return self.side_of_deck(choice)
        each = next(each for each in self.ready if READY + each.code == choice)
        return Side(each.decklist, name=self.catalogue.words(each.names)[:MAX_SIDE_NAME])

    def side_of_deck(self, token: str) -> Side:
        deck = self.own[token]
        return Side(decklist_of(deck), deck, deck.name[:MAX_SIDE_NAME])

    def initial(self, deck: Deck | None, address: str) -> dict[str, str]:
        """Initial values of the form: the deck and an opponent for it; without a deck, ready lists."""
        initial: dict[str, str] = {}
        if deck is None and self.ready:
            initial["list_0"] = READY + self.ready[0].code
        elif deck is not None:
            initial |= {"list_0": deck.token} if deck.token in self.own else {"link_0": address}
        match = self.catalogue.game.match
        if match and not match.shares_list:
            taken = deck.side if deck is not None else self.ready[0].decklist.side if self.ready else ""
            initial["list_1"] = next((READY + each.code for each in self.ready if each.decklist.side != taken), "")
        return initial
