"""The declared form of the engine's shared ops (`games.engine.verbs`): their pieces, amounts and durations.

Makers for the rows of several games.  A game says which of its events an operation fires:

    deal = add("deal", N, WHO, compiles=fires(DAMAGED))
    draw = add("draw", N, compiles=fires(DRAWN, who=""))
    may = add("may", THEN, compiles=runs(MAY))

>>> from games.abilities.filters import FilterCompiler, Filters
>>> filters = Filters({"en": ""})
>>> who = Who("who", filters=filters, words={"this": {"en": "this"}, "target": {"en": "the target"}}, each={"en": "each {what}"})
>>> who.problem("them"), who.text("target", "en", None, True)
("is 'them'; use one of: this, target, or a filter", 'the target')
>>> pieces_of("target", FilterCompiler(filters, [])).number
0
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.abilities.compiling import Compiler, Maker, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Definitions, EffectPrinter, Field, OneOf
from games.abilities.filters import Filters
from games.engine.abilities.ability import ANY_NUMBER, CONTROLLER, OPPONENT, Target
from games.engine.abilities.amounts import COUNT, EVENT_AMOUNT, HAPPENED, HAPPENED_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import HOST_OF_SOURCE, Filter, PieceTest
from games.engine.ops import Op
from games.engine.verbs import (
    BEGIN,
    EACH_SEAT,
    EVENT_PIECE,
    EVENT_SOURCE,
    FIRE,
    FITTING,
    HOST,
    IF,
    OPPOSING,
    OWN,
    SLOT,
    SOURCE,
    Continuous,
    Pieces,
    Verb,
)
from games.texts import Words

# A number larger than any count in a game.
AS_MANY: Final = 999

# Slots of an ability: its targets have the first ones.
TARGET_SLOT: Final = 0
SECOND_TARGET_SLOT: Final = 1
THIRD_TARGET_SLOT: Final = 2
# As many targets as an ability may have: the slots after them are those of cards that are chosen later.
TARGETS_MOST: Final = 3
PICKED_SLOT: Final = 4
LOOKED_SLOT: Final = 5
SECOND_PICKED_SLOT: Final = 6
# Where chosen cards go, for later effects.
INTO: Final = {"picked": PICKED_SLOT, "picked_2": SECOND_PICKED_SLOT}

# What effects of every game may count besides pieces: the X that was paid, the amount of the answered event, and of the last batch.
COUNTS: Final = {"x": (KEPT, 0), "of_event": (EVENT_AMOUNT, 0), "happened": (HAPPENED_AMOUNT, 0)}

# The pieces that an effect can refer to.
REFERENCES: Final = {
    "this": (SOURCE, 0),
    "host": (HOST, 0),
    "target": (SLOT, TARGET_SLOT),
    "target_2": (SLOT, SECOND_TARGET_SLOT),
    "target_3": (SLOT, THIRD_TARGET_SLOT),
    "picked": (SLOT, PICKED_SLOT),
    "picked_2": (SLOT, SECOND_PICKED_SLOT),
    "looked": (SLOT, LOOKED_SLOT),
    "it": (EVENT_PIECE, 0),
    "its_source": (EVENT_SOURCE, 0),
}
# The seats whose events or cards an effect applies to.
WHOSE: Final = {"own": OWN, "opponent": OPPOSING, "each": EACH_SEAT}


class Who(Field):
    """The pieces that an effect applies to: a reference ("this", "target") or a filter, which means every matching piece.

    words: code of each reference that the game uses -> its words.  each: the text around the words of a filter.
    """

    def __init__(self, name: str, *, filters: Filters, words: Mapping[str, Words], each: Words, **common: Any) -> None:
        super().__init__(name, **common)
        self.filters = filters
        self.words = words
        self.each = each

    def problem(self, value: Any) -> str:
        if isinstance(value, Mapping):
            return self.filters.problem(value)
        known = isinstance(value, str) and value in self.words
        return "" if known else f"is {value!r}; use one of: {', '.join(self.words)}, or a filter"

    def text(self, value: Any, language: str, printer: EffectPrinter | None, is_last: bool) -> object:
        if not value:
            return ""
        if isinstance(value, Mapping):
            return self.each[language].format(what=self.filters.text(value, language))
        return self.words[value][language]

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"anyOf": [{"enum": list(self.words)}, self.filters.shape(definitions)]}

    def may_last(self, value: Any) -> bool:
        """An effect that lasts with its card refers to no target, choice or event."""
        return not isinstance(value, str) or REFERENCES.get(value, (SOURCE, 0))[0] in (SOURCE, HOST)

    def lasting_shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"anyOf": [{"enum": [code for code in self.words if self.may_last(code)]}, self.filters.shape(definitions)]}


class Counted(OneOf):
    """What an amount counts: a code of `amounts`, each the code of an engine's amount with its number."""

    def __init__(self, name: str, *, amounts: Mapping[str, tuple[int, int]], **common: Any) -> None:
        super().__init__(name, codes=tuple(amounts), **common)
        self.amounts = amounts


def filters_of(compiler: Compiler) -> MakesFilters:
    if compiler.filters is None:
        raise ValueError("A game whose effects name pieces gives its Compiler a FilterCompiler.")
    return compiler.filters


def pieces_of(value: Any, filters: MakesFilters) -> Pieces:
    """The piece or pieces that a declared `Who` refers to."""
    if isinstance(value, Mapping):
        return Pieces(FITTING, filter=filters.filter(value))
    code, number = REFERENCES[value]
    return Pieces(code, number)


