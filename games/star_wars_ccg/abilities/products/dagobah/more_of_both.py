"""Cards of both sides whose texts wait for targets, hold cards back, or follow from what a player has not done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude, lend_ability
from games.star_wars_ccg.abilities.operations.contests import trains_less
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.epics import put_on
from games.star_wars_ccg.abilities.operations.fate import lose_top, lower_attrition, lower_loss, put_in_pile, use_some
from games.star_wars_ccg.abilities.operations.moving import bars, move_now, send
from games.star_wars_ccg.abilities.operations.rules.limits import you_must_pay
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    board,
    choose,
    choose_number,
    draw_destiny,
    go,
    if_,
    lose,
    lose_force,
    pick,
    put_on_used,
    raise_,
    shuffle,
    stop,
    take,
)
from games.star_wars_ccg.abilities.operations.travel.ways import aim_at, lose_some, no_icons, use_lacking
from games.star_wars_ccg.abilities.operations.weapons import make_immune, pick_random, sink_drawn
from games.star_wars_ccg.abilities.ops import (
    HERE,
    HOST,
    action,
    aims_at,
    automatic,
    cannot,
    card,
    constant,
    costs,
    deploys_beside,
    deploys_on,
    doom,
    dull,
    gains,
    generation,
    gives,
    immune_to,
    laid,
    loses,
    lost,
    own_cost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    destiny_below_count,
    destiny_least,
    host_is,
    it_is,
    not_declared,
    opponents_turn,
    opposing_hand_least,
    opposing_hand_most,
    reached,
    target,
    target_is,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is_not,
    you_control,
    you_occupy,
    you_won,
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
from games.star_wars_ccg.abilities.products.hoth.more_of_both import sent_to, shadow
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, SPACE, by_code, cancels_named, terminated

CRAFT: Final = ["starship", "vehicle"]
# Who commands the fleet from the Executor, and where that is if something happens there.
COMMANDER: Final = cards("character", whose="own", where="here", mark="admiral")
OFFICERS: Final = own_character(named=["Tarkin", "Piett"], where="here")
FLAGSHIP_PLACE: Final = location(state="subject", hosting=ship(named="Executor"))
FLEET: Final = enemy_ship("capital", where="with_target")
MOVABLE: Final = cards(state="movable")
STAYS: Final = lose_force(1, whose="opponent")
MOVERS: Final = own_character(state=["standing", "movable"])
HUNTER: Final = character(mark="bounty hunter", state="in_battle")
PROTOCOL: Final = own_character(mark="protocol droid")
NAVIGATOR: Final = character(icon="nav-computer", aboard=cards(type=CRAFT, holding=PROTOCOL, state="in_battle"))
PATRONS: Final = (
    character(named=["Vader", "Emperor Palpatine", "Sidious"]),
    own_character(mark=["admiral", "general", "moff"]),
)
HAND: Final = cards(zone="held", whose="opponent")
WITHOUT: Final = location(state="new_here", whose="own")
# Those whose lore names the Emperor.
COURTIERS: Final = [
    "Admiral Ozzel",
    "Captain Needa",
    "Captain Sarkli",
    "Colonel Wullf Yularen",
    "Corporal Misik",
    "Corporal Vandolay",
    "Darth Vader",
    "Darth Vader, Dark Lord Of The Sith",
    "Dash Rendar",
    "Elite Squadron Stormtrooper",
    "Grand Moff Tarkin",
    "Lieutenant Grond",
    "Lieutenant Renz",
    "Lord Vader",
    "Moff Jerjerrod",
    "Myn Kyneugh",
    "Royal Guard",
    "Sim Aloo",
    "Stormtrooper",
]
CORRIDOR: Final = there_is_no(location(state="opposed", where="here"))


def grounded(pile: str, **under: Any) -> Declared:
    """An Effect that keeps a landed starship where it is, or lets what is on Dagobah sink."""
    return card(
        printed(
            deploys_on(0, ship(at=location("site", not_mark="docking bay"))),
            deploys_on(0, cards(type=CRAFT, at=site("Dagobah"))),
        ),
        constant(cannot("move", who=HOST)),
        automatic(if_(host_is(ship(at=site("Dagobah"))), choose([declare(1)], [declare(2)])), at="entry"),
        automatic(declare(2), at="entry", conditions=host_is(cards("vehicle"))),
        automatic(put_in_pile(pile, cards(of="host"), **under), at="own_control", conditions=declared(2)),
    )


def sinks(half: str, pile: str, **under: Any) -> Any:
    """The text by which what a player has at this site sinks when the own turn ends."""
    mud = cards(type=CRAFT, whose="own", where="here")
    return automatic(put_in_pile(pile, mud, **under), half=half, at="turn_end", conditions=[your_turn(), there_is(mud)])


def closed(half: str) -> Any:
    """The text of a site where no starships and vehicles come."""
    return constant(
        cannot("be_deployed", who=cards(type=CRAFT, zone="hand", where="here")),
        bars("enter", cards(type=CRAFT)),
        half=half,
    )


def idle(*also: Any) -> list[Any]:
    """The conditions that the opponent has not battled where both players are."""
    return [opponents_turn(), *also]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "4_24": grounded("lost", under=True),
        "4_115": grounded("used"),
        "4_28": card(
            printed(deploys_beside(2)),
            automatic(
                lose_force(3, whose="opponent"),
                if_(there_is(character(named="Vader")), pick(1, HUNTER), lose(PICKED)),
                at="lost",
                once_a="battle",
                conditions=[
                    it_is(character("rebel", ability_least=3)),
                    there_is(enemy_character(mark="bounty hunter", state="in_battle")),
                ],
            ),
        ),
        "4_29": shadow("Obi-Wan"),
        "4_30": card(
            printed(deploys_beside(2)),
            automatic(
                lose_force(3, whose="opponent"),
                at="battles_end",
                conditions=idle(there_is(location(state=["occupied", "enemy_occupied", "unfought"]))),
            ),
        ),
        "4_128": card(
            printed(deploys_on(0, character("rebel"))),
            automatic(
                lose_force(4, whose="opponent"),
                at="battles_end",
                conditions=idle(
                    you_occupy(),
                    host_is(character(ability_least=1, state="present")),
                    there_is(location(state="unfought", where="here")),
                ),
            ),
        ),
        "4_126": card(
            printed(deploys_beside(0)),
            automatic(lose_force(1), at="deploys_end", conditions=[your_turn(), there_is_no(WITHOUT)]),
            automatic(
                lose_force(1, whose="opponent"),
                at="deploys_end",
                conditions=[opponents_turn(), there_is_no(location(state="new_here", whose="opponent"))],
            ),
            constant(doom(), conditions=there_are(3, WITHOUT)),
            constant(doom(), conditions=there_are(3, location(state="new_here", whose="opponent"))),
        ),
        "4_34": card(
            laid(
                put_on(),
                aim_at(),
                when="battle_ends",
                conditions=you_won(),
                targets=[target(character(named="Vader")), target(character("imperial", not_named="Vader", state="in_battle"))],
            ),
            constant(loses("power", "forfeit", 4, HOST), loses("power", "forfeit", 4, cards(of="aim"))),
            automatic(draw_destiny(1), if_(destiny_least(3), lose(cards(of="aim"))), lose("this"), conditions=reached()),
        ),
        "4_40": card(
            printed(deploys_beside(3)),
            own_cost(costs(0), conditions=there_is(own_character(named="C-3PO"))),
            action(
                use_some(12),
                lower_loss(None),
                if_(there_is(NAVIGATOR), lower_loss(1)),
                when="loss",
                once_a="battle",
                conditions=[you_must_pay(), there_is(cards(type=CRAFT, holding=PROTOCOL, state="in_battle"))],
            ),
        ),
        "4_42": card(
            printed(
                deploys_on(0, character(named=["Emperor Palpatine", "Sidious"])),
                deploys_on(0, location("system")),
                aims_at(character(named=COURTIERS)),
            ),
            constant(dull(cards(of="aim")), cannot("be_highest", who=cards(of="aim"))),
            automatic(lose("this"), conditions=reached()),
        ),
        "4_50": card(
            lost(
                draw_destiny(1),
                sink_drawn(1),
                if_(destiny_below_count(FLEET), stop(FLEET, until="next_turn"), exclude(FLEET, until="next_turn")),
                when="control_begins",
                conditions=opponents_turn(),
                targets=target(enemy_ship("capital", at=SPACE, meeting=enemy_ship("capital"))),
            )
        ),
        "4_53": card(
            lost(pick(1, cards(zone="used", whose="own"), up_to=True), take(PICKED), shuffle("used"), costs=use_lacking(7)),
        ),
        "4_57": card(
            lost(
                stop(until="turn"),
                make_immune(None, until="turn"),
                if_(
                    there_is(character(mark="corellian", state="piloting", aboard=cards(of="target"))),
                    raise_("power", 2, until="turn"),
                ),
                when="battle",
                targets=target(ship("starfighter", state="in_battle", at=SPACE)),
            )
        ),
        "4_62": card(
            used(lose_some(12), lower_attrition(None), when="attrition"),
            *cancels_named(used, ["This Is Just Wrong"]),
        ),
        "4_67": card(lost(pick(1, cards(zone="force", whose="own"), up_to=True), take(PICKED), shuffle("force"))),
        "4_87": card(sinks("light", "used"), sinks("dark", "lost", under=True)),
        "4_89": card(
            action(
                lower_attrition(2),
                half="light",
                when="attrition",
                times=1,
                conditions=[
                    there_is(character(named="Yoda", where="here")),
                    this_is_not(cards(state="in_battle")),
                    there_is_no(location(state="enemy_occupied", where="here")),
                ],
            )
        ),
        "4_121": card(
            printed(
                *(deploys_on(0, character("imperial", ability_most=4, meeting=each)) for each in PATRONS),
                immune_to("Alter"),
            ),
            constant(
                gives("leader", who=HOST),
                gains("power", 1, HOST),
                shelters(["Demotion", "Report To Lord Vader", "What Is Thy Bidding, My Master?"], HOST),
            ),
        ),
        "4_145": sent_to(own_character(expansion="dagobah", ability_least=2), "Cloud City", "cloud-city"),
        "4_123": card(
            printed(deploys_on(0, character())),
            automatic(
                if_(host_is(enemy_character(skill="pilot", at=GROUND)), choose([declare(1)], [declare(2)])),
                at="entry",
            ),
            constant(trains_less(2, HOST), conditions=not_declared(2)),
            automatic(
                choose([move_now(must=True), if_(target_is(MOVABLE), STAYS)], [lose("target")], [STAYS], by_opponent=True),
                at="move_begins",
                conditions=[declared(2), opponents_turn()],
                targets=target(cards(of="host")),
            ),
        ),
        "4_129": card(printed(deploys_beside(3), immune_to("Alter")), constant(cannot("pay_attrition", who=cards(state="hit")))),
        "4_140": card(
            *cancels_named(used, ["Rogue Asteroid"]),
            used(pick_random(1, cards(zone="held", whose="opponent")), put_on_used(PICKED)),
        ),
        "4_141": card(
            lost(
                choose([pick(2, HAND, whose="opponent"), lose(PICKED)], [lose_top(1, whose="opponent")], by_opponent=True),
                conditions=opposing_hand_least(2),
            ),
            lost(lose_top(1, whose="opponent"), conditions=opposing_hand_most(1)),
        ),
        "4_158": card(
            automatic(
                lose_force(1),
                half="light",
                at="own_control",
                conditions=[
                    there_is(character(named="Yoda")),
                    there_is_no(character(named="Yoda", at=location("site", system="Dagobah"))),
                ],
            ),
            constant(no_icons(), half="dark", conditions=there_is(location(state="enemy_occupied", where="here"))),
        ),
        "4_159": card(
            *(
                action(send(), half=half, when=when, conditions=[opponents_turn(), *holding], targets=target(ships))
                for half, holding, ships in (
                    ("dark", [you_occupy(), there_is_one_of(COMMANDER, OFFICERS), there_is(FLAGSHIP_PLACE)], own_ship(state="reactive")),
                    ("light", [you_control()], own_ship(state="reactive", at=location(hosting=ship(named="Executor")))),
                )
                for when in ("battle_begins", "drain")
            )
        ),
        "4_163": card(
            action(
                choose_number(6),
                lend_ability(),
                half="dark",
                when="battle",
                times=1,
                conditions=[there_is(location("system", state="in_battle")), there_is_no(location(state="enemy_occupied", where="here"))],
                targets=target(own_character(named="Vader", state="alone", where="here")),
            )
        ),
        "4_86": card(
            closed("light"),
            constant(loses("cost", 2, cards("creature", whose="own", zone="hand", where="here")), half="light"),
            closed("dark"),
            constant(generation(1), half="dark", conditions=you_occupy()),
        ),
        "4_162": card(
            *(
                action(go(to=to), half="dark", when="move", conditions=CORRIDOR, targets=[target({**MOVERS, **where}), *also])
                for where, to, also in (
                    ({"where": "here"}, "target_2", [target(site("Executor", where="related"))]),
                    ({"at": site("Executor"), "where": "related"}, HERE, []),
                    ({"state": ["aboard", "movable"], "aboard": ship(named="Executor")}, HERE, []),
                )
            ),
            action(
                board(),
                half="dark",
                when="move",
                conditions=CORRIDOR,
                targets=[target({**MOVERS, "where": "here"}), target(own_ship(named="Executor"))],
            ),
        ),
        "4_66": card(*terminated(3)),
    }
)
