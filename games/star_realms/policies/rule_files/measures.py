"""The measures that rule files compare: numbers of the game that the player may know.

A measure is a number of the table ("turn", "opponent_authority"), of the card that a rule is about ("cost"), or a count of cards:
"hand" is the size of the hand, "hand.blob" the number of its Blob cards.  Of the opponent's hand and of the deck only the size is known,
but all cards that the opponent owns are ("opponent_owned"), and so are those of hand and deck together ("opponent_unseen").
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.star_realms.abilities.constants import (
    BASE,
    BLOB,
    GAIN_TRADE,
    MACHINE_CULT,
    SHIP,
    STAR_EMPIRE,
    TRADE_FEDERATION,
)
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import PRIMARY, SCRAP
from games.star_realms.play.pieces import Piece
from games.star_realms.play.view import View
from games.star_realms.policies.worth import POOR

TURN: Final = 0
RESHUFFLES: Final = 1
OWN_AUTHORITY: Final = 2
ENEMY_AUTHORITY: Final = 3
OWN_BASES: Final = 4
ENEMY_BASES: Final = 5
TRADE: Final = 6
COMBAT: Final = 7
OWN_OUTPOSTS: Final = 8
ENEMY_OUTPOSTS: Final = 9
UNUSED_BASES: Final = 10
SMALLEST_BASE: Final = 11
BIGGEST_BASE: Final = 12
SMALLEST_OUTPOST: Final = 13
BIGGEST_OUTPOST: Final = 14
COST: Final = 15
SCRAP_COMBAT: Final = 16
SCRAP_TRADE: Final = 17
BUY_GAIN: Final = 18
_NUMBERS: Final = (
    *("turn", "reshuffles", "authority", "opponent_authority", "bases", "opponent_bases", "trade", "combat"),
    *("outposts", "opponent_outposts", "unused_bases"),
    *("opponent_smallest_base", "opponent_biggest_base", "opponent_smallest_outpost", "opponent_biggest_outpost"),
    *("cost", "combat_if_scrapped", "trade_if_scrapped", "buy_score_gained"),
)

# A count of cards is COUNTED + KINDS * place + kind.
COUNTED: Final = 100
KINDS: Final = 16
OWNED: Final = 0
IN_HAND: Final = 1
IN_DECK: Final = 2
IN_DISCARD: Final = 3
PUT_IN_PLAY: Final = 4
PLAYED: Final = 5
IN_ROW: Final = 6
ENEMY_OWNED: Final = 7
ENEMY_DISCARD: Final = 8
ENEMY_IN_PLAY: Final = 9
ENEMY_UNSEEN: Final = 10  # hand and deck together
ENEMY_HAND: Final = 11  # the size only
ENEMY_DECK: Final = 12
_PLACES: Final = (
    *("owned", "hand", "deck", "discard", "in_play", "played", "trade_row"),
    *("opponent_owned", "opponent_discard", "opponent_in_play", "opponent_unseen", "opponent_hand", "opponent_deck"),
)
ANY: Final = 0
SHIPS: Final = 5
BASES: Final = 6
OUTPOSTS: Final = 7
STARTERS: Final = 8  # cards that were never bought
_KINDS: Final = ("blob", "trade-federation", "star-empire", "machine-cult", "ships", "bases", "outposts", "starters")
_FACTION_BITS: Final = [0, BLOB, TRADE_FEDERATION, STAR_EMPIRE, MACHINE_CULT]

# A measure of a card's value that the file invents is VALUED + MEANS * its place in the file + one of these.
VALUED: Final = 1000
MEANS: Final = 4
OF_CARD: Final = 0
OF_OWNED: Final = 1
OF_ENEMY_OWNED: Final = 2
OF_ROW: Final = 3
VALUE_MEASURES: Final = ("value", "owned_value", "opponent_value", "trade_row_value")

# Name -> number.
MEASURES: Final[dict[str, int]] = {
    **{name: number for number, name in enumerate(_NUMBERS)},
    **{name: COUNTED + KINDS * place for place, name in enumerate(_PLACES)},
    **{
        f"{name}.{kind}": COUNTED + KINDS * place + number
        for place, name in enumerate(_PLACES)
        if place < ENEMY_HAND
        for number, kind in enumerate(_KINDS, start=1)
    },
}


def measured(view: View, measure: i64, card: Card) -> i64:  # noqa: PLR0911, PLR0912  one line a measure
    """The number of the table; BUY_GAIN and the values of cards need the rules and are answered by `rules.value`."""
    if measure >= COUNTED:
        place: i64 = (measure - COUNTED) // KINDS
        return counted(view, place, measure - COUNTED - KINDS * place)
    if measure == TURN:
        return view.turn()
    if measure == RESHUFFLES:
        return view.reshuffles(view.seat)
    if measure == OWN_AUTHORITY:
        return view.authority(view.seat)
    if measure == ENEMY_AUTHORITY:
        return view.authority(1 - view.seat)
    if measure == OWN_BASES:
        return of_kind(view.in_play(view.seat), BASES)
    if measure == ENEMY_BASES:
        return of_kind(view.in_play(1 - view.seat), BASES)
    if measure == TRADE:
        return view.trade()
    if measure == COMBAT:
        return view.combat()
    if measure == OWN_OUTPOSTS:
        return of_kind(view.in_play(view.seat), OUTPOSTS)
    if measure == ENEMY_OUTPOSTS:
        return of_kind(view.in_play(1 - view.seat), OUTPOSTS)
    if measure == UNUSED_BASES:
        return unused_bases(view)
    if measure == COST:
        return card.cost
    if measure == SCRAP_COMBAT:
        return view.combat() + card.scrap_combat
    if measure == SCRAP_TRADE:
        return view.trade() + scrap_trade(card)
    return defense(view, measure)


def counted(view: View, place: i64, kind: i64) -> i64:  # noqa: PLR0911  one line a place
    """The cards of a kind in a place."""
    seat: i64 = view.seat
    if place == ENEMY_HAND:
        return view.hand_size(1 - seat)
    if place == ENEMY_DECK:
        return view.deck_size(1 - seat)
    if place == IN_ROW:
        return of_kind(view.trade_row(), kind)
    if place == PLAYED:
        return of_kind(view.cards_played(), kind)
    if place == IN_HAND:
        return of_kind(view.hand(), kind)
    if place == IN_DISCARD:
        return of_kind(view.discard(seat), kind)
    if place == PUT_IN_PLAY:
        return of_kind(view.in_play(seat), kind)
    if place == ENEMY_DISCARD:
        return of_kind(view.discard(1 - seat), kind)
    if place == ENEMY_IN_PLAY:
        return of_kind(view.in_play(1 - seat), kind)
    if place == IN_DECK:
        # The owner knows the cards of the deck, but not their order: all cards less those in the other zones.
        known: i64 = of_kind(view.hand(), kind) + of_kind(view.discard(seat), kind) + of_kind(view.in_play(seat), kind)
        return of_owner(view, seat, kind) - known
    if place == ENEMY_UNSEEN:
        return of_owner(view, 1 - seat, kind) - of_kind(view.discard(1 - seat), kind) - of_kind(view.in_play(1 - seat), kind)
    return of_owner(view, 1 - seat if place == ENEMY_OWNED else seat, kind)


def of_owner(view: View, seat: i64, kind: i64) -> i64:
    found: i64 = 0
    for card in view.owned(seat):
        if is_kind(card, kind):
            found += 1
    return found


def of_kind(pieces: list[Piece], kind: i64) -> i64:
    found: i64 = 0
    for piece in pieces:
        if is_kind(piece.card, kind):
            found += 1
    return found


def is_kind(card: Card, kind: i64) -> bool:
    if kind == ANY:
        return True
    if kind < SHIPS:
        return card.factions & _FACTION_BITS[kind] != 0
    if kind == SHIPS:
        return card.type == SHIP
    if kind == STARTERS:
        return card.keep < POOR
    return card.type == BASE and (kind == BASES or card.is_outpost)


def unused_bases(view: View) -> i64:
    """Own bases whose ability can still be used this turn."""
    found: i64 = 0
    for piece in view.in_play(view.seat):
        if piece.face.type == BASE:
            for ability in piece.face.abilities:
                if ability.slot == PRIMARY and piece.open & ability.bit != 0:
                    found += 1
                    break
    return found


def defense(view: View, measure: i64) -> i64:
    """The defense of the opponent's smallest or biggest base or outpost; 0 without one."""
    found: i64 = 0
    for piece in view.in_play(1 - view.seat):
        if piece.face.type != BASE or (measure >= SMALLEST_OUTPOST and not piece.face.is_outpost):
            continue
        one: i64 = view.defense(piece)
        if found == 0 or (one < found if measure in (SMALLEST_BASE, SMALLEST_OUTPOST) else one > found):
            found = one
    return found


def scrap_trade(card: Card) -> i64:
    """The trade of the card's scrap abilities."""
    found: i64 = 0
    for ability in card.abilities:
        if ability.slot == SCRAP:
            for op in ability.program.ops:
                if op.code == GAIN_TRADE:
                    found += op.amount
    return found
