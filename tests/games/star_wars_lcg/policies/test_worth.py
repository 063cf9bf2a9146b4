"""What the default policy knows of the operations that declared cards use: each has a worth, or is listed here as one that has none."""

from __future__ import annotations

import random
import re
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

# Events that happen to a card and that the policy neither wants nor avoids: mostly those of a few cards each, whose worth depends on what
# the card does later.
CARDS_WITHOUT_WORTH = {
    "ATTACHED", "BECOMES_UNIT", "CAPTIVE_INSTEAD", "CAPTIVE_PUT", "CARD_KEPT", "CARD_PLAYED_NOW", "COMMITTED", "DAMAGE_PUT", "EDGE_PLACED",
    "ENGAGEMENT_TURNED", "FATE_REPEATED", "FORCE_MOVED", "ICONS_SKIPPED", "LOOKED", "NUMBER_KEPT", "PLAYED", "PUT_ASIDE", "SHIELD_REMOVED",
    "STRIKER_TURNED", "STRIKES", "TURNED_BACK", "TURNED_TO_UNIT",
}  # fmt: skip
# The same for events of a seat.
SEATS_WITHOUT_WORTH = {"BALANCE_SET", "DIAL_READ", "DRAW_TURNED", "ENGAGEMENT_STOPPED", "SHUFFLED", "STACKS_SWITCHED"}


def kind_name(kind: int) -> str:
    """The name of a kind of event."""
    section = Path(constants.__file__).read_text("utf-8").partition("--- kinds of events")[2].partition("FIRST_RARE: Final")[0]
    return next(name for name, number in re.findall(r"^([A-Z_]+): Final = (\d+)", section, re.MULTILINE) if int(number) == kind)


@cache
def fired() -> tuple[frozenset[int], frozenset[int]]:
    """The kinds of events that declared cards let happen: to cards, and to seats."""
    facts = [pool("star-wars-lcg").cards[code] for code in ABILITIES]
    programs = add_abilities(make_cards(facts), facts).programs
    ops = [op for program in programs for op in program.ops if isinstance(op, Verb) and op.code in (FIRE, JOIN_IT, DIVIDE)]
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
    assert {kind_name(kind) for kind in fired()[0] - valued()[0]} == CARDS_WITHOUT_WORTH


def test_each_event_of_a_seat_has_a_worth_or_is_listed() -> None:
    assert {kind_name(kind) for kind in fired()[1] - valued()[1]} == SEATS_WITHOUT_WORTH
