"""When a declared text is used, how often, and what policies know about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from games.abilities.effects import all_effects, with_nested
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.parts import LATER_TIMES

TIMES: Final = {
    "": c.ANY_TIME,
    "battle": c.IN_BATTLE,
    "control": c.IN_CONTROL,
    "deploy": c.IN_DEPLOY,
    "move": c.IN_MOVE,
    "own_battle": c.IN_OWN_BATTLES,
    "battle_begins": c.AT_BATTLE,
    "battle_ends": c.AT_END,
    "drain": c.AT_DRAIN,
    "duel_begins": c.AT_DUEL,
    "duel_destiny": c.AT_DUEL_DESTINY,
    "duel_due": c.AT_DUEL_DUE,
    "combat_card": c.AT_COMBAT_CARD,
    "retrieved": c.AT_RETRIEVED,
    "crossing": c.AT_CROSSING,
    "duel_totals": c.AT_DUEL_TOTALS,
    "duel_decided": c.AT_DUEL_DECIDED,
    "duel_ends": c.AT_DUEL_OVER,
    "test_completed": c.AT_COMPLETED,
    "deployed": c.AT_DEPLOY,
    "used": c.AT_USE,
    "activate_begins": c.AT_ACTIVATE,
    "battles_begin": c.AT_BATTLES,
    "control_begins": c.AT_CONTROL,
    "move_begins": c.AT_MOVE,
    "aimed": c.AT_AIM,
    "attacked": c.AT_ATTACKED,
    "eaten": c.AT_EATEN,
    "shot": c.AT_SHOT,
    "fired": c.AT_FIRED,
    "hit": c.AT_HIT,
    "destiny": c.AT_DESTINY,
    "destinies": c.AT_TOTALS,
    "loss": c.AT_LOSS,
    "unpaid": c.AT_UNPAID,
    "draw": c.IN_DRAW,
    "lost": c.AT_LOST,
    "forfeited": c.AT_FORFEIT,
    "abandoned": c.AT_ABANDON,
    "uncovered": c.AT_UNCOVERED,
    "destiny_due": c.AT_DUE,
    "attrition": c.AT_ATTRITION,
    "retrieval": c.AT_RETRIEVAL,
    "drain_paid": c.AT_PAID,
    "text_paid": c.AT_TEXT_PAID,
    **LATER_TIMES,
    "weapons_end": c.AT_WEAPONS_OVER,
    "salvaged": c.AT_SALVAGED,
    "hiding": c.AT_HIDING,
    "missing": c.AT_MISSING,
    "captured": c.AT_CAPTURE,
    "delivered": c.AT_DELIVERY,
    "released": c.AT_RELEASE,
    "replaced": c.AT_REPLACED,
}
# Operations of texts that policies use as soon as they may.
GAINS: Final = {
    "use_card",
    "draw_race",
    "repair_racer",
    "blow_away",
    "feast",
    "steal",
    "seize",
    "carry_off",
    "lend_power",
    "react_deploy",
    "cancel_react",
    "attack_run",
    "blow_station",
    "more_settled",
    "pass_over",
    "play_sabacc",
}
AUTOMATIC: Final = {
    "": c.AT_ONCE,
    "own_control": c.AT_OWN_CONTROL,
    "turn_end": c.AT_TURN_END,
    "sums": c.AT_SUMS,
    "entry": c.AT_ENTRY,
    "own_turn": c.AT_OWN_TURN,
    "battle_begun": c.AT_BATTLE,
    "battle_over": c.AT_END,
    "drain_begun": c.AT_DRAIN,
    "drain_paid": c.AT_PAID,
    "hit": c.AT_HIT,
    "weapon_hit": c.AT_HIT,
    "own_loss": c.AT_OWN_LOSS,
    "own_leaving": c.AT_OWN_LEAVING,
    "other_turn": c.AT_OTHER_TURN,
    "own_draw": c.AT_OWN_DRAW,
    "bearer_lost": c.AT_BEARER_LOST,
    "bearer_gone": c.AT_BEARER_GONE,
    "deployed": c.AT_DEPLOY,
    "lost": c.AT_LOST,
    "loss": c.AT_LOSS,
    "duel_ends": c.AT_DUEL_OVER,
    "destiny": c.AT_DESTINY,
    "used": c.AT_USE,
    "aimed": c.AT_AIM,
    **LATER_TIMES,
    "flipped": c.AT_FLIP,
    "move_begins": c.AT_MOVE,
    "battles_begin": c.AT_BATTLES,
    "missing": c.AT_MISSING,
    "shot": c.AT_SHOT,
    "fired": c.AT_FIRED,
    "attrition": c.AT_ATTRITION,
    "captured": c.AT_CAPTURE,
    "released": c.AT_RELEASE,
    "duel_begins": c.AT_DUEL,
}
# Limits of a battle.
BATTLE_USES: Final = {"battle": 1, "battle_twice": 2, "battle_four": 4}
# More than a card has texts.
ONCE_TEXTS: Final = 16
# Ops that take a card out of a pile.
SALVAGES: Final = frozenset({"put_in_pile", "put_on_force", "put_on_used", "put_out", "retrieve", "revive", "salvage", "stack", "take"})
# Conditions that compare a destiny with the ability or the defense value of a target.
COMPARING: Final = frozenset(
    {
        "destiny_exceeds_ability",
        "destiny_exceeds_maneuver",
        "destiny_is_ability",
        "destiny_beats",
        "destiny_beats_all",
        "destinies_beat_all",
        "exceeds_might",
    }
)
COMPARING_NUMBERS: Final = frozenset({"total_below", "total_exceeds", "total_is", "total_short"})
DEFENCES: Final = ("ability", "defence", "guard")
# Values of `once_a` whose texts share one limit in a turn.
TOGETHER: Final = ("together", "event_together")
# What turns piles over.
TURNS: Final = {"turn_pile", "bare_piles"}


def has_op(abilities: Mapping[str, Any], op: str) -> bool:
    """Whether some effect of these abilities, also one inside another, is this operation."""
    return any(effect["op"] == op for effect in all_effects(abilities))


def states_tested(declared: object) -> Iterator[str]:
    """The states that the filters inside a declaration test, such as "missing" in `target(character(state="missing"))`.

    declared: the abilities of a card by slot, or any part of them.
    """
    if isinstance(declared, Mapping):
        for name, value in declared.items():
            yield from value if name == "state" else states_tested(value)
    elif isinstance(declared, (list, tuple)):
        for value in declared:
            yield from states_tested(value)


def is_free_gain(declared: Mapping[str, Any]) -> bool:
    """Whether a text of a card on the table costs nothing, is limited, and only takes Force from the opponent or brings it."""
    if "times" not in declared or "costs" in declared or "targets" in declared:
        return False
    return all(
        effect["op"] in ("activate", "retrieve_top") or (effect["op"] == "lose_force" and effect.get("whose") == "opponent")
        for effect in declared["effects"]
    )


def piles_examined(declared: Mapping[str, Any]) -> int:
    """Whose Used or Force Pile a text looks through: 1 for the own one, 2 for the opponent's, both together."""
    found = 0
    looks = [each["op"] for each in with_nested(declared["effects"])]
    found |= 1 if "look_at_force" in looks or "look_at_used" in looks else 0
    found |= 2 if "reorder_force" in looks else 0
    filters = [value for each in with_nested(declared["effects"]) for value in each.values() if isinstance(value, dict)]
    for what in [*filters, *(each["what"] for each in declared.get("targets", ()))]:
        if what.get("zone") in ("used", "force") and "topmost" not in what.get("state", ()):
            found |= {"own": 1, "opponent": 2}.get(what.get("whose", ""), 3)
    return found


def salvages(declared: Mapping[str, Any]) -> bool:
    """Whether a text answers that a card was just lost, and takes it out of the Lost Pile."""
    if declared.get("when") not in ("lost", "forfeited"):
        return False
    moves = [effect for effect in with_nested(declared["effects"]) if effect["op"] in SALVAGES]
    return any(effect["op"] == "salvage" or is_lost_card(effect.get("who")) for effect in moves)


def is_lost_card(who: object) -> bool:
    """Whether an effect happens to the card that was just lost: its declared filter says `of="it"`."""
    return isinstance(who, Mapping) and who.get("of") == "it"


def compares(declared: Mapping[str, Any]) -> bool:
    """Whether a text compares a destiny with the ability or the defense value of a target."""
    asked = [each for effect in with_nested(declared["effects"]) for each in effect.get("conditions", ())]
    return any(each["if"] in COMPARING or (each["if"] in COMPARING_NUMBERS and each["number"] in DEFENCES) for each in asked)
