"""Characters of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import declare, draw_chances
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    choose,
    go,
    if_,
    look_at_hand,
    look_at_top,
    lose,
    lose_force,
    may,
    pick,
    put_on_force,
    put_on_used,
    relocate,
    retrieve_one,
    seize,
    void_destiny,
)
from games.star_wars_ccg.abilities.ops import (
    HERE,
    HOST,
    PILOTED,
    action,
    automatic,
    cannot,
    card,
    cheaper_arms,
    constant,
    costs,
    costs_each,
    costs_less,
    deploys_only,
    doom,
    doubles_if_drawn,
    draw_anyway,
    gains,
    immune,
    loses,
    never_aboard,
    own_cost,
    printed,
    raise_destiny,
    regenerates,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    destiny_least,
    host_is,
    it_is,
    looked_is,
    looked_is_not,
    opponent_did_not_win,
    opponent_won,
    opponents_destiny,
    piloting,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
    use_hand,
    you_attack,
    you_did_not_win,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, destiny_answers


def up_to_two(kind: str) -> Any:
    return pick(2, cards(kind, whose="opponent", state="present"), up_to=True)


# What thieves do with weapons or with devices.
TAKINGS: Final = [[up_to_two(kind), taken] for kind in ("weapon", "device") for taken in (seize(PICKED), lose(PICKED))]

# Present where the battle is.
FORETOLD: Final = this_is(cards(state=["in_battle", "present"]))

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_163": card(
        constant(gains("power", 1), conditions=there_is(cards(named=["Motti", "Yularen"], at=GROUND, where="here"))),
        constant(
            gains("cost", 1, enemy_character("droid", zone="hand", where="here")),
            gains("cost", 1, own_character("droid", named="MSE-6 'Mouse' Droid", zone="hand", where="here")),
        ),
        constant(immune(None), conditions=this_is(cards(state="at_night"))),
    ),
    "1_164": card(
        own_cost(costs_less(2), conditions=there_are(2, ship(mark="imperial (starship)"))),
        constant(gains("power", 2, PILOTED)),
        constant(loses("forfeit", 1, character("rebel", skill="pilot", at=location("system"), where="here"))),
    ),
    "1_165": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("power", 1), conditions=there_is(cards(named="Tarkin", at=location("site"), where="here"))),
        action(
            relocate("this"),
            relocate(),
            when="battle_begins",
            conditions=this_is(cards(state="in_battle", at=location("system"))),
            targets=[target(own_character(not_kind="droid", other=True, where="here")), target(location("site", where="related"))],
        ),
    ),
    "1_166": card(
        constant(
            gains("power", 1),
            conditions=there_is(cards(named=["Tarkin", "Chief Bast", "General Dodonna"], at=location("site"), where="here")),
        )
    ),
    "1_167": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("hyperspeed", 1, PILOTED), conditions=piloting(cards(named="Devastator"))),
        constant(cannot("use_text", who=cards(named=["C-3PO", "R2-D2"], state="present"))),
    ),
    "1_168": card(
        constant(raise_destiny(1), conditions=this_is(cards(state="in_battle"))),
        constant(gains("power", 3, PILOTED)),
        constant(gains("power", 1, PILOTED), gains("defence", 3, PILOTED), conditions=piloting(cards(named="Vader's Custom TIE"))),
        constant(immune(5)),
    ),
    "1_169": card(
        printed(costs_each(2), deploys_only(location("site", system="Tatooine"))),
        constant(gains("power", 2), conditions=[this_is(cards(at=location("site"))), this_is_not(cards(at=site("Tatooine")))]),
    ),
    "1_170": card(
        printed(deploys_only(location("site", system="Death Star"))),
        constant(loses("power", 1), conditions=[this_is(cards(at=location("site"))), this_is_not(cards(at=site("Death Star")))]),
    ),
    "1_172": card(
        constant(gains("power", 2, PILOTED)),
        action(lose(), when="hit", targets=target(character(other=True, state="present", of="it"))),
        action(
            lose(),
            when="deployed",
            conditions=it_is(cards("effect", named=["Disarmed", "Mostly Armless"])),
            targets=target(character(other=True, state="present", holding=cards(of="it"))),
        ),
    ),
    "1_173": card(
        constant(gains("power", 3, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Black 2"))),
    ),
    "1_174": card(
        constant(gains("power", 3, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Black 3"))),
    ),
    "1_175": card(
        constant(gains("power", 1, own_character("droid", not_mark="power droid", state="present"))), printed(doubles_if_drawn())
    ),
    "1_177": card(
        constant(
            loses("cost", 1, character("imperial", zone="hand", where="here")),
            conditions=there_is(character("rebel", ability_least=3, where="here")),
        ),
        action(
            go(to=HERE),
            when="move",
            conditions=there_is(character("rebel", ability_least=3, where="here")),
            targets=target(own_character("imperial", state=["standing", "movable"], where="adjacent")),
        ),
    ),
    "1_178": card(
        constant(
            gains("forfeit", 1, per=character("imperial", mark=["trooper", "stormtrooper"], state="present")),
            conditions=this_is(cards(at=location("site"))),
        )
    ),
    "1_179": card(
        constant(gains("power", 2, PILOTED)),
        *destiny_answers(
            void_destiny(),
            opponents_destiny(),
            this_is(cards(state="in_battle")),
            there_is(character(named="Vader", whose="own", state="in_battle")),
        ),
    ),
    "1_183": card(
        constant(doom(), conditions=there_is(cards(named="Kal'Falnl C'ndros", at=GROUND, where="here"))),
        printed(never_aboard(ship("starfighter")), never_aboard(cards("vehicle", mark="enclosed"))),
    ),
    "1_184": card(
        action(
            look_at_top(1, revealed=True),
            if_(looked_is(cards(type=["vehicle", "starship"])), lose(LOOKED)),
            if_(looked_is_not(cards(type=["vehicle", "starship"])), may(choose([put_on_force(LOOKED)], [put_on_used(LOOKED)]))),
            when="control",
            times=1,
        )
    ),
    "1_185": card(
        constant(gains("power", 2, PILOTED), cheaper_arms(1, PILOTED)),
        constant(loses("defence", 1, PILOTED), conditions=piloting(ship("starfighter"))),
    ),
    "1_187": card(
        action(
            look_at_hand(),
            lose(character("rebel", "alien", unique=True, not_mark="female", zone="held", whose="opponent")),
            when="control",
            times=1,
            costs=use_hand(),
        )
    ),
    "1_189": card(
        constant(gains("power", 1), conditions=there_is(cards(mark="bounty hunter", other=True, state="present"))),
        constant(
            gains("power", 1),
            conditions=[
                there_is(cards(named="Lirin Car'n", state="present")),
                there_is_no(cards(mark="bounty hunter", other=True, state="present")),
            ],
        ),
        printed(regenerates()),
    ),
    "1_190": card(
        constant(
            gains("power", 3),
            conditions=[
                this_is(cards(state="in_battle", at=location("site"))),
                there_is(cards(named="Dr. Evazan", where="here")),
                there_is_no(cards(mark="lightsaber", whose="opponent", state="present")),
            ],
        ),
        constant(gains("power", 2, PILOTED)),
    ),
    "1_191": card(
        constant(immune(3)),
        automatic(choose([declare(1)], [declare(2)]), at="battle_begun", conditions=[FORETOLD, you_attack()]),
        automatic(retrieve_one(), at="battle_over", conditions=[FORETOLD, you_attack(), declared(1), you_won()]),
        automatic(retrieve_one(), at="battle_over", conditions=[FORETOLD, you_attack(), declared(2), opponent_won()]),
        automatic(lose_force(1), at="battle_over", conditions=[FORETOLD, you_attack(), declared(1), you_did_not_win()]),
        automatic(lose_force(1), at="battle_over", conditions=[FORETOLD, you_attack(), declared(2), opponent_did_not_win()]),
    ),
    "1_192": card(
        constant(gains("power", "hyperspeed", 1, HOST), immune(3, HOST), conditions=host_is(ship("capital"))),
        printed(never_aboard(ship("starfighter"))),
    ),
    "1_194": card(own_cost(costs(0), conditions=there_is(own_character("imperial", ability_least=3, at=location("site"), where="here")))),
    "1_195": card(
        action(
            draw_chances(2, 2),
            if_(destiny_least(1), choose(*TAKINGS)),
            when="control",
            times=2,
            costs=use(2),
            conditions=[this_is_not(cards(state="twofold")), there_is(cards(type=["weapon", "device"], whose="opponent", state="present"))],
        )
    ),
    "1_196": card(
        printed(deploys_only(location("site", system="Tatooine"))),
        constant(gains("power", 1), conditions=there_is(cards(named="Tusken Raider", not_unique=True, other=True, state="present"))),
        constant(total_power(2), conditions=there_are(4, cards(named="Tusken Raider", not_unique=True, whose="own", state="present"))),
    ),
    "1_197": card(
        constant(immune(2, cards("vehicle", whose="own", where="here")), immune(2, own_character("droid", where="here"))),
        constant(
            immune(3, own_ship("starfighter", at=location("system", "sector"), where="related")),
            conditions=this_is(cards(at=location("site", mark="docking bay"))),
        ),
    ),
}
