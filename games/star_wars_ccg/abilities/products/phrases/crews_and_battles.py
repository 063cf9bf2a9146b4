"""Crews, gunners, searches of the Reserve Deck, and what happens around battles: words that cards share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.star_wars_ccg.abilities.operations.draws.destinies import subtract_drawn
from games.star_wars_ccg.abilities.operations.steps import PICKED, draw_destiny, go, pick, react, shuffle, take
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny, raise_shot
from games.star_wars_ccg.abilities.ops import (
    HERE,
    PILOTED,
    action,
    constant,
    drain,
    draw_anyway,
    gains,
    has_docking,
    holds,
    immune,
    lost,
    permanent_pilot,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    it_is,
    may_react,
    opponents_turn,
    piloting,
    target,
    there_is,
    this_is,
    this_is_not,
    use,
    use_move,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import cards, character

# Carried, and no pilot or driver.
ABOARD_UNPILOTED = [this_is(cards(state="aboard")), this_is_not(cards(state="piloting"))]


def flies(power: int) -> Any:
    """The text that adds power to anything that this character pilots."""
    return constant(gains("power", power, PILOTED))


def at_home_in(*ships: str, power: int = 0, maneuver: int = 0, destiny: bool = False) -> Any:
    """The text of a pilot of these vehicles or starships: more power, more maneuver or armor, and a destiny that could not be drawn."""
    effects = [
        *([gains("power", power, PILOTED)] if power else []),
        *([gains("defence", maneuver, PILOTED)] if maneuver else []),
        *([draw_anyway(1)] if destiny else []),
    ]
    return constant(*effects, conditions=piloting(cards(named=list(ships))))


def guns(n: int, *conditions: Any) -> Any:
    """The text of a gunner: more weapon destiny for what carries the character as a passenger."""
    return constant(raise_each_destiny(n, cards("weapon", aboard=cards(of="host"))), conditions=[*ABOARD_UNPILOTED, *conditions])


def guarded_by(pilot: str, immunity: int) -> Any:
    """The text of a vehicle or starship that is immune to attrition while this character pilots it."""
    return constant(immune(immunity), conditions=there_is(character(named=pilot, state="piloting", aboard=cards(of="this"))))


def reacts_to(where: Mapping[str, Any]) -> list[Any]:
    """The texts that move a card in reaction to such a place alone."""
    conditions = [may_react(), there_is(where)]
    return [action(react(), when=when, conditions=conditions, costs=use_move()) for when in ("battle_begins", "drain")]


def calls_here(who: Mapping[str, Any], where: Mapping[str, Any]) -> list[Any]:
    """The texts by which others come in reaction to this card, at such a place, from the next site."""
    conditions = [opponents_turn(), this_is(cards(at=where))]
    return [action(go(to=HERE), when=when, conditions=conditions, costs=use(1), targets=target(who)) for when in ("battle_begins", "drain")]


def search(found: Mapping[str, Any], n: int = 1) -> list[Any]:
    """Take such cards out of the Reserve Deck into the hand."""
    return [pick(n, found, up_to=True), take(PICKED), shuffle("reserve")]


def destroyer(ability: int) -> Any:
    """What a Star Destroyer holds, with permanent pilots of this ability."""
    return printed(holds(pilots=6, passengers=8, vehicles=2, ties=4), has_docking(), permanent_pilot(ability))


def together(*names: str) -> list[Any]:
    """The conditions that these characters battle together."""
    return [there_is(character(named=name, state="in_battle")) for name in names]


def subtracts(*conditions: Any, **also: Any) -> Any:
    """The text that takes two destinies off the opponent's power in the battle, and off the attrition against its player."""
    return lost(draw_destiny(2), subtract_drawn(), when="battle", conditions=list(conditions), **also)


def sharper(who: Mapping[str, Any]) -> list[Any]:
    """The two texts of an Interrupt that raises a weapon destiny before it is drawn."""
    aimed = it_is(who)
    return [used(raise_shot(1), when="aimed", conditions=aimed), lost(raise_shot(3), when="aimed", conditions=aimed)]


def drains_more(half: str) -> Any:
    """The text of a location where a player in control drains 1 more."""
    return constant(drain(1), half=half, conditions=you_control())


def on_ship(*ships: str) -> Any:
    """The condition that this card is aboard one of these."""
    return host_is(cards(named=list(ships)))
