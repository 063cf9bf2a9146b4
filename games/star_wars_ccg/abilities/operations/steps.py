"""What players do with texts that they use, one step after another: the rows of Interrupts and of actions on the table."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, Maker, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Effects, Flag, Number, OneOf, Options
from games.abilities.parts import Parts
from games.abilities.shared.verbs import WHOSE as SEATS
from games.abilities.shared.verbs import MakesContinuous, Who, continuous_pieces, filters_of, if_holds, lasts, looks, picks, runs
from games.abilities.shared.verbs import fires as fires_event
from games.abilities.worth import number
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import GAME_TEST, Filter, PieceTest
from games.engine.modifiers import ADD, MULTIPLY, SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import CHOOSE, FIRE, FITTING, KEEP_X, LOOK_AT, MAY, PICK, REPEAT, SOURCE, Continuous, Pieces, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import PERIODS, UNTIL, flag_of
from games.star_wars_ccg.abilities.ops import NUMBERS, NUMBERS_OF_CARDS, PER, STANDING, WHAT, N, add
from games.star_wars_ccg.abilities.parts import conditions
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")
_OR: Final = TEXTS["abilities.joints.or"]

TARGET: Final = "target"
PICKED: Final = "picked"
LOOKED: Final = "looked"
WHOM_IT_BEFALLS: Final = OneOf("whose", codes=tuple(SEATS), default="own")
CARDS: Final = Who("who", filters=cards, words=TEXTS.section("abilities.cards"), each=_ADDS["each"], default=TARGET)
PILE: Final = OneOf("pile", codes=("reserve", "force", "used", "lost"), words=TEXTS.section("abilities.piles"))
PILES: Final = {"reserve": c.RESERVE, "force": c.FORCE, "used": c.USED, "lost": c.LOST}
UP_TO: Final = Flag("up_to", adds=_ADDS["up_to"], adds_to="n")
THEN: Final = Effects("then")


IF: Final = Parts("conditions", kinds=conditions, joint=TEXTS["abilities.joints.also"])
# The location where cards go.
TO: Final = Who("to", filters=cards, words=TEXTS.section("abilities.destinations"), each=_ADDS["each"], default="target_2")


def _own_op(code: int) -> Maker:
    return lambda compiler, effect: [Op(code, effect["n"], Selector())]


# The card to which what may be answered now has happened.
_IT: Final = Pieces(FITTING, filter=Filter(tests=[PieceTest(GAME_TEST, c.IS_SUBJECT)], zones=(1 << c.ZONES_A_SEAT) - 1))


def _bare(code: int) -> Maker:
    return lambda compiler, effect: [Op(code, 1, Selector())]


def _goes(kind: int) -> Maker:
    fire = fires_event(kind, counts=False, at="to")

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        to = effect["to"]
        return fire(compiler, {**effect, "to": STANDING.get(to, to) if isinstance(to, str) else to})

    return make


def _fire(kind: int, much: Amount) -> Op:
    return Verb(FIRE, kind=kind, much=much)


def _about(code: int, compiler: Compiler, effect: Effect, kind: int = 0) -> Op:
    """One of the game's own ops with the filter of `what`."""
    return Verb(code, kind=kind, target=Target(filters_of(compiler).filter(effect["what"])))


def _numbers_to(compiler: Compiler, effect: Effect) -> list[Op]:
    """Keep a number from 1 to n as the second of the ability."""
    verb = Verb(CHOOSE)
    verb.subs = [compiler.of_ops([Verb(KEEP_X, number=1, much=Amount(each))]) for each in range(1, effect["n"] + 1)]
    return [verb]


def _by_player(code: str) -> Any:
    """The key of the sentence for the player whom it happens to."""
    return lambda effect: f"{code}.{effect['whose']}"


