"""The log of a game as steps in words, each with its clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from games.contracts.report import Step
from games.engine.decision import PASS_VERB, Option
from games.engine.log import CHOSEN, Entry
from games.report.replay import HIDDEN_CARD, steps_of, the_piece
from games.star_realms.abilities.constants import (
    ACQUIRE_VERB,
    ASIDE_VERB,
    ATTACK_BASE_VERB,
    ATTACK_PART_VERB,
    ATTACK_VERB,
    CHOOSE_VERB,
    COPY_VERB,
    DESTROY_VERB,
    DISCARD_VERB,
    FACTIONS,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    HAND_VERB,
    INSTEAD_VERB,
    PLAY_VERB,
    SCRAP_VERB,
    STEAL_VERB,
    TAKE_VERB,
    TO_DECK,
    TO_HAND,
    TO_PLAY,
    TO_TOP,
    TOP_VERB,
    USE_VERB,
)
from games.star_realms.catalogue.fields import FACTIONS as FACTION_CHOICES
from games.star_realms.catalogue.fields import SLOTS as SLOT_CHOICES
from games.star_realms.catalogue.pool import Pool
from games.star_realms.play import log
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import (
    AMOUNT,
    BY_TURN_LIMIT,
    COPIED_ABILITY,
    COPIED_CARD,
    DRAW_PHASE,
    FACTION,
    MAIN,
    NOBODY,
    OPTION,
    PICK,
    PLACE,
    SETUP,
)
from games.star_realms.play.state import Table
from games.star_realms.texts import TEXTS
from games.texts import LANGUAGES, Words, in_language

PHASE_NAMES: Final = tuple(TEXTS[f"phases.{phase}"] for phase in ("setup", "main", "discard", "draw"))
PLAYER_NAMES: Final = (TEXTS["seats.first"], TEXTS["seats.second"])
PLACE_NAMES: Final = {
    TO_TOP: TEXTS["places.top"],
    TO_HAND: TEXTS["places.hand"],
    TO_PLAY: TEXTS["places.play"],
    TO_DECK: TEXTS["places.deck"],
}


def _step(clause: str, text: str) -> tuple[str, Words]:
    return clause, TEXTS[f"steps.{text}"]


# Event -> (clause, text).  `_text` and `_clause` handle the events whose text or clause depends on more than the event.
STEPS: Final[Mapping[int, tuple[str, Words]]] = {
    log.TURN_BEGAN: _step("SR-TRN-01", "turn_began"),
    log.PLAYED: _step("SR-PLY-01", "played"),
    log.GAINED_TRADE: _step("SR-ABL-03", "gained_trade"),
    log.GAINED_COMBAT: _step("SR-ABL-03", "gained_combat"),
    log.GAINED_AUTHORITY: _step("SR-ABL-03", "gained_authority"),
    log.LOST_AUTHORITY: _step("SR-WIN-01", "lost_authority"),
    log.DREW: _step("SR-SET-07", "drew"),
    log.SHUFFLED: _step("SR-END-04", "shuffled"),
    log.ACQUIRED: _step("SR-ACQ-01", "acquired"),
    log.SCRAPPED: _step("SR-ABL-08", "scrapped"),
    log.DISCARDED: _step("A-18", "discarded"),
    log.DESTROYED: _step("SR-ATK-02", "destroyed"),
    log.ATTACKED: _step("SR-ATK-04", "attacked"),
    log.TURN_ENDED: _step("SR-END-02", "turn_ended"),
    log.EVENT_REVEALED: _step("SR-ACQ-05", "event_revealed"),
    log.SET_ASIDE: _step("SR-ACQ-05", "set_aside"),
    log.STOLEN: _step("SR-ACQ-02", "stolen"),
    log.ROW_CARD_LOST: _step("SR-ACQ-05", "row_card_lost"),
    log.ROW_FILLED: _step("SR-ACQ-05", "row_filled"),
}
# What the price of an ability is paid in, by the op that gains it; keys of [steps.paid].
RESOURCES: Final = {GAIN_TRADE: "trade", GAIN_COMBAT: "combat", GAIN_AUTHORITY: "authority"}
# The clause of a used ability, by its slot.
USE_CLAUSES: Final = ("SR-ABL-01", "SR-ABL-05", "SR-ABL-05", "SR-ABL-06")


def _question(clause: str, text: str) -> tuple[str, Words]:
    return clause, TEXTS[f"questions.{text}"]


# Kind of decision -> (clause, text).
QUESTIONS: Final[Mapping[int, tuple[str, Words]]] = {
    MAIN: _question("SR-TRN-02", "main"),
    OPTION: _question("SR-ABL-04", "option"),
    PICK: _question("SR-ABL-01", "pick"),
    PLACE: _question("SR-ACQ-02", "place"),
    AMOUNT: _question("SR-ATK-04", "amount"),
    FACTION: _question("SR-ABL-02", "faction"),
    COPIED_ABILITY: _question("SR-ABL-02", "copied_ability"),
    COPIED_CARD: _question("SR-ABL-02", "copied_card"),
}
# The clause of a pick, by what is done to the card, where the rulebook has one.  `_clause` handles an opponent's discard.
PICK_CLAUSES: Final = {SCRAP_VERB: "SR-ABL-07", DISCARD_VERB: "SR-END-01", DESTROY_VERB: "SR-ATK-03", TAKE_VERB: "SR-ACQ-04"}
ANSWERS: Final[Mapping[int, Words]] = {
    PASS_VERB: TEXTS["answers.pass"],
    PLAY_VERB: TEXTS["answers.play"],
    USE_VERB: TEXTS["answers.use"],
    ACQUIRE_VERB: TEXTS["answers.acquire"],
    ATTACK_BASE_VERB: TEXTS["answers.attack_base"],
    ATTACK_VERB: TEXTS["answers.attack"],
    ATTACK_PART_VERB: TEXTS["answers.attack_part"],
    CHOOSE_VERB: TEXTS["answers.choose"],
    SCRAP_VERB: TEXTS["answers.scrap"],
    DISCARD_VERB: TEXTS["answers.discard"],
    DESTROY_VERB: TEXTS["answers.destroy"],
    TAKE_VERB: TEXTS["answers.take"],
    COPY_VERB: TEXTS["answers.copy"],
    TOP_VERB: TEXTS["answers.top"],
    HAND_VERB: TEXTS["answers.hand"],
    STEAL_VERB: TEXTS["answers.steal"],
    INSTEAD_VERB: TEXTS["answers.instead"],
    ASIDE_VERB: TEXTS["answers.aside"],
}


class Moment(NamedTuple):
    """The state of the game at one log entry."""

    # The seat whose turn it was.
    active: int
    # Piece -> the card that it was then, for copies and turned gambits.
    faces: Mapping[int, Card]


def replay_steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    moments = dict(zip(map(id, table.log or ()), _moments(table), strict=True))
    return steps_of(
        table,
        phases=PHASE_NAMES,
        text=lambda entry: _text(table, pool, entry, moments[id(entry)].active),
        option=lambda entry, option: _option(table, pool, entry, option, moments[id(entry)].faces),
        pieces=the_piece,
        players=PLAYER_NAMES,
        turn_began=log.TURN_BEGAN,
    )


def _moments(table: Table) -> list[Moment]:
    """The moment of each log entry.  A copy lasts until the end of the turn; a card that was turned over stays turned."""
    found: list[Moment] = []
    active: int = table.first
    turned: dict[int, Card] = {}
    faces: Mapping[int, Card] = {}
    for entry in table.log or ():
        if entry.event == log.TURN_BEGAN:
            active = entry.seat
        elif entry.event == log.TURN_ENDED:
            faces = turned.copy()
        elif entry.event == log.COPIED:
            faces = {**faces, entry.piece: table.cards[entry.other]}
        elif entry.event == log.RETURNED and entry.other == TO_PLAY and (back := table.pieces[entry.piece].card.back) is not None:
            turned[entry.piece] = back
            faces = {**faces, entry.piece: back}
        found.append(Moment(active, faces))
    return found


def _clause(table: Table, entry: Entry, active: int) -> str:  # noqa: PLR0911  one line an event
    """The clause of an entry, for events that have several."""
    event = entry.event
    if event == log.DREW and entry.phase in (SETUP, DRAW_PHASE):
        return "SR-SET-06" if entry.phase == SETUP else "SR-END-03"
    if event == log.DISCARDED and entry.seat == active:
        return "SR-END-01"
    if event == log.DESTROYED and entry.amount == 0:
        return "SR-ATK-03"
    if event == log.SCRAPPED and table.pieces[entry.piece].card.is_explorer:
        return "SR-ABL-10"
    if event == log.ACQUIRED and entry.amount == 0 and not table.pieces[entry.piece].card.discount:
        return "SR-ACQ-04"
    if event == CHOSEN and entry.kind == PICK:
        verb = entry.options[-1].verb  # a pass stands before the others
        return "A-18" if verb == DISCARD_VERB and entry.seat != active else PICK_CLAUSES.get(verb, QUESTIONS[PICK][0])
    return QUESTIONS[entry.kind][0] if event == CHOSEN else STEPS[event][0]


def _text(table: Table, pool: Pool, entry: Entry, active: int) -> tuple[str, Words]:  # noqa: PLR0911  one line an event
    event = entry.event
    if event == CHOSEN:
        _, template = QUESTIONS[entry.kind]
        return _clause(table, entry, active), _filled(template, table, pool, entry, piece=entry.other)
    if event == log.GAME_ENDED:
        ending = "turn_limit" if entry.amount == BY_TURN_LIMIT else "authority"
        return "SR-WIN-01", _filled(TEXTS[f"steps.game_ended.{ending}"], table, pool, entry)
    if event == log.USED:
        return USE_CLAUSES[entry.amount], _filled(TEXTS["steps.used"], table, pool, entry, other=SLOT_CHOICES[entry.amount].names)
    if event == log.PAID:
        return "SR-ABL-03", _filled(TEXTS[f"steps.paid.{RESOURCES[entry.other]}"], table, pool, entry)
    if event == log.COPIED:
        return "SR-ABL-02", _filled(TEXTS["steps.copied"], table, pool, entry, other=_names(pool, table.cards[entry.other].code))
    if event == log.RETURNED:
        return "SR-ACQ-02", _filled(TEXTS["steps.returned"], table, pool, entry, other=PLACE_NAMES[entry.other])
    if event == log.COUNTS_AS:
        names = [choice.names for choice in FACTION_CHOICES if FACTIONS.get(choice.code, 0) & entry.amount]
        other = {language: ", ".join(in_language(name, language) for name in names) for language in LANGUAGES}
        return "SR-ABL-05", _filled(TEXTS["steps.counts_as"], table, pool, entry, other=other)
    return _clause(table, entry, active), _filled(STEPS[event][1], table, pool, entry)


def _filled(template: Words, table: Table, pool: Pool, entry: Entry, *, piece: int | None = None, other: Words | None = None) -> Words:
    subject = entry.piece if piece is None else piece
    return {
        language: in_language(template, language).format(
            card=_card(table, pool, entry, subject, language),
            amount=entry.amount,
            other=in_language(other, language) if other else entry.other,
            who=in_language(PLAYER_NAMES[entry.seat], language) if entry.seat != NOBODY else "",
        )
        for language in LANGUAGES
    }


def _names(pool: Pool, code: str) -> Words:
    facts = pool.cards.get(code)
    return facts.names if facts else {"en": code}


def _card(table: Table, pool: Pool, entry: Entry, piece: int, language: str) -> str:
    if piece in entry.hidden:
        return in_language(HIDDEN_CARD, language)
    return in_language(_names(pool, table.pieces[piece].card.code), language) if piece >= 0 else ""


def _option(table: Table, pool: Pool, entry: Entry, option: Option, faces: Mapping[int, Card]) -> Words:
    template = ANSWERS[option.verb]
    if option.verb == ATTACK_VERB and entry.kind == MAIN:
        template = TEXTS["answers.attack_all"]
    elif entry.kind == FACTION:
        template = next(choice.names for choice in FACTION_CHOICES if FACTIONS.get(choice.code) == option.amount)
    elif entry.kind == COPIED_ABILITY:
        template = TEXTS["answers.copied_ability"]
    elif entry.kind == PLACE:
        template = TEXTS["answers.no_place"] if option.verb == PASS_VERB else PLACE_NAMES[option.amount]
    ability = None
    if option.verb == USE_VERB:
        face = faces.get(option.piece) or table.pieces[option.piece].card
        ability = SLOT_CHOICES[face.abilities[option.amount].slot].names
    return {
        language: in_language(template, language).format(
            card=_card(table, pool, entry, option.piece, language),
            amount=option.amount,
            number=option.amount + 1,
            ability=in_language(ability, language) if ability else "",
            copied=in_language(_names(pool, table.cards[option.amount].code), language)
            if entry.kind == COPIED_CARD and option.verb == COPY_VERB
            else "",
        )
        for language in LANGUAGES
    }
