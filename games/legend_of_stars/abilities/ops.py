"""The operations of Legend of Stars, a row each (`games.abilities`), the slots of abilities, and how they are printed.

All of them compile to the engine's shared ops.

who: the cards that an effect applies to: a reference (THIS, TARGET, IT ...) or a filter, which stands for every matching card.
until: the period at whose end an effect ends; a constant ability has none, because it lasts while its card is in play and face-up.
"""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, Maker, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Codes, Effects, Field, Flag, Number, OneOf, Options
from games.abilities.filters import FilterField
from games.abilities.parts import Parts
from games.abilities.rendering import Renderer
from games.abilities.shared.verbs import (
    COUNTS,
    Counted,
    MakesContinuous,
    Who,
    amount_of,
    continuous_pieces,
    fires,
    if_done,
    if_holds,
    lasts,
    looks,
    picks,
    runs,
)
from games.abilities.shared.verbs import WHOSE as SEATS
from games.abilities.vocabulary import Operation, Vocabulary
from games.abilities.worth import best_option, half, number, one
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, MARK
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import CHOOSE, LOOK_AT, MAY, PICK, PICK_AT_RANDOM, Continuous
from games.legend_of_stars.abilities import constants as c
from games.legend_of_stars.abilities.parts import CONDITIONS, COSTS, LIMITS, OFTEN, ON, TARGETS, conditions
from games.legend_of_stars.abilities.pieces import cards
from games.legend_of_stars.texts import TEXTS

# References of `who`.
THIS: Final = "this"
TARGET: Final = "target"
SECOND_TARGET: Final = "target_2"
IT: Final = "it"
PICKED: Final = "picked"
LOOKED: Final = "looked"

_ADDS: Final = TEXTS.section("abilities.additions")
_OR: Final = TEXTS["abilities.joints.or"]
_AND: Final = TEXTS["abilities.joints.and"]
PERIODS: Final = {"turn": c.TURN, "battle": c.BATTLE}
# What effects may count besides cards.
AMOUNTS: Final[dict[str, tuple[int, int]]] = {"happened": COUNTS["happened"], "energies": (GAME_AMOUNT, c.OWN_ENERGIES)}
_NUMBERS: Final = {"atk": c.ATK, "def": c.DEF, "down": c.DOWN, "cost": c.COST}
_FLAGS: Final = {"attack": c.CANNOT_ATTACK, "move": c.CANNOT_MOVE, "be_destroyed": c.CANNOT_BE_DESTROYED}
_LEAVES: Final = {"move_at_once": c.MAY_MOVE_AT_ONCE, "attack_twice": c.MAY_ATTACK_TWICE}
_MARKS: Final = {"sky": c.SKY}
_DISPLAYS: Final = {"attack": c.ATTACK, "defence_right": c.DEFENCE_RIGHT, "defence_left": c.DEFENCE_LEFT}
_DIRECTIONS: Final = {"front": c.TO_FRONT, "back": c.TO_BACK, "left": c.TO_LEFT, "right": c.TO_RIGHT}

# --- fields ----------------------------------------------------------------------------------------------------------

N: Final = Number("n", least=1)
ONE: Final = Number("n", least=1, default=1)
ANY_N: Final = Number("n", least=1, or_any=True)
PER: Final = FilterField("per", filters=cards, default=ABSENT, adds=_ADDS["per"])
COUNT: Final = Counted("count", amounts=AMOUNTS, words=TEXTS.section("abilities.counts"), default=ABSENT, adds=_ADDS["count"])
WHO: Final = Who("who", filters=cards, words=TEXTS.section("abilities.references"), each=_ADDS["each"], default=TARGET)
WHAT: Final = FilterField("what", filters=cards)
WHOSE: Final = OneOf("whose", codes=tuple(SEATS), default="own")
WHOM: Final = OneOf("whose", codes=tuple(SEATS), default="opponent")
CHOOSER: Final = OneOf("whose", codes=("own", "opponent"), default="own")
UNTIL: Final = OneOf("until", codes=tuple(PERIODS), words=TEXTS.section("abilities.periods"), default=ABSENT, adds=_ADDS["until"])
NUMBERS: Final = Codes("numbers", codes=tuple(_NUMBERS), words=TEXTS.section("abilities.numbers"), joint=_AND)
CANNOT: Final = Codes("cannot", codes=tuple(_FLAGS), words=TEXTS.section("abilities.flags"), joint=_OR)
LEAVE: Final = Codes("leave", codes=tuple(_LEAVES), words=TEXTS.section("abilities.leaves"), joint=_AND)
KEYWORD: Final = Codes("keywords", codes=tuple(_MARKS), words=TEXTS.section("choices.keywords"), joint=_AND)
DISPLAY: Final = OneOf("to", codes=tuple(_DISPLAYS), words=TEXTS.section("abilities.displays"))
DIRECTION: Final = OneOf("to", codes=tuple(_DIRECTIONS), words=TEXTS.section("abilities.directions"))
UP_TO: Final = Flag("up_to", adds=_ADDS["up_to"], adds_to="n")
REVEALED: Final = Flag("revealed", adds=_ADDS["revealed"])
IF: Final = Parts("conditions", kinds=conditions, joint=TEXTS["abilities.joints.also"])
THEN: Final = Effects("then")

