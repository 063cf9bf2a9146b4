"""The declaration of Empire vs. Rebellion for the suites that test every game."""

from __future__ import annotations

from typing import Any

from games.contracts.decks import Decklist, Slot
from games.empire_vs_rebellion.abilities.constants import IF_LOST
from games.empire_vs_rebellion.play import log
from games.engine.ops import Op, Selector
from games.engine.rng import stream
from tests.games.helpers.declarations import FOLLOWS, GameTests
from tests.games.helpers.hidden_cards import deal_anew
from tests.games.helpers.play_settings import goldfish, match

SLUG = "empire-vs-rebellion"
REBELS = ("rebel-chewbacca", "rebel-han-solo", "rebel-leia-organa", "rebel-yoda")
EMPIRE = ("empire-boba-fett", "empire-darth-vader", "empire-ig-88", "empire-jabba-the-hutt")


def looping_op(game: Any) -> Op:
    game.loser = 0
    return Op(IF_LOST, 0, Selector())


def shuffle_unseen(table: Any, seat: int, rng: Any) -> None:
    own, other = table.sides[seat], table.sides[1 - seat]
    for side in (own, other):
        top = table.known[2 * seat + side.seat]
        known = [piece for piece in side.deck.cards if piece.id == top]
        side.deck.cards = [piece for piece in side.deck.cards if piece.id != top]
        if side is other:  # which four of the eight characters are in the deck is a secret
            characters = [piece for piece in side.deck.cards if piece.card.is_character]
            rest = [piece for piece in side.deck.cards if not piece.card.is_character]
            side.deck.cards = characters
            deal_anew([side.deck, side.reserve], rng)
            side.deck.cards += rest
        deal_anew([side.deck], rng)
        side.deck.cards += known
        theirs = 2 * (1 - seat) + side.seat
        if table.known[theirs] >= 0:
            table.known[theirs] = side.deck.cards[-1].id
    deal_anew([other.strategies] if other.is_shown or other.is_known else [other.strategies, other.chosen], rng)
    deal_anew([own.strategies], rng)
    deal_anew([table.event_deck], rng)
    for rngs in (table.deck_rngs, table.strategy_rngs):
        rngs[:] = [stream(rng.word(), 0, 0) for _ in rngs]
    table.seed, table.index = rng.word(), rng.word()


TESTS = GameTests(
    slug=SLUG,
    clause_prefix="EVR",
    clauses={"CMP": 4, "TUT": 5, "SET": 8, "RND": 2, "PLN": 5, "STG": 16, "DOM": 12, "CLN": 6, "INF": 2, "STR": 2, "END": 1},
    clause_states=frozenset({"played", "deck", "dealt"}),
    deck_clauses={"CMP": 2, "TUT": 2, "SET": 8},
    decks={
        "rebels": Decklist(tuple(Slot(code, 1, "characters") for code in REBELS)),
        "empire": Decklist(tuple(Slot(code, 1, "characters") for code in EMPIRE)),
    },
    table_checks=frozenset({"factions_of_the_players", "influence_and_balance", "tutorial_extras"}),
    reads_zone_lists=True,
    settings=(
        goldfish(SLUG, "rebels"),
        goldfish(SLUG, "empire"),
        match(SLUG, "rebels"),
        match(SLUG, "empire", "rebels"),
        match(SLUG, "rebels", "empire", tutorial=True),
    ),
    searched=(goldfish(SLUG, "rebels"), match(SLUG, "empire", "rebels"), match(SLUG, "rebels", "empire", tutorial=True)),
    golden=(
        (goldfish(SLUG, "rebels"), 0),
        (goldfish(SLUG, "rebels", margin="1", strategy="cycle"), 1),
        (goldfish(SLUG, "empire", strategy="direct-assault", balance=False), 0),
        (match(SLUG, "rebels", "empire"), 0),
        (match(SLUG, "empire", "rebels", policy_0="random", policy_1="random"), 1),
        (match(SLUG, "rebels", tutorial=True), 0),
    ),
    rare_metrics=frozenset({"guard_hit"}),
    looping_op=looping_op,
    shuffle_unseen=shuffle_unseen,
    told_by={
        "turn": {log.EVENT_REVEALED},
        "points": {log.EVENT_WON},
        "influence": {log.INFLUENCE_GAINED, log.INFLUENCE_LOST, log.READIED, log.RESET},
        "supply": {log.INFLUENCE_GAINED, log.INFLUENCE_LOST, log.READIED, log.RESET},
        "balance": {log.BALANCE_TURNED},
        "target": {log.EVENT_REVEALED},
        "capacity": {log.EVENT_REVEALED},
        "in_play": {log.GATHERED, log.RESET},
        "in_play.exhausted": {log.GATHERED, log.RESET},
        "discarded": {log.GATHERED, log.RESET, log.SHUFFLED},
        "strategy": {log.STRATEGY_PLACED, log.STRATEGY_SHOWN, log.STRATEGY_USED, log.STRATEGIES_BACK},
        "deck": {
            log.PLAYED,
            log.GATHERED,
            log.RESET,
            log.ADDED,
            log.SHUFFLED,
            log.DISCARDED,
            log.TO_RESERVE,
            log.LOOKED,
            log.PUT_BACK,
            log.ON_TOP,
        },
        "events_left": {log.EVENT_REVEALED, log.LOOKED, log.PUT_BACK},
        "total": FOLLOWS,
    },
)
