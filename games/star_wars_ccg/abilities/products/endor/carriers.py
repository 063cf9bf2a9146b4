"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import carries_also
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.rules.limits import needs_no_footing
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, hit, if_, react
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by
from games.star_wars_ccg.abilities.operations.weapons import capped, lets_jump, raise_each_destiny, sink_drawn
from games.star_wars_ccg.abilities.ops import (
    action,
    attrition,
    card,
    constant,
    costs_less,
    deploys_only,
    has_docking,
    holds,
    immune,
    lets,
    loses,
    own_cost,
    permanent_pilot,
    printed,
    set_to,
    total_power,
)
from games.star_wars_ccg.abilities.parts import deploys_to, may_react, target, there_is, this_is, total_exceeds, use, use_move
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.endor.common import ENDOR, called
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import guarded_by, reacts_to
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, reacts

CANNONS: Final = ["Quad Laser Cannon", "Surface Defense Cannon"]
ABOARD: Final = cards(of="this")


def reacts_for(*costs: Any) -> list[Any]:
    """The texts that move a card in reaction, at a price of their own."""
    paid = {"costs": list(costs)} if costs else {}
    return [action(react(), when=when, conditions=may_react(), **paid) for when in ("battle_begins", "drain")]


def scout_walker(ability: int = 0, either: int = 1, *texts: Any) -> Any:
    """What an AT-ST holds."""
    return printed(*([holds(either=either)] if either else []), *([permanent_pilot(ability)] if ability else []), *texts)


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "8_79": card(
            printed(holds(pilots=2, passengers=6), needs_no_footing()),
            constant(lets("come_anyway", who=own_character(zone="hand", bound_for=ABOARD))),
            constant(
                loses("cost", 1, own_character(mark="scout", zone="hand", bound_for=ABOARD)),
                conditions=this_is(cards(at=location("system"))),
            ),
        ),
        "8_80": card(
            printed(
                holds(pilots=1, passengers=2, vehicles=1), has_docking(), permanent_pilot(1), carries_also(cards("weapon", named=CANNONS))
            ),
            constant(lets("fire_free", who=cards("weapon", named=CANNONS, aboard=ABOARD))),
        ),
        "8_81": card(
            printed(
                holds(either=2),
                deploys_only(ENDOR),
                deploys_only(location("site", hosting=character(named="Chewie"))),
                deploys_only(location("site", hosting=cards("vehicle", mark="at-st", whose="opponent"))),
            ),
            guarded_by("Chewie", 4),
            constant(loses("power", 1, cards("vehicle", mark="at-st", other=True, where="here"))),
        ),
        "8_82": card(
            printed(holds(pilots=1), crewed_by(character(mark="ewok"))),
            action(
                draw_destiny(1),
                sink_drawn(1),
                if_(total_exceeds("guard"), hit()),
                when="battle",
                times=1,
                conditions=this_is(cards(state=["in_battle", "run"])),
                targets=target(cards(type=["character", "creature"], whose="opponent", state="present")),
            ),
        ),
        "8_83 8_169": card(
            printed(holds(pilots=1, passengers=1), lets_jump()),
            *reacts(),
            constant(immune(4), immune(4, character(mark="scout", aboard=ABOARD)), conditions=this_is(cards(state="run"))),
            constant(set_to("power", 0, character(state="piloting", aboard=ABOARD))),
        ),
        "8_168": card(
            printed(holds(pilots=1, passengers=6), permanent_pilot(1)),
            own_cost(costs_less(1), conditions=there_is(cards(named="Sienar Fleet Systems"))),
            constant(lets("land_free")),
        ),
        "8_170": card(
            printed(holds(pilots=1, passengers=8), permanent_pilot(2)),
            constant(immune(4), capped("landspeed", 1), raise_each_destiny(1, cards("weapon", of="on_this"))),
        ),
        "8_171": card(
            scout_walker(1),
            *reacts_for(use_move(), use(1)),
            constant(loses("cost", 1, own_character(named="Elite Squadron Stormtrooper", zone="hand", where="here"))),
        ),
        "8_172": card(
            scout_walker(0, 2),
            *reacts_for(),
            guarded_by("Lieutenant Arnet", 4),
            constant(attrition(1), conditions=there_is(character(named="Lieutenant Arnet", state="piloting", aboard=ABOARD))),
        ),
        "8_173": card(
            scout_walker(0, 2),
            own_cost(costs_less(1), conditions=deploys_to(ENDOR)),
            *reacts(),
            guarded_by("Marquand", 3),
            *called(own_character(mark="scout")),
        ),
        "8_174": card(
            scout_walker(
                2,
                1,
                reacts_from_hand(place=location(mark="forest")),
                reacts_from_hand(place=site("Endor", not_mark="forest")),
            ),
            *reacts_to(location(mark="forest", state="subject")),
            *reacts_to(site("Endor", not_mark="forest", state="subject")),
        ),
        "8_175": card(
            scout_walker(1),
            constant(
                lets("reach", who=cards("weapon", named="AT-ST Dual Cannon", aboard=ABOARD)),
                lets("come_free", who=cards("weapon", named="AT-ST Dual Cannon", whose="own", bound_for=ABOARD, zone="hand")),
            ),
        ),
        "8_176": card(
            scout_walker(1),
            *reacts(),
            constant(total_power(1, per=cards("vehicle", kind="combat", whose="own", other=True, state=["run", "present"]))),
        ),
        "8_177": card(scout_walker(2, 0, reacts_from_hand(less=2)), *reacts_for()),
    }
)
