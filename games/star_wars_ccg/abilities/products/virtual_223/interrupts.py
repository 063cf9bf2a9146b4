"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import activate_some
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    cancel_battle,
    cancel_it,
    if_,
    lose,
    lose_force,
    may,
    more_destiny,
    pick,
    put_out,
    relocate,
    retrieve,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import card, constant, counts_more, left_out, lost, own_destiny, used
from games.star_wars_ccg.abilities.parts import (
    it_is,
    target,
    there_are,
    there_are_most,
    there_are_of_either,
    there_is,
    there_is_no,
    there_is_one_of,
    use,
    you_won,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPERORS
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

VADER: Final = character(named="Vader", state="in_battle")
CHOKED: Final = enemy_character(ability_least=1, ability_most=3, state="in_battle", meeting=VADER)
TROOPER: Final = enemy_character("rebel", mark="trooper", ability_least=1, ability_most=3, state="in_battle", meeting=VADER)
ORDERS: Final = (cards(named="Deactivated Hyperdrive"), cards("admirals-order"))
MARA: Final = own_character(named="Mara Jade")
SABER: Final = cards("weapon", named="Mara Jade's Lightsaber", whose="own", zone="lost")
SITH: Final = character(mark=["dark jedi", "dark jedi master"], not_named="Sidious", state="in_battle")
FIELD: Final = location(state="battleground", whose="own")
FURRY: Final = (character(mark="ewok", power_most=5), character(mark="wookiee", power_most=5))
DROID: Final = own_character("droid", at=location("site", icon="scomp-link", where="its_system"))
LAWS: Final = (cards(named="Emperor's Power"), cards("admirals-order"))
HOLOGRAM: Final = cards(mark="hologram")
BATTLED: Final = (site("First Light", state="in_battle"), location(mark="jabbas palace site", state="in_battle"))


def assault() -> Declared:
    """An Interrupt that counts more as destiny for each own battleground."""
    return card(own_destiny(counts_more(1, per=FIELD, most=4, in_fights=True)), constant(left_out()))


ABILITIES: Final[Mapping[str, Declared]] = {
    "223_1": card(used(*one_of(character(named=["Thrawn", "Vanto"]))), constant(left_out())),
    "223_6": card(
        lost(cancel(), targets=target(HOLOGRAM)),
        lost(cancel_it(), when="used", conditions=it_is(HOLOGRAM)),
        *(lost(silence(until="opponents_turn"), targets=target(each)) for each in LAWS),
        constant(left_out()),
    ),
    "223_14": assault(),
    "223_20": card(
        used(*one_of(*ORDERS)),
        *(used(put_in_pile("used"), targets=target(each)) for each in ORDERS),
        lost(
            more_destiny(1),
            if_(there_is(TROOPER), pick(1, TROOPER), lose("picked")),
            when="battle",
            conditions=there_are(2, CHOKED),
        ),
    ),
    "223_21": card(
        used(*one_of(cards(mark="probe droid"))),
        *cancels_named(used, ["Alternatives To Fighting", "It Can Wait"]),
        constant(left_out()),
    ),
    "223_22": card(
        *cancels_named(used, ["Path Of Least Resistance", "Run Luke, Run!"]),
        used(*one_of(cards("effect", named="Imperial Decree", expansion="set-0"))),
        constant(left_out()),
    ),
    "223_24": card(
        used(*one_of(cards(named="Mara Jade, The Emperor's Hand"))),
        used(
            lose_force(1, whose="opponent"),
            if_(
                there_is(character(named=EMPERORS)),
                may(pick(1, location("site", state="battleground", not_hosting=MARA)), relocate(MARA, to=PICKED)),
            ),
            when="battle_ends",
            conditions=[you_won(), there_is({**MARA, "expansion": ["premium"], "state": ["in_battle"]})],
        ),
        lost(pick(1, SABER), retrieve(PICKED), conditions=there_is(SABER)),
    ),
    "223_25": card(
        used(deploy(cards(named=["Empire's New Order", "Overseeing It Personally"])), shuffle("reserve")),
        lost(put_out(cards(of="it", zone="any")), when="played", once_a="game", conditions=it_is(cards("interrupt", whose="opponent"))),
        constant(left_out()),
    ),
    "223_27": card(
        used(activate_some(2), conditions=[there_are(2, FIELD), there_are_most(1, location(state="battleground", whose="opponent"))]),
        *cancels_named(lost, ["Disarmed", "Jedi Presence"]),
        lost(
            add_side_destiny("power", 1),
            when="battle",
            conditions=[your_turn(), there_is(character(named="Sidious", state="in_battle")), there_is_no(SITH)],
        ),
    ),
    "223_34": card(
        *cancels_named(lost, ["None Shall Pass"]),
        lost(
            forbid("use_text", until="battle"),
            when="battle_begins",
            conditions=there_is_one_of(*BATTLED),
            targets=target(character(ability_least=1, ability_most=3, state="in_battle")),
        ),
        lost(*one_of(cards("interrupt", destiny=4)), conditions=there_is(own_character(ability=5))),
    ),
    "223_40": card(
        *(used(deploy(each, pile="lost")) for each in (cards("weapon", titled="Bowcaster"), cards("weapon", mark="ewok weapon"))),
        used(*one_of(*FURRY)),
        used(
            more_destiny(1),
            when="battle",
            conditions=there_is(cards(named="Part Of The Tribe", at=location("site", state="in_battle"))),
        ),
        own_destiny(counts_more(2), conditions=there_are_of_either(3, character(mark="ewok"), character(mark="wookiee"))),
    ),
    "223_41": card(
        used(put_in_pile("lost"), targets=target(cards(zone="stacked", lies_on=cards(named="Thrawn's Art Collection")))),
        used(
            relocate("target", to="target_2"),
            when="control",
            costs=use(1),
            targets=[target(own_character(named="Obi-Wan", expansion="set-1")), target(location("site", where="beside_target"))],
        ),
        constant(left_out()),
    ),
    "223_45": assault(),
    "223_47": card(
        used(
            lose(),
            cancel_battle(),
            when="battle_begins",
            once_a="game",
            conditions=there_is(location("site", icon="interior", state="in_battle")),
            targets=target(DROID),
        ),
        constant(left_out()),
    ),
}
