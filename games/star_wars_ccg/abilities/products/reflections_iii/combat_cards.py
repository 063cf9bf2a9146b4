"""Combat cards, and what answers lightsaber combat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import cancel_duel, fights_better, in_combat, in_duel, opponent_duels
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_drawn, stack, withstands
from games.star_wars_ccg.abilities.operations.objectives import show
from games.star_wars_ccg.abilities.operations.rare.combat_cards import (
    as_combat_card,
    draw_for_combat,
    duel_draw,
    opponent_fights,
    use_card,
    void_card,
)
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    activate,
    cancel_drain,
    choose,
    draw_destiny,
    if_,
    lose,
    lose_force,
    may,
    pick,
    put_out,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import lift_drawn, pick_random
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    immune_to,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    it_is,
    opponents_turn,
    picked_is,
    target,
    there_is,
    there_is_no,
    use,
    your_destiny,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

# A character with ability 6 or more: a Jedi of the Light Side, a Dark Jedi of the Dark Side.
JEDI: Final = own_character(ability_least=6)
THEIR_JEDI: Final = enemy_character(ability_least=6)
HELD: Final = cards(whose="own", zone="held")
COMBAT_CARD: Final = cards(state="facedown", zone="stacked")
FIGHTERS_CARD: Final = cards(state="facedown", zone="stacked", lies_on=own_character(state="duelling"))
TARGETS_CARD: Final = cards(state="facedown", zone="stacked", lies_on=cards(of="target"))
WITH_CARDS: Final = enemy_character(ability_least=6, carrying=COMBAT_CARD)
FORCE_TOP: Final = cards(whose="own", zone="force", state="topmost")
OBI_WAN: Final = cards("character", named="Obi-Wan", episode_i=True)
OUT: Final = {"zone": "stacked", "state": "out_of_play"}


def trains_for_combat(*banned: str) -> Declared:
    """Characters get combat cards, which stand in for destinies."""
    lay = stack("target", on="target_2", facedown=True)
    chosen = [target(HELD), target(own_character(ability_least=6, state="open_to_cards"))]
    return card(
        printed(deploys_beside(0)),
        constant(cannot("be_played", who=cards(named=list(banned), whose="own", zone="held"))),
        action(lay, when="deploy", times=1, targets=chosen),
        action(lay, when="deploys_end", times=1, conditions=opponents_turn(), targets=chosen),
        action(pick(1, FIGHTERS_CARD), use_card(PICKED), when="duel_due", conditions=[duel_draw(), there_is(FIGHTERS_CARD)]),
    )


def parries(*cancelled: str) -> Declared:
    """Takes the top of the Force Pile, or answers a combat card, or cancels cards by name."""
    return card(
        used(take(FORCE_TOP), conditions=there_is(FORCE_TOP)),
        used(void_card(), when="combat_card", conditions=it_is(cards(whose="opponent"))),
        *cancels_named(used, list(cancelled)),
    )


def decided(winner: Mapping[str, Any], loser: Mapping[str, Any]) -> list[Any]:
    """Lightsaber combat was just decided between these."""
    return [in_combat(), there_is({**winner, "state": ["victorious"]}), there_is({**loser, "state": ["defeated"]})]


MAUL: Final = enemy_character(named="Maul")
DEMISE: Final = decided(own_character(ability_least=6, episode_i=True), MAUL)
FALLEN: Final = [in_combat(), there_is(own_character(ability_least=6, state="defeated"))]
QUI_GON_FELL: Final = decided(own_character(named="Maul"), enemy_character(named="Qui-Gon"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "13_10": card(
        lost(
            draw_for_combat(3, 2),
            may(choose([take(LOOKED)], [put_in_pile("reserve", LOOKED)])),
            when="duel_begins",
            conditions=[
                opponent_fights(),
                there_is(enemy_character(ability_least=6, state="duelling", carrying=COMBAT_CARD)),
                there_is(own_character(ability_least=6, state="duelling")),
                there_is_no(own_character(state="duelling", carrying=COMBAT_CARD)),
            ],
        )
    ),
    "13_12": card(
        used(
            draw_destiny(1),
            if_(there_is(cards(named="Qui-Gon", **OUT)), lift_drawn(2)),
            if_(
                destiny_least(7),
                put_out(enemy_character(named="Maul", state="defeated")),
                may(pick(1, cards(whose="own", zone="lost")), take(PICKED)),
            ),
            withstands(["Sense"]),
            when="duel_decided",
            conditions=DEMISE,
        )
    ),
    "13_20": card(
        lost(
            show(TARGETS_CARD),
            pick(1, TARGETS_CARD),
            lose(PICKED),
            when="duel_decided",
            conditions=FALLEN,
            targets=target(WITH_CARDS),
        ),
        lost(
            put_out("target"),
            choose(
                [pick(1, {**OBI_WAN, "whose": "own", "zone": "lost"}), take(PICKED)],
                [pick(1, {**OBI_WAN, "whose": "own", "zone": "reserve"}, up_to=True), take(PICKED), shuffle("reserve")],
            ),
            when="duel_decided",
            conditions=FALLEN,
            targets=target(character(named="Qui-Gon")),
        ),
    ),
    "13_24": trains_for_combat("Sorry About The Mess", "Clash Of Sabers"),
    "13_43": parries("Maul Strikes", "Dark Strike", "You Are Beaten"),
    "13_58": parries("Glancing Blow", "Clash Of Sabers", "Obi-Wan's Journal"),
    "13_64": card(
        printed(immune_to("Sense")),
        lost(cancel_duel(), when="duel_begins", conditions=opponent_duels(), costs=use(3)),
        lost(*search(cards("epic-event", named="Deep Hatred", whose="own", zone="reserve"))),
        lost(
            pick_random(1, TARGETS_CARD),
            put_in_pile("used", PICKED),
            conditions=[there_is(character(named="Maul")), there_is_no(character(named="Maul", carrying=COMBAT_CARD))],
            targets=target(WITH_CARDS),
        ),
    ),
    "13_65": trains_for_combat("Sniper", "You Are Beaten"),
    "13_70": card(
        used(
            pick_random(1, TARGETS_CARD),
            show(PICKED),
            if_(picked_is(cards(destiny_least=5)), put_in_pile("reserve", PICKED)),
            if_(picked_is(cards(destiny_most=4)), lose_force(1)),
            withstands(["Sense"]),
            targets=target({**WITH_CARDS, "meeting": JEDI}),
        )
    ),
    "13_83": card(
        printed(immune_to("Control")),
        deployment(
            deploys_on(0, location("site", hosting=own_character(named="Maul", state="victorious"))),
            when="duel_decided",
            conditions=QUI_GON_FELL,
        ),
        automatic(put_out(enemy_character(named="Qui-Gon", state="defeated")), at="entry"),
        constant(fights_better(2, character(named="Obi-Wan", where="here"))),
        automatic(
            lose_force(1, whose="opponent"),
            at="turn_end",
            conditions=[your_turn(), there_is(character(named="Obi-Wan", where="here"))],
        ),
    ),
    "13_88": card(
        used(activate(1)),
        used(raise_drawn(1), when="duel_destiny", conditions=[in_duel(), your_destiny()]),
        action(show(THIS), lose(THIS), cancel_drain(), as_combat_card(), when="drain", conditions=opponents_turn()),
    ),
}
