"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import silence
from games.star_wars_ccg.abilities.operations.moving import move_now
from games.star_wars_ccg.abilities.operations.rules.limits import needs_no_footing
from games.star_wars_ccg.abilities.ops import action, card, constant, holds, immune, loses, printed, set_to
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_no, there_is_one_of, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import guarded_by
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

CREW: Final = there_is_one_of(
    character(named=["Chewie", "Han"], episode_vii=True, state="piloting", aboard=cards(of="this")),
    character(named="Rey", state="piloting", aboard=cards(of="this")),
)
VADER: Final = character(named="Vader", state="piloting", aboard=cards(of="this"))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "206_8": card(
            printed(holds(pilots=2, passengers=2)),
            action(move_now(again=True), when="move", once_a="game", targets=target(cards(of="this"))),
            constant(set_to("defence", 6), immune(5), conditions=CREW),
        ),
        "206_14": card(
            printed(holds(pilots=1)),
            constant(loses("cost", 2, own_character(named="Vader", zone="hand", bound_for=cards(of="this")))),
            guarded_by("Vader", 5),
            *(
                action(
                    silence(until="turn"),
                    when="battle",
                    once_a="battle",
                    conditions=[IN_BATTLE, there_is(VADER)],
                    targets=target({**who, "where": "here"}),
                )
                for who in (character(state="passenger"), character(state="piloting", ability_most=3))
            ),
        ),
        "206_7": card(
            printed(holds(pilots=2, passengers=4), needs_no_footing(place=location("system"), with_pilot=True)),
            constant(loses("cost", 1, own_character(mark="spy", zone="hand", bound_for=cards(of="this")))),
            constant(
                immune(6),
                conditions=[
                    this_is(cards(at=location("system", whose="opponent"))),
                    there_is_no(character(mark="dark jedi", where="here")),
                ],
            ),
        ),
    }
)
