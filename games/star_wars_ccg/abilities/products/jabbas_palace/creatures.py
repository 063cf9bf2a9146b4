"""Creatures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import ferocity, habitat, spares
from games.star_wars_ccg.abilities.operations.perils.attacks import attack_destiny, draw_near, retrieve_by, seeks, unleash
from games.star_wars_ccg.abilities.operations.perils.shots import destiny_beats_all
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_, lose, may, put_out, steal
from games.star_wars_ccg.abilities.ops import action, automatic, cannot, card, constant, deploys_only, gains, printed, used
from games.star_wars_ccg.abilities.parts import opponent_attacks, target, there_is, this_is, up_to_targets, your_turn
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import TATOOINE_SITE, local

PIT: Final = location(named="Jabba's Palace: Rancor Pit")
GATES: Final = (
    location(mark="docking bay"),
    location(named=["Jabba's Palace: Rancor Pit", "Tatooine: Jabba's Palace", "Endor: Back Door"]),
)


def guard(where: Mapping[str, object]) -> Declared:
    """A creature that leaves own characters alone, and keeps those of the opponent from walking away."""
    return card(
        printed(habitat(location("site", icon="planet", not_at=location(system="Hoth"))), spares(own_character())),
        constant(cannot("walk", who=enemy_character(where="here")), conditions=this_is(cards(at=where))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "6_48": guard(TATOOINE_SITE),
    "6_138": guard(location(mark="jabbas palace site")),
    "6_139": card(
        printed(
            habitat(PIT),
            habitat(location("site", icon="planet", not_icon="interior")),
            ferocity(8, draws=1),
            deploys_only(PIT),
            deploys_only(location("site", hosting=cards(named="Malakili"), not_hosting=cards("character", not_named="Malakili"))),
            seeks(cards("creature", named="Rancor", other=True)),
        ),
        automatic(draw_near(), at="moves_end", conditions=your_turn()),
    ),
    "6_66": card(
        *(
            used(
                draw_destiny(1),
                if_(destiny_beats_all(2), lose()),
                when="attacked",
                conditions=there_is(own_character(state="attacked")),
                targets=target(cards("creature", state="attacking", at=gate)),
            )
            for gate in GATES
        ),
        *(
            used(
                draw_destiny(1),
                if_(destiny_beats_all(2), lose()),
                when="battle_begins",
                conditions=[opponent_attacks(), there_is(enemy_character(state="in_battle", where="there", at=gate))],
                targets=up_to_targets(2, enemy_character(state="in_battle", where="there", at=gate)),
            )
            for gate in GATES
        ),
    ),
    "6_93": card(
        constant(gains("power", 3), attack_destiny(1), conditions=this_is(cards(state="in_attack"))),
        action(
            put_out(),
            may(retrieve_by("cost")),
            when="beaten",
            once_a="event",
            conditions=this_is(cards(state=["in_attack", "alone"])),
            targets=target(cards("creature", of="it", not_icon="selective-creature")),
        ),
    ),
    "6_113": card(
        local(),
        action(
            steal(),
            when="control",
            times=1,
            targets=target(cards("creature", whose="opponent", state="present")),
        ),
        action(
            steal(),
            when="control",
            times=1,
            targets=target(cards("vehicle", kind="creature", whose="opponent", state="present", not_holding=character())),
        ),
        constant(cannot("attack", "be_attacked", who=cards("creature", not_named="Sarlacc", where="here"))),
    ),
    "6_170": card(
        action(
            unleash(),
            half="dark",
            when="control",
            times=1,
            targets=[target(captive(where="here")), target(cards("creature", named="Sarlacc", where="here"))],
        )
    ),
}
