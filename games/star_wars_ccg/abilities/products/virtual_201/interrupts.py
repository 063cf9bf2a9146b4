"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, opponent_does_it, put_in_pile, raise_drawn, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.answers import halve_drawn, stop_text, text_is
from games.star_wars_ccg.abilities.operations.rules.for_a_while import throughout
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import freeze_destinies
from games.star_wars_ccg.abilities.operations.steps import (
    activate,
    cancel,
    cancel_drain,
    cancel_it,
    choose,
    draw_destiny,
    if_,
    lose,
    lose_force,
    pick,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.operations.weapons import forbid, sink_drawn
from games.star_wars_ccg.abilities.ops import (
    card,
    immune_to,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import destiny_below_destiny, gun_is, it_is, opponents_destiny, target, there_is, there_is_no, use
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import ANY_DESTINIES, into_hand, shield_comes, taken_and_redrawn
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

PERMANENT: Final = cards(icon="permanent-weapon")
SPY: Final = own_character(skill="spy")
STARSHIP: Final = cards("starship")

DEFENSIVE_FIRE: Final = cards(named="Defensive Fire", expansion="set-0")
STRIDER: Final = cards("vehicle", mark=["at-at", "at-st"], whose="opponent", state=["run", "standing"])
# The opponent, who began in the hall of Yavin 4, loses Force.
EXILED: Final = if_(
    there_is_no(cards("objective", whose="opponent")),
    there_is(location(named="Yavin 4: Massassi Throne Room", whose="opponent", state="from_start")),
    lose_force(1, whose="opponent"),
)

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "201_13": card(
            used(deploy(cards("defensive-shield", state="stocked"), pile="stacked"), withstands(["Sense"])),
            *cancels_named(used, ["Counterattack", "Hidden Weapons"]),
            used(cancel(), targets=target(DEFENSIVE_FIRE)),
            used(cancel_it(), when="used", conditions=it_is(DEFENSIVE_FIRE)),
            used(halve_drawn(), when="text_destiny", conditions=text_is(cards(named="Overload"))),
            *cancels_named(lost, ["Cease Fire!", "I Have You Now"]),
        ),
        "201_14": card(
            shield_comes(),
            used(
                forbid("battle", "fetch", who=cards(of="it"), until="turn"),
                withstands(["Sense"]),
                when="deployed",
                conditions=it_is(cards(icon="maintenance", whose="opponent")),
            ),
            *cancels_named(lost, ["Trample"], [there_is_no(own_character(state="undercover", meeting=STRIDER))]),
        ),
        "201_15": card(
            lost(
                draw_destiny(1),
                if_(there_is(SPY), sink_drawn(1)),
                if_(destiny_below_destiny(), lose()),
                targets=target(cards("weapon", whose="opponent", not_named=["Superlaser", "Superlaser Mark II"])),
            ),
            *(lost(cancel_shot(), when="aimed", conditions=[gun_is(PERMANENT), it_is(aimed)]) for aimed in (SPY, cards(meeting=SPY))),
        ),
        "201_33": card(
            *(
                used(EXILED, choose([raise_drawn(1)], [lower_drawn(1)]), when=when, conditions=opponents_destiny())
                for when in ANY_DESTINIES
            ),
            used(EXILED, activate(1)),
            used(EXILED, throughout(freeze_destinies("modify", "void", who=location()), until="turn")),
        ),
        "201_35": card(
            used(deploy(cards("defensive-shield", state="stocked"), pile="stacked"), withstands(["Sense"])),
            *cancels_named(used, ["Mantellian Savrip", "Surprise Assault"]),
            used(cancel_it(), when="used", conditions=it_is(cards("interrupt", state="salvaging"))),
            used(stop_text(), when="salvaging", conditions=it_is(cards(state="salvaging"))),
        ),
        "201_36": card(
            *taken_and_redrawn(used, STARSHIP),
            lost(
                pick(1, own_ship(zone="lost")),
                *into_hand(),
                costs=use(3),
                conditions=there_is(own_ship(zone="lost")),
            ),
        ),
        "201_37": card(
            printed(immune_to("Sense")),
            shield_comes(),
            used(
                forbid("battle", who=cards(of="it"), until="turn"),
                when="deployed",
                conditions=it_is(cards(icon="maintenance", whose="opponent")),
            ),
            used(cancel_it(), when="used", conditions=it_is(cards(named="Out Of Commission", state="putting_out"))),
        ),
        "201_12": card(
            used(*one_of(cards(mark="dejarik"), location(mark="holosite")), costs=use(1)),
            used(cancel_drain(), when="drain", conditions=there_is(location(mark="holosite", state="subject"))),
            used(
                put_in_pile("lost", cards(of="it", zone="stacked")), when="put_out", conditions=[opponent_does_it(), it_is(own_character())]
            ),
        ),
    }
)
