"""The rows of destinies that are compared, raised and chosen between, and of what follows from them."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, Maker, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Number, OneOf
from games.abilities.shared.verbs import LOOKED_SLOT, PICKED_SLOT, amount_of, continuous_pieces, filters_of, pieces_of
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import AT_MOST, EQUAL
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import CHOOSE, FIRE, IF, OPPOSING, OWN, PICK, SLOT, Continuous, Pieces, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, bare
from games.star_wars_ccg.abilities.operations.steps import THEN
from games.star_wars_ccg.abilities.ops import CONTINUOUS, NAMED, NUMBERS, NUMBERS_OF_CARDS, PER, STANDING, WHAT, WHERE, WHOM, N, add
from games.star_wars_ccg.abilities.parts import NUMBERS_OF_TARGET, conditions
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_AND: Final = TEXTS["abilities.joints.and"]
# The greatest destiny up to which a player chooses a number.
DRAWN_MOST: Final = 9
# More Force icons of one side than a location has.
ICONS_MOST: Final = 9
SEAT: Final = OneOf("whose", codes=("own", "opponent"), default="own")
ONE_NUMBER: Final = OneOf("number", codes=tuple(NUMBERS_OF_CARDS), words=TEXTS.section("abilities.numbers"))


def _by_player(code: str) -> Any:
    return lambda effect: f"{code}.{effect['whose']}"


def _kind(effect: Effect) -> int:
    return 1 if effect["whose"] == "opponent" else 0


def _seat(effect: Effect) -> int:
    return OPPOSING if effect["whose"] == "opponent" else OWN


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


# --- destinies that a text draws -------------------------------------------------------------------------------------


def _adds(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Verb(c.ADD_TO_DRAW, kind=_kind(effect), much=amount_of(effect, filters_of(compiler)))]


def _adds_numbers(compiler: Compiler, effect: Effect) -> list[Op]:
    ops: list[Op] = []
    for code in effect["numbers"]:
        verb = Verb(c.ADD_NUMBER, kind=_kind(effect), pieces=pieces_of(effect["who"], filters_of(compiler)))
        verb.counter = NUMBERS_OF_CARDS[code]
        ops.append(verb)
    return ops


add_to_draw = add("add_to_draw", N, PER, SEAT, takes=["n", "whose"], words=_by_player("add_to_draw"), compiles=_adds)
add_number = add("add_number", NUMBERS, CARDS, SEAT, takes=["numbers"], words=_by_player("add_number"), compiles=_adds_numbers)
is_odd = conditions.kind("is_odd", makes=lambda declared, filters: Condition(_game(c.IS_ODD), EQUAL, Amount(1)))
is_even = conditions.kind("is_even", makes=lambda declared, filters: Condition(_game(c.IS_ODD), EQUAL, Amount(2)))
lose_sum = add(
    "lose_sum",
    SEAT,
    words=_by_player("lose_sum"),
    compiles=lambda compiler, effect: [Verb(FIRE, kind=c.FORCE_LOST, much=Amount(code=KEPT), whose=_seat(effect))],
)


def _draws_to_choose(compiler: Compiler, effect: Effect) -> list[Op]:
    """The cards drawn are looked at, and the one that is picked stands in."""
    drawn = filters_of(compiler).filter(cards(of="looked", zone="used"))
    draw = Verb(c.DRAW_CHOOSE, number=LOOKED_SLOT)
    draw.amount = effect["n"]
    settle = Verb(c.DRAW_CHOOSE, kind=1, pieces=Pieces(SLOT, PICKED_SLOT))
    return [draw, Verb(PICK, target=Target(drawn, 1, 1), number=PICKED_SLOT), settle]


draw_to_choose = add("draw_to_choose", Number("n", least=2), compiles=_draws_to_choose, example=("Interrupts", 2))

# --- weapons that are aimed ------------------------------------------------------------------------------------------


# --- numbers ---------------------------------------------------------------------------------------------------------


def _lift(compiler: Compiler, effect: Effect) -> list[Op]:
    verb = Verb(c.LIFT_BY, kind=NUMBERS_OF_CARDS[effect["number"]])
    verb.counter = NUMBERS_OF_CARDS[effect["by"]]
    return [verb]


# Of the first target, until the end of the turn.
raise_by = add(
    "raise_by",
    ONE_NUMBER,
    OneOf("by", codes=tuple(NUMBERS_OF_CARDS), words=TEXTS.section("abilities.numbers")),
    compiles=_lift,
    example=("Interrupts", "power", "ability"),
)
more_power_by = add(
    "more_power_by",
    OneOf("number", codes=tuple(NUMBERS_OF_TARGET), words=TEXTS.section("abilities.numbers")),
    compiles=lambda compiler, effect: [Verb(c.ADD_POWER, much=_game(NUMBERS_OF_TARGET[effect["number"]]))],
    example=("Interrupts", "defence"),
)


def _raises_drains(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    return [Continuous(A_NUMBER, c.DRAIN, ADD, about, amount=amount_of(effect, filters), whose=_seat(effect), conditions=holding)]


CONTINUOUS["raise_drains"] = _raises_drains
raise_drains = add("raise_drains", N, PER, WHOM, WHERE, takes=["n", "who"])
titles_least = conditions.kind(
    "titles_least",
    N,
    WHAT,
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.TITLES, filter=filters.filter(declared["what"]) if filters else None), than=Amount(declared["n"])
    ),
)

titles_most = conditions.kind(
    "titles_most",
    N,
    WHAT,
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.TITLES, filter=filters.filter(declared["what"]) if filters else None),
        AT_MOST,
        Amount(declared["n"]),
    ),
)

# --- Force that players choose about ---------------------------------------------------------------------------------


def _some(kind: int) -> Maker:
    """Any number up to n, or none."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        verb = Verb(CHOOSE, whose=_seat(effect))
        for each in range(effect["n"], 0, -1):
            verb.subs.append(compiler.of_ops([Verb(FIRE, kind=kind, much=Amount(each), whose=_seat(effect))]))
        verb.subs.append(compiler.of_ops([]))
        return [verb]

    return make


