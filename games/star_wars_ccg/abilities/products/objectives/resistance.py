"""Objectives about the Resistance and the search for Luke Skywalker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import no_drain, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import bans, flip, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.looks import look_at_tops
from games.star_wars_ccg.abilities.operations.rules.for_a_while import throughout
from games.star_wars_ccg.abilities.operations.rules.protection import limits_immunity
from games.star_wars_ccg.abilities.operations.steps import LOOKED, PICKED, choose, pick, put_out, redraw, shuffle
from games.star_wars_ccg.abilities.ops import action, automatic, cannot, card, constant, drain
from games.star_wars_ccg.abilities.parts import opponents_destiny, there_is, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, fetches

AHCH_TO: Final = location(system="Ahch-To")
ON_ISLAND: Final = own_character(named="Luke", at=site("Ahch-To"))
HEROES: Final = own_character("resistance", unique=True)
TOGETHER: Final = location(hosting_two=HEROES)
IN_THEIR_BATTLE: Final = there_is(location(state="in_battle", hosting_two=HEROES))


def on_top(pile: str) -> list[Any]:
    """Put both cards that were looked at on a pile, the chosen one on top."""
    return [pick(1, cards(of="looked", zone="any")), put_in_pile(pile, LOOKED), put_in_pile(pile, PICKED)]


def legend() -> Declared:
    """The Resistance seeks Luke, who goes when a battle calls him."""
    return card(
        starting(
            starts_with(1, location("system", named="Ahch-To")),
            starts_with(1, location(episode_vii=True, state="battleground", not_named="Ahch-To")),
        ),
        lasting(
            cannot("be_deployed", who={**own_character(named="Luke", zone="hand"), "not_at": AHCH_TO}),
            no_drain(whose="own", who=site("Ahch-To")),
            bans(location(whose="own", episode_i=True)),
            bans(own_character(named="Luke", not_episode_vii=True)),
        ),
        lasting(bans(own_character(mark="jedi")), conditions=there_is(character(mark="jedi"))),
        fetches(cards(), pile="force", once_a="game", conditions=there_is(cards(whose="own", zone="force"))),
        action(
            choose(
                [deploy(location(own_system="Ahch-To"))],
                [deploy(location(episode_vii=True, state="battleground"))],
            ),
            shuffle("reserve"),
            face="front",
            when="deploy",
            times=1,
            costs=use(1),
        ),
        action(
            flip(),
            face="front",
            when="battle_begins",
            conditions=[there_is(ON_ISLAND), there_is(character("resistance", state="in_battle"))],
        ),
        automatic(
            put_out(own_character(named="Luke")),
            throughout(cannot("fire", who=cards(state="in_battle")), until="battle"),
            face="back",
            at="flipped",
        ),
        constant(limits_immunity(6, cards(whose="opponent")), drain(1, TOGETHER), face="back"),
        action(look_at_tops(), choose(on_top("reserve"), on_top("force")), face="back", times=1, conditions=your_turn()),
        *(
            action(redraw(), when=when, conditions=[opponents_destiny(), IN_THEIR_BATTLE], face="back", once_a="together", times=1)
            for when in (*DESTINIES, "side_destiny", "text_destiny")
        ),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "211_36": legend(),
}
