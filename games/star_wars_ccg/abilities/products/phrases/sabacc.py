"""The kinds of sabacc, of which each side has one card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.sabacc import (
    can_gamble,
    clone_cards,
    clones_count,
    more_wild,
    play_sabacc,
    sabacc_players,
    stakes,
    wild_cards,
)
from games.star_wars_ccg.abilities.operations.steps import cancel_it, lose_force
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import action, cannot, card, constant, deploys_beside, lost, printed, used
from games.star_wars_ccg.abilities.parts import it_is, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site

Cards = Mapping[str, Any]
SABACC: Final = "Sabacc"
JAWA_GUNS: Final = ["Jawa Blaster", "Jawa Ion Gun"]


def sabacc(
    slot: Any, who: Cards, wild: tuple[int, int, Sequence[Cards]], clones: Sequence[Cards], won: Sequence[Cards], *more: Any
) -> Declared:
    """An Interrupt by which a character plays.  wild: from and to which number which cards count.  won: the stakes."""
    lowest, highest, which = wild
    return card(
        printed(
            sabacc_players(character(**who)),
            *(wild_cards(lowest, highest, each) for each in which),
            *(clone_cards(each) for each in clones),
            *more,
            *(stakes(each) for each in won),
        ),
        slot(play_sabacc(), conditions=can_gamble(), targets=target(own_character(**who))),
    )


def limits_sabacc_for_force(*cancelled: str) -> Declared:
    """A Defensive Shield: each player uses one sabacc Interrupt a turn, and 1 Force cancels one of either player."""
    bans = [
        constant(
            cannot("be_played", who=cards("interrupt", titled=SABACC, whose=whose, zone="held")),
            conditions=there_is(cards("interrupt", titled=SABACC, whose=whose, state="used_this_turn", zone="any")),
        )
        for whose in ("own", "opponent")
    ]
    return card(
        printed(deploys_beside(0)),
        constant(cancels_each(cards(named=list(cancelled)))),
        *bans,
        action(lose_force(1), cancel_it(), when="used", once_a="event", conditions=it_is(cards("interrupt", titled=SABACC))),
    )


GAMBLER: Final = character(mark="gambler")
CLOUD_CITY: Final = sabacc(
    used,
    {"mark": ["gambler", "thief", "smuggler"], "at": site("Cloud City")},
    (1, 6, [cards(named=["Lando", "Weather Vane"])]),
    [location(), character(mark="ugnaught")],
    [cards("starship", kind="starfighter"), cards("weapon"), cards("device")],
    clones_count(0, GAMBLER),
)
DUNE_SEA: Final = sabacc(
    used,
    {"mark": "jawa", "at": site("Tatooine")},
    (0, 7, [location("site", own_system="Sandcrawler"), cards(named=["Magnetic Suction Tube", "Jawa Siesta", "Jawa Pack"])]),
    [location(own_system="Tatooine"), cards("vehicle", mark="sandcrawler"), cards("weapon", named=JAWA_GUNS), cards(named="Utinni!")],
    [cards("device"), character("droid", unarmored=True)],
)
JABBAS_PALACE: Final = sabacc(
    lost,
    {"mark": ["gambler", "gangster", "smuggler", "information broker"], "at": site("Jabba's Palace")},
    (1, 6, [location(named="Jabba's Sail Barge: Passenger Deck"), location(mark="desert")]),
    [character("alien"), location("site", own_system="Jabba's Palace")],
    [cards("weapon", kind="character"), character("alien", not_unique=True)],
    clones_count(4, GAMBLER),
    clones_count(4, character(named="Jabba")),
)
TROOPER: Final = sabacc(
    used,
    {"mark": ["gambler", "trooper"], "at": location("site")},
    (2, 7, [character("rebel", mark="leader"), character("imperial", mark="leader")]),
    [location(), character("droid")],
    [cards("vehicle", kind="transport", unarmored=True), cards("weapon", kind="character")],
    more_wild(character(mark="trooper"), cards("weapon")),
)
