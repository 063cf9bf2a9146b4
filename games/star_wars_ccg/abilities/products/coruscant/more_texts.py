"""Cards of both sides: the Trade Federation's starships, Podraces that were won, Jedi of the Council, and ways through space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duel, race_lost, race_won
from games.star_wars_ccg.abilities.operations.draws.counted import immune_by_drawn, raise_by_drawn, take_politics
from games.star_wars_ccg.abilities.operations.draws.races import racer_behind, racer_leads
from games.star_wars_ccg.abilities.operations.fate import most_destinies, put_in_pile, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until
from games.star_wars_ccg.abilities.operations.moving import moves_cost, moves_cost_less, plays_cost
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.guards import lower_total_by_icons
from games.star_wars_ccg.abilities.operations.steps import (
    draw_destiny,
    go,
    lose,
    lose_force,
    more_destiny,
    put_out,
    redraw,
    retrieve_top,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.weapons import forbid, raise_each_destiny
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    costs_less,
    deploys_beside,
    deploys_only,
    drain,
    draw_anyway,
    gains,
    has_docking,
    holds,
    immune,
    immune_to,
    loses,
    lost,
    own_cost,
    permanent_pilot,
    printed,
    raise_weapon_destiny,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    it_is,
    opponents_turn,
    shooter_is,
    shot_at,
    target,
    there_is,
    there_is_no,
    this_is,
    use,
    you_attack,
    you_occupy,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import (
    cards,
    character,
    enemy_character,
    enemy_ship,
    location,
    own_character,
    own_ship,
    ship,
    site,
)
from games.star_wars_ccg.abilities.products.coruscant.senate import SENATE
from games.star_wars_ccg.abilities.products.endor.effects import plans
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

LIGHT: Final[dict[str, Any]] = {"half": "light"}
DARK: Final[dict[str, Any]] = {"half": "dark"}
COUNCIL: Final = location(named="Coruscant: Jedi Council Chamber")
IN_COUNCIL: Final = this_is(cards(at=COUNCIL))
JEDI: Final = character(mark="jedi")
MAUL: Final = character(named="Maul")
ARENA: Final = location(named="Tatooine: Podrace Arena")
ANAKIN: Final = cards("podracer", named="Anakin's Podracer", whose="own")
BATTLESHIP: Final = own_ship(mark="trade federation battleship", where="here")
OTHER_DROID: Final = character(mark="battle droid", other=True, where="here")
STAYS: Final = printed(deploys_beside(0), immune_to("Alter"))
HUNTER: Final = character(named="Maul", meeting=enemy_character(mark="jedi"))
# Interrupts whose texts speak of Podracers.
LIGHT_RACES: Final = [
    "A Step Backward",
    "Entering The Arena",
    "Losing Track",
    "Podrace Prep",
    "Too Close For Comfort",
    "We Wish To Board At Once",
]
DARK_RACES: Final = ["Hit Racer", "Pit Crews", "Podracer Collision", "Start Your Engines!", "We Must Accelerate Our Plans"]
# Interrupts of the opponent, in battles that the player began.
HASTE: Final = constant(plays_cost(1, cards("interrupt", whose="opponent", zone="held")), conditions=you_attack())
FREIGHT: Final = {"pilots": 4, "passengers": 4, "vehicles": 2, "fighters": 4}


def found(kind: Mapping[str, Any], cost: int = 0) -> Any:
    """The text that takes such a card out of the Reserve Deck."""
    also = {"costs": use(cost)} if cost else {}
    return used(*search({**kind, "zone": "reserve", "whose": "own"}), **also)


def apprentice() -> Declared:
    """Maul: his lightsaber is sharper against Jedi, and weakens a Jedi Master that it hits."""
    return card(
        printed(immune_to("Clash Of Sabers")),
        own_cost(costs_less(2), conditions=there_is(location(system="Coruscant", where="here"))),
        constant(immune(5)),
        constant(raise_each_destiny(1, cards("weapon", mark="lightsaber", of="on_this")), conditions=shot_at(JEDI)),
        automatic(
            lower("power", 3, cards(of="shot_at"), until="battle"),
            at="weapon_hit",
            conditions=[
                shooter_is(cards(of="this")),
                shot_at(character(mark="jedi master")),
                there_is(location(state="in_battle")),
            ],
        ),
    )


def menace() -> Declared:
    return card(
        STAYS,
        action(
            deploy(own_character(mark="neimoidian")),
            shuffle("reserve"),
            when="deploy",
            times=1,
            conditions=there_is(character(named="Maul")),
        ),
        constant(immune(None, HUNTER), gains("guard", 2, HUNTER)),
        automatic(put_in_pile("used", THIS), at="lost", conditions=it_is(MAUL)),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "12_70": card(
            *(
                used(
                    draw_destiny(1),
                    raise_by_drawn(number),
                    immune_by_drawn(),
                    withstands("Sense"),
                    targets=target(own_character(agenda=["peace", "order"], **where)),
                )
                for number, where in (("power", {"not_at": SENATE}), ("politics", {"at": SENATE}))
            )
        ),
        "12_156": card(
            used(
                take_politics(),
                targets=[
                    target(enemy_character(at=SENATE, agenda_like=own_character(mark="senator", at=SENATE))),
                    target(own_character(mark="senator", at=SENATE, agenda_like=cards(of="target"))),
                ],
            )
        ),
        "12_6": card(
            automatic(
                retrieve_top(1),
                at="turn_end",
                conditions=[opponents_turn(), this_is(cards(at=ARENA)), racer_leads(ANAKIN)],
            ),
            automatic(
                lose_force(1),
                at="turn_end",
                conditions=[opponents_turn(), this_is(cards(at=ARENA)), racer_behind(ANAKIN)],
            ),
        ),
        "12_21": card(
            printed(deploys_only(COUNCIL)),
            constant(immune(None), conditions=IN_COUNCIL),
            *(action(redraw(), when=when, times=1, conditions=IN_COUNCIL) for when in ("destiny", "shot")),
        ),
        "12_72": card(found(cards("effect"), 3), found(ship(named="Radiant VII")), found(cards("interrupt", named=LIGHT_RACES))),
        "12_163": card(
            found(cards("effect"), 3),
            used(deploy(site("Blockade Flagship")), shuffle("reserve")),
            found(cards("interrupt", named=DARK_RACES)),
        ),
        "12_77": card(
            constant(drain(1), conditions=race_won(), **LIGHT),
            constant(most_destinies(1, whose="own"), conditions=race_lost(), **DARK),
        ),
        "12_84": card(
            constant(moves_cost_less("fly_from", 1, own_ship()), **LIGHT),
            constant(
                most_destinies(1, whose="own"),
                conditions=there_is_no(own_ship(icon=["trade-federation", "independent"], where="here")),
                **DARK,
            ),
        ),
        "12_101 12_102": apprentice(),
        "12_118": card(
            constant(draw_anyway(1), conditions=[this_is(cards(at=GROUND)), there_is(OTHER_DROID)]),
            constant(moves_cost("walk_from", 1, enemy_character()), conditions=this_is(cards(at=GROUND))),
        ),
        "12_119": card(
            *(
                action(
                    put_out(THIS),
                    forbid("be_immune", until="turn"),
                    set_until("power", 0, until="turn"),
                    when=when,
                    conditions=turn,
                    targets=target(enemy_character(mark="jedi", state="present")),
                )
                for when, turn in (("control", your_turn()), ("control_begins", opponents_turn()))
            ),
            constant(moves_cost("walk_from", 2, enemy_character(mark="jedi"))),
        ),
        "12_139 12_140": menace(),
        "12_153": card(
            *(
                lost(more_destiny(n), when="battle", conditions=[there_is(character(named="Maul", state="in_battle")), there_is(foe)])
                for n, foe in (
                    (1, character(mark="jedi", state="in_battle")),
                    (2, character(named="Qui-Gon", mark="jedi", state="in_battle")),
                )
            ),
            lost(*search(cards("weapon", mark="lightsaber", whose="own", zone="reserve")), costs=use(1)),
            lost(
                duel(2, 2, lose(character(state="defeated"))),
                targets=[
                    target(own_character(named="Maul", meeting=enemy_character(mark="jedi"))),
                    target(enemy_character(mark="jedi", where="with_target", meeting=own_character(named="Maul"))),
                ],
            ),
        ),
        "12_172": card(
            action(
                go(),
                when="move",
                costs=use(1),
                targets=[
                    target(own_character(state=["standing", "movable"], where="here")),
                    target(site("Naboo", icon="interior", of="not_target")),
                ],
                **DARK,
            ),
            constant(raise_weapon_destiny(1), **LIGHT),
        ),
        "12_175": card(
            constant(drain(1), conditions=there_is(character(named="Maul", where="here")), **DARK),
            constant(moves_cost("from", 1, enemy_ship()), conditions=you_occupy(), **DARK),
            constant(moves_cost_less("fly_to", 1, own_ship()), **LIGHT),
        ),
        "12_181": card(
            own_cost(costs_less(1), conditions=there_is(BATTLESHIP)),
            constant(loses("power", 1), conditions=there_is_no(own_ship(mark="droid control ship", state="present"))),
            constant(
                loses("power", 1, enemy_ship("starfighter", state="present")),
                conditions=there_is(ship(mark="droid starfighter", other=True, where="here")),
            ),
        ),
        "12_184": card(
            printed(holds(**FREIGHT), has_docking(), permanent_pilot(1)),
            constant(draw_anyway(1), conditions=there_is(ship("starfighter", where="here"))),
        ),
        "12_185": card(
            printed(holds(**FREIGHT), has_docking(), permanent_pilot(2)),
            constant(add_destiny(1), conditions=there_is(ship(mark="droid starfighter", where="here"))),
        ),
        "12_41": card(*plans(), HASTE),
        "12_129": card(*plans(there_is_no(cards(named="Battle Plan"))), HASTE),
        "12_18": card(
            constant(
                loses("cost", 1, cards(type=["weapon", "device"], whose="own", zone="hand", where="here")),
                conditions=this_is(cards(at=location("site"))),
            ),
            constant(
                lower_total_by_icons(1, "light"),
                conditions=[
                    this_is(cards(at=location("site", icon="exterior"))),
                    there_is(own_character(skill="smuggler", unique=True, other=True, where="here")),
                ],
            ),
        ),
    }
)
