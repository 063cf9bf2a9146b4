"""Characters without politics, of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import piloted_most
from games.star_wars_ccg.abilities.operations.draws.destinies import declare, is_even, is_odd
from games.star_wars_ccg.abilities.operations.draws.races import take_race
from games.star_wars_ccg.abilities.operations.fate import (
    attrition_due,
    destiny_reaches_politics,
    force_least,
    lose_top,
    lower_attrition,
    lower_drain,
    lower_total,
    most_destinies,
    raise_if_drawn,
    spend,
    use_some,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import keep_destinies
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.rules.protection import keeps
from games.star_wars_ccg.abilities.operations.spies import break_cover, undercover
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    activate,
    buy_off,
    choose,
    draw_destiny,
    if_,
    look_at_top,
    lose,
    lose_force,
    may,
    more_destiny,
    put_on_used,
    put_out,
    redraw,
    relocate,
    repeat,
    retrieve_top,
    return_to_hand,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import raise_total_destiny
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    automatic,
    cancels,
    cannot,
    card,
    constant,
    costs,
    costs_each,
    costs_less,
    costs_more,
    deploys_only,
    drain,
    draw_anyway,
    gains,
    immune,
    immune_to,
    left_out,
    own_cost,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    destiny_least,
    destiny_most,
    host_is,
    it_is,
    opponent_attacks,
    opponents_turn,
    piloting,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    use,
    you_must_lose,
    your_destiny,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.coruscant.senate import BATTLE_SITE, DARK_JEDI, DRAWN, JEDI
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

COUNCIL: Final = location(named="Coruscant: Jedi Council Chamber")
IN_COUNCIL: Final = this_is(cards(at=COUNCIL))
QUEEN_HERE: Final = there_is(character(named="Amidala", at=GROUND, where="here"))
THE_QUEEN: Final = character(named="Amidala", where="here")
RADIANT: Final = "Radiant VII"
ROYAL: Final = "Queen's Royal Starship"
ENEMY_BAY: Final = location(mark="docking bay", whose="opponent")
DROIDS: Final = ["battle droid", "destroyer droid"]
RABBLE: Final = own_character(mark=["thief", "gambler", "information broker"], at=site("Tatooine"), where="related")
BRIDGE: Final = location(named="Blockade Flagship: Bridge")
# What Gunray does aboard the flagship, by itself or at one of its sites.
FLAGSHIP: Final = [
    bars("enter", enemy_character(mark=JEDI), who=BRIDGE),
    cannot("be_deployed", who=enemy_character(mark=JEDI, zone="hand", at=BRIDGE)),
    raise_if_drawn(3, own_character(mark="destroyer droid", zone="reserve")),
]
ABOARD: Final = [this_is(cards(at=location(system="Blockade Flagship"))), host_is(cards(named="Blockade Flagship"))]
# Lost in a battle, with Force to come back.
FALLEN: Final = [force_least(2), there_is(location(state="in_battle"))]
SAFE: Final = constant(immune(None), conditions=IN_COUNCIL)


def cheaper(less: int, *conditions: Any) -> Any:
    """The text of a card that costs less where these hold."""
    return own_cost(costs_less(less), conditions=list(conditions))


def in_system(name: str) -> Any:
    """The condition that a card is deployed at a location of this system."""
    return there_is(location(system=name, where="here"))


def pilot_of(what: Mapping[str, Any]) -> list[Any]:
    """The texts of a pilot of Naboo, who comes cheaper there and brings 1 Force aboard such a starship."""
    return [cheaper(2, in_system("Naboo")), automatic(may(activate(1)), at="entry", conditions=host_is(what))]


def jawa() -> Declared:
    tatooine = location("site", system="Tatooine")
    return card(
        printed(deploys_only(tatooine), costs_each(1)),
        constant(gains("power", 1), conditions=this_is(cards(at=tatooine))),
        action(
            lower_drain(1),
            when="drain",
            once_a="event",
            costs=use(2),
            conditions=[
                opponents_turn(),
                there_is(character(mark="jawa", other=True, where="here")),
                there_is(location("site", state="draining", where="adjacent")),
            ],
        ),
    )


def bay_hand(*also: Any) -> list[Any]:
    """The texts of a pilot who drains more at a docking bay of the opponent."""
    friends = own_character(other=True, where="here")
    return [flies(2), constant(drain(2), immune(4, friends), *also, conditions=this_is(cards(at=ENEMY_BAY)))]


def alone_on(*others: str) -> list[Any]:
    """The conditions of a pilot of the Radiant VII that is the only own starship there."""
    return [
        piloting(cards(named=RADIANT)),
        this_is(cards(at=location("system"))),
        there_is_no(own_ship(not_named=[RADIANT, *others], where="here")),
    ]


MACE: Final = card(
    own_cost(costs_more(3), conditions=there_is_no(location(named="Coruscant: Jedi Council Chamber", where="here"))),
    SAFE,
    action(
        lose_force(2, whose="opponent"),
        when="control",
        times=1,
        conditions=[IN_COUNCIL, there_is(character(named="Amidala", at=BATTLE_SITE)), there_is_no(character(named="Maul"))],
    ),
)

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "12_1": card(flies(2), constant(most_destinies(1), conditions=alone_on())),
        "12_2": card(
            cheaper(1, QUEEN_HERE),
            action(deploy(cards("weapon", mark=list(BLASTERS)), on=cards(of="this")), shuffle("reserve"), once_a="game", when="deploy"),
            action(
                lose_force(2, whose="opponent"),
                when="hit",
                times=1,
                conditions=[there_is(cards("weapon", mark=list(BLASTERS), state="firing", of="on_this")), it_is(character())],
            ),
        ),
        "12_4": card(
            printed(deploys_only(COUNCIL)),
            SAFE,
            action(
                choose([look_at_top(1), may(put_on_used(LOOKED))], [look_at_top(1, whose="opponent"), may(put_on_used(LOOKED))]),
                times=1,
                costs=use(1),
                conditions=IN_COUNCIL,
            ),
        ),
        "12_5": card(
            constant(cannot("use_text", who=enemy_character(mark=["accountant", "tax collector"], at=GROUND, where="near"))),
            constant(keep_destinies(), most_destinies(2, whose="own"), conditions=this_is(cards(state="in_battle", at=GROUND))),
        ),
        "12_7": card(
            cheaper(1, there_is(site("Naboo", state="enemy_occupied", where="here"))),
            constant(draw_anyway(1), conditions=there_is(character(mark="gungan", other=True, where="here"))),
            constant(gains("power", 3), conditions=there_is(cards("weapon", mark="electropole", of="on_this"))),
        ),
        "12_9 12_108": jawa(),
        "12_10": card(
            own_cost(costs_more(3), conditions=there_is_no(location(named="Coruscant: Jedi Council Chamber", where="here"))),
            automatic(
                lose_top(1, whose="opponent"),
                at="battle_begun",
                conditions=[
                    opponent_attacks(),
                    this_is(cards(at=BATTLE_SITE)),
                    there_is(location("site", state="in_battle", where="near")),
                ],
            ),
            constant(immune(5), conditions=IN_COUNCIL),
        ),
        "12_12": card(
            flies(2),
            constant(
                lower_total(3, whose="opponent"),
                conditions=[
                    piloting(cards(named="Radiant VII")),
                    there_is_no(own_ship(state="standing", of="not_host", where="here")),
                    piloted_most(6),
                ],
            ),
        ),
        "12_13 12_14": MACE,
        "12_16 12_17": card(
            printed(immune_to("You Are Beaten")),
            cheaper(2, there_is(site("Coruscant", where="here"))),
            action(
                return_to_hand(THIS),
                when="move",
                costs=use(4),
                conditions=there_is(enemy_character(mark=DARK_JEDI)),
            ),
            constant(immune(None)),
        ),
        "12_19": card(
            *pilot_of(ship(mark="n-1 starfighter")),
            constant(gains("power", 2, PILOTED), conditions=piloting(ship("starfighter"))),
            constant(gains("power", 1, PILOTED), conditions=piloting(ship("starfighter", mark="n-1 starfighter"))),
            constant(gains("forfeit", 1), conditions=this_is(cards(state="in_battle", at=location("system")))),
        ),
        "12_20": card(
            own_cost(costs(0), conditions=there_is(location(mark="docking bay", where="here"))),
            *bay_hand(gains("guard", 1, own_character(other=True, where="here"))),
        ),
        "12_24": card(
            flies(3),
            constant(gains("power", 1, PILOTED), conditions=piloting(cards(named=ROYAL))),
            action(
                use_some(9),
                lower_attrition(None),
                when="attrition",
                once_a="battle",
                conditions=[this_is(cards(state="in_battle")), piloting(cards(named=ROYAL)), attrition_due()],
            ),
        ),
        "12_25": card(
            constant(gains("power", 2), immune(None, THE_QUEEN), conditions=QUEEN_HERE),
            action(
                choose(
                    [deploy(character(named="Amidala"), at=location("site", where="here"), free=True), shuffle("reserve")],
                    [deploy(character(named="Amidala"), at=location("site", where="here"), free=True, pile="lost")],
                ),
                put_out(THIS),
                when="deploy",
                conditions=this_is(cards(at=GROUND)),
            ),
        ),
        "12_26": card(
            constant(gains("power", 2), gains("guard", 2, THE_QUEEN), conditions=QUEEN_HERE),
            automatic(may(spend(2), take(THIS)), at="own_loss", conditions=FALLEN),
        ),
        "12_33": card(
            constant(
                gains("cost", 1, enemy_character("republic", zone="hand", where="here")),
                gains("forfeit", 3),
                conditions=there_is_one_of(
                    location("site", mark="theed palace site", where="here"), character(named="Amidala", at=GROUND, where="here")
                ),
            ),
            automatic(may(spend(2), put_on_used(THIS)), at="own_loss", conditions=FALLEN),
        ),
        "12_35 12_36": card(
            printed(deploys_only(COUNCIL)),
            action(
                relocate(own_character(mark=JEDI, other=True, where="here"), to="target"),
                when="move",
                times=1,
                costs=use(4),
                conditions=IN_COUNCIL,
                targets=target(location("site", state="occupied")),
            ),
            constant(immune(None)),
            constant(loses_nothing_to("Dagobah: Cave"), conditions=IN_COUNCIL),
        ),
        "12_99": card(
            constant(gains("guard", 2, own_character("alien", mark="leader", state="present"))),
            constant(gains("power", 3), conditions=this_is(cards(state="defending"))),
            constant(raise_total_destiny(2, cards("weapon", mark=list(BLASTERS), of="on_this"))),
            constant(keeps("forfeit", own_character(state="present"))),
        ),
        "12_103": card(
            *(
                action(
                    take(DRAWN),
                    redraw(),
                    when=when,
                    times=1,
                    conditions=[your_destiny(), there_is(cards(mark=DROIDS, of="drawn", zone="used"))],
                )
                for when in ("destiny", "shot")
            ),
            action(
                choose([activate(2)], [activate(1)]),
                when="draws_begin",
                times=1,
                conditions=[your_turn(), there_is_no(cards(whose="own", zone="force"))],
            ),
            constant(left_out()),
        ),
        "12_106": card(
            action(
                draw_destiny(1, whose="opponent"),
                if_(destiny_least(3), retrieve_top(1)),
                if_(destiny_most(2), lose_force(1)),
                when="control",
                times=1,
                costs=use(1),
            ),
            constant(left_out()),
        ),
        "12_107": card(
            cheaper(1, there_is(location(mark="docking bay", where="here"))),
            *bay_hand(immune(4, cards("vehicle", whose="own", where="here"))),
        ),
        "12_111": card(
            *pilot_of(own_ship(mark="trade federation battleship")),
            constant(gains("power", 2, PILOTED), conditions=piloting(ship())),
            constant(gains("forfeit", 2), conditions=this_is(cards(state="piloting"))),
        ),
        "12_112": card(
            constant(gains("forfeit", 1, own_character(mark=DROIDS, at=GROUND, where="same_or_related"))),
            *(constant(*FLAGSHIP, conditions=condition) for condition in ABOARD),
        ),
        "12_120": card(
            printed(cancels(["Beggar", "Frozen Assets"])),
            constant(gains("power", 1, RABBLE)),
            constant(
                draw_anyway(1),
                conditions=this_is(cards(at=location(named=["Tatooine: Cantina", "Tatooine: Mos Espa", "Tatooine: Marketplace"]))),
            ),
        ),
        "12_121": card(
            flies(2),
            action(
                repeat(buy_off()),
                when="loss",
                conditions=[
                    opponents_turn(),
                    you_must_lose(),
                    this_is(cards(aboard=ship(mark="trade federation battleship"))),
                    there_is(location("system", state="draining", where="two_parsecs")),
                ],
            ),
        ),
        "12_125": card(
            flies(2),
            action(take_race(), when="race_drawn", times=1, conditions=it_is(cards(whose="own"))),
            action(
                draw_destiny(1),
                if_(is_odd(), more_destiny(1)),
                if_(is_even(), take(cards(of="drawn", zone="used"))),
                when="battle",
                once_a="battle",
                conditions=this_is(cards(state="in_battle", at=location("system"))),
                costs=use(2),
            ),
        ),
        "12_124": card(
            action(
                draw_destiny(1),
                if_(destiny_least(4), take_race()),
                when="race_placed",
                times=1,
                conditions=[
                    this_is(cards(at=location(named="Tatooine: Podrace Arena"))),
                    it_is(cards(whose="opponent", lies_on=cards("podracer", whose="opponent"))),
                    there_is_no(character(named="Tusken Raider", other=True, state="has_acted")),
                ],
                costs=use(3),
            ),
        ),
        "12_109": card(
            printed(deploys_only(GROUND)),
            cheaper(2, there_is(site("Coruscant", where="here"))),
            automatic(declare(1), at="entry"),
            constant(undercover(THIS), conditions=declared(1)),
            action(break_cover(THIS), when="deploy", conditions=[declared(1), this_is(cards(at=GROUND))]),
            action(
                break_cover(THIS),
                draw_destiny(1),
                if_(destiny_reaches_politics(), lose(), lose(THIS)),
                when="control",
                conditions=declared(1),
                targets=target(character(politics_least=1, state="present")),
            ),
        ),
    }
)
