"""What holds of a card on the table by its text: what it is immune to, cancels, is worth and forgets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.epics import SEALS
from games.star_wars_ccg.abilities.operations.piles.looks import HOMES
from games.star_wars_ccg.abilities.pieces import AGENDAS
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.programs.printed.printer import Printer, Row

# Some texts cancel only Interrupts that are not immune to this one.
SENSE: Final = "Sense"


def _falls_back_to(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.refuge = run.what(effect)


def _immune_to(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.immune_to += run.titles_of(effect)
    card.defies_sense = card.defies_sense or SENSE in effect["named"]


def _immune_to_own(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.immune_to_own += run.titles_of(effect)


def _cancels(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.cancels += run.titles_of(effect)


def _never_shoots(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.never_shoots = run.what(effect)


def _keeps_text_at(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.keeps_text_at = run.what(effect)


def _open_to_foe(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.open_to_foe = run.what(effect)


def _steadfast(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.steadfast = effect["n"]


def _steadies(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.steadies = run.titles_of(effect)
    card.steadied = run.what(effect)


def _falls_to(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.falls_to += run.titles_of(effect)
    card.falls_by = effect["n"]


def _wears_down(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.wears_down = True
    card.forfeit = effect["n"]


def _goes_first(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.goes_first = half


def _sheds(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.sheds = HOMES[effect["pile"]]


def _sealed(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.seal = 1 + SEALS.index(effect["seal"])


def _may_be_hit(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.target_number = effect["n"]


def _agendas(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.agendas = [AGENDAS.index(each) for each in effect["agendas"]]


def _porter(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.porter = effect["n"]


def _runs_inside(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.is_interior = True
    card.is_exterior = False


def _clouds(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    """Let what stands among clouds be fired at like the sample, which follows the pool's cards and the passive opponent's location."""
    card.sample = len(run.types) + 1


ROWS: Final[Mapping[str, Row]] = {
    "falls_back_to": _falls_back_to,
    "immune_to": _immune_to,
    "immune_to_own": _immune_to_own,
    "cancels": _cancels,
    "never_shoots": _never_shoots,
    "open_to_foe": _open_to_foe,
    "keeps_text_at": _keeps_text_at,
    "steadfast": _steadfast,
    "steadies": _steadies,
    "falls_to": _falls_to,
    "wears_down": _wears_down,
    "goes_first": _goes_first,
    "sheds": _sheds,
    "sealed": _sealed,
    "may_be_hit": _may_be_hit,
    "agendas": _agendas,
    "porter": _porter,
    "runs_inside": _runs_inside,
    "clouds": _clouds,
}
