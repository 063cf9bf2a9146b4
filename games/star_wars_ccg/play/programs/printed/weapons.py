"""What a weapon is by its text: the rows of `abilities.operations.weapons`, and those that say at what it fires."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.engine.abilities.filters import Filter
from games.star_wars_ccg.abilities.ops import NUMBERS_OF_CARDS
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.effects.card_texts import Crew, Extra, Shot
from games.star_wars_ccg.play.programs.printed.printer import Printer, Row

# What powers artillery where it stands.
POWER_SOURCES: Final = (
    cards(type="character", mark="power droid", whose="own", state="present"),
    cards(named="Fusion Generator Supply Tanks", whose="own", where="here"),
    cards(named="Portable Fusion Generator", whose="own", where="here"),
)


def _shot(card: Card, effect: Mapping[str, Any]) -> Shot:
    if card.shot is None:
        raise ValueError(f"{card.code}: {effect['op']} stands after `fires`")
    return card.shot


def _fires(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.shot = Shot(
        run.what(effect),
        effect["uses"],
        "less_ability" in effect,
        effect.get("draws", 1),
        effect.get("plus", 0) - effect.get("minus", 0),
    )
    card.shot.by_power = "less_power" in effect


def _fires_also(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    shot = _shot(card, effect)
    shot.also = run.what(effect)
    shot.also_number = effect["n"]


def _fires_only_with(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).only_with.append(run.what(effect))


def _fires_again(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).repeats = True


def _hits_easier(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).extras.append(Extra(run.what(effect), effect["n"]))


def _hits_harder(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).extras.append(Extra(run.what(effect), -effect["n"]))


def _voids_forfeit(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).voids_by = run.what(effect)


def _backfires(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).backfires = effect["n"]


def _not_shot_by(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.safe_from.append(run.what(effect))


def _lets_jump(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    card.lets_jump = True


def _refires(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    shot = _shot(card, effect)
    shot.repeats = True
    shot.again = effect["n"]


def _fires_too(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    shot = _shot(card, effect)
    shot.target = Filter(any_of=[shot.target, run.what(effect)])


def _costs_at(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).dearer.append(Extra(run.what(effect), effect["n"]))


def _draws_at(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).draws_at.append(Extra(run.what(effect), effect["n"]))


def _exceeds_twice(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).exceeds_twice = True


def _draws_best(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).best_of = effect["n"]


def _fires_times(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).times = effect["n"]


def _fired_by(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    here = {**effect["what"], "state": [*effect["what"].get("state", ()), "present"]}
    _shot(card, effect).crews.append(Crew(run.filters.filter(here), run.what(effect)))


def _fires_into(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).into = run.what(effect)


def _needs_power(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).only_with += [run.filters.filter(each) for each in POWER_SOURCES]


def _must_exceed(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).compares = NUMBERS_OF_CARDS[effect["number"]]


def _hits_above(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).fixed = effect["n"]


def _adds_own(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).adds_own = NUMBERS_OF_CARDS[effect["number"]]


def _never_hits(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).never_hits = True


def _draws_none(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    shot = _shot(card, effect)
    shot.destinies = 0
    shot.never_hits = True


def _follows(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).follows = effect["n"]


def _fires_at_each(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).is_for_each = True


def _reaches(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    shot = _shot(card, effect)
    shot.range = effect["n"]
    shot.ranges_to = run.what(effect)


def _falls_off(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    _shot(card, effect).falls_off = True


ROWS: Final[Mapping[str, Row]] = {
    "fires": _fires,
    "fires_also": _fires_also,
    "fires_only_with": _fires_only_with,
    "fires_again": _fires_again,
    "hits_easier": _hits_easier,
    "hits_harder": _hits_harder,
    "voids_forfeit": _voids_forfeit,
    "backfires": _backfires,
    "not_shot_by": _not_shot_by,
    "lets_jump": _lets_jump,
    "refires": _refires,
    "fires_too": _fires_too,
    "costs_at": _costs_at,
    "draws_at": _draws_at,
    "exceeds_twice": _exceeds_twice,
    "draws_best": _draws_best,
    "fires_times": _fires_times,
    "fired_by": _fired_by,
    "fires_into": _fires_into,
    "needs_power": _needs_power,
    "must_exceed": _must_exceed,
    "hits_above": _hits_above,
    "adds_own": _adds_own,
    "never_hits": _never_hits,
    "draws_none": _draws_none,
    "follows": _follows,
    "fires_at_each": _fires_at_each,
    "reaches": _reaches,
    "falls_off": _falls_off,
}
