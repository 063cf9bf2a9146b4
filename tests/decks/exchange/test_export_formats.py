"""Export formats of decks of every game: an export is imported again, and malformed files get a clear error."""

from __future__ import annotations

import csv
import io
import json
import re
from functools import partial
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import translation
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from cards.errors import BadInput, NotFound
from cards.texts.safe_text import bad_text
from decks.exchange import csv_markdown, deck_code, exporting, importing, names, pdf
from decks.exchange.exporting import Listed, kinds, list_export
from decks.slots import check_slots
from games.contracts.decks import Decklist, Slot
from games.registry import GAMES
from tests.games.helpers.deck_lists import decklists
from tests.games.helpers.sample_decks import catalogue, pool
from tests.helpers import catalogues

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

GAMES_READ = list(GAMES)
FORMS = [(slug, kind.code) for slug in GAMES_READ for kind in kinds(GAMES[slug]) if kind.extension[-4:] != ".pdf"]
NAMES = st.text(max_size=60).map(lambda text: " ".join(text.split())).filter(str.isprintable)  # as the services store them
DESCRIPTIONS = st.text(max_size=80).map(lambda text: text.replace("\r", "\n").strip()).filter(lambda text: not bad_text(text))
QUICK = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


two_games = catalogues.held("star-wars-ccg", "star-realms")


