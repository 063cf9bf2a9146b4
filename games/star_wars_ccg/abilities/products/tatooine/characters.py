"""Characters of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duel, void_ability
from games.star_wars_ccg.abilities.operations.fate import for_opponent, put_in_pile
from games.star_wars_ccg.abilities.operations.moving import bars, no_battle
from games.star_wars_ccg.abilities.operations.piles.force import drains_force
from games.star_wars_ccg.abilities.operations.rules.answers import take_spoils
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.guards import foe_ability_least, lose_by, use_by
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_drain,
    choose,
    draw_cards,
    lose,
    lose_force,
    may,
    pick,
    put_out,
    redraw,
    relocate,
    retrieve_top,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.weapons import turn_back
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    drain,
    gains,
    generation,
    immune,
    loses,
    lower_destiny,
    own_cost,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    it_is,
    opponent_attacks,
    opponents_turn,
    target,
    there_is,
    there_is_no,
    this_is,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

# Aliens of the opponent here, and those of one title.
FOE: Final = enemy_character("alien", where="here")
KINSMEN: Final = enemy_character("alien", state="copy", where="here")
PROBE: Final = "Sith Probe Droid"
ON_TATOOINE: Final = there_is(location(system="Tatooine", where="here"))
DEFEATED: Final = character(state="defeated")
# The Tatooine site of the battle that has just begun.
FOUGHT_OVER: Final = location("site", state="in_battle", where="related")
FOUGHT_OVER_HERE: Final = site("Tatooine", state="in_battle", where="related")

AT_MOS_ESPA: Final = this_is(cards(at=location(named="Tatooine: Mos Espa")))
ON_PLANET: Final = location(system="Tatooine")

# More cards than a hand has.
HAND: Final = 60


def once(found: Any, **also: Any) -> Any:
    """The text that takes such a card out of the Reserve Deck once in a game."""
    return action(*search({**found, "zone": "reserve", "whose": "own"}), once_a="game", **also)


# The Force that is drained near this card comes from the Force Pile, without the Ewok who counts.
NO_GRAAK: Final = constant(
    drains_force(location("site", where="near")),
    conditions=[there_is_no(cards(named="Graak")), this_is(cards(at=location(state="battleground")))],
)


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "11_6 11_7": card(
            own_cost(costs_less(2), conditions=ON_TATOOINE),
            constant(immune(4)),
            action(
                relocate(THIS, to=FOUGHT_OVER),
                when="battle_begins",
                once_a="event",
                costs=use(2),
                conditions=[
                    opponent_attacks(),
                    this_is(cards(state="standing", not_at=location(state="in_battle"))),
                    there_is(FOUGHT_OVER_HERE),
                ],
            ),
        ),
        "11_10 11_11": card(
            own_cost(costs_less(2), conditions=ON_TATOOINE),
            constant(immune(None), loses("power", 1, enemy_character("alien", where="here"))),
            constant(gains("power", 1), conditions=there_is(character(named="Maul", where="here"))),
            action(redraw(), when="duel_destiny", once_a="duel", conditions=this_is(cards(state="duelling"))),
        ),
        "11_12": card(
            own_cost(costs(0), conditions=there_is(location(named="Tatooine: Slave Quarters", where="here"))),
            once(cards(named="Threepio With His Parts Showing")),
            constant(lower_destiny(1), conditions=[this_is(cards(state="in_battle")), this_is(cards(at=GROUND))]),
        ),
        "11_2": card(automatic(may(choose([draw_cards(1)], [draw_cards(2)])), at="entry"), NO_GRAAK),
        "11_13 11_14": card(
            action(
                pick(1, cards(zone="used", whose="own", state="topmost")),
                put_in_pile("reserve", PICKED),
                when="battle",
                once_a="battle",
                conditions=[
                    this_is(cards(state="in_battle", at=GROUND)),
                    there_is(character(named="Shmi Skywalker", state="in_battle")),
                    there_is(cards(zone="used", whose="own")),
                ],
            ),
            action(
                pick(1, cards(zone="held", whose="own")),
                put_in_pile("used", PICKED),
                draw_cards(1),
                times=1,
                conditions=there_is(cards(zone="held", whose="own")),
            ),
        ),
        "11_51 11_52": card(
            constant(immune(3)),
            constant(immune(5), conditions=this_is(cards(state="sabered"))),
            action(
                take_spoils(),
                when="spoils",
                times=1,
                conditions=[it_is(enemy_character()), this_is(cards(state="in_the_open", at=location(state="scene")))],
                targets=target(cards("weapon", mark="lightsaber", zone="lost", state="borne")),
            ),
        ),
        "11_64": card(
            automatic(retrieve_top(1), at="entry"),
            constant(cannot("be_deployed", who=character(named=PROBE, zone="hand", where="here"))),
            constant(bars("enter", character(named=PROBE, other=True))),
            action(
                relocate(THIS, to=location("site", where="with_target")),
                relocate(to=location("site", hosting=character(named="Amidala"))),
                when="control",
                conditions=there_is(character(named="Amidala", state="present")),
                costs=use(3),
                targets=target(
                    character(named="Maul", at=location("site", where="elsewhere", not_hosting=character(named=PROBE, other=True)))
                ),
            ),
        ),
        "11_15": card(
            flies(2),
            constant(loses("power", 2, cards("vehicle", kind="combat", whose="opponent", where="here"))),
            action(
                *search(cards(named=["Mechanical Failure", "Free Ride"], zone="reserve", whose="own"), 2),
                once_a="game",
            ),
        ),
        "11_54 11_55": card(
            own_cost(costs_less(2), conditions=ON_TATOOINE),
            constant(immune(5)),
            constant(void_ability(), conditions=there_is_no(enemy_character(ability_least=4, where="here"))),
            action(
                lose_force(1),
                duel(2, 2, lose(DEFEATED)),
                when="control",
                times=1,
                targets=target(enemy_character(mark="jedi", state="present")),
            ),
        ),
        "11_56": card(
            constant(gains("power", 1, PILOTED)),
            constant(loses("power", 2), conditions=this_is(cards(at=site("Tatooine")))),
            constant(cannot("be_shot", who=own_character(other=True, state="present")), conditions=this_is(cards(state="in_battle"))),
            automatic(turn_back(THIS), at="hit", conditions=it_is(cards(of="this"))),
        ),
        "11_57": card(
            constant(generation(1, per=enemy_character("alien", where="near"))),
            action(
                lose_force(1),
                cancel_drain(),
                when="drain",
                once_a="event",
                conditions=[opponents_turn(), there_is(location("site", state="draining", where="adjacent"))],
            ),
        ),
        "11_59": card(
            flies(2),
            action(shuffle("reserve", "opponent"), times=1, costs=use(1)),
            action(
                lose(KINSMEN),
                put_in_pile("lost", THIS),
                conditions=this_is(cards(at=location("site"))),
                targets=target({**FOE, "twin": FOE}),
            ),
        ),
        "11_61": card(
            flies(2),
            constant(drain(1), conditions=[this_is(cards(holding=cards("weapon"))), this_is(cards(at=GROUND))]),
            action(
                lose(cards(of="it", zone="used")),
                when="drawn",
                once_a="event",
                conditions=[this_is(cards(state="in_battle")), it_is(cards("interrupt", whose="opponent"))],
                costs=use(2),
            ),
        ),
        "11_62 11_63": card(
            action(
                lower("power", 3, until="turn"),
                when="battle",
                once_a="battle",
                costs=use(1),
                conditions=this_is(cards(state="in_battle")),
                targets=target(enemy_character(ability_most=2, where="here")),
            ),
            action(put_out(), when="control", costs=use(3), targets=target(character(named="Jar Jar", state="present"))),
        ),
        "11_65 11_66": card(
            constant(set_to("landspeed", 2)),
            action(*search(cards("interrupt", named="Watto's Chance Cube", zone="reserve", whose="own")), times=1, conditions=your_turn()),
        ),
        "11_1": card(
            constant(
                no_battle(),
                conditions=[
                    this_is(cards(at=site())),
                    foe_ability_least(8),
                    there_is_no(cards(named="Great Warrior")),
                ],
            ),
            *(
                action(
                    *whom,
                    choose([draw_cards(1)], [draw_cards(2)]),
                    when="battle_begins",
                    once_a="battle",
                    conditions=there_is(location("site", state="in_battle", where="here")),
                )
                for whom in ((), (for_opponent(),))
            ),
        ),
        "11_3": card(
            *(
                action(
                    price,
                    relocate(to="target_2"),
                    when="deploy",
                    times=1,
                    conditions=this_is(cards(at=site("Cloud City"))),
                    targets=[target(own_character(where="here", **who)), target(location("site", where="related"))],
                )
                for price, who in ((use_by("ability"), {"state": ["ability_payable"]}), (lose_by("ability"), {}))
            )
        ),
        "11_5": card(
            constant(
                gains("power", 1, per=cards(zone="held", whose="opponent")),
                conditions=this_is(cards(state="in_battle", at=site())),
            ),
            action(
                for_opponent(),
                pick(HAND, cards(zone="held", whose="own"), up_to=True),
                put_in_pile("used", PICKED),
                when="deploys_begin",
                once_a="event",
                conditions=[opponents_turn(), there_is(cards(zone="held", whose="own"))],
            ),
        ),
    }
)
