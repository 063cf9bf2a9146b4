"""The fish of Naboo: Effects that keep a card for a destiny."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import stack, your_draw
from games.star_wars_ccg.abilities.operations.rare.kept import exchange_drawn, use_kept
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, lose
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import action, automatic, card, constant, deploys_beside, immune_to, printed
from games.star_wars_ccg.abilities.parts import opponents_destiny, target, there_is, there_is_no, your_destiny
from games.star_wars_ccg.abilities.pieces import cards

KEPT: Final = cards(of="stacked", zone="stacked")
DRAWN: Final = cards(of="drawn", zone="used")
TOP: Final = cards(whose="own", zone="reserve", state="topmost")


def fish(victims: list[str], *texts: Any) -> Declared:
    """An Effect of the own area that cancels others, and keeps one card."""
    return card(printed(deploys_beside(0), immune_to("Alter")), constant(cancels_each(cards(named=victims))), *texts)


def claw_fish() -> Declared:
    """A card of the hand is kept, and exchanged for one that was drawn."""
    return fish(
        ["Opee Sea Killer"],
        action(stack(), conditions=there_is_no(KEPT), targets=target(cards(whose="own", zone="held"))),
        action(exchange_drawn(KEPT), when="destiny", once_a="event", conditions=[your_destiny(), there_is(KEPT), there_is(DRAWN)]),
        action(exchange_drawn(KEPT), when="shot", once_a="event", conditions=[your_destiny(), there_is(KEPT), there_is(DRAWN)]),
    )


def sea_killer() -> Declared:
    """A battle destiny of the opponent is kept, and lost with the next one of its title."""
    same = there_is(cards(of="drawn", zone="used", twin=KEPT))
    return fish(
        ["Sando Aqua Monster"],
        automatic(lose(DRAWN), lose(KEPT), at="destiny", conditions=[opponents_destiny(), same]),
        action(stack(DRAWN), when="destiny", conditions=[opponents_destiny(), there_is_no(KEPT), there_is(DRAWN)]),
    )


def aqua_monster(*victims: str) -> Declared:
    """A destiny is kept, and used in place of another."""
    use = [use_kept(KEPT), lose(KEPT)]
    return fish(
        list(victims),
        action(draw_destiny(1), stack(DRAWN), conditions=[there_is_no(KEPT), there_is(TOP)]),
        action(*use, when="destiny_due", conditions=[your_draw(), there_is(KEPT)]),
        action(*use, when="aimed", conditions=[there_is(cards(of="gun", whose="own")), there_is(KEPT)]),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "13_11": claw_fish(),
    "13_36": sea_killer(),
    "13_41": aqua_monster("Opee Sea Killer", "Colo Claw Fish"),
    "13_60": claw_fish(),
    "13_80": sea_killer(),
    "13_85": aqua_monster("Colo Claw Fish"),
}
