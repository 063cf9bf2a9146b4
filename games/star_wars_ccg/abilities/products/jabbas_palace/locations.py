"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import most_destinies, raise_printed_destiny
from games.star_wars_ccg.abilities.operations.fetching import carries_also, trade
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.perils.attacks import retrieve_by
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import cancel, relocate
from games.star_wars_ccg.abilities.operations.texts.amended import twofold
from games.star_wars_ccg.abilities.ops import (
    HERE,
    action,
    automatic,
    card,
    constant,
    doom,
    drain,
    gains,
    immune,
    immune_to,
    loses,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import target, there_are, there_are_most, there_is, there_is_no, use, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import drains_more
from games.star_wars_ccg.abilities.products.phrases.palace import PALACE, brings, finds, named, one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

SLOWED: Final = own_character(not_mark="scout", state=["slowable", "standing"], where="here")
SCUM: Final = cards("effect", named="Scum And Villainy")
# Half of a location that works only while the opponent does not control it.
UNOPPOSED: Final = there_is_no(location(state="opposed", where="here"))
PAIR: Final = [you_occupy(), there_are(2, own_ship(where="here")), there_are_most(2, own_ship(where="here"))]


def drains_less_in_control(half: str) -> Any:
    """The text of a location where a player in control drains 1 less."""
    return constant(drain_less(1, whose="own"), half=half, conditions=you_control())


def no_destiny(half: str, mark: str) -> Any:
    """The text of a location where the opponent draws no battle destiny while one of these holds it."""
    holding = [you_occupy(), there_is(own_character(mark=mark, where="here"))]
    return constant(most_destinies(0, whose="opponent"), half=half, conditions=holding)


SAIL_BARGE: Final = cards("vehicle", named="Jabba's Sail Barge")
VUL: Final = character(named="Vul Tazaene")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "6_81": card(
            constant(doom(SCUM), half="light", conditions=you_control()),
            brings(named("Bo Shuda"), half="light"),
            constant(immune(None, own_character("alien", mark="leader", where="here")), half="dark"),
        ),
        "6_82": card(
            drains_more("light"), constant(gains("power", "forfeit", 1, own_character(named="Gamorrean Guard", where="here")), half="dark")
        ),
        "6_83": card(
            constant(
                total_power(2),
                twofold(VUL),
                gains("power", "ability", "forfeit", 2, VUL),
                gains("cost", 2, {**VUL, "zone": "hand"}),
                raise_printed_destiny(2, {**VUL, "zone": "any"}),
                half="light",
                conditions=PAIR,
            ),
            constant(total_power(2), half="dark", conditions=PAIR),
        ),
        "6_84": card(
            action(
                *one_of(location(mark="desert"), cards(mark="kitonak"), named("Sandwhirl")), half="light", times=1, conditions=you_occupy()
            ),
            drains_less_in_control("dark"),
        ),
        "6_85 6_169": card(*(constant(loses("landspeed", 1, SLOWED), half=half) for half in ("light", "dark"))),
        "6_86": card(no_destiny("light", "jawa"), no_destiny("dark", "tusken raider")),
        "6_87": card(
            action(
                trade(3, cards(whose="own"), cards(whose="own")),
                half="light",
                when="control",
                times=1,
                conditions=[you_occupy(), there_is(cards(zone="lost", whose="own")), there_are(3, cards(zone="held", whose="own"))],
            ),
            drains_more("dark"),
        ),
        "6_162": card(
            printed(immune_to("Revolution")),
            brings(character("alien"), at=location(where="here"), half="dark", once_a="game"),
            action(cancel(), half="light", conditions=you_control(), costs=use(4), targets=target(SCUM)),
        ),
        "6_163": card(
            constant(loses("cost", 1, own_character("droid", zone="hand", where="here")), half="dark"),
            constant(drain(1), half="light", conditions=[you_control(), there_is(own_character("droid", where="here"))]),
        ),
        "6_165": card(
            constant(loses("cost", 3, own_character(named="Bib Fortuna", zone="hand", where="here")), half="dark"),
            constant(drain(1), half="dark", conditions=[you_control(), there_is(own_character(mark="gamorrean", where="here"))]),
            constant(drain(1), loses("cost", 2, own_character("alien", zone="hand", where="here")), half="light", conditions=you_control()),
        ),
        "6_166": card(
            constant(
                bars("leave", cards("character", "vehicle", "starship", "creature")),
                half="dark",
                conditions=there_is(cards("creature", where="here")),
            ),
            printed(carries_also(cards("effect", named="Dark Waters"))),
            automatic(
                retrieve_by("forfeit", whose="opponent"),
                half="light",
                at="swallowed",
                conditions=there_is(location(of="this", state="scene")),
                targets=target(own_character(of="it", zone="any")),
            ),
        ),
        "6_167": card(
            constant(immune(None, cards("vehicle", named="Jabba's Sail Barge", whose="own")), half="dark", conditions=you_occupy()),
            action(
                relocate(to=HERE),
                half="light",
                when="move",
                costs=use(4),
                targets=target(own_character(state="standing", at=location("site", hosting=SAIL_BARGE))),
            ),
            action(
                relocate(),
                half="light",
                when="move",
                costs=use(4),
                targets=[target(own_character(state="standing", where="here")), target(location("site", hosting=SAIL_BARGE))],
            ),
        ),
        "6_168": card(finds(named("Bounty", "Hutt Bounty"), half="dark", conditions=UNOPPOSED), drains_less_in_control("light")),
        "6_171": card(printed(immune_to("Revolution")), brings(PALACE, half="dark", conditions=UNOPPOSED)),
    }
)
