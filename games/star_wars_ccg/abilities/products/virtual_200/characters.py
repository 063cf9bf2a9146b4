"""Characters, and the weapons that they bear for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import forgo_drain
from games.star_wars_ccg.abilities.operations.draws.counted import their_battles_free
from games.star_wars_ccg.abilities.operations.epics import adds_to
from games.star_wars_ccg.abilities.operations.fate import (
    drawn_below,
    look_at_force,
    lower_drawn,
    most_destinies,
    put_in_pile,
    stack,
    you_have_lost,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until, silence
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.perils.shots import draws_none
from games.star_wars_ccg.abilities.operations.rules.answers import any_drawn_from, any_drawn_is
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import (
    bar_destinies,
    guard_destinies,
    guard_total,
)
from games.star_wars_ccg.abilities.operations.rules.people import cuts_no_aliens, keeps_text_at, no_side_destinies
from games.star_wars_ccg.abilities.operations.rules.protection import counts_for, shelters
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    activate,
    choose,
    double,
    draw_cards,
    draw_destiny,
    if_,
    look_at_top,
    lose,
    lose_force,
    may,
    more_destiny,
    pick,
    put_on_used,
    put_out,
    redraw,
    relocate,
    retrieve_top,
    shuffle,
    take,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import switches_off
from games.star_wars_ccg.abilities.operations.weapons import (
    battles_free,
    drawn,
    fires_dearer,
    fires_times,
    hitting,
    immune_below,
    more_immunity,
    own_icons,
    powers,
    raise_each_destiny,
)
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    counts_more,
    draw_anyway,
    fires,
    gains,
    generation,
    hits_easier,
    immune,
    immune_to,
    lets,
    loses,
    own_cost,
    own_destiny,
    printed,
    raise_destiny,
    set_to,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    deploys_to_one_of,
    destiny_exceeds_ability,
    host_is,
    it_is,
    looked_is,
    looked_is_not,
    opponent_attacks,
    opponents_turn,
    piloting,
    shot_at,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    use,
    your_destiny,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import TYPES, captive, cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import (
    ANY_DESTINIES,
    BATTLEGROUND,
    DESTINIES,
    IN_BATTLE,
    draws_when_deployed,
    fetches,
    finds_spies,
    unmasks,
    wins_back,
)
from games.star_wars_ccg.abilities.products.phrases.palace import AUDIENCE, one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND

CLONE: Final = own_character(icon="clone-army", where="here", other=True)
ALIEN: Final = own_character("alien", where="here", other=True)
AT_ENDOR: Final = this_is(cards(at=site("Endor")))
SCOUTS: Final = own_character(mark="scout", where="here")
THEIR_OBJECTIVE: Final = cards("objective", expansion="reflections-2", whose="opponent")
LUKE_HERE: Final = character(named="Luke", state="present")
WITH_XIZOR: Final = there_is(character(named="Prince Xizor", state="present"))
THEIR_SPIES: Final = enemy_character(mark="spy", zone="hand", where="here")
QUIET_SITE: Final = location("site", state="no_battleground")
NEW_SITE: Final = location("site", icon="planet", not_mark="war room", state=["battleground", "absent"])


def two_of_them() -> list[Any]:
    """The conditions for another destiny with two own cards that are aliens or clones."""
    return [
        [there_are(2, ALIEN)],
        [there_are_most(1, ALIEN), there_are(2, CLONE)],
        [there_is(ALIEN), there_are_most(1, ALIEN), there_is(CLONE), there_are_most(1, CLONE)],
    ]


REX: Final = ["Captain Rex, 501st Legion"]
WOOKIEE_OR_SMUGGLER: Final = there_is_one_of(enemy_character(skill="smuggler", where="here"), enemy_character(mark="wookiee", where="here"))
LUKE_OR_EMPEROR: Final = there_is(character(named=["Luke", *EMPEROR]))
SCUM: Final = cards("effect", named="Scum And Villainy")

# Where the card was that was just lost.
LOST_HERE: Final = there_is(location(state="scene", where="here"))
SAME_SYSTEM: Final = location("system", where="here")

# The player has just lost Force to an Effect of the opponent.
PAID_TO_EFFECT: Final = [you_have_lost(), it_is(cards("effect", whose="opponent", zone="any"))]
CREDITS: Final = cards("effect", named="Credits Will Do Fine")
THEIR_SENATE: Final = location(named="Coruscant: Galactic Senate", whose="opponent")
JUNKYARD: Final = location(named="Tatooine: Watto's Junkyard", whose="opponent")
# A battle in the system where Vader is, and the pilots of the Black Squadron beside him: by their print, or aboard one of its starships.
BATTLE_HERE: Final = there_is(location("system", state="in_battle", where="here"))
SQUADRON_PILOT: Final = own_character(mark="black squadron", skill="pilot", other=True, where="here")
SQUADRON_CREW: Final = own_character(state="piloting", aboard=ship(mark="black squadron"), other=True, where="here")
WITH_SQUADRON: Final = there_is_one_of(SQUADRON_PILOT, SQUADRON_CREW)
NO_SQUADRON: Final = [there_is_no(SQUADRON_PILOT), there_is_no(SQUADRON_CREW)]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "200_1": card(
            constant(gains("power", 1, per=enemy_character(where="here")), immune(5)),
            *(constant(add_destiny(1), conditions=company) for company in two_of_them()),
            *(
                constant(cannot("be_shot"), conditions=there_is({**who, "state": ["present", "unhit"]}))
                for who in (own_character("alien", other=True), own_character(icon="clone-army", other=True))
            ),
            printed(immune_to("You Are Beaten")),
        ),
        "200_2": card(
            flies(3),
            constant(gains("defence", 2, PILOTED), battles_free(), their_battles_free(), raise_destiny(1), immune(4)),
            own_cost(costs_less(2), conditions=deploys_to(cards(named="Azure Angel"))),
            constant(raise_each_destiny(1, cards("weapon", of="on_this")), conditions=IN_BATTLE),
        ),
        "200_3": card(
            constant(loses("cost", 1, own_character(icon="clone-army", zone="hand", where="here"))),
            constant(add_destiny(1), conditions=this_is(cards(at=location("site", state="battleground", episode_i=True)))),
            printed(fires(0, character(), draws=2, minus=2)),
            hitting(lower("forfeit", 3, until="turn"), targets=target(character())),
        ),
        "200_4": card(
            constant(powers(cards("weapon", kind="artillery", where="here")), lets("reach")),
            printed(fires(0, ON_THE_GROUND, plus=1), voids_forfeit(ON_THE_GROUND)),
        ),
        "200_6": card(
            own_cost(costs_less(1), conditions=there_is(character(named="Obi-Wan", at=GROUND, where="here"))),
            constant(loses("power", 1, cards(icon="separatist", where="here")), loses("guard", 1, cards(icon="separatist", where="here"))),
            *(
                action(void_destiny(), when="destiny", once_a="battle", conditions=[this_is(cards(state="in_battle", at=GROUND)), *friends])
                for friends in (
                    [there_is(character(named=REX, state="in_battle"))],
                    [
                        there_is_no(character(named=REX, state="in_battle")),
                        there_are(2, own_character(icon="clone-army", other=True, state="in_battle")),
                    ],
                )
            ),
        ),
        "200_8": card(
            flies(2),
            constant(draw_anyway(1), attrition(1)),
            *draws_when_deployed(own_character(mark="rogue squadron pilot"), location("site", where="same_or_related")),
        ),
        "200_9": card(
            constant(own_icons(1), conditions=AT_ENDOR),
            action(
                draw_destiny(1),
                if_(destiny_exceeds_ability(), lower("power", 2, until="turn"), silence(until="turn")),
                when="battle",
                once_a="battle",
                conditions=IN_BATTLE,
                targets=target(enemy_character(state="present")),
            ),
            constant(immune(4, SCOUTS), shelters(["Sniper", "You Are Beaten"], SCOUTS)),
        ),
        "200_10": card(
            flies(2),
            at_home_in("Rogue 4", destiny=True),
            constant(draw_anyway(1), conditions=piloting(ship(mark="x-wing"))),
            printed(fires(0, LIVING, plus=1), voids_forfeit(LIVING)),
        ),
        "200_15": card(
            flies(2),
            constant(generation(1, per=location(whose="opponent", state="no_battleground"))),
            fetches(cards("effect", kind="immediate"), once_a="game"),
        ),
        "200_19": card(
            own_cost(costs(0), conditions=deploys_to_one_of(location(system="Cloud City"), location("site", icon="scomp-link"))),
            action(
                choose(
                    [deploy(own_character("alien", not_named="Lando"), at=location(state="in_battle"), reacting=True)],
                    [deploy(own_character("alien", named="Lando"), at=location(state="in_battle"), free=True, reacting=True)],
                ),
                shuffle("reserve"),
                when="battle_begins",
                once_a="event",
                conditions=[opponents_turn(), there_is(location("site", state="in_battle", where="here"))],
            ),
            action(deploy(cards(named="Cyborg Construct"), on=cards(of="this")), shuffle("reserve"), when="deploy", times=1),
        ),
        "200_20": card(
            flies(3),
            constant(adds_to("run", 3)),
            action(
                choose(search(cards(named="Darklighter Spin", whose="own", zone="reserve")), [retrieve_top(1)]),
                when="control",
                times=1,
                conditions=this_is(cards(state="piloting", at=BATTLEGROUND)),
            ),
        ),
        "200_71": card(
            printed(fires(0, character()), draws_none()),
            drawn(lower("power", 1, until="turn"), targets=target(character())),
            action(
                pick(1, cards(zone="held", whose="own")),
                put_in_pile("used", PICKED, under=True),
                draw_cards(1),
                times=1,
                conditions=there_is(cards(zone="held", whose="own")),
            ),
        ),
        "200_72": card(
            flies(2),
            constant(gains("power", 1), conditions=there_is(own_character(mark="leader", other=True, where="here"))),
            *(
                action(
                    effect,
                    when="drawn",
                    once_a="event",
                    conditions=[this_is(cards(at=location(icon="scomp-link"))), it_is(cards(whose="opponent")), said],
                )
                for effect, said in (
                    (activate(1), any_drawn_from(1, 3)),
                    (draw_cards(1), any_drawn_from(4, 6)),
                    (retrieve_top(1), any_drawn_is(0)),
                    (retrieve_top(1), any_drawn_is(7)),
                )
            ),
        ),
        "200_74": card(
            constant(gains("power", 1), conditions=this_is(cards(at=location(system="Tatooine")))),
            action(
                relocate(THIS, to="target"),
                when="move",
                once_a="game",
                targets=target(location(hosting=character(named="Luke"), where="elsewhere")),
            ),
            action(
                retrieve_top(1),
                when="control",
                times=1,
                conditions=[this_is(cards(state="present", at=BATTLEGROUND)), there_is_no(LUKE_HERE)],
            ),
            printed(immune_to("Undercover")),
            constant(immune(4)),
        ),
        "200_75": card(
            flies(2),
            constant(gains("power", 3), conditions=there_is(character(skill="smuggler", at=location("site"), where="here"))),
            constant(most_destinies(1), conditions=WOOKIEE_OR_SMUGGLER),
            constant(immune_below(0, enemy_character(skill="smuggler"))),
        ),
        "200_77": card(
            flies(2),
            at_home_in("Black 5", power=1, maneuver=1, destiny=True),
            action(
                forgo_drain(),
                pick(1, cards(whose="own", zone="force")),
                take(PICKED),
                shuffle("force"),
                when="control",
                conditions=[
                    this_is(cards(at=location("system", whose="opponent"))),
                    there_is(location(where="here", state=["controlled", "undrained"])),
                ],
            ),
        ),
        "200_79": card(
            constant(add_destiny(1), conditions=there_is(THEIR_OBJECTIVE)),
            printed(
                fires(0, cards(type=["character", "vehicle"]), plus=1), fires_times(2), voids_forfeit(cards(type=["character", "vehicle"]))
            ),
        ),
        "200_80": card(
            printed(fires(0, cards(type=["character", "vehicle"])), hits_easier(2, cards("vehicle"))),
            hitting(may(activate(1)), targets=target(cards(type=["character", "vehicle"]))),
            constant(
                add_destiny(1),
                conditions=there_is(character("droid", icon="presence", other=True, at=location("site"), where="here")),
            ),
        ),
        "200_81": card(
            flies(3),
            constant(draw_anyway(2), conditions=piloting(cards("vehicle", mark="at-at"))),
            constant(
                more_immunity(2, PILOTED),
                conditions=[
                    piloting(cards("vehicle", kind="combat", at=location("site"))),
                    there_is_no(own_character(other=True, where="here")),
                ],
            ),
        ),
        "200_84": card(
            action(
                double("power"),
                when="battle",
                once_a="battle",
                conditions=IN_BATTLE,
                costs=use(1),
                targets=target(character("alien", not_icon="maintenance", other=True, state="present")),
            ),
            action(deploy(SCUM), shuffle("reserve"), when="deploy", times=1, conditions=this_is(cards(at=AUDIENCE))),
            constant(immune(4), conditions=this_is(cards(at=AUDIENCE))),
            wins_back(cards(named="Salacious Crumb"), once_a="game"),
        ),
        "200_86": card(
            constant(gains("power", 1), lets("move_free"), conditions=LUKE_OR_EMPEROR),
            printed(fires(0, LIVING, draws=2), voids_forfeit(character())),
        ),
        "200_88": card(
            constant(draw_anyway(1), immune(3)),
            constant(gains("power", 2), conditions=WOOKIEE_OR_SMUGGLER),
            unmasks(),
        ),
        "200_91": card(
            own_cost(costs_less(1), conditions=deploys_to(location(system="Coruscant"))),
            constant(gains("forfeit", 2), conditions=WITH_XIZOR),
            constant(cannot("be_deployed", who=THEIR_SPIES), conditions=[WITH_XIZOR, this_is(cards(at=QUIET_SITE))]),
            action(
                choose([deploy(NEW_SITE)], [deploy(location("system", state=["battleground", "absent"]))]),
                shuffle("reserve"),
                once_a="game",
                when="deploy",
                costs=use(1),
            ),
        ),
        "200_92": card(
            constant(
                gains("power", 3),
                conditions=[this_is(cards(state="defending")), there_is(character(skill="spy", other=True, state="in_battle"))],
            ),
            constant(attrition(2, location()), conditions=there_is(captive(state="unfrozen", where="here"))),
            action(break_cover(), when="move", times=1, costs=use(1), targets=target(character(state="undercover", where="here"))),
            constant(immune(3)),
        ),
        "200_5": card(
            flies(3),
            constant(
                gains("defence", 2, PILOTED),
                draw_anyway(1),
                guard_destinies("cancel", "modify", "reset", who=SAME_SYSTEM),
                guard_total(who=SAME_SYSTEM),
                conditions=piloting(cards(named="Falcon")),
            ),
        ),
        "200_24": card(
            own_destiny(counts_more(1, in_fights=True)),
            finds_spies(),
            action(put_on_used(THIS), when="uncovered", conditions=it_is(cards(where="here"))),
            action(put_on_used(THIS), when="lost", conditions=[it_is(character(mark="spy")), LOST_HERE]),
        ),
        "200_82": card(
            flies(2),
            own_destiny(counts_more(2)),
            constant(draw_anyway(1)),
            action(
                more_destiny(1),
                when="battle",
                once_a="battle",
                conditions=[
                    IN_BATTLE,
                    there_is_one_of(character(named="Vader", where="here"), character("imperial", mark="leader", other=True, where="here")),
                ],
            ),
            *(
                action(redraw(), when=when, conditions=[IN_BATTLE, your_destiny(), drawn_below(character("imperial", where="here"))])
                for when in DESTINIES
            ),
        ),
        "200_85": card(
            flies(3),
            fetches(cards("starship", mark="tie defender"), once_a="game"),
            constant(bar_destinies("cancel", "substitute"), conditions=piloting(cards(type=["starship", "vehicle"]))),
            constant(gains("defence", 2, PILOTED), draw_anyway(1), conditions=piloting(ship("starfighter", mark="imperial (starship)"))),
        ),
        "200_76": card(
            own_cost(costs_less(1), conditions=there_is_one_of(character(named="Sidious"), cards(named="Insidious Prisoner"))),
            constant(gains("power", 1, per=character(mark="jedi", where="here"))),
            printed(counts_for("Force Lightning")),
            action(
                *one_of(cards(named="Force Lightning"), cards(named="Force Push")),
                when="battle_begins",
                once_a="game",
                conditions=[opponent_attacks(), IN_BATTLE],
            ),
            constant(immune(6)),
            constant(immune(8), conditions=there_is(character(mark="jedi", where="here"))),
        ),
        "200_21": card(
            flies(2),
            automatic(may(take(cards(of="this", zone="used")), redraw()), at="own_draw"),
            constant(gains("power", 1, per=character(mark="dark jedi", where="here"))),
            constant(raise_each_destiny(1, cards("weapon", of="on_this"))),
            *(
                constant(fires_dearer(1, gun), conditions=this_is(cards(at=location("site"))))
                for gun in (cards("weapon", whose="opponent", where="here"), cards(icon="permanent-weapon", whose="opponent", where="here"))
            ),
            constant(immune(6)),
        ),
        "200_17": card(
            action(
                choose(
                    *(
                        [
                            look_at_top(1, whose="opponent", revealed=True),
                            if_(looked_is(cards(kind)), lose(LOOKED)),
                            if_(looked_is_not(cards(kind)), may(put_in_pile("used", LOOKED))),
                        ]
                        for kind in TYPES
                    )
                ),
                when="control",
                times=1,
                costs=use(1),
            ),
            constant(immune(3)),
        ),
        "200_12": card(
            flies(2),
            constant(no_side_destinies()),
            constant(add_destiny(1), conditions=there_is_no(cards(whose="own", not_mark=["scout", "spy"], state="able", where="here"))),
            action(
                look_at_force(1, "opponent"),
                once_a="turn",
                conditions=[your_turn(), there_is_no(cards(whose="own", not_mark=["scout", "spy"], state="able", where="here"))],
            ),
        ),
        "200_7": card(
            flies(3),
            constant(gains("defence", 2, PILOTED), draw_anyway(2), conditions=piloting(cards(named="Rogue 1"))),
            action(
                *one_of(cards("vehicle", mark=["speeder", "t-47 snowspeeder"]), cards(text_names="t-47")),
                when="control",
                times=1,
                costs=use(1),
            ),
            constant(immune(3)),
        ),
        "200_18": card(
            printed(keeps_text_at(THEIR_SENATE)),
            action(
                lose_force(1),
                put_out("target"),
                put_out(THIS),
                conditions=this_is(cards(at=THEIR_SENATE)),
                targets=target(character(other=True, state="present")),
            ),
            action(
                silence("target", until="turn"),
                when="battle",
                once_a="battle",
                conditions=IN_BATTLE,
                targets=target(character(mark="leader", ability_most=4, where="here")),
            ),
        ),
        "200_22 200_146": card(
            printed(immune_to(["You Are Beaten", "Disarmed", "Mostly Armless"])),
            own_cost(costs_less(1), conditions=deploys_to(location(episode_i=True))),
            constant(immune(None)),
            action(
                *search(cards("interrupt", not_named="Control", episode_i=True, whose="own", zone="reserve")),
                when="text_paid",
                once_a="event_together",
                conditions=PAID_TO_EFFECT,
            ),
            action(
                stack("target", on="target_2"),
                when="text_paid",
                once_a="event_together",
                conditions=PAID_TO_EFFECT,
                targets=[target(cards(whose="own", zone="held")), target(CREDITS)],
            ),
        ),
        "200_83": card(
            flies(2),
            constant(lets("two_hands")),
            action(
                pick(1, cards(whose="own", zone="force")),
                take(PICKED),
                shuffle("force"),
                times=1,
                conditions=[this_is(cards(state="escorting")), there_is(cards(whose="own", zone="force"))],
            ),
            action(lose_force(1), void_destiny(), when="shot", conditions=shot_at(cards(of="this"))),
            constant(immune(5)),
        ),
        "200_23": card(
            own_cost(costs_less(2), conditions=deploys_to(location(system="Tatooine"))),
            constant(set_to("landspeed", 2), conditions=this_is(cards(at=location(system="Tatooine")))),
            action(
                *search(cards(not_type="character", whose="own", zone="reserve")),
                when="stacked",
                once_a="event",
                conditions=it_is(cards(zone="stacked", lies_on=cards("effect", named="Credits Will Do Fine"))),
            ),
            constant(switches_off("light"), conditions=this_is(cards(at=JUNKYARD))),
            constant(immune(4)),
        ),
        "200_78": card(
            flies(3),
            constant(immune(5, cards(of="host")), conditions=host_is(ship())),
            *(action(lower_drawn(2), when=when, once_a="battle", conditions=[BATTLE_HERE, *NO_SQUADRON]) for when in ANY_DESTINIES),
            *(action(lower_drawn(2), when=when, once_a="battle_twice", conditions=[BATTLE_HERE, WITH_SQUADRON]) for when in ANY_DESTINIES),
            constant(immune(5)),
        ),
        "200_87": card(
            flies(2),
            constant(
                cuts_no_aliens(character(named="Luke", not_mark="jedi", where="here")),
                conditions=this_is(cards(at=location("site"))),
            ),
            constant(
                shelters("Master Luke", character("alien", where="here")),
                conditions=[this_is(cards(at=location("site"))), there_is(character(named="Luke", not_mark="jedi", where="here"))],
            ),
            action(
                choose([add_side_destiny("attrition", 1)], [set_until("forfeit", 0)]),
                when="battle",
                once_a="battle",
                conditions=IN_BATTLE,
                targets=target(character(skill="smuggler", other=True, state="in_battle", where="here")),
            ),
        ),
    }
)
