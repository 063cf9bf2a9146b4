"""What fits aboard a ship or vehicle, who flies it, and what itself only travels aboard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.programs.printed.printer import Printer, Row, either

# Kinds of starfighters for which starships have hangars.
HANGARS: Final = ("ties", "fighters", "drones", "federation")


def _holds(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    aboard = [effect.get(name, 0) for name in ("pilots", "passengers", "astromechs", "vehicles")]
    card.rooms = [0, *aboard, sum(effect.get(name, 0) for name in HANGARS), effect.get("corvettes", 0)]
    card.either = effect.get("either", 0)
    card.only_ties = "ties" in effect
    card.only_drones = "drones" in effect
    card.only_federation = "federation" in effect


def _holds_all(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.rooms = [0, *[play.MANY_ROOMS] * 2, 0, *[play.MANY_ROOMS] * 2, 0]


def _permanent_pilot(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.more_ability = effect["n"] - card.permanent_pilots


def _crewed_by(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.crew = either(card.crew, run.what(effect))


def _crewed_first_by(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.first_crew = run.what(effect)


def _never_aboard(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.never_aboard.append(run.what(effect))


def _only_aboard(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.only_aboard = run.what(effect)


def _stows_only(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.stows_only = run.what(effect)


def _flies_only(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.flies_only = run.what(effect)


def _carries_also(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.bears.append(run.what(effect))


def _partial_ability(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.quarters = effect["n"]


ROWS: Final[Mapping[str, Row]] = {
    "holds": _holds,
    "holds_all": _holds_all,
    "permanent_pilot": _permanent_pilot,
    "crewed_by": _crewed_by,
    "crewed_first_by": _crewed_first_by,
    "never_aboard": _never_aboard,
    "deploys_aboard": _only_aboard,
    "stows_only": _stows_only,
    "flies_only": _flies_only,
    "carries_also": _carries_also,
    "partial_ability": _partial_ability,
}
