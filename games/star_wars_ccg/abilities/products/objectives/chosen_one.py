"""Objectives about Luke: the prophecy, and what belongs to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import stack
from games.star_wars_ccg.abilities.operations.objectives import bans, lasting, show, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.looks import look_into, recirculate
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, if_, pick, put_out, retrieve, shuffle, take
from games.star_wars_ccg.abilities.operations.weapons import battles_free
from games.star_wars_ccg.abilities.ops import action, card, constant
from games.star_wars_ccg.abilities.parts import target, target_is, there_is, there_is_no, you_won
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.objectives.planets import flips
from games.star_wars_ccg.abilities.products.phrases.hands import OTHER_HAND
from games.star_wars_ccg.abilities.products.phrases.later_sets import BATTLEGROUND

CONFLICT: Final = cards("effect", named="I Feel The Conflict")
SITE: Final = location("site", state="battleground")
# Who brings balance, and who is too strong for that.
LUKE: Final = own_character(named="Luke", at=SITE)
JEDI: Final = own_character(mark="jedi", at=SITE)
RIVAL: Final = enemy_character(ability_least=5, at=SITE)
CROSSED: Final = own_character(named="Vader")
KEEPER: Final = cards("objective", named="Bring Him Before Me / Take Your Father's Place")
HAS_LUKE: Final = target_is(character(named="Luke", zone="any"))
# Cards of other times that stay at home.
STRANGERS: Final = cards(type=["character", "location"], whose="own", not_named=["Obi-Wan", "Yoda", "Tatooine: Lars' Moisture Farm"])
OCCUPIED: Final = location(state=["battleground", "occupied"])


def wins_back_or_not() -> Any:
    """In the own draw phase a card is retrieved, or the opponent gives one of the hand to put it out of play."""
    open_to_choice = [there_is(OTHER_HAND), there_is(CONFLICT)]
    instead = choose(
        [retrieve()],
        [pick(1, OTHER_HAND, whose="opponent"), show(PICKED), stack(PICKED, on=CONFLICT, facedown=True), put_out()],
        by_opponent=True,
    )
    return action(
        if_(there_is_no(OTHER_HAND), retrieve()),
        if_(there_is(OTHER_HAND), there_is_no(CONFLICT), retrieve()),
        if_(*open_to_choice, HAS_LUKE, there_is(KEEPER), retrieve()),
        if_(*open_to_choice, HAS_LUKE, there_is_no(KEEPER), instead),
        if_(*open_to_choice, target_is(cards(not_named="Luke", zone="any")), instead),
        face="back",
        when="draw",
        times=1,
        targets=target(cards(whose="own", zone="lost")),
    )


def chosen_one() -> Declared:
    """Luke brings balance while nobody strong is among the people."""
    return card(
        starting(
            starts_with(1, location(named="Endor: Anakin's Funeral Pyre")),
            starts_with(1, cards("effect", named="Prophecy Of The Force"), location(named="Endor: Anakin's Funeral Pyre")),
            starts_with(1, location(named="Endor: Ewok Village")),
            starts_with(1, CONFLICT),
        ),
        lasting(
            bans({**STRANGERS, "episode_i": True}),
            bans({**STRANGERS, "episode_vii": True}),
            shelters("Emperor's Power", cards(zone="hand", bound_for=BATTLEGROUND)),
        ),
        action(
            recirculate(),
            shuffle("reserve"),
            when="battle_ends",
            once_a="event",
            conditions=[you_won(), there_is(own_character(named="Luke", state="in_battle"))],
        ),
        constant(battles_free(location()), face="front"),
        flips("front", there_is(LUKE), there_is_no(RIVAL)),
        flips("front", there_is(JEDI), there_is_no(RIVAL)),
        action(
            look_into(1, "reserve", per=OCCUPIED),
            pick(1, cards(of="looked", zone="any")),
            take(PICKED),
            shuffle("reserve"),
            face="back",
            when="control",
            times=1,
            conditions=there_is(OCCUPIED),
        ),
        wins_back_or_not(),
        flips("back", there_is_no(CROSSED), there_is(RIVAL)),
        flips("back", there_is_no(CROSSED), there_is_no(LUKE), there_is_no(JEDI)),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "208_25": chosen_one(),
}
