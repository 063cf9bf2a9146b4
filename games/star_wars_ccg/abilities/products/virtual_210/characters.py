"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import opponent_drew
from games.star_wars_ccg.abilities.operations.draws.destinies import activate_by_icons, lower_generation_by_icons, subtract_drawn
from games.star_wars_ccg.abilities.operations.fate import attrition_less, put_in_pile
from games.star_wars_ccg.abilities.operations.steps import (
    choose,
    draw_cards,
    draw_destiny,
    lose_force,
    more_destiny,
    put_on_used,
    raise_,
    redraw,
)
from games.star_wars_ccg.abilities.operations.travel.marches import follow, use_follow
from games.star_wars_ccg.abilities.operations.weapons import forbid, make_immune
from games.star_wars_ccg.abilities.ops import (
    action,
    attrition,
    automatic,
    card,
    constant,
    costs,
    costs_less,
    deploys_only,
    draw_anyway,
    gains,
    immune,
    loses,
    own_cost,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    gun_is,
    it_is,
    opponents_destiny,
    piloting,
    shooter_is,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    use,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, fetches, redrawn
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import SPACE, reacts
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

CLONE: Final = own_character(icon="clone-army", other=True, where="here")
SUPERIOR: Final = own_character(icon="clone-army", mark=["general", "leader", "padawan"])
LEEBO: Final = cards(named="LE-BO2D9 (Leebo)", state="in_battle")
MARKED: Final = cards(whose="opponent", icon=["permanent-weapon", "maintenance"], state="in_battle")
GANGSTER: Final = enemy_character(mark="gangster", state="in_battle")
Y_WINGS: Final = own_ship(mark="y-wing", state="in_battle")
BATTLE: Final = location(state="in_battle")
TOP_FORCE: Final = cards(whose="own", zone="force", state="topmost")
# A card that lies facedown under a character here.
COMBAT_CARD: Final = cards(state="facedown", zone="stacked", lies_on=own_character(where="here"))

HUNTED: Final = character(mark=["jedi", "padawan"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "210_9": card(
        own_cost(costs(0), conditions=[deploys_to(location("site")), there_is({**SUPERIOR, "where": "here"})]),
        action(
            redraw(),
            when="shot",
            once_a="battle",
            conditions=[IN_BATTLE, your_destiny(), shooter_is(cards(of="this")), gun_is(cards("weapon", mark=list(BLASTERS)))],
        ),
        constant(draw_anyway(1), conditions=there_is(CLONE)),
    ),
    "210_12": card(
        flies(3),
        *reacts(),
        action(
            draw_destiny(1),
            subtract_drawn(),
            when="destinies",
            once_a="battle",
            conditions=[IN_BATTLE, opponent_drew(1), there_is_one_of(LEEBO, MARKED)],
        ),
        action(
            draw_destiny(1),
            subtract_drawn(),
            when="destinies",
            once_a="battle",
            conditions=[IN_BATTLE, opponent_drew(1), there_is(GANGSTER), there_is_no(LEEBO), there_is_no(MARKED)],
        ),
    ),
    "210_13": card(
        flies(2),
        at_home_in("Gold 1", power=1),
        constant(attrition(1, BATTLE, per=Y_WINGS), attrition_less(1, BATTLE, per=Y_WINGS), conditions=piloting(ship(mark="y-wing"))),
        constant(gains("forfeit", 1, character(state="piloting", aboard=ship(mark="y-wing"), where="here"))),
    ),
    "210_19": card(
        flies(2),
        own_cost(costs_less(1), conditions=deploys_to(location("site", episode_i=True))),
        own_cost(costs_less(1), conditions=deploys_to(location("site", episode_i=True, icon="underwater"))),
        constant(set_to("landspeed", 2), immune(5)),
        action(draw_cards(1), times=1, costs=use(1)),
        action(put_on_used(), draw_cards(1), times=1, targets=target(COMBAT_CARD)),
    ),
    "210_20": card(
        printed(deploys_only(location(state="clear")), deploys_only(SPACE)),
        own_cost(costs_less(2), conditions=deploys_to(location(system="Ahch-To"))),
        fetches(cards(named="Force Projection"), times=1),
        *redrawn(action, IN_BATTLE, opponents_destiny(), once_a="battle"),
        constant(immune(None)),
    ),
    "210_23": card(
        flies(2),
        own_cost(costs_less(2), conditions=there_is(character(named="Ahsoka", where="here"))),
        constant(loses("cost", 2, character(named="Ahsoka", zone="hand", where="here"))),
        *(
            action(
                put_in_pile("lost", TOP_FORCE),
                raise_("forfeit", 2, until="turn"),
                make_immune(None, until="turn"),
                times=1,
                conditions=there_is(TOP_FORCE),
                targets=target(each),
            )
            for each in (
                own_character(where="here"),
                own_ship("starfighter", episode_i=True, state="piloted_now", where="here"),
            )
        ),
    ),
    "210_40": card(
        action(
            forbid("use_text", until="battle"),
            when="battle",
            conditions=IN_BATTLE,
            targets=target(character("republic", ability_least=1, ability_most=3, state="present")),
        ),
        action(
            more_destiny(1),
            when="battle",
            once_a="battle",
            conditions=[
                IN_BATTLE,
                there_is_one_of(
                    own_character("republic", other=True, where="here"), own_character(mark="trade federation", other=True, where="here")
                ),
            ],
        ),
        constant(immune(3)),
    ),
    "210_46": card(
        flies(2),
        automatic(
            lose_force(1, whose="opponent"),
            at="lost",
            conditions=[it_is(HUNTED), there_is(location("site", state="scene", hosting=character(mark="inquisitor")))],
        ),
        action(
            follow("target", paid=True),
            when="moved",
            conditions=it_is(HUNTED),
            costs=use_follow(),
            targets=target(own_character(mark="inquisitor", state=["present", "following"])),
        ),
        constant(immune(4)),
    ),
    "210_14": card(
        constant(gains("power", 1, per=character(mark=["jedi", "dark jedi"]))),
        automatic(
            choose([lower_generation_by_icons("dark")], [activate_by_icons("dark")], by_opponent=True),
            at="other_turn",
            conditions=this_is(cards(at=location("site", whose="opponent"))),
        ),
    ),
}