@pytest.fixture
def in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogues from the fixtures instead of the database, so every code is known."""
    for module in (exporting, importing, pdf):
        monkeypatch.setattr(module, "pool_with", lambda slug, own: pool(slug))
    monkeypatch.setattr(names, "catalogue_with", lambda slug, own: catalogue(slug))
    monkeypatch.setattr(importing, "check_slots", partial(check_slots, known=False))


@pytest.mark.usefixtures("in_memory")
@pytest.mark.parametrize(("slug", "kind"), FORMS)
@given(data=st.data())
@QUICK
def test_an_export_is_imported_again(slug: str, kind: str, data: st.DataObject) -> None:
    decklist = data.draw(decklists(slug))
    assume(decklist.slots)
    name = data.draw(NAMES)
    description = data.draw(DESCRIPTIONS)
    rules = GAMES[slug]
    content = list_export(Listed(rules, decklist, name, description), kind=kind)
    found = importing.list_parse(game=slug, text=importing.file_text(game=slug, data=content))
    assert (sorted(found.slots, key=str), found.unread, found.guessed) == (sorted(decklist.slots, key=str), (), ())
    assert decklist.side is None or found.side == decklist.side
    if kind in ("json", "md", "csv", "txt", "code", "gemp"):
        assert found.name == name
    if kind in ("json", "md"):
        assert found.description == description


@pytest.mark.parametrize(
    "cell", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "'=1", "=cmd|'/C calc'!A0", "''=x", "＝1+1", "＋1", "－1", "＠A1", "﹦1", "−1", "'＝1"]
)
def test_cells_of_tables_are_never_formulas(cell: str) -> None:
    text = csv_markdown.write_csv(Decklist((Slot("1", 1, "main"),), "dark"), cell, lambda zone, code: cell)
    rows = list(csv.reader(io.StringIO(text)))
    assert not [each for row in rows for each in row if re.match(r"[=+\-@\t\r＝＋－＠﹦−]", each)]
    lines, _ = csv_markdown.read_csv(text, {})
    assert f"# {' '.join(cell.split())}" in lines.split("\n")


@pytest.mark.usefixtures("two_games")
def test_tables_of_other_programs_are_read() -> None:
    text = "Count;Card Name;Section\n2;Monnok;Starting\n1;Elis Herlot;\nmany;Ghhhk;\n;;\n3;Xyzzy Quux;"
    found = importing.list_parse(game="star-wars-ccg", text=text)
    assert (found.format, found.slots) == ("csv", (Slot("2_135", 2, "starting"),))
    assert [(each.line, each.suggestions[0].code, each.suggestions[0].zone) for each in found.guessed] == [(3, "1_243", "starting")]
    assert [each.line for each in found.unread] == [4, 6]
    first = importing.list_parse(game="star-wars-ccg", text="Count,Name\nmany,Ghhhk\n2,Monnok")
    assert ([each.line for each in first.unread], [slot.code for slot in first.slots]) == ([2], ["2_135"])


@pytest.mark.usefixtures("in_memory")
@pytest.mark.parametrize("slug", GAMES_READ)
@pytest.mark.parametrize(("paper", "language"), [("a4", "en"), ("letter", "ja"), ("a4", "zh-hant")])
def test_a_printable_pdf(slug: str, paper: str, language: str) -> None:
    decklist = _some(slug)
    with translation.override(language):
        sheet = list_export(Listed(GAMES[slug], decklist, "名前 Ünï \u202e (Deck) 🃏 \\"), kind="pdf", paper=paper)
        assert sheet == list_export(Listed(GAMES[slug], decklist, "名前 Ünï \u202e (Deck) 🃏 \\"), kind="pdf", paper=paper)
    assert sheet.startswith(b"%PDF-")
    size = {"a4": b"595", "letter": b"612"}[paper]
    assert b"/MediaBox [ 0 0 " + size in sheet
    assert sheet.count(b"/Type /Page\n") >= 1


def _some(slug: str) -> Decklist:
    from tests.games.helpers.deck_lists import codes as known

    slots = [Slot(code, 2, zone) for zone, held in known(slug).items() for code in held[:120]]
    return Decklist(tuple(slots), None)


@pytest.mark.usefixtures("two_games")
def test_unknown_paper_sizes_and_formats_are_refused() -> None:
    listed = Listed(GAMES["star-realms"], Decklist(()), "")
    with pytest.raises(BadInput, match="paper"):
        list_export(listed, kind="pdf", paper="a5")
    with pytest.raises(NotFound) as refused:
        list_export(listed, kind="gemp")
    assert refused.value.code == "no_such_kind"


# --- deck codes ---------------------------------------------------------------------------------------------------------


def test_a_deck_has_one_short_code() -> None:
    slots = [Slot(f"1_{number}", 1 + number % 3, "main") for number in range(1, 46)]
    code = deck_code.encode(game="star-wars-ccg", decklist=Decklist(tuple(slots), "dark"), name="Hunt Down")
    split = [Slot(slot.code, 1, slot.zone) for slot in reversed(slots) for _ in range(slot.quantity)]
    assert deck_code.encode(game="star-wars-ccg", decklist=Decklist(tuple(split), "dark"), name="Hunt  Down") == code
    assert len(code) < 250
    for text in (code, f" {code}\n", f"https://example.org/decks/code/{code}", f"https://example.org/decks/code/{code}/"):
        assert deck_code.is_code(text)
        assert deck_code.decode(text) == ("star-wars-ccg", "Hunt Down", Decklist(tuple(sorted(slots, key=lambda slot: slot.code)), "dark"))


@given(text=st.text(alphabet="1ABCdefxyz019-_", max_size=200).map(lambda text: f"1{text}"))
@settings(max_examples=200, deadline=None)
@example(text="1" + "A" * 100)
def test_a_damaged_code_is_refused(text: str) -> None:
    if deck_code.is_code(text):
        with pytest.raises(BadInput, match="damaged"):
            deck_code.decode(text)


def test_a_code_that_unpacks_to_huge_data_is_refused() -> None:
    code = deck_code.encode(game="x", decklist=Decklist((Slot("a" * 500_000, 1, "main"),)))
    assert len(code) < 1_000
    with pytest.raises(BadInput, match="damaged"):
        deck_code.decode(code)


@pytest.mark.usefixtures("two_games")
def test_an_invalid_code_gets_its_error() -> None:
    code = deck_code.encode(game="star-realms", decklist=Decklist((Slot("battle-blob", 3, "trade_deck"),)))
    assert importing.list_parse(game="star-realms", text=code).slots == (Slot("battle-blob", 3, "trade_deck"),)
    with pytest.raises(BadInput, match="another game"):
        importing.list_parse(game="star-wars-ccg", text=code)
    for slot in (Slot("no-such-card", 1, "trade_deck"), Slot("battle-blob", 100, "trade_deck"), Slot("battle-blob", 1, "nowhere")):
        with pytest.raises(BadInput, match="slots"):
            importing.list_parse(game="star-realms", text=deck_code.encode(game="star-realms", decklist=Decklist((slot,))))


# --- files ---------------------------------------------------------------------------------------------------------------

ODD = {
    "zip": (b"PK\x03\x04" + b"\0" * 40, "archive"),
    "gzip": (b"\x1f\x8b\x08" + b"\0" * 40, "archive"),
    "7z": (b"7z\xbc\xaf\x27\x1c", "archive"),
    "utf-16": ("2x Monnok".encode("utf-16"), "encoding"),
    "latin": ("2x Monnok, caf\xe9".encode("latin-1"), "encoding"),
    "nul": (b"2x Monnok\0", "binary"),
    "control": (b"2x Monnok\x07", "control_characters"),
    "large": (b"a" * 500_001, "max_length"),
    "long": (b"2x Monnok\n" * 6_000, "max_length"),
    "bomb": (b'<!DOCTYPE d [<!ENTITY a "b">]><deck><card blueprintId="&a;"/></deck>', "xml_doctype"),
    "deep": (b"<deck>" * 5_000, "xml_too_deep"),
    "damaged": (b"<deck><card blueprintId='1_1'", "xml_damaged"),
    "csv": (b'quantity,name\n1,"' + b"x" * 140_000, "csv"),
}


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("name", ODD)
def test_malformed_files_get_a_clear_error(name: str, client: Client) -> None:
    data, code = ODD[name]
    answer = _upload(client, data)
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")
    assert [error["code"] for error in answer.json()["errors"]] == [code]
    assert answer.json()["errors"][0]["field"] == "file"


@pytest.mark.usefixtures("two_games")
def test_a_file_is_imported_and_names_the_deck(client: Client) -> None:
    answer = _upload(client, b"\xef\xbb\xbf2x Monnok\r\nElis Helrot x3\r\n", "My own deck.v2.txt")
    assert answer.status_code == 200
    found = answer.json()
    assert (found["name"], found["detected_format"], found["unmatched"]) == ("My own deck", "text", [])
    assert [slot["code"] for slot in found["slots"]] == ["2_135", "1_243"]
    windows = 'ver 2\nback imp.gif\ncard "/starwars/ANewHope-Dark/t_monnok" "•Monnok" 2\n'.encode("cp1252")
    assert _upload(client, windows, "x.htd").json()["detected_format"] == "htd"


@pytest.mark.usefixtures("two_games")
def test_an_upload_needs_a_file_and_a_length(client: Client) -> None:
    assert client.post("/api/v1/decks/parse/", {"game": "star-wars-ccg"}).status_code == 400
    assert client.post("/api/v1/decks/parse/", {"game": "star-wars-ccg", "text": "2x Monnok"}).status_code == 200
    too_long = client.post(
        "/api/v1/decks/parse/", b"x", content_type="multipart/form-data; boundary=x", headers={"content-length": "9000000"}
    )
    assert too_long.status_code == 413
    assert _upload(client, b"2x Monnok", "../../etc/passwd\x00").status_code in (200, 400)


def _upload(client: Client, data: bytes, name: str = "deck.txt") -> Any:
    return client.post("/api/v1/decks/parse/", {"game": "star-wars-ccg", "file": SimpleUploadedFile(name, data)})


@pytest.mark.usefixtures("two_games")
def test_a_hundred_lists_are_validated_as_text(client: Client) -> None:
    lists = [
        {"game": slug, "text": list_export(Listed(GAMES[slug], Decklist(_some(slug).slots[:20]), "x"), kind="txt").decode()}
        for slug in ("star-wars-ccg", "star-realms")
    ]
    answer = client.post("/api/v1/validate/", json.dumps({"lists": lists * 50}), content_type="application/json")
    assert answer.status_code == 200
    results = answer.json()["results"]
    assert len(results) == 100
    assert {result["game"] for result in results} == {"star-wars-ccg", "star-realms"}
    assert not [result for result in results if result["unmatched"] or len(result["slots"]) != 20]


@pytest.mark.usefixtures("two_games")
def test_lists_of_noise_are_read_in_bounded_time(client: Client) -> None:
    noise = "\n".join(f"qwertz {number}" for number in range(150))
    lists = [{"game": "star-wars-ccg", "text": f"2x Monnok\n{noise}"}] * 20
    answer = client.post("/api/v1/validate/", json.dumps({"lists": lists}), content_type="application/json")
    assert [error["code"] for error in answer.json()["errors"]] == ["too_many_unread"]


@pytest.mark.usefixtures("two_games")
def test_every_format_is_served_over_http(client: Client) -> None:
    made = client.post(
        "/api/v1/decks/",
        json.dumps({"game": "star-wars-ccg", "name": 'A "deck"\u00e9', "slots": [{"code": "2_135", "quantity": 2, "zone": "main"}]}),
        content_type="application/json",
    ).json()
    for kind in exporting.kinds(GAMES["star-wars-ccg"]):
        answer = client.get(f"/api/v1/decks/{made['id']}.{kind.code}")
        assert (answer.status_code, answer["Content-Type"]) == (200, kind.media_type)
        named = f"filename=\"A-deck-e{kind.extension}\"; filename*=UTF-8''A%20-deck-%C3%A9{kind.extension}"
        assert answer["Content-Disposition"] == f"attachment; {named}"
        assert "private" in answer["Cache-Control"]
        assert client.get(f"/api/v1/decks/by-token/{made['token']}.{kind.code}").content == answer.content
        assert Client().get(f"/api/v1/decks/{made['id']}.{kind.code}").status_code == 404
    refused = client.get(f"/api/v1/decks/{made['id']}.exe")
    assert (refused.status_code, refused.json()["code"]) == (404, "no_such_kind")
    assert client.get(f"/api/v1/decks/{made['id']}.pdf?paper=a3").status_code == 400


def test_menus_show_the_last_part_of_an_extension() -> None:
    assert {kind.suffix for kind in kinds(GAMES["star-wars-lcg"]) if "pdf" in kind.extension} == {".pdf"}
    assert all(kind.extension.endswith(kind.suffix) and kind.suffix.count(".") == 1 for slug in GAMES_READ for kind in kinds(GAMES[slug]))
