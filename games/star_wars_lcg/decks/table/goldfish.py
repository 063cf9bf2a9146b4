"""Lay out a deck and its passive opponent on a table, before the first shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.runs.layout import BLANK
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.catalogue.fields import DARK, EVENT, LIGHT, NEUTRAL, OBJECTIVE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.play.cards import make_cards
from games.star_wars_lcg.play.constants import RESERVE_VALUE
from games.star_wars_lcg.play.game import PassiveOpponent, Play, PlayerDeck, start_goldfish
from games.star_wars_lcg.play.programs import add_abilities, with_pilots, without_texts
from games.star_wars_lcg.play.state import PROTECT_PROGRAM
from games.star_wars_lcg.texts import TEXTS

OPPONENT_CAPACITY: Final = 5
OPPONENT_FORCE: Final = 0
BLANK_OBJECTIVE: Final = "blank-objective"
BLANK_CAPACITY: Final = 5

# Abilities without effect in a goldfish (section 7 of the rule specification): the passive opponent does nothing that could be interrupted.
LEFT_OUT: Final = frozenset({"interrupt"})


def lay_out(
    order: Sequence[str],
    affiliation: CardFacts,
    pool: Pool,
    *,
    opponent_capacity: int = OPPONENT_CAPACITY,
    opponent_force: int = OPPONENT_FORCE,
    has_texts: bool = True,
) -> Play:
    """The table of a deck against the passive opponent; every game of a run starts as a copy of it.

    order: the card codes of both decks in their order before the shuffle; `games.runs.layout.BLANK` stands for a blank command card and
        BLANK_OBJECTIVE for a blank objective.
    opponent_capacity: the damage capacity of each of the opponent's objectives.
    opponent_force: the opponent's Force total.
    has_texts: whether the declared texts of cards have their effect.
    """
    opposing = _passive_objective(LIGHT if affiliation.side == DARK else DARK, opponent_capacity)
    blanks = {code: _blank(affiliation.side, code) for code in (BLANK, BLANK_OBJECTIVE) if code in order}
    facts = {code: pool.cards[code] for code in sorted({*order} - {*blanks})} | blanks
    all_facts = with_pilots([*facts.values(), affiliation, opposing])
    cards = make_cards(all_facts)
    texts = add_abilities(cards, all_facts, [PROTECT_PROGRAM], left_out=LEFT_OUT) if has_texts else without_texts(cards, [PROTECT_PROGRAM])
    by_code = {card.code: card for card in reversed(cards)}
    deck = PlayerDeck(
        affiliation=by_code[affiliation.code],
        command=[by_code[code] for code in order if facts[code].type != OBJECTIVE],
        objectives=[by_code[code] for code in order if facts[code].type == OBJECTIVE],
        reserve=RESERVE_VALUE if affiliation.reserve is None else affiliation.reserve,
    )
    opponent = PassiveOpponent(by_code[opposing.code], opponent_force)
    return start_goldfish(cards, deck, opponent, texts.programs, texts.event_tests)


def _passive_objective(side: str, capacity: int) -> CardFacts:
    return CardFacts(
        code="passive-objective",
        name="Objective",
        names=TEXTS["cards.passive_objective"],
        type=OBJECTIVE,
        side=side,
        faction=NEUTRAL,
        damage_capacity=capacity,
    )


def _blank(side: str, code: str) -> CardFacts:
    """A card that does nothing: an event without text, which is never played, or an objective without resources."""
    is_objective = code == BLANK_OBJECTIVE
    return CardFacts(
        code=code,
        name="Blank",
        names=TEXTS["cards.blank"],
        type=OBJECTIVE if is_objective else EVENT,
        side=side,
        faction=NEUTRAL,
        resources=0 if is_objective else None,
        damage_capacity=BLANK_CAPACITY if is_objective else None,
    )
