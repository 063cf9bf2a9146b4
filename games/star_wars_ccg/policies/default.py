"""The default policy: a few fixed rules, for a goldfish (section 7 of the rules) and for matches.

It activates all it may, deploys locations first and then presence where that drains most, battles where its power is greater, pays losses
with cards that it cannot use, and draws only up to a hand of 8 and never below a Life Force of 10.  In a goldfish the 8 are cards that can
still win a drain.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option, Policy
from games.engine.events.windows import TARGET_VERB
from games.engine.verbs import PICK_VERB
from games.star_wars_ccg.abilities.constants import (
    AT_BATTLE,
    AT_DESTINY,
    AT_DUEL_DESTINY,
    AT_REACTING,
    AT_SHOT,
    AT_TOTALS,
    AT_USE,
    FIRST_ANSWER,
    IN_BATTLE,
)
from games.star_wars_ccg.play.constants import (
    ACT_VERB,
    ACTIVATE_CHOICE,
    ANSWER_CHOICE,
    ASIDE,
    ATTRITION_CHOICE,
    BATTLE_CHOICE,
    CHARACTER,
    CUSTODY_VERB,
    DAMAGE_CHOICE,
    DELIVER_VERB,
    DEPLOY_CHOICE,
    DEPLOY_VERB,
    DESTINY_ABILITY,
    DRAIN_CHOICE,
    DRAW_CHOICE,
    DRAW_VERB,
    GROUP_CHOICE,
    HUNT_VERB,
    HYPERSPACE_VERB,
    LEAVE_VERB,
    LOCATION,
    LOSE_HAND_VERB,
    LOSE_PILE_VERB,
    MOVE_CHOICE,
    ORBIT_VERB,
    PERSONA_VERB,
    PLACE_CHOICE,
    PLAY_VERB,
    RESERVE,
    RUN_VERB,
    SABACC_CHOICE,
    START_CHOICE,
    TAKE_OFF_VERB,
    USED,
    WALK_VERB,
    WEAPON,
    WEAPON_CHOICE,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.effects.card_texts import UsableText
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.view import View
from games.star_wars_ccg.policies.worth import NOTHING, best_place, drain_at, free_drains, is_wanted, place_worth, presence_worth, strength

# Section 7: cards are drawn up to this hand and down to this Life Force.
FULL_HAND: Final = 8
# With more Force than this, and with a Life Force of more than that, a player draws on: Force that is never used wins nothing.
IDLE_FORCE: Final = 12
LIFE_FOR_MORE: Final = 20
LIFE_KEPT: Final = 10
# Cards that stay in the Reserve Deck for battle destiny, in a match.
DESTINIES_KEPT: Final = 3
# What a battle destiny is expected to bring.
EXPECTED_DESTINY: Final = 2
# What the forfeit of a weapon pays, by the texts that let it be forfeited.
WEAPON_VALUE: Final = 3
# The total at sabacc at which another card is too much.
SABACC_ENOUGH: Final = 7
# More than any card is worth as a target.
IN_DANGER: Final = 1000
# Moves that may win a new drain.
TRAVELS: Final = (WALK_VERB, HYPERSPACE_VERB, TAKE_OFF_VERB)


class DrainPolicy(Policy):
    """Keeps nothing between decisions."""

    def choose(self, view: Any, decision: Decision) -> int:
        kind: i64 = decision.kind
        if kind == ACTIVATE_CHOICE:
            return activated(view, decision)
        if kind == DRAW_CHOICE:
            return 0 if decision.options[0].verb == DRAW_VERB and draws(view) else len(decision.options) - 1
        if kind == GROUP_CHOICE:
            return len(decision.options) - 1
        best: i64 = 0
        most: i64 = NOTHING * 10
        place: i64 = 0
        for option in decision.options:
            worth: i64 = worth_of(view, decision, option)
            if worth > most:
                most = worth
                best = place
            place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        return best


def activated(view: View, decision: Decision) -> i64:
    """The most, but in a match a few cards stay for destiny.  The options count from 0."""
    most: i64 = len(decision.options) - 1
    if view.is_passive(1 - view.seat):
        return most
    left: i64 = view.pile_size(view.seat, RESERVE) - DESTINIES_KEPT
    left = max(left, 0)
    return min(most, left)


def draws(view: View) -> bool:
    """Section 7: up to a full hand and down to a Life Force; in a match also what idle Force pays for.

    Against a passive opponent only cards that still win a drain fill the hand, and Force is saved for the dearest of them: others would end
    the drawing for good, since nothing makes the deck lose them.
    """
    if view.life(view.seat) <= LIFE_KEPT:
        return False
    if not view.is_passive(1 - view.seat):
        is_idle = view.force() > IDLE_FORCE and view.life(view.seat) > LIFE_FOR_MORE
        return is_idle or len(view.hand()) < FULL_HAND
    free = free_drains(view)
    wanted: i64 = 0
    dearest: i64 = 0
    if free:
        for piece in view.hand():
            if wanted < FULL_HAND and is_wanted(view, piece, free):
                wanted += 1
                dearest = max(dearest, piece.card.cost)
    return wanted < FULL_HAND and view.force() + view.generation() > dearest


def worth_of(view: View, decision: Decision, option: Option) -> i64:  # noqa: PLR0912  one branch a kind
    """The worth of an option; passing is worth 0."""
    kind: i64 = decision.kind
    worth: i64 = 1  # to drain, fire, draw destiny, jump off
    if option.verb in (LOSE_HAND_VERB, LOSE_PILE_VERB):
        worth = loss_worth(view, option)
    elif option.verb == PLAY_VERB:
        worth = interrupt_worth(view, decision, option)
    elif option.verb == ACT_VERB:
        worth = action_worth(view, decision, option)
    elif option.verb == TARGET_VERB or is_hunted(view, decision, option):
        worth = target_worth(view, decision, view.piece(option.piece))
    elif option.verb == PASS_VERB:
        worth = 0
    elif kind == START_CHOICE:
        worth = start_worth(view, view.piece(option.piece))
    elif kind == DEPLOY_CHOICE:
        worth = deploy_worth(view, option)
    elif kind == SABACC_CHOICE:
        worth = sabacc_worth(view, decision, option)
    elif kind == PLACE_CHOICE:
        piece = view.piece(decision.subject)
        worth = 0 if piece.card.type == LOCATION else place_worth(view, piece, option)
    elif kind == BATTLE_CHOICE:
        worth = battle_worth(view, option.piece)
    elif kind == ATTRITION_CHOICE:
        worth = forfeit_worth(view.piece(option.piece), view.battle().attrition[view.seat])
    elif kind == DAMAGE_CHOICE:
        worth = forfeit_worth(view.piece(option.piece), view.battle().damage[view.seat])
    elif option.verb == HUNT_VERB:
        creature = view.piece(option.piece)
        worth = view.power_at(view.seat, creature.place) - creature.card.defence
    elif option.verb in (DELIVER_VERB, CUSTODY_VERB, LEAVE_VERB):
        worth = 1 if option.verb == DELIVER_VERB else -1
    elif kind == MOVE_CHOICE and option.verb == RUN_VERB:
        worth = 1  # into the trench
    elif kind == MOVE_CHOICE:
        worth = 1 if has_to_leave(view, decision) else move_worth(view, option)
    return worth


def target_worth(view: View, decision: Decision, target: Piece) -> i64:
    """The strongest card, but help is for the own card to which something happens now, and never for the opponent's."""
    card = target.card
    worth: i64 = 1 + card.power + card.ability + card.cost
    if decision.subject >= 0 and view.piece(decision.subject).card.walks:
        return worth if target.owner != view.seat else -worth
    if decision.subject >= 0 and any(play.is_help for play in view.piece(decision.subject).card.plays):
        if target.controller != view.seat:
            return -worth
        return worth + IN_DANGER if target.id == view.subject() else worth
    return worth


