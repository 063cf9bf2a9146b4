"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, raise_drawn, withstands
from games.star_wars_ccg.abilities.operations.fetching import silence
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel_drain, carry_off, if_, lose, may, more_destiny, pick, put_on_force
from games.star_wars_ccg.abilities.operations.texts.changed import glance
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import card, constant, gains, left_out, lost, used
from games.star_wars_ccg.abilities.parts import it_is, opponents_turn, shot_at, target, there_are, there_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, drew
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

BIKES: Final = cards("vehicle", mark="speeder bike", whose="own")
SPY: Final = enemy_character(skill="spy", at=location("site", state="controlled"))
CANCELED: Final = ["Dodge", "I Think I Can Handle Myself"]
AGENT_LEADER: Final = character(mark="isb agent", also=character(mark="leader"), not_named="Ozzel", state="in_battle")
OWN_AGENT_LEADER: Final = {**AGENT_LEADER, "whose": "own"}
DARK_JEDI: Final = character(mark="dark jedi", at=location(hosting=character(named="Luke")))
CLONE: Final = cards("character", icon="clone-army")
QUI_GON: Final = character(named="Qui-Gon", expansion=["tatooine", "coruscant"], state="in_battle")
CREDITS: Final = cards(zone="stacked", lies_on=cards("effect", named="Credits Will Do Fine"))
JUNKYARD: Final = location(named="Tatooine: Watto's Junkyard", state="in_battle")
PLAIN: Final = character(not_named="Watto", not_mark="dark jedi", of="target")

ABILITIES: Final[Mapping[str, Declared]] = {
    "221_7": card(
        used(meanwhile(gains("power", "forfeit", 1, BIKES), until="turn")),
        used(
            lower_drawn(2),
            when="shot",
            conditions=shot_at(character(mark="biker scout", state="piloting", aboard=cards("vehicle", mark="speeder bike"))),
        ),
        constant(left_out()),
    ),
    "221_13": card(
        used(lose(), withstands(["Sense", "Droid Shutdown"]), conditions=your_turn(), targets=target(SPY)),
        *cancels_named(used, CANCELED),
        used(
            cancel_drain(),
            when="drain",
            conditions=[opponents_turn(), there_is(enemy_ship(named="Falcon", state="alone", where="there"))],
        ),
        used(forbid("fire", until="turn"), targets=target(cards("weapon", kind="starship"))),
    ),
    "221_17": card(
        *cancels_named(lost, ["Rebel Barrier"]),
        *cancels_named(lost, ["It's A Trap!"], [there_is(OWN_AGENT_LEADER)]),
        lost(
            cancel_react(),
            when="reacting",
            conditions=[it_is(cards(whose="opponent", state="in_battle")), there_is(OWN_AGENT_LEADER)],
        ),
        lost(more_destiny(2), when="battle", conditions=there_are(3, AGENT_LEADER)),
    ),
    "221_31": card(lost(more_destiny(1), when="battle")),
    "221_43": card(
        used(
            pick(1, cards(whose="own", zone="force", state="bottommost")),
            glance(),
            may(put_on_force(PICKED)),
        ),
        lost(
            carry_off(),
            withstands(["Weapon Of A Sith"]),
            targets=target(cards("weapon", named="Luke's Lightsaber", whose="opponent")),
        ),
        lost(
            silence(until="turn"),
            conditions=there_is(cards("epic-event", named="His Destiny")),
            targets=target(DARK_JEDI),
        ),
    ),
    "221_57": card(
        used(meanwhile(gains("power", 1, QUI_GON, per=CREDITS), until="battle"), when="battle", conditions=there_is(QUI_GON)),
        used(
            forbid("be_cut", who=cards(type=["character", "creature", "vehicle"]), until="battle"),
            if_(there_is(PLAIN), silence(until="battle")),
            when="battle_begins",
            once_a="game",
            conditions=[there_is(JUNKYARD), there_is(character(named="Qui-Gon", state="in_battle"))],
            targets=target(character()),
        ),
    ),
    "221_59": card(
        used(
            *one_of(
                location(named="Tatooine: Skywalker Hut"),
                character(named="Jar Jar"),
            ),
            conditions=there_is(cards("objective", titled="The Hyperdrive Generator's Gone")),
        ),
        constant(left_out()),
    ),
    "221_61": card(
        used(meanwhile(gains("defence", 2, {**CLONE, "whose": "own", "armored": True}), until="turn")),
        *cancels_named(used, ["You Are Beaten"]),
        *(used(raise_drawn(1), when=when, conditions=drew(CLONE)) for when in DESTINIES),
        constant(left_out()),
    ),
    "221_47": card(
        starting(
            starts_with(1, cards("epic-event", named="His Destiny")),
            starts_with(2, cards("effect", in_area=True, costless=True, withstanding="Alter"), up_to=True),
            ends_in("lost"),
            conditions=there_is(cards("objective", titled="He Is The Chosen One")),
        ),
        constant(left_out()),
    ),
}
