"""The default policy: a balanced player."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_realms.play.cards import Card
from games.star_realms.play.view import View
from games.star_realms.policies.buying import Buyer, combat_weight, in_play, lean, stage, trade_weight, trimmed_weight


class DefaultPlayer(Buyer):
    """A balanced player: rates each card by everything it gives."""

    def rating(self, view: View, card: Card) -> i64:
        at: i64 = stage(view)
        worth: i64 = card.trade * trade_weight(at) + card.combat * combat_weight(at) + card.authority * (2 if at < 2 else 3)
        worth += card.cards * (13 - at) + card.trimmed * trimmed_weight(at) + card.discards * 4 + card.cost * 3
        return in_play(card, worth, 15, 7, 12) - lean(at)
