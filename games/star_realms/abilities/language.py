"""The functions that declare abilities.  Each checks its arguments, so a wrong declaration fails at import.

effect: one thing that an ability does, {"op": ...} with its numbers.  Facts, pages, search and the API share this form.
ability: (slot, {"effects": [...]}).  An ally ability also has its factions; an ally of any one of them is enough (SR-ABL-05).
counted: the number of cards that the effect before picked, or their total cost if that effect has `costs=True`.
"""

from __future__ import annotations

from typing import Any, Final

Effect = dict[str, Any]
Ability = tuple[str, dict[str, Any]]
Declared = dict[str, list[dict[str, Any]]]

BLOB: Final = "blob"
FED: Final = "trade-federation"
EMPIRE: Final = "star-empire"
CULT: Final = "machine-cult"
ALL: Final = (BLOB, FED, EMPIRE, CULT)
HAND: Final = "hand"
DISCARD: Final = "discard"
ROW: Final = "trade_row"

FILTERS: Final = ("card", "ship", "base", "ship_or_base")
PLACES: Final = ("discard", "hand", "top_of_deck")
SLOTS: Final = ("primary", "ally", "double_ally", "scrap")
COUNTERS: Final = ("counted", "missing", "scrapped", "trimmed", "in_play", "same_faction")


class BadDeclaration(ValueError):
    """A declaration with a word, faction or number that the rules do not support."""


