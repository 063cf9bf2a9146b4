"""Where a creature lives, what it eats and how it fights: the rows of `abilities.operations.creatures`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.programs.printed.printer import Printer, Row, either


def _habitat(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.habitat = card.moves_to = either(card.habitat, run.what(effect))
    card.is_known = True


def _ferocity(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.ferocity = effect["n"]
    card.ferocity_draws = effect.get("draws", 0)


def _feeds_on_last(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.feeds_on_last = True
    card.ferocity_draws = effect.get("draws", 0)


def _spares(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.spares.append(run.what(effect))


def _parasite(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.hosts = run.what(effect)


def _carries_to(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.drags = card.hosts
    card.lair = run.what(effect)


def _drags(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.drags = run.what(effect)
    card.lair = run.what(effect, "place")
    card.drags_always = "always" in effect


def _seeks(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.seeks = run.what(effect)


ROWS: Final[Mapping[str, Row]] = {
    "habitat": _habitat,
    "ferocity": _ferocity,
    "feeds_on_last": _feeds_on_last,
    "spares": _spares,
    "parasite": _parasite,
    "carries_to": _carries_to,
    "drags": _drags,
    "seeks": _seeks,
}
