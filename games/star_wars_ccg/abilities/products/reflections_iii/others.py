"""Characters, locations, Effects and Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import fights_better, wins_more
from games.star_wars_ccg.abilities.operations.fate import agendas, keep_drains, put_in_pile, raise_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until, silence
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import cancel_it, if_, lose, lose_force, may, shuffle
from games.star_wars_ccg.abilities.operations.weapons import drawn, fires_times, hitting, lift_drawn, never_hits
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    deploys_only,
    drain,
    fires,
    gains,
    generation,
    hits_easier,
    holds,
    immune,
    immune_to,
    left_out,
    lost,
    permanent_pilot,
    printed,
    raise_destiny,
    set_to,
    used,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    it_is,
    target,
    target_is,
    there_is,
    there_is_one_of,
    this_is,
    total_exceeds,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to, maintained

# Jedi and Dark Jedi: characters with ability 6 or more.
JEDI: Final = own_character(ability_least=6)
DRAIN_HERE: Final = there_is(location(state="draining", where="here"))
DARK_JEDI: Final = enemy_character(ability_least=6)
# Obi-Wan as the first episode has him.
EPISODE_I_OBI_WAN: Final = own_character(named="Obi-Wan", episode_i=True)
PILOTED_FIGHTER: Final = own_ship("starfighter", state="in_battle", holding=character(skill="pilot", state="piloting"))
EMPTY_FIGHTER: Final = enemy_ship("starfighter", state="in_battle", not_holding=character())
STAR_DESTROYER: Final = own_ship(mark="star destroyer")
WALKER: Final = cards("vehicle", mark="at-at", whose="own")
HOTH: Final = location("system", system="Hoth")


def generator(light: int, dark: int, half: str, other: str) -> Declared:
    """The generator of the palace: power for the Jedi of both sides, and smaller drains for the other player."""
    here = {**JEDI, "where": "here"}
    return card(constant(gains("power", 2, here), half=half), constant(gains("power", 1, here), drain_less(1, whose="own"), half=other))


def follows(first: Mapping[str, Any], there: Mapping[str, Any], then: Mapping[str, Any], to: Mapping[str, Any]) -> Any:
    """When one was just deployed there, the other comes from the Reserve Deck for 2 less."""
    came = it_is({**first, "at": there})
    return action(deploy(then, at=to, less=2), shuffle("reserve"), when="deployed", times=1, conditions=came)


ABILITIES: Final[Mapping[str, Declared]] = {
    "13_9": card(
        constant(set_to("defence", 4), gains("defence", 1, per=character("imperial", state="present"))),
        constant(raise_destiny(2), conditions=there_is(character(named=["Han", "Leia"], where="here"))),
        action(
            silence(until="turn"),
            times=1,
            conditions=your_turn(),
            targets=target(character("imperial", power_most=4, state="present")),
        ),
        maintained(2, 1),
    ),
    "13_14": card(
        printed(immune_to("Sense")),
        lost(
            set_until("power", "forfeit", 0),
            set_until("power", 0, "target_2"),
            when="battle",
            targets=[target(EMPTY_FIGHTER), target(PILOTED_FIGHTER)],
        ),
    ),
    "13_31": generator(2, 1, "light", "dark"),
    "13_33": card(
        cheaper_to(2, "Naboo"),
        constant(gains("power", 2), conditions=there_is(character(named="Maul", state="present"))),
        constant(immune(5), left_out()),
        printed(immune_to("Sniper")),
    ),
    "13_34": card(
        printed(deploys_on(0, EPISODE_I_OBI_WAN), fires(0, LIVING, draws=2), hits_easier(1, DARK_JEDI)),
        printed(voids_forfeit(character())),
        constant(drain(1), conditions=there_is(location(system="Naboo", state="battleground", where="here"))),
    ),
    "13_40": card(
        printed(deploys_on(0, own_character(named="Qui-Gon")), deploys_on(0, EPISODE_I_OBI_WAN), fires(0, character(), draws=2)),
        printed(voids_forfeit(character())),
        constant(fights_better(1, HOST)),
        hitting(if_(target_is(DARK_JEDI), lose_force(1, whose="opponent")), targets=target(character())),
    ),
    "13_42": card(
        printed(agendas("order")),
        constant(generation(2), conditions=[this_is(cards(at=site())), there_is(character(named="Amidala", where="here"))]),
        constant(
            drain_less(1, who=location("site", where="adjacent")),
            gains("power", 1, own_character("republic", other=True, state="present")),
            conditions=this_is(cards(at=location("site", system="Naboo"))),
        ),
    ),
    "13_48": card(
        printed(deploys_only(location(system=["Naboo", "Coruscant"]))),
        action(*search(cards("interrupt", named=["Sense", "Control", "Alter"], whose="own", zone="reserve")), once_a="game"),
        constant(immune(4, {**JEDI, "state": ["present"]}), immune(5, {**JEDI, "state": ["present"], "mark": ["jedi council member"]})),
        constant(immune(None)),
    ),
    "13_56": card(
        printed(holds(passengers=6), permanent_pilot(4)),
        automatic(may(deploy(own_character("imperial", skill="warrior"), on=cards(of="this"), free=True), shuffle("reserve")), at="entry"),
        maintained(1),
    ),
    "13_59": card(
        flies(3),
        constant(
            add_destiny(1),
            conditions=there_is_one_of(
                own_character("alien", "imperial", other=True, where="here"), own_character(mark="bounty hunter", other=True, where="here")
            ),
        ),
        constant(
            add_destiny(1),
            conditions=there_is_one_of(
                own_character(mark="bounty hunter", other=True, where="here"), own_character(named="Vader", where="here")
            ),
        ),
        constant(immune(5)),
        maintained(2, 2),
    ),
    "13_39": card(
        cheaper_to(2, "Naboo"),
        constant(cannot("be_cut"), wins_more(2), immune(None)),
        action(
            lose_force(2),
            deploy(cards("weapon", mark="lightsaber"), on=cards(of="this"), pile="lost"),
            when="deploy",
            once_a="game",
            conditions=there_is(cards("weapon", mark="lightsaber", whose="own", zone="lost")),
        ),
    ),
    "13_74": card(
        cheaper_to(2, "Naboo"),
        constant(raise_destiny(1), conditions=there_is(character(named="Qui-Gon", where="here"))),
        constant(wins_more(2), immune(5)),
        constant(immune(6), conditions=there_is(cards("weapon", mark="lightsaber", of="on_this"))),
        printed(immune_to(["Clash Of Sabers", "Disarmed"])),
    ),
    "13_75": card(
        printed(deploys_on(0, own_character(named="Maul")), fires(0, character(), draws=2), fires_times(2)),
        printed(voids_forfeit(character())),
        constant(fights_better(1, HOST)),
        action(
            lose_force(1),
            raise_drain(2),
            when="drain",
            times=1,
            conditions=[your_turn(), DRAIN_HERE, this_is(cards(state="present"))],
        ),
        constant(cannot("be_stolen", who=THIS), conditions=host_is(character(named="Maul"))),
    ),
    "13_76": generator(1, 2, "dark", "light"),
    "13_82": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(keep_drains(location("site", system="Hoth"), whose="own")),
        follows(WALKER, location("site", system="Hoth"), STAR_DESTROYER, HOTH),
        follows(STAR_DESTROYER, HOTH, WALKER, location("site", system="Hoth")),
    ),
    "13_94": card(
        used(lose(), conditions=your_turn(), targets=target(enemy_ship(state=["standing", "not_run"], at=location("system")))),
        used(lose(), conditions=your_turn(), targets=target(cards("vehicle", whose="opponent", state="not_run"))),
        used(cancel_it(), when="used", conditions=it_is(cards(named=["Hyper Escape", "Power Pivot", "Out Of Commission"]))),
    ),
    "13_25": card(
        printed(deploys_on(0, own_character(named="Jar Jar")), fires(0, ON_THE_GROUND), never_hits()),
        drawn(
            lift_drawn(2),
            if_(total_exceeds("guard"), set_until("landspeed", 0, until="turn"), lower("power", 2, until="turn")),
            put_in_pile("used", THIS),
            targets=target(ON_THE_GROUND),
        ),
    ),
}
