"""The search index of public decks agrees with the rules after each change of a deck, its visibility, the data or the day."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from io import StringIO
from typing import Any
from unittest import mock

import pytest
from django.core.management import call_command
from django.utils import timezone

from cards.data.pools import catalogue_of, data_version, pool_of
from cards.models import Game
from decks import search, services
from decks.legality import decklist_of, verdicts
from decks.models import Deck, LegalFormat
from decks.search import deck_index
from games.contracts.decks import Decklist, Slot
from games.registry import GAMES
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi, sets

catalogue = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]
LEGAL = {"constructed", "constructed-restricted"}


def formats(deck: Deck) -> set[str]:
    return set(LegalFormat.objects.filter(deck=deck).values_list("format", flat=True))


def judged(deck: Deck) -> set[str]:
    return {verdict.format for verdict in verdicts(game=SLUG, decklist=decklist_of(deck)) if verdict.legal}


def made(**changes: Any) -> Deck:
    return services.deck_create(**{"owner_key": "alice", "game": SLUG, "name": "Jedi", "slots": jedi(), "visibility": "public"} | changes)


def test_a_public_deck_is_indexed_when_it_is_saved() -> None:
    deck = made()
    assert formats(deck) == judged(deck) == LEGAL
    assert Deck.objects.get().size == 60
    services.deck_set_slot(deck=deck, zone="objective_sets", code="1", quantity=1)
    assert formats(deck) == judged(deck) == set()
    assert Deck.objects.get().size == 54
    services.deck_revert(deck=deck, revision=deck.revisions.get(number=1))
    assert formats(deck) == LEGAL
    assert Deck.objects.get().size == 60


def test_only_public_decks_are_indexed() -> None:
    deck = made(visibility="unlisted")
    assert (formats(deck), Deck.objects.get().indexed) == (set(), "")
    deck = services.deck_update(deck=deck, visibility="public")
    assert formats(deck) == LEGAL
    services.deck_copy(deck=deck, owner_key="bob")
    services.deck_update(deck=deck, visibility="private")
    assert not LegalFormat.objects.exists()
    assert set(Deck.objects.values_list("indexed", "size")) == {("", 0)}


def test_new_data_are_followed_by_the_refresh() -> None:
    decks = [made(name=f"Deck {number}") for number in range(3)]
    assert deck_index.refresh_index() == 0
    Game.objects.filter(pk=SLUG).update(loaded_from="other rules")
    LegalFormat.objects.filter(deck=decks[0], format="constructed").update(format="starter")
    for query, term in (("valid:starter", "valid:starter"), ("size>=60 valid:starter", "size>=60"), ("jedi or -size<9", "size<9")):
        assert [(warning.code, warning.term) for warning in search.deck_search(q=query).warnings] == [("judged_some", term)]
    with mock.patch.object(deck_index, "BATCH", 2):
        assert deck_index.refresh_index(seconds=0) == 2
        assert deck_index.refresh_index(seconds=0) == 1
    assert formats(decks[0]) == LEGAL
    found = search.deck_search(q="valid:constructed")
    assert (len(found.decks), found.warnings) == (3, [])


def test_a_deck_that_is_saved_during_the_refresh_keeps_its_new_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = made()
    Game.objects.filter(pk=SLUG).update(loaded_from="other rules")
    judge = deck_index._judge

    def judge_and_save(*arguments: Any) -> frozenset[str]:
        monkeypatch.setattr(deck_index, "_judge", judge)
        legal = judge(*arguments)
        services.deck_set_slot(deck=Deck.objects.get(), zone="objective_sets", code="1", quantity=1)
        return legal

    monkeypatch.setattr(deck_index, "_judge", judge_and_save)
    deck_index.refresh_index()
    assert formats(deck) == set()
    assert Deck.objects.get().size == 54


def test_the_command_builds_the_index_anew() -> None:
    deck = made()
    LegalFormat.objects.all().delete()
    Deck.objects.update(size=1)
    for arguments, number in (((), 0), (("--all",), 1)):
        output = StringIO()
        call_command("index_decks", *arguments, stdout=output)
        assert output.getvalue() == f"{number} decks indexed\n"
    assert formats(deck) == LEGAL
    assert Deck.objects.get().size == 60


def test_the_index_is_never_shown(client: Any) -> None:
    """A wrong entry changes what a search finds, and nothing that a page or the API says about the deck."""
    deck = made()
    LegalFormat.objects.filter(format="constructed").update(format="starter")
    assert client.get(f"/api/v1/decks/by-token/{deck.token}/").json()["legal"] is True
    answer = client.get("/api/v1/decks/public/?q=valid:starter").json()
    assert answer["count"] == 1
    assert "Constructed" in client.get("/decks/public/").content.decode()


def test_the_stamp_changes_with_the_data_and_on_the_days_of_dated_lists() -> None:
    game = Game.objects.get(pk=SLUG)
    days = sorted(deck_index._change_days(SLUG, game.data_version))
    assert days
    for day in map(date.fromisoformat, days):
        assert deck_index.stamp_of(game, day) != deck_index.stamp_of(game, day - timedelta(days=1))
    assert deck_index.stamp_of(game, date(2100, 1, 1)) == deck_index.stamp_of(game, date(2100, 1, 2))
    before = deck_index.stamp_of(game, date(2100, 1, 1))
    game.data_version = "x"
    with mock.patch.object(deck_index, "_change_days", return_value=days):
        assert deck_index.stamp_of(game, date(2100, 1, 1)) != before


def test_a_dated_list_is_followed_on_its_day() -> None:
    game = Game.objects.get(pk=SLUG)
    first = date.fromisoformat(min(deck_index._change_days(SLUG, game.data_version)))
    deck = made()
    midnight = datetime.combine(first - timedelta(days=1), datetime.min.time(), timezone.get_default_timezone())
    with mock.patch.object(deck_index.timezone, "now", return_value=midnight):
        assert deck_index.outdated_decks(game).count() == 1
        assert deck_index.refresh_index() == 1
    assert Deck.objects.get().indexed == deck_index.stamp_of(game, first - timedelta(days=1)) != deck.indexed
    assert deck_index.refresh_index() == 1


def test_verdicts_change_on_the_days_of_dated_lists_only() -> None:
    """Lists that the dated rules are about: every restricted or limited set twice, alone and together."""
    rules, version = GAMES[SLUG], data_version(SLUG)
    days = sorted(map(date.fromisoformat, deck_index._change_days(SLUG, version)))
    named = sorted({code for row in catalogue_of(SLUG).formats if row["of"] == "objective_sets" for code in row["codes"]}, key=int)
    lists = [Decklist((*sets(*named), Slot("jedi", 1, "affiliation"))), *(Decklist(tuple(sets(code))) for code in named)]
    codes = [one.code for one in rules.decks.formats]

    def problems(day: date) -> list[Any]:
        return [rules.decks.problems_in(codes, decklist, on=day, pool=pool_of(SLUG)) for decklist in lists]

    for begin, end in zip([days[0] - timedelta(days=900), *days], [*days, days[-1] + timedelta(days=900)], strict=True):
        assert problems(begin) == problems(begin + (end - begin) / 2) == problems(end - timedelta(days=1))
