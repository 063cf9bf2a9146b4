"""The cards of Skirmish (`tests.games.engine.tables.skirmish`) in the language of abilities, with every kind of part."""

from __future__ import annotations

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Codes, Flag, Number, OneOf
from games.abilities.filters import FilterCompiler, FilterField, Filters
from games.abilities.parts import Kinds, Limits, Parts, Targets
from games.abilities.rendering import Renderer
from games.abilities.triggers import SUBJECTS, Events
from games.abilities.vocabulary import Vocabulary
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import COUNT, Amount, Condition
from games.engine.abilities.filters import ATTACHED_TO, CONTROLLED_BY, ITSELF, OPPOSING, OWN, TOKENS, PieceTest
from games.engine.ops import Op, Selector
from games.texts import words
from tests.games.engine.tables.skirmish import (
    AREA,
    CARDS,
    DAMAGE,
    DAMAGED,
    DEAL,
    FOCUS_IT,
    HAND,
    KILL,
    LEAVES,
    NOTE,
    PAY_GOLD,
    PILOT,
    SCOUT,
    TROOPER,
    TURN,
)

MARKS = {"trooper": TROOPER, "pilot": PILOT, "scout": SCOUT}


def both(text: str) -> dict[str, str]:
    return words(text, f"{text}-ja", f"{text}-zh")


# --- filters ---------------------------------------------------------------------------------------------------------

card_of = Filters(both("{other} {whose} {traits} {damaged} {attached_to} {zone}"))
card_of.property(
    Codes("traits", codes=tuple(MARKS), words={code: both(code.title()) for code in MARKS}, joint=both("/"), default=ABSENT),
    printed=lambda value, card: any(MARKS[code] in CARDS[card][1] for code in value),
)
card_of.property(
    OneOf("whose", codes=("own", "opponent"), words={"own": both("own"), "opponent": both("enemy")}, default=ABSENT),
    tests=lambda value, inside: [PieceTest(CONTROLLED_BY, OWN if value == "own" else OPPOSING)],
)
card_of.property(
    Number("damaged", least=1, default=ABSENT, adds=both("with {what} damage")),
    tests=lambda value, inside: [PieceTest(TOKENS, DAMAGE, amount=value)],
)
card_of.property(
    Flag("other", adds=both("other")),
    tests=lambda value, inside: [PieceTest(ITSELF, is_not=True)],
)
card_of.property(
    FilterField("attached_to", filters=card_of, default=ABSENT, adds=both("on ({what})")),
    tests=lambda value, inside: [PieceTest(ATTACHED_TO, filter=inside(value))],
)
card_of.property(
    OneOf("zone", codes=("area", "hand"), words={"area": both(""), "hand": both("in hand")}, default=ABSENT),
    zones=lambda value: 1 << (AREA if value == "area" else HAND),
)

# --- costs, conditions, targets, limits ------------------------------------------------------------------------------

costs: Kinds[Cost] = Kinds("cost", {"focus": both("focus this"), "gold": both("pay {n} gold")})
focus_this = costs.kind("focus", makes=lambda declared, inside: Cost(FOCUS_IT, Amount(1)))
gold = costs.kind("gold", Number("n", least=1), makes=lambda declared, inside: Cost(PAY_GOLD, Amount(declared["n"])))


def _counted(declared: Effect, inside: MakesFilters | None) -> Condition:
    assert inside is not None
    return Condition(Amount(code=COUNT, filter=inside.filter(declared["of"])), than=Amount(declared["n"]))


conditions: Kinds[Condition] = Kinds("if", {"there_are": both("if there are {n} × {of}")})
if_there_are = conditions.kind("there_are", Number("n", least=1), FilterField("of", filters=card_of), makes=_counted)
targets = Targets(card_of, {"one": both("target: {what}"), "some": both("up to {n} targets: {what}")})
events = Events(
    {"damaged": both("when {subject} is damaged"), "leaves": both("when {subject} leaves")},
    {code: both(code or "anyone") for code in ("", *SUBJECTS)},
)
damaged = events.event("damaged", DAMAGED)
leaves = events.event("leaves", LEAVES)
limits = Limits({"turn": TURN}, {"turn": both("turn")}, {code: both("{times} a {per}") for code in ("card", "seat", "table")})

# --- the vocabulary --------------------------------------------------------------------------------------------------

N = Number("n", least=1)
PARTS = (
    Parts("conditions", kinds=conditions, joint=both(", "), default=ABSENT),
    Parts("costs", kinds=costs, joint=both(", "), default=ABSENT),
    Parts("targets", kinds=targets, joint=both(", "), default=ABSENT),
    Parts("limits", kinds=limits, joint=both(", "), default=ABSENT),
)
ON = Parts("on", kinds=events, joint=both(", "))
VOCABULARY = Vocabulary((ON, *PARTS))
action = VOCABULARY.slot("action", both("Action"), *PARTS)
reaction = VOCABULARY.slot("reaction", both("Reaction"), ON, *PARTS)
deal = VOCABULARY.operation("deal", N, compiles=lambda compiler, effect: [Op(DEAL, effect["n"], Selector())])
note = VOCABULARY.operation("note", N, compiles=lambda compiler, effect: [Op(NOTE, effect["n"], Selector())])
kill = VOCABULARY.operation("kill", compiles=lambda compiler, effect: [Op(KILL, 1, Selector())])
RENDERER = Renderer(VOCABULARY, {"deal": both("deal {n}"), "kill": both("kill"), "note": both("note {n}")}, between=both("; "))


def compiler_of(programs: list) -> Compiler:
    compiler = Compiler(VOCABULARY.makers, asks={DEAL, KILL}, filters=FilterCompiler(card_of, range(len(CARDS))))
    compiler.programs = programs
    return compiler
