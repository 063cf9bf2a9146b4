"""Starting Effects, under which Defensive Shields from outside the deck lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.objectives import stocks
from games.star_wars_ccg.abilities.ops import card, printed

ABILITIES: Final[Mapping[str, Declared]] = {code: card(printed(stocks(10, 3))) for code in ("13_5", "13_69")}
