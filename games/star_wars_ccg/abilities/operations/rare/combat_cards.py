"""The rows of combat cards, which stand in for destinies in duels and lightsaber combat."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler
from games.abilities.effects import Effect
from games.abilities.fields import Number
from games.abilities.shared.verbs import LOOKED_SLOT, PICKED_SLOT, filters_of, no_ops, pieces_of
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import EQUAL
from games.engine.ops import Op
from games.engine.verbs import PICK, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, bare
from games.star_wars_ccg.abilities.ops import add
from games.star_wars_ccg.abilities.parts import conditions
from games.star_wars_ccg.abilities.pieces import cards

DRAWN: Final = Number("n", least=2)
KEPT: Final = Number("most", least=1)

# The combat card is revealed, and counts unless the opponent cancels it.
use_card = add(
    "use_card",
    CARDS,
    compiles=lambda compiler, effect: [Verb(c.USE_CARD, pieces=pieces_of(effect["who"], filters_of(compiler)))],
    example=("Interrupts", "picked"),
)
void_card = add("void_card", compiles=bare(c.VOID_CARD), example=("Interrupts",))
# Of the text in which it stands: the card uses it only as a combat card.
as_combat_card = add("as_combat_card", compiles=no_ops, example=("Interrupts",))


def _draws(compiler: Compiler, effect: Effect) -> list[Op]:
    """The cards drawn are looked at; some are picked, and the others stay those that were looked at."""
    drawn = filters_of(compiler).filter(cards(of="looked", zone="used"))
    draw = Verb(c.DRAW_COMBAT, number=LOOKED_SLOT)
    draw.amount = effect["n"]
    settle = Verb(c.DRAW_COMBAT, kind=1, number=LOOKED_SLOT, place=PICKED_SLOT)
    return [draw, Verb(PICK, target=Target(drawn, effect["most"], effect["most"]), number=PICKED_SLOT), settle]


draw_for_combat = add("draw_for_combat", DRAWN, KEPT, compiles=_draws, fills="looked", example=("Interrupts", 3, 2))

duel_draw = conditions.kind("duel_draw", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.DUEL_DRAW)))
opponent_fights = conditions.kind(
    "opponent_fights",
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.HAS_STARTED),
        EQUAL,
        Amount(0),
        any_of=[Condition(Amount(code=GAME_AMOUNT, number=c.IS_COMBAT))],
    ),
)
