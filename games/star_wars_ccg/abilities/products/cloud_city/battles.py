"""Interrupts in and around battles, and what cancels other cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow, brings, cancel_damage, forgo, lift_shot, sink_shot_by_drawn, strengthen
from games.star_wars_ccg.abilities.operations.contests import in_duel, more_duel_destiny
from games.star_wars_ccg.abilities.operations.draws.destinies import raise_by
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import attrition_due, lower_attrition, put_in_pile, substitute
from games.star_wars_ccg.abilities.operations.fetching import clear_attrition, deploy, distract, set_until, silence
from games.star_wars_ccg.abilities.operations.perils.vane import hang
from games.star_wars_ccg.abilities.operations.piles.looks import deal_tops, spare_life
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import fight_there, forfeit, not_overpowered, swap_power, use_for_battle, you_owe
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    draw_destiny,
    lose,
    lose_force,
    lower_shot,
    more_destiny,
    pick,
    put_on_used,
    raise_,
    react_deploy,
    relocate,
    shuffle,
    swap_destinies,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.operations.travel.reactions import react_away
from games.star_wars_ccg.abilities.operations.weapons import forbid, make_immune
from games.star_wars_ccg.abilities.ops import card, constant, left_out, lost, printed, used
from games.star_wars_ccg.abilities.parts import (
    it_is,
    may_reinforce,
    one_destiny_each,
    opponent_attacks,
    opponent_won,
    opponents_destiny,
    outgunned,
    target,
    there_is,
    there_is_no,
    use,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, together
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, cancels_named, climbs, rearranged

FIGHTING: Final = "in_battle"
AT_SITE: Final = there_is(location("site", state=FIGHTING))
CLOUDS: Final = location("sector", mark="cloud sector")
SWORDSMAN: Final = own_character(state=[FIGHTING, "in_the_open", "sabered"])
# An Interrupt of which nothing else is played.
REST: Final = constant(left_out())


def named(*names: str) -> list[Any]:
    return search(cards(named=list(names), zone="reserve", whose="own"))


def hurled(*more: Any) -> Declared:
    """After a battle that was won inside, a character of the opponent goes to the next site."""
    return card(
        lost(
            relocate(),
            when="battle_ends",
            conditions=[
                you_won(),
                there_is(location("site", icon="interior", state="subject")),
                there_is(own_character(ability_least=4, where="there")),
            ],
            targets=[target(enemy_character(where="there", state="standing")), target(location("site", where="beside_target"))],
        ),
        lost(
            hang(),
            when="battle_ends",
            conditions=[
                you_won(),
                there_is(location("site", system="Cloud City", icon="interior", state="subject")),
                there_is(own_character(ability_least=4, where="there")),
                there_is(cards("effect", named="Weather Vane")),
            ],
            targets=target(enemy_character(where="there", state="standing")),
        ),
        *more,
    )


def stronger() -> Declared:
    """An answer to a battle that the opponent has begun: a destiny for power, or a fighter without immunity."""
    armed = own_character(state=FIGHTING, holding=cards("weapon"))
    return card(
        lost(draw_destiny(1), strengthen(), when="battle_begins", conditions=opponent_attacks()),
        lost(
            forbid("be_immune"),
            when="battle_begins",
            conditions=[opponent_attacks(), there_is(armed)],
            targets=target(enemy_character(state=FIGHTING)),
        ),
    )


def saved_ship(who: Mapping[str, Any], destinies: int) -> Any:
    """The text that helps a starfighter which defends a battle at a system with Han or Lando as its pilot."""
    defender = {**who, "state": [FIGHTING, "defending"], "at": location("system")}
    pilots = [character(named="Han", state="piloting"), own_character(named="Lando", state="piloting")]
    return [
        lost(
            more_destiny(destinies),
            make_immune(None, until="turn"),
            when="battle",
            targets=target({**defender, "holding": pilot}),
        )
        for pilot in pilots
    ]


def struck(shot: Any, *cancelled: str) -> Declared:
    """A character of the opponent that was just hit is lost at once, or a shot is better."""
    return card(
        lost(lose_force(1), lose(cards(of="it")), when="hit", conditions=it_is(enemy_character())),
        *cancels_named(lost, list(cancelled)),
        shot,
    )


def fired_with(whose: str, *marks: str) -> Any:
    """A weapon of this kind is fired now, perhaps one that is printed on a character."""
    return there_is(cards(mark=list(marks), whose=whose, state="firing"))


def unfired_for_power() -> list[Any]:
    """In place of firing a character weapon, or one that is printed on a character, a character of the opponent is weakened."""
    armed = (
        cards("weapon", kind="character", whose="own", aboard=own_character(state=FIGHTING), state="loaded"),
        own_character(state=[FIGHTING, "loaded"]),
    )
    foe = enemy_character(state=[FIGHTING, "standing"])
    return [
        used(forgo(), lower("power", 4, "target_2", until="turn"), when="battle", conditions=AT_SITE, targets=[target(each), target(foe)])
        for each in armed
    ]


LANDO: Final = own_character(named="Lando", state=FIGHTING)

HAN: Final = own_character(named="Han", zone="held")
FRIENDS: Final = own_character(named=["Chewie", "Lando"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "5_35": struck(used(lift_shot(3), when="aimed", conditions=fired_with("own", "blaster", "blaster rifle")), "Levitation Attack"),
    "5_135": struck(lost(lift_shot(3), when="aimed", conditions=fired_with("own", "lightsaber")), "Swing-And-A-Miss"),
    "5_40": card(
        *cancels_named(used, ["Limited Resources"]),
        lost(deal_tops(), conditions=there_is(character(named="Lobot"))),
        lost(deal_tops(), conditions=there_is_no(character(named="Lobot")), costs=use(2)),
    ),
    "5_42": stronger(),
    "5_150": stronger(),
    "5_44": card(climbs(), *cancels_named(used, ["Imperial Barrier", "The Shield Doors Must Be Closed"])),
    "5_45": card(
        lost(lower_shot(3), when="aimed", conditions=it_is(own_character(ability_least=3))),
        lost(
            react_away(free=True),
            when="battle_begins",
            conditions=opponent_attacks(),
            targets=target(own_character(state=[FIGHTING, "alone", "standing"], at=GROUND)),
        ),
    ),
    "5_46": hurled(),
    "5_152": hurled(),
    "5_47": card(
        *(
            used(
                hang(cards(of="it", zone="lost")),
                when="lost",
                conditions=[
                    it_is(own_character()),
                    there_is(location("site", system="Cloud City", state=scene)),
                    there_is(cards("effect", named="Weather Vane")),
                    *during,
                ],
                costs=use(2),
            )
            for scene, during in ((["scene", "in_battle"], []), (["scene"], [in_duel()]))
        ),
        used(*named("Weather Vane")),
    ),
    "5_49": card(
        lost(
            lose_force(1),
            set_until("power", 0, until="battle"),
            when="battle",
            conditions=there_is(SWORDSMAN),
            targets=target(character(named="Vader", state=FIGHTING)),
        ),
        lost(
            void_destiny(),
            when="duel_destiny",
            conditions=[in_duel(), opponents_destiny(), there_is(own_character(state=["duelling", "sabered"]))],
        ),
    ),
    "5_50": card(
        lost(void_destiny(), when="destiny", costs=use(3), conditions=AT_SITE),
        *unfired_for_power(),
    ),
    "5_139": card(
        lost(void_destiny(), when="destiny", costs=use(3), conditions=AT_SITE),
        *unfired_for_power(),
    ),
    "5_57": card(
        used(put_on_used(), targets=target(cards("vehicle", named="Lift Tube", whose="own", not_holding=character()))),
        used(*named("Lift Tube")),
        used(
            react_away(),
            when="battle_begins",
            conditions=opponent_attacks(),
            targets=target(cards("vehicle", named="Lift Tube", whose="own", state="fleeing")),
        ),
    ),
    "5_58": card(
        *cancels_named(lost, ["Why Didn't You Tell Me?", "I Am Your Father"]),
        lost(lose(cards(of="it")), when="crossing", conditions=it_is(own_character(named="Luke"))),
        REST,
    ),
    "5_60": card(
        *cancels_named(lost, ["Double-Crossing, No-Good Swindler"]),
        lost(spare_life(), when="battle_begins", conditions=together("Han", "Lando")),
    ),
    "5_61": card(
        used(
            deploy(own_character(), at=location(state=FIGHTING), reacting=True),
            shuffle("reserve"),
            when="battle_begins",
            conditions=[opponent_attacks(), outgunned()],
        )
    ),
    "5_63": card(
        lost(more_destiny(2), when="battle", conditions=together("Leia", "Chewie")),
        lost(
            lose(),
            cancel_damage(),
            clear_attrition(),
            when="attrition",
            conditions=[there_is(character(named="Leia", state=FIGHTING)), you_owe()],
            targets=target(own_character(named="Chewie", zone="held")),
        ),
        *cancels_named(lost, ["I'd Just As Soon Kiss A Wookiee", "Frustration"]),
    ),
    "5_64": card(
        *saved_ship(own_ship("starfighter", not_named="Falcon"), 1),
        *saved_ship(own_ship("starfighter", named="Falcon"), 2),
    ),
    "5_65": card(
        *cancels_named(used, ["Double Back", "Res Luk Ra'auf"]),
        used(cancel_shot(), when="aimed", conditions=it_is(own_character(state=FIGHTING)), costs=use(3)),
    ),
    "5_67": card(
        printed(brings(cards("vehicle")), brings(ship("starfighter")), brings(character(skill="pilot"))),
        *(
            lost(react_deploy(), when=when, conditions=[may_reinforce(), there_is({**CLOUDS, "state": ["subject"]})])
            for when in ("battle_begins", "drain")
        ),
        used(put_in_pile("used"), targets=target(own_character(zone="stacked", lies_on=cards(named="Weather Vane")))),
    ),
    "5_158": card(
        printed(brings(ship(mark="tie/ln")), brings(character(skill="pilot")), brings(ship(mark="tie"))),
        lost(
            react_deploy(),
            when="drain",
            conditions=[may_reinforce(), there_is(location("system", "sector", state="subject"))],
        ),
    ),
    "5_69": card(
        lost(substitute("ability"), when="destiny_due", conditions=AT_SITE, targets=target(own_character(ability_least=1, state=FIGHTING)))
    ),
    "5_70": card(
        lost(swap_destinies(), when="destinies", conditions=one_destiny_each(), costs=use(1)),
        lost(
            swap_power(),
            when="weapons_end",
            conditions=[there_is(location("site", state=FIGHTING)), not_overpowered()],
            costs=use(4),
        ),
    ),
    "5_72": card(
        *cancels_named(used, ["Dark Strike", "End This Destructive Conflict", "Focused Attack"]),
        used(cancel(cards(of="it")), when="deployed", conditions=it_is(cards(named="Mostly Armless"))),
        used(draw_destiny(1), sink_shot_by_drawn(), when="aimed", conditions=fired_with("opponent", "lightsaber")),
    ),
    "5_73": card(
        *(
            lost(
                more_destiny(1),
                when="battle_begins",
                conditions=[there_is(captive(named=held)), there_is(own_character(named=friend, state=FIGHTING))],
            )
            for held, friend in (("Han", "Leia"), ("Leia", "Han"))
        ),
        lost(
            forfeit(),
            cancel_damage(),
            clear_attrition(),
            when="attrition",
            conditions=[opponent_won(), *(there_is(own_character(named=name, state=FIGHTING)) for name in ("Han", "Leia"))],
            targets=target(own_character(named=["Han", "Leia"], state=FIGHTING)),
        ),
        *cancels_named(lost, ["This Is Still Wrong"]),
    ),
    "5_74": card(
        used(lower_attrition(3), when="attrition", conditions=[attrition_due(), *together("Chewie"), there_is(LANDO)]),
        *cancels_named(used, ["I Had No Choice"]),
        used(
            pick(1, HAN),
            allow("come_anywhere", who=PICKED, until="turn"),
            deploy(cards(of="picked"), at=location("site", hosting=FRIENDS), pile="held"),
            conditions=[there_is(HAN), there_is(FRIENDS)],
        ),
    ),
    "5_137": card(
        lost(
            lose_force(3, whose="opponent"),
            conditions=there_is(location("site", hosting=character(named="Han"), also=location(hosting=own_character(named="Lando")))),
        ),
        REST,
    ),
    "5_138": card(
        used(silence(until="turn"), targets=target(character(meeting=own_character("droid", mark="protocol droid")))),
        used(
            fight_there(1),
            when="own_battle",
            costs=use_for_battle(),
            targets=target(
                location(
                    state=["unoccupied", "unfought"],
                    hosting=own_character("droid"),
                    not_hosting=character(skill="spy"),
                    also=location(hosting=enemy_character("droid")),
                )
            ),
        ),
    ),
    "5_143": card(*cancels_named(lost, ["Off The Edge"]), lost(*named("Weather Vane")), rearranged(location("site", system="Cloud City"))),
    "5_148": card(
        used(meanwhile(aid("freezing", 2), until="turn")),
        lost(more_destiny(1), when="battle", conditions=there_is(own_character(mark="ugnaught", state=[FIGHTING, "defending"]))),
    ),
    "5_159": card(
        used(
            raise_("power", 2, own_character(mark="trooper", state=FIGHTING), until="turn"),
            make_immune(None, own_character(mark="trooper", state=FIGHTING), until="turn"),
            when="battle_begins",
            conditions=AT_SITE,
        )
    ),
    "5_41": card(
        lost(
            forbid("be_immune", until="turn"),
            raise_by("power", "ability"),
            distract(until="turn"),
            when="battle",
            targets=target(
                own_character(named=["Luke", "Anakin", "Daughter Of Skywalker"], state=["in_battle", "standing"], at=location("site"))
            ),
        ),
        *(lost(more_duel_destiny(1), when=when, conditions=in_duel()) for when in ("duel_begins", "duel_destiny")),
    ),
    "5_133": card(
        lost(
            distract(until="turn"),
            pick(1, enemy_character(state="in_battle"), whose="opponent"),
            distract(PICKED, until="turn"),
            when="weapons_end",
            costs=use(2),
            targets=target(own_character(state="in_battle")),
        ),
    ),
}
