"""Words that several cards of A New Hope share."""

from __future__ import annotations

from typing import Any

from games.star_wars_ccg.abilities.ops import action
from games.star_wars_ccg.abilities.parts import may_reinforce, there_is, use
from games.star_wars_ccg.abilities.pieces import cards, location
from games.star_wars_ccg.abilities.steps import PICKED, pick, react_deploy, shuffle, take


def fetched(name: str, cost: int, **also: Any) -> Any:
    """The text that takes a card of this name out of the Reserve Deck into the hand."""
    found = cards(named=name, whose="own", zone="reserve")
    return action(pick(1, found, up_to=True), take(PICKED), shuffle("reserve"), costs=use(cost), **also)


def reinforces_space(*times: str) -> list[Any]:
    """The texts that deploy cards to the system or sector of this card where the opponent has begun a battle or a Force drain."""
    there = there_is(location("system", "sector", state="subject", where="here"))
    return [action(react_deploy(), when=when, conditions=[there, may_reinforce()]) for when in times]
