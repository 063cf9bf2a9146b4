"""Effects, Defensive Shields and Epic Events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import trains
from games.star_wars_ccg.abilities.operations.fate import (
    DECK,
    attrition_due,
    lower_attrition,
    lower_drawn,
    no_drain,
    put_in_pile,
    reorder,
    retrieve_less,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy, trade
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import keep_destinies
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import activate, cancel_it, choose, look_at_top, relocate, shuffle, take
from games.star_wars_ccg.abilities.operations.texts.amended import not_in_phase
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.operations.weapons import fires_dearer
from games.star_wars_ccg.abilities.ops import (
    HOST,
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gains,
    immune_to,
    left_out,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import host_is, it_is, opponents_turn, target, there_are_most, there_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship

AUDIENCE_CHAMBER: Final = location(named="Jabba's Palace: Audience Chamber")
FROZEN_FEET: Final = host_is(character(named=["Leia", "Luke"]))
REY: Final = character(named="Rey")
SKYWALKER: Final = character(titled="Skywalker", not_named="Rey")
OLD_FRIENDS: Final = (
    cards(named="Be With Me"),
    location(named="Ahch-To: Jedi Village"),
    cards("weapon", named="Leia's Lightsaber"),
)
HUNTER: Final = enemy_character(mark="bounty hunter")
FLEET: Final = ship(icon="first-order", zone="hand")
NAVY: Final = (
    loses("cost", 1, FLEET),
    loses("cost", 1, {**FLEET, "bound_for": location(system="D'Qar")}),
    gains("hyperspeed", 1, ship(icon="first-order")),
)
FLYER: Final = own_character("first-order", skill="pilot")
HELD: Final = target(cards(whose="own", zone="held"))
LOW: Final = target(cards(whose="own", zone="held", destiny_most=4))
TOP_LOST: Final = cards(whose="own", zone="lost", state="topmost")


def agenda(name: str, *effects: Any, conditions: list[Any] | None = None, once_a: str = "together", **also: Any) -> Any:
    """A text for an agenda at the Senate; all of them together are used twice a turn, and none twice for one cause."""
    there = there_is(own_character(agenda=name, where="here"))
    return action(*effects, times=2, once_a=once_a, conditions=[there, *(conditions or [])], **also)


def senate(*texts: Any) -> Declared:
    return card(
        printed(deploys_on(0, location(named="Coruscant: Galactic Senate"))),
        constant(cancels_each(cards("effect", kind="political", whose="own"))),
        *texts,
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "225_3": card(
        printed(deploys_beside(0)),
        constant(
            cancels_each(cards(named="Asteroid Sanctuary")),
            no_drain(who=location(state="no_battleground")),
            retrieve_less(DECK),
            conditions=[
                there_is(location(state=["battleground", "occupied"])),
                there_are_most(1, location(state=["battleground", "enemy_occupied"])),
            ],
        ),
    ),
    "225_4": card(
        printed(deploys_on(0, AUDIENCE_CHAMBER), immune_to("Alter")),
        action(deploy(character(named="Salacious Crumb"), at=location(where="here")), shuffle("reserve"), when="deploy"),
        action(unearth(), times=1, once_a="together", targets=target({**AUDIENCE_CHAMBER, "whose": "own", "zone": "beneath"})),
        action(
            put_in_pile("force"),
            when="deployed",
            times=1,
            once_a="together",
            conditions=it_is(enemy_character(where="here")),
            targets=HELD,
        ),
    ),
    "225_6": card(
        printed(deploys_on(0, character()), immune_to("Alter")),
        constant(shelters("Clash Of Sabers", HOST), keep_destinies()),
        constant(cannot("move", who=HOST), conditions=[FROZEN_FEET, your_turn()]),
        constant(cannot("move", who=HOST), conditions=[FROZEN_FEET, opponents_turn(), not_in_phase("move")]),
        automatic(cancel_it(), at="used", conditions=it_is(cards("interrupt", named="Nabrun Leids"))),
    ),
    "225_24": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(*NAVY),
        action(
            deploy(own_ship(icon="first-order", of="target"), pile="held"),
            deploy(FLYER, on=cards(of="target")),
            shuffle("reserve"),
            when="deploy",
            times=1,
            targets=target(own_ship(icon="first-order", zone="held")),
        ),
        action(
            deploy(own_ship(icon="first-order")),
            deploy({**FLYER, "of": "target"}, on=own_ship(icon="first-order", state="new_here"), pile="held"),
            shuffle("reserve"),
            when="deploy",
            times=1,
            targets=target({**FLYER, "zone": "held"}),
        ),
    ),
    "225_36": senate(
        constant(cannot("use_text", who=character(titled="Passel Argente", expansion="set-17"))),
        agenda("blockade", cancel_react(), when="reacting"),
        agenda("taxation", put_in_pile("used"), activate(1), targets=LOW),
        agenda("trade", put_in_pile("lost"), shuffle("lost"), take(TOP_LOST), when="draw", targets=HELD),
        agenda("wealth", lower_attrition(1), when="attrition", once_a="event_together", conditions=[attrition_due()]),
    ),
    "225_37": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards("epic-event", icon="skywalker"))),
        *(action(deploy(each), shuffle("reserve"), when="deploy") for each in OLD_FRIENDS),
        *(
            action(
                relocate("target", to="target_2"),
                times=1,
                targets=[target(cards("weapon", named="Anakin's Lightsaber", whose="own", aboard=one)), target({**other, "whose": "own"})],
            )
            for one, other in ((REY, SKYWALKER), (SKYWALKER, REY))
        ),
        action(
            trade(1, SKYWALKER, character(named="Ben Solo")),
            once_a="game",
            conditions=there_is(own_character(named="Ben Solo", zone="lost")),
        ),
    ),
    "225_47": senate(
        agenda("justice", lower_drawn(1), when="shot", once_a="event_together", conditions=[there_is(location(state="in_battle"))]),
        *(
            agenda(
                "order",
                choose([look_at_top(2), reorder()], [look_at_top(2, whose="opponent"), reorder()]),
                when=when,
            )
            for when in ("move", "move_begins")
        ),
        agenda("peace", lower_attrition(1), when="attrition", once_a="event_together", conditions=[attrition_due()]),
        agenda("taxation", put_in_pile("used"), activate(1), targets=LOW),
    ),
    "225_55": card(
        printed(deploys_beside(0), immune_to("Alter")),
        *(
            constant(fires_dearer(1, each))
            for hunter in (HUNTER, {**HUNTER, "at": location(hosting=character(named="Vader"))})
            for each in (cards("weapon", aboard=hunter), {**hunter, "icon": ["permanent-weapon"]})
        ),
        constant(left_out()),
    ),
    "225_58": card(
        printed(immune_to("Alter")),
        deployment(deploys_on(0, own_character(named="Yoda")), conditions=there_is(cards("objective", expansion="dagobah", whose="own"))),
        constant(trains(1, own_character(state="mentor"))),
        constant(left_out()),
    ),
}
