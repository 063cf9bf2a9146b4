"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import lose_force, shuffle
from games.star_wars_ccg.abilities.ops import action, automatic, card, constant, draw_anyway, gains, holds, loses, permanent_pilot, printed
from games.star_wars_ccg.abilities.parts import host_is, there_are, there_is, there_is_no, this_is, use, you_control, you_won
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

FETTS: Final = character(named=["Boba Fett", "Jango Fett"], zone="hand", where="here")
CLONE: Final = own_character(icon="clone-army", where="here")
GUARDED: Final = [draw_anyway(1), shelters("Clash Of Sabers", who=character(where="here"))]

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "211_20": card(
            action(
                *search(cards(named="Invisible Hand", whose="own", zone="reserve")), half="dark", once_a="game", conditions=you_control()
            ),
            constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(CLONE)),
        ),
        "211_24": card(
            printed(holds(pilots=6, passengers=8, vehicles=1, ties=6), permanent_pilot(2)),
            automatic(
                lose_force(1, whose="opponent"),
                at="battle_over",
                conditions=[you_won(), there_is(location(state="in_battle", where="here"))],
            ),
        ),
        "211_27": card(
            constant(
                gains("power", 1, own_character(where="here")),
                half="dark",
                conditions=there_is(cards(named="Insidious Prisoner", where="here")),
            ),
            constant(gains("guard", 1, own_character(where="here")), half="light", conditions=there_is(CLONE)),
        ),
        "211_41": card(
            constant(
                gains("power", "forfeit", 1, own_character(mark="clone trooper", not_unique=True)), half="light", conditions=you_control()
            ),
            constant(loses("cost", 1, FETTS), half="dark"),
        ),
        "211_43": card(
            action(deploy(location("site", system="Kamino")), shuffle("reserve"), half="light", when="deploy", times=1, costs=use(1)),
            constant(drain_less(1, whose="own"), half="dark", conditions=there_are(2, enemy_character(icon="clone-army"))),
        ),
        "211_60": card(
            constant(gains("guard", 2, character(named="Grievous", where="here"))),
            constant(*GUARDED, conditions=this_is(cards(at=location(system="Invisible Hand")))),
            constant(*GUARDED, conditions=host_is(cards(named="Invisible Hand"))),
        ),
    }
)
