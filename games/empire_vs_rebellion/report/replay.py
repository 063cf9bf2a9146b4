"""The replay of a logged game: one step for each entry of the log, with its sentence and the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.report import Step
from games.empire_vs_rebellion.abilities.constants import (
    ABILITY_VERB,
    ADD_VERB,
    CHOOSE_VERB,
    DISCARD_VERB,
    ENTER_VERB,
    EVENT_VERB,
    EXHAUST_VERB,
    INFILTRATE,
    INFLUENCE_VERB,
    ON_TOP_VERB,
    PLAY_VERB,
    RANDOM_NEXT,
    REVEAL_NEXT,
    SET_BACK_VERB,
    STRATEGY_VERB,
)
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import (
    BY_EVENTS,
    BY_ROUND_LIMIT,
    BY_TUTORIAL,
    EVENT,
    NOBODY,
    OPTION,
    PICK,
    STRATEGY,
    STRATEGY_CHOICE,
    STRUGGLE,
    WHICH_DECK,
)
from games.empire_vs_rebellion.play.state import Table
from games.empire_vs_rebellion.texts import TEXTS
from games.engine.decision import PASS_VERB, Option
from games.engine.events.windows import ACTIONS_DECISION
from games.engine.log import CHOSEN, Entry
from games.report.replay import HIDDEN_CARD, of_owner, steps_of, the_piece
from games.texts import LANGUAGES, Words, filled, in_language

# By number of the phase and of the seat.
_PHASES: Final = tuple(TEXTS[f"replay.phases.{phase}"] for phase in ("setup", "planning", "struggle", "dominance"))
PLAYERS: Final = (TEXTS["replay.players.seat_0"], TEXTS["replay.players.seat_1"])

# event of the log -> (clause, key of [replay.steps])
_STEPS: Final[Mapping[int, tuple[str, str]]] = {
    log.EVENT_REVEALED: ("EVR-PLN-01", "event_revealed"),
    log.STRATEGY_PLACED: ("EVR-PLN-03", "strategy_placed"),
    log.STRATEGY_SHOWN: ("EVR-DOM-02", "strategy_shown"),
    log.PLAYED: ("EVR-STG-04", "played"),
    log.ABILITY: ("EVR-STG-06", "ability"),
    log.ABILITY_FORBIDDEN: ("EVR-PLN-02", "ability_forbidden"),
    log.READIED: ("EVR-STG-10", "readied"),
    log.EXHAUSTED: ("EVR-STG-15", "exhausted"),
    log.DISCARDED: ("EVR-STG-16", "discarded"),
    log.TO_RESERVE: ("EVR-SET-04", "to_reserve"),
    log.ADDED: ("EVR-STG-14", "added"),
    log.ON_TOP: ("EVR-STG-04", "on_top"),
    log.LOOKED: ("EVR-STG-07", "looked"),
    log.SHUFFLED: ("EVR-STG-13", "shuffled"),
    log.INFLUENCE_GAINED: ("EVR-DOM-11", "influence_gained"),
    log.INFLUENCE_LOST: ("EVR-INF-02", "influence_lost"),
    log.STRATEGY_USED: ("EVR-CLN-04", "strategy_used"),
    log.STRATEGIES_BACK: ("EVR-CLN-05", "strategies_back"),
    log.TOTALS: ("EVR-DOM-05", "totals"),
    log.VOID: ("EVR-DOM-03", "void"),
    log.CANCELLED: ("EVR-STR-01", "cancelled"),
    log.SWAPPED: ("A-06", "swapped"),
    log.EVENT_WON: ("EVR-DOM-10", "event_won"),
    log.NOBODY_WINS: ("EVR-DOM-09", "nobody_wins"),
    log.BALANCE_TURNED: ("EVR-CLN-02", "balance_turned"),
    log.PASSED: ("EVR-STG-11", "passed"),
    log.GUARD: ("A-19", "guard"),
    log.GATHERED: ("EVR-CLN-01", "gathered"),
    log.RESET: ("EVR-SET-05", "reset"),
    log.PUT_BACK: ("EVR-STG-07", "put_back"),
}
# Events with a text of their own for the amount 1.
_STEPS_OF_ONE: Final[Mapping[int, str]] = {log.LOOKED: "looked_one", log.PUT_BACK: "put_back_one", log.EVENT_WON: "event_won_one"}
# op whose effect waits for the next round -> (clause, key of [replay.next_round])
_NEXT_ROUND: Final[Mapping[int, tuple[str, str]]] = {
    INFILTRATE: ("EVR-STR-02", "choose_for_opponent"),
    RANDOM_NEXT: ("EVR-DOM-12", "random_strategy"),
    REVEAL_NEXT: ("EVR-DOM-12", "reveal_strategy_first"),
}
# kind of decision -> (clause, key of [replay.questions])
_QUESTIONS: Final[Mapping[int, tuple[str, str]]] = {
    ACTIONS_DECISION: ("EVR-STG-02", "action"),
    STRATEGY_CHOICE: ("EVR-PLN-03", "strategy"),
    PICK: ("EVR-STG-07", "pick"),
    OPTION: ("EVR-STG-07", "effect"),
    WHICH_DECK: ("EVR-STG-07", "deck"),
}
# verb of an option -> key of [replay.options]
_OPTIONS: Final[Mapping[int, str]] = {
    PASS_VERB: "pass",
    PLAY_VERB: "play",
    ABILITY_VERB: "ability",
    INFLUENCE_VERB: "ready",
    STRATEGY_VERB: "strategy",
    DISCARD_VERB: "discard",
    EXHAUST_VERB: "exhaust",
    ENTER_VERB: "enter",
    ON_TOP_VERB: "on_top",
    ADD_VERB: "add",
    SET_BACK_VERB: "set_back",
    EVENT_VERB: "event",
    CHOOSE_VERB: "choose",
}
# Sentences about a card of one player that do not say whose it is.
OF_ONE_PLAYER: Final = ("steps.exhausted", "steps.on_top", "steps.void")
_DECKS: Final = ("own", "opponent")  # by the amount of an option of WHICH_DECK; keys of [replay.decks]


def steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    return steps_of(
        table,
        phases=_PHASES,
        text=lambda entry: _step(table, pool, entry),
        option=lambda entry, option: _option(table, pool, entry, option),
        pieces=the_piece,
    )


def _step(table: Table, pool: Pool, entry: Entry) -> tuple[str, Words]:
    """(clause, sentence) of an entry of the log."""
    if entry.event == CHOSEN:
        clause, key, subject = _question(table, entry)
    else:
        clause, key = _ending(entry) if entry.event == log.GAME_ENDED else _event(table, entry)
        subject = entry.piece
    who = PLAYERS[entry.seat] if entry.seat != NOBODY else ""
    template = TEXTS[f"replay.{key}"]
    card = _card_name(table, pool, entry, subject)
    if key in OF_ONE_PLAYER:
        card = of_owner(card, PLAYERS[table.pieces[subject].owner], template)
    return clause, filled(template, card=card, amount=entry.amount, other=entry.other, who=who, first=PLAYERS[0], second=PLAYERS[1])


def _ending(entry: Entry) -> tuple[str, str]:
    """(clause, key of the sentence) of the end of the game."""
    if entry.amount == BY_EVENTS:
        return "EVR-RND-02", "endings.by_events"
    if entry.amount == BY_TUTORIAL:
        return "EVR-TUT-04", "endings.tutorial" if entry.seat >= 0 else "endings.draw"
    return ("A-19", "endings.by_round_limit") if entry.amount == BY_ROUND_LIMIT else ("EVR-END-01", "endings.by_points")


def _event(table: Table, entry: Entry) -> tuple[str, str]:
    """(clause, key of the sentence) of an event of the log."""
    if entry.event == log.EFFECT_NEXT:
        clause, key = _NEXT_ROUND[entry.amount]
        return clause, f"next_round.{key}"
    if entry.event == log.STRATEGY_PLACED and entry.other != entry.seat:
        return ("EVR-DOM-12", "steps.strategy_at_random") if entry.other == NOBODY else ("EVR-STR-02", "steps.strategy_by_opponent")
    clause, key = _STEPS[entry.event]
    if entry.amount == 1:
        key = _STEPS_OF_ONE.get(entry.event, key)
    return _special_clause(table, entry) or clause, f"steps.{key}"


def _question(table: Table, entry: Entry) -> tuple[str, str, int]:
    """(clause, key of the sentence, piece that it names) of a decision."""
    clause, key = _QUESTIONS[entry.kind]
    if entry.kind != STRATEGY_CHOICE:
        return _special_clause(table, entry) or clause, f"questions.{key}", int(entry.other)
    if entry.other != entry.seat:
        return "EVR-STR-02", "questions.strategy_of_opponent", -1
    return clause, f"questions.{key}", -1


def _special_clause(table: Table, entry: Entry) -> str:
    """The clause of this entry where several clauses lead to the same event; "" if it is the usual one."""
    if entry.event == log.INFLUENCE_GAINED and entry.piece >= 0:
        return "EVR-DOM-04" if table.pieces[entry.piece].card.type == STRATEGY else "EVR-INF-01"
    if entry.event == log.STRATEGIES_BACK and (entry.piece >= 0 or entry.phase == STRUGGLE):
        return "EVR-DOM-12" if entry.piece >= 0 else "EVR-CLN-06"
    if entry.event == log.BALANCE_TURNED and entry.amount:
        return "EVR-CLN-03"
    if entry.event == CHOSEN and entry.other >= 0:
        return {EVENT: "EVR-DOM-12", STRATEGY: "EVR-DOM-04"}.get(table.pieces[entry.other].card.type, "")
    if entry.event in (log.LOOKED, log.PUT_BACK) and entry.other == NOBODY:
        return "EVR-DOM-12"
    return ""


def _option(table: Table, pool: Pool, entry: Entry, option: Option) -> Words:
    key = f"options.{_OPTIONS[option.verb]}"
    if entry.kind == WHICH_DECK:
        key = f"decks.{_DECKS[option.amount]}"
    elif option.verb == PASS_VERB and entry.kind != ACTIONS_DECISION:
        key = "options.no_more"
    return filled(TEXTS[f"replay.{key}"], card=_card_name(table, pool, entry, option.piece), number=option.amount + 1)


def _card_name(table: Table, pool: Pool, entry: Entry, piece: int) -> Words | str:
    """The name of a card, "" for no piece.  Ordinary resource cards share names, so their value is added."""
    if piece < 0:
        return ""
    if piece in entry.hidden:
        return HIDDEN_CARD
    facts = pool.cards[table.pieces[piece].card.code]
    if facts.value is None or facts.is_character:
        return facts.names
    return {language: f"{in_language(facts.names, language)} {facts.value}" for language in LANGUAGES}
