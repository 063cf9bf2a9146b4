"""The rules of sabacc that an Interrupt prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.effects.card_texts import Crew, Extra, Sabacc
from games.star_wars_ccg.play.programs.printed.printer import Printer, Row


def _rules(card: Card) -> Sabacc:
    rules = card.sabacc
    if rules is None:
        rules = card.sabacc = Sabacc()
    return rules


def _sabacc_players(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _rules(card).players.append(run.what(effect))


def _wild_cards(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    rules = _rules(card)
    rules.lowest = effect["lowest"]
    rules.highest = effect["highest"]
    rules.wild.append(run.what(effect))


def _clone_cards(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _rules(card).clones.append(run.what(effect))


def _stakes(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _rules(card).stakes.append(run.what(effect))


def _clones_count(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _rules(card).clone_values.append(Extra(run.what(effect), effect["n"]))


def _more_wild(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _rules(card).more_wild.append(Crew(run.what(effect, "user"), run.what(effect)))


ROWS: Final[Mapping[str, Row]] = {
    "sabacc_players": _sabacc_players,
    "wild_cards": _wild_cards,
    "clone_cards": _clone_cards,
    "stakes": _stakes,
    "clones_count": _clones_count,
    "more_wild": _more_wild,
}
