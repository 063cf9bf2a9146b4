"""Characters with permanent weapons, and starships and vehicles with permanent pilots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import piloted_most
from games.star_wars_ccg.abilities.operations.fate import raise_sum
from games.star_wars_ccg.abilities.operations.fetching import carries_also
from games.star_wars_ccg.abilities.operations.steps import void_sum
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by
from games.star_wars_ccg.abilities.operations.travel.marches import is_stowed
from games.star_wars_ccg.abilities.operations.weapons import fires_times, raise_each_destiny
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    costs_less,
    draw_anyway,
    fires,
    gains,
    has_docking,
    holds,
    immune,
    lets,
    own_cost,
    permanent_pilot,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import piloting, there_is, there_is_one_of, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, guarded_by
from games.star_wars_ccg.abilities.products.phrases.shots import ON_THE_GROUND
from games.star_wars_ccg.abilities.products.phrases.upkeep import blaster, saber

THIN_CLOUDS: Final = cards(at=location(mark="cloud sector", not_unique=True))


def beside(*names: str) -> Any:
    """One more battle destiny together with one of these."""
    return constant(add_destiny(1), conditions=there_is(character(named=list(names), where="here")))


def crew(ability: int, power: int, **room: int) -> list[Any]:
    """Permanent pilots with this ability, who add power, and what else fits aboard."""
    aboard = [printed(holds(**room))] if room else []
    return [*aboard, printed(permanent_pilot(ability)), *([constant(gains("power", power))] if power else [])]


def on_it(name: str) -> dict[str, Any]:
    return cards("weapon", named=name, zone="hand", bound_for=cards(of="this"))


def cheaper_beside(n: int, where: Mapping[str, Any], pilot: str) -> Any:
    return own_cost(costs_less(n), conditions=there_is_one_of({**where, "where": "here"}, character(named=pilot, where="here")))


ABILITIES: Final[Mapping[str, Declared]] = {
    "103_1": card(*crew(2, 2, either=1), constant(draw_anyway(1))),
    "103_2": card(*crew(2, 2), constant(draw_anyway(1))),
    "104_3": card(*crew(1, 0, either=1)),
    "104_5": card(*crew(1, 0, pilots=1, passengers=8)),
    "106_4": card(
        *crew(2, 2, either=1),
        cheaper_beside(2, location(system="Yavin 4"), "Dutch"),
        constant(raise_each_destiny(1, cards("weapon", mark="ion cannon", of="on_this"))),
    ),
    "106_7": card(
        *crew(2, 2),
        cheaper_beside(2, location(system="Yavin 4"), "Red Leader"),
        constant(lets("come_free", who=on_it("Proton Torpedoes"))),
        constant(lets("fire_free", who=cards("weapon", named="Proton Torpedoes", of="on_this"))),
    ),
    "106_9": card(*crew(1, 0), constant(gains("power", "defence", 2), conditions=this_is(THIN_CLOUDS)), printed(is_stowed())),
    "106_10": card(
        *crew(2, 2),
        cheaper_beside(2, location(system="Death Star"), "Vader"),
        constant(raise_each_destiny(1, cards("weapon", of="on_this"))),
    ),
    "106_13": card(
        *crew(2, 0, pilots=3, passengers=6, ties=4),
        printed(has_docking(), carries_also(cards("weapon", named="Turbolaser Battery"))),
        constant(gains("power", 1, own_ship(mark="tie", state="present"))),
    ),
    "106_15": card(
        *crew(2, 2),
        own_cost(costs_less(1), conditions=there_is(location(mark="cloud sector", where="here"))),
        constant(gains("power", 2), conditions=this_is(THIN_CLOUDS)),
        printed(carries_also(cards("weapon", named="Boosted TIE Cannon"))),
        constant(lets("fire_free", who=cards("weapon", named="Boosted TIE Cannon", of="on_this"))),
    ),
    "108_1": card(flies(3), beside("Luke", "Chewie"), blaster()),
    "108_2": card(flies(1), beside("Han"), blaster()),
    "108_3": card(flies(2), saber()),
    "108_4": card(saber()),
    "108_5": card(flies(3), beside("Han", "Jabba"), blaster()),
    "108_6": card(flies(3), saber()),
    "109_1": card(constant(gains("power", 3, PILOTED), conditions=piloting(ship(mark="freighter"))), beside("C-3PO"), blaster(0)),
    "109_2": card(
        *crew(3, 3, pilots=1, passengers=2),
        printed(crewed_by(character(not_named="Han")), crewed_by(character(named="Han", state="sabacc_champion"))),
        constant(immune(5)),
    ),
    "109_3": card(
        flies(2),
        constant(
            add_destiny(1), conditions=[there_is(own_character("alien", other=True, where="here")), this_is(cards(at=site("Cloud City")))]
        ),
        blaster(at=character()),
    ),
    "110_12": card(
        *crew(4, 2, pilots=1, passengers=3),
        action(void_sum(), when="destinies", conditions=[there_is(location(state="in_battle", where="here")), piloted_most(6)]),
    ),
    "109_8": card(*crew(3, 3, passengers=3), constant(gains("defence", 2), draw_anyway(1), immune(5))),
    "109_10": card(
        *crew(2, 2),
        constant(raise_sum(1, per=ship(whose="opponent", state="present")), conditions=this_is(cards(state="in_battle"))),
        constant(cannot("be_immune", who=cards(type=["character", "vehicle", "starship"], whose="opponent", where="here"))),
    ),
    "110_7": card(flies(2), printed(fires(0, ON_THE_GROUND, plus=1), fires_times(2), voids_forfeit(character()))),
    "111_2": card(
        printed(holds(pilots=1)),
        constant(gains("power", "defence", "hyperspeed", 2)),
        constant(lets("come_free", who=own_character(named="Luke", ability_most=4, zone="hand", bound_for=cards(of="this")))),
        guarded_by("Luke", 5),
    ),
}
