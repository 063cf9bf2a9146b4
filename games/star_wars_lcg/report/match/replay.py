"""The replay of a match: one step for each entry of a game's log, with its sentence and the clause behind it.

The board of a step shows the run's first list as the player's own side; names that begin with "enemy_" belong to the second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from games.contracts.report import Step
from games.engine.decision import PASS_VERB, Option
from games.engine.events.windows import (
    ACTIONS_DECISION,
    AMOUNT_DECISION,
    AMOUNT_VERB,
    ORDER_DECISION,
    TARGET_DECISION,
    TRIGGER_VERB,
    WINDOW_DECISION,
)
from games.engine.log import CHOSEN, Entry
from games.engine.verbs import CHOICE_DECISION, CHOICE_VERB, MAY_DECISION, ORDER_PICK_DECISION, PICK_DECISION, REPEAT_DECISION, YES_VERB
from games.report.replay import HIDDEN_CARD, of_owners, steps_of
from games.star_wars_lcg.abilities.constants import BLAST_DAMAGE, COST_DECISION, PHASES, TACTICS, UNIT_DAMAGE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.play.constants import (
    ATTACK,
    BALANCE_DAMAGE,
    CAPTURE_UNDER,
    COMMIT,
    DAMAGE_UNIT,
    DECISIONS,
    DEFEND,
    DISCARD_DOWN,
    DISCARD_ONE,
    ENGAGE,
    ENHANCE,
    FOCUS_UNIT,
    GENERATE_VERB,
    ICONS_VERB,
    KEEP_OBJECTIVES,
    MULLIGAN,
    MULLIGAN_VERB,
    NAME_TITLE_VERB,
    NAME_TRAIT_VERB,
    NAMING,
    ORDER_DISCARDS,
    ORDER_FATES,
    PAY,
    PAY_VERB,
    PILOT_VERB,
    PLACE_EDGE,
    PLAY_VERB,
    PROTECT_AMOUNT,
    PROTECT_VERB,
    REVEAL,
    SEATS,
    SHIELD_PIECE,
    STRIKE,
    STRIKE_ICONS,
    USE_VERB,
)
from games.star_wars_lcg.play.state import Table, named_traits
from games.star_wars_lcg.report.match.steps import NUMBERS, TURN_BEGAN, step_of
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, filled

PHASE_NAMES: Final = tuple(TEXTS[f"phases.{phase}"] for phase in PHASES)
SIDE_NAMES: Final = tuple(TEXTS[f"seats.{seat}"] for seat in SEATS)
_OWNERS: Final = tuple(TEXTS[f"owners.{seat}"] for seat in SEATS)

# kind of decision -> clause
_OF_RULES: Final[Mapping[int, str]] = {
    ORDER_DISCARDS: "LCG-GEN-08",
    KEEP_OBJECTIVES: "LCG-SET-08",
    MULLIGAN: "LCG-SET-10",
    REVEAL: "LCG-SET-11",
    BALANCE_DAMAGE: "LCG-BAL-04",
    DISCARD_ONE: "LCG-DRW-01",
    DISCARD_DOWN: "LCG-DRW-02",
    PAY: "LCG-RES-03",
    ENHANCE: "LCG-ENH-01",
    ENGAGE: "LCG-CON-01",
    ATTACK: "LCG-ENG-04",
    DEFEND: "LCG-ENG-05",
    SHIELD_PIECE: "LCG-KEY-06",
    PLACE_EDGE: "LCG-EDG-04",
    ORDER_FATES: "LCG-EDG-10",
    STRIKE: "LCG-STR-02",
    STRIKE_ICONS: "LCG-STR-05",
    DAMAGE_UNIT: "LCG-STR-08",
    FOCUS_UNIT: "LCG-STR-09",
    COMMIT: "LCG-FRC-02",
    PROTECT_AMOUNT: "LCG-KEY-05",
    CAPTURE_UNDER: "LCG-CAP-02",
}
# kind of decision -> (clause, key of [match_replay.questions])
_QUESTIONS: Final[Mapping[int, tuple[str, str]]] = {
    **{kind: (clause, DECISIONS[kind]) for kind, clause in _OF_RULES.items()},
    ACTIONS_DECISION: ("LCG-WND-02", "action"),
    WINDOW_DECISION: ("LCG-ABL-07", "respond"),
    ORDER_DECISION: ("LCG-ABL-09", "order"),
    TARGET_DECISION: ("LCG-ABL-12", "target"),
    AMOUNT_DECISION: ("LCG-RES-01", "amount"),
    MAY_DECISION: ("LCG-GEN-02", "may"),
    CHOICE_DECISION: ("LCG-GEN-02", "choice"),
    PICK_DECISION: ("LCG-GEN-02", "pick"),
    ORDER_PICK_DECISION: ("LCG-GEN-02", "order_cards"),
    REPEAT_DECISION: ("LCG-GEN-02", "repeat"),
    COST_DECISION: ("LCG-RES-01", "cost"),
    NAMING: ("LCG-GEN-02", "naming"),
}
# verb of an option -> key of [match_replay.answers]; the options of other verbs have the names of their cards
_ANSWERS: Final[Mapping[int, str]] = {
    PASS_VERB: "pass",
    MULLIGAN_VERB: "mulligan",
    GENERATE_VERB: "generate",
    PAY_VERB: "pay",
    PLAY_VERB: "play",
    PILOT_VERB: "pilot",
    USE_VERB: "use",
    PROTECT_VERB: "protect",
    TRIGGER_VERB: "use",
    YES_VERB: "yes",
    CHOICE_VERB: "choice",
    AMOUNT_VERB: "amount",
}
_ICONS: Final[Mapping[int, str]] = {UNIT_DAMAGE: "unit_damage", BLAST_DAMAGE: "blast_damage", TACTICS: "tactics"}


def match_steps(table: Table, pool: Pool, dark_side: int) -> tuple[Step, ...]:
    """The steps of a logged match, their seats and boards by side of the run.  dark_side: the side that plays the Dark Side."""
    found = steps_of(
        table,
        phases=PHASE_NAMES,
        text=lambda entry: entry_text(table, pool, entry),
        option=lambda entry, option: option_text(table, pool, entry, option),
        pieces=pieces_of,
        players=SIDE_NAMES,
        turn_began=TURN_BEGAN,
    )
    sides = (dark_side, 1 - dark_side)
    return tuple(replace(step, seat=sides[step.seat] if step.seat >= 0 else step.seat, board=_board(step.board, sides)) for step in found)


# --- sentences -------------------------------------------------------------------------------------------------------


def entry_text(table: Table, pool: Pool, entry: Entry) -> tuple[str, Words]:
    """(clause, sentence) of an entry of the log."""
    who = SIDE_NAMES[entry.seat] if entry.seat >= 0 else ""
    if entry.event == CHOSEN:
        clause, key = _QUESTIONS[entry.kind]
        return clause, filled(TEXTS[f"match_replay.questions.{key}"], who=who, card=_name(table, pool, entry, entry.other))
    clause, key = step_of(entry, table.pieces[entry.piece].card.type if entry.piece >= 0 and entry.piece not in entry.hidden else -1)
    other = "" if entry.event in NUMBERS else _name(table, pool, entry, entry.other)
    card = _name(table, pool, entry, entry.piece)
    template = TEXTS[f"match_replay.{key}"]
    if table.watched < 0:
        owners = (_owner(table, entry.piece), None if entry.event in NUMBERS else _owner(table, entry.other))
        card, other = of_owners(card, other, owners, template)
    second = entry.other if entry.event in NUMBERS else other
    return clause, filled(template, who=who, card=card, other=second, amount=entry.amount, turn=entry.turn)


def _owner(table: Table, piece: int) -> Words | None:
    """The side whose card it is, for a sentence that does not say who acts: both sides may have neutral cards of one name."""
    return _OWNERS[table.pieces[piece].owner] if piece >= 0 else None


def option_text(table: Table, pool: Pool, entry: Entry, option: Option) -> Words:
    """The words of one option of a decision."""
    if option.verb == ICONS_VERB:
        return TEXTS[f"match_replay.icons.{_ICONS[option.amount]}"]
    if option.verb == NAME_TITLE_VERB:
        code = table.cards[option.amount].code
        return filled(TEXTS["match_replay.answers.card"], card=pool.cards[code].names if code in pool.cards else code)
    if option.verb == NAME_TRAIT_VERB:
        traits = named_traits(table, 1 - table.pieces[option.piece].owner)
        return filled(TEXTS["match_replay.answers.card"], card=traits[option.amount])
    key = _ANSWERS.get(option.verb, "card")
    return filled(
        TEXTS[f"match_replay.answers.{key}"], card=_name(table, pool, entry, option.piece), amount=option.amount, number=option.amount + 1
    )


def _name(table: Table, pool: Pool, entry: Entry, piece: int) -> Words | str:
    """The card's name.  The objectives of a passive opponent have no names; they are numbered from 1."""
    if piece < 0:
        return ""
    if piece in entry.hidden:
        return HIDDEN_CARD
    card = table.pieces[piece].card
    if (facts := pool.cards.get(card.code)) is not None:
        return facts.names
    first = min(each.id for each in table.pieces if each.card is card)
    return filled(TEXTS["cards.enemy_objective"], number=piece - first + 1)


def pieces_of(entry: Entry) -> Sequence[int]:
    """The pieces that a step names."""
    named = [entry.piece] if entry.event == CHOSEN or entry.event in NUMBERS else [entry.piece, entry.other]
    return [piece for piece in named if piece >= 0]


# --- boards ----------------------------------------------------------------------------------------------------------


def _board(board: Mapping[str, Any], sides: tuple[int, int]) -> dict[str, Any]:
    """The board with the first list of the run as the player's own side.  sides: the side of the run that each seat plays."""
    own = sides.index(0)
    parts = {"": board[SEATS[own]], "enemy_": board[SEATS[1 - own]]}
    shown: dict[str, Any] = {"dial": board["dial"], "has_balance": int(board["balance"] == SEATS[own])}
    for prefix, part in parts.items():
        shown |= {f"{prefix}{name}": value for name, value in part.items() if name != "tokens"}
    shown["tokens"] = {f"{prefix}{name}": tokens for prefix, part in parts.items() for name, tokens in part["tokens"].items()}
    return shown
