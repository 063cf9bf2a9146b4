"""Effects that both sides have, or that answer each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import trains
from games.star_wars_ccg.abilities.operations.fate import attrition_due, lost_least, raise_printed_destiny, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import plays_cost
from games.star_wars_ccg.abilities.operations.rules.limits import lower_attrition_by, store
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel_drain, if_, lose_force, put_out, retrieve_top, take, use_cost
from games.star_wars_ccg.abilities.ops import (
    HOST,
    action,
    automatic,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gains,
    immune_to,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    it_is,
    opponent_attacks,
    opponents_turn,
    target,
    there_are,
    there_is,
    there_is_no,
    use,
    you_attack,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.combined import advice
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

HELD: Final = location(state=["battleground", "occupied"])
FIGHTERS: Final = ["character", "vehicle", "starship"]
ARMAMENT: Final = cards("weapon", kind=["starship", "vehicle", "artillery"])


def reserves(what: Mapping[str, Any]) -> Declared:
    """An Effect that cancels Force drains for cards that it keeps."""
    return card(
        printed(deploys_beside(0), store()),
        action(
            cancel_drain(),
            stack(),
            when="drain",
            times=1,
            conditions=opponents_turn(),
            targets=target({**what, "not_unique": True, "whose": "own", "zone": "held"}),
        ),
    )


def revenge(title: str) -> Declared:
    """An Immediate Effect that answers a great drain."""
    scene = location(state="subject")
    same = cards("effect", named=title, state="new_here", at=scene)
    return card(
        deployment(
            deploys_on(0, scene),
            when="drain_paid",
            conditions=[opponents_turn(), lost_least(3), there_are(2, HELD), there_is_no(same)],
        ),
        automatic(lose_force(2, whose="opponent", per=cards("effect", named=title)), at="entry"),
    )


def renown(*names: str) -> Declared:
    """An Immediate Effect on a starfighter that has won a battle; the opponent loses more for a famous one."""
    famous = cards(of="host", named=list(names))
    return card(
        printed(immune_to("Control")),
        deployment(
            deploys_on(0, own_ship("starfighter", state="in_battle")),
            when="lost",
            conditions=[it_is(enemy_ship()), you_won()],
        ),
        automatic(
            if_(there_is(famous), lose_force(2, whose="opponent")),
            if_(there_is_no(famous), lose_force(1, whose="opponent")),
            at="moves_end",
            conditions=opponents_turn(),
        ),
        constant(gains("power", 2, HOST)),
    )


def advised(*also: Any) -> Declared:
    """An Effect that keeps cancelled cards in the game."""
    return card(printed(deploys_beside(0), immune_to("Alter")), constant(*also), advice())


ABILITIES: Final = by_code(
    {
        "7_58 7_239": card(
            printed(deploys_beside(4)),
            action(
                stack(),
                when="lost",
                conditions=[it_is(own_ship()), there_is_no(cards(of="stacked", zone="stacked"))],
                targets=target(own_ship(of="it", zone="lost")),
            ),
            action(
                use_cost(),
                take(),
                when="deploy",
                times=1,
                targets=target(ship(of="stacked", zone="stacked", state="affordable")),
            ),
        ),
        "7_60 7_229": card(
            printed(deploys_beside(0), immune_to("Alter")),
            automatic(retrieve_top(1), lose_force(1, whose="opponent"), at="battle_begun", conditions=you_attack()),
            automatic(retrieve_top(1, whose="opponent"), lose_force(1), at="battle_begun", conditions=opponent_attacks()),
            constant(plays_cost(1, cards("interrupt", whose="opponent", zone="held")), conditions=you_attack()),
        ),
        "7_61": reserves(own_character("rebel")),
        "7_242": reserves(own_character("imperial")),
        "7_73 7_227": reserves(ship("starfighter")),
        "7_65": revenge("Imperial Atrocity"),
        "7_230": revenge("Imperial Propaganda"),
        "7_68": renown("Falcon", "Red 5"),
        "7_72 7_222": card(
            printed(deploys_beside(0)),
            action(
                lower_attrition_by("forfeit"),
                put_out(),
                when="attrition",
                conditions=attrition_due(),
                targets=target(cards(unique=True, whose="own", zone="held", twin=cards(type=FIGHTERS, state="in_battle"))),
            ),
            constant(shelters("Alter"), conditions=there_is(HELD)),
        ),
        "7_80 7_228": card(
            printed(deploys_beside(0)),
            constant(gains("power", 2, own_ship(state="gunned"))),
            action(
                deploy(ARMAMENT, pile="lost", free=True),
                when="deploy",
                times=1,
                conditions=there_is({**ARMAMENT, "zone": "lost", "whose": "own"}),
                costs=use(2),
            ),
        ),
        "7_81": advised(trains(1, own_character(state="apprentice"))),
        "7_234": advised(raise_printed_destiny(1, own_ship("capital", mark="imperial (starship)", zone="reserve"))),
        "7_236": card(
            printed(immune_to("Control")),
            deployment(
                deploys_on(0, own_ship("starfighter", state="in_battle")),
                when="lost",
                conditions=[it_is(enemy_ship()), you_won()],
            ),
            automatic(
                if_(host_is(own_ship(mark="tie/ln")), lose_force(2, whose="opponent")),
                if_(host_is(own_ship(not_mark="tie/ln")), lose_force(1, whose="opponent")),
                at="moves_end",
                conditions=opponents_turn(),
            ),
            constant(gains("power", 2, HOST)),
        ),
    }
)