lose = add("lose", CARDS, compiles=fires_event(c.LOST_CARD, counts=False), affects="any")
return_to_hand = add("return_to_hand", CARDS, compiles=fires_event(c.RETURNED, counts=False), affects="any")
take = add("take", CARDS, compiles=fires_event(c.TAKEN, counts=False))
retrieve = add("retrieve", CARDS, compiles=fires_event(c.RETRIEVED, counts=False))
lose_force = add(
    "lose_force", N, PER, WHOM_IT_BEFALLS, takes=["n"], words=_by_player("lose_force"), compiles=fires_event(c.FORCE_LOST, who="")
)
activate = add("activate", N, PER, WHOM_IT_BEFALLS, takes=["n"], words=_by_player("activate"), compiles=fires_event(c.ACTIVATED, who=""))
shuffle = add(
    "shuffle",
    PILE,
    WHOM_IT_BEFALLS,
    words=_by_player("shuffle"),
    compiles=fires_event(c.SHUFFLED, who="", counts=False, place=lambda effect: PILES[effect["pile"]]),
)
put_on_used = add("put_on_used", CARDS, compiles=fires_event(c.RETRIEVED, counts=False), affects="any", example=("Interrupts", "picked"))
look_at_hand = add("look_at_hand", compiles=lambda compiler, effect: [Op(c.LOOK_AT_HAND, 1, Selector())], example=("Interrupts",))
retrieve_top = add(
    "retrieve_top", N, PER, WHOM_IT_BEFALLS, takes=["n"], words=_by_player("retrieve_top"), compiles=fires_event(c.RETRIEVED, who="")
)
# As many as the destiny, and as many as the number that was chosen.
retrieve_drawn = add("retrieve_drawn", WHAT, compiles=lambda compiler, effect: [_about(c.RETRIEVE_DRAWN, compiler, effect)])
retrieve_at_random = add(
    "retrieve_at_random", compiles=lambda compiler, effect: [Op(c.RETRIEVE_AT_RANDOM, 1, Selector())], example=("Interrupts",)
)
retrieve_number = add(
    "retrieve_number", compiles=lambda compiler, effect: [_fire(c.RETRIEVED, Amount(code=KEPT, number=1))], example=("Interrupts",)
)
retrieve_sum = add("retrieve_sum", compiles=lambda compiler, effect: [_fire(c.RETRIEVED, Amount(code=KEPT))], example=("Interrupts",))
retrieve_trip = add(
    "retrieve_trip",
    compiles=lambda compiler, effect: [_fire(c.RETRIEVED, Amount(code=GAME_AMOUNT, number=c.TRIP))],
    example=("Interrupts",),
)
# CCG-EFF-01: what follows when the target of an Utinni Effect reaches it.
take_up = add("take_up", compiles=lambda compiler, effect: [Verb(FIRE, kind=c.TAKEN_UP, pieces=Pieces(SOURCE))], example=("Interrupts",))
mark_reached = add("mark_reached", compiles=_bare(c.MARK_REACHED), example=("Interrupts",))
use_drawn = add("use_drawn", compiles=lambda compiler, effect: [_fire(c.FORCE_USED, Amount(code=KEPT))], example=("Interrupts",))
activate_drawn = add("activate_drawn", compiles=lambda compiler, effect: [_fire(c.ACTIVATED, Amount(code=KEPT))], example=("Interrupts",))
use_cost = add(
    "use_cost",
    compiles=lambda compiler, effect: [_fire(c.FORCE_USED, Amount(code=GAME_AMOUNT, number=c.TARGET_COST))],
    example=("Interrupts",),
)
draw_cards = add("draw_cards", N, compiles=fires_event(c.DRAWN, who=""), example=("Interrupts", 1))
change_hand = add("change_hand", compiles=lambda compiler, effect: [Op(c.CHANGE_HAND, 1, Selector())], example=("Interrupts",))
go = add("go", CARDS, TO, compiles=_goes(c.MOVED))
put_on_force = add(
    "put_on_force", CARDS, compiles=fires_event(c.PUT_ON_FORCE, counts=False), affects="any", example=("Interrupts", "looked")
)
look_at_top = add(
    "look_at_top",
    N,
    Flag("revealed", adds=_ADDS["revealed"]),
    OneOf("whose", codes=("own", "opponent"), default="own"),
    words=_by_player("look_at_top"),
    compiles=looks(LOOK_AT, c.RESERVE),
    fills="looked",
)
look_at_deck = add(
    "look_at_deck",
    OneOf("whose", codes=("own", "opponent"), default="own"),
    words=_by_player("look_at_deck"),
    compiles=lambda compiler, effect: [Op(c.LOOK_AT_DECK, 1, Selector(), kind=1 if effect["whose"] == "opponent" else 0, place=c.RESERVE)],
)
look_at_used = add(
    "look_at_used", compiles=lambda compiler, effect: [Op(c.LOOK_AT_DECK, 1, Selector(), place=c.USED)], example=("Interrupts",)
)
more_damage = add(
    "more_damage",
    N,
    OneOf("whose", codes=("opponent", "each"), default="opponent"),
    words=_by_player("more_damage"),
    compiles=lambda compiler, effect: [Op(c.MORE_DAMAGE, effect["n"], Selector(), kind=1 if effect["whose"] == "each" else 0)],
)


