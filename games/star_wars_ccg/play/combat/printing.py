"""What a weapon is by its text: the rows of `abilities.operations.weapons`, written into the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.filters import FilterCompiler
from games.engine.abilities.filters import Filter
from games.star_wars_ccg.abilities.ops import NUMBERS_OF_CARDS
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.effects.card_texts import Crew, Extra

ROWS: Final = frozenset(
    {
        "refires",
        "fires_times",
        "fired_by",
        "fires_into",
        "needs_power",
        "must_exceed",
        "hits_above",
        "adds_own",
        "never_hits",
        "fires_too",
        "draws_best",
        "costs_at",
        "draws_at",
        "exceeds_twice",
        "not_shot_by",
        "lets_jump",
        "draws_none",
        "follows",
        "fires_at_each",
        "reaches",
        "falls_off",
    }
)
# What powers artillery where it stands.
POWER_SOURCES: Final = (
    cards(type="character", mark="power droid", whose="own", state="present"),
    cards(named="Fusion Generator Supply Tanks", whose="own", where="here"),
    cards(named="Portable Fusion Generator", whose="own", where="here"),
)


def print_weapon(filters: FilterCompiler, card: Card, effect: Mapping[str, Any]) -> None:  # noqa: PLR0912  one branch a row
    code = effect["op"]
    shot = card.shot
    if code == "not_shot_by":
        card.safe_from.append(filters.filter(effect["what"]))
    elif code == "lets_jump":
        card.lets_jump = True
    elif shot is None:
        raise ValueError(f"{card.code}: {code} stands after `fires`")
    elif code == "refires":
        shot.repeats = True
        shot.again = effect["n"]
    elif code == "fires_too":
        shot.target = Filter(any_of=[shot.target, filters.filter(effect["what"])])
    elif code == "costs_at":
        shot.dearer.append(Extra(filters.filter(effect["what"]), effect["n"]))
    elif code == "draws_at":
        shot.draws_at.append(Extra(filters.filter(effect["what"]), effect["n"]))
    elif code == "exceeds_twice":
        shot.exceeds_twice = True
    elif code == "draws_best":
        shot.best_of = effect["n"]
    elif code == "fires_times":
        shot.times = effect["n"]
    elif code == "fired_by":
        here = {**effect["what"], "state": [*effect["what"].get("state", ()), "present"]}
        shot.crews.append(Crew(filters.filter(here), filters.filter(effect["what"])))
    elif code == "fires_into":
        shot.into = filters.filter(effect["what"])
    elif code == "needs_power":
        shot.only_with += [filters.filter(each) for each in POWER_SOURCES]
    elif code == "must_exceed":
        shot.compares = NUMBERS_OF_CARDS[effect["number"]]
    elif code == "hits_above":
        shot.fixed = effect["n"]
    elif code == "adds_own":
        shot.adds_own = NUMBERS_OF_CARDS[effect["number"]]
    elif code == "never_hits":
        shot.never_hits = True
    elif code == "draws_none":
        shot.destinies = 0
        shot.never_hits = True
    elif code == "follows":
        shot.follows = effect["n"]
    elif code == "fires_at_each":
        shot.is_for_each = True
    elif code == "reaches":
        shot.range = effect["n"]
        shot.ranges_to = filters.filter(effect["what"])
    elif code == "falls_off":
        shot.falls_off = True
