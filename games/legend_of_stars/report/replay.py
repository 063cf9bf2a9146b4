"""The replay of a logged game: one step for each entry of the log, with its sentence and the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.report import Step
from games.engine.decision import PASS_VERB, Option
from games.engine.events.windows import ACTIONS_DECISION, ORDER_DECISION, TARGET_DECISION, TARGET_VERB, TRIGGER_VERB, WINDOW_DECISION
from games.engine.log import CHOSEN, Entry
from games.engine.table.changes import FLAG, MARK, NUMBER
from games.engine.verbs import CHOICE_VERB, PICK_VERB
from games.legend_of_stars.abilities import constants as numbers
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.play import log
from games.legend_of_stars.play.constants import (
    ACTIVATE_VERB,
    ATTACK_CHOICE,
    ATTACK_VERB,
    BONUS_DRAW,
    BY_DECK_OUT,
    BY_TURN_LIMIT,
    DISCARD_CHOICE,
    DISCARD_VERB,
    DISPLAY_CHOICE,
    DISPLAY_VERB,
    DRAW_VERB,
    ENERGY_VERB,
    EXPIRE_CHOICE,
    EXPIRE_VERB,
    LANES,
    LEAD_CHOICE,
    MAIN_CHOICE,
    MOVE_VERB,
    MULLIGAN,
    MULLIGAN_VERB,
    NOBODY,
    PLAY_VERB,
    SHOW_VERB,
    SKY_VERB,
    SPEED_CHOICE,
    SQUARE_CHOICE,
    SQUARE_VERB,
    TURN_UP_CHOICE,
    TURN_UP_VERB,
)
from games.legend_of_stars.play.state import Table
from games.legend_of_stars.texts import TEXTS
from games.report.replay import HIDDEN_CARD, of_owner, steps_of, the_piece
from games.texts import Words, filled

# By number of the phase and of the seat.
_PHASES: Final = tuple(TEXTS[f"replay.phases.{phase}"] for phase in ("start", "setup", "main", "lead", "attack", "end"))
PLAYERS: Final = (TEXTS["replay.players.seat_0"], TEXTS["replay.players.seat_1"])
_DISPLAYS: Final = ("attack", "defence_right", "defence_left", "attack_down", "defence_right_down", "defence_left_down")

# event of the log -> (clause, key of [replay.steps])
_STEPS: Final[Mapping[int, tuple[str, str]]] = {
    log.SPEED_SHOWN: ("LOS-SET-02", "speed_shown"),
    log.FIRST_PLAYER: ("LOS-SET-02", "first_player"),
    log.UNDER_DECK: ("LOS-SET-05", "under_deck"),
    log.MULLIGAN_TAKEN: ("LOS-SET-07", "mulligan_taken"),
    log.TURN_BEGINS: ("LOS-TRN-02", "turn_begins"),
    log.DRAWN: ("LOS-TRM-03", "drawn"),
    log.NO_DRAW: ("LOS-TRN-03", "no_draw"),
    log.ENERGY: ("LOS-ENG-01", "energy"),
    log.PLACED: ("LOS-MAIN-02", "placed"),
    log.SUPPORT_PLAYED: ("LOS-CARD-07", "support_played"),
    log.EFFECT_PLAYED: ("LOS-CARD-05", "effect_played"),
    log.DISPLAY: ("LOS-MAIN-04", "display"),
    log.TURNED_UP: ("LOS-MAIN-06", "turned_up"),
    log.TURNED_DOWN: ("LOS-BTL-06", "turned_down"),
    log.MOVED: ("LOS-LEAD-01", "moved"),
    log.ATTACK: ("LOS-BTL-01", "attack"),
    log.STOPPED: ("LOS-BTL-05", "stopped"),
    log.DIRECT_DAMAGE: ("LOS-ATK-03", "direct_damage"),
    log.COMPARED: ("LOS-BTL-07", "compared"),
    log.DOWN: ("LOS-BTL-11", "down"),
    log.DAMAGE: ("LOS-TRM-07", "damage"),
    log.HEALED: ("LOS-ZON-07", "healed"),
    log.DESTROYED: ("LOS-TRM-06", "destroyed"),
    log.RETURNED: ("LOS-CNF-01", "returned"),
    log.REGAINED: ("LOS-DSP-04", "regained"),
    log.GAINED: ("LOS-DSP-04", "gained"),
    log.TRASHED: ("LOS-ZON-06", "trashed"),
    log.TAKEN: ("LOS-CNF-01", "taken"),
    log.ABILITY: ("LOS-TRM-02", "ability"),
    log.TRIGGERED: ("LOS-PRI-03", "triggered"),
    log.CHANGED: ("LOS-TRM-05", "changed"),
    log.EXPIRED: ("LOS-PRI-04", "expired"),
    log.PUT_UNDER: ("LOS-CNF-01", "put_under"),
    log.PAID: ("LOS-ENG-03", "paid"),
}
# The clauses of triggers that the rules name.
_TRIGGERS: Final[Mapping[int, str]] = {numbers.DEALT_DAMAGE: "LOS-BTL-12", numbers.TURN_ENDS: "LOS-END-01"}
# What a lasting effect changes: (kind of change, number) -> (clause, key of the sentence, its words).
_CHANGES: Final[Mapping[tuple[int, int], tuple[str, str, Words]]] = {
    **{
        (NUMBER, number): ("LOS-TRM-05", "changed", TEXTS[f"abilities.numbers.{name}"])
        for name, number in {"atk": numbers.ATK, "def": numbers.DEF, "down": numbers.DOWN, "cost": numbers.COST}.items()
    },
    (FLAG, numbers.CANNOT_ATTACK): ("LOS-CNF-02", "cannot", TEXTS["abilities.flags.attack"]),
    (FLAG, numbers.CANNOT_MOVE): ("LOS-CNF-02", "cannot", TEXTS["abilities.flags.move"]),
    (FLAG, numbers.CANNOT_BE_DESTROYED): ("LOS-CNF-02", "cannot", TEXTS["abilities.flags.be_destroyed"]),
    (FLAG, numbers.MAY_MOVE_AT_ONCE): ("LOS-CNF-01", "lets", TEXTS["abilities.leaves.move_at_once"]),
    (FLAG, numbers.MAY_ATTACK_TWICE): ("LOS-CNF-01", "lets", TEXTS["abilities.leaves.attack_twice"]),
    (MARK, numbers.SKY): ("LOS-ATK-07", "gains", TEXTS["choices.keywords.sky"]),
}
# Events that attack a character rather than the player, and one whose first player chance decided.
_ON_CHARACTER: Final = "attack_character"
# kind of decision -> (clause, key of [replay.questions])
_QUESTIONS: Final[Mapping[int, tuple[str, str]]] = {
    SPEED_CHOICE: ("LOS-SET-02", "speed"),
    MULLIGAN: ("LOS-SET-07", "mulligan"),
    BONUS_DRAW: ("LOS-SET-09", "bonus_draw"),
    MAIN_CHOICE: ("LOS-MAIN-01", "main"),
    SQUARE_CHOICE: ("LOS-MAIN-02", "square"),
    DISPLAY_CHOICE: ("LOS-MAIN-03", "display"),
    LEAD_CHOICE: ("LOS-LEAD-01", "lead"),
    ATTACK_CHOICE: ("LOS-ATK-01", "attack"),
    DISCARD_CHOICE: ("LOS-ZON-06", "discard"),
    TURN_UP_CHOICE: ("LOS-MAIN-09", "turn_up"),
    EXPIRE_CHOICE: ("LOS-PRI-04", "expire"),
    ACTIONS_DECISION: ("LOS-BTL-04", "window"),
    WINDOW_DECISION: ("LOS-PRI-03", "trigger"),
    ORDER_DECISION: ("LOS-PRI-03", "trigger"),
    TARGET_DECISION: ("LOS-TRM-01", "target"),
}
# verb of an option -> key of [replay.options]
_OPTIONS: Final[Mapping[int, str]] = {
    PASS_VERB: "pass",
    SHOW_VERB: "show",
    MULLIGAN_VERB: "mulligan",
    DRAW_VERB: "draw",
    ENERGY_VERB: "energy",
    PLAY_VERB: "play",
    DISPLAY_VERB: "display",
    SQUARE_VERB: "square",
    MOVE_VERB: "move",
    ATTACK_VERB: "attack",
    SKY_VERB: "sky",
    DISCARD_VERB: "discard",
    ACTIVATE_VERB: "activate",
    TURN_UP_VERB: "activate",
    EXPIRE_VERB: "expire",
    TRIGGER_VERB: "activate",
    TARGET_VERB: "target",
    PICK_VERB: "target",
    CHOICE_VERB: "choice",
}
_NO: Final = {MULLIGAN: "keep", BONUS_DRAW: "no", TURN_UP_CHOICE: "no", ACTIONS_DECISION: "give_up"}


def steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    return steps_of(
        table,
        phases=_PHASES,
        text=lambda entry: _step(table, pool, entry),
        option=lambda entry, option: _option(table, pool, entry, option),
        pieces=the_piece,
        players=PLAYERS,
        turn_began=log.TURN_BEGINS,
    )


def _step(table: Table, pool: Pool, entry: Entry) -> tuple[str, Words]:
    """(clause, sentence) of an entry of the log."""
    piece = entry.piece
    if entry.event == CHOSEN:
        clause, key = _QUESTIONS.get(entry.kind, ("LOS-TRM-01", "effect"))
        key = f"questions.{key}"
        piece = entry.other
    elif entry.event == log.GAME_ENDED:
        clause, key = _ending(entry)
    else:
        clause, key = _event(entry)
    changed = _changed(entry) if entry.event == log.CHANGED else None
    if changed is not None:
        clause, key = changed[0], f"steps.{changed[1]}"
    who = PLAYERS[entry.seat] if entry.seat != NOBODY else ""
    other = _card_name(table, pool, entry, entry.other) if entry.event == log.ATTACK else entry.other
    template = TEXTS[f"replay.{key}"]
    card = _card_name(table, pool, entry, piece)
    if piece >= 0 and not table.sides[0].passive and not table.sides[1].passive:
        card = of_owner(card, PLAYERS[table.pieces[piece].owner], template)
    return clause, filled(
        template,
        card=card,
        amount=f"{entry.amount:+}" if key == "steps.changed" else entry.amount,
        other=other,
        what=changed[2] if changed is not None else "",
        who=who,
        square=square_of(table, entry.seat, entry.amount) if entry.event in (log.PLACED, log.MOVED) else "",
        display=TEXTS[f"replay.displays.{_DISPLAYS[_display(entry)]}"],
    )


def _changed(entry: Entry) -> tuple[str, str, Words]:
    """(clause, key of [replay.steps], what changes) of an effect that lasts for a while."""
    is_set, change = divmod(int(entry.other), log.SET)
    clause, key, words = _CHANGES[divmod(change, log.CHANGES)]
    return ("LOS-CNF-03", "set", words) if is_set else (clause, key, words)


def _display(entry: Entry) -> int:
    """The display that an entry names; 0 for one that names none."""
    if entry.event == log.PLACED:
        return int(entry.other)
    return int(entry.amount) if entry.event == log.DISPLAY else 0


def _ending(entry: Entry) -> tuple[str, str]:
    """(clause, key of the sentence) of the end of the game."""
    if entry.amount == BY_TURN_LIMIT:
        return "LOS-WIN-01", "endings.turn_limit"
    if entry.amount == BY_DECK_OUT:
        return "LOS-WIN-02", "endings.deck_out" if entry.seat >= 0 else "endings.deck_out_alone"
    return ("LOS-WIN-01", "endings.life") if entry.seat >= 0 else ("LOS-WIN-03", "endings.draw")


def _event(entry: Entry) -> tuple[str, str]:
    """(clause, key of the sentence) of an event of the log."""
    clause, key = _STEPS[entry.event]
    if entry.event == log.ATTACK and entry.other >= 0:
        key = _ON_CHARACTER
    elif entry.event == log.FIRST_PLAYER and entry.amount:
        clause, key = "LOS-SET-04", "first_by_chance"
    elif entry.event in (log.DRAWN, log.PAID) and entry.amount == 1:
        key = f"{key}_one"
    elif entry.event == log.TRIGGERED:
        clause = _TRIGGERS.get(entry.amount, clause)
    elif entry.event == log.ABILITY and entry.amount == 1:
        clause = "LOS-MAIN-09"
    return clause, f"steps.{key}"


def _option(table: Table, pool: Pool, entry: Entry, option: Option) -> Words:
    key = _OPTIONS.get(option.verb, "other")
    if option.verb == PASS_VERB:
        key = _NO.get(entry.kind, key)
    square = square_of(table, entry.seat, option.amount) if option.verb in (MOVE_VERB, SQUARE_VERB) else ""
    display = TEXTS[f"replay.displays.{_DISPLAYS[option.amount]}"] if option.verb == DISPLAY_VERB else ""
    return filled(
        TEXTS[f"replay.options.{key}"],
        card=_card_name(table, pool, entry, option.piece),
        square=square,
        display=display,
        number=option.amount + 1,
    )


def square_of(table: Table, seat: int, square: int) -> Words:
    """The name of a square, its lane counted from 1 from the player's own left."""
    lane = square % LANES
    own = lane if seat == table.first else LANES - 1 - lane
    return filled(TEXTS["replay.squares.front" if square < LANES else "replay.squares.back"], lane=own + 1)


def _card_name(table: Table, pool: Pool, entry: Entry, piece: int) -> Words | str:
    """The name of a card, "" for no piece."""
    if piece < 0:
        return ""
    if piece in entry.hidden:
        return HIDDEN_CARD
    facts = pool.cards.get(table.pieces[piece].card.code)
    return TEXTS["blank_card.name"] if facts is None else facts.names
