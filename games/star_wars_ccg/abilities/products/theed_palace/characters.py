"""Characters of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, more_attrition_destiny, raise_drawn, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.limits import walks_dearer
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    choose,
    draw_destiny,
    if_,
    lose,
    more_power,
    pick,
    put_on_used,
    put_out,
    raise_,
    relocate,
    shuffle,
    void_destiny,
)
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    costs_less,
    draw_anyway,
    dull,
    gains,
    generation,
    immune,
    left_out,
    loses,
    lower_destiny,
    own_cost,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    destiny_least,
    destiny_most,
    gun_is,
    host_is,
    piloting,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

NABOO_SITE: Final = site("Naboo")
CHEAPER_ON_NABOO: Final = own_cost(costs_less(1), conditions=there_is(location(system="Naboo", where="here")))
ON_NABOO: Final = this_is(cards(at=location("site", system="Naboo")))
NOT_ON_NABOO: Final = this_is_not(cards(at=location("site", system="Naboo")))
UNDERWATER: Final = location("site", icon="underwater")
# Whoever is on Naboo beside Gungans.
STRANGER: Final = own_character(not_mark="gungan", at=location("site", system="Naboo"))
AT_CHAMBERS: Final = this_is(cards(at=location(named="Naboo: Boss Nass' Chambers")))
OTHER_REPUBLIC: Final = own_character("republic", other=True, state="present")
GUNGANS_HERE: Final = own_character(mark="gungan", where="here")
SURPRISES: Final = ["You Are Beaten", "Sniper"]
BATTLESHIP: Final = ship(mark="trade federation battleship")
DROID_FIGHTER: Final = ship(mark="droid starfighter")
OTHER_DROID: Final = there_is(own_character(mark="battle droid", other=True, where="here"))
AT_SITE: Final = this_is(cards(at=GROUND))
# A battle droid that is not alone draws battle destiny.
IN_STEP: Final = constant(draw_anyway(1), conditions=[OTHER_DROID, AT_SITE])


def once(found: Mapping[str, Any], *conditions: Any) -> Any:
    """The text that takes such a card out of the Reserve Deck once in a game."""
    also = {"conditions": list(conditions)} if conditions else {}
    return action(*search({**found, "zone": "reserve", "whose": "own"}), once_a="game", **also)


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "14_3 14_4": card(
            constant(gains("power", "hyperspeed", 2, HOST), conditions=host_is(ship("starfighter"))),
            action(put_on_used(THIS), void_destiny(), when="destiny", conditions=this_is(cards(state="in_battle", at=location("system")))),
            automatic(
                cancel(cards(named="Lateral Damage", where="here")),
                conditions=[this_is(cards(at=location("system"))), there_is(cards(named="Lateral Damage", where="here"))],
            ),
        ),
        "14_5 14_6": card(
            constant(add_destiny(1, NABOO_SITE), conditions=[this_is(cards(at=UNDERWATER)), there_is_no(STRANGER)]),
            action(
                choose([deploy(character(mark="gungan"))], [deploy(cards("effect", named="Steady, Steady"))]),
                shuffle("reserve"),
                when="deploy",
                times=1,
                conditions=[this_is(cards(at=UNDERWATER)), there_is_no(STRANGER)],
            ),
        ),
        "14_15": card(
            flies(2),
            constant(more_attrition_destiny(1), conditions=[piloting(cards(named="Bravo 3")), there_is({**BATTLESHIP, "where": "here"})]),
        ),
        "14_16": card(
            CHEAPER_ON_NABOO,
            action(deploy(cards("weapon", mark=list(BLASTERS)), on=cards(of="this")), shuffle("reserve"), when="deploy", once_a="game"),
            action(
                draw_destiny(1),
                if_(destiny_least(4), lose()),
                when="control",
                times=1,
                targets=target(character(mark="battle droid", state="present")),
            ),
        ),
        "14_17": card(
            flies(2),
            constant(
                draw_anyway(1),
                gains("cost", 2, ship(mark="droid starfighter", whose="opponent", zone="hand", where="here")),
                conditions=host_is(cards(named="Bravo 4")),
            ),
        ),
        "14_20": card(flies(2), constant(draw_anyway(1), lower_destiny(2), conditions=host_is(cards(named="Bravo 2")))),
        "14_21": card(
            flies(2),
            constant(
                more_attrition_destiny(1), conditions=[piloting(cards(named="Bravo 5")), there_is({**DROID_FIGHTER, "where": "here"})]
            ),
        ),
        "14_22": card(
            action(
                pick(1, site("Naboo", where="adjacent")),
                relocate(THIS, to=PICKED),
                when="deploy",
                times=1,
                costs=use(1),
                conditions=there_is(site("Naboo", where="adjacent")),
            ),
            action(
                put_out(THIS),
                more_power(5),
                when="battle",
                conditions=[this_is(cards(state="in_battle")), there_is(character("republic", other=True, state="in_battle"))],
            ),
        ),
        "14_25 14_26": card(
            CHEAPER_ON_NABOO,
            constant(immune(3), gains("guard", 2), shelters(SURPRISES)),
            constant(immune(3, OTHER_REPUBLIC), gains("guard", 2, OTHER_REPUBLIC), shelters(SURPRISES, OTHER_REPUBLIC)),
        ),
        "14_28": card(
            own_cost(costs_less(1), conditions=there_is(location(icon="underwater", where="here"))),
            constant(generation(1, per=character(mark="gungan", state="present")), conditions=AT_CHAMBERS),
            once(UNDERWATER, AT_CHAMBERS),
        ),
        "14_29": card(
            flies(3),
            constant(
                add_destiny(2),
                conditions=[
                    piloting(ship()),
                    this_is(cards(at=location("system"))),
                    there_are(2, own_ship("starfighter", mark="bravo squadron", state="run", where="here")),
                ],
            ),
        ),
        "14_30": card(
            constant(loses("power", 1), conditions=NOT_ON_NABOO),
            constant(
                draw_anyway(1),
                conditions=there_are(
                    3, own_character(mark="royal naboo security", not_unique=True, other=True, at=NABOO_SITE, where="related")
                ),
            ),
        ),
        "14_69": card(
            constant(bars("leave", enemy_character()), conditions=this_is(cards(at=location(named="Naboo: Theed Palace Hallway")))),
            once(cards("interrupt", named="Halt!")),
        ),
        "14_72": card(
            action(
                lower("defence", 3, until="turn"),
                times=1,
                costs=use(1),
                targets=target(enemy_character(state="present")),
            ),
            IN_STEP,
        ),
        "14_73": card(
            constant(loses("cost", 1, own_character(mark="infantry battle droid", zone="hand", where="here"))),
            constant(raise_sum(1), conditions=OTHER_DROID),
            constant(moves_cost_less("to", 9, own_character(mark="battle droid"), location("site", where="here"))),
        ),
        "14_74": card(
            flies(2),
            constant(gains("power", 1, PILOTED), draw_anyway(1), conditions=piloting(BATTLESHIP)),
        ),
        "14_76": card(
            constant(gains("power", 3, PILOTED), conditions=piloting(ship("capital"))),
            once(cards("effect", named="Activate The Droids")),
            constant(
                immune(5, HOST),
                shelters("Alter", cards("effect", named="Activate The Droids")),
                conditions=host_is(cards(named="Blockade Flagship")),
            ),
        ),
        "14_83": card(
            flies(2),
            *(
                action(
                    change, when="shot", once_a="event", conditions=gun_is(cards("weapon", named="Energy Shell Launchers", where="here"))
                )
                for change in (raise_drawn(1), lower_drawn(1))
            ),
            action(
                *search(cards("interrupt", named=["Open Fire!", "Cease Fire!"], zone="reserve", whose="own")),
                once_a="game_twice",
                conditions=this_is(cards(at=location(named="Naboo: Battle Plains"))),
            ),
        ),
        "14_75": card(
            action(
                draw_destiny(1),
                if_(destiny_least(3), if_(destiny_most(4), declare(1))),
                if_(destiny_least(5), raise_("power", 4, THIS, until="turn")),
                when="deploy",
                times=1,
            ),
            constant(draw_anyway(1), conditions=declared(1)),
            automatic(declare(0), at="turn_end", conditions=declared(1)),
        ),
        "14_84": card(
            constant(gains("power", 1, per=enemy_character(mark="jedi", state="present"))),
            constant(drain_less(1, location("site", where="adjacent"))),
            constant(walks_dearer(2)),
            constant(
                draw_anyway(2),
                conditions=[this_is(cards(at=GROUND)), there_is(character(mark="battle droid", other=True, where="here"))],
            ),
        ),
        "14_88": card(flies(3), constant(immune(4, HOST), draw_anyway(1), conditions=host_is(BATTLESHIP))),
        "14_89": card(
            constant(
                gains("power", 1, own_character(mark="battle droid", other=True, state="present")),
                conditions=there_is(enemy_character(mark="jedi", where="here")),
            ),
            constant(gains("cost", 4, enemy_character(mark="jedi", zone="hand", where="here"))),
            IN_STEP,
        ),
        "14_90": card(
            constant(
                gains("cost", 4, enemy_character(skill="spy", zone="hand", where="here")),
                gains("cost", 4, enemy_character(skill="smuggler", not_skill="spy", zone="hand", where="here")),
                dull(enemy_character(skill="spy", where="here")),
                dull(enemy_character(skill="smuggler", where="here")),
            ),
            IN_STEP,
        ),
        "14_91": card(constant(gains("power", 3), conditions=OTHER_DROID), constant(left_out())),
        "14_92": card(
            constant(
                gains("power", 3, PILOTED),
                gains("forfeit", 2),
                draw_anyway(1),
                immune(4, own_character("droid", icon="presence", other=True, where="here")),
                conditions=piloting(cards("vehicle", mark="aat")),
            ),
        ),
    }
)
