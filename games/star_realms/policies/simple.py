"""Simple policies to compare with the default one: each buys one kind of card."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_realms.play.cards import Card
from games.star_realms.play.pieces import Piece
from games.star_realms.play.view import View
from games.star_realms.policies.buying import Buyer, combat_weight, in_play, lean, stage, trade_weight, trimmed_weight
from games.star_realms.policies.player import Player


class ExplorerPlayer(Player):
    """Buys only Explorers, and scraps each one it plays for combat."""

    def rating(self, view: View, card: Card) -> i64:
        return 1 if card.is_explorer else 0

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return piece.card.is_explorer


class ExpensivePlayer(Buyer):
    """Buys the most expensive card it can pay, an Explorer if there is nothing better, and scraps Explorers late."""

    def rating(self, view: View, card: Card) -> i64:
        return card.cost


class VelocityPlayer(Buyer):
    """Buys cards that draw cards or scrap weak ones, then combat: a small, fast deck."""

    def rating(self, view: View, card: Card) -> i64:
        at: i64 = stage(view)
        worth: i64 = card.cards * (17 - at) + card.trimmed * (trimmed_weight(at) + 2) + card.combat * combat_weight(at)
        worth += card.trade * trade_weight(at) + card.authority + card.discards * 4 + card.cost * 3
        return in_play(card, worth, 13, 6, 10) - lean(at)


class AttackPlayer(Buyer):
    """Buys combat and discards of the opponent; trade only to pay for them."""

    def rating(self, view: View, card: Card) -> i64:
        at: i64 = stage(view)
        worth: i64 = card.combat * (combat_weight(at) + 2) + card.discards * 6 + card.trade * trade_weight(at) + card.cards * 8
        worth += card.trimmed * (trimmed_weight(at) // 3) + card.authority + card.cost * 3
        return in_play(card, worth, 12, 6, 10) - lean(at)


class DefensePlayer(Buyer):
    """Buys bases, preferably outposts, and authority."""

    def rating(self, view: View, card: Card) -> i64:
        at: i64 = stage(view)
        worth: i64 = card.authority * (3 if at < 2 else 4) + card.combat * combat_weight(at) + card.trade * trade_weight(at)
        worth += card.cards * 10 + card.trimmed * (trimmed_weight(at) // 2) + card.discards * 4 + card.cost * 3
        return in_play(card, worth, 16, 8, 14) - lean(at)
