"""Every declared card with a constant ability lies where it works: beside cards that its effects are made for, and without any."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from games.engine.table.changes import KINDS, SEAT_NUMBER, Change
from games.star_wars_lcg.abilities.cards import ABILITIES
from tests.games.star_wars_lcg.abilities.made_cards import EACH, Made, own_seat, play, position
from tests.games.star_wars_lcg.abilities.positions import AbilityPosition

CONSTANT = [code for code, declared in ABILITIES.items() if {"constant", "pilot_constant", "as_soon_as"} & declared.keys()]
# Its effect is about copies of cards in a victory pile; `last_texts.yaml` has its scenarios.
ELSEWHERE = {"200-1"}
LEAST_REACHING = 170
LEAST_ALONE = 40


def without_condition(code: str) -> list[Mapping[str, Any]]:
    """The effects of its constant abilities that always last."""
    return [effect for each in ABILITIES[code].get("constant", ()) if not each.get("conditions") for effect in each["effects"]]


def fitting_cards(code: str) -> list[Made]:
    """A card for each effect that is about other cards."""
    made: list[Made] = []
    for effect in without_condition(code):
        about = effect.get("what") or effect.get("who")
        if isinstance(about, dict) and "of" not in about and effect["op"] != "attaches":
            made.append(Made(about, own_seat(code), f"made {len(made)}", code))
    return made


def changes_of(place: AbilityPosition, code: str) -> list[tuple[int, Change]]:
    """The unconditional changes that come from the card, each with its kind."""
    rows = place.game.changes.by_key.items()
    source = place.labels[code].id
    return [(key % KINDS, each) for key, row in rows for each in row if each.scope.source == source and not each.conditions]


def reaches(place: AbilityPosition, kind: int, change: Change) -> bool:
    game = place.game
    if kind >= SEAT_NUMBER:
        return any(game._applies(change, seat, None) for seat in range(2))
    return any(game._applies(change, piece.id, piece) for piece in game.pieces)


def test_every_declared_card_is_played_here_or_with_its_abilities() -> None:
    assert {code for code, _, _ in EACH} | set(CONSTANT) == set(ABILITIES)


def test_every_constant_effect_reaches_matching_cards() -> None:
    """At least one change of each card does, unless it changes nothing on the table; then play goes on, and no card is lost."""
    rng = random.Random(9)
    reaching, idle = 0, set()
    for code in CONSTANT:
        place = position(code, fitting_cards(code), {})
        changes = changes_of(place, code)
        if changes and any(reaches(place, kind, change) for kind, change in changes):
            reaching += 1
        elif changes:
            idle.add(code)
        play(place, code, rng)
    assert idle == ELSEWHERE
    assert reaching > LEAST_REACHING


def test_a_constant_effect_about_others_reaches_nothing_alone() -> None:
    """Unless the card fits itself, or cards do that every position has."""
    rng = random.Random(10)
    alone = 0
    for code in CONSTANT:
        place = position(code, [], {})
        alone += any(not reaches(place, kind, change) for kind, change in changes_of(place, code))
        play(place, code, rng)
    assert alone > LEAST_ALONE
