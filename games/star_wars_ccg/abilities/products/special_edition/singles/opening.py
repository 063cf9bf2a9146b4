"""Starting Interrupts, spies who cross over, systems that follow sites, and planets at which an Effect aims."""

from __future__ import annotations

from typing import Any, Final

from games.star_wars_ccg.abilities.operations.fate import raise_drawn, raise_if_drawn, raise_if_fired
from games.star_wars_ccg.abilities.operations.later import break_cover, raise_each_destiny, undercover
from games.star_wars_ccg.abilities.operations.moving import drains_fixed
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.placed import declare
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    aims_at,
    automatic,
    card,
    constant,
    deploys_beside,
    deploys_on,
    deploys_only,
    doom,
    gains,
    immune_to,
    left_out,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import declared, there_is, there_is_no, this_is, use, your_destiny
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

GROUND: Final = location("site")
OPPOSED_HERE: Final = there_is(location(state="opposed", where="here"))
SANCTUARY: Final = cards("effect", named="Asteroid Sanctuary")
BOMBERS: Final = own_ship(mark="tie/sa", zone="reserve")


def opened_by(*names: str) -> Any:
    """A Starting Interrupt that brings such Effects, and helps weapons later."""
    return card(
        used(raise_drawn(1), when="shot", conditions=your_destiny()),
        starting(
            starts_with(3, cards("effect", named=list(names)), up_to=True),
            ends_in("reserve"),
            conditions=there_is(location(state="battleground", whose="own")),
        ),
    )


def far_from(*systems: str) -> Any:
    """An Effect that keeps up what another system drains: the opponent's Force drains there are as printed."""
    return card(
        printed(
            immune_to("Alter"),
            deploys_on(0, location("system", named=list(systems))),
            aims_at(location("system")),
        ),
        constant(drains_fixed(location(where="of_aim"), whose="opponent")),
        constant(doom(), conditions=OPPOSED_HERE),
    )


ABILITIES: Final = by_code(
    {
        "7_88": opened_by("Ultimatum", "Scrambled Transmission", "Do, Or Do Not"),
        "7_263": opened_by("Resistance", "Secret Plans", "There Is No Try"),
        "7_48": card(
            printed(deploys_only(location("site", hosting=character("imperial")))),
            automatic(declare(1), at="entry"),
            constant(undercover(THIS), left_out(), conditions=declared(1)),
            constant(gains("cost", 1, character("imperial", zone="hand", where="related")), conditions=declared(1)),
            action(break_cover(THIS), when="move", conditions=[declared(1), this_is(cards(at=GROUND))], costs=use(3)),
        ),
        "7_78": far_from("Tatooine", "Dagobah"),
        "7_218": far_from("Death Star", "Coruscant"),
        "7_235": card(
            printed(immune_to("Alter"), deploys_beside(0)),
            constant(
                raise_if_drawn(5, BOMBERS),
                raise_if_fired(5, BOMBERS),
                raise_each_destiny(1, cards("weapon", named="Proton Bombs", whose="own")),
            ),
            constant(cancels_each(SANCTUARY), conditions=there_is_no({**SANCTUARY, "meeting": enemy_ship()})),
        ),
        "7_249": card(*cancels_named(lost, ["Surprise Assault"]), lost(left_out())),
    }
)
