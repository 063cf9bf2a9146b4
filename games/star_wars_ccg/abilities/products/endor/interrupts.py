"""Interrupts that both sides have in one form or another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.combat import lift_shot, retrieve_forfeit_twice
from games.star_wars_ccg.abilities.operations.draws.destinies import activate_some_drawn, subtract_drawn
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import withstands
from games.star_wars_ccg.abilities.operations.fetching import distract, silence
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile, throughout
from games.star_wars_ccg.abilities.operations.rules.guards import most_damage
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel_drain,
    draw_destiny,
    draw_each,
    if_,
    lose,
    lose_force,
    more_destiny,
    more_power,
    pick,
    put_out,
    raise_,
    retrieve,
    steal,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import (
    crash,
    forbid,
    go_missing,
    lift_by,
    lift_drawn,
    lower_attrition_drawn,
    reset,
    sharpen,
    sink_drawn,
)
from games.star_wars_ccg.abilities.ops import card, constant, gains, left_out, loses, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_above_count,
    destiny_least,
    destiny_most,
    gun_is,
    it_is,
    opponents_turn,
    shot_at,
    target,
    there_are,
    there_is,
    there_is_no,
    total_exceeds,
    use,
    wager_lost,
    wager_won,
    your_destiny,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.endor.common import ENDOR_SITE, EWOK, IN_THE_OPEN, OUTSIDE
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, together
from games.star_wars_ccg.abilities.products.phrases.hands import ride_found
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

DEFENDING: Final = there_is(own_character(mark="ewok", state="defending"))
# What has just been deployed or moved.
COMES: Final = ("deployed", "moved")
SEIZED: Final = ["speeder bike", "at-st", "skiff"]
EWOK_TITLES: Final = ["Ewok Glider", "Ewok Bow", "Ewok Catapult", "Ewok Spear", "Ewok And Roll", "Ewok Log Jam", "Ewok Rescue"]
EWOK_CARDS: Final = [*EWOK_TITLES, "Ewok Sentry", "Ewok Spearman", "Ewok Tribesman", "Ewok Celebration", "Endor: Ewok Village", "Dead Ewok"]
NEXT_TO_BATTLE: Final = location(
    "site", near=location("site", state="in_battle"), not_at=location(state="in_battle"), hosting=cards("weapon", whose="own")
)
IT: Final = cards(of="it")
# The Bunker, and other prisons, with an own spy or scout.
JAILER: Final = own_character(mark=["spy", "scout"])
JAILS: Final = (
    location(named="Endor: Bunker", hosting=JAILER),
    location(mark="prison", not_named="Endor: Bunker", hosting=JAILER),
)
ARMED_TROOPER: Final = own_character(mark="trooper", holding=cards("weapon"), at=location("site"))


def occupation(names: list[str]) -> list[Any]:
    """Cancel the opponent's celebration, or activate Force for Endor."""
    held = location(system="Endor", state=["battleground", "occupied"])
    return [
        *cancels_named(used, names, also=[withstands("Sense")]),
        used(activate(1, per=held), when="activate_begins", conditions=[your_turn(), there_is(held)]),
    ]


def bombardment(who: Mapping[str, Any]) -> list[Any]:
    """Weapons at the next sites help in a battle; or a scout shoots better."""
    return [
        used(more_power(3), more_destiny(1), when="battle", conditions=there_are(2, NEXT_TO_BATTLE)),
        used(raise_("power", 1, until="turn"), sharpen(1, until="turn"), targets=target({**who, "at": OUTSIDE})),
    ]


def race(*riders: Mapping[str, Any]) -> list[Any]:
    """Two vehicles race, and the slower is lost; or a speeder bike in battle draws one destiny more."""
    own = cards("vehicle", not_kind="creature", agile=True, whose="own", state="standing", at=location("site"))
    other = cards("vehicle", not_kind="creature", agile=True, whose="opponent", state="standing", where="with_target")
    return [
        used(
            draw_each(1),
            lift_by("defence"),
            if_(wager_won(), lose("target_2")),
            if_(wager_lost(), lose()),
            targets=[target(own), target(other)],
        ),
        *(
            used(
                more_destiny(1),
                when="battle",
                conditions=there_is(
                    cards("vehicle", mark="speeder bike", whose="own", state="in_battle", holding={**rider, "state": ["piloting"]})
                ),
            )
            for rider in riders
        ),
    ]


def vanishing() -> Declared:
    """A drain that is cancelled where the opponent is on foot, and a character that may go missing there."""
    enemies = enemy_character(where="there")
    return card(
        lost(
            cancel_drain(),
            draw_destiny(1),
            if_(destiny_above_count(enemies), pick(1, enemies), go_missing(PICKED)),
            when="drain",
            conditions=[
                opponents_turn(),
                it_is(IN_THE_OPEN),
                there_is_no(cards(type=["vehicle", "starship"], whose="opponent", where="there")),
            ],
        )
    )


