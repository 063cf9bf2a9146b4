"""Characters of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import brings
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, no_force, send
from games.star_wars_ccg.abilities.operations.rare.crossing import crosses_harder
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    cancel,
    choose,
    draw_cards,
    go,
    look_at_top,
    may,
    pick,
    react_deploy,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny, raise_total_destiny
from games.star_wars_ccg.abilities.ops import (
    HERE,
    HOST,
    PILOTED,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    costs_less,
    deploys_only,
    drain,
    draw_anyway,
    gains,
    immune,
    immune_to,
    lets,
    loses,
    moves_only,
    own_cost,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to_one_of,
    host_is,
    may_reinforce,
    opponents_turn,
    piloting,
    target,
    there_is,
    this_is,
    up_to_targets,
    use,
    you_control,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import (
    ABOARD,
    EMPEROR,
    FIGHTS,
    capital_pilot,
    cheaper_aboard,
    cheaper_to_one_of,
    discount,
    exposes,
    from_deck,
    together_with,
)
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, SPACE, by_code
from games.star_wars_ccg.abilities.products.phrases.turned import UPRISING, chosen_system, turned_back

DESTROYER: Final = ship(mark="star destroyer")
STATION_SITE: Final = location("site", system="Death Star II")
# A site with the Emperor, and one related to it.
COURT: Final = location("site", hosting=character(named=EMPEROR, at=GROUND))
PIKE: Final = cards("weapon", mark="force pike")
SABER: Final = cards("weapon", mark="lightsaber")
# As many as ever come together.
MANY: Final = 20
# Those who come to the help of the guards' captain.
GUARDS: Final = own_character(mark=["trooper", "royal guard"], state="reactive")
SUMMONED: Final = own_character(mark=["trooper", "royal guard"])


def of_ties(power: int) -> Any:
    """More power for any TIE that this character pilots."""
    return constant(gains("power", power, PILOTED), conditions=piloting(ship(mark="tie")))


def courtier() -> Any:
    """Where the guards of the Emperor are deployed."""
    return printed(deploys_only(location("site", system="Coruscant")), deploys_only(location("site", beside=COURT)))


def shuttle() -> list[Any]:
    """The texts by which characters and vehicles go between the docking bay of the station and the ground below without cost."""
    mover = cards(type=["character", "vehicle"], whose="own", state=["movable", "standing"])
    ground = location("site", icon="exterior", state="orbited_now")
    inside = this_is(cards(at=location(named="Death Star II: Docking Bay")))
    return [
        action(go(to="target_2"), when="move", conditions=inside, targets=[target({**mover, "where": "here"}), target(ground)]),
        action(go(to=HERE), when="move", conditions=inside, targets=target({**mover, "at": ground})),
    ]


def calls(who: Mapping[str, Any]) -> list[Any]:
    """The texts by which these come in reaction to this card's location without cost."""
    here = there_is(location(state="subject", where="here"))
    targets = up_to_targets(MANY, who)
    return [action(send(free=True), when=when, conditions=here, targets=targets) for when in ("battle_begins", "drain")]


