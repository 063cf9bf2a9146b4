"""Effects, Interrupts and shields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import ALL, lower_drawn, no_drain, retrieve_less
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import ends_in, first_hand, first_turn_lasts, personal_force, starting, stocks
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    choose,
    pick,
    put_out,
    redraw,
    retrieve_top,
    retrieve_topmost,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.weapons import find
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    draw_anyway,
    immune,
    immune_to,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import target, there_are_most, there_is, there_is_no, use
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, DRAWN, drew, fetches, redrawn
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.reflections_iii.shields import HELD, LOST_HELD, immediate, shield, suspends

# An Effect for the own area that costs nothing and that “Alter” does not choose.
SAFE_EFFECT: Final = cards("effect", in_area=True, costless=True, withstanding="Alter")
OWN_LOST_CHARACTER: Final = own_character(zone="lost")
DESTROYER: Final = {"mark": "imperial-class star destroyer", "unique": True}
IMMEDIATE: Final = cards("effect", kind="immediate")
STORMS_AND_SPIES: Final = ["Always Thinking With Your Stomach", "Ice Storm", "He Hasn't Come Back Yet", "Sandwhirl"]
STORMS_AND_SPACE: Final = ["Lost In The Wilderness", "Scramble", "Ice Storm", "Sandwhirl", "Order To Engage"]


def drawn_character() -> list[Any]:
    """Take a character drawn as destiny, or draw again; or take one out of the Lost Pile once a game."""
    drawn = [used(choose([take(DRAWN)], [redraw()]), when=when, conditions=drew(cards("character"))) for when in DESTINIES]
    back = lost(pick(1, OWN_LOST_CHARACTER), take(PICKED), once_a="game", costs=use(4), conditions=there_is(OWN_LOST_CHARACTER))
    return [*drawn, back]


def stocked(rival: str) -> Declared:
    """A Starting Effect with any number of shields; at first the opponent uses an Interrupt only to cancel one."""
    barred = cannot("be_played_unasked", who=cards("interrupt", named=rival, whose="opponent", zone="held"))
    return card(printed(stocks(None, 4)), constant(barred, conditions=first_turn_lasts()))


def ammunition() -> Declared:
    """An Effect of the Reserve Deck for 1 Force; or a first hand of up to twelve cards."""
    return card(
        used(deploy(SAFE_EFFECT), shuffle("reserve"), costs=use(1)),
        *(starting(first_hand(number), ends_in("reserve")) for number in (12, 11, 10, 9)),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "200_26": shield(constant(cancels_each(cards(named=STORMS_AND_SPIES))), immediate(), suspends("Mobilization Points")),
        "200_95": shield(constant(cancels_each(cards(named=STORMS_AND_SPACE))), immediate(), suspends("Staging Areas")),
        "200_28": shield(
            constant(
                no_drain(location(state="no_battleground")),
                retrieve_less(ALL),
                conditions=[there_is(HELD), there_are_most(1, LOST_HELD)],
            )
        ),
        "200_35": stocked("Uncertain Is The Future"),
        "200_110": stocked("Recoil In Fear"),
        "200_47": card(
            deployment(
                deploys_beside(0),
                conditions=there_is_no(location(named="Yavin 4: Massassi Throne Room")),
            ),
            printed(immune_to("Alter")),
            constant(personal_force(2)),
            fetches(cards("effect", costless=True, on_cards=True), once_a="game", costs=use(3)),
            action(put_out(THIS), retrieve_top(1)),
        ),
        "200_51 200_125": ammunition(),
        "200_52": card(
            lost(find(), targets=target(own_character(state="missing"))),
            lost(retrieve_topmost(OWN_LOST_CHARACTER), conditions=there_is(OWN_LOST_CHARACTER)),
        ),
        "200_54 200_123": card(*drawn_character()),
        "200_111": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(draw_anyway(1, location(hosting=own_ship(**DESTROYER))), immune(4, own_ship(**DESTROYER))),
            action(deploy(location("system", state="battleground")), shuffle("reserve"), when="deploy", times=1, costs=use(2)),
            constant(cancels_each(cards(named="We're In Attack Position Now"))),
        ),
        "200_116": card(
            *redrawn(used, there_is(cards(state="in_battle"))),
            *(lost(lower_drawn(3), when=when) for when in DESTINIES),
        ),
    }
)
