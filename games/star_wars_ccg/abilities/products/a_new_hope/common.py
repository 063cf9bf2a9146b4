"""Words that several cards of A New Hope share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.star_wars_ccg.abilities.operations.combat import repair
from games.star_wars_ccg.abilities.operations.steps import PICKED, go, pick, put_on_used, react_deploy, shuffle, take
from games.star_wars_ccg.abilities.ops import THIS, action
from games.star_wars_ccg.abilities.parts import host_is, may_reinforce, opponents_turn, target, there_are, there_is, this_is, use
from games.star_wars_ccg.abilities.pieces import cards, location, own_ship, site


def fetched(name: str, cost: int, **also: Any) -> Any:
    """The text that takes a card of this name out of the Reserve Deck into the hand."""
    found = cards(named=name, whose="own", zone="reserve")
    return action(pick(1, found, up_to=True), take(PICKED), shuffle("reserve"), costs=use(cost), **also)


def sent_for(where: Mapping[str, Any], name: str) -> Any:
    """The text that puts this card on the Used Pile, and takes a card of this name out of the Reserve Deck into the hand."""
    found = pick(1, cards(named=name, whose="own", zone="reserve"), up_to=True)
    return action(put_on_used(THIS), found, take(PICKED), shuffle("reserve"), when="control", times=1, conditions=this_is(where))


def ships_react(mark: str, *systems: str) -> list[Any]:
    """The texts by which starships move in reaction to the system of this card's site, if it is one of these."""
    there = location("system", state="subject", where="related")
    conditions = [opponents_turn(), there_is(there), this_is(cards(at=site(list(systems))))]
    ship = target(own_ship(mark=mark, state="in_reach"))
    return [action(go(to=there), when=when, conditions=conditions, costs=use(1), targets=ship) for when in ("battle_begins", "drain")]


def repairs() -> Any:
    """The text that gives the own starship back what an ion cannon has taken."""
    return action(repair(), when="control", conditions=host_is(own_ship(state="damaged")))


def reinforces_space(*times: str) -> list[Any]:
    """The texts that deploy cards to the system or sector of this card where the opponent has begun a battle or a Force drain."""
    there = there_is(location("system", "sector", state="subject", where="here"))
    return [action(react_deploy(), when=when, conditions=[there, may_reinforce()]) for when in times]


def squads(*who: Mapping[str, Any]) -> list[Any]:
    """The texts that move this card to the next site with three of these for 1 Force in all."""
    able = this_is(cards(state=["standing", "movable"], at=site()))
    found = []
    for each in who:
        squad = {**each, "state": ["standing", "movable"], "where": "here", "other": True}
        moves = [pick(3, squad), go(PICKED, to="target"), go(THIS, to="target")]
        there = target(location("site", where="adjacent"))
        found.append(action(*moves, when="move", conditions=[able, there_are(3, squad)], costs=use(1), targets=there))
    return found
