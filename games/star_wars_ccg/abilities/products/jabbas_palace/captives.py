"""Captives, and who takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture, claim_bounty, release
from games.star_wars_ccg.abilities.operations.combat import retrieve_forfeit_twice
from games.star_wars_ccg.abilities.operations.fate import withstands
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel_it, draw_destiny, hit, if_, lose, retrieve_forfeit, retrieve_top
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    card,
    constant,
    deploys_beside,
    deploys_on,
    fires,
    immune_to,
    instead,
    lets,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    destiny_most,
    it_is,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    use,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character

HUNTER: Final = character(mark="bounty hunter")
DUNGEON: Final = location(named="Jabba's Palace: Dungeon")
WORKSHOP: Final = location(named="Jabba's Palace: Droid Workshop")
PREY: Final = ["smuggler", "gambler", "thief"]


TAUNTS: Final = cards("interrupt", named=["We Have A Prisoner", "Oo-ta Goo-ta, Solo?"], whose="own", zone="any")


def brought(**who: object) -> Mapping[str, object]:
    """The captive that bears this Effect and was just brought to the Dungeon by a bounty hunter."""
    return captive(of="it", holding=cards("effect", of="this"), seizer=HUNTER, at=DUNGEON, **who)


# Whoever has hidden weapons: by the Interrupt's own text, or by the text of another character.
BY_ITSELF: Final = there_is_one_of(
    own_character(named="Boba Fett", state="in_battle"),
    own_character(holding=cards(named="Mandalorian Armor"), state="in_battle"),
)
HIDING_WEAPONS: Final = (
    [BY_ITSELF],
    [
        there_is(own_character(counting_for="Hidden Weapons", state=["in_battle", "working"])),
        there_is_no(own_character(named="Boba Fett", state="in_battle")),
        there_is_no(own_character(holding=cards(named="Mandalorian Armor"), state="in_battle")),
    ],
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "6_141": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(
            capture(cards("character", of="it", zone="lost")),
            when="forfeited",
            once_a="event",
            conditions=[it_is(enemy_character()), there_is(own_character(mark="bounty hunter", state=["in_battle", "in_the_open"]))],
        ),
        constant(lets("play_free", who=TAUNTS), shelters("Sense", TAUNTS)),
    ),
    "6_144": card(
        printed(deploys_on(0, enemy_character(mark=PREY)), immune_to("Alter")),
        action(claim_bounty(), lose(THIS), when="delivered", conditions=there_is(brought(not_named="Han"))),
        action(claim_bounty(plus=6), lose(THIS), when="delivered", conditions=there_is(brought(named="Han"))),
    ),
    "6_154": card(
        *(
            used(
                draw_destiny(1),
                if_(destiny_least(6), lose()),
                if_(destiny_least(4), destiny_most(5), hit()),
                if_(destiny_least(2), destiny_most(3), capture()),
                when="battle",
                conditions=bearers,
                targets=target(enemy_character(state="in_battle")),
            )
            for bearers in HIDING_WEAPONS
        )
    ),
    "6_158": card(
        *(
            used(cancel_it(), withstands("Sense"), when=when, conditions=it_is(cards(named="Never Tell Me The Odds")))
            for when in ("inserted", "revealed")
        ),
        lost(retrieve_forfeit(), lose(), targets=target(captive("droid", at=WORKSHOP))),
        lost(retrieve_forfeit_twice(), lose(), targets=target(own_character("droid", state="stolen", at=WORKSHOP))),
    ),
    "6_164": card(
        action(
            retrieve_top(2),
            half="dark",
            when="delivered",
            once_a="event",
            conditions=there_is(captive(of="it", where="here", state="just_delivered", seizer=own_character(mark="bounty hunter"))),
        ),
        action(release(), half="light", conditions=you_control(), costs=use(3), targets=target(captive(where="here", state="imprisoned"))),
    ),
    "6_175": card(
        printed(
            deploys_on(2, own_character(named="Dengar")),
            deploys_on(5, own_character(mark="bounty hunter", not_named="Dengar")),
            fires(3, character(not_kind="droid"), plus=3),
        ),
        instead(capture(), targets=target(character())),
    ),
}
