"""Where, how and beside what a card comes into play by its text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.engine.abilities.amounts import COUNT, Amount, Condition
from games.engine.abilities.filters import FLAG, ITSELF, Filter, PieceTest
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.parts import conditions, there_is
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.effects.card_texts import Bearing
from games.star_wars_ccg.play.programs.printed.printer import Printer, Row, either

# More Defensive Shields than there are.
ALL_SHIELDS: Final = 999


def _deploys_only(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.only_at = either(card.only_at, run.what(effect))


def _deploys_on(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    """Let a weapon, device or Effect be deployed where its text says."""
    run.attach(card)
    card.is_known = True
    if effect["what"].get("type") == ["effect"]:
        card.lies_on_effects = card.is_harmful = True
    if effect["what"].get("type") == ["objective"]:
        card.lies_on_effects = True
    if card.type != play.EFFECT and effect["what"].get("type") == ["character"]:
        card.weapon_kind = play.CHARACTER
    card.bearings.append(Bearing(run.what(effect), effect["n"], "less_ability" in effect, "less_power" in effect))


def _deploys_beside(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    run.attach(card)
    card.is_known = card.goes_to_area = True
    card.cost = effect["n"]


def _costs_each(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.cost_of_each = card.cost = effect["n"]
    card.is_known = True


def _aims_at(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.aims = either(card.aims, run.what(effect))


def _order(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.type = play.EFFECT
    card.is_order = card.goes_to_area = card.is_known = True


def _inserts(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    run.attach(card)
    card.is_known = card.goes_to_area = card.inserts = True


def _stocks(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.stock = effect["n"] or ALL_SHIELDS
    card.stock_plays = effect["times"]
    card.goes_to_area = True
    card.type = play.EFFECT


def _brings(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.brings.append(run.what(effect))
    card.brings_most = effect.get("most", 0)


def _needs_no_footing(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.needs_no_footing = True
    card.footing_at = run.what_if_any(effect, "place")
    card.comes_crewed = "with_pilot" in effect


def _comes_landed(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.comes_landed = run.what(effect)


def _comes_after(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.deploy_conditions.append(conditions.make(there_is(effect["what"]), run.filters))


def _comes_when_finished(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    done = conditions.make(there_is({**effect["what"], "state": ["finished"], "zone": "any"}), run.filters)
    let = Filter(tests=[PieceTest(ITSELF), PieceTest(FLAG, c.COMES_UNREADY)], zones=(1 << c.ZONES_A_SEAT) - 1)
    card.deploy_conditions.append(Condition(Amount(1), any_of=[done, Condition(Amount(code=COUNT, filter=let))]))


def _also_comes(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.also_time = c.AT_DEPLOYS


def _replaces(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.replaced = run.what(effect)
    card.replaced_number = effect["n"]
    card.is_known = True


def _forbids(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.forbids += run.titles_of(effect)


def _stays_out_of(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.shunned += [run.systems[name] for name in effect["systems"] if name in run.systems]


ROWS: Final[Mapping[str, Row]] = {
    "deploys_only": _deploys_only,
    "deploys_on": _deploys_on,
    "deploys_beside": _deploys_beside,
    "costs_each": _costs_each,
    "aims_at": _aims_at,
    "order": _order,
    "inserts": _inserts,
    "stocks": _stocks,
    "brings": _brings,
    "needs_no_footing": _needs_no_footing,
    "comes_landed": _comes_landed,
    "comes_after": _comes_after,
    "comes_when_finished": _comes_when_finished,
    "also_comes": _also_comes,
    "replaces": _replaces,
    "forbids": _forbids,
    "stays_out_of": _stays_out_of,
}
