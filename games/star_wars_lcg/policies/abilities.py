"""The default policy's choices about abilities: which to use, and what they choose, by the worth of their effects less their costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import Ability, Cost
from games.engine.decision import PASS_VERB, Decision
from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.star_wars_lcg.abilities.constants import (
    CONFLICT,
    DAMAGE_THIS,
    DISCARD_FROM_HAND,
    DISCARD_THIS,
    FOCUS_ANOTHER,
    FOCUS_PLACED,
    FOCUS_THIS,
    LOWER_RESERVE,
    PLAY_COST,
    SACRIFICE,
    SACRIFICE_THIS,
    SPEND,
)
from games.star_wars_lcg.play.constants import USE_VERB
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.payment import card_to_play
from games.star_wars_lcg.policies.simple import pass_or_first
from games.star_wars_lcg.policies.worth.effects import ability_worth, program_worth, slot_worth
from games.star_wars_lcg.policies.worth.gains import gains_of, may_gain
from games.star_wars_lcg.policies.worth.losses import damage_loss, event_worth, loss, use_of
from games.star_wars_lcg.policies.worth.values import CARD, RESOURCE, card_worth

# Resources that would not be used in this turn any more.
SPARE_RESOURCE: Final = 1


# --- costs -------------------------------------------------------------------------------------------------------------


def costs_worth(view: View, ability: Ability, scope: Resolution) -> i64:
    total: i64 = 0
    for cost in ability.costs:
        total += _cost_worth(view, cost, scope)
    return total


def resource_price(view: View) -> i64:
    """The price of a resource: higher as long as it can still pay for units in this turn."""
    return RESOURCE if view.is_active() and view.phase() < CONFLICT else SPARE_RESOURCE


def _cost_worth(view: View, cost: Cost, scope: Resolution) -> i64:
    piece = view.piece(scope.source)
    amount: i64 = view.amount(cost.amount, scope)
    kind: i64 = cost.kind
    worth: i64 = 0
    if kind == PLAY_COST:
        worth = CARD + resource_price(view) * view.cost(piece)
    elif kind == FOCUS_THIS:
        worth = use_of(view, piece)
    elif kind == SPEND:
        worth = resource_price(view) * amount
    elif kind in (SACRIFICE_THIS, DISCARD_THIS):
        worth = loss(view, piece)
    elif kind == DAMAGE_THIS:
        worth = damage_loss(view, piece, amount)
    elif kind == LOWER_RESERVE or (kind == DISCARD_FROM_HAND and cost.filter is None):
        worth = CARD * amount
    elif kind in (SACRIFICE, FOCUS_ANOTHER, DISCARD_FROM_HAND) and cost.filter is not None:
        worth = amount * _cheapest(view, cost, scope)
    return worth


def _cheapest(view: View, cost: Cost, scope: Resolution) -> i64:
    least: i64 = 1000
    if cost.filter is not None:
        for piece in view.fitting(cost.filter, scope):
            if piece.controller == view.seat:
                worth: i64 = price_of(view, piece, cost.kind)
                least = min(least, worth)
    return least


def price_of(view: View, piece: Piece, kind: i64) -> i64:
    """What is lost if a cost of this kind is paid with the piece."""
    return use_of(view, piece) if kind == FOCUS_ANOTHER else loss(view, piece)


# --- what to use ---------------------------------------------------------------------------------------------------------


def net_worth(view: View, ability: Ability, scope: Resolution, than: i64) -> i64:
    """The worth of the effects less the costs, or at most `than` if the effects alone are not worth more: no cost is a gain."""
    worth: i64 = ability_worth(view, ability, scope)
    if worth <= than:
        return worth
    return worth - costs_worth(view, ability, Resolution(scope.source, scope.seat, scope.event, ability))  # before any target is chosen


def action(view: View, decision: Decision) -> int:
    """Play a card if one can be played; otherwise the action that is worth most, if one is worth more than its costs."""
    best = pass_or_first(decision)
    if len(decision.options) == 1:
        return best
    play = card_to_play(view, decision)
    if play != best:
        return play
    most: i64 = 0
    for number, option in enumerate(decision.options):
        if option.verb == USE_VERB:
            listener = view.listener(option)
            ability = listener.trigger.ability
            if ability is not None:
                scope = Resolution(listener.source, view.seat, -1, ability)
                if not may_gain(view, ability, listener.source, gains_of(ability.program.ops)):
                    continue
                worth: i64 = net_worth(view, ability, scope, most)
                if worth > most:
                    best, most = number, worth
    return best


def answer(view: View, decision: Decision) -> int:
    """The trigger that is worth most; one that costs nothing is also used if nothing is known for or against it."""
    best = pass_or_first(decision)
    most: i64 = 0
    for number, option in enumerate(decision.options):
        if option.verb == PASS_VERB:
            continue
        listener = view.listener(option)
        place: i64 = view.event_place(option)
        ability = listener.trigger.ability
        scope = Resolution(listener.source, view.seat, place, ability)
        if ability is None:
            worth: i64 = _rule_worth(view, listener.piece, place)
        else:
            worth = net_worth(view, ability, scope, most)
            if not ability.costs:
                worth += 1
        if worth > most:
            best, most = number, worth
    return best


def _rule_worth(view: View, own: i64, place: i64) -> i64:
    """A shield is always used; Protect, if the protecting card loses less than the card that the damage was meant for."""
    event = view.event(place)
    if event.piece == own:
        return 1
    full: i64 = damage_loss(view, view.piece(event.piece), event.amount)
    return full - damage_loss(view, view.piece(own), event.amount)


# --- what abilities choose -----------------------------------------------------------------------------------------------


def target(view: View, decision: Decision) -> int:
    ability = view.scope().ability
    if ability is None:
        return pass_or_first(decision)
    return _best_for_slot(view, decision, ability.program.ops, view.slot_asked())


def pick(view: View, decision: Decision) -> int:
    return _best_for_slot(view, decision, view.ops_after(), view.verb_asked(1).number)


def _best_for_slot(view: View, decision: Decision, ops: list[Op], slot: i64) -> int:
    """The piece whose choice for a slot is worth most to these ops; pass, where that is allowed, if none is worth anything."""
    scope = view.scope()
    best = pass_or_first(decision)
    most: i64 = 0 if decision.options[best].verb == PASS_VERB else -1000000
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB and view.is_known(option.piece):
            worth: i64 = slot_worth(view, ops, slot, view.piece(option.piece), scope)
            if worth > most:
                best, most = number, worth
    return best


def choice(view: View, decision: Decision) -> int:
    """One of several effects, or yes to an effect that does no harm."""
    scope = view.scope()
    subs = view.verb_asked(0).subs
    best = pass_or_first(decision)
    most: i64 = -1 if decision.options[best].verb == PASS_VERB else -1000000
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            worth: i64 = program_worth(view, subs[option.amount], scope)
            if worth > most:
                best, most = number, worth
    return best


def cost_card(view: View, decision: Decision) -> int:
    """The card whose loss hurts least."""
    best = 0
    least: i64 = 1000000
    kind: i64 = view.cost_kind()
    for number, option in enumerate(decision.options):
        worth: i64 = price_of(view, view.piece(option.piece), kind)
        if worth < least:
            best, least = number, worth
    return best


def shield(view: View, decision: Decision) -> int:
    """The own card that is worth most: the engaged objective, or the dearest unit; never the enemy's objective (A-11)."""
    best = pass_or_first(decision)
    most: i64 = 0
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            piece = view.piece(option.piece)
            if piece.controller == view.seat:
                worth: i64 = damage_loss(view, piece, 1) + focus_part(view, piece)
                if worth > most:
                    best, most = number, worth
    return best


def focus_part(view: View, piece: Piece) -> i64:
    return -event_worth(view, FOCUS_PLACED, piece, 1, -1) // 4 if view.is_unit(piece) else 0


def worst_in_hand(view: View, decision: Decision, most: i64) -> int:
    """The card that is worth least, if it is worth at most `most`; else pass."""
    best = pass_or_first(decision)
    least: i64 = most + 1
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            worth: i64 = card_worth(view, view.piece(option.piece))
            if worth < least:
                best, least = number, worth
    return best
