"""How a card moves by its text, and how it reacts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.effects.card_texts import Reacting
from games.star_wars_ccg.play.programs.facts import NO_SYSTEM
from games.star_wars_ccg.play.programs.printed.printer import Printer, Row


def _moves_only(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.moves_to = run.what(effect)


def _reacts_onto(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.reacts_onto = run.what(effect)


def _reacts_from_hand(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    less = c.WHOLE_COST if "free" in effect else effect.get("less", 0)
    text = Reacting(run.what_if_any(effect, "place"), less, "with_pilot" in effect, "only_battles" in effect)
    text.host = run.what_if_any(effect, "host")
    text.crew = run.what_if_any(effect, "crew")
    text.unless = run.what_if_any(effect, "unless")
    card.reacts.append(text)


def _joins_battle(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    text = Reacting(run.what_if_any(effect, "place"), c.WHOLE_COST, False, True)
    text.is_own = True
    card.reacts.append(text)


def _transit(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.transits[half] = effect["n"]


def _fixed_transit(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.transits[half] = card.fixed_transits[half] = effect["n"]


def _shuttles_free(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.shuttles_free = effect["n"]


def _roams(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.roams = True
    card.roams_for = half
    card.parsec = 0
    card.hyperspeed = effect["n"]


def _orbits_at_first(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.roams = True
    card.roams_for = half
    card.hyperspeed = 0
    card.orbits = run.systems.get(effect["system"][0], NO_SYSTEM)


def _crew_searches(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.crew_search = effect["n"]


ROWS: Final[Mapping[str, Row]] = {
    "moves_only": _moves_only,
    "reacts_onto": _reacts_onto,
    "reacts_from_hand": _reacts_from_hand,
    "joins_battle": _joins_battle,
    "transit": _transit,
    "fixed_transit": _fixed_transit,
    "shuttles_free": _shuttles_free,
    "roams": _roams,
    "orbits_at_first": _orbits_at_first,
    "crew_searches": _crew_searches,
}
