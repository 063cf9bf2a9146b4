"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.fate import for_opponent, lower_drawn, put_in_pile, raise_attrition, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy, set_until
from games.star_wars_ccg.abilities.operations.moving import no_force
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import keep_destinies
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    choose,
    look_at_top,
    lose_force,
    may,
    pick,
    put_out,
    raise_,
    relocate,
    retrieve,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.weapons import battles_free, forbid, must_exceed, not_shot_by
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    counts_more,
    drain,
    fires,
    gains,
    immune,
    instead,
    left_out,
    loses,
    lower_weapon_destiny,
    own_destiny,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    it_is,
    piloting,
    shooter_is,
    shot_at,
    target,
    there_are,
    there_is,
    this_is,
    use,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import BATTLEGROUND, IN_BATTLE, fetches
from games.star_wars_ccg.abilities.products.phrases.palace import comes_free_to
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

AT_CANTINA: Final = this_is(cards(at=location(named="Tatooine: Cantina")))
BOLT: Final = cards("device", named="Restraining Bolt")
STARDUST: Final = cards(named="Stardust")
SPY: Final = own_character(skill="spy", holding=STARDUST)
COMPANIONS: Final = there_are(2, own_character(episode_vii=True, other=True, state="in_battle"))
DISTRICT: Final = this_is(cards(at=site("Cloud City")))
GUEST: Final = own_character(ability_least=1, ability_most=4, where="here")
RIDING: Final = piloting(cards("vehicle", mark="speeder bike"))
TACTICS: Final = cards("interrupt", named="Tactical Support", whose="own", zone="lost")
ARTWORK: Final = cards(zone="stacked", lies_on=cards(named="Thrawn's Art Collection"))
BLASTER: Final = cards("weapon", mark=list(BLASTERS))

ABILITIES: Final[Mapping[str, Declared]] = {
    "223_2": card(
        constant(no_force(), conditions=[AT_CANTINA, there_is(character(named="Jabba"))]),
        action(
            choose(
                search({**BOLT, "whose": "own", "zone": "reserve"}),
                [pick(1, {**BOLT, "whose": "own", "zone": "lost"}), retrieve(PICKED)],
            ),
            once_a="game",
        ),
        constant(left_out()),
    ),
    "223_3": card(
        flies(2),
        action(choose([look_at_top(1)], [look_at_top(1, whose="opponent")]), once_a="game"),
        printed(fires(0, character(), plus=1), must_exceed("power")),
        instead(exclude(), targets=target(character())),
    ),
    "223_4": card(
        automatic(
            set_until("forfeit", 0, until="turn"),
            at="weapon_hit",
            conditions=[shooter_is(cards(of="this")), there_is(character(state="aimed_at"))],
            targets=target(character(state="aimed_at")),
        ),
        constant(immune(5)),
        constant(left_out()),
    ),
    "223_5": card(
        constant(add_destiny(1), conditions=there_is(SPY)),
        constant(drain(1), conditions=[there_is({**STARDUST, "of": "on_this"}), this_is(cards(state="present", at=BATTLEGROUND))]),
        automatic(lose_force(1, whose="opponent"), at="own_loss"),
        constant(left_out()),
    ),
    "223_13": card(
        constant(gains("power", 1, own_character(mark="mercenary", where="here"))),
        *(
            constant(keep_destinies(who=location(hosting=who)))
            for who in (own_character(mark="gangster"), own_character(mark="bounty hunter", not_icon="maintenance"))
        ),
        automatic(may(deploy(own_character(mark="mercenary"), at=location(where="here")), shuffle("reserve")), at="entry"),
    ),
    "223_15": card(
        flies(2),
        fetches(character(named="Gideon"), once_a="game"),
        constant(loses("forfeit", 2, character(named="Grogu", where="here")), conditions=RIDING),
        constant(
            lower_weapon_destiny(1),
            conditions=[RIDING, shot_at(cards("vehicle", mark="speeder bike", whose="own", where="here"))],
        ),
    ),
    "223_16": card(
        *comes_free_to(location(system="Cloud City")),
        constant(shelters("Clash Of Sabers", GUEST), conditions=DISTRICT),
        action(
            relocate("target", to="target_2"),
            when="move",
            conditions=DISTRICT,
            costs=use(1),
            targets=[target(GUEST), target(location("site", where="related"))],
        ),
        constant(left_out()),
    ),
    "223_18": card(
        flies(3),
        fetches(
            cards(),
            pile="used",
            when="deployed",
            once_a="event",
            conditions=it_is(cards("weapon", named="Darksaber", whose="own", where="here")),
        ),
        constant(battles_free(), raise_sum(1), immune(3)),
    ),
    "223_23": card(
        action(
            pick(1, TACTICS),
            put_out(PICKED),
            raise_attrition(2),
            when="attrition",
            once_a="battle",
            conditions=[IN_BATTLE, this_is(cards(at=site("Tatooine"))), there_is(TACTICS)],
        ),
        own_destiny(counts_more(2), conditions=there_is(cards(named="Send A Detachment Down"))),
    ),
    "223_32": card(
        automatic(
            forbid("battle", who=THIS, until="opponents_turn"),
            at="entry",
            conditions=there_is(captive(named="Han", state="frozen", where="here")),
        ),
        constant(shelters("Imperial Barrier", own_character(where="here"))),
        action(
            add_side_destiny("attrition", 1),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, there_is(character(named="Chewie", where="here"))],
        ),
        fetches(cards(named="Someone Who Loves You"), once_a="game"),
    ),
    "223_33": card(
        constant(loses("cost", 1, character(episode_vii=True, zone="hand", where="here"))),
        action(add_side_destiny("attrition", 1), when="battle", once_a="battle", conditions=[IN_BATTLE, COMPANIONS]),
        action(add_side_destiny("attrition", 1), for_opponent(), when="battle", once_a="battle", conditions=[IN_BATTLE, COMPANIONS]),
        constant(left_out()),
    ),
    "223_35": card(
        constant(gains("defence", 1, PILOTED), conditions=piloting(cards(agile=True))),
        constant(immune(5)),
        action(
            choose([deploy(BLASTER, on=cards(of="this"), pile="held")], [deploy(BLASTER, on=cards(of="this")), shuffle("reserve")]),
            when="battle",
            once_a="game",
            conditions=IN_BATTLE,
        ),
        action(
            lower_drawn(1),
            raise_("power", 2, THIS),
            when="shot",
            once_a="battle",
            conditions=[IN_BATTLE, gun_is(cards(mark=list(BLASTERS)))],
        ),
    ),
    "223_46": card(
        printed(not_shot_by(cards(icon="permanent-weapon"))),
        automatic(may(pick(1, ARTWORK), put_in_pile("lost", PICKED)), at="entry", conditions=there_is(ARTWORK)),
        action(
            pick(1, ARTWORK),
            put_in_pile("lost", PICKED),
            when="battle_ends",
            once_a="event",
            conditions=[you_won(), this_is(cards(at=location(state="in_battle"))), there_is(ARTWORK)],
        ),
        automatic(
            lose_force(2, whose="opponent"),
            at="weapon_hit",
            times=1,
            conditions=[shooter_is(cards(of="this")), there_is(character(state="aimed_at"))],
        ),
        constant(raise_sum(1), conditions=there_is(character(named=["Ahsoka", "Ezra"], where="here"))),
        constant(immune(3)),
    ),
}