def sabacc_worth(view: View, decision: Decision, option: Option) -> i64:
    """Draw while another card of average destiny fits; of cards to win, the dearest."""
    if option.verb != DRAW_VERB:
        card = view.piece(option.piece).card
        return 1 + card.power + card.ability + card.cost
    total: i64 = 0
    for piece in view.sabacc_hand():
        total += piece.card.destiny
    return 1 if total <= SABACC_ENOUGH else NOTHING


def is_hunted(view: View, decision: Decision, option: Option) -> bool:
    """Whether the option is a card that a weapon which walks by itself has met."""
    return option.verb == PICK_VERB and decision.subject >= 0 and view.piece(decision.subject).card.walks


def interrupt_worth(view: View, decision: Decision, option: Option) -> i64:
    """Interrupts for battles are used in them, and those that aim at the opponent in the control phase; the others stay in hand."""
    play = view.piece(option.piece).card.plays[option.amount]
    if waits(view, decision, play):
        return NOTHING
    if play.is_gain:
        return 2
    if play.time in (AT_DESTINY, AT_TOTALS, AT_DUEL_DESTINY):
        return destiny_worth(view, play.time)
    if decision.kind in (WEAPON_CHOICE, ANSWER_CHOICE):
        return 1 if play.time >= FIRST_ANSWER or play.time == IN_BATTLE else NOTHING
    return 2 if decision.kind == DRAIN_CHOICE and play.is_aimed else NOTHING


