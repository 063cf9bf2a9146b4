"""The work for the worst tables, deck codes, documents, collections, lists of events and searches, counted in calls."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from contextlib import suppress

import pytest

from cards.data.pools import catalogue_of
from cards.errors import BadInput
from cards.query import MAX_LENGTH, MAX_TERMS
from cards.search.find import card_find
from cards.selectors import game_get
from decks import collection
from decks.checking.entries import MAX_ENTRIES, entries_of
from decks.checking.verdicts import check_entries
from decks.exchange import deck_code
from decks.exchange.collection_csv import read_collection
from decks.exchange.importing import MAX_LINES, MAX_TEXT, list_parse
from decks.search import deck_search
from decks.search.brackets import MAX_BRACKETS
from decks.search.paging import Cursor
from decks.slots import MAX_SLOTS
from tests.games.helpers.call_counts import calls
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]
catalogue = catalogues.held(SLUG)
A_SECOND = 3_000_000  # calls
HEADER = "zone,quantity,code,name,deck,side\n"


def code_of(payload: str) -> str:
    squeezer = zlib.compressobj(9, wbits=-15)
    data = zlib.crc32(payload.encode()).to_bytes(4, "big") + squeezer.compress(payload.encode()) + squeezer.flush()
    return deck_code.VERSION + base64.urlsafe_b64encode(data).decode().rstrip("=")


def worst_texts() -> Iterator[tuple[str, str]]:
    lines = MAX_LINES - 2
    yield "rows of unknown cards", HEADER + "main,1,,Qxz Jkqz Xqvader,,\n" * lines
    yield "rows of ever new zones", HEADER + "".join(f"zone {number},1,{number},,,\n" for number in range(lines))
    yield "a cell with quotation marks", HEADER + '"' * (MAX_TEXT - 100)
    yield "a row of commas", HEADER + "," * (MAX_TEXT - 100)
    yield "a header of commas", "quantity,name" + "," * (MAX_TEXT - 100)
    for piece in ("main:1,", "main:1*9999999999,", "x:\n"):
        whole = f"{SLUG}\nlight\nname\n" + piece * (deck_code.MOST_PAYLOAD // len(piece) - 10)
        yield f"a deck code of {piece!r}", code_of(whole)
    yield "a code that unpacks to more than is read", code_of(f"{SLUG}\n\n" + "1" * 3_000_000)
    slot = {"zone": "nowhere" * 9, "code": "none" * 19, "quantity": -1}
    for number in (MAX_SLOTS, MAX_TEXT // len(json.dumps(slot)) - 10):
        yield f"a document of {number} slots", json.dumps({"game": SLUG, "slots": [slot] * number})
    yield "a deep document", '{"slots":' + "[" * (MAX_TEXT - 100)


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in worst_texts()])
def test_the_worst_tables_codes_and_documents_take_bounded_work(text: str) -> None:
    def act() -> None:
        with suppress(BadInput):
            list_parse(game=SLUG, text=text)

    with suppress(BadInput):
        list_parse(game=SLUG, text="1x Nothing")  # builds the reader
    assert calls(act) < A_SECOND


def test_a_collection_of_too_many_products_is_refused_without_an_error_for_each() -> None:
    products = {f"product-{number}": 1 for number in range(50_000)}

    def act() -> None:
        with pytest.raises(BadInput) as caught:
            collection.owned_update(owner_key="alice", game=SLUG, quantities=products)
        assert [error["code"] for error in caught.value.errors] == ["max_length"]

    assert calls(act) < A_SECOND / 100


def test_a_collection_of_the_worst_lines_takes_bounded_work() -> None:
    """A tenth of the lines that a collection may have; each is read by itself, below the last heading."""
    names = [card["name"] for card in catalogue_of(SLUG).cards[: MAX_LINES // 20]]
    text = "\n".join(f"Unit ({number})\n1 {name}" for number, name in enumerate(names))

    def act() -> None:
        with suppress(BadInput):
            read_collection(text, game=SLUG)

    act()  # builds the reader
    assert calls(act) < 4_000_000 / 10


def test_the_worst_lists_of_an_event_take_bounded_work() -> None:
    """A list of unknown names costs most; after the first few no more are read."""
    text = "\n".join("=== A\n" + "\n".join(f"Qxz Jkqz {number} {line}" for line in range(40)) for number in range(MAX_ENTRIES))
    assert calls(lambda: check_entries(entries_of(text, host="testserver"))) < A_SECOND / 2


@pytest.mark.parametrize("piece", ["e ", "-e ", "/(a+)+$/ ", "t:u ", "(a or b) ", "cost>1 ", '"e e" ', "fx:e "])
def test_the_worst_searches_of_cards_take_bounded_work(piece: str) -> None:
    game = game_get(slug=SLUG)
    for terms in (MAX_TERMS, MAX_TERMS // 2):  # some of these pieces hold two

        def act(query: str = (piece * terms)[:MAX_LENGTH]) -> None:
            with suppress(BadInput):
                found = card_find(game=game, q=query)
                found.rows.count()
                list(found.rows[:100])

        act()  # fills the caches of the process
        assert calls(act) < A_SECOND / 10


@pytest.mark.parametrize("join", [" ", " or ", " -"])
@pytest.mark.parametrize("query", ["[[]]>={number}", "[[a]]>={number}", "[[t:unit]]={number}", "[[a]]"])
def test_the_worst_deck_searches_take_bounded_work(query: str, join: str) -> None:
    text = join.join(query.format(number=60 + number) for number in range(MAX_BRACKETS))

    def act() -> None:
        found = deck_search(q=text)
        found.page(Cursor(), 30)
        found.plan.count()

    act()  # fills the caches of the process
    assert calls(act) < A_SECOND / 10
