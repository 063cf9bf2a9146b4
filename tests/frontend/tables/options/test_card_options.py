"""Options on the cards of a table's board: buttons of the form of the options, which need no JavaScript."""

from __future__ import annotations

import re

import pytest
from django.urls import reverse
from django.utils.html import escape

from frontend.site.clauses import clauses_of
from frontend.tables.shown import ShownOption, TableMarks
from games.contracts.report import Step
from games.contracts.tables import Offer, Position, Reason
from games.report.equal_options import equal_options
from simulator.models import Table
from simulator.tables.selectors import position_of
from simulator.tables.sharing import table_share
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, options_on, page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

cards = catalogues.held(SLUG)
usual = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def on_cards(page: str) -> set[int]:
    """The numbers of the options whose buttons stand on the board."""
    return {int(number) for number in re.findall(r'form="offers" name="option" value="(\d+)"', page)}


def named(table: Table) -> set[int]:
    """The numbers of the options that name a card on the board, of equal ones the first."""
    position = position_of(table)
    return {first for first, offer in zip(equal_options(position), position.offers, strict=True) if offer.at or offer.targets}


class TestAtATable:
    pytestmark = usual

    def test_every_option_that_names_a_card_stands_on_it_and_in_the_list(self, client):
        found = start(client, jedi_deck(client))
        seen = 0
        for _ in range(12):
            found.refresh_from_db()
            page = page_of(client, found)
            assert on_cards(page) == named(found) <= {int(number) for number in options_on(page)}
            seen += len(on_cards(page))
            change(client, found, "choose", option=options_on(page)[0])
        assert seen > 12

    def test_a_card_is_named_with_what_its_option_does(self, client):
        found = start(client, jedi_deck(client))
        while not (numbers := named(found)):
            change(client, found, "choose", option=0)
            found.refresh_from_db()
        number = min(numbers)
        text = position_of(found).offers[number].text["en"]
        page = page_of(client, found)
        button = re.search(rf'<button[^>]*form="offers" name="option" value="{number}".*?</button>', page, re.DOTALL)
        assert button
        assert text[:1].upper() + text[1:] in button[0]
        assert "The page of" in page  # the card itself can still be read

    def test_where_nothing_can_be_chosen_no_card_has_an_option(self, client):
        found = start(client, jedi_deck(client))
        change(client, found, "pace", pace="step")
        while not on_cards(page_of(client, found)):
            change(client, found, "choose", option=0)
            found.refresh_from_db()
        table_share(table=found)
        assert on_cards(text_of(client.get(reverse("shared-table", args=[found.token])))) == set()
        stopped = text_of(client.get(reverse("table", args=[found.pk]), {"told": 1}))
        assert 'id="stop"' not in stopped or on_cards(stopped) == set()

    def test_equal_options_are_one_button_whichever_of_them_is_taken(self, client):
        found = start(client, jedi_deck(client))
        Table.objects.update(seed=7)
        for _ in range(40):
            found.refresh_from_db()
            position = position_of(found)
            if copies := [number for number, first in enumerate(equal_options(position)) if first != number]:
                break
            change(client, found, "choose", option=0)
        told = client.get(reverse("api:table", args=[found.pk])).json()["question"]["options"]
        assert [option["equal_to"] for option in told] == equal_options(position)
        copy = copies[0]
        first, made = equal_options(position)[copy], len(found.choices)
        page = page_of(client, found)
        numbers = options_on(page)
        assert str(first) in numbers
        assert str(copy) not in numbers
        assert len(numbers) == len(position.offers) - len(copies)
        assert "copy 1 of" not in page
        assert change(client, found, "choose", option=copy).status_code == 302, "over the API, each copy has its number"
        then = text_of(client.get(reverse("table-at", args=[found.pk, made])))
        text = position.offers[first].text["en"]
        assert re.search(rf"<b>{re.escape(escape(text[:1].upper() + text[1:]))}[^<]*</b>\s*<span class=\"badge\">taken", then)
        assert "copy 1 of" not in then

    def test_the_api_says_where_the_card_of_an_option_lies(self, client):
        found = start(client, jedi_deck(client))
        while not named(found):
            change(client, found, "choose", option=0)
            found.refresh_from_db()
        question = client.get(reverse("api:table", args=[found.pk])).json()["question"]
        pointed = [option for option in question["options"] if option["at"]]
        assert pointed
        for option in pointed:
            _, name, place = option["at"].split("/")
            assert question["board"][name][int(place)] == option["card"]

    def test_a_card_that_takes_no_option_says_why(self, client):
        found = start(client, jedi_deck(client))
        while not (reasons := position_of(found).reasons):
            change(client, found, "choose", option=0)
            found.refresh_from_db()
        page = page_of(client, found)
        for reason in reasons.values():
            assert escape(reason.text["en"]) in page
            assert f"<code>{reason.clause}</code>" in page
        question = client.get(reverse("api:table", args=[found.pk])).json()["question"]
        assert escape(clauses_of(SLUG)[question["clause"]]) in page  # our words behind the clause of the question
        told = {each["at"]: (each["code"], each["text"], each["clause"]) for each in question["reasons"]}
        assert told == {pointer: (each.code, each.text["en"], each.clause) for pointer, each in reasons.items()}


class English:
    """Stands for a catalogue."""

    def words(self, words):
        return words["en"]


def test_marks_join_the_options_of_equal_cards_and_of_their_targets():
    words = {"en": "x"}
    offers = (Offer(words, at="/hand/0"), Offer(words, at="/hand/1", targets=("/front_1",)), Offer(words))
    step = Step(number=1, turn=1, seat=0, phase=words, text=words, clause="")
    shown = [ShownOption(number, "x", "") for number in range(3)]
    reason = Reason("cost", words, "SR-ACQ-01")
    reasons = {"/hand/1": reason, "/hand/3": reason}
    marks = TableMarks(English(), shown, Position((), step, offers, None, "", subject="/event/0", reasons=reasons))
    both = marks.mark_of(["/hand/0", "/hand/1"])
    assert both is not None
    assert [option.number for option in both.options] == [0, 1]
    assert both.reasons == ()  # one of the copies takes an option
    alone = marks.mark_of(["/hand/3"])
    assert alone is not None
    assert alone.reasons == (("x", "SR-ACQ-01"),)
    place = marks.mark_of(["/front_1"])
    assert place is not None
    assert [option.number for option in place.options] == [1]
    subject = marks.mark_of(["/event/0"])
    assert subject is not None
    assert (subject.options, subject.is_subject) == ((), True)
    assert marks.mark_of(["/hand/2"]) is None
