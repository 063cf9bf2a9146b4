"""The declaration of Star Realms for the suites that test every game."""

from __future__ import annotations

from typing import Any

from games.contracts.decks import Decklist, Slot
from games.engine.ops import Op, Selector
from games.engine.rng import stream
from games.star_realms.abilities.constants import IF
from games.star_realms.play import log
from games.star_realms.runs.goldfish import TRADED
from tests.games.helpers.declarations import GameTests
from tests.games.helpers.hidden_cards import deal_anew
from tests.games.helpers.play_settings import goldfish, match
from tests.games.helpers.sample_decks import pool

SLUG = "star-realms"


def every_box() -> Decklist:
    """One copy of each card that a trade deck may hold."""
    cards = pool(SLUG).cards
    return Decklist(
        tuple(Slot(code, 1, "trade_deck") for code in sorted(cards) if cards[code].role == "trade-deck" and cards[code].type in TRADED)
    )


def looping_op(game: Any) -> Op:
    return Op(IF, 0, Selector())


def shuffle_unseen(table: Any, seat: int, rng: Any) -> None:
    own, other = table.sides[seat], table.sides[1 - seat]
    deal_anew([own.deck], rng)
    deal_anew([other.deck, other.hand], rng)
    deal_anew([table.trade_deck], rng)
    table.trade_rng, table.chance_rng = stream(rng.word(), 0, 0), stream(rng.word(), 0, 0)
    table.deck_rngs = [stream(rng.word(), 0, 0) for _ in table.deck_rngs]


TESTS = GameTests(
    slug=SLUG,
    clause_prefix="SR",
    clauses={"CMP": 7, "SET": 7, "TRN": 2, "PLY": 6, "ABL": 10, "ACQ": 5, "ATK": 6, "END": 4, "WIN": 1},
    clause_states=frozenset({"played", "deck"}),
    decks={
        "core": Decklist(()),
        "small": Decklist(
            tuple(Slot(code, 2, "trade_deck") for code in ("stealth-needle", "blob-world", "mech-world", "fleet-hq", "freighter"))
        ),
        "every box": every_box(),
    },
    table_checks=frozenset({"opening_hands", "trade_row", "starting_authority", "never_acquired"}),
    reads_zone_lists=True,
    settings=(
        goldfish(SLUG, "core"),
        goldfish(SLUG, "small"),
        goldfish(SLUG, "every box", turn_limit=25),
        match(SLUG, "core"),
        match(SLUG, "every box", "small", turn_limit=40),
    ),
    searched=(goldfish(SLUG, "core"), match(SLUG, "core"), match(SLUG, "every box", "small", turn_limit=40)),
    golden=(
        (goldfish(SLUG, "core"), 0),
        (goldfish(SLUG, "core", policy="random", turn_limit=12), 1),
        (goldfish(SLUG, "small", policy="velocity", row_loss=2), 0),
        (match(SLUG, "core", policy_1="attack", turn_limit=20), 0),
        (match(SLUG, "every box", policy_0="random", policy_1="random", turn_limit=12), 1),
    ),
    derived_fields={
        **dict.fromkeys(("watchers", "early", "ward", "instead"), "the faces of the pieces in play"),
        "next_listener": "the cards that came into play; it tells only the age of listeners, whose order makes no difference",
    },
    looping_op=looping_op,
    shuffle_unseen=shuffle_unseen,
    told_by={
        "turn": {log.TURN_BEGAN},
        "authority": {log.PAID, log.GAINED_AUTHORITY, log.LOST_AUTHORITY, log.ATTACKED},
        "trade": {log.GAINED_TRADE, log.ACQUIRED, log.PAID, log.TURN_ENDED},
        "combat": {log.GAINED_COMBAT, log.ATTACKED, log.DESTROYED, log.PAID, log.TURN_ENDED},
        "hand": {log.DREW, log.TURN_ENDED, log.PLAYED, log.DISCARDED, log.SCRAPPED, log.RETURNED},
        "in_play": {log.TURN_ENDED},
        "deck": {log.DREW, log.SHUFFLED, log.RETURNED},
        "discard": {log.DISCARDED, log.ACQUIRED, log.TURN_ENDED, log.SHUFFLED, log.SCRAPPED, log.DESTROYED, log.RETURNED},
        "trade_deck": {log.ROW_FILLED, log.EVENT_REVEALED},
        "explorers": {log.ACQUIRED, log.SCRAPPED},
        "scrapped": {log.SCRAPPED, log.EVENT_REVEALED, log.ROW_CARD_LOST, log.RETURNED},
    },
)
