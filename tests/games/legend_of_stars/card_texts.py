"""Card texts of the invented cards in scenarios, by a few words, built from the engine's parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.engine.abilities.ability import Ability, Target
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import CONTROLLED_BY, EQUAL, GAME_TEST, MARK, OPPOSING, OWN, VALUE, Filter, PieceTest
from games.engine.events.index import ITSELF, Trigger
from games.engine.events.windows import ACTION, REACTION
from games.engine.modifiers import ADD, SET
from games.engine.ops import add_program
from games.engine.table.changes import FLAG, GAIN, NUMBER
from games.engine.verbs import ASKS, BEGIN, EACH_SEAT, FIRE, FITTING, SLOT, SOURCE, Continuous, Pieces, Verb
from games.engine.verbs import OPPOSING as OPPONENT
from games.legend_of_stars.abilities import constants as c

FACE_UP = Filter(tests=[PieceTest(GAME_TEST, c.IS_FACE_UP)])
OWN_CHARACTER = Filter(tests=[PieceTest(CONTROLLED_BY, OWN), PieceTest(GAME_TEST, c.IS_FACE_UP)])
ENEMY_CHARACTER = Filter(tests=[PieceTest(CONTROLLED_BY, OPPOSING), PieceTest(GAME_TEST, c.IS_FACE_UP)])
SUPPORTS = Filter(zones=1 << c.SUPPORTS)
TARGET = Pieces(SLOT, 0)
ITS_OWN = Pieces(SOURCE)


class Texts:
    """Writes texts onto the cards of one game."""

    def __init__(self, programs: list[Any]) -> None:
        self.programs = programs

    def ability(self, *ops: Verb, target: Filter | None = None) -> Ability:
        program = add_program(self.programs, list(ops), lambda op: op.code in ASKS)
        return Ability(program, targets=[] if target is None else [Target(target)])

    def trigger(self, kind: int, window: int, *ops: Verb, **named: Any) -> Trigger:
        ability = self.ability(*ops, target=named.pop("target", None))
        return Trigger(kind, window, ability.program, ability=ability, **named)

    def write(self, card: Any, text: str) -> None:
        EFFECTS.get(text, WORKS.get(text, unknown))(self, card)
        card.has_text = bool(card.triggers or card.constants or card.turn_up)


def unknown(texts: Texts, card: Any) -> None:
    raise KeyError(f"{card.code}: add the text to tests/games/legend_of_stars/card_texts.py")


def effect(*ops: Verb, target: Filter | None = None) -> Callable[[Texts, Any], None]:
    def write(texts: Texts, card: Any) -> None:
        card.effect = texts.ability(*ops, target=target)

    return write


def constant(*effects: Continuous) -> Callable[[Texts, Any], None]:
    def write(texts: Texts, card: Any) -> None:
        card.constants += effects

    return write


def trigger(kind: int, window: int, *ops: Verb, **named: Any) -> Callable[[Texts, Any], None]:
    def write(texts: Texts, card: Any) -> None:
        card.triggers.append(texts.trigger(kind, window, *ops, **named))

    return write


def turned_up(*ops: Verb) -> Callable[[Texts, Any], None]:
    def write(texts: Texts, card: Any) -> None:
        card.turn_up = texts.ability(*ops)

    return write


def draw(number: int) -> Verb:
    return Verb(FIRE, kind=c.DRAWN, much=Amount(number))


def hits(number: int, whose: int = OPPONENT) -> Verb:
    return Verb(FIRE, kind=c.DAMAGED, much=Amount(number), whose=whose)


def boost(number: int) -> Verb:
    return Verb(BEGIN, effect=Continuous(NUMBER, c.ATK, ADD, amount=Amount(number)), pieces=TARGET, number=c.TURN)


def changes(number: int, how: int, amount: int, filter: Filter) -> Continuous:
    return Continuous(NUMBER, number, how, Pieces(FITTING, filter=filter), amount=Amount(amount))


def own_with(test: PieceTest) -> Filter:
    return Filter(tests=[*OWN_CHARACTER.tests, test])


OWN_TURN = Condition(Amount(code=GAME_AMOUNT, number=c.IN_OWN_TURN))

# Texts of effect cards.
EFFECTS: dict[str, Callable[[Texts, Any], None]] = {
    "enemy to defence": effect(Verb(FIRE, kind=c.POSITIONED, pieces=TARGET, place=c.DEFENCE_RIGHT), target=ENEMY_CHARACTER),
    "own face-down": effect(Verb(FIRE, kind=c.TURNED_DOWN, pieces=TARGET), target=OWN_CHARACTER),
    "destroy enemy": effect(Verb(FIRE, kind=c.DESTROYED, pieces=TARGET), target=ENEMY_CHARACTER),
    "return enemy": effect(Verb(FIRE, kind=c.RETURNED, pieces=TARGET), target=ENEMY_CHARACTER),
    "boost 200": effect(boost(200), target=OWN_CHARACTER),
    "draw 2": effect(draw(2)),
    "hit 500": effect(hits(500)),
    "hit both 500": effect(hits(500, EACH_SEAT)),
    "regain 2": effect(Verb(FIRE, kind=c.REGAINED_ENERGIES, much=Amount(2))),
    "gain support": effect(Verb(FIRE, kind=c.GAINED, pieces=TARGET), target=SUPPORTS),
}
# Texts of cards in play.
WORKS: dict[str, Callable[[Texts, Any], None]] = {
    "all ATK 300": constant(changes(c.ATK, SET, 300, FACE_UP)),
    "own turn ATK 500": constant(Continuous(NUMBER, c.ATK, SET, ITS_OWN, amount=Amount(500), conditions=[OWN_TURN])),
    "own DEF +100": constant(changes(c.DEF, ADD, 100, OWN_CHARACTER)),
    "fire ATK +100": constant(changes(c.ATK, ADD, 100, own_with(PieceTest(MARK, c.FIRST_ATTRIBUTE + 2)))),
    "slow ATK +100": constant(changes(c.ATK, ADD, 100, own_with(PieceTest(VALUE, c.SPEED, comparison=EQUAL, amount=1)))),
    "printed 500 ATK +100": constant(changes(c.ATK, ADD, 100, own_with(PieceTest(VALUE, c.ATK, comparison=EQUAL, amount=500)))),
    "may move at once": constant(Continuous(FLAG, c.MAY_MOVE_AT_ONCE, GAIN, Pieces(FITTING, filter=OWN_CHARACTER))),
    "cannot move": constant(Continuous(FLAG, c.CANNOT_MOVE, GAIN, ITS_OWN)),
    "attacks twice": constant(Continuous(FLAG, c.MAY_ATTACK_TWICE, GAIN, ITS_OWN)),
    "not destroyed": constant(Continuous(FLAG, c.CANNOT_BE_DESTROYED, GAIN, ITS_OWN)),
    "draw at end": trigger(c.TURN_ENDS, REACTION, draw(1)),
    "draw at start": trigger(c.TURN_BEGAN, REACTION, draw(1)),
    "draw on damage": trigger(c.DEALT_DAMAGE, REACTION, draw(1), subject=ITSELF),
    "draw when turned up": turned_up(draw(1)),
    "activate: draw": trigger(c.MAIN_ACTIONS, ACTION, draw(1), limit=1, period=c.TURN),
    "activate in battle: boost 200": trigger(c.BATTLE_ACTIONS, ACTION, boost(200), target=OWN_CHARACTER, limit=1, period=c.TURN),
}