# A Star Destroyer that holds a system.
HELD_BY: Final = own_ship(mark="star destroyer", state="run")


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "9_97": card(
            flies(3),
            constant(
                drain(1, location("system", state=["battleground", "controlled"], where="two_parsecs", hosting=HELD_BY)),
                conditions=[piloting(DESTROYER), this_is(cards(at=location("system", state="battleground")))],
            ),
        ),
        "9_98": card(
            cheaper_aboard(2, "Executor"),
            flies(2),
            constant(gains("power", 1, PILOTED), conditions=piloting(DESTROYER)),
            constant(loses("cost", 1, own_ship("capital", zone="hand", where="here")), conditions=this_is(cards(at=location("system")))),
            action(choose(from_deck(cards("admirals-order")), from_deck(character(mark="commander"))), once_a="game"),
        ),
        "9_99": card(
            flies(3),
            constant(gains("defence", 2, PILOTED), add_destiny(1), conditions=piloting(cards(named="Saber 1"))),
            constant(raise_sum(1, per=own_ship(mark="tie interceptor", state=["run", "in_battle"])), conditions=FIGHTS),
        ),
        "9_100": card(
            capital_pilot(3),
            constant(gains("defence", "hyperspeed", 1, HOST), conditions=host_is(DESTROYER)),
            action(
                cancel(),
                when="move",
                times=1,
                conditions=host_is(DESTROYER),
                targets=target(cards(named="Landing Claw", where="here")),
            ),
        ),
        "9_101": card(cheaper_aboard(2, "Scimitar 2"), flies(2), constant(lets("settle_all"), conditions=piloting(ship(mark="tie/sa")))),
        "9_102": card(
            flies(2),
            constant(no_force(), conditions=[you_control(), there_is(location(whose="opponent", state="no_battleground", where="here"))]),
            *turned_back(UPRISING, this_is(cards(at=chosen_system(UPRISING)))),
        ),
        "9_103": card(
            flies(2),
            constant(gains("power", 1, PILOTED), conditions=piloting(ship("starfighter"))),
            constant(add_destiny(1), conditions=[FIGHTS, piloting(ship(mark="tie defender")), there_is(together_with("Jendon"))]),
        ),
        "9_104": card(
            constant(
                gains("power", 2),
                immune(3),
                draw_anyway(1),
                conditions=[this_is(cards(at=location("site", icon="exterior"))), this_is(cards(at=location("site", icon="planet")))],
            ),
            exposes("Surprise Assault"),
        ),
        "9_105": card(flies(3), constant(gains("defence", 1, PILOTED)), at_home_in("Onyx 1", destiny=True)),
        "9_106": card(
            flies(2),
            action(
                deploy(location("system", state="battleground")),
                shuffle("reserve"),
                when="deploy",
                times=1,
                conditions=this_is(cards(at=location(icon="scomp-link"))),
            ),
        ),
        "9_107": card(
            flies(2),
            at_home_in("Saber 3", destiny=True),
            constant(bars("react_to", cards(whose="opponent"), location("system", "sector", where="here"))),
        ),
        "9_108": card(
            of_ties(3),
            action(*search(ship(mark="tie interceptor", unique=True, whose="own", zone="reserve")), when="deploy", times=1),
        ),
        "9_109": card(
            printed(deploys_only(location(state="clear")), deploys_only(SPACE), moves_only(location(state="clear"))),
            action(*search(cards(named="Force Lightning", whose="own", zone="reserve")), times=1),
            constant(immune(None)),
            constant(crosses_harder(3, character(named="Vader", where="here")), conditions=this_is(cards(state="present"))),
        ),
        "9_110": card(
            discount(3, COURT),
            constant(
                drain(1),
                conditions=[
                    this_is(cards(at=location("site", state="battleground"))),
                    there_is(character(named=EMPEROR, where="here")),
                ],
            ),
            action(pick(1, cards(whose="own", zone="held")), put_in_pile("used", PICKED, under=True), draw_cards(1), times=1, costs=use(1)),
            constant(immune(3)),
        ),
        "9_112": card(
            flies(2),
            action(
                lower("defence", 1, until="turn"),
                times=1,
                conditions=piloting(cards(named="Scythe 3")),
                targets=target(enemy_ship("starfighter", where="here")),
            ),
        ),
        "9_113": card(
            cheaper_to_one_of(2, cards(named="Executor"), location(system=["Death Star II", "Endor"])),
            flies(3),
            constant(raise_each_destiny(1, {**SABER, "of": "on_this"})),
            printed(immune_to("Uncontrollable Fury")),
            constant(immune(6)),
            constant(gains("guard", 2), conditions=this_is(cards(state="sabered"))),
        ),
        "9_114": card(of_ties(3), constant(raise_total_destiny(2, ABOARD), conditions=piloting(ship(mark="tie/ln")))),
        "9_115": card(
            cheaper_aboard(2, "Scimitar 1"),
            flies(2),
            constant(
                cannot("walk", who=enemy_character(where="here")),
                conditions=[piloting(ship(mark="bomber")), there_is(cards("effect", named="Bombing Run", where="here"))],
            ),
        ),
        "9_116": card(
            of_ties(3),
            at_home_in("Saber 2", destiny=True),
            action(*search(cards(named="Fighters Coming In", whose="own", zone="reserve")), once_a="game"),
        ),
        "9_117": card(
            capital_pilot(2),
            action(
                choose(
                    search(location("sector", system="Death Star II", whose="own", zone="reserve")),
                    search(cards(named="Superlaser Mark II", whose="own", zone="reserve")),
                ),
                times=1,
                conditions=your_turn(),
            ),
            constant(
                cannot("be_deployed", who=character(mark="spy", whose="opponent", zone="hand", where="here")),
                conditions=this_is(cards(at=STATION_SITE)),
            ),
        ),
        "9_111": card(
            own_cost(costs_less(2), conditions=deploys_to_one_of(location(mark="docking bay"), location(titled="Launch Bay"))),
            *shuttle(),
        ),
        "9_118": card(
            courtier(),
            constant(add_destiny(1), conditions=[FIGHTS, this_is(cards(holding=PIKE))]),
            *calls(GUARDS),
            printed(brings(SUMMONED)),
            constant(lets("come_free", who={**SUMMONED, "zone": "hand", "where": "here"}), conditions=opponents_turn()),
            *(
                action(react_deploy(), when=when, conditions=[may_reinforce(), this_is(cards(where="there"))])
                for when in ("battle_begins", "drain")
            ),
            constant(gains("guard", 1, character(mark="royal guard", other=True, where="same_or_related"))),
        ),
        "9_119": card(
            courtier(),
            constant(add_destiny(1), conditions=this_is(cards(state="defending", holding=PIKE))),
            constant(cannot("be_shot", who=character(named=EMPEROR, meeting=character(mark="royal guard", state="unhit")))),
        ),
        "9_120": card(
            discount(3, COURT),
            constant(add_destiny(1), conditions=[FIGHTS, there_is(together_with(*EMPEROR))]),
            action(look_at_top(1, whose="opponent"), may(put_in_pile("reserve", LOOKED, under=True)), times=1, costs=use(1)),
            constant(immune(4)),
        ),
    }
)
