"""Declarations match the games: each metric is counted in some game, and each fact is only on cards of a type that prints it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.engine.tally import CLOCK_UNDECIDED, Tally
from games.registry import GAMES
from tests.games.helpers.declarations import all_declarations, declaration_of
from tests.games.helpers.sample_decks import catalogue

GAMES_EACH = 6

PARTS = [(tests.slug, part) for tests in all_declarations() for part in sorted({setting.part for setting in tests.settings})]
# Parts whose games may end at a limit of turns, each with its lowest limit.
LIMITED = [(slug, part, option.low) for slug, part in PARTS for option in getattr(GAMES[slug], part).options if option.name == "turn_limit"]


def counted(slug: str, part: str) -> set[tuple[str, str]]:
    """(kind, name) of everything counted in some games of each policy and setting."""
    found: set[tuple[str, str]] = set()
    for setting in declaration_of(slug).settings:
        for policy in setting.policies() if setting.part == part else ():
            ready, tally = setting.prepared(policy), Tally()
            for index in range(GAMES_EACH):
                ready.play(15, index, tally)
            found |= {("share", name) for name in tally.counts} | {("histogram", name) for name in tally.histograms}
            found |= {("curve", name) for name in tally.curves}
            found |= {("card", name) for names in tally.cards.values() for name in names}
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "part"), PARTS)
def test_each_metric_is_counted(slug, part):
    metrics = {(metric.kind, metric.name) for metric in getattr(GAMES[slug], part).metrics}
    never = sorted((kind, name) for kind, name in metrics - counted(slug, part) if name not in declaration_of(slug).rare_metrics)
    assert not never, (
        f"No game of the settings of {slug} counts {never}: count them in report/results.py under these names, drop them from "
        f"report/metrics.py, declare a setting in which they happen, or name them in `rare_metrics` of its declaration."
    )


@pytest.mark.parametrize(("slug", "part", "lowest"), LIMITED)
def test_games_at_the_turn_limit_are_counted_as_undecided(slug, part, lowest):
    first = next(setting for setting in declaration_of(slug).settings if setting.part == part)
    ready, tally = replace(first, options=(*first.options, ("turn_limit", lowest))).prepared("random"), Tally()
    for index in range(GAMES_EACH):
        ready.play(15, index, tally)
    assert 0 < tally.counts["turn_limit"] == sum(tally.histograms[CLOCK_UNDECIDED].values())


@pytest.mark.parametrize("slug", GAMES)
def test_each_fact_is_on_cards_of_a_type_that_prints_it(slug):
    types = {field.name: field.types for field in GAMES[slug].cards.fields if field.types}
    for card in catalogue(slug).cards:
        for name in card["facts"]:
            field = name.removesuffix("_text").removesuffix("_values")
            assert card["type"] in types.get(field, (card["type"],)), (
                f"{card['code']} is of the type {card['type']}, which does not print {field!r} by catalogue/fields.py: take the fact from "
                f"the record in fixtures/{slug}/, or add the type to the field."
            )
