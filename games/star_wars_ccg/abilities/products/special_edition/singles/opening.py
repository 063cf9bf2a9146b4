"""Starting Interrupts, spies who cross over, systems that follow sites, and planets at which an Effect aims."""

from __future__ import annotations

from typing import Any, Final

from games.star_wars_ccg.abilities.operations.captives import forgo_drain
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.fate import raise_drawn, raise_if_drawn, raise_if_fired
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.force import drains_plain
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.spies import break_cover, caught_uncovered, undercover
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel_drain, pick, put_on_used, retrieve_top, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny
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
    loses,
    lost,
    printed,
    raise_destiny,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    it_is,
    opponents_turn,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
    you_control,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_ship, location, own_character, own_ship
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
    """An Effect that keeps the opponent's own cards from changing Force drains at another system."""
    return card(
        printed(
            immune_to("Alter"),
            deploys_on(0, location("system", named=list(systems))),
            aims_at(location("system")),
        ),
        constant(drains_plain(location(where="of_aim"), whose="opponent")),
        constant(doom(), conditions=OPPOSED_HERE),
    )


def ransom(number: int) -> Any:
    """The text that retrieves for so many imprisoned Rebels, in place of a Force drain at their prison."""
    rebels = captive("rebel", state="imprisoned", where="here")
    return action(
        forgo_drain(),
        retrieve_top(number),
        when="control",
        conditions=[
            you_control(),
            this_is(cards(at=location(mark="prison"))),
            there_is(location(where="here", state="undrained")),
            there_are(number, rebels),
            there_are_most(number, rebels),
        ],
        costs=use(number),
    )


ABILITIES: Final = by_code(
    {
        "7_88": opened_by("Ultimatum", "Scrambled Transmission", "Do, Or Do Not"),
        "7_263": opened_by("Resistance", "Secret Plans", "There Is No Try"),
        "7_48": card(
            printed(deploys_only(location("site", hosting=character("imperial"))), caught_uncovered()),
            automatic(declare(1), at="entry"),
            constant(undercover(THIS), conditions=declared(1)),
            constant(gains("cost", 1, character("imperial", zone="hand", at=location("site"), where="related")), conditions=declared(1)),
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
        "7_249": card(
            *cancels_named(lost, ["Surprise Assault"]),
            lost(
                deploy(own_character(mark="trooper", not_unique=True), at=location(state="draining"), most=20, free=True),
                shuffle("reserve"),
                pick(
                    20,
                    cards(type=["character", "vehicle", "starship"], whose="opponent", at=location(state="draining")),
                    up_to=True,
                    whose="opponent",
                ),
                put_on_used(PICKED),
                cancel_drain(),
                when="drain",
                conditions=[opponents_turn(), it_is(location("site", icon="mobile"))],
                costs=use(4),
            ),
        ),
        "7_172": card(
            constant(
                loses("power", 2), conditions=[this_is(cards(at=GROUND)), this_is_not(cards(at=location("site", system=["Death Star"])))]
            ),
            *(ransom(number) for number in range(1, 6)),
        ),
        "7_294": card(
            constant(raise_destiny(1, per=location("site", system="Tatooine", state=["battleground", "occupied"])), half="dark"),
            constant(drain_less(1, whose="own"), half="light", conditions=there_is(cards(named="Krayt Dragon Bones"))),
        ),
    }
)