def waits(view: View, decision: Decision, play: UsableText) -> bool:
    """Whether this is no moment for an Interrupt.

    What cancels an Interrupt waits for one of the opponent, and help for the opponent's shot.  Who began a battle neither flees from it
    nor cancels it, and no own card is put out of play.
    """
    if play.time == AT_BATTLE:
        if play.is_flight and not is_outgunned(view):
            return True
        return not play.is_aimed and view.battle().attacker == view.seat
    if play.time in (AT_USE, AT_REACTING):
        return view.piece(decision.subject).controller == view.seat
    return play.is_sacrifice or (play.is_help and play.time == AT_SHOT and view.piece(decision.subject).controller != view.seat)


def destiny_worth(view: View, time: i64) -> i64:
    """What changes a destiny is used against the opponent's, on a low one of the own, and on sums of which the opponent's is higher."""
    if time == AT_DUEL_DESTINY:
        contest = view.contest()
        return 1 if contest.drawer != view.seat or contest.drawn < EXPECTED_DESTINY else NOTHING
    battle = view.battle()
    if time == AT_TOTALS:
        return 1 if battle.destiny[1 - view.seat] > battle.destiny[view.seat] else NOTHING
    return 1 if battle.drawer != view.seat or battle.drawn < EXPECTED_DESTINY else NOTHING


def action_worth(view: View, decision: Decision, option: Option) -> i64:
    """A text on the table is used in answer to what has happened if it aims at the opponent; the others wait for who knows better."""
    text = view.piece(option.piece).card.actions[option.amount]
    if text.time == AT_DESTINY and text.is_boost:
        return 1 if view.battle().drawer == view.seat else NOTHING
    if text.time in (AT_DESTINY, AT_TOTALS, AT_DUEL_DESTINY):
        return destiny_worth(view, text.time)
    if text.is_duel or text.is_race or text.is_flight:
        return 1 if is_promising(view, text, view.piece(option.piece)) else NOTHING
    if text.is_relief:
        hit = view.piece(decision.subject)
        return 1 if hit.controller == view.seat and strength(hit) > strength(view.piece(option.piece)) else NOTHING
    return 1 if text.is_gain or (decision.kind == ANSWER_CHOICE and text.is_aimed) else NOTHING


def is_promising(view: View, text: UsableText, piece: Piece) -> bool:
    """Whether a duel, a Podrace or a flight from the battle that has just begun is likely to pay."""
    if text.is_duel:
        return duel_lead(view, piece) >= 0
    if text.is_race:
        return racers_of(view, view.seat) > racers_of(view, 1 - view.seat)
    return text.time == AT_BATTLE and is_outgunned(view)


def is_outgunned(view: View) -> bool:
    """Whether the opponent is expected to win the battle that has just begun."""
    place: i64 = view.battle().place
    return place >= 0 and side_strength(view, view.seat, place) < side_strength(view, 1 - view.seat, place)


def duel_lead(view: View, piece: Piece) -> i64:
    """By how much a card, or its bearer, has more ability than each of the opponent's characters at its location."""
    fighter = piece if piece.card.type == CHARACTER or piece.host < 0 else view.piece(piece.host)
    place: i64 = view.place_at(fighter)
    most: i64 = 0
    for other in view.at_locations(1 - view.seat):
        if other.card.type == CHARACTER and view.place_at(other) == place:
            most = max(most, other.card.ability)
    return fighter.card.ability - most


