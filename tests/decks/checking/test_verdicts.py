"""The verdicts of many lists: games, formats, days, linked decks, lists that cannot be read, and the bounds of the work."""

from __future__ import annotations

import csv
import io
from datetime import date
from typing import Any

import pytest

from decks import services
from decks.checking import verdicts
from decks.checking.entries import Entry
from decks.checking.table import COLUMNS, results_table
from decks.checking.verdicts import MOST_UNREAD, CheckedList, check_entries
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("two_games")]
REALMS = "star-realms"
two_games = catalogues.held(SLUG, REALMS)
LEGAL = "Affiliation: Jedi\n" + "\n".join(f"2x #{code}" for code in ("1", "2", "3", "5", "7"))


def check(*entries: Entry | str, **options: Any) -> list[CheckedList]:
    return check_entries([each if isinstance(each, Entry) else Entry(each) for each in entries], **options)


def test_each_list_has_its_game_and_verdict() -> None:
    legal, short, realms = check(Entry(f"# Mine\n{LEGAL}", "Ann"), LEGAL.replace("2x #7", ""), "3 Battle Blob\n1 Trade Pod", game=None)
    assert (legal.number, legal.player, legal.name, legal.game, legal.cards) == (1, "Ann", "Mine", SLUG, 60)
    assert legal.is_legal
    assert (short.game, short.is_legal, short.faults) == (SLUG, False, 1)
    assert short.verdict
    assert [problem.code for problem in short.verdict.problems if problem.severity == "illegal"] == ["too_few_sets"]
    assert (realms.number, realms.game, realms.is_legal, realms.cards) == (3, REALMS, False, 4)


def test_the_format_and_the_day_are_those_that_were_asked_for() -> None:
    (one,) = check(LEGAL, game=SLUG, format="starter", on=date(2017, 4, 12))
    assert one.verdict
    assert (one.verdict.format, one.verdict.on, one.is_legal) == ("starter", date(2017, 4, 12), False)


def test_a_list_of_another_game_is_not_read() -> None:
    (one,) = check("3 Battle Blob\n1 Trade Pod", game=SLUG)
    assert not one.is_legal
    assert len(one.unread) + len(one.guessed) == 2


def test_a_list_with_an_unread_line_is_not_called_legal() -> None:
    (one,) = check(f"{LEGAL}\n2x Xyzzyplugh")
    assert one.verdict
    assert one.verdict.legal
    assert [line.text for line in one.unread] == ["2x Xyzzyplugh"]
    assert not one.is_legal


def test_a_list_that_cannot_be_read_says_why_and_the_others_are_judged() -> None:
    link, nothing, legal = check("https://elsewhere.example/deck/1", "Xyzzy", LEGAL)
    assert link.refusal
    assert nothing.refusal == "The game of this list was not recognized. Choose the game."
    assert (link.number, nothing.number, nothing.game) == (1, 2, "")
    assert legal.is_legal


def test_linked_decks_are_judged_as_their_owner_keeps_them() -> None:
    decks = [
        services.deck_create(owner_key="bob", game=SLUG, name=name, slots=jedi(), visibility=visibility)
        for name, visibility in (("Open", "unlisted"), ("Hidden", "private"))
    ]
    entries = [Entry("", "Ann", decks[0].token), Entry("", "", decks[1].token), Entry("", "", "no-such-token")]
    opened, hidden, unknown = check(*entries)
    assert (opened.player, opened.name, opened.is_legal, opened.token) == ("Ann", "Open", True, decks[0].token)
    assert hidden.refusal == unknown.refusal == "There is no such deck."
    assert "Hidden" not in str(hidden)
    assert check(entries[1], owner_key="bob")[0].name == "Hidden"
    assert check(entries[0], game=REALMS)[0].refusal == "This is a deck of another game."


def test_after_many_unread_lines_no_list_is_read() -> None:
    many = "\n".join(f"1x Xyzzy{'abcdefghij'[number % 10] * (number // 10 + 1)}" for number in range(MOST_UNREAD // 2 + 1))
    first, second, third = check(many, many, LEGAL, game=SLUG)
    assert not first.refusal
    assert not second.refusal
    assert third.refusal == "Not read: too many lines of the lists before this one are not recognized. Check fewer lists at once."


def test_after_many_uncertain_lines_no_list_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "MOST_UNCERTAIN", 0)
    doubtful = LEGAL.replace("2x #7", "2x Xyzzyplugh")
    assert [bool(one.refusal) for one in check(LEGAL, doubtful, LEGAL, game=SLUG)] == [False, False, True]


def test_any_number_of_lists_takes_the_same_queries(django_assert_num_queries: Any) -> None:
    decks = [services.deck_create(owner_key="bob", game=SLUG, name="Open", slots=jedi()) for _ in range(6)]
    check(LEGAL, "3 Battle Blob")
    for count in (1, 6):
        entries = [each for deck in decks[:count] for each in (Entry(LEGAL), Entry("3 Battle Blob"), Entry("", "", deck.token))]
        with django_assert_num_queries(5):  # decks, their slots, names of owners, versions, games
            assert len(check(*entries)) == 3 * count


def test_the_table_has_a_row_for_each_list() -> None:
    checked = check(
        Entry(LEGAL, "=Ann"), Entry(LEGAL.replace("2x #7", "2x Xyzzyplugh"), "Bob"), Entry("Xyzzy", "Cleo"), on=date(2026, 1, 2)
    )
    rows = list(csv.reader(io.StringIO(results_table(checked, language="en"))))
    assert tuple(rows[0]) == COLUMNS
    ann, bob, cleo = (dict(zip(COLUMNS, row, strict=True)) for row in rows[1:])
    assert (ann["player"], ann["game"], ann["format"], ann["on"], ann["cards"], ann["legal"]) == (
        "'=Ann", SLUG, "constructed", "2026-01-02", "60", "yes"
    )  # fmt: skip
    assert (bob["legal"], bob["problems"], bob["unread_lines"]) == ("no", "1", "1")
    assert "(LCG-DB-02)" in bob["notes"]
    assert "2x Xyzzyplugh" in bob["notes"]
    assert (cleo["player"], cleo["game"], cleo["legal"]) == ("Cleo", "", "")
    assert "not recognized" in cleo["notes"]
    assert results_table(checked, language="ja") != results_table(checked, language="en")