def strides(*pairs: list[Any]) -> list[Any]:
    """A scout walks farther; or a destiny comes off the attrition."""
    return [
        used(raise_("landspeed", 1, until="turn"), targets=target(own_character(mark="scout", at=IN_THE_OPEN))),
        *(used(draw_destiny(1), lower_attrition_drawn(), when="battle", conditions=pair) for pair in pairs),
    ]


def eaten(destinies: int, han: Any) -> Any:
    """An alien and a Rebel without a protocol droid: destinies come off the opponent's power and attrition."""
    return lost(
        draw_destiny(destinies),
        subtract_drawn(),
        when="battle",
        conditions=[
            there_is(enemy_character("alien", state="in_battle")),
            there_is(enemy_character("rebel", state="in_battle")),
            there_is_no(character("droid", mark="protocol droid", state="in_battle")),
            han,
        ],
    )


OBJECTIVE: Final = cards("objective", whose="own")
OWN_LOCATION: Final = location(whose="own")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "8_44 8_136": card(
            used(draw_destiny(1), activate_some_drawn(), when="battle_begins"),
            *(
                starting(starts_with(number, sites, related=OWN_LOCATION), ends_in("reserve"), conditions=there_is_no(OBJECTIVE))
                for number, sites in ((1, location("site", state="battleground")), (2, location("site", generic=True)))
            ),
        ),
        "8_46": card(*occupation(["Tatooine Occupation", "Cloud City Occupation", "Rebel Base Occupation"])),
        "8_142": card(*occupation(["Tatooine Celebration", "Cloud City Celebration", "Coruscant Celebration"])),
        "8_47": card(
            *(
                used(
                    draw_destiny(1),
                    if_(total_exceeds("defence"), lose()),
                    when=when,
                    conditions=it_is(cards("vehicle", kind="creature", whose="opponent", meeting=EWOK)),
                    targets=target(IT),
                )
                for when in COMES
            ),
            *(
                used(
                    draw_destiny(1),
                    lift_drawn(2),
                    if_(total_exceeds("defence"), crash()),
                    when=when,
                    conditions=it_is(cards("vehicle", mark="at-st", whose="opponent", meeting=EWOK)),
                    targets=target(IT),
                )
                for when in COMES
            ),
            used(more_power(2), when="battle", conditions=DEFENDING),
        ),
        "8_48": card(
            *(
                used(
                    draw_destiny(1),
                    lift_drawn(1, per=own_character(mark="ewok", where="with_target")),
                    sink_drawn(1),
                    if_(total_exceeds("defence"), lose()),
                    when=when,
                    conditions=it_is(cards("vehicle", whose="opponent", at=ENDOR_SITE, **what)),
                    targets=target(IT),
                )
                for when in COMES
                for what in ({"kind": "transport"}, {"mark": "at-st"})
            ),
            *(
                used(lose_force(1), take(cards(of="drawn", zone="used")), when=when, conditions=your_destiny())
                for when in ("destiny", "shot")
            ),
        ),
        "8_50": card(*bombardment(own_character(mark="scout"))),
        "8_150": card(*bombardment(own_character(mark="biker scout"))),
        "8_52": card(
            used(
                lose(character(aboard=cards(of="target"))),
                steal(),
                targets=target(cards("vehicle", mark=SEIZED, whose="opponent", at=location(state="controlled"))),
            ),
            ride_found(),
        ),
        "8_53": card(*race(character(named="Luke"), character(mark="scout", not_named="Luke"))),
        "8_145": card(*race(character(mark="biker scout"))),
        "8_57 8_135": vanishing(),
        "8_59": card(
            used(*search(cards(named=EWOK_TITLES, zone="reserve", whose="own")), costs=use(1)),
            lost(more_destiny(1), when="battle", conditions=DEFENDING),
        ),
        "8_63": card(
            used(*search(cards("weapon", kind="automated", zone="reserve", whose="own"))),
            *cancels_named(used, ["Trooper Charge", "Blasted Droid", "Trooper Assault", "Dark Jedi Presence"]),
            used(meanwhile(aid("charges", 1), until="turn")),
        ),
        "8_64": card(
            used(*search(own_character("droid", mark=["protocol droid", "communications droid"], zone="reserve"), 2)),
            lost(
                pick(1, own_character(named="C-3PO", zone="lost")),
                retrieve(PICKED),
                conditions=there_is(own_character(named="C-3PO", zone="lost")),
            ),
            lost(
                more_destiny(1),
                if_(there_are(3, character(mark="ewok", state="in_battle")), more_destiny(1)),
                when="battle",
                conditions=there_is(own_character(named="C-3PO", state="in_battle", at=location("site"))),
            ),
        ),
        "8_65": card(
            *strides(together("Han", "Leia"), [*together("Han", "Chewie"), there_is_no(character(named="Leia", state="in_battle"))])
        ),
        "8_152": card(
            *strides(
                together("Commander Igar", "Lieutenant Grond"),
                [*together("Commander Igar", "Colonel Dyer"), there_is_no(character(named="Lieutenant Grond", state="in_battle"))],
            )
        ),
        "8_66": card(
            used(throughout(gains("forfeit", 1, EWOK), until="turn")),
            lost(
                pick(1, cards(named=EWOK_CARDS, whose="own", zone="lost")),
                retrieve(PICKED),
                conditions=there_is(cards(named=EWOK_CARDS, whose="own", zone="lost")),
            ),
            *cancels_named(lost, ["Dead Ewok", "Imperial Tyranny", "Empire's New Order"]),
        ),
        "8_134": card(
            *(
                used(
                    raise_("defence", 2, until="turn"),
                    raise_("power", "landspeed", 1, until="turn"),
                    targets=target(cards("vehicle", whose="own", **which)),
                )
                for which in (
                    {"mark": "speeder bike", "holding": character(mark="biker scout", state="piloting")},
                    {"mark": "swoop"},
                )
            ),
            constant(left_out()),
        ),
        "8_139": card(
            lost(reset("forfeit", 0, until="turn"), targets=target(character("alien"))),
            lost(
                draw_destiny(1),
                lift_drawn(1, per=cards("weapon", mark=["blaster", "blaster rifle"], whose="own", where="with_target")),
                if_(destiny_above_count(character(mark="ewok", where="with_target")), lose(character(mark="ewok", where="with_target"))),
                targets=target(own_character("imperial", at=location("site"), meeting=own_character("imperial"))),
            ),
        ),
        "8_140": card(
            used(
                draw_destiny(1),
                if_(destiny_least(5), capture()),
                if_(destiny_least(3), if_(destiny_most(4), reset("power", 0, until="turn"))),
                when="battle_begins",
                conditions=there_are(2, own_character(mark="trooper", holding=cards("weapon"), state="in_battle")),
                targets=target(enemy_character(state=["in_battle", "standing"])),
            )
        ),
        "8_141": card(
            used(throughout(loses("forfeit", 1, enemy_character(mark="ewok")), until="turn")),
            used(lower("forfeit", 2, until="turn"), targets=target(enemy_character())),
            lost(silence(until="turn"), targets=target(character(mark="ewok"))),
            *cancels_named(lost, ["Sound The Attack"]),
        ),
        "8_143": card(
            *(
                used(
                    pick(1, IT),
                    forbid("move", "battle", who=PICKED, until="turn"),
                    meanwhile(most_damage(4, who=location(where="its_place")), until="turn"),
                    when=when,
                    conditions=it_is(character("rebel", at=location("site", hosting=ARMED_TROOPER))),
                    costs=use(1),
                )
                for when in COMES
            ),
        ),
        "8_147": card(
            lost(
                more_destiny(1),
                if_(there_is(enemy_character(mark=["ewok", "elom", "operative"], state="defending")), more_power(3)),
                when="battle",
                conditions=[
                    there_is(enemy_character("alien", state="defending")),
                    there_is(own_character("imperial", not_unique=True, state="in_battle")),
                ],
            ),
            lost(
                lift_shot(2),
                when="aimed",
                conditions=[gun_is(cards("weapon", whose="own")), shot_at(character("alien", not_unique=True))],
            ),
        ),
        "8_149": card(
            *cancels_named(used, ["Frozen Assets"], also=[withstands("Sense")]),
            eaten(1, there_is_no(enemy_character("rebel", named="Han", state="in_battle"))),
            eaten(2, there_is(enemy_character("rebel", named="Han", state="in_battle"))),
        ),
        "8_151": card(
            used(
                more_destiny(1),
                when="battle",
                conditions=[
                    there_is(own_character(mark="scout", state="in_battle")),
                    there_is(enemy_character(mark=["scout", "spy", "operative"], state="in_battle")),
                ],
            ),
            *(
                used(retrieve_forfeit_twice(), put_out(), targets=target(captive(at=place, **who)))
                for place in JAILS
                for who in ({"mark": "operative"}, {"mark": "spy", "not_mark": "operative", "ability_most": 2})
            ),
        ),
        "8_154": card(
            used(silence(until="turn"), targets=target(character(named="Leia"))),
            used(
                pick(1, enemy_character(of="it")),
                reset("power", 0, PICKED, until="turn"),
                distract(PICKED, until="turn"),
                when="hit",
                conditions=[it_is(enemy_character()), gun_is(cards("weapon", not_mark="lightsaber", whose="own"))],
            ),
        ),
        "8_155": card(
            lost(
                if_(there_are(2, character(mark="stormtrooper", where="with_target", state="standing")), silence(until="turn")),
                targets=target(character("rebel", meeting=character(mark="stormtrooper"))),
            ),
            lost(silence(until="turn"), when="control", targets=target(character("rebel", not_unique=True))),
        ),
    }
)