activate_some = add("activate_some", N, SEAT, takes=["n", "whose"], words=_by_player("activate_some"), compiles=_some(c.ACTIVATED))


ICONS_HERE: Final = {"light": c.LIGHT_ICONS_HERE, "dark": c.DARK_ICONS_HERE}
ICON_SIDE: Final = OneOf("side", codes=tuple(ICONS_HERE), words=TEXTS.section("abilities.halves"))


def _some_by_icons(compiler: Compiler, effect: Effect) -> list[Op]:
    """Any number up to that of the icons, or none."""
    verb = Verb(CHOOSE, kind=1)
    for each in range(ICONS_MOST, 0, -1):
        held = Verb(IF, conditions=[Condition(_game(ICONS_HERE[effect["side"]]), than=Amount(each))])
        held.subs = [compiler.of_ops([Verb(FIRE, kind=c.ACTIVATED, much=Amount(each))])]
        verb.subs.append(compiler.of_ops([held]))
    verb.subs.append(compiler.of_ops([]))
    return [verb]


def _fewer_by_icons(compiler: Compiler, effect: Effect) -> list[Op]:
    much = Amount(0, GAME_AMOUNT, ICONS_HERE[effect["side"]], times=-1)
    made = Continuous(SEAT_NUMBER, c.GENERATION, ADD, amount=much, whose=OPPOSING)
    return [Verb(c.MEANWHILE, effect=made, pieces=made.pieces, number=c.TURN)]


# As many as the Force icons of a side where the ability's card is.
activate_by_icons = add("activate_by_icons", ICON_SIDE, compiles=_some_by_icons, example=("Interrupts", "dark"))
lower_generation_by_icons = add("lower_generation_by_icons", ICON_SIDE, compiles=_fewer_by_icons, example=("Interrupts", "dark"))


def _some_drawn(compiler: Compiler, effect: Effect) -> list[Op]:
    """Any number up to the destiny, or none."""
    verb = Verb(CHOOSE, kind=1)
    for each in range(DRAWN_MOST, 0, -1):
        held = Verb(IF, conditions=[Condition(Amount(code=KEPT), than=Amount(each))])
        held.subs = [compiler.of_ops([Verb(FIRE, kind=c.ACTIVATED, much=Amount(each))])]
        verb.subs.append(compiler.of_ops([held]))
    verb.subs.append(compiler.of_ops([]))
    return [verb]


activate_some_drawn = add("activate_some_drawn", compiles=_some_drawn, example=("Interrupts",))
opponent_retrieves = add(
    "opponent_retrieves",
    N,
    compiles=lambda compiler, effect: [Verb(FIRE, kind=c.RETRIEVED, much=Amount(effect["n"]), whose=OPPOSING)],
    example=("Interrupts", 1),
)


def _unless_used(compiler: Compiler, effect: Effect) -> list[Op]:
    """The opponent uses Force that is there, or lets something else happen."""
    usable = Verb(IF, conditions=[Condition(_game(c.OPPONENTS_FORCE), than=Amount(effect["n"]))])
    usable.subs = [compiler.of_ops([Verb(FIRE, kind=c.FORCE_USED, much=Amount(effect["n"]), whose=OPPOSING)])]
    verb = Verb(CHOOSE, kind=1, whose=OPPOSING)
    verb.declared = effect
    verb.subs = [compiler.of_ops([usable]), compiler.program(effect["then"])]
    return [verb]


unless_used = add("unless_used", N, THEN, takes=["n", "then"], compiles=_unless_used)
lose_copies = add(
    "lose_copies",
    Number("n", least=2),
    compiles=lambda compiler, effect: [Op(c.LOSE_COPIES, effect["n"], Selector())],
    example=("Interrupts", 3),
)

# A text of this title that draws destiny against its maneuver adds so much.
falls_to = add("falls_to", N, NAMED, takes=["named", "n"], example=("What a card is", ["Tallon Roll"], 2))
declare = add("declare", Number("n"), compiles=lambda compiler, effect: [Op(c.DECLARE, effect["n"], Selector())], example=("Interrupts", 1))
draw_chances = add(
    "draw_chances",
    Number("draws", least=1),
    Number("number"),
    compiles=lambda compiler, effect: [Op(c.DRAW_CHANCES, effect["number"], Selector(), kind=effect["draws"])],
    example=("Interrupts", 2, 2),
)
weaken_drawn = add("weaken_drawn", compiles=bare(c.WEAKEN), example=("Interrupts",))
# The destiny that was just drawn.
subtract_drawn = add("subtract_drawn", compiles=bare(c.SUBTRACT_DRAWN), example=("Interrupts",))