VOCABULARY: Final = Vocabulary([ON, CONDITIONS, COSTS, TARGETS, LIMITS])

# --- when a card works -----------------------------------------------------------------------------------------------

_SLOTS: Final = TEXTS.section("abilities.slots")
# The text of an effect card, a flash among them (LOS-CARD-05, LOS-CARD-06).
effect = VOCABULARY.slot("effect", _SLOTS["effect"], CONDITIONS, TARGETS, most=1)
# The operations that last, which `_continuous` adds below.
LASTING: Final[dict[str, Operation]] = {}
constant = VOCABULARY.slot("constant", _SLOTS["constant"], CONDITIONS, lasts=True, only=LASTING)
# What a character may do when it is turned face-up (LOS-MAIN-09, LOS-BTL-02).
turned_up = VOCABULARY.slot("turned_up", _SLOTS["turned_up"], CONDITIONS, TARGETS, most=1)
# Abilities of a card in play that are activated in the own main phase, or in a window of an attack phase.
main_action = VOCABULARY.slot("main_action", _SLOTS["main_action"], CONDITIONS, COSTS, TARGETS, OFTEN)
battle_action = VOCABULARY.slot("battle_action", _SLOTS["battle_action"], CONDITIONS, COSTS, TARGETS, OFTEN)
# What a player may do when something has happened (LOS-PRI-03, LOS-BTL-12, LOS-END-01).
reaction = VOCABULARY.slot("reaction", _SLOTS["reaction"], ON, CONDITIONS, COSTS, TARGETS, LIMITS)

# --- what happens to players -----------------------------------------------------------------------------------------

add = VOCABULARY.operation


def _by_player(code: str) -> Any:
    """The key of the sentence for the player whom it happens to."""
    return lambda effect: f"{code}.{effect['whose']}"


def _damage(effect: Effect, inside: Any) -> dict[str, int]:
    return {"life": -effect["n"]} if effect["whose"] == "own" else {"damage": effect["n"]}


def _strength(name: str, guard: str) -> Any:
    """The worth of higher or lower numbers: that of ATK by `name`, that of DEF by `guard`."""
    return lambda effect, inside: {code: effect["n"] for number, code in (("atk", name), ("def", guard)) if number in effect["numbers"]}


draw = add(
    "draw",
    N,
    PER,
    COUNT,
    WHOSE,
    words=_by_player("draw"),
    compiles=fires(c.DRAWN, who=""),
    worth=lambda effect, inside: {"cards": min(effect["n"], 3)} if effect["whose"] == "own" else {},
)
deal = add("deal", N, PER, COUNT, WHOM, words=_by_player("deal"), compiles=fires(c.DAMAGED, who=""), worth=_damage)
heal = add("heal", N, PER, COUNT, compiles=fires(c.HEALED, who=""), worth=number("life", 1000))
# The top cards of the own deck become energies, in regain position (LOS-ENG-01).
add_energy = add("add_energy", N, compiles=fires(c.ENERGY_ADDED, who=""), worth=number("energy", 3))
regain_energies = add("regain_energies", N, compiles=fires(c.REGAINED_ENERGIES, who=""), worth=number("regained", 3))

# --- what happens to cards -------------------------------------------------------------------------------------------

# LOS-TRM-06: no DOWN damage.
destroy = add("destroy", WHO, compiles=fires(c.DESTROYED, counts=False), worth=one("destroyed"), affects="any")
return_to_hand = add("return_to_hand", WHO, compiles=fires(c.RETURNED, counts=False), worth=one("returned"), affects="any")
# From hand, or from wherever it is, into the trash, the hand, the energy zone or under the deck.
trash = add("trash", WHO, compiles=fires(c.TRASHED, counts=False))
take = add("take", WHO, compiles=fires(c.TAKEN, counts=False), worth=one("cards"))
to_energy = add("to_energy", WHO, compiles=fires(c.ENERGY_ADDED, counts=False), worth=one("energy"))
put_under = add("put_under", WHO, compiles=fires(c.PUT_UNDER, counts=False))
# LOS-DSP-04
regain = add("regain", WHO, compiles=fires(c.REGAINED, counts=False), worth=one("regained"))
gain = add("gain", WHO, compiles=fires(c.GAINED, counts=False), worth=one("gained"), affects="any")
turn_up = add("turn_up", WHO, compiles=fires(c.TURNED_UP, counts=False), affects="any")
turn_down = add("turn_down", WHO, compiles=fires(c.TURNED_DOWN, counts=False), worth=one("turned_down"), affects="any")
# Positions are those of the character's own player (LOS-DSP-01).
turn_to = add(
    "turn_to",
    DISPLAY,
    WHO,
    compiles=fires(c.POSITIONED, counts=False, place=lambda effect: _DISPLAYS[effect["to"]]),
    worth=one("turned"),
    affects="any",
)
# One square within the character zone, onto an empty square; left and right are its player's (LOS-LEAD-06, A-26).
move = add(
    "move",
    DIRECTION,
    WHO,
    compiles=fires(c.MOVED, counts=False, place=lambda effect: _DIRECTIONS[effect["to"]]),
    worth=one("moved"),
    affects="any",
)