cancel_drain = add("cancel_drain", compiles=_bare(c.CANCEL_DRAIN), example=("Interrupts",))
draw_destiny_each = add("draw_destiny_each", WHAT, compiles=lambda compiler, effect: [_about(c.DESTINY_OF_EACH, compiler, effect)])
settle = add("settle", compiles=_bare(c.SETTLE), example=("Interrupts",))
redraw = add("redraw", compiles=_bare(c.REDRAW), example=("Interrupts",))
void_destiny = add("void_destiny", compiles=_bare(c.VOID_DESTINY), example=("Interrupts",))
swap_destinies = add("swap_destinies", compiles=_bare(c.SWAP_DESTINIES), example=("Interrupts",))
buy_off = add("buy_off", compiles=_bare(c.BUY_OFF), example=("Interrupts",))
repeat = add("repeat", THEN, compiles=runs(REPEAT))
lower_shot = add("lower_shot", N, compiles=_own_op(c.LOWER_SHOT), example=("Interrupts", 2))
take_topmost = add("take_topmost", WHAT, compiles=lambda compiler, effect: [_about(c.TAKE_TOPMOST, compiler, effect)])
retrieve_topmost = add("retrieve_topmost", WHAT, compiles=lambda compiler, effect: [_about(c.TAKE_TOPMOST, compiler, effect, kind=1)])
spend_ability = add("spend_ability", N, compiles=_own_op(c.SPEND_ABILITY), example=("Interrupts", 1))
draw_against = add(
    "draw_against",
    N,
    Number("other", least=1),
    compiles=lambda compiler, effect: [Op(c.DRAW_AGAINST, effect["n"], Selector(), kind=effect["other"])],
    example=("Interrupts", 3, 2),
)
guess = add("guess", WHAT, compiles=lambda compiler, effect: [_about(c.GUESS, compiler, effect)])
retrieve_one = add(
    "retrieve_one",
    OneOf("whose", codes=("own", "opponent"), default="own"),
    words=_by_player("retrieve_one"),
    compiles=lambda compiler, effect: [Op(c.RETRIEVE_ONE, 1, Selector(), kind=1 if effect["whose"] == "opponent" else 0)],
)
void_sum = add("void_sum", compiles=_bare(c.VOID_SUM), example=("Interrupts",))
cancel_battle = add("cancel_battle", compiles=_bare(c.CANCEL_BATTLE), example=("Interrupts",))
escape_on_foot = add(
    "escape_on_foot", compiles=lambda compiler, effect: [Op(c.ESCAPE, 1, Selector(), kind=c.ON_FOOT)], example=("Interrupts",)
)
escape_by_ship = add(
    "escape_by_ship", compiles=lambda compiler, effect: [Op(c.ESCAPE, 1, Selector(), kind=c.BY_SHIP)], example=("Interrupts",)
)
escape_anyhow = add(
    "escape_anyhow", compiles=lambda compiler, effect: [Op(c.ESCAPE, 1, Selector(), kind=c.ANYHOW)], example=("Interrupts",)
)
look_at_lost = add(
    "look_at_lost",
    OneOf("whose", codes=("own", "opponent"), default="own"),
    words=_by_player("look_at_lost"),
    compiles=lambda compiler, effect: [Op(c.LOOK_AT_DECK, 1, Selector(), kind=1 if effect["whose"] == "opponent" else 0, place=c.LOST)],
)
retrieve_forfeit = add("retrieve_forfeit", compiles=_bare(c.RETRIEVE_FORFEIT), example=("Interrupts",))
hit = add("hit", CARDS, compiles=fires_event(c.STRUCK, counts=False), example=("Interrupts",), affects="any")
react = add("react", compiles=lambda compiler, effect: [Op(c.REACT, 1, Selector())], example=("Interrupts",))
bar = add("bar", compiles=lambda compiler, effect: [Op(c.BAR, 1, Selector())], example=("Interrupts",))
may = add("may", THEN, compiles=runs(MAY))
revive = add("revive", CARDS, TO, compiles=_goes(c.REVIVED))
relocate = add("relocate", CARDS, TO, compiles=_goes(c.RELOCATED), affects="any")
put_out = add("put_out", CARDS, compiles=fires_event(c.PUT_OUT, counts=False), affects="any", example=("Interrupts",))
# The other player controls it; a weapon or device goes to the card that bears it from now on.
restore_it = add("restore_it", compiles=lambda compiler, effect: [Verb(FIRE, kind=c.RESTORED, pieces=_IT)], example=("Interrupts",))
board = add("board", CARDS, TO, compiles=_goes(c.BOARDED), example=("Interrupts", "target"))
react_deploy = add("react_deploy", compiles=_bare(c.REACT_DEPLOY), example=("Interrupts",))
rally = add("rally", compiles=_bare(c.RALLY), example=("Interrupts",))
press = add("press", compiles=_bare(c.PRESS), example=("Interrupts",))
add_loss = add("add_loss", N, compiles=_own_op(c.ADD_LOSS), example=("Interrupts", 1))
void_attrition = add("void_attrition", compiles=_bare(c.VOID_ATTRITION), example=("Interrupts",))
turn_shot = add("turn_shot", compiles=_bare(c.TURN_SHOT), example=("Interrupts",))
steal = add("steal", CARDS, compiles=fires_event(c.STOLEN, counts=False), example=("Interrupts",))
seize = add(
    "seize",
    CARDS,
    Who("to", filters=cards, words=TEXTS.section("abilities.bearers"), each=_ADDS["each"], default="this"),
    compiles=_goes(c.STOLEN),
    example=("Interrupts",),
)
carry_off = add("carry_off", CARDS, compiles=fires_event(c.CARRIED_OFF, counts=False), example=("Interrupts",))
cancel = add("cancel", CARDS, compiles=fires_event(c.CANCELLED, counts=False), affects="any")
cancel_it = add("cancel_it", compiles=lambda compiler, effect: [Verb(FIRE, kind=c.CANCELLED, pieces=_IT)], example=("Interrupts",))
draw_each = add("draw_each", N, compiles=_own_op(c.DRAW_EACH), example=("Interrupts", 1))
draw_destiny = add(
    "draw_destiny",
    N,
    OneOf("whose", codes=("own", "opponent"), default="own"),
    words=_by_player("draw_destiny"),
    compiles=lambda compiler, effect: [Op(c.DRAW_DESTINY, effect["n"], Selector(), kind=1 if effect["whose"] == "opponent" else 0)],
)
more_destiny = add("more_destiny", N, compiles=_own_op(c.MORE_DESTINY), worth=number("destinies", 3))
more_power = add("more_power", N, compiles=_own_op(c.MORE_POWER))
BY_OPPONENT: Final = Flag("by_opponent", adds=_ADDS["by_opponent"])
CHOOSER: Final = OneOf("whose", codes=("own", "opponent"), default="own")
pick = add("pick", N, UP_TO, WHAT, CHOOSER, takes=["n", "what"], words=_by_player("pick"), compiles=picks(PICK), fills="picked")


