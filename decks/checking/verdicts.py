"""The verdict of each of many lists.

The work is bounded: unread and uncertain lines cost the most, so after `MOST_UNREAD` or `MOST_UNCERTAIN` of them in the lists before,
the other lists are not read.  They are not read either after `MOST_SLOTS` different cards in the lists before, as each is judged, shown
and printed.
"""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from django.utils.translation import gettext

from accounts.selectors import names_of
from cards.data.pools import all_versions
from cards.errors import BadInput, NotFound, StardeckError
from cards.models import Game as GameRow
from decks.checking.entries import Entry
from decks.exchange import importing
from decks.exchange.detection import detect_game
from decks.legality import Verdict, decklist_of, verdicts
from decks.models import Deck
from decks.own_cards.pools import pool_with
from decks.own_cards.selectors import own_cards_of, own_cards_of_decks
from decks.search.deck_index import size_of
from decks.selectors import decks_by_tokens
from games.contracts.catalogue import Record
from games.contracts.decks import Decklist, UnreadLine
from games.decks.slots import with_guesses
from games.registry import GAMES, game_by_slug

MOST_UNREAD = 200  # lines that were not recognized, in all lists
MOST_UNCERTAIN = 1_000  # lines that were not recognized, or not with certainty, in all lists: each costs some milliseconds

MOST_SLOTS = 4_000  # different cards of each list, in all lists: a hundred lists of forty


@dataclass(frozen=True, slots=True)
class CheckedList:
    """A list with its verdict.

    number: of the list, from 1.
    refusal: the sentence why it could not be read; then it has no game and no verdict.
    decklist: with the likeliest card of each line in `guessed`.
    cards: without leaders, but with those in objective sets.
    token: of the link, if the list is a deck of this site.
    own: the own cards in the list: of the deck's owner, or in a list as text those of the reader.
    """

    number: int = 0
    player: str = ""
    name: str = ""
    refusal: str = ""
    game: str = ""
    decklist: Decklist = field(default_factory=lambda: Decklist(()))
    verdict: Verdict | None = None
    cards: int = 0
    unread: tuple[UnreadLine, ...] = ()
    guessed: tuple[UnreadLine, ...] = ()
    token: str = ""
    own: tuple[Record, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether every line was read and the list is legal.  An unread line may be a card that makes it illegal."""
        return self.verdict is not None and self.verdict.legal and not self.unread

    @property
    def faults(self) -> int:
        """The number of problems that make the list illegal."""
        return sum(problem.severity == "illegal" for problem in self.verdict.problems) if self.verdict else 0

    @property
    def warnings(self) -> int:
        return len(self.verdict.problems) - self.faults if self.verdict else 0


class Reader:
    """Who reads the lists, with their own cards of each game, which are queried once.

    versions: of the cards of each game.
    """

    def __init__(self, owner_key: str, versions: Mapping[str, str]) -> None:
        self.owner_key = owner_key
        self.versions = versions
        self._own: dict[str, tuple[Record, ...]] = {}

    def own_cards(self, game: str) -> tuple[Record, ...]:
        if game not in self._own:
            self._own[game] = own_cards_of(game=game, owner_key=self.owner_key)
        return self._own[game]


def check_entries(
    entries: Sequence[Entry], *, game: str | None = None, format: str | None = None, on: date | None = None, owner_key: str = ""
) -> list[CheckedList]:
    """The verdicts in the order of the entries.

    game, format: of all lists; without a game each list's own game is detected, and its main format asked.
    owner_key: the reader, whose own private decks may be linked, and whose own cards the lists may name.
    """
    decks = decks_by_tokens(tokens={entry.token for entry in entries if entry.token}, owner_key=owner_key)
    owners = names_of(deck.owner_key for deck in decks.values()) if decks else {}
    own = own_cards_of_decks(decks.values())
    versions, rows = all_versions(), GameRow.objects.in_bulk(list(GAMES))
    reader = Reader(owner_key, versions)
    checked: list[CheckedList] = []
    unread = uncertain = slots = 0
    for number, entry in enumerate(entries, start=1):
        if unread > MOST_UNREAD or uncertain > MOST_UNCERTAIN:
            sentence = gettext("Not read: too many lines of the lists before this one are not recognized. Check fewer lists at once.")
            checked.append(CheckedList(number, entry.player, refusal=sentence))
            continue
        if slots > MOST_SLOTS:
            sentence = gettext("Not read: the lists before this one have more than %(most)s different cards. Check fewer lists at once.")
            checked.append(CheckedList(number, entry.player, refusal=sentence % {"most": f"{MOST_SLOTS:,}"}))
            continue
        try:
            brought = _from_deck(decks.get(entry.token), owners, own, game) if entry.token else _from_text(entry.text, game, reader)
            one = _judged(brought, format, on, rows, versions)
        except StardeckError as error:
            one = CheckedList(refusal=str(error.errors[0].get("message") or error.detail) if error.errors else error.detail)
        one = replace(one, number=number, player=entry.player or one.player)
        unread += len(one.unread)
        uncertain += len(one.unread) + len(one.guessed)
        slots += len(one.decklist.slots)
        checked.append(one)
    return checked


def _from_deck(deck: Deck | None, owners: Mapping[str, str], own: Mapping[uuid.UUID, tuple[Record, ...]], game: str | None) -> CheckedList:
    if deck is None:
        raise NotFound(gettext("There is no such deck."))
    if game and deck.game_id != game:
        raise BadInput(gettext("This is a deck of another game."), code="other_game")
    return CheckedList(
        player=owners.get(deck.owner_key, ""),
        name=deck.name,
        game=deck.game_id,
        decklist=decklist_of(deck),
        token=deck.token,
        own=own.get(deck.pk, ()),
    )


def _from_text(text: str, game: str | None, reader: Reader) -> CheckedList:
    if game is None and (detected := detect_game(text, reader.versions)) is not None:
        game = detected.game
    if game is not None and game in reader.versions:
        pool = pool_with(game, reader.own_cards(game), reader.versions[game])
        parsed = importing.list_parse(game=game, text=text, pool=pool, owner_key=reader.owner_key)
    else:  # says why no game was found, or that its cards are not loaded
        parsed = importing.list_read(game=game, text=text)
    slots = with_guesses(parsed.slots, parsed.guessed)
    read = game or parsed.game
    return CheckedList(
        name=parsed.name,
        game=read,
        decklist=Decklist(slots, parsed.side),
        unread=parsed.unread,
        guessed=parsed.guessed,
        own=tuple(card for card in reader.own_cards(read) if card["code"] in {slot.code for slot in slots}),
    )


def _judged(one: CheckedList, format: str | None, on: date | None, rows: Mapping[str, GameRow], versions: Mapping[str, str]) -> CheckedList:
    rules, pool = game_by_slug(one.game), pool_with(one.game, one.own, versions[one.game])
    decklist = Decklist(one.decklist.played.slots, rules.decks.side_of(one.decklist.played, pool))
    asked = format or rules.decks.formats[0].code
    verdict = verdicts(game=one.game, decklist=decklist, on=on, formats=[asked], pool=pool)[0]
    return replace(one, decklist=decklist, verdict=verdict, cards=size_of(decklist, rows[one.game]))
