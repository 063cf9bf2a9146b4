"""What the default policy knows of the operations that declared cards use: each has a worth, or is listed here as one that has none."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games.engine.events.resolution import Resolution
from games.engine.verbs import DIVIDE, FIRE, JOIN_IT, Verb
from games.star_wars_lcg.abilities import constants
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.abilities.constants import DARK, LIGHT
from games.star_wars_lcg.play.cards import make_cards
from games.star_wars_lcg.play.game import Play
from games.star_wars_lcg.play.programs import add_abilities
from games.star_wars_lcg.policies.worth.effects import _seat_event_worth
from games.star_wars_lcg.policies.worth.losses import event_worth
from tests.games.helpers.sample_decks import pool
from tests.games.star_wars_lcg.matches import random_match

# Events that the policy neither wants nor avoids, by the reason.
FEW = "At most four effects of all cards do it."
LATER = "What it brings shows only in what is done later in the turn or the game; the policy `search` plays that."
UNSEEN = "It depends on cards that the player cannot see."
PART = "It only prepares what the same ability does next, which has a worth."
NOTHING = "Nothing is gained or lost by it."
# Events that happen to a card.
CARDS_WITHOUT_WORTH = {
    "ATTACHED": LATER,
    "BECOMES_UNIT": FEW,
    "CAPTIVE_INSTEAD": FEW,
    "CAPTIVE_PUT": LATER,
    "CARD_KEPT": PART,
    "CARD_PLAYED_NOW": FEW,
    "COMMITTED": LATER,
    "DAMAGE_PUT": FEW,
    "EDGE_PLACED": UNSEEN,
    "ENGAGEMENT_TURNED": LATER,
    "FATE_REPEATED": FEW,
    "FORCE_MOVED": FEW,
    "ICONS_SKIPPED": FEW,
    "LOOKED": PART,
    "NUMBER_KEPT": PART,
    "PLAYED": PART,
    "PUT_ASIDE": PART,
    "SHIELD_REMOVED": LATER,
    "STRIKER_TURNED": FEW,
    "STRIKES": FEW,
    "TURNED_BACK": FEW,
    "TURNED_TO_UNIT": FEW,
}
# Events of a seat.
SEATS_WITHOUT_WORTH = {
    "BALANCE_SET": LATER,
    "DIAL_READ": FEW,
    "DRAW_TURNED": FEW,
    "ENGAGEMENT_STOPPED": FEW,
    "SHUFFLED": NOTHING,
    "STACKS_SWITCHED": UNSEEN,
}


def kind_name(kind: int) -> str:
    """The name of a kind of event."""
    section = Path(constants.__file__).read_text("utf-8").partition("--- kinds of events")[2].partition("FIRST_RARE: Final")[0]
    return next(name for name, number in re.findall(r"^([A-Z_]+): Final = (\d+)", section, re.MULTILINE) if int(number) == kind)


@cache
def firing() -> tuple[Verb, ...]:
    """The effects of declared cards that let events happen."""
    facts = [pool("star-wars-lcg").cards[code] for code in ABILITIES]
    programs = add_abilities(make_cards(facts), facts).programs
    return tuple(op for program in programs for op in program.ops if isinstance(op, Verb) and op.code in (FIRE, JOIN_IT, DIVIDE))


@cache
def fired() -> tuple[frozenset[int], frozenset[int]]:
    """The kinds of events that declared cards let happen: to cards, and to seats."""
    ops = firing()
    of_cards = frozenset(op.kind for op in ops if op.pieces is not None or op.code == DIVIDE)
    return of_cards, frozenset(op.kind for op in ops if op.pieces is None and op.code != DIVIDE)


def positions() -> Iterator[Play]:
    """The same few games at each decision, with everything that cards can have."""
    for seed in range(3):
        game, rng = random_match(seed), random.Random(seed)
        while decision := game.advance():
            if len(game.trace) % 5 == 0:
                yield game
            game.apply(rng.randrange(len(decision.options)))


@cache
def valued() -> tuple[frozenset[int], frozenset[int]]:
    """The kinds of those events to which the policy gives a worth in some position: to cards, and to seats."""
    of_cards, of_seats = fired()
    cards: set[int] = set()
    seats: set[int] = set()
    for game in positions():
        for seat in (DARK, LIGHT):
            view = game.view(seat)
            known = [piece for piece in game.pieces if view.is_known(piece.id)]
            for kind in of_cards - cards:
                if any(event_worth(view, kind, piece, amount, -1) for piece in known for amount in (1, -1)):
                    cards.add(kind)
            for kind in of_seats - seats:
                verb = Verb(FIRE, kind=kind)
                if any(_seat_event_worth(view, verb, 1, Resolution(-1, whose)) for whose in (DARK, LIGHT)):
                    seats.add(kind)
    return frozenset(cards), frozenset(seats)


def test_each_event_of_a_card_has_a_worth_or_is_listed() -> None:
    assert {kind_name(kind) for kind in fired()[0] - valued()[0]} == set(CARDS_WITHOUT_WORTH)


def test_each_event_of_a_seat_has_a_worth_or_is_listed() -> None:
    assert {kind_name(kind) for kind in fired()[1] - valued()[1]} == set(SEATS_WITHOUT_WORTH)


def test_events_called_few_are_few() -> None:
    number = Counter(kind_name(op.kind) for op in firing())
    assert all(number[name] <= 4 for name, reason in [*CARDS_WITHOUT_WORTH.items(), *SEATS_WITHOUT_WORTH.items()] if reason == FEW)
