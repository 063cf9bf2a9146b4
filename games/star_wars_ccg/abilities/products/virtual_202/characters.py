"""Characters, and the weapons that they bear for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import agendas, most_destinies, raise_drawn, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.rules.answers import text_is, text_targets
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import freeze_destinies
from games.star_wars_ccg.abilities.operations.rules.people import counts_as_republic, unused_here
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import choose, look_at_top, may, pick, shuffle
from games.star_wars_ccg.abilities.operations.texts.amended import turn_aim
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    automatic,
    card,
    constant,
    costs_less,
    draw_anyway,
    gains,
    gives,
    immune,
    left_out,
    lets,
    own_cost,
    printed,
)
from games.star_wars_ccg.abilities.parts import deploys_to, gun_is, it_is, piloting, there_is, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, at_helm
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ENSLAVED: Final = cards("objective", named="No Money, No Parts, No Deal! / You're A Slave?", state="back_up")

SAME_SITE: Final = location("site", where="here")

# Those whose texts choke.
CHOKERS: Final = ["Physical Choke", "Darth Vader, Dark Lord Of The Sith"]

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "202_2": card(
            flies(2),
            own_cost(costs_less(3), conditions=there_is(ENSLAVED)),
            constant(
                gains("power", 3, PILOTED),
                gains("defence", 1, PILOTED),
                lets("move_free", who=PILOTED),
                conditions=piloting(cards("vehicle")),
            ),
            constant(left_out()),
        ),
        "202_3": card(
            flies(3),
            at_helm(cards("starship", kind="starfighter", mark="independent (starship)"), maneuver=1, draws=1),
            at_helm(cards("starship", named="Pulsar Skate", mark="independent (starship)"), maneuver=1),
            constant(raise_sum(1), conditions=there_is(character(named=["Booster Terrik", "Mirax Terrik"], where="here"))),
        ),
        "202_9": card(
            flies(2),
            constant(gives("information broker")),
            automatic(
                may(
                    choose([deploy(own_character("droid"), at=location(where="here"))], [deploy(cards(named="Restraining Bolt"))]),
                    shuffle("reserve"),
                ),
                at="entry",
            ),
            action(
                pick(1, own_character(state=["present", "other_mark"])),
                turn_aim(),
                when="aimed",
                once_a="battle",
                conditions=[IN_BATTLE, it_is(own_character("droid")), gun_is(cards(whose="opponent"))],
            ),
        ),
        "202_4": card(
            own_cost(costs_less(1), conditions=deploys_to(location(system="Coruscant"))),
            constant(
                shelters("Force Lightning", own_character(where="here")),
                most_destinies(1, who=SAME_SITE),
                most_destinies(1, whose="own", who=SAME_SITE),
                freeze_destinies("cancel", "modify", who=SAME_SITE),
                conditions=this_is(cards(at=location("site"))),
            ),
            constant(immune(None)),
        ),
        "202_10": card(
            flies(2),
            constant(gains("power", 1, PILOTED), conditions=piloting(cards(named="Blizzard 2"))),
            own_cost(costs_less(1), conditions=deploys_to(location(system="Hoth"))),
            automatic(may(choose([look_at_top(1)], [look_at_top(1, whose="opponent")])), at="entry"),
            automatic(
                raise_drawn(1),
                at="text_destiny",
                conditions=[text_is(cards(named="Trample", whose="own")), text_targets(character(mark="spy", where="here"))],
            ),
        ),
        "202_1": card(
            printed(agendas("rebellion")),
            constant(shelters(CHOKERS, THIS)),
            constant(counts_as_republic(), conditions=this_is(cards(at=location(named="Coruscant: Galactic Senate")))),
            constant(draw_anyway(1), conditions=unused_here()),
            action(
                choose([add_side_destiny("power", 1)], [add_side_destiny("attrition", 1)]),
                when="battle",
                once_a="battle",
                conditions=[IN_BATTLE, there_is(character("imperial", mark="leader", where="here"))],
            ),
            constant(immune(3)),
        ),
    }
)
