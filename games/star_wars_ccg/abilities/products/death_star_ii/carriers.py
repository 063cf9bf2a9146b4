"""Starships of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import fires_more
from games.star_wars_ccg.abilities.operations.draws.destinies import weaken_drawn
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy
from games.star_wars_ccg.abilities.operations.moving import bars, lands, move_now, reacts_from_hand, suspends_pilot
from games.star_wars_ccg.abilities.operations.perils.shots import charge_to
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.limits import needs_no_footing
from games.star_wars_ccg.abilities.operations.steps import PICKED, draw_destiny, pick, shuffle
from games.star_wars_ccg.abilities.operations.texts.amended import raises_rolls
from games.star_wars_ccg.abilities.operations.travel.marches import is_stowed, replaces
from games.star_wars_ccg.abilities.operations.weapons import not_shot_by, raise_each_destiny, raise_total_destiny, reset, shoot
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    automatic,
    card,
    constant,
    costs,
    costs_less,
    deploys_only,
    gains,
    has_docking,
    holds,
    immune,
    immune_to,
    left_out,
    lets,
    loses,
    own_cost,
    permanent_pilot,
    printed,
    regenerates_unhit,
    set_to,
)
from games.star_wars_ccg.abilities.parts import gun_is, shooter_is, target, there_is, there_is_one_of, this_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR, FALCON_PILOTS, REBEL_BASES
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import destroyer, guarded_by
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import SPACE, by_code

WEAPONS: Final = cards("weapon", of="on_this")
ION_CANNONS: Final = cards("weapon", mark="ion cannon", of="on_this")
CANNONS: Final = cards("weapon", kind="starship", mark="cannon")
# As many as a deck has cards.
UNLIMITED: Final = 60
OWN_SPY: Final = own_character(skill="spy", aboard=cards(of="this"))


def fully_charged(cost: int, weapon: str) -> Any:
    """Its laser cannons gather all their Force for less."""
    return action(
        charge_to(3),
        when="aimed",
        once_a="event",
        costs=use(cost),
        conditions=[gun_is(cards("weapon", named=weapon)), shooter_is(cards(of="this"))],
    )


def aboard(*names: str) -> Mapping[str, Any]:
    """A character of one of these names that runs this starship."""
    return character(named=list(names), state="piloting", aboard=cards(of="this"))


def system(*names: str) -> Mapping[str, Any]:
    return location("system", system=list(names), where="here")


def cheaper_at(n: int, where: Mapping[str, Any], or_with: Mapping[str, Any] | None = None) -> Any:
    """It costs less there."""
    return own_cost(costs_less(n), conditions=there_is_one_of(where, or_with) if or_with else there_is(where))


def brings(n: int, who: Mapping[str, Any]) -> Any:
    """The text by which a character costs less aboard this starship."""
    return constant(loses("cost", n, who))


def boards(*names: str) -> Mapping[str, Any]:
    return own_character(named=list(names), zone="hand", bound_for=cards(of="this"))


def arriving(*marks: str) -> Mapping[str, Any]:
    """Own starship weapons of these kinds that are to be deployed aboard this starship."""
    return cards("weapon", kind="starship", mark=list(marks), whose="own", zone="hand", bound_for=cards(of="this"))


def star_cruiser(ability: int, *also: Any) -> Any:
    return printed(holds(pilots=5, passengers=6, vehicles=1, fighters=3), has_docking(), permanent_pilot(ability), *also)


def outflown() -> Any:
    """The text of an A-wing: less power where a nimbler starfighter of the opponent is."""
    faster = enemy_ship("starfighter", state=["present", "nimbler"], maneuver_least=1)
    return constant(loses("power", 1), conditions=there_is(faster))


def fierce() -> Any:
    """The text of a B-wing that fires all its weapons."""
    return constant(lets("many_hands"), raise_each_destiny(2, WEAPONS))


def flagged(names: list[str]) -> Any:
    """The condition that it is at one of these systems, or near the Emperor."""
    return there_is_one_of(system(*names), there_is_emperor())


def there_is_emperor() -> Mapping[str, Any]:
    return character(named=EMPEROR, where="same_or_related")


def crippled(kind: str, *effects: Any) -> Any:
    """What happens to such starships that its weapons hit."""
    return automatic(
        pick(1, ship(kind, of="shot_at")),
        *effects,
        at="hit",
        conditions=[shooter_is(cards(of="this")), there_is(ship(kind, of="shot_at"))],
    )


# A bomber in a battle at the site of a Bombing Run.
ON_THE_RUN: Final = constant(
    gains("power", 3),
    conditions=[this_is(cards(state="in_battle")), there_is(cards("effect", named="Bombing Run", where="here"))],
)
OTHER_BOMBER: Final = own_ship(mark="tie/sa", other=True, state="present")

LIGHT: Final[Mapping[str, Declared]] = {
    "9_62": card(printed(permanent_pilot(1)), constant(bars("react_to", "react_from", cards(whose="opponent"))), outflown()),
    "9_63": card(printed(holds(pilots=1)), fierce(), guarded_by("Ten Numb", 4)),
    "9_64": card(cheaper_at(2, location(system="Roche", where="here")), printed(permanent_pilot(2)), constant(gains("power", 1)), fierce()),
    "9_65": card(
        printed(permanent_pilot(3), replaces(3, own_ship("starfighter", mark="b-wing"))), constant(raise_each_destiny(1, WEAPONS))
    ),
    "9_66": card(
        printed(holds(pilots=1), permanent_pilot(1), suspends_pilot()),
        constant(lets("many_hands"), raise_each_destiny(3, ION_CANNONS)),
    ),
    "9_67": card(star_cruiser(2), constant(raise_each_destiny(2, WEAPONS)), crippled("capital", lower("power", 5, PICKED, until="turn"))),
    "9_68": card(
        cheaper_at(2, system("Endor")),
        printed(holds(pilots=2, passengers=2), immune_to("Tallon Roll")),
        constant(immune(4), conditions=there_is(aboard(*FALCON_PILOTS))),
        constant(immune(6), conditions=[there_is(aboard("Lando")), there_is(aboard("Nien Nunb"))]),
    ),
    "9_69": card(
        printed(holds(either=2)),
        constant(raise_each_destiny(2, ION_CANNONS), lets("fire_free", who=ION_CANNONS)),
        constant(immune(4), conditions=there_is(aboard("Colonel Salm", "Kin Kian"))),
    ),
    "9_70": card(
        printed(holds(either=2)),
        constant(immune(3), conditions=there_is(aboard("Lieutenant Telsij", "Karie Neth"))),
        constant(
            immune(5),
            more_power_destiny(1),
            conditions=[there_is(aboard("Lieutenant Telsij")), there_is(aboard("Karie Neth"))],
        ),
    ),
    "9_71": card(printed(holds(pilots=1)), outflown(), guarded_by("Green Leader", 4)),
    "9_72": card(
        printed(holds(pilots=1)),
        outflown(),
        constant(gains("defence", 2), conditions=this_is(cards(at=location("sector", system="Death Star II")))),
        guarded_by("Tycho", 4),
    ),
    "9_73": card(
        cheaper_at(2, location(system="Sullust", where="here"), character(named="Green Leader", at=SPACE, where="here")),
        printed(permanent_pilot(2)),
        constant(gains("power", 2)),
        outflown(),
    ),
    "9_74": card(
        printed(
            holds(pilots=UNLIMITED, passengers=UNLIMITED, vehicles=UNLIMITED, fighters=UNLIMITED),
            has_docking(),
            permanent_pilot(4),
        ),
        constant(immune(8)),
        guarded_by("Ackbar", 10),
    ),
    "9_75": card(
        star_cruiser(2),
        constant(immune(3)),
        constant(immune(4), conditions=there_is(character("rebel", mark="leader", aboard=cards(of="this")))),
    ),
    "9_76": card(star_cruiser(2, regenerates_unhit())),
    "9_77": card(printed(holds(pilots=1, passengers=6), has_docking(), permanent_pilot(2), lands()), constant(left_out())),
    "9_78": card(
        cheaper_at(4, ship(mark="mon calamari star cruiser", not_unique=True, where="here")),
        printed(holds(pilots=3, passengers=4, vehicles=1), has_docking(), permanent_pilot(1), not_shot_by(cards("weapon", mark="missile"))),
    ),
    "9_79": card(star_cruiser(2, deploys_only(location("system", system=["Mon Calamari", *REBEL_BASES])))),
    "9_80": card(
        printed(
            holds(pilots=4, passengers=4, fighters=2),
            has_docking(),
            permanent_pilot(1),
            carries_also(cards("weapon", kind="starship", mark=["turbolaser battery", "laser cannon"])),
        ),
        constant(lets("come_free", who=arriving("turbolaser battery", "laser cannon"))),
    ),
    "9_81": card(
        printed(holds(pilots=1)),
        brings(2, boards("Wedge Antilles, Red Squadron Leader")),
        constant(
            set_to("cost", 0, boards("Wedge Antilles, Red Squadron Leader")),
            conditions=this_is(cards(at=location(system="Endor"))),
        ),
        guarded_by("Wedge", 5),
        constant(raises_rolls(6, "Tallon Roll"), conditions=there_is(aboard("Wedge"))),
    ),
    "9_82": card(
        printed(holds(pilots=1)),
        brings(2, boards("Derek 'Hobbie' Klivian")),
        constant(gains("defence", 2), immune(4), conditions=there_is(aboard("Derek 'Hobbie' Klivian"))),
        fully_charged(2, "X-wing Laser Cannon"),
    ),
    "9_83": card(
        printed(holds(pilots=1)),
        brings(2, boards("Keir Santage")),
        constant(gains("defence", 1, own_ship("starfighter", mark="red squadron", other=True, where="here"))),
    ),
    "9_84": card(
        printed(holds(pilots=1), is_stowed()),
        constant(
            gains("power", "defence", 2),
            conditions=there_is_one_of(
                location("system", whose="opponent", state="no_battleground", where="here"), location("sector", where="here")
            ),
        ),
        guarded_by("Cracken", 4),
    ),
    "9_85": card(
        printed(holds(pilots=1), is_stowed()),
        constant(
            gains("cost", 2, character(mark=["spy", "scout"], whose="opponent", zone="hand", at=location("site"), where="related")),
            conditions=there_is(OWN_SPY),
        ),
        guarded_by("Blount", 4),
    ),
}

DARK: Final[Mapping[str, Declared]] = {
    "9_152": card(destroyer(1), printed(reacts_from_hand(less=3))),
    "9_153": card(
        cheaper_at(1, location("system", icon="mobile", where="here")),
        printed(permanent_pilot(2)),
        action(
            draw_destiny(1),
            weaken_drawn(),
            when="battle",
            once_a="battle",
            conditions=[this_is(cards(state="in_battle")), there_is(character(named="Vader", state="in_battle"))],
        ),
    ),
    "9_154": card(
        destroyer(2),
        constant(immune(4)),
        constant(immune(5), conditions=there_is(character("imperial", mark="leader", aboard=cards(of="this")))),
        constant(immune(6), conditions=there_is(character(named=["Thrawn", "Grand Admiral Thrawn"], aboard=cards(of="this")))),
    ),
    "9_155": card(
        printed(holds(pilots=4, passengers=6, vehicles=1, ties=2), has_docking(), permanent_pilot(2)),
        printed(carries_also(cards("weapon", named="Laser Cannon Battery"))),
        constant(fires_more(1, cards("weapon", named="Laser Cannon Battery", of="on_this"))),
    ),
    "9_156": card(
        printed(holds(pilots=1, passengers=4), permanent_pilot(2)),
        constant(set_to("cost", 0, boards(*EMPEROR))),
        constant(immune(None), add_destiny(1), conditions=there_is(character(named=EMPEROR, aboard=cards(of="this")))),
    ),
    "9_157": card(
        printed(holds(pilots=UNLIMITED, passengers=UNLIMITED, fighters=UNLIMITED), has_docking(), permanent_pilot(3)),
        constant(immune(None), conditions=there_is(cards("effect", named="Flagship Operations", of="on_this"))),
    ),
    "9_158": card(destroyer(1), constant(raise_each_destiny(2, WEAPONS)), crippled("starfighter", reset("power", 0, PICKED, until="turn"))),
    "9_159": card(
        printed(holds(pilots=1), reacts_from_hand(with_pilot=True, place=location("sector", mark=["asteroid", "cloud sector"]))),
        brings(2, boards("OS-72-10")),
    ),
    "9_160": card(
        printed(
            holds(pilots=1),
            reacts_from_hand(less=2, with_pilot=True, place=location(hosting=ship(mark="imperial-class star destroyer"))),
        ),
        guarded_by("Jendon", 4),
        printed(carries_also(CANNONS)),
    ),
    "9_161": card(
        own_cost(costs(0), conditions=there_is(location("system", icon="mobile", where="here"))),
        printed(holds(pilots=1), reacts_from_hand(with_pilot=True)),
        guarded_by("Captain Yorr", 4),
        printed(carries_also(CANNONS)),
    ),
    "9_162": card(
        printed(holds(pilots=1)),
        brings(1, boards("Baron Soontir Fel")),
        guarded_by("Baron Soontir Fel", 5),
        fully_charged(1, "SFS L-s9.3 Laser Cannons"),
    ),
    "9_163": card(
        printed(holds(pilots=1)),
        guarded_by("Major Turr Phennir", 4),
        constant(
            gains("forfeit", 1, character(mark="saber squadron", not_named="Major Turr Phennir", state="in_battle")),
            conditions=[there_is(aboard("Major Turr Phennir")), this_is(cards(state="in_battle"))],
        ),
    ),
    "9_164": card(printed(holds(pilots=1)), guarded_by("DS-181-3", 3), constant(loses("cost", 2, arriving("cannon")))),
    "9_165": card(
        printed(
            holds(pilots=1),
            reacts_from_hand(less=9, with_pilot=True, only_battles=True, place=location(hosting=own_ship(mark="saber squadron"))),
            reacts_from_hand(with_pilot=True, only_battles=True, place=location(hosting=own_ship(mark="tie"))),
        ),
        guarded_by("DS-181-4", 4),
    ),
    "9_166": card(printed(holds(pilots=1)), ON_THE_RUN, constant(left_out())),
    "9_167": card(
        printed(holds(pilots=1)),
        ON_THE_RUN,
        action(deploy(cards("weapon", named="Proton Bombs"), on=cards(of="this")), shuffle("reserve"), when="deploy", once_a="game"),
    ),
    "9_168": card(
        printed(permanent_pilot(2)),
        ON_THE_RUN,
        constant(raise_total_destiny(1, cards("weapon", named="Concussion Missiles", aboard=OTHER_BOMBER))),
    ),
    "9_169": card(
        printed(holds(pilots=1)),
        guarded_by("Major Mianda", 4),
        action(
            shoot(),
            when="move",
            once_a="turn",
            targets=target(cards("weapon", kind="starship", whose="own", aboard=cards(of="this"), state="ready")),
        ),
        action(move_now(again=True), when="move", once_a="turn", targets=target(cards(of="this"))),
    ),
    "9_170": card(
        printed(holds(pilots=1)),
        brings(2, boards("Lieutenant Hebsly")),
        guarded_by("Lieutenant Hebsly", 4),
        action(shoot(), when="move", times=1, targets=target(cards("weapon", kind="starship", of="on_this", state="ready"))),
    ),
    "9_171": card(cheaper_at(2, system("Death Star II", "Endor")), printed(permanent_pilot(2)), constant(gains("power", "defence", 1))),
    "9_172": card(
        cheaper_at(2, system("Endor", "Death Star II"), character(named=["Thrawn", "Grand Admiral Thrawn"], where="here")),
        printed(permanent_pilot(3), reacts_from_hand()),
        constant(gains("power", 3), conditions=flagged(["Endor"])),
    ),
    "9_173": card(
        cheaper_at(2, system("Coruscant", "Death Star II")),
        printed(permanent_pilot(3), reacts_from_hand()),
        constant(gains("power", 3), conditions=flagged(["Coruscant"])),
    ),
    "9_174": card(
        destroyer(1),
        constant(
            lets("come_free", who=cards("weapon", mark="turbolaser battery", whose="own", zone="hand", where="here")),
            lets("fire_free", who=cards("weapon", mark="turbolaser battery", whose="own", where="here")),
        ),
    ),
    "9_175": card(
        printed(permanent_pilot(1)),
        constant(gains("power", 1), conditions=there_is(ship(mark="x-wing", state="present"))),
        constant(fires_more(1, cards("weapon", kind="starship", of="on_this"))),
    ),
    "9_176": card(
        destroyer(1),
        printed(
            needs_no_footing(),
            deploys_only(location(not_named="Rendezvous Point")),
            deploys_only(location(named="Rendezvous Point", state="occupied")),
        ),
    ),
}


ABILITIES: Final[Mapping[str, Declared]] = by_code({**LIGHT, **DARK})
