"""Weapons, devices and Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duels_better
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import no_force
from games.star_wars_ccg.abilities.operations.objectives import bans, personal_force
from games.star_wars_ccg.abilities.operations.rules.guards import loses_later
from games.star_wars_ccg.abilities.operations.rules.people import pool
from games.star_wars_ccg.abilities.operations.steps import cancel, choose, draw_cards, lose_force, shuffle
from games.star_wars_ccg.abilities.operations.weapons import battles_free
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    cancels,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    drain,
    fires,
    immune_to,
    left_out,
    printed,
    total_power,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import it_is, there_is, there_is_no, there_is_one_of, use, your_turn
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches, taken_and_redrawn, takes_back, wins_back
from games.star_wars_ccg.abilities.products.phrases.palace import brings
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

PALACE: Final = location("site", mark="jabbas palace site")
FROM_PALACE: Final = own_character(named=["Lando", "Leia"], expansion="jabbas-palace")
ENDOR_OBJECTIVE: Final = cards("objective", expansion="endor")

COURT_SITE: Final = location("site", expansion="jabbas-palace")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "201_8": card(
            printed(deploys_beside(0), immune_to("Alter")),
            brings(location("system", state="battleground"), costs=use(2)),
            action(
                draw_cards(1),
                when="drain_paid",
                times=1,
                conditions=[your_turn(), it_is(location("system", state="battleground"))],
            ),
            constant(left_out()),
        ),
        "201_28": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(
                cannot("be_put_out", who=cards("objective", named="Carbon Chamber Testing / My Favorite Decoration", state="back_up")),
                drain(1, location(state="battleground", hosting=captive(state="frozen"))),
            ),
            constant(
                total_power(3, location()),
                conditions=there_is(captive(state="frozen", at=location(holding=cards("effect", named="Scum And Villainy")))),
            ),
        ),
        "201_9": card(
            deployment(deploys_beside(0), conditions=there_is(captive(named="Han", state="frozen"))),
            printed(immune_to("Alter")),
            constant(personal_force(2)),
            action(
                choose(
                    [deploy(own_character(named=["C-3PO", "R2-D2"]), at=PALACE)],
                    [deploy(FROM_PALACE, at=PALACE)],
                ),
                shuffle("reserve"),
                when="deploy",
                times=1,
            ),
            wins_back(cards(named="R2-D2"), once_a="game"),
        ),
        "201_21": card(
            printed(deploys_on(0, own_character(named="Mace")), fires(0, LIVING, draws=2), voids_forfeit(character())),
            armed_drain(),
            constant(duels_better(1, HOST)),
        ),
        "201_32": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(loses_later(cards(type=["character", "starship", "vehicle"], whose="own", state="in_battle"))),
        ),
        "201_29": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(
                no_force(who=location("system", named="Endor")),
                conditions=[
                    there_is({**ENDOR_OBJECTIVE, "whose": "own"}),
                    there_is_no({**ENDOR_OBJECTIVE, "whose": "opponent"}),
                ],
            ),
            fetches(character("imperial", mark="admiral"), once_a="game_twice"),
        ),
        "201_30": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(battles_free(location())),
            *taken_and_redrawn(action, cards("character"), times=1),
            automatic(cancel(THIS), conditions=there_is(own_character(not_kind="imperial"))),
            automatic(cancel(THIS), conditions=there_is(own_ship(not_mark="imperial (starship)"))),
        ),
        "201_31": card(
            deployment(
                deploys_beside(0),
                conditions=there_is_one_of({**COURT_SITE, "whose": "own"}, {**COURT_SITE, "whose": "own", "zone": "beneath"}),
            ),
            printed(immune_to("Alter"), cancels("The Camp")),
            constant(bans(location("system", not_named=["Nal Hutta", "Tatooine"], whose="own"))),
            action(deploy(location(named="Nal Hutta")), shuffle("reserve"), when="deploy"),
            action(lose_force(1), pool(), when="battle", once_a="battle"),
            *(
                takes_back(what, once_a="game_together")
                for what in (cards("character", kind="alien", not_icon="maintenance"), cards("starship", icon="independent"))
            ),
        ),
    }
)