def amount_of(effect: Effect, filters: MakesFilters) -> Amount:
    """`n` (None for all), or `n` for each piece that fits `per`, or `n` times the quantity that `count` names.

    With both, `count` names a number of the pieces that fit `per`.
    """
    number = effect.get("n", 1)
    if number is None:
        return Amount(AS_MANY)
    if "per" not in effect and "count" not in effect:
        return Amount(number)
    code, of = filters.counts[effect["count"]] if "count" in effect else (COUNT, 0)
    fitting = filters.filter(effect["per"]) if "per" in effect else None
    return Amount(0, code, of, times=number, filter=fitting)


def fires(
    kind: int,
    *,
    who: str = "who",
    place: int | Callable[[Effect], int] = -1,
    at: str = "",
    counts: bool = True,
    flag: tuple[str, int] | None = None,
    shuffled: bool = False,
) -> Maker:
    """An op that fires an event of `kind` for each of the pieces in field `who`, or one event without pieces.

    place: the number `Event.other`.  at: the field with the piece whose id is that number instead.
    counts: whether `n` and `per` give the amount of the event.  flag: (a yes-or-no field, the amount of the event if it is yes).
    shuffled: whether the events happen in random order if the effect has `at_random`.
    """

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        filters = filters_of(compiler)
        verb = Verb(
            FIRE,
            kind=kind,
            pieces=pieces_of(effect[who], filters) if who else None,
            other=pieces_of(effect[at], filters) if at and at in effect else None,
            much=_much(effect, filters, counts, flag),
            whose=WHOSE[effect.get("whose", "own")],
            place=place(effect) if callable(place) else place,
            number=1 if shuffled and effect.get("at_random") else 0,
        )
        return [verb]

    return make


def _much(effect: Effect, filters: MakesFilters, counts: bool, flag: tuple[str, int] | None) -> Amount | None:
    if flag is not None and effect.get(flag[0]):
        return Amount(flag[1])
    return amount_of(effect, filters) if counts else None


def changes_event(code: int, kind: int = 0, place: int = -1) -> Maker:
    """An op that changes the event that the ability answers: cancels it, lessens it, turns it, or lets another join it."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        filters = filters_of(compiler)
        pieces = pieces_of(effect["who"], filters) if "who" in effect else None
        return [Verb(code, kind=kind, pieces=pieces, much=amount_of(effect, filters), place=place)]

    return make


def runs(code: int) -> Maker:
    """MAY, CHOOSE or REPEAT, with the effects inside; with `by_opponent`, the opponent decides."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        verb = Verb(code, whose=OPPOSING if effect.get("by_opponent") else WHOSE[effect.get("whose", "own")])
        verb.declared = effect
        inside = [effect["then"]] if "then" in effect else effect["options"]
        verb.subs = [compiler.program(each) for each in inside]
        return [verb]

    return make


def if_done(compiler: Compiler, effect: Effect) -> list[Op]:
    """The effects inside, if some of the previous effect happened."""
    verb = Verb(IF, conditions=[Condition(Amount(code=HAPPENED))])
    verb.subs = [compiler.program(effect["then"])]
    return [verb]


def if_holds(make_condition: Callable[[Mapping[str, Any], MakesFilters | None], Condition]) -> Maker:
    """The effects inside, or the first of two options, if the conditions in field `conditions` hold; else the second option."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        verb = Verb(IF, conditions=[make_condition(each, compiler.filters) for each in effect["conditions"]])
        inside = [effect["then"]] if "then" in effect else effect["options"]
        verb.subs = [compiler.program(each) for each in inside]
        return [verb]

    return make


def picks(code: int, slot: int = PICKED_SLOT) -> Maker:
    """Pieces are chosen while the ability resolves: `n` of `what`, up to `n` with `up_to`, by the opponent with whose="opponent"."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        most = int(effect.get("n") or ANY_NUMBER)
        least = 0 if effect.get("up_to") or effect.get("n") is None else most
        chooser = OPPONENT if effect.get("whose") == "opponent" else CONTROLLER
        target = Target(filters_of(compiler).filter(effect["what"]), least, most, chooser)
        return [Verb(code, target=target, number=INTO[effect["into"]] if "into" in effect else slot)]

    return make


def looks(code: int, place: int, slot: int = LOOKED_SLOT) -> Maker:
    """Look at the top `n` cards of a zone of seat `whose`."""
    return lambda compiler, effect: [
        Verb(
            code,
            kind=1 if effect.get("revealed") else 0,
            much=amount_of(effect, filters_of(compiler)),
            whose=WHOSE[effect.get("whose", "own")],
            place=place,
            number=slot,
        )
    ]


# --- continuous effects ----------------------------------------------------------------------------------------------

# (effect, compiler of filters, conditions) -> what begins.
MakesContinuous = Callable[[Effect, MakesFilters, list[Condition]], list[Continuous]]


def continuous_pieces(value: Any, filters: MakesFilters) -> Pieces:
    """As `pieces_of`; the host becomes a filter, too, because a continuous effect looks it up each time."""
    pieces = pieces_of(value, filters)
    return Pieces(HOST, filter=HOST_FILTER) if pieces.code == HOST else pieces


HOST_FILTER: Final = Filter(tests=[PieceTest(HOST_OF_SOURCE)])


def lasts(make: MakesContinuous, periods: Mapping[str, int]) -> Maker:
    """The op of a continuous effect that a program begins, until the period in field `until`."""

    def ops(compiler: Compiler, effect: Effect) -> list[Op]:
        number = periods[effect["until"]]
        made = make(effect, filters_of(compiler), [])
        return [Verb(BEGIN, effect=each, pieces=each.pieces, number=number) for each in made]

    return ops


def no_ops(compiler: Compiler, effect: Effect) -> list[Op]:
    """No op, because the rules read the declaration."""
    return []
