"""The page that checks many lists: results, downloads, files, links, limits, and nothing typed is lost."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from decks.services import deck_create
from tests.frontend.markup import tight
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("two_games")]
two_games = catalogues.held(SLUG, "star-realms")
PAGE = "/decks/check/"
LEGAL = "Affiliation: Jedi\n" + "\n".join(f"2x #{code}" for code in ("1", "2", "3", "5", "7"))
LISTS = f"=== Ann <b>\n{LEGAL}\n=== Bob\n2x A Hero's Journey\n2x Xyzzyplugh"


def post(client: Client, language: str = "en", **data: Any) -> Any:
    return client.post(PAGE, {"text": LISTS, "as": "", **data}, headers={"Accept-Language": language})


def test_the_empty_page_says_its_limits(client: Client) -> None:
    answer = client.get(PAGE)
    html = tight(answer.content.decode())
    assert answer.status_code == 200
    assert "At most 100 lists at once" in html
    assert "<table" not in html
    assert 'href="/decks/check/"' in client.get("/decks/").content.decode()


def test_results_name_each_player_and_cite_the_clauses(client: Client) -> None:
    html = tight(post(client).content.decode())
    assert "2 lists: 1 legal" in html
    assert "Ann &lt;b&gt;" in html
    assert "10 of 10 sets" in html
    assert "Legal: Constructed" in html
    assert "Not legal: Constructed" in html
    assert "LCG-DB-02" in html
    assert "2x Xyzzyplugh" in html
    assert 'id="list-2"' in html
    assert 'id="list-1"' not in html or "warning" in html
    assert "=== Ann &lt;b&gt;" in html, "the text stays in its box"


def test_an_uncertain_line_says_which_card_of_the_name_it_was_read_as(client: Client) -> None:
    catalogues.load("star-wars-ccg")
    lines = ("=== Ann", "3 Luke Skywalker", "Yavin 4: Massassi Throne Room", "Dark Jedi Presence", "2 Falcon")
    html = tight(post(client, text="\n".join(lines)).content.decode())
    assert "was read as Millennium Falcon · Starship · Premiere" in html


@pytest.mark.parametrize("language", ["ja", "zh-hant"])
def test_problems_are_in_the_readers_language(client: Client, language: str) -> None:
    html = post(client, language).content.decode()
    assert "LCG-DB-02" in html
    assert "objective sets" not in html.partition('id="list-2"')[2].partition("</article>")[0]


def test_files_are_named_after_their_players_and_stay_in_the_text(client: Client) -> None:
    files = [SimpleUploadedFile(f"{name}.txt", LEGAL.encode()) for name in ("Cleo", "Dan")]
    html = tight(post(client, uploads=files).content.decode())
    assert "4 lists: 3 legal" in html
    assert "=== Cleo" in html
    assert "Dan" in html


def test_links_are_read(client: Client) -> None:
    deck = deck_create(owner_key="bob", game=SLUG, name="Linked", slots=jedi())
    html = tight(post(client, text=f"http://testserver/d/{deck.token}").content.decode())
    assert "1 list: 1 legal" in html
    assert "Linked" in html


def test_a_format_is_chosen_with_its_game(client: Client) -> None:
    html = tight(post(client, format=f"{SLUG}:starter", on="2017-04-12").content.decode())
    assert "2 lists: 0 legal" in html
    assert 'value="2017-04-12"' in html


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"text": " "}, "Paste at least one list"),
        ({"text": "===\n1 Scout\n" * 101}, "At most 100 lists can be checked at once; you sent 101."),
        ({"format": "chess:open"}, "There is no such format here."),
        ({"on": "tomorrow"}, "Write the day as YYYY-MM-DD."),
        ({"as": "pdf", "paper": "a1"}, "Use one of: a4, letter."),
        ({"as": "pdf", "text": "Xyzzyplugh"}, "None of these lists could be read"),
    ],
)
def test_errors_are_shown_and_lose_nothing(client: Client, data: dict[str, str], sentence: str) -> None:
    answer = post(client, **data)
    html = answer.content.decode()
    assert answer.status_code == 400
    assert sentence in html
    assert data.get("text", "2x Xyzzyplugh").strip()[:9] in html


def test_a_file_that_is_no_text_loses_no_text(client: Client) -> None:
    answer = post(client, uploads=[SimpleUploadedFile("Eve.zip", b"PK\x03\x04")])
    assert answer.status_code == 400
    assert "Eve: Archives are not unpacked" in answer.content.decode()
    assert "2x Xyzzyplugh" in answer.content.decode()


def test_too_many_files_are_refused(client: Client) -> None:
    answer = post(client, uploads=[SimpleUploadedFile(f"{number}.txt", b"1 Scout") for number in range(101)])
    assert answer.status_code == 400
    assert "At most 100 files at a time." in answer.content.decode()
    assert "2x Xyzzyplugh" in answer.content.decode()


def test_results_are_downloaded_as_a_table(client: Client) -> None:
    answer = post(client, **{"as": "csv"})
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    assert answer["Content-Disposition"] == 'attachment; filename="lists.csv"'
    assert [line.split(",")[1] for line in answer.content.decode().splitlines()] == ["player", "Ann <b>", "Bob"]


def test_the_sheets_of_all_lists_are_one_file(client: Client) -> None:
    answer = post(client, **{"as": "pdf"})
    assert answer["Content-Type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    assert answer.content.count(b"/Type /Page\n") == 2
    assert post(client, **{"as": "pdf"}).content == answer.content
    assert post(client, **{"as": "pdf", "paper": "letter"}).content != answer.content


def test_the_page_takes_a_fixed_number_of_queries(client: Client, django_assert_num_queries: Any) -> None:
    post(client)
    for text in (LISTS, f"{LISTS}\n" * 5):
        with django_assert_num_queries(3):  # versions, games, versions for the templates
            assert post(client, text=text).status_code == 200
