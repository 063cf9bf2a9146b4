"""Jabba's Palace and those who serve there: words that cards of several sets share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import activate, choose, go, shuffle
from games.star_wars_ccg.abilities.ops import HERE, action, cannot, constant, costs, deploys_only, gains, own_cost, printed
from games.star_wars_ccg.abilities.parts import deploys_to, target, there_is, this_is, this_is_not, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

AUDIENCE: Final = location(named="Jabba's Palace: Audience Chamber")
PALACE: Final = location(mark="jabbas palace site")
TATOOINE_SITE: Final = location("site", system="Tatooine")
IN_COURT: Final = this_is(cards(at=AUDIENCE))
DEFENDING: Final = this_is(cards(state="defending", at=PALACE))


def local() -> Any:
    """The text of a card that comes to Tatooine alone: to its sites, as nothing at a system is on its planet."""
    return printed(deploys_only(TATOOINE_SITE))


def court(*effects: Any) -> Any:
    """What a card does while it is in the Audience Chamber."""
    return constant(*effects, conditions=IN_COURT)


def with_courtier(name: str, power: int = 2, forfeit: int = 2) -> Any:
    """More power and forfeit value while someone is in the Audience Chamber."""
    return constant(gains("power", power), gains("forfeit", forfeit), conditions=there_is(cards(named=name, at=AUDIENCE)))


def courtiers(mark: str, power: int = 0, forfeit: int = 0) -> Any:
    """More for one's kin while this card is in the Audience Chamber."""
    kin = own_character(mark=mark, other=True)
    return court(*([gains("power", power, kin)] if power else []), *([gains("forfeit", forfeit, kin)] if forfeit else []))


def finds(*found: Mapping[str, Any], cost: int = 0, **also: Any) -> Any:
    """The text that takes one of these cards out of the Reserve Deck, once in each control phase."""
    if cost:
        also["costs"] = use(cost)
    return action(*one_of(*found), when="control", times=1, **also)


def one_of(*found: Mapping[str, Any]) -> list[Any]:
    """Take one card of one of these kinds out of the Reserve Deck into the hand."""
    searches = [search({**each, "zone": "reserve", "whose": "own"}) for each in found]
    return searches[0] if len(searches) == 1 else [choose(*searches)]


def named(*names: str) -> Mapping[str, Any]:
    return cards(named=list(names))


def brings(what: Mapping[str, Any], when: str = "deploy", times: int = 1, **where: Any) -> Any:
    """The text that deploys a card out of the Reserve Deck."""
    also: dict[str, Any] = {name: where.pop(name) for name in ("half", "conditions", "costs", "once_a") if name in where}
    if "once_a" not in also:
        also["times"] = times
    return action(deploy(what, **where), shuffle("reserve"), when=when, **also)


def comes_free_to(*places: Mapping[str, Any]) -> list[Any]:
    """The texts of a card that is deployed without cost to such places."""
    return [own_cost(costs(0), conditions=deploys_to(place)) for place in places]


def tribute(**also: Any) -> Any:
    """The text that activates 1 Force for each Force drain with an alien."""
    draining = [your_turn(), there_is(own_character("alien", where="there")), *also.pop("conditions", [])]
    return action(activate(1), when="drain", once_a="event", conditions=draining, **also)


def streets(half: str) -> list[Any]:
    """The texts of a street between which and other spaceport sites its player's cards go without cost."""
    port = location("site", mark="spaceport site", generic=True, where="related")
    kinds = (own_character(state=["standing", "movable"]), cards("vehicle", whose="own", state=["standing", "movable", "run"]))
    away = [action(go(to="target_2"), half=half, when="move", targets=[target({**who, "where": "here"}), target(port)]) for who in kinds]
    return [*away, *(action(go(to=HERE), half=half, when="move", targets=target({**who, "at": port})) for who in kinds)]


def calm_but_on_tatooine() -> Any:
    """A desert where no sand whirls unless it is on Tatooine."""
    return constant(cannot("move", who=cards("effect", named="Sandwhirl", where="here")), conditions=this_is_not(TATOOINE_SITE))
