"""Defensive Shields against single cards and plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import hand_least, retrieve_less, stack
from games.star_wars_ccg.abilities.operations.rare.causes import race_halved, race_spared
from games.star_wars_ccg.abilities.operations.rare.replaced import guards_weapons, lost_plays_out
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel_it, lose, pick
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import action, automatic, cannot, card, constant, deploys_on, printed
from games.star_wars_ccg.abilities.parts import it_is, there_are, there_are_most, there_is
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location
from games.star_wars_ccg.abilities.products.phrases.turned import OCCUPATION, UPRISING, frees_planet
from games.star_wars_ccg.abilities.products.reflections_iii.shields import HELD, LOST_HELD, shield

SABACC: Final = "Sabacc"


def no_inserts(*more: Any) -> Declared:
    """What was just inserted, or has come to the top, is cancelled."""
    return shield(*more, automatic(cancel_it(), at="inserted"), automatic(cancel_it(), at="revealed"))


def limits_sabacc(*cancelled: str) -> Declared:
    """Each player uses one sabacc Interrupt a turn; a card of the hand cancels one of the opponent's."""
    bans = [
        constant(
            cannot("be_played", who=cards("interrupt", titled=SABACC, whose=whose, zone="held")),
            conditions=there_is(cards("interrupt", titled=SABACC, whose=whose, state="used_this_turn", zone="any")),
        )
        for whose in ("own", "opponent")
    ]
    return shield(
        constant(cancels_each(cards(named=list(cancelled)))),
        *bans,
        action(
            pick(1, cards(whose="own", zone="held")),
            lose(PICKED),
            cancel_it(),
            when="used",
            once_a="event",
            conditions=[hand_least(1), it_is(cards("interrupt", titled=SABACC, whose="opponent"))],
        ),
    )


def keeps_retrievals(*whats: Mapping[str, Any]) -> Declared:
    """What the opponent retrieves Force with comes here, and lessens each further retrieval."""
    return shield(
        *[action(stack(cards(of="it", zone="any")), when="retrieved", once_a="event", conditions=it_is(what)) for what in whats],
        constant(retrieve_less(1, per=cards(of="stacked", zone="stacked"))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "13_30": shield(*frees_planet(OCCUPATION)),
    "13_72": shield(*frees_planet(UPRISING)),
    "13_1": shield(
        constant(race_halved()),
        constant(cannot("use_text", who=cards(named="Watto's Box")), conditions=there_are(3, HELD)),
    ),
    "13_35": shield(constant(guards_weapons())),
    "13_38": card(
        printed(deploys_on(0, location("site", icon="interior"))),
        constant(shelters("Proton Bombs", location(where="here"))),
    ),
    "13_49": no_inserts(constant(cancels_each(cards(named="Scanning Crew")))),
    "13_50": limits_sabacc("A Dangerous Time"),
    "13_51": shield(
        constant(cancels_each(cards(named="Don't Underestimate Our Chances"))),
        constant(lost_plays_out(), conditions=there_are(3, enemy_character(skill="smuggler"))),
    ),
    "13_66": keeps_retrievals(cards("interrupt", whose="opponent"), cards("effect", kind="utinni", whose="opponent")),
    "13_95": shield(constant(guards_weapons())),
    "13_96": limits_sabacc("Frozen Assets", "Beggar"),
    "13_99": no_inserts(),
    "13_100": shield(
        constant(cannot("use_text", who=cards(named="I Did It!")), conditions=there_are_most(2, LOST_HELD)),
        constant(race_spared(1, per=HELD), conditions=there_is(cards(named="Sebulba's Podracer"))),
    ),
}
