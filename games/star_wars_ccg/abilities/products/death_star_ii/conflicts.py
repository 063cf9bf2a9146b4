"""Effects about the conflict within the family, losses, and weapons that are given up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import cancel_damage
from games.star_wars_ccg.abilities.operations.contests import in_duel
from games.star_wars_ccg.abilities.operations.fate import lower_loss, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rare.causes import you_lose
from games.star_wars_ccg.abilities.operations.rare.crossing import crosses_easier
from games.star_wars_ccg.abilities.operations.rare.kept import forfeits_weapons, lose_onto
from games.star_wars_ccg.abilities.operations.rare.replaced import complete_tests
from games.star_wars_ccg.abilities.operations.rules.limits import you_must_pay
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import lose_force, shuffle
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    immune_to,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import duel_won, target, there_are, there_are_most, there_is, there_is_no, you_attack, you_won
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, own_ship

HELD: Final = location(state=["battleground", "occupied"])
THEIRS: Final = location(state=["battleground", "enemy_occupied"])
GROUND: Final = location("site", state="battleground")
STACK: Final = cards(of="stacked", zone="stacked")
LUKE: Final = character(named="Luke")
DAGOBAH: Final = location(system="Dagobah")
# Jedi Test #3.
DOMAIN: Final = cards("jedi-test", named="Domain Of Evil", state="uncompleted")
FOUGHT: Final = location(state="fought")


def hardens(name: str, *duels: Any, **also: Any) -> Declared:
    """Each battle that is won costs the opponent a card, which makes a character cross over more easily."""
    return card(
        printed(deploys_beside(2), immune_to("Alter")),
        automatic(lose_onto(1), at="battle_over", conditions=you_won()),
        *duels,
        # A captive crosses over, too.
        constant(crosses_easier(3, character(named=name, zone="any"), per=STACK, **also)),
    )


def sheds() -> Declared:
    return card(printed(deploys_beside(0), immune_to("Alter")), constant(forfeits_weapons(3)))


def pairs() -> list[Any]:
    """A starfighter of the hand and its matching pilot from the Reserve Deck are deployed together, or the other way round."""
    ship = own_ship("starfighter", pilotless=True)
    pilot = own_character(skill="pilot", matching_to=cards(of="target", zone="any"))
    return both_ways(ship, pilot, {**ship, "matching_to": cards(of="target", zone="any")}, own_character(skill="pilot", zone="held"))


def both_ways(
    ship: Mapping[str, Any], pilot: Mapping[str, Any], its_ship: Mapping[str, Any], held: Mapping[str, Any], less: int = 0
) -> list[Any]:
    """A ship of the hand and a pilot from the Reserve Deck, or a pilot of the hand and its ship, once a turn in all.

    less: the Force by which each of the two is cheaper.
    """
    cheaper: dict[str, Any] = {"less": less} if less else {}
    limits: dict[str, Any] = {"when": "deploy", "times": 1, "once_a": "together"}
    return [
        action(
            deploy({**ship, "of": "target"}, pile="held", **cheaper),
            deploy(pilot, on=cards(of="target"), **cheaper),
            shuffle("reserve"),
            **limits,
            targets=target({**ship, "zone": "held"}),
        ),
        action(
            deploy(its_ship, **cheaper),
            deploy(own_character(of="target"), on=its_ship, pile="held", **cheaper),
            shuffle("reserve"),
            **limits,
            targets=target(held),
        ),
    ]


def response(*more: Any) -> Declared:
    return card(printed(deploys_beside(0), immune_to("Alter")), *pairs(), *more)


CRUISER: Final = own_ship(titled="Cruiser", pilotless=True)
# Who may come with a cruiser in place of a matching starfighter.
GUEST: Final = own_character(counting_for="Combat Response")

ABILITIES: Final[Mapping[str, Declared]] = {
    "9_33": card(
        printed(deploys_beside(0)),
        constant(shelters("Alter", THIS), conditions=there_is(HELD)),
        automatic(
            lower_loss(2),
            at="loss",
            conditions=[
                you_lose(),
                there_are_most(2, THEIRS),
                there_is_no(cards(whose="own", of="cause", zone="any")),
                there_is_no(location(state=["battleground", "draining"])),
            ],
        ),
    ),
    "9_34": hardens("Vader", automatic(lose_onto(1), at="duel_ends", conditions=[in_duel(), duel_won()])),
    "9_39": response(),
    "9_43": sheds(),
    "9_44": card(
        printed(immune_to("Control")),
        deployment(
            deploys_beside(0),
            when="battle_begins",
            conditions=[you_attack(), there_are(2, FOUGHT), there_are_most(2, FOUGHT)],
        ),
        action(
            put_in_pile("used", THIS),
            cancel_damage(),
            when="loss",
            conditions=[you_must_pay(), there_is_no(cards(named="Draw Their Fire"))],
        ),
    ),
    "9_45": card(
        printed(deploys_beside(0), immune_to("Alter")),
        automatic(
            complete_tests({**DOMAIN, "meeting": character(state="apprentice")}),
            conditions=[there_is(character(named="Yoda", at=DAGOBAH)), there_is({**DOMAIN, "meeting": character(state="apprentice")})],
        ),
        constant(
            cannot("be_played", who=cards("interrupt", named="Surprise Assault", whose="own", zone="held")),
            set_to("landspeed", 2, character(state="apprentice", at=DAGOBAH)),
            shelters("Set For Stun", character(state="apprentice", at=DAGOBAH)),
        ),
    ),
    "9_121": response(*both_ways(CRUISER, GUEST, CRUISER, {**GUEST, "zone": "held"})),
    "9_126": sheds(),
    "9_127": hardens("Luke", no_epic=True),
    "9_134": card(
        printed(deploys_on(0, cards("objective", named="Bring Him Before Me / Take Your Father's Place")), immune_to("Alter")),
        automatic(
            lose_force(3, whose="opponent"),
            at="own_turn",
            conditions=[
                there_is(character(named="Vader", state="in_the_open", at=GROUND)),
                there_is_no(captive(named="Luke")),
                there_is_no(cards(named="Luke", state="out_of_play", zone="stacked")),
                there_is_no(character(named="Luke", state="in_the_open", at=GROUND)),
            ],
        ),
        constant(shelters("Responsibility Of Command", LUKE)),
    ),
}
