"""A replay: one step with its text and its clause for each entry of a game's log."""

from __future__ import annotations

from typing import Final

from games.contracts.report import Step
from games.engine.decision import Option
from games.engine.log import CHOSEN, Entry
from games.report.replay import steps_of
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.play.goldfish import log
from games.star_wars_lcg.play.goldfish.constants import (
    BY_BALANCE,
    BY_BLAST,
    BY_DECK_OUT,
    BY_DIAL,
    BY_OBJECTIVE_DECK_OUT,
    BY_OBJECTIVES,
    BY_UNOPPOSED,
    DIAL_BALANCE,
    DIAL_OBJECTIVE,
    DIAL_TURN,
    GENERATE_VERB,
    MULLIGAN_VERB,
    PASS_VERB,
    PAY_VERB,
    PHASES,
    SEATS,
    VERBS,
)
from games.star_wars_lcg.play.goldfish.questions import QUESTIONS
from games.star_wars_lcg.play.goldfish.state import Table
from games.star_wars_lcg.texts import TEXTS
from games.texts import LANGUAGES, Words, in_language

PHASE_NAMES: Final = tuple(TEXTS[f"phases.{phase}"] for phase in PHASES)
SIDE_NAMES: Final = tuple(TEXTS[f"seats.{side}"] for side in SEATS)


def _step(clause: str, text: str) -> tuple[str, Words]:
    return clause, TEXTS[f"steps.{text}"]


# event -> (clause, text).  The tables after this one hold the events whose text depends on a source or an ending.
STEPS: Final[dict[int, tuple[str, Words]]] = {
    log.OBJECTIVES_KEPT: _step("LCG-SET-08", "objectives_kept"),
    log.HAND_DRAWN: _step("LCG-SET-09", "hand_drawn"),
    log.HAND_REPLACED: _step("LCG-SET-10", "hand_replaced"),
    log.HAND_KEPT: _step("LCG-SET-10", "hand_kept"),
    log.OBJECTIVE_REVEALED: _step("LCG-SET-11", "objective_revealed"),
    log.TURN_BEGAN: _step("LCG-TRN-02", "turn_began"),
    log.OPPONENT_TURN: _step("LCG-TRN-03", "opponent_turn"),
    log.OBJECTIVE_DESTROYED: _step("LCG-OBJ-01", "objective_destroyed"),
    log.FOCUS_REMOVED: _step("LCG-REF-01", "focus_removed"),
    log.FOCUS_SKIPPED: _step("LCG-REF-02", "focus_skipped"),
    log.SHIELDS_REMOVED: _step("LCG-REF-04", "shields_removed"),
    log.OBJECTIVE_REFILLED: _step("LCG-REF-05", "objective_refilled"),
    log.OBJECTIVE_PASSED_OVER: _step("LCG-UNQ-01", "objective_passed_over"),
    log.DREW: _step("LCG-DRW-02", "drew"),
    log.PLAYED: _step("LCG-DEP-02", "played"),
    log.GENERATED: _step("LCG-RES-03", "generated"),
    log.PAID: _step("LCG-RES-01", "paid"),
    log.ATTACHED: _step("LCG-ENH-02", "attached"),
    log.LEFT_WITH_HOST: _step("LCG-ENH-05", "left_with_host"),
    log.CONFLICT_SKIPPED: _step("LCG-CON-03", "conflict_skipped"),
    log.ENGAGED: _step("LCG-ENG-03", "engaged"),
    log.ATTACKED: _step("LCG-ENG-04", "attacked"),
    log.SHIELDED: _step("LCG-KEY-06", "shielded"),
    log.UNDEFENDED: _step("LCG-ENG-05", "undefended"),
    log.EDGE_PLACED: _step("LCG-EDG-03", "edge_placed"),
    log.EDGE_WON: _step("LCG-EDG-03", "edge_won"),
    log.STRUCK: _step("LCG-STR-04", "struck"),
    log.NO_BONUS: _step("LCG-UNO-03", "no_bonus"),
    log.COMMITTED: _step("LCG-FRC-02", "committed"),
    log.STRUGGLED: _step("LCG-FRC-08", "struggled"),
    log.BALANCE_TURNED: _step("LCG-FRC-08", "balance_turned"),
}
DISCARDS: Final = (_step("LCG-DRW-01", "discarded.by_choice"), _step("LCG-DRW-02", "discarded.to_reserve"))
DIALS: Final = {
    DIAL_TURN: _step("LCG-BAL-01", "dial_advanced.turn"),
    DIAL_BALANCE: _step("LCG-BAL-02", "dial_advanced.balance"),
    DIAL_OBJECTIVE: _step("LCG-OBJ-02", "dial_advanced.objective"),
}
DAMAGES: Final = {
    BY_BLAST: _step("LCG-STR-10", "damage_dealt.blast"),
    BY_UNOPPOSED: _step("LCG-UNO-02", "damage_dealt.unopposed"),
    BY_BALANCE: _step("LCG-BAL-04", "damage_dealt.balance"),
}
ENDS: Final = {
    BY_OBJECTIVES: _step("LCG-END-01", "game_ended.objectives"),
    BY_DIAL: _step("LCG-END-02", "game_ended.dial"),
    BY_DECK_OUT: _step("LCG-END-03", "game_ended.deck_out"),
    BY_OBJECTIVE_DECK_OUT: _step("LCG-END-03", "game_ended.objective_deck_out"),
}
# Verbs whose options have a text of their own; the others show the name of their card.
ANSWERS: Final[dict[int, Words]] = {verb: TEXTS[f"answers.{VERBS[verb]}"] for verb in (PASS_VERB, MULLIGAN_VERB, GENERATE_VERB, PAY_VERB)}
_CARD: Final = TEXTS["answers.card"]


def steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    """The steps of a logged game."""
    return steps_of(
        table,
        phases=PHASE_NAMES,
        text=lambda entry: _text(table, pool, entry),
        option=lambda entry, option: _option(table, pool, option),
        pieces=lambda entry: [each for each in _pieces(entry) if table.pieces[each].card.code in pool.cards],
    )


def _text(table: Table, pool: Pool, entry: Entry) -> tuple[str, Words]:
    clause, template = _template(entry)
    return clause, {language: _render(table, pool, entry, template, language) for language in LANGUAGES}


def _template(entry: Entry) -> tuple[str, Words]:
    if entry.event == CHOSEN:
        return QUESTIONS[entry.kind]
    if entry.event == log.DISCARDED:
        return DISCARDS[entry.amount]
    if entry.event == log.DIAL_ADVANCED:
        return DIALS[entry.other]
    if entry.event == log.DAMAGE_DEALT:
        return DAMAGES[entry.other]
    if entry.event == log.GAME_ENDED:
        return ENDS[entry.amount]
    return STEPS[entry.event]


def _pieces(entry: Entry) -> list[int]:
    """The pieces that a step names."""
    pieces = [] if entry.piece < 0 else [int(entry.piece)]
    if entry.event in _SECOND_PIECE and entry.other >= 0:
        pieces.append(int(entry.other))
    return pieces


_SECOND_PIECE: Final = frozenset({log.GENERATED, log.ATTACHED, log.LEFT_WITH_HOST, log.ATTACKED, log.SHIELDED})


def _render(table: Table, pool: Pool, entry: Entry, template: Words, language: str) -> str:
    def name(piece: int) -> str:
        return _name(table, pool, piece, language) if piece >= 0 else ""

    return in_language(template, language).format(
        card=name(entry.piece),
        other=name(entry.other) if entry.event in _SECOND_PIECE else entry.other,
        subject=name(entry.other) if entry.event == CHOSEN else "",
        amount=entry.amount,
        who=in_language(SIDE_NAMES[entry.seat], language),
    )


def _name(table: Table, pool: Pool, piece: int, language: str) -> str:
    """The card's name.  The opponent's objectives have no names; they are numbered from 1."""
    named = table.pieces[piece]
    facts = pool.cards.get(named.card.code)
    if facts is not None:
        return in_language(facts.names, language)
    first = min(each.id for each in table.pieces if each.card is named.card)
    return in_language(TEXTS["cards.enemy_objective"], language).format(number=named.id - first + 1)


def _option(table: Table, pool: Pool, option: Option) -> Words:
    def card(language: str) -> str:
        return _name(table, pool, option.piece, language) if option.piece >= 0 else ""

    template = ANSWERS.get(option.verb, _CARD)
    return {language: in_language(template, language).format(card=card(language), amount=option.amount) for language in LANGUAGES}
