"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import trains
from games.star_wars_ccg.abilities.operations.creatures import asteroids_better
from games.star_wars_ccg.abilities.operations.fate import stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import battles_cost
from games.star_wars_ccg.abilities.operations.piles.looks import bare_piles, dig, goad, sheds
from games.star_wars_ccg.abilities.operations.rules.answers import immune_to_own, lose_bearers_armor
from games.star_wars_ccg.abilities.operations.rules.drains import drains_cost
from games.star_wars_ccg.abilities.operations.rules.protection import holds_spoils
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    cancel_it,
    choose,
    if_,
    look_at_top,
    lose,
    lose_force,
    may,
    pick,
    retrieve_top,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.inserted import inserts, keep_peace, lose_by_lowest
from games.star_wars_ccg.abilities.operations.travel.reactions import react_with
from games.star_wars_ccg.abilities.operations.weapons import own_drains_cost, pick_random
from games.star_wars_ccg.abilities.ops import (
    HOST,
    HOST_PILOTED,
    THIS,
    action,
    aims_at,
    automatic,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    doom,
    dull,
    gains,
    immune_to,
    lets,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    force_least,
    host_is,
    it_is,
    opponents_turn,
    reached,
    target,
    there_is,
    there_is_no,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.combined import senses_cost
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

ASTEROIDS: Final = ["Asteroid Field", "Big One"]
# Heroes for whom there is a bad feeling.
HEROES: Final = ["Luke", "Leia", "Han", "Chewie", "Lando", "Yoda", "Obi-Wan"]
FEELINGS: Final = cards(titled="bad feeling", whose="opponent", zone="hand")
PILOTS: Final = enemy_character(skill="pilot", at=GROUND)


def maneuvered() -> Declared:
    """An Effect for which the owner of another one loses Force, or gives that up, while its player is among asteroids."""
    bearer = cards("effect", not_kind=["immediate", "mobile", "political", "starting"], not_withstanding="Alter")
    among = there_is(location("sector", mark="asteroid", state="occupied"))
    own, foe = (host_is(cards(whose=whose)) for whose in ("own", "opponent"))
    return card(
        printed(deploys_on(0, bearer), immune_to("Alter")),
        automatic(choose([lose_force(1)], [cancel(cards(of="host"))]), at="draws_begin", conditions=[your_turn(), among, own]),
        automatic(
            choose([lose_force(1, whose="opponent")], [cancel(cards(of="host"))], by_opponent=True),
            at="draws_begin",
            conditions=[opponents_turn(), among, foe],
        ),
    )


CARD_TYPES: Final = (
    "character",
    "vehicle",
    "starship",
    "weapon",
    "device",
    "effect",
    "interrupt",
    "location",
    "creature",
    "admirals-order",
    "epic-event",
    "jedi-test",
    "podracer",
)
# The creatures of space.
SPACE: Final = ("Mynock", "Space Slug")


def surprised() -> list[Any]:
    """The top card of the Reserve Deck is drawn; a creature of space may come at once, without cost."""
    drawn = [
        if_(
            there_is(cards("creature", named=name, whose="own", of="picked", zone="held")),
            may(deploy(cards("creature", named=name), pile="held", free=True)),
        )
        for name in SPACE
    ]
    return [pick(1, cards(whose="own", zone="reserve", state="topmost")), take(PICKED), *drawn]


ABILITIES: Final[Mapping[str, Declared]] = {
    "4_17": card(
        printed(deploys_on(0, location("sector", named=ASTEROIDS, state="controlled"))),
        automatic(
            lose_force(1, whose="opponent", per=location("sector", named=ASTEROIDS, state="clear", where="same_or_related")),
            at="own_control",
            conditions=there_is(location("sector", named=ASTEROIDS, state="clear", where="same_or_related")),
        ),
        constant(doom(), conditions=there_is(location(state="opposed", where="here"))),
    ),
    "4_22": card(
        printed(deploys_on(2, location("site", icon="exterior", at=location(icon="planet"), hosting=own_character("rebel", "alien")))),
        constant(lets("come_anyway", "come_anywhere", who=own_character(zone="hand", where="here"))),
    ),
    "4_32": card(
        printed(deploys_beside(0)),
        action(deploy(cards("weapon", mark=list(BLASTERS)), pile="lost", free=True), when="draw", times=1, costs=use(2)),
    ),
    "4_41": card(
        printed(deploys_on(0, location())),
        constant(
            battles_cost(1, location(), whose="own"),
            battles_cost(1, location(), whose="opponent"),
            own_drains_cost(1, location()),
            drains_cost(1, location()),
        ),
        constant(doom(), conditions=there_is(location(state="opposed", where="here"))),
    ),
    "4_133": card(
        printed(deploys_beside(0)),
        action(look_at_top(3), pick(2, cards(of="looked", zone="reserve")), lose(PICKED), times=1),
    ),
    "4_135": card(
        printed(deploys_on(0, location(named=["Executor: Holotheatre", "Death Star: Conference Room"])), immune_to(["Alter"])),
        automatic(lose_force(2), at="entry"),
        automatic(lose_force(1), lose_force(1, whose="opponent"), at="turn_end"),
        constant(doom(), conditions=there_is(location(state="opposed", where="here"))),
    ),
    "4_23": card(printed(deploys_beside(0)), action(*surprised(), costs=use(3))),
    "4_33": card(
        printed(deploys_on(0, character(named="Leia"))),
        action(retrieve_top(1), when="control", times=1, costs=use(3)),
        constant(trains(1, HOST), conditions=host_is(character(state="apprentice"))),
    ),
    "4_37": card(
        printed(deploys_beside(0)),
        constant(dull(enemy_character(skill="pilot", not_named="Vader", at=GROUND))),
        constant(doom(), conditions=there_is_no(PILOTS)),
    ),
    "4_116": card(
        printed(deploys_beside(0)),
        constant(gains("cost", 2, enemy_character(named=HEROES, zone="hand")), cannot("be_played", "be_deployed", who=FEELINGS)),
    ),
    "4_27": card(printed(inserts(), immune_to("Alter")), automatic(lose_by_lowest(3), at="revealed")),
    "4_114": card(printed(inserts(), immune_to("Alter")), automatic(lose_by_lowest(3), at="revealed")),
    "4_39": card(
        printed(deploys_on(2, location("site", system="Dagobah")), sheds("held")),
        automatic(pick_random(2, cards(whose="opponent", zone="held")), stack(PICKED, facedown=True), at="entry"),
        automatic(cancel(THIS), conditions=there_is(location(where="here", state="enemy_occupied"))),
    ),
    "4_125": card(printed(inserts(), immune_to("Alter")), automatic(keep_peace("turn"), at="revealed")),
    "4_21": card(printed(deploys_beside(0), immune_to("Alter")), *senses_cost()),
    "4_134": card(printed(deploys_beside(0), immune_to("Alter")), *senses_cost()),
    "4_131": card(printed(deploys_beside(0)), action(lose_force(1), *surprised(), times=1)),
    "4_122": card(
        printed(deploys_on(2, own_ship(mark="star destroyer")), immune_to_own("Alter")),
        *(
            action(
                react_with(),
                when=when,
                conditions=[opponents_turn(), host_is(cards(where="there"))],
                targets=target(own_ship(state="reactive")),
            )
            for when in ("battle_begins", "drain")
        ),
        automatic(lose_bearers_armor(), at="bearer_lost"),
    ),
    "4_18": card(
        printed(deploys_on(0, location("sector", mark="asteroid")), aims_at(enemy_ship("capital"))),
        constant(asteroids_better(4, cards(of="aim")), dull(character(skill="pilot", aboard=cards(of="aim")))),
        automatic(cancel(THIS), conditions=reached()),
    ),
    "4_26": maneuvered(),
    "4_132": maneuvered(),
    "4_16": card(printed(inserts(), immune_to("Alter")), automatic(goad(4), at="revealed")),
    "4_25": card(printed(deploys_beside(2)), action(choose(*([dig(cards(kind))] for kind in CARD_TYPES)), conditions=force_least(1))),
    "4_31": card(printed(deploys_beside(0)), automatic(bare_piles(), at="entry")),
    "4_38": card(
        printed(deploys_on(0, character(skill="smuggler"))),
        action(cancel(), costs=use(2), targets=target(cards(named="Limited Resources"))),
        action(cancel_it(), when="used", costs=use(2), conditions=it_is(cards(named="Limited Resources"))),
        constant(
            *(holds_spoils(["Kessel Run", "Rycar's Run", "The First Transport Is Away!"], who) for who in (HOST, HOST_PILOTED)),
            conditions=host_is(character(state="piloting", holding=cards("effect", named="Rycar Ryjerd"), aboard=ship())),
        ),
    ),
}
