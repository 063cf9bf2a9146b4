"""Exchanges of a deck of every played game: legal, of one card, and ready to be raced alone and against an opponent."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cards.data.pools import pool_of
from cards.errors import BadInput
from decks.legality import verdicts
from games.contracts.decks import Decklist
from games.registry import GAMES
from simulator.exchanges import asking, candidates
from simulator.exchanges.asking import exchange_start, race_of
from simulator.exchanges.candidates import with_cards
from simulator.exchanges.request import ExchangeRequest
from simulator.models import Run
from simulator.races.plan import exchanged
from simulator.requests.lists import lists_of
from simulator.requests.prepare import prepare
from simulator.requests.request import Side
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG as LCG
from tests.helpers.jedi_decks import jedi

PLAYED = [slug for slug, rules in GAMES.items() if rules.goldfish is not None and rules.goldfish.comparison is not None]
cards = catalogues.held(*PLAYED)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    settings.RATE_LIMITS = False
    monkeypatch.setattr(asking, "LEVELS", {60: 11})
    monkeypatch.setattr(asking, "PILOT_GAMES", 2)
    monkeypatch.setattr(candidates, "MOST_CHECKS", 60)


def lists(slug: str) -> list[Decklist]:
    return [each.decklist for each in GAMES[slug].lists.ready(pool_of(slug))]


def deck_of(slug: str) -> Decklist:
    """A list with a legal exchange; the starter lists of the LCG are legal in their own format only."""
    return Decklist(tuple(jedi()), "light") if slug == LCG else lists(slug)[0]


@pytest.mark.parametrize("slug", PLAYED)
def test_each_exchange_is_of_one_card_and_legal(slug):
    deck, pool = deck_of(slug), pool_of(slug)
    run = exchange_start(ExchangeRequest(game=slug, side=Side(deck), games=60), owner_key="alice")
    plan = race_of(run)
    (original,) = lists_of(run.decklist)
    assert original.slots
    assert plan.exchanges
    assert plan.last > plan.first
    before = Counter({(slot.zone, slot.code): slot.quantity for slot in original.slots})
    for exchange in plan.exchanges:
        other = exchanged(original, exchange)
        after = Counter({(slot.zone, slot.code): slot.quantity for slot in other.slots})
        assert [sum((before - after).values()), sum((after - before).values())] == [1, 1]
        assert verdicts(game=slug, decklist=other, formats=[run.about["asked"]["format"]], pool=pool)[0].legal
    race: Any = prepare(GAMES[slug], [original], run.options, run.mode, run.plan)
    assert len(race.exchanged) == plan.tried


@pytest.mark.parametrize("slug", [slug for slug in PLAYED if (match := GAMES[slug].match) and not match.shares_list])
def test_each_plays_against_an_opponent(slug):
    deck = deck_of(slug)
    match = GAMES[slug].match
    assert match is not None
    others = [each for each in lists(slug) if not match.factions or each.side != deck.side]
    asked = ExchangeRequest(game=slug, side=Side(deck), opponent=Side(others[-1], name="Other"), games=60)
    run = exchange_start(asked, owner_key="alice")
    race: Any = prepare(GAMES[slug], lists_of(run.decklist), run.options, run.mode, run.plan)
    assert not race.measure.by_clock
    assert len(race.exchanged) == race_of(run).tried


def test_a_shared_list_has_no_opponent():
    game = "star-realms"
    other = Side(with_cards(Decklist(()), GAMES[game], pool_of(game)), name="Other")
    with pytest.raises(BadInput) as refused:
        exchange_start(ExchangeRequest(game=game, side=Side(Decklist(())), opponent=other, games=60), owner_key="alice")
    assert refused.value.errors[0]["code"] == "shared_list"
    assert not Run.objects.exists()