def _one_of(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise BadDeclaration(f"{value!r} is not supported; use one of: {', '.join(known)}.")
    return value


def _factions(codes: tuple[str, ...]) -> list[str]:
    if not codes:
        raise BadDeclaration("The declaration names no faction; name at least one.")
    return [_one_of(code, ALL) for code in codes]


def _amount(op: str, n: int, per: str | None, of: str | None, faction: str | None) -> Effect:
    if n < 1:
        raise BadDeclaration(f"{op}: {n} is not an amount; use 1 or more.")
    effect: Effect = {"op": op, "n": n}
    if per:
        effect["per"] = _one_of(per, COUNTERS)
        if of:
            effect["filter"] = _one_of(of, FILTERS)
        if faction:
            effect["factions"] = _factions((faction,))
    return effect


# --- abilities -------------------------------------------------------------------------------------------------------


def card(*abilities: Ability) -> Declared:
    """All abilities of one card."""
    found: Declared = {}
    for slot, ability in abilities:
        found.setdefault(slot, []).append(ability)
    return {slot: found[slot] for slot in SLOTS if slot in found}


def primary(*effects: Effect) -> Ability:
    return "primary", {"effects": list(effects)}


def ally(*parts: str | Effect) -> Ability:
    """`ally(BLOB, draw(1))` needs another Blob card in play.  Of two factions, either is enough."""
    return _with_factions("ally", parts)


def double_ally(*parts: str | Effect) -> Ability:
    """Needs two other cards of the faction in play."""
    return _with_factions("double_ally", parts)


def scrap(*effects: Effect) -> Ability:
    """Used by scrapping the card (SR-ABL-06)."""
    return "scrap", {"effects": list(effects)}


def _with_factions(slot: str, parts: tuple[str | Effect, ...]) -> Ability:
    factions = _factions(tuple(part for part in parts if isinstance(part, str)))
    return slot, {"factions": factions, "effects": [part for part in parts if not isinstance(part, str)]}


# --- effects ---------------------------------------------------------------------------------------------------------


def trade(n: int, per: str | None = None, *, of: str | None = None, faction: str | None = None) -> Effect:
    return {**_amount("gain", n, per, of, faction), "resource": "trade"}


def combat(n: int, per: str | None = None, *, of: str | None = None, faction: str | None = None) -> Effect:
    return {**_amount("gain", n, per, of, faction), "resource": "combat"}


def authority(n: int, per: str | None = None, *, of: str | None = None, faction: str | None = None) -> Effect:
    return {**_amount("gain", n, per, of, faction), "resource": "authority"}


def lose_authority(n: int, per: str | None = None) -> Effect:
    return _amount("lose_authority", n, per, None, None)


def draw(n: int, per: str | None = None, *, of: str | None = None, faction: str | None = None) -> Effect:
    return _amount("draw", n, per, of, faction)


def draw_per_scrapped() -> Effect:
    return {"op": "draw_per_scrapped_this_way"}


def draw_per_played(faction: str) -> Effect:
    return {"op": "draw_per_card_played_this_turn", "factions": _factions((faction,))}


def discard(n: int | None, *, optional: bool = False, per: str | None = None) -> Effect:
    """Discard from your own hand.  n: None for any number."""
    effect: Effect = {"op": "self_discard", "n": n}
    return {**effect, **({"optional": True} if optional else {}), **({"per": _one_of(per, COUNTERS)} if per else {})}


def discard_then_draw(n: int) -> Effect:
    return {"op": "discard_then_draw_that_many", "n": n}


def opponent_discards(n: int) -> Effect:
    return {"op": "opponent_discard", "n": n}


def scraps(n: int, *zones: str, optional: bool = False, factions: tuple[str, ...] = (), costs: bool = False) -> Effect:
    """Scrap your own cards (SR-ABL-07), by default from the hand or the discard pile."""
    listed = [_one_of(zone, (HAND, DISCARD, ROW)) for zone in zones or (HAND, DISCARD)]
    effect: Effect = {"op": "scrap", "zones": listed, "n": n, "optional": optional}
    return {**effect, **({"factions": _factions(factions)} if factions else {}), **({"costs": True} if costs else {})}


def scrap_row(n: int | None, *, optional: bool = False, costs: bool = False) -> Effect:
    effect: Effect = {"op": "scrap_trade_row", "n": n, "optional": optional or n is None}
    return {**effect, **({"costs": True} if costs else {})}


def scrap_this() -> Effect:
    return {"op": "scrap_this"}


def destroy(*, optional: bool = False) -> Effect:
    return {"op": "destroy_base", "optional": optional}


def destroy_own() -> Effect:
    return {"op": "destroy_own_base"}


def return_base(*, optional: bool = False) -> Effect:
    return {"op": "return_base", "optional": optional}


def choose(*options: list[Effect]) -> Effect:
    if len(options) < 2:
        raise BadDeclaration("A choice needs at least two options.")
    return {"op": "choose", "options": list(options)}


def may(*effects: Effect) -> Effect:
    """Optional as a whole: all effects or none."""
    return {"op": "may", "then": list(effects)}


def with_bases(n: int, *effects: Effect) -> Effect:
    return {"op": "if", "bases_in_play_at_least": n, "then": list(effects)}


def if_opponent_has_bases(n: int, *effects: Effect) -> Effect:
    return {"op": "if", "opponent_bases_at_least": n, "then": list(effects)}


def if_base_played(*effects: Effect) -> Effect:
    return {"op": "if", "bases_played_at_least": 1, "then": list(effects)}


def if_trimmed(*effects: Effect) -> Effect:
    """If you scrapped a card from your hand or discard pile this turn."""
    return {"op": "if", "trimmed_at_least": 1, "then": list(effects)}


def if_done(*effects: Effect) -> Effect:
    """If the effect before picked a card."""
    return {"op": "if", "counted_at_least": 1, "then": list(effects)}


def pay_trade(n: int, *effects: Effect) -> Effect:
    return {"op": "pay", "resource": "trade", "n": n, "then": list(effects)}


def take(what: str, *, most: int | None = None, to: str = "discard", optional: bool = False) -> Effect:
    """Acquire for free (SR-ACQ-04, A-16)."""
    return {"op": "acquire_free", "filter": _one_of(what, FILTERS), "max_cost": most, "to": _one_of(to, PLACES), "optional": optional}


def take_explorer(*, to: str, optional: bool = False) -> Effect:
    return {"op": "take_explorer", "to": _one_of(to, PLACES), "optional": optional}


def next_to_top(what: str, *, optional: bool = False) -> Effect:
    return {"op": "next_acquired_to_top", "filter": _one_of(what, FILTERS), "optional": optional}


def next_to_hand(what: str, *, optional: bool = False) -> Effect:
    return {"op": "next_acquired_to_hand", "filter": _one_of(what, FILTERS), "optional": optional}


def next_to_play(what: str, *, optional: bool = False) -> Effect:
    return {"op": "next_acquired_to_play", "filter": _one_of(what, FILTERS), "optional": optional}


def next_into_deck(what: str) -> Effect:
    return {"op": "next_acquired_into_deck", "filter": _one_of(what, FILTERS), "optional": False}


def next_cheaper(n: int, faction: str) -> Effect:
    return {"op": "next_cheaper", "n": n, "factions": _factions((faction,))}


def onto_deck(what: str = "card", n: int = 1, *, most: int | None = None, optional: bool = False) -> Effect:
    """From your discard pile to the top of your deck."""
    return {"op": "put_on_deck", "filter": _one_of(what, FILTERS), "n": n, "max_cost": most, "optional": optional}


def hand_onto_deck(n: int) -> Effect:
    return {"op": "put_back", "n": n}


def from_discard(n: int = 1, *, optional: bool = False) -> Effect:
    return {"op": "take_back", "n": n, "optional": optional}


def from_opponent() -> Effect:
    return {"op": "take_from_opponent"}


def look_at_top(n: int, *, discards: int | None) -> Effect:
    """Look at the top n cards of your deck, discard some and put the rest back in any order.  discards: None for any number."""
    return {"op": "look_at_deck", "n": n, "discards": discards}


def reshuffle() -> Effect:
    return {"op": "shuffle_discard_in"}


def set_aside() -> Effect:
    return {"op": "set_aside", "optional": True}


def as_ally(*factions: str, n: int = 1) -> Effect:
    return {"op": "gain_ally", "factions": _factions(factions), **({"n": n} if n > 1 else {})}


def as_chosen_ally() -> Effect:
    return {"op": "gain_chosen_ally"}


def choose_faction() -> Effect:
    return {"op": "choose_faction"}


def copy_ship() -> Effect:
    return {"op": "copy_ship_played_this_turn"}


def copy_base() -> Effect:
    return {"op": "copy_base"}


def copy_ally_ability() -> Effect:
    return {"op": "copy_ally_ability"}


def back_at_end() -> Effect:
    return {"op": "return_at_end"}


def each_player(*effects: Effect) -> Effect:
    return {"op": "each_player", "then": list(effects)}


def other_player(*effects: Effect) -> Effect:
    return {"op": "other_player", "then": list(effects)}


def not_told() -> Effect:
    """An effect that the card data leave out, or that these rules do not play."""
    return {"op": "text", "unparsed": True}


# --- passive effects (SR-ABL-02) -----------------------------------------------------------------------


def counts_as(*factions: str) -> Effect:
    return {"op": "counts_as_ally", "factions": _factions(factions)}


def is_of(*factions: str) -> Effect:
    return {"op": "has_factions", "factions": _factions(factions)}


def whenever_ship(effect: Effect, *factions: str) -> Effect:
    return {"op": "trigger", "on": "play_ship", "then": [effect], **({"factions": _factions(factions)} if factions else {})}


def whenever_trimmed(effect: Effect) -> Effect:
    return {"op": "trigger", "on": "scrap_own", "then": [effect]}


def at_first_authority(effect: Effect) -> Effect:
    """The first time you gain authority in a turn."""
    return {"op": "trigger", "on": "first_authority", "then": [effect]}


def whenever_scrap_ability(effect: Effect) -> Effect:
    """Whenever you use the scrap ability of a ship or base."""
    return {"op": "trigger", "on": "scrap_ability", "then": [effect]}


def ward(n: int) -> Effect:
    """Your bases have n more defense, the opponent's n less."""
    return {"op": "ward", "n": n}


def authority_instead(n: int) -> Effect:
    """Once per turn, gain authority instead of scrapping a card from your hand or discard pile."""
    return {"op": "gain_instead", "n": n, "optional": True}


def flips() -> Effect:
    """The card returns to play with its other side up."""
    return {"op": "flip"}


def scrapped_if_leaving() -> Effect:
    return {"op": "scrapped_if_leaving"}


def cheaper_for_each(faction: str) -> Effect:
    return {"op": "discount", "factions": _factions((faction,))}


def to_hand_if_played(faction: str) -> Effect:
    return {"op": "hand_if_played", "factions": _factions((faction,))}


def docks(faction: str) -> Effect:
    return {"op": "docking", "factions": _factions((faction,))}
