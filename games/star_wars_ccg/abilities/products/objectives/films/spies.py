"""Objectives about stolen plans: the spies on Scarif, and the droid who brings the plans to Alderaan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import move_now
from games.star_wars_ccg.abilities.operations.objectives import bans, first_turn_lasts, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import choose, put_out, retrieve_top, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.ops import action, card, constant, gains, gives, lets
from games.star_wars_ccg.abilities.parts import it_is, opponents_turn, target, there_are, there_are_most, there_is, there_is_no, you_won
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.objectives.planets import flips

VAULT: Final = location(named="Scarif: Data Vault")
PLANS: Final = cards("effect", named="Stardust")
SPY: Final = own_character(skill="spy")
REBEL_SPY: Final = own_character("rebel", skill="spy")
LOST_REBEL: Final = own_character("rebel", zone="lost")
OCCUPIED: Final = location(system="Scarif", state="occupied")
ROGUE_ONE: Final = own_ship(named="Rogue One", at={**OCCUPIED, "kind": ["site"]})


def scarif() -> Declared:
    """Spies come to Scarif; on the second side they are hard to hit as long as they hold it."""
    return card(
        starting(
            starts_with(1, location("system", named="Scarif")),
            starts_with(1, VAULT),
            starts_with(1, PLANS, VAULT),
            starts_with(1, location(named="Yavin 4: Massassi War Room")),
        ),
        lasting(
            gives("spy", who=own_character(named=["Baze", "Chirrut Imwe"], zone="any")),
            gives("spy", who=own_character("rebel", mark="trooper", zone="any")),
            bans(cards(named="Taking Them With Us", whose="own")),
            bans(own_character(mark="jedi")),
        ),
        action(
            choose(
                [deploy(cards("starship", named="Rogue One"))],
                [deploy(cards("starship", mark="corvette"))],
                [deploy(location("site", own_system="Scarif"))],
            ),
            shuffle("reserve"),
            face="front",
            when="deploy",
            times=1,
        ),
        flips("front", there_are(2, location(system="Scarif", state="controlled"))),
        constant(
            gains("guard", 2, SPY),
            gains("power", 1, {**SPY, "at": location(hosting=PLANS)}),
            shelters("Undercover", SPY),
            face="back",
        ),
        constant(
            keep_drains(location(state="battleground"), whose="own"),
            face="back",
            conditions=there_is({**SPY, "holding": PLANS}),
        ),
        action(
            put_out("target_2"),
            move_now(),
            face="back",
            when="control",
            times=1,
            once_a="together",
            targets=[target({**REBEL_SPY, "state": ["movable"]}), target(LOST_REBEL)],
        ),
        action(
            put_out(),
            cancel_shot(),
            face="back",
            when="aimed",
            times=1,
            once_a="together",
            conditions=it_is({**REBEL_SPY, "state": ["not_undercover"]}),
            targets=target(LOST_REBEL),
        ),
        flips("back", there_are_most(1, OCCUPIED), there_is_no(ROGUE_ONE)),
    )


TATOOINE: Final = location("system", named="Tatooine")
TANTIVE: Final = own_ship(named="Tantive IV")
TAPES: Final = cards("effect", named="Stolen Data Tapes")
REBEL: Final = own_character("rebel")
WEAK_REBEL: Final = own_character("rebel", ability_most=3)


def held(kind: str) -> Any:
    """The condition that Rebels control such a battleground."""
    return there_is(location(kind, state=["battleground", "controlled"], hosting=REBEL))


def mission() -> Declared:
    """The plans are brought to Alderaan; then Rebels of little ability make the difference."""
    return card(
        starting(
            starts_with(1, TATOOINE),
            starts_with(1, cards("starship", named="Tantive IV"), TATOOINE),
            starts_with(1, own_character(named="R2-D2", not_expansion="reflections-2"), TANTIVE),
            starts_with(1, TAPES, own_character(named="R2-D2")),
            starts_with(1, location(named="Tatooine: Dune Sea")),
        ),
        lasting(
            bans(cards(named=["Sandwhirl", "Strike Planning"], whose="own")),
            bans(cards("admirals-order", whose="own")),
            bans(own_character(mark=["jedi", "jedi master"], episode_i=True)),
        ),
        action(
            choose(
                [deploy(location("system", named="Alderaan"))],
                [deploy(location("site", own_system="Tatooine", state="battleground"))],
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
        constant(drain_less(2, whose="own", who=TATOOINE), face="front"),
        constant(lets("settle_damage", who=TANTIVE), face="front", conditions=[opponents_turn(), first_turn_lasts()]),
        flips("front", there_is({**TAPES, "state": ["finished"], "zone": "any"}), held("site"), held("system")),
        constant(raise_sum(1, location(), per=location(state=["battleground", "occupied"], hosting=WEAK_REBEL)), face="back"),
        action(retrieve_top(1), face="back", when="battle_ends", times=1, conditions=you_won()),
        flips("back", there_is_no(location("site", state=["battleground", "occupied"]))),
        flips("back", there_is_no(location("system", state=["battleground", "occupied"]))),
        flips("back", there_is_no(location(state="controlled"))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {"203_19": mission(), "209_29": scarif()}
