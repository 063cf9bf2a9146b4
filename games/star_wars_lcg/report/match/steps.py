"""The clause and the sentence of each entry that an event writes into the log of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.engine.events.windows import ACTION, CANCEL, FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION
from games.engine.log import Entry
from games.star_wars_lcg.abilities import constants as c
from games.star_wars_lcg.abilities.constants import BY_UNOPPOSED
from games.star_wars_lcg.play import log
from games.star_wars_lcg.play.constants import (
    BY_BALANCE,
    DIAL_BY_BALANCE,
    DIAL_BY_OBJECTIVE,
    DIAL_BY_TEXT,
    DIAL_BY_TURN,
    ENDINGS,
)

CARD_TEXT: Final = "LCG-GEN-02"  # the clause of events that only card texts cause

# ending -> clause
_ENDINGS: Final = ("", "LCG-END-01", "LCG-END-02", "LCG-END-03", "LCG-END-03", CARD_TEXT, "LCG-TRN-01")
# window of an ability -> clause
_WINDOWS: Final[Mapping[int, str]] = {
    CANCEL: "LCG-ABL-04",
    FORCED_INTERRUPT: "LCG-ABL-09",
    INTERRUPT: "LCG-ABL-04",
    FORCED_REACTION: "LCG-ABL-09",
    REACTION: "LCG-ABL-05",
    ACTION: "LCG-ABL-02",
}
TURN_BEGAN: Final = log.EVENT + c.TURN_BEGINS
# entry of the log -> (clause, key of [match_replay.steps])
STEPS: Final[Mapping[int, tuple[str, str]]] = {
    log.HAND_DRAWN: ("LCG-SET-09", "hand_drawn"),
    log.HAND_REPLACED: ("LCG-SET-10", "hand_replaced"),
    log.FOCUS_REFRESHED: ("LCG-REF-01", "focus_refreshed"),
    log.FOCUS_KEPT: ("LCG-REF-02", "focus_kept"),
    log.SHIELDS_REFRESHED: ("LCG-REF-04", "shields_refreshed"),
    log.PASSED_OVER: ("LCG-UNQ-01", "passed_over"),
    log.PAID: ("LCG-RES-06", "paid"),
    log.TAKEN_BACK: ("LCG-DEP-03", "taken_back"),
    log.EDGE_CARD: ("LCG-EDG-04", "edge_card"),
    log.CONFLICT_SKIPPED: ("LCG-CON-03", "conflict_skipped"),
    log.STRUGGLED: ("LCG-FRC-08", "struggled"),
    log.SHIELD_USED: ("LCG-SHD-02", "shield_used"),
    log.PROTECTED: ("LCG-KEY-05", "protected"),
    log.DIAL + DIAL_BY_TURN: ("LCG-BAL-01", "dial_by_turn"),
    log.DIAL + DIAL_BY_BALANCE: ("LCG-BAL-02", "dial_by_balance"),
    log.DIAL + DIAL_BY_OBJECTIVE: ("LCG-OBJ-02", "dial_by_objective"),
    log.DIAL + DIAL_BY_TEXT: (CARD_TEXT, "dial_by_card"),
    log.LEFT_WITH_HOST: ("LCG-ENH-05", "left_with_host"),
    log.DAMAGE + c.BY_STRIKE: ("LCG-STR-08", "damaged"),
    log.DAMAGE + c.BY_EFFECT: ("LCG-DMG-01", "damaged"),
    log.DAMAGE + BY_UNOPPOSED: ("LCG-UNO-02", "damaged_unopposed"),
    log.DAMAGE + BY_BALANCE: ("LCG-BAL-04", "damaged_by_balance"),
    TURN_BEGAN: ("LCG-TRN-02", "turn_began"),
    log.EVENT + c.PLAYED: ("LCG-DEP-02", "played"),
    log.EVENT + c.ENTERS_PLAY: ("LCG-PLY-05", "entered"),
    log.EVENT + c.DESTROYED: ("LCG-DMG-02", "destroyed"),
    log.EVENT + c.SACRIFICED: ("LCG-ABL-16", "sacrificed"),
    log.EVENT + c.CAPTURES: ("LCG-CAP-02", "captured"),
    log.EVENT + c.RESCUED: ("LCG-CAP-04", "rescued"),
    log.EVENT + c.RETURNED: (CARD_TEXT, "returned"),
    log.EVENT + c.DISCARDED: ("LCG-GEN-07", "discarded"),
    log.EVENT + c.ATTACHED: ("LCG-ENH-02", "attached"),
    log.EVENT + c.TAKEN: ("LCG-GEN-11", "taken"),
    log.EVENT + c.HEALED: ("LCG-GEN-09", "healed"),
    log.EVENT + c.FOCUS_PLACED: ("LCG-GEN-05", "focus_placed"),
    log.EVENT + c.FOCUS_REMOVED: ("LCG-GEN-09", "focus_removed"),
    log.EVENT + c.SHIELDED: ("LCG-SHD-01", "shielded"),
    log.EVENT + c.FOCUSED: ("LCG-GEN-04", "focused"),
    log.EVENT + c.DAMAGE_MOVED: (CARD_TEXT, "damage_moved"),
    log.EVENT + c.FOCUS_MOVED: (CARD_TEXT, "focus_moved"),
    log.EVENT + c.ENGAGED: ("LCG-ENG-03", "engaged"),
    log.EVENT + c.DECLARED_ATTACKER: ("LCG-ENG-04", "attacked"),
    log.EVENT + c.DECLARED_DEFENDER: ("LCG-ENG-05", "defended"),
    log.EVENT + c.STACKS_REVEALED: ("LCG-EDG-07", "stacks_revealed"),
    log.EVENT + c.FATE_RESOLVED: ("LCG-EDG-09", "fate_resolved"),
    log.EVENT + c.EDGE_BATTLE_WON: ("LCG-EDG-11", "edge_won"),
    log.EVENT + c.FOCUSED_TO_STRIKE: ("LCG-STR-04", "struck"),
    log.EVENT + c.ENGAGEMENT_ENDS: ("LCG-ENG-08", "engagement_ended"),
    log.EVENT + c.ENGAGED_ANEW: (CARD_TEXT, "engaged_anew"),
    log.EVENT + c.JOINED: ("LCG-ENG-07", "joined"),
    log.EVENT + c.REMOVED: ("LCG-ENG-07", "removed"),
    log.EVENT + c.COMMITTED: ("LCG-FRC-02", "committed"),
    log.EVENT + c.UNCOMMITTED: ("LCG-GEN-09", "uncommitted"),
    log.EVENT + c.DIAL_TURNED_BACK: (CARD_TEXT, "dial_turned_back"),
    log.EVENT + c.DRAWN: ("LCG-GEN-06", "drew"),
    log.EVENT + c.SHUFFLED: (CARD_TEXT, "shuffled"),
    log.EVENT + c.LOOKED: (CARD_TEXT, "looked"),
    log.EVENT + c.RESOURCES_GENERATED: ("LCG-RES-03", "generated"),
    log.EVENT + c.MISSION_COMPLETED: (CARD_TEXT, "mission_completed"),
    log.EVENT + c.EDGE_BATTLE_ANEW: (CARD_TEXT, "edge_anew"),
    log.EVENT + c.ENGAGEMENT_TURNED: (CARD_TEXT, "engagement_turned"),
    log.EVENT + c.SHIELD_REMOVED: ("LCG-GEN-09", "shield_removed"),
    log.EVENT + c.STRIKES: (CARD_TEXT, "strikes_at_once"),
    log.EVENT + c.ICONS_SKIPPED: (CARD_TEXT, "icons_skipped"),
    log.EVENT + c.EDGE_PLACED: (CARD_TEXT, "edge_placed"),
    log.EVENT + c.ENGAGEMENT_STOPPED: (CARD_TEXT, "engagement_stopped"),
    log.EVENT + c.CAPTIVE_PUT: (CARD_TEXT, "captive_put"),
    log.EVENT + c.STACKS_SWITCHED: (CARD_TEXT, "stacks_switched"),
    log.EVENT + c.BECOMES_UNIT: (CARD_TEXT, "becomes_unit"),
    log.EVENT + c.DAMAGE_PUT: (CARD_TEXT, "damage_put"),
    log.EVENT + c.PUT_ASIDE: (CARD_TEXT, "put_aside"),
    log.EVENT + c.TURNED_TO_UNIT: (CARD_TEXT, "turned_to_unit"),
    log.EVENT + c.TURNED_BACK: (CARD_TEXT, "turned_back"),
    log.EVENT + c.FORCE_MOVED: (CARD_TEXT, "force_moved"),
    log.EVENT + c.BALANCE_SET: ("LCG-FRC-08", "balance_set"),
}
# Entries whose clause depends on the type of their card.
_OF_TYPES: Final[Mapping[int, Mapping[int, str]]] = {
    log.EVENT + c.PLAYED: {c.EVENT: "LCG-EVT-02"},
    log.EVENT + c.DESTROYED: {c.UNIT: "LCG-DMG-03", c.OBJECTIVE: "LCG-OBJ-01"},
    log.DAMAGE + c.BY_STRIKE: {c.OBJECTIVE: "LCG-STR-10"},
}
# Entries with another sentence where they name no second card.
_WITHOUT_OTHER: Final[Mapping[int, str]] = {
    log.DAMAGE + c.BY_STRIKE: "damaged_by_effect",
    log.DAMAGE + c.BY_EFFECT: "damaged_by_effect",
    log.EVENT + c.FOCUS_PLACED: "focus_placed_by_effect",
    log.EVENT + c.SHIELDED: "shielded_by_effect",
}
# Entries whose `other` is a number.
NUMBERS: Final = (log.PAID, log.STRUGGLED, log.EVENT + c.EDGE_BATTLE_WON)


def step_of(entry: Entry, type: int) -> tuple[str, str]:
    """(clause, key of the sentence in [match_replay]) of an entry.  type: that of its card, -1 for none."""
    event = entry.event
    if event == log.GAME_ENDED:
        return _ENDINGS[entry.amount], f"endings.{ENDINGS[entry.amount]}"
    if event == log.USED:
        return _WINDOWS[entry.amount], "steps.used"
    clause, key = STEPS[event]
    if event == log.PAID and entry.other > 0:
        key = "paid_too_much"
    elif event == log.EVENT + c.ENTERS_PLAY:
        clause, key = _entrance(entry, type)
    elif event == log.EVENT + c.DRAWN and entry.phase == c.DRAW:
        clause = "LCG-DRW-02"
    elif event in _WITHOUT_OTHER and entry.other < 0:
        key = _WITHOUT_OTHER[event]
    return _OF_TYPES.get(event, {}).get(type, clause), f"steps.{key}"


def _entrance(entry: Entry, type: int) -> tuple[str, str]:
    """(clause, key of the sentence) of a card that enters play."""
    if entry.other >= 0:
        return "LCG-ENH-02", "attached"
    if type == c.OBJECTIVE:
        return ("LCG-SET-11" if entry.phase == c.SETUP else "LCG-REF-06"), "objective_entered"
    return "LCG-PLY-05", "entered"
