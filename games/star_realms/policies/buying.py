"""The base of policies that rate cards: weights that change during the game, and the choice of own cards to scrap."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_realms.abilities.constants import BASE, FLIP, GAIN_ALLY, GAMBIT, HERO
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import ALLY, SCRAP
from games.star_realms.play.pieces import Piece
from games.star_realms.play.view import View
from games.star_realms.policies.player import Player


def stage(view: View) -> i64:
    """The stage of the game, 0 to 4: how often the player's own deck was reshuffled."""
    return min(view.reshuffles(view.seat), 4)


def trade_weight(stage: i64) -> i64:
    return max(7 - 2 * stage, 1)


def combat_weight(stage: i64) -> i64:
    return min(3 + stage, 6)


def trimmed_weight(stage: i64) -> i64:
    """Weight of a scrapped starting card; early scrapping improves every later hand."""
    return 20 if stage < 2 else 26 - 6 * stage


def in_play(card: Card, worth: i64, tenths: i64, defense: i64, outpost: i64) -> i64:
    """The worth of a card that may stay in play.  A base counts for `tenths` of a turn, plus the damage that its defense absorbs."""
    if card.type != BASE:
        return worth
    return worth * tenths // 10 + card.defense * (outpost if card.is_outpost else defense)


def lean(stage: i64) -> i64:
    """The worth that a card needs to be bought.  It rises, as weak cards are later drawn in place of better ones."""
    return 0 if stage < 2 else 30 * stage


def scraps_explorer(view: View, piece: Piece) -> bool:
    """Late in the game an Explorer is worth more as combat than in the deck."""
    return piece.card.is_explorer and view.reshuffles(view.seat) > 1


def wins_now(view: View, piece: Piece) -> bool:
    """Whether the combat of its scrap ability, with that of other cards in play, wins this turn.  Outposts must be destroyed first."""
    if piece.face.scrap_combat == 0:
        return False
    missing: i64 = view.authority(1 - view.seat) - view.combat()
    for other in view.in_play(1 - view.seat):
        if other.face.is_outpost:
            missing += view.defense(other)
    if missing <= 0:
        return False
    for other in view.in_play(view.seat):
        missing -= other.face.scrap_combat
    return missing <= 0


def opens_ally(view: View, piece: Piece) -> bool:
    """Whether the scrap ability of this hero or gambit gives an ally that an unused ability needs, or turns it into a base."""
    if piece.face.type & (HERO | GAMBIT) == 0:
        return False
    for ability in piece.face.abilities:
        if ability.slot != SCRAP:
            continue
        for op in ability.program.ops:
            if op.code == FLIP or (op.code == GAIN_ALLY and waits_for(view, op.selector.traits)):
                return True
    return False


def waits_for(view: View, factions: i64) -> bool:
    for piece in view.in_play(view.seat):
        for ability in piece.face.abilities:
            if ability.slot == ALLY and piece.open & ability.bit != 0 and ability.factions & factions != 0:
                return True
    return False


class Buyer(Player):
    """A player that rates cards and uses scrap abilities late, or when they win."""

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return scraps_explorer(view, piece) or wins_now(view, piece) or opens_ally(view, piece)
