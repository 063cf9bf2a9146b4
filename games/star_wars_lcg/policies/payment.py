"""The default policy's choices in the deployment phase: which card to play, how to pay for it, and what it enhances."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.star_wars_lcg.abilities.constants import COST, RESOURCES, UNIT
from games.star_wars_lcg.play.cards import Card
from games.star_wars_lcg.play.constants import NEUTRAL, PAY_VERB, PLAY_VERB
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.simple import pass_or_first

SUMS: Final = 0x7FFFFFFF  # bits for sums of resources up to 30, more than any card costs


def card_to_play(view: View, decision: Decision) -> int:
    """The most expensive unit; without a unit, the most expensive enhancement; among equals, the first in hand."""
    best: i64 = best_play(view, decision)
    return best if best >= 0 else pass_or_first(decision)


def best_play(view: View, decision: Decision) -> i64:
    """The number of the card to play, -1 for none."""
    best: i64 = -1
    most: i64 = -1
    for number, option in enumerate(decision.options):
        if option.verb == PLAY_VERB:
            piece = view.piece(option.piece)
            worth: i64 = view.value(COST, piece)
            if view.card(piece).type == UNIT:
                worth += 1000
            if worth > most:
                best, most = number, worth
    return best


def payment(view: View, decision: Decision) -> int:
    """Pay as soon as the cost and the match are met; otherwise take one source with all its resources, or with what is still needed.

    The best source: one that supplies a missing match, then one that meets the cost exactly, then the smallest, then a neutral one.
    Units come last.  Small sources first, because a card loses one token a turn: three cards with a token each are ready again before
    one card with three.
    """
    options = decision.options
    if options[0].verb == PAY_VERB:
        return 0
    faction: i64 = view.card(view.piece(decision.subject)).faction
    missing: i64 = view.to_pay() - view.generated()
    is_matched = view.is_matched()
    values: list[int] = []
    sources: list[Card] = []
    for option in options:
        piece = view.piece(option.piece)
        values.append(view.value(RESOURCES, piece))
        sources.append(view.card(piece))
    best = 0
    most: i64 = -1000000
    for number, option in enumerate(options):
        value: i64 = values[number]
        wanted: i64 = value if value <= missing else missing
        if wanted < 1:  # noqa: PLR1730  max() would box native numbers
            wanted = 1
        if option.amount != wanted:
            continue
        source = sources[number]
        worth: i64 = -2 * value
        if not is_matched and source.faction == faction:
            worth += 100000
        if source.faction != NEUTRAL:
            worth -= 1
        if source.type == UNIT:
            worth -= 10000
        elif value <= missing and _makes(options, values, sources, option.piece, missing - value):
            worth += 1000
        if worth > most:
            best, most = number, worth
    return best


def _makes(options: list[Option], values: list[int], sources: list[Card], but: i64, sum: i64) -> bool:
    """Whether some of the offered sources, except units and the source `but`, make exactly this sum with all their resources."""
    if sum == 0:
        return True
    sums: i64 = 1  # bit n is set if the sum n can be made
    place: i64 = 0
    for option in options:
        value: i64 = values[place]
        if value == option.amount and option.piece != but and sources[place].type != UNIT:  # each source once
            sums |= (sums << value) & SUMS
        place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    return (sums >> sum) & 1 == 1


def host(view: View, decision: Decision) -> int:
    """The card to enhance: the first own card, or the first enemy card if there is no own one."""
    for number, option in enumerate(decision.options):
        if view.piece(option.piece).controller == view.seat:
            return number
    return 0