# --- choices ---------------------------------------------------------------------------------------------------------

may = add("may", THEN, compiles=runs(MAY), worth=lambda effect, inside: inside(effect["then"]))
choose = add("choose", Options("options", joint=_OR), compiles=runs(CHOOSE), worth=best_option)
if_ = add("if", IF, THEN, takes=["conditions", "then"], compiles=if_holds(conditions.make), worth=half)
if_it_did = add("if_it_did", THEN, compiles=if_done, worth=half)


def _pick_words(effect: Effect) -> str:
    return f"pick.{'any' if effect['n'] is None else 'n'}_{effect['whose']}"


pick = add("pick", ANY_N, UP_TO, WHAT, CHOOSER, words=_pick_words, takes=["n", "what"], compiles=picks(PICK), fills=PICKED)
pick_at_random = add("pick_at_random", N, WHAT, compiles=picks(PICK_AT_RANDOM), fills=PICKED)
look = add("look", N, REVEALED, takes=["n"], compiles=looks(LOOK_AT, c.DECK), fills=LOOKED)

# --- continuous effects ----------------------------------------------------------------------------------------------

CONTINUOUS: Final[dict[str, MakesContinuous]] = {}


def _begins(makes: MakesContinuous) -> Maker:
    """What a program begins lasts until the end of the turn if the declaration names no period."""
    make = lasts(makes, PERIODS)

    def ops(compiler: Compiler, effect: Effect) -> list[Op]:
        return make(compiler, {"until": "turn", **effect})

    return ops


def _continuous(code: str, *fields: Field, makes: MakesContinuous, **columns: Any) -> Any:
    CONTINUOUS[code] = makes
    LASTING[code] = add(code, *fields, compiles=_begins(makes), **columns)
    return LASTING[code]


def _numbers(how: int, sign: int = 1) -> MakesContinuous:
    """LOS-TRM-05, LOS-CNF-03"""

    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        about = continuous_pieces(effect["who"], filters)
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(A_NUMBER, _NUMBERS[code], how, about, amount=much, conditions=conditions) for code in effect["numbers"]]

    return make


def _set_of(kind: int, field: str, numbers: dict[str, int]) -> MakesContinuous:
    """The flags or marks that `field` names."""

    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        about = continuous_pieces(effect["who"], filters)
        return [Continuous(kind, numbers[code], GAIN, about, amount=Amount(1), conditions=conditions) for code in effect[field]]

    return make


strengthen = _continuous(
    "strengthen",
    NUMBERS,
    N,
    PER,
    COUNT,
    WHO,
    UNTIL,
    takes=["numbers", "n", "who"],
    makes=_numbers(ADD),
    worth=_strength("strength", "guard"),
    affects="any",
)
weaken = _continuous(
    "weaken",
    NUMBERS,
    N,
    PER,
    COUNT,
    WHO,
    UNTIL,
    takes=["numbers", "n", "who"],
    makes=_numbers(ADD, -1),
    worth=_strength("weakness", "weakness"),
    affects="any",
)
# LOS-CNF-03: of two that set the same number, the later one counts.
set_to = _continuous("set_to", NUMBERS, Number("n"), WHO, UNTIL, takes=["numbers", "n", "who"], makes=_numbers(SET), affects="any")
# LOS-CNF-02: "cannot" is stronger than "may".
cannot = _continuous("cannot", CANNOT, WHO, UNTIL, takes=["cannot"], makes=_set_of(FLAG, "cannot", _FLAGS), affects="any")
lets = _continuous("lets", LEAVE, WHO, UNTIL, takes=["leave"], makes=_set_of(FLAG, "leave", _LEAVES), worth=one("leave"), affects="any")
gains = _continuous("gains", KEYWORD, WHO, UNTIL, takes=["keywords"], makes=_set_of(MARK, "keywords", _MARKS), affects="any")

card = VOCABULARY.card
RENDERER: Final = Renderer(
    VOCABULARY,
    TEXTS.section("abilities.operations"),
    between=TEXTS["abilities.joints.then"],
    group=TEXTS["abilities.joints.group"],
    whole=TEXTS["abilities.whole"],
)
ability_lines = RENDERER.lines
