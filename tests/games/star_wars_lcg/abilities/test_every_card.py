"""Every declared card is played: with cards that its targets are made for, and without any."""

from __future__ import annotations

import random

from games.engine.events.resolution import Resolution
from tests.games.star_wars_lcg.abilities.made_cards import EACH, abilities, fitting_cards, own_seat, played, position
from tests.games.star_wars_lcg.card_pool import POOL

LEAST_CHECKED = 100


def test_every_ability_is_used_with_matching_cards() -> None:
    rng = random.Random(7)
    unused = {
        code
        for code, number, declared in EACH
        if not played(code, number, declared, fitting_cards(code, declared), rng) and not declared.get("conditions")
    }
    assert unused == set(), sorted(unused)


def test_no_ability_is_used_without_a_target() -> None:
    """Where nothing else in the position fits the first target."""
    rng = random.Random(8)
    checked = 0
    for code, number, declared in EACH:
        if "targets" not in declared or declared["targets"][0]["target"] != "one" or POOL.known_card(code).type == "fate":
            continue
        made = fitting_cards(code, {**declared, "targets": ()})
        place = position(code, made, declared)
        ability = abilities(place, code, declared)[declared.get("pilot", number)]
        scope = Resolution(place.labels[code].id, own_seat(code), -1, ability)
        wanted = ability.targets[0].filter
        by_itself = place.game.fits(place.labels[code], wanted, scope)
        about_event = "it" in (declared["targets"][0]["what"].get("of"), declared["targets"][0]["what"].get("cost_like"))
        if by_itself or about_event or place.game.fitting(wanted, scope):
            continue
        checked += 1
        if "on" in declared:
            assert not played(code, number, declared, made, rng), code
        else:
            assert not place.game.can_use(ability, scope), code
    assert checked > LEAST_CHECKED
