"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import borrow, hand_forfeits, turn_pile
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.epics import once_a_game, put_on
from games.star_wars_ccg.abilities.operations.fate import stack
from games.star_wars_ccg.abilities.operations.piles.force import stops_force
from games.star_wars_ccg.abilities.operations.rules.guards import rack
from games.star_wars_ccg.abilities.operations.steps import choose, draw_destiny, if_, lose, take
from games.star_wars_ccg.abilities.operations.texts.amended import expands
from games.star_wars_ccg.abilities.operations.texts.inserted import inserts
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    cancels,
    cannot,
    card,
    constant,
    costs,
    deploys_beside,
    deploys_on,
    doom,
    gains,
    gives,
    immune,
    immune_to,
    laid,
    loses,
    own_cost,
    printed,
    total_ability_less,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    borrowed,
    declared,
    destiny_least,
    destiny_most,
    host_is,
    it_is,
    may_borrow,
    target,
    there_is,
    there_is_no,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, sent_away
from games.star_wars_ccg.abilities.products.phrases.shots import armed_drain

ASTROMECH: Final = character("droid", mark="astromech droid", aboard=ship())

CANYON: Final = "Tatooine: Beggar's Canyon"


def pile_turned() -> Declared:
    """An Effect beside a Lost Pile, which it turns facedown."""
    return card(printed(deploys_beside(0)), automatic(choose([turn_pile("own")], [turn_pile("opponent")]), at="entry"))


ABILITIES: Final[Mapping[str, Declared]] = {
    "1_43": card(
        printed(deploys_on(1, own_character(mark="jedi"))),
        constant(total_ability_less(2), conditions=there_is_no(character(mark="dark jedi", state="present"))),
    ),
    "1_44": card(
        printed(deploys_on(3, site("Tatooine", icon="exterior", not_named=CANYON)), deploys_on(0, location(named=CANYON))),
        action(borrow(), conditions=[your_turn(), may_borrow()]),
        constant(doom(), conditions=borrowed(2)),
    ),
    "1_47": card(
        printed(deploys_on(2, character("imperial", not_named=["Vader", "Sidious"], not_mark="stormtrooper"))),
        constant(loses("power", 2, HOST), cannot("use_text", who=HOST)),
    ),
    "1_50": pile_turned(),
    "1_233": pile_turned(),
    "1_215": card(printed(deploys_on(0, site()), expands())),
    "1_54": card(
        printed(deploys_on(0, own_character(ability_least=3, state="sabered"))),
        constant(gains("power", 3, HOST), conditions=host_is(cards(state="in_battle"))),
        armed_drain(),
        constant(doom(), conditions=host_is(cards(state="unsabered"))),
    ),
    "1_55": card(printed(deploys_beside(3)), own_cost(costs(0), conditions=there_is(cards(named="C-3PO"))), constant(hand_forfeits())),
    "1_57": card(
        printed(deploys_on(2, own_character("rebel", "alien"))),
        constant(immune(5, HOST)),
        sent_away(conditions=host_is(cards(state="in_battle", at=GROUND))),
    ),
    "1_63": card(
        printed(deploys_on(0, own_character(not_skill="smuggler")), deploys_on(0, own_character(skill="smuggler")), immune_to("Alter")),
        # What its bearer is by itself decides, before it gives anything.
        automatic(if_(host_is(cards(mark="smuggler")), declare(1)), if_(host_is(cards(not_mark="smuggler")), declare(2)), at="entry"),
        constant(gains("power", 1, HOST), conditions=declared(1)),
        constant(gives("smuggler", who=HOST), conditions=declared(2)),
    ),
    "1_65": card(
        printed(deploys_on(1, ship())),
        constant(gains("defence", 2, HOST)),
        constant(
            gains("power", "forfeit", 2, HOST),
            conditions=[
                host_is(cards(named="Falcon")),
                there_is(character(named=["Han", "Lando", "Chewie"], state="piloting", aboard=cards(of="host"))),
            ],
        ),
    ),
    "1_210": card(
        printed(deploys_beside(0), cancels(["Narrow Escape", "Rebel Barrier", "Blast The Door, Kid!", "Into The Garbage Chute, Flyboy"]))
    ),
    "1_218": card(
        laid(draw_destiny(1), if_(destiny_least(2), lose()), lose(THIS), when="deploy", costs=use(1), targets=target(ASTROMECH)),
        laid(
            draw_destiny(1),
            if_(destiny_least(2), put_on()),
            if_(destiny_most(1), lose(THIS)),
            when="deploy",
            costs=use(1),
            targets=target(ship(icon="nav-computer")),
        ),
        constant(cannot("navigate", who=HOST)),
    ),
    "1_216": card(
        printed(deploys_on(0, ship("capital"))),
        constant(
            total_power(1, location("site", where="related")),
            conditions=there_is(location("system", "sector", state="controlled", where="here")),
        ),
    ),
    "1_217": card(
        printed(deploys_on(1, own_character(mark="dark jedi"))),
        constant(total_ability_less(2), conditions=there_is_no(character(mark="jedi", whose="opponent", state="present"))),
    ),
    "1_45": card(
        printed(deploys_beside(0)),
        *(
            action(stack(cards(of="it", zone="lost")), when="lost", once_a="event", conditions=it_is({**what, "whose": "own"}))
            for what in (cards(type=["vehicle", "weapon", "device"]), character("droid"))
        ),
        action(
            stack(),
            take("target_2"),
            when="deploy",
            times=1,
            targets=[target(cards(zone="held", whose="own")), target(cards(of="stacked", zone="stacked"))],
        ),
    ),
    "1_211": card(
        printed(deploys_beside(0), rack()),
        action(stack(), targets=target(cards("weapon", kind="character", whose="own", at=location("site")))),
    ),
    "1_42": card(printed(inserts(), stops_force(), once_a_game(), immune_to("Alter"))),
    "1_208": card(printed(inserts(), stops_force(), once_a_game(), immune_to("Alter"))),
}