def racers_of(view: View, seat: i64) -> i64:
    found: i64 = 0
    for piece in view.at_locations(seat):
        found += int(piece.card.is_podracer)
    return found


def loss_worth(view: View, option: Option) -> i64:
    """Losing costs: first cards in hand without use, then the Life Force, then the rest of the hand."""
    if option.verb == LOSE_HAND_VERB:
        card = view.piece(option.piece).card
        if card.is_useless():
            return -3
        return -20 - card.power - card.ability
    return -8 if option.amount == USED else -9 if option.amount == RESERVE else -10


def start_worth(view: View, piece: Piece) -> i64:
    """A location by its Force icons; anything else is better on the table than in the deck."""
    if piece.card.type != LOCATION:
        return 1
    return 4 * view.icons_at(view.seat, piece.id) - view.icons_at(1 - view.seat, piece.id)


def deploy_worth(view: View, option: Option) -> i64:
    if option.verb == PERSONA_VERB:  # only for a stronger one, so it never goes back and forth
        better: i64 = strength(view.piece(option.piece)) - strength(view.piece(option.amount))
        return better if better > 0 else NOTHING
    if option.verb != DEPLOY_VERB:
        return NOTHING
    piece = view.piece(option.piece)
    if piece.card.type == LOCATION:
        own: i64 = view.icons_at(view.seat, piece.id)
        other: i64 = view.icons_at(1 - view.seat, piece.id)
        return 500 + 10 * own - other if own + 1 >= other or view.is_passive(1 - view.seat) else NOTHING
    if piece.zone % ZONES_A_SEAT == ASIDE:
        return 1  # it is lost otherwise
    worth: i64 = best_place(view, piece)
    return worth * 10 - piece.card.cost if worth > 0 else NOTHING


def battle_worth(view: View, place: i64) -> i64:
    """The expected difference of power, less a margin."""
    return side_strength(view, view.seat, place) - side_strength(view, 1 - view.seat, place) - 1


def side_strength(view: View, seat: i64, place: i64) -> i64:
    power: i64 = view.power_at(seat, place)
    if view.ability_at(seat, place) >= DESTINY_ABILITY and view.pile_size(seat, RESERVE) > 0:
        power += EXPECTED_DESTINY
    return power


def forfeit_worth(piece: Piece, owed: i64) -> i64:
    """What a forfeit pays, less what the card is worth; a hit card is lost anyway."""
    value: i64 = WEAPON_VALUE if piece.card.type == WEAPON else piece.card.forfeit
    paid: i64 = min(value, owed)
    if piece.is_hit:
        return 100 + paid
    kept: i64 = piece.card.power + piece.card.ability + piece.card.cost
    return 8 * paid - 3 * kept - 8 * owed


def seeker_worth(view: View, piece: Piece, to: i64) -> i64:
    """A weapon that walks by itself goes where the opponent is and the own side is not."""
    if view.has_presence(1 - view.seat, piece.host):
        return NOTHING
    return 1 if view.has_presence(1 - view.seat, to) and not view.has_presence(view.seat, to) else NOTHING


def has_to_leave(view: View, decision: Decision) -> bool:
    """Whether a card is asked for that moves away or is lost."""
    return decision.subject >= 0 and view.piece(decision.subject).card.type != LOCATION


def move_worth(view: View, option: Option) -> i64:
    """Only a move that wins a drain and gives none up."""
    if option.verb == ORBIT_VERB:
        return 1 if view.piece(option.piece).aim < 0 else NOTHING
    if option.verb not in TRAVELS:
        return NOTHING
    piece = view.piece(option.piece)
    if piece.card.walks:
        return seeker_worth(view, piece, option.amount)
    power: i64 = piece.card.power
    here: i64 = piece.place
    others: i64 = view.power_at(view.seat, here) - power
    gained: i64 = presence_worth(view, option.amount, power)
    if others > 0 or drain_at(view, here) == 0:
        return gained - 8 if drain_at(view, option.amount) > 0 and not view.has_presence(view.seat, option.amount) else NOTHING
    return NOTHING
