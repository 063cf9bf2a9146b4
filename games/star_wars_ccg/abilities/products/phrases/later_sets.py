"""Drawn cards that are taken up, shields that come by texts, and rooms with permanent pilots: words that cards of virtual sets share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.combat import allow
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.piles.force import lose_surely
from games.star_wars_ccg.abilities.operations.rules.answers import any_drawn_is
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    draw_cards,
    lose,
    lose_force,
    may,
    pick,
    redraw,
    retrieve,
    retrieve_top,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import raise_total_destiny, shoot
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_beside,
    draw_anyway,
    gains,
    holds,
    permanent_pilot,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import gun_is, it_is, opponents_turn, piloting, target, there_is, this_is, use, your_destiny
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

# The card that was just drawn as destiny.
DRAWN: Final = cards(of="drawn", zone="used")
BATTLEGROUND: Final = location(state="battleground")
# This card takes part in a battle.
IN_BATTLE: Final = this_is(cards(state="in_battle"))
# Destinies for a battle and for a weapon.
DESTINIES: Final = ("destiny", "shot")
# Destinies for a battle, for power or attrition alone, for a weapon, for a text, and in a duel.
ANY_DESTINIES: Final = (*DESTINIES, "side_destiny", "text_destiny", "duel_destiny")


def drew(what: Mapping[str, Any]) -> list[Any]:
    """The conditions that the player just drew such a card as destiny."""
    return [your_destiny(), there_is({**what, "of": "drawn", "zone": "used"})]


def fires_sidearms() -> list[Any]:
    """Once a turn a blaster or rifle on this card is fired without cost, and better; or only better, once it is aimed."""
    sidearm = cards("weapon", mark=["blaster", "blaster rifle", "rifle"], of="on_this")
    better = {"times": 1, "once_a": "together"}
    return [
        action(
            allow("fire_free", until="shot"),
            meanwhile(raise_total_destiny(2, cards(of="target")), until="shot"),
            shoot(),
            when="battle",
            conditions=IN_BATTLE,
            targets=target({**sidearm, "state": ["loaded"]}),
            **better,
        ),
        action(meanwhile(raise_total_destiny(2, cards(of="gun")), until="shot"), when="aimed", conditions=gun_is(sidearm), **better),
    ]


def redrawn(slot: Any, *conditions: Any, **also: Any) -> list[Any]:
    """The texts that draw a destiny again."""
    found = {"conditions": list(conditions)} if conditions else {}
    return [slot(redraw(), when=when, **found, **also) for when in DESTINIES]


def taken_and_redrawn(slot: Any, what: Mapping[str, Any], *conditions: Any, **also: Any) -> list[Any]:
    """The texts that take a card that was just drawn as destiny into the hand, and draw again."""
    return [slot(take(DRAWN), redraw(), when=when, conditions=[*drew(what), *conditions], **also) for when in DESTINIES]


def swaps_for_force() -> list[Any]:
    """In a draw phase, one card of the hand under the Used Pile for one of the Force Pile."""
    wanted = cards(whose="own", zone="force")
    given = [put_in_pile("used", under=True), pick(1, wanted), take(PICKED), shuffle("force")]
    held = target(cards(whose="own", other=True, zone="held"))
    return [
        used(*given, when="draw", conditions=there_is(wanted), targets=held),
        used(*given, when="draws_begin", conditions=[opponents_turn(), there_is(wanted)], targets=held),
    ]


def shield_comes(slot: Any = used, **also: Any) -> Any:
    """The text that deploys a Defensive Shield from under a Starting Effect."""
    return slot(deploy(cards("defensive-shield", state="stocked"), pile="stacked"), **also)


def crewed(ability: int, **room: int) -> Any:
    """What fits aboard beside permanent pilots of this ability."""
    return printed(*([holds(**room)] if room else []), permanent_pilot(ability))


def fetches(what: Mapping[str, Any], pile: str = "reserve", **also: Any) -> Any:
    """The text that takes such a card out of a pile into the hand; the pile is shuffled."""
    found = {**what, "whose": "own", "zone": pile}
    if pile == "reserve":
        return action(*search(found), **also)
    return action(pick(1, found), take(PICKED), shuffle(pile), **also)


def into_hand() -> list[Any]:
    """What retrieves the chosen card into the hand."""
    return [retrieve(PICKED), take(cards(of="picked", zone="used"))]


def wins_back(what: Mapping[str, Any], **also: Any) -> Any:
    """The text that retrieves such a card."""
    found = {**what, "whose": "own", "zone": "lost"}
    conditions = [there_is(found), *also.pop("conditions", [])]
    return action(pick(1, found), retrieve(PICKED), conditions=conditions, **also)


def takes_back(what: Mapping[str, Any], **also: Any) -> Any:
    """The text that retrieves such a card into the hand."""
    found = {**what, "whose": "own", "zone": "lost"}
    conditions = [there_is(found), *also.pop("conditions", [])]
    return action(pick(1, found), *into_hand(), conditions=conditions, **also)


def draws_when_deployed(what: Mapping[str, Any], *places: Mapping[str, Any]) -> list[Any]:
    """The texts that draw a card once a turn when such a card was just deployed to one of these places."""
    return [action(draw_cards(1), when="deployed", times=1, conditions=it_is({**what, "at": place})) for place in places]


def unmasks() -> Any:
    """The text that breaks the cover of a spy of the opponent at the same site, once in each own move phase."""
    return action(break_cover(), when="move", times=1, costs=use(1), targets=target(enemy_character(state="undercover", where="here")))


def recycles_hand() -> list[Any]:
    """Put a card of the hand on the Used Pile and draw one."""
    return [put_in_pile("used"), draw_cards(1)]


def at_helm(what: Mapping[str, Any], maneuver: int = 0, draws: int = 0) -> Any:
    """The text of a pilot of such a vehicle or starship."""
    effects = [*([gains("defence", maneuver, PILOTED)] if maneuver else []), *([draw_anyway(draws)] if draws else [])]
    return constant(*effects, conditions=piloting(what))


def on(*places: Mapping[str, Any]) -> list[Any]:
    """The condition that this card is at such a place."""
    return [this_is(cards(at=place)) for place in places]


def kin(**what: Any) -> Mapping[str, Any]:
    """Another own character here."""
    return own_character(other=True, where="here", **what)


def bones() -> Any:
    """The Effect that answers each destiny of the opponent by its number."""
    free = may(deploy(own_character(), free=True, pile="held"))
    given = [take(cards(zone="used", whose="own", state="topmost")), lose_force(1), activate(1), lose(THIS), retrieve_top(1), free]
    return card(
        printed(deploys_beside(1)),
        *(
            automatic(effect, at="drawn", conditions=[it_is(cards(whose="opponent")), any_drawn_is(number)])
            for number, effect in enumerate(given)
        ),
    )


def finds_spies() -> Any:
    """The text by which the opponent loses Force, which nothing reduces, for an Undercover spy here."""
    found = there_is(enemy_character(state="undercover", where="here"))
    return automatic(lose_surely(2, whose="opponent"), at="own_control", conditions=found)


def searches_used(names: list[str], place: Mapping[str, Any]) -> list[Any]:
    """The texts that take a card of the Used Pile once in a game for each of these who is deployed there."""
    found = cards(whose="own", zone="used")
    return [
        action(
            pick(1, found),
            take(PICKED),
            shuffle("used"),
            when="deployed",
            once_a="game",
            conditions=[it_is(own_character(named=name, at=place)), there_is(found)],
        )
        for name in names
    ]
