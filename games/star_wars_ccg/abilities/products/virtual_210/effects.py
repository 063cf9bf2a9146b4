"""Effects, and Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import unless_used
from games.star_wars_ccg.abilities.operations.fate import (
    grab,
    lower_drawn,
    more_own_icons,
    raise_drawn,
    raise_printed_destiny,
    raise_sum,
    stack,
    withstands,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import species_least
from games.star_wars_ccg.abilities.operations.piles.looks import look_into
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel_battle, cancel_drain, choose, lose_force, pick, shuffle, take
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    card,
    constant,
    deployment,
    deploys_beside,
    doom,
    drain,
    gains,
    immune,
    immune_to,
    loses,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    it_is,
    opponent_attacks,
    opponents_destiny,
    opponents_turn,
    target,
    there_is,
    there_is_no,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, hatred, location, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, DRAWN, drew
from games.star_wars_ccg.abilities.products.phrases.palace import brings, one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

JEDI: Final = own_character(mark="jedi", state="in_battle")
UNMOVED: Final = character(mark=["dark jedi", "hutt", "toydarian"], state="in_battle")
PLACES: Final = cards(named=["Jabba's Palace: Droid Workshop", "Cloud City: Incinerator", "Wuher"])

AMONG_ALIENS: Final = location(hosting=own_character("alien"))
TOP_LOST: Final = cards(whose="own", zone="lost", state="topmost")
HELD_GROUND: Final = location("site", state=["battleground", "occupied"])

# What lies on this card.
GRABBED: Final = cards(of="stacked", zone="stacked")

# An Effect that catches an Interrupt, and makes others of its title dear.
CATCHES: Final = card(
    deployment(deploys_beside(2), when="used", conditions=it_is(cards("interrupt", whose="opponent"))),
    printed(immune_to("Control")),
    automatic(grab(), at="entry"),
    automatic(
        lose_force(1, whose="opponent"),
        at="drawn",
        conditions=there_is(cards(whose="opponent", zone="any", of="drawn", twin=GRABBED)),
    ),
    automatic(
        lose_force(1, whose="opponent"),
        at="used",
        conditions=it_is(cards("interrupt", whose="opponent", twin=GRABBED)),
    ),
)

OWN_DEVICE: Final = cards("device", whose="own")
DEVICE: Final = cards("device", not_named=["Restraining Bolt", "Tractor Beam", "Death Star Tractor Beam"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "210_43": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(
            look_into(1, "force", per=OWN_DEVICE),
            pick(1, cards(of="looked", zone="force")),
            take(PICKED),
            times=1,
            once_a="together",
            conditions=[your_turn(), there_is(OWN_DEVICE)],
        ),
        action(deploy(DEVICE), shuffle("reserve"), when="deploy", times=1, once_a="together"),
        action(
            deploy(DEVICE, pile="lost"),
            when="deploy",
            times=1,
            once_a="together",
            conditions=there_is({**DEVICE, "whose": "own", "zone": "lost"}),
        ),
    ),
    "210_7": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(immune(None, own_character(mark="rep"))),
        constant(
            raise_sum(1, AMONG_ALIENS),
            gains("forfeit", 1, own_character("alien")),
            drain(1, {**AMONG_ALIENS, "state": ["battleground"]}),
            conditions=species_least(5),
        ),
    ),
    "210_18": card(
        used(unless_used(2, cancel_battle()), when="battle_begins", conditions=opponent_attacks()),
        used(unless_used(2, cancel_drain()), when="drain", conditions=opponents_turn()),
        *(
            lost(
                choose([raise_drawn(2)], [lower_drawn(2)]),
                when=when,
                conditions=[opponents_destiny(), there_is(JEDI), there_is_no(UNMOVED)],
            )
            for when in DESTINIES
        ),
    ),
    "210_24": card(
        *cancels_named(used, ["Elis Helrot", "Stunning Leader"], also=[withstands("Sense")]),
        used(forbid("use_text", until="turn"), targets=target(character(skill="smuggler"))),
        used(*one_of(cards(named="Mercenary Armor"), cards(named="Chewie", expansion="reflections-2"))),
        lost(break_cover(), when="move", targets=target(character(state="undercover"))),
    ),
    "210_45": card(
        printed(deploys_beside(0), immune_to(["Levitation", "Alter"])),
        constant(
            raise_printed_destiny(1, own_character("droid", zone="reserve")),
            cancels_each(cards(named="Forced Servitude")),
        ),
        *(
            action(take(DRAWN), when=when, times=1, conditions=drew(cards("character", kind="droid", not_icon="presence")))
            for when in DESTINIES
        ),
        brings(PLACES),
    ),
    "210_31": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(more_own_icons(1, who=location("site", hosting=hatred(whose="own")))),
        action(
            stack(TOP_LOST, on="target", as_hatred=True),
            stack(TOP_LOST, on="target_2", as_hatred=True),
            once_a="game",
            conditions=there_is(TOP_LOST),
            targets=[target(HELD_GROUND), target({**HELD_GROUND, "of": "not_target"})],
        ),
    ),
    "210_17": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(
            doom(character(mark="jedi", not_episode_i=True)),
            loses("cost", 1, character(named="Qui-Gon", zone="hand")),
            immune(None, character(named="Mace", not_at=location(hosting=character(named=["Anakin", "Vader"])))),
        ),
        action(deploy(cards("weapon", mark="lightsaber", episode_i=True)), shuffle("reserve"), when="deploy", times=1),
        action(
            deploy(location(named=["Malastare", "Tatooine: Mos Espa", "Coruscant: Night Club"])),
            shuffle("reserve"),
            when="deploy",
            times=1,
            once_a="game",
        ),
    ),
    "210_16": CATCHES,
    "210_33": CATCHES,
}
