"""Cards that answer a battle, a drain, a destiny, a weapon or a loss (CCG-INT-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import as_drawn, drive_off, lend_ability, skirmish, volley
from games.star_wars_ccg.abilities.operations.steps import (
    add_loss,
    board,
    buy_off,
    cancel_battle,
    cancel_drain,
    cancel_it,
    choose,
    choose_number,
    disarm,
    draw_destiny,
    draw_destiny_each,
    escape_by_ship,
    escape_on_foot,
    go,
    hit,
    if_,
    lose,
    lower_shot,
    may,
    pick,
    press,
    put_out,
    raise_,
    rally,
    react_deploy,
    redraw,
    relocate,
    repeat,
    restore_it,
    retrieve_forfeit,
    retrieve_topmost,
    revive,
    settle,
    swap_destinies,
    turn_shot,
    void_attrition,
)
from games.star_wars_ccg.abilities.ops import HERE, action, card, constant, deploys_on, gains, lost, printed, used
from games.star_wars_ccg.abilities.parts import (
    destiny_is_ability,
    destiny_least,
    host_is,
    it_is,
    may_reinforce,
    one_destiny_each,
    opponent_attacks,
    opponent_must_pay,
    opponents_turn,
    outgunned,
    target,
    there_is,
    there_is_no,
    this_is,
    use,
    you_must_lose,
    your_destiny,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import (
    captive,
    cards,
    character,
    enemy_character,
    enemy_ship,
    location,
    own_character,
    own_ship,
    ship,
)
from games.star_wars_ccg.abilities.products.phrases.droids import guards_droid
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

STARFIGHTER: Final = ship("starfighter")
COMPACTOR: Final = location("site", named="Death Star: Trash Compactor")
FORFEITED: Final = own_character(not_named="Obi-Wan", of="it", zone="lost")


def maneuvers(*effects: Any) -> list[Any]:
    """The two texts of an Interrupt that helps a starfighter: at any time, and when a weapon destiny was just drawn."""
    return [used(*effects, targets=target(STARFIGHTER)), used(*effects, when="shot", targets=target(STARFIGHTER))]


ABANDONED: Final = [it_is(own_ship("capital")), there_is(own_character(state="stranded"))]
UNLESS_TARKIN: Final = [*ABANDONED, there_is_no(own_character(named="Tarkin", state="stranded"))]
CANTINA: Final = location("site", named="Tatooine: Cantina")
ON_THE_GROUND: Final = cards(type=["character", "vehicle"], whose="opponent", state=["in_battle", "in_sights"])
PLANET_SITE: Final = target(location("site", icon="planet"))


def reinforces() -> list[Any]:
    """The texts that deploy cards to where the opponent has begun a battle or a Force drain, here or at the next site (CCG-BAT-04)."""
    near = there_is(location(state="subject", where="near"))
    return [action(react_deploy(), when=when, conditions=[near, may_reinforce()]) for when in ("battle_begins", "drain")]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "1_6": card(*reinforces()),
        "1_201": card(printed(deploys_on(1, character())), *reinforces()),
        "1_78": card(*guards_droid("be_stolen", "be_shot", "be_doomed", "be_captured")),
        "1_31": card(
            action(
                restore_it(),
                hit("this"),
                when="hit",
                times=1,
                conditions=[it_is(character(other=True, where="here")), this_is(cards(at=location("site")))],
            ),
            constant(gains("power", 2), conditions=this_is(cards(state="at_night"))),
        ),
        "1_79": card(
            used(relocate(own_character(state="stranded"), to="target"), when="abandoned", conditions=ABANDONED, targets=PLANET_SITE)
        ),
        "1_245": card(
            used(relocate(own_character(state="stranded"), to="target"), when="abandoned", conditions=UNLESS_TARKIN, targets=PLANET_SITE),
            used(
                board(own_character(state="stranded"), to="target"),
                when="abandoned",
                conditions=UNLESS_TARKIN,
                targets=target(own_ship("capital", state="roomy_for_all")),
            ),
        ),
        "1_103 1_244": card(
            used(choose_number(3), rally(), when="battle_begins", conditions=[opponent_attacks(), outgunned()]),
        ),
        "1_117": card(
            used(void_attrition(), lose(), when="battle", targets=target(own_character("droid", at=location("site")))),
            used(
                turn_shot(),
                when="aimed",
                conditions=it_is(cards(whose="own", at=location("site"))),
                targets=target(own_character("droid", where="with_it")),
            ),
        ),
        "1_252": card(
            lost(cancel_it(), repeat(press()), when="used", conditions=it_is(cards(named="It Could Be Worse"))),
            lost(add_loss(1), when="loss", conditions=opponent_must_pay()),
        ),
        "1_282": card(
            *(
                action(
                    go(to=HERE),
                    half="dark",
                    when=when,
                    conditions=[opponents_turn(), this_is(cards(state="subject"))],
                    costs=use(1),
                    targets=target(own_ship(state="in_range")),
                )
                for when in ("battle_begins", "drain")
            )
        ),
        "1_7": card(
            action(
                draw_destiny(1),
                if_(destiny_is_ability(), hit()),
                when="fired",
                times=1,
                costs=use(1),
                targets=target(enemy_character(state="present", of="it")),
            )
        ),
        "1_70": card(*maneuvers(raise_("hyperspeed", "defence", 2, until="turn"))),
        "1_75": card(lost(volley(), when="battle", targets=target(enemy_ship(state=["in_battle", "in_sights"])))),
        "1_86": card(
            used(
                choose_number(6),
                lend_ability(),
                when="battle",
                targets=target(own_character(named="Obi-Wan", at=location("site", state="controlled"))),
            ),
            used(
                go(to=location("site", state="in_battle")),
                when="battle_begins",
                conditions=opponents_turn(),
                costs=use(1),
                targets=target(own_character("rebel", state=["standing", "movable"], where="beside_it")),
            ),
        ),
        "1_84": card(
            used(
                redraw(),
                when="destiny",
                conditions=[your_destiny(), there_is(own_character(ability_least=3, state="in_battle"))],
                costs=use(1),
            )
        ),
        "1_85": card(used(lower_shot(2), when="aimed", conditions=it_is(own_ship()))),
        "1_88": card(used(escape_by_ship(), when="battle_begins", conditions=there_is(location("system", "sector", state="in_battle")))),
        "1_89": card(
            used(
                relocate(own_character(state="in_battle"), to=COMPACTOR),
                cancel_battle(),
                when="battle_begins",
                conditions=[
                    there_is(COMPACTOR),
                    there_is(location("site", system="Death Star", state="in_battle", not_named="Death Star: Trash Compactor")),
                ],
            )
        ),
        "1_90": card(used(repeat(buy_off()), when="loss", conditions=you_must_lose())),
        "1_96": card(
            used(
                draw_destiny(1),
                as_drawn(pick(1, enemy_character(ability=1, state=["in_battle", "standing"])), drive_off()),
                when="battle_begins",
                conditions=there_is(own_character(mark="jedi", state="in_battle", where="there", at=location("site"))),
                costs=use(1),
            )
        ),
        "1_98": card(
            used(
                escape_on_foot(),
                when="battle_begins",
                conditions=[
                    opponent_attacks(),
                    there_is(own_character("rebel", ability_least=3, state="in_battle", where="there", at=location("site"))),
                ],
            )
        ),
        "1_99": card(
            lost(
                may(retrieve_forfeit()),
                put_out(),
                when="deployed",
                conditions=it_is(enemy_character()),
                targets=target(own_character(state="as_strong")),
            ),
            lost(
                may(retrieve_forfeit()),
                put_out(),
                when="deployed",
                conditions=it_is(enemy_character()),
                targets=target(captive(whose="own", state="as_strong")),
            ),
        ),
        "1_100": card(
            lost(
                revive(to=location(state="in_battle")),
                when="forfeited",
                conditions=there_is(location("site", system="Tatooine", state="in_battle")),
                costs=use(1),
                targets=target(FORFEITED),
            )
        ),
        "1_113 1_238": card(
            lost(
                cancel_drain(),
                draw_destiny_each(cards(type=["character", "vehicle", "starship"], whose="opponent", where="there")),
                settle(),
                when="drain",
                conditions=opponents_turn(),
                costs=use(1),
            )
        ),
        "1_241": card(*maneuvers(raise_("hyperspeed", "defence", 2, until="turn"), raise_("power", 1, until="turn"))),
        "1_254": card(
            lost(
                retrieve_topmost(own_character(zone="lost")),
                when="lost",
                conditions=[it_is(enemy_character()), there_is(own_character(zone="lost"))],
                costs=use(1),
            )
        ),
        "1_256": card(
            lost(
                choose([skirmish(0)], [skirmish(1)]),
                when="battles_begin",
                conditions=your_turn(),
                costs=use(1),
                targets=[
                    target(own_character(mark="stormtrooper", at=CANTINA)),
                    target(own_character(mark="stormtrooper", at=CANTINA, of="not_target")),
                    target(enemy_character(at=CANTINA)),
                ],
            )
        ),
        "1_265": card(lost(volley(), when="battle", targets=target(ON_THE_GROUND))),
        "1_269": card(lost(swap_destinies(), when="destinies", conditions=one_destiny_each(), costs=use(1))),
        "1_315": card(
            printed(deploys_on(2, own_character(mark="tusken raider"))),
            action(
                draw_destiny(2),
                if_(destiny_least(6), disarm()),
                when="battle_begins",
                once_a="battle",
                conditions=host_is(cards(state="in_battle")),
                targets=target(enemy_character(state="in_battle")),
            ),
        ),
    }
)
