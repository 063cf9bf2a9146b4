"""Admiral's Orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import opponent_draws_anyway
from games.star_wars_ccg.abilities.operations.fate import for_opponent, most_destinies
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import order
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.protection import immune_or_more
from games.star_wars_ccg.abilities.operations.steps import PICKED, lose_force, pick, redraw, revive, shuffle
from games.star_wars_ccg.abilities.operations.weapons import more_immunity, raise_each_destiny
from games.star_wars_ccg.abilities.ops import action, automatic, card, constant, drain, draw_anyway, gains, loses, printed
from games.star_wars_ccg.abilities.parts import gun_is, it_is, target, there_is, your_destiny
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

# Systems that the player occupies, and sites that belong to them.
HELD: Final = location("system", state="occupied")
BELOW: Final = location("site", beside=HELD)
BAYS: Final = location(mark="docking bay", beside=HELD)
PILOT: Final = character(skill="pilot")
MANNED: Final = ship("capital", holding=PILOT)
SCENE: Final = location("system", state="scene")
ARMED: Final = {"state": ["in_battle"], "holding": cards("weapon", kind="starship")}
# Warriors of the player who are no pilots.
SOLDIER: Final = own_character(skill="warrior", not_skill="pilot")


def support(leader: list[str], *cheaper: Any) -> Declared:
    """Cheaper pilots, capital ships that hold out, and leaders on the ground."""
    led = location("site", state=["battleground", "controlled"], beside=HELD, hosting=own_character(mark=leader, state="standing"))
    return card(
        printed(order()),
        constant(*cheaper, immune_or_more(4, 2, MANNED)),
        automatic(lose_force(1, per=led, whose="opponent"), at="own_control"),
    )


def weak_without(whose: str) -> list[Any]:
    """The starships of a player at systems without both kinds of starships."""
    fighter, capital = (ship(kind, whose=whose, state="standing") for kind in ("starfighter", "capital"))
    return [
        loses("power", 2, ship(whose=whose, at=location("system", not_hosting=fighter))),
        loses("power", 2, ship(whose=whose, at=location("system", hosting=fighter, not_hosting=capital))),
    ]


def fleet() -> Declared:
    return card(
        printed(order()),
        constant(*weak_without("own"), *weak_without("opponent"), most_destinies(1, BELOW)),
        action(deploy(cards("vehicle", kind="combat")), shuffle("reserve"), when="deploy", times=1),
    )


def fire() -> Declared:
    hardened = own_character(at=BELOW, state="immune")
    return card(
        printed(order()),
        constant(
            gains("power", 3, ship("starfighter", state="has_fired")),
            more_immunity(2, own_character(at=BELOW)),
            raise_each_destiny(1, hardened),
        ),
        action(redraw(), when="shot", times=1, conditions=[your_destiny(), gun_is(cards("weapon", kind="starship", whose="own"))]),
    )


def leader() -> Declared:
    bay = location(mark="docking bay", beside=SCENE)
    return card(
        printed(order()),
        constant(
            immune_or_more(4, 2, ship("starfighter", unique=True, pilotless=True)),
            loses("power", 2, ship(not_holding=PILOT)),
            drain(1, BAYS),
        ),
        action(
            pick(1, bay),
            revive(cards(of="it", zone="lost"), PICKED),
            when="lost",
            times=1,
            conditions=[it_is(own_ship("starfighter")), there_is(SCENE), there_is(bay)],
        ),
    )


def guns(*also: Any) -> Any:
    """The text by which either player weakens a capital starship of the other, with an armed one in the battle."""
    return action(
        lower("defence", 4, until="battle"),
        *also,
        when="battle",
        once_a="battle",
        conditions=there_is(own_ship("capital", **ARMED)),
        targets=target(enemy_ship("capital", state=["in_battle", "standing"])),
    )


def batteries() -> Declared:
    return card(
        printed(order()),
        constant(
            draw_anyway(1, location(hosting=own_ship("capital", **ARMED))),
            opponent_draws_anyway(1, location(hosting=enemy_ship("capital", **ARMED))),
            gains("guard", 2, {**SOLDIER, "at": BELOW}),
            gains("forfeit", 1, {**SOLDIER, "at": BELOW}),
            loses("cost", 1, {**SOLDIER, "zone": "hand", "at": BELOW}),
        ),
        guns(),
        guns(for_opponent()),
    )


def aboard(who: Mapping[str, Any], where: Mapping[str, Any]) -> Any:
    """A pilot costs less to deploy aboard such a starship."""
    return loses("cost", 1, {**who, "zone": "hand", "bound_for": where})


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "9_1": support(
            ["general"],
            aboard(PILOT, ship("capital")),
            aboard(PILOT, ship("capital", holding=character(mark="admiral"))),
        ),
        "9_2 9_92": fleet(),
        "9_3 9_93": fire(),
        "9_4 9_94": leader(),
        "9_5 9_95": batteries(),
        "9_96": support(
            ["general", "commander"],
            aboard(PILOT, ship("capital")),
            aboard(character(skill="pilot", mark="admiral"), ship("capital")),
        ),
    }
)