def _is_dig(effect: Effect) -> bool:
    """Whether each option is to reveal Force until a card of a type is found."""
    return all([each["op"] for each in option] == ["dig"] for option in effect["options"])


choose = add(
    "choose",
    Options("options", joint=_OR),
    BY_OPPONENT,
    takes=["options"],
    compiles=runs(CHOOSE),
    words=lambda effect: "choose.types" if _is_dig(effect) else "choose.one",
)
choose_number = add("choose_number", N, compiles=_numbers_to, example=("Interrupts", 6))
if_ = add("if", IF, THEN, takes=["conditions", "then"], compiles=if_holds(conditions.make))


def _doubles(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [
        Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], MULTIPLY, about, amount=Amount(2), conditions=holding) for code in effect["numbers"]
    ]


def _adds(sign: int) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        about = continuous_pieces(effect["who"], filters)
        much = Amount(sign * effect["n"])
        return [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], ADD, about, amount=much, conditions=holding) for code in effect["numbers"]]

    return make


def _halves(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.HALVES, SET, amount=Amount(2 if effect.get("down") else 1), conditions=holding)]


raise_ = add("raise", NUMBERS, N, CARDS, UNTIL, takes=["numbers", "n", "who"], compiles=lasts(_adds(1), PERIODS), affects="any")
disarm = add("disarm", CARDS, UNTIL, takes=["who"], compiles=lasts(flag_of(c.CANNOT_FIRE), PERIODS), affects="any")
stop = add("stop", CARDS, UNTIL, takes=["who"], compiles=lasts(flag_of(c.CANNOT_MOVE), PERIODS), affects="any")
charge = add("charge", CARDS, UNTIL, takes=["who"], compiles=lasts(flag_of(c.CHARGING), PERIODS), example=("Interrupts",), affects="any")
DOWN: Final = Flag("down", adds=_ADDS["down"])
halve_losses = add(
    "halve_losses",
    DOWN,
    OneOf("until", codes=("turn",), words=TEXTS.section("abilities.periods"), default="turn"),
    compiles=lasts(_halves, PERIODS),
)
double = add("double", NUMBERS, CARDS, UNTIL, takes=["numbers", "who"], compiles=lasts(_doubles, PERIODS), affects="any")
