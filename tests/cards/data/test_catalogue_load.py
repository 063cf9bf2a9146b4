"""Loading facts: all or nothing, repeatable, and each error names its file, record and member; the commands for it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from datetime import date
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.db.models import Q

from cards import services
from cards.data import fixtures, stamp
from cards.data.fixtures import BadRecords
from cards.data.pools import catalogue_of, pool_of
from cards.models import Card, Game, ObjectiveSet, Printing, Restriction, Ruling
from cards.services import catalogue_load
from games.registry import GAMES
from tests.cards import invented_catalogue as invented
from tests.games.star_wars_lcg import import_files

RULES = GAMES["star-wars-lcg"]
Tables = dict[str, list[dict[str, Any]]]


def load(tables: Tables | None = None) -> dict[str, str]:
    loaded = catalogue_load(rules=RULES, catalogue=invented.catalogue(tables))
    return {name: str(counts) for name, counts in loaded.tables.items()}


@pytest.mark.django_db
class TestLoading:
    def test_a_first_load_is_all_new_and_a_second_all_unchanged(self) -> None:
        assert load() == {
            "factions": "1 new, 0 changed, 0 same, 0 gone",
            "products": "1 new, 0 changed, 0 same, 0 gone",
            "objective_sets": "1 new, 0 changed, 0 same, 0 gone",
            "cards": "5 new, 0 changed, 0 same, 0 gone",
            "printings": "7 new, 0 changed, 0 same, 0 gone",
            "rulings": "0 new, 0 changed, 0 same, 0 gone",
            "formats": "0 new, 0 changed, 0 same, 0 gone",
        }
        keys = dict(Card.objects.values_list("code", "pk"))
        assert load()["cards"] == "0 new, 0 changed, 5 same, 0 gone"
        assert dict(Card.objects.values_list("code", "pk")) == keys

    def test_a_changed_fact_changes_only_its_card(self) -> None:
        load()
        tables = invented.tables()
        tables["cards"][1]["facts"]["cost"] = 7
        assert load(tables)["cards"] == "0 new, 1 changed, 4 same, 0 gone"
        assert Card.objects.get(code="001-2").cost == 7

    def test_removed_records_are_deleted_with_their_related_rows(self) -> None:
        load()
        tables = invented.tables()
        tables["objective_sets"] = []
        tables["cards"] = tables["cards"][-1:]
        tables["printings"] = tables["printings"][-1:]
        counts = load(tables)
        assert (counts["cards"], counts["printings"]) == ("0 new, 0 changed, 1 same, 4 gone", "0 new, 0 changed, 1 same, 6 gone")
        assert not ObjectiveSet.objects.exists()
        assert load()["cards"] == "4 new, 0 changed, 1 same, 0 gone"

    def test_a_card_may_move_to_a_new_faction(self) -> None:
        load()
        tables = invented.tables()
        tables["factions"] = [{**tables["factions"][0], "code": "neutral", "name": "Neutral"}]
        for record in (*tables["cards"], *tables["objective_sets"]):
            record["faction"] = "neutral"
        assert load(tables)["factions"] == "1 new, 0 changed, 0 same, 1 gone"
        assert Card.objects.filter(faction__code="neutral").count() == 5

    def test_cards_may_swap_places_in_a_set(self) -> None:
        load()
        tables = invented.tables()
        first, second = tables["printings"][1], tables["printings"][3]
        first["position"], second["position"] = second["position"], first["position"]
        assert load(tables)["printings"] == "0 new, 2 changed, 5 same, 0 gone"
        assert Printing.objects.get(code="001-2").position == 4

    def test_imported_texts_stay_when_facts_are_reloaded(self) -> None:
        tables = invented.tables()
        tables["cards"][1]["text"] = "Guard."
        load(tables)
        assert load()["cards"] == "0 new, 0 changed, 5 same, 0 gone"
        assert Card.objects.get(code="001-2").text == "Guard."

    def test_a_card_may_have_no_faction_a_nickname_and_be_a_sample(self) -> None:
        tables = invented.tables()
        tables["cards"][1] |= {"faction": None, "aliases": ["Grumpy"], "sample": True}
        load(tables)
        card = Card.objects.get(code="001-2")
        assert (card.faction, card.aliases, card.is_sample, card.search_key) == (None, ["Grumpy"], True, "old guard\ngrumpy")
        assert catalogue_of("star-wars-lcg") == invented.loaded(tables)
        load()
        card.refresh_from_db()
        assert (card.faction.code, card.aliases, card.is_sample, card.search_key) == ("sith", [], False, "old guard")

    def test_rulings_are_added_and_removed(self) -> None:
        tables = invented.tables() | {"rulings": [invented.ruling("first", "001-2"), invented.ruling("second", "sith", day=None)]}
        assert load(tables)["rulings"] == "2 new, 0 changed, 0 same, 0 gone"
        assert [str(ruling.day) for ruling in Ruling.objects.order_by("code")] == ["2017-04-12", "None"]
        assert catalogue_of("star-wars-lcg") == invented.loaded(tables)
        assert load(tables)["rulings"] == "0 new, 0 changed, 2 same, 0 gone"
        assert load()["rulings"] == "0 new, 0 changed, 0 same, 2 gone"

    def test_a_restricted_list_may_name_cards_sets_or_nothing(self) -> None:
        tables = invented.tables()
        tables["formats"] = [
            invented.dated_list("cards", codes=["001-2", "001-4"], until="2018-01-01"),
            invented.dated_list("sets", of="objective_sets", kind="restricted_group", codes=["1"]),
            invented.dated_list("empty", codes=[]),
        ]
        for _ in range(2):
            load(tables)
            named = {one.code: sorted(card.code for card in one.cards.all()) for one in Restriction.objects.all()}
            assert named == {"cards": ["001-2", "001-4"], "sets": ["001-1", "001-2", "001-4", "001-5"], "empty": []}
        assert catalogue_of("star-wars-lcg") == invented.loaded(tables)
        on = date(2017, 12, 31)
        in_force = Q(restrictions__until=None) | Q(restrictions__until__gt=on)
        banned = Card.objects.filter(in_force, restrictions__format="open", restrictions__kind="banned", restrictions__since__lte=on)
        assert banned.count() == 2
        assert load()["formats"] == "0 new, 0 changed, 0 same, 3 gone"

    def test_a_failed_load_changes_nothing(self) -> None:
        load()
        version = Game.objects.get().data_version
        tables = invented.tables()
        tables["cards"][1]["facts"]["cost"] = 7
        tables["printings"][1]["product"] = "no-such-box"
        with pytest.raises(KeyError):
            load(tables)
        assert Card.objects.get(code="001-2").cost == 1
        assert Game.objects.get().data_version == version

    def test_pool_and_catalogue_follow_a_load(self) -> None:
        load()
        assert catalogue_of("star-wars-lcg") == invented.loaded()
        assert catalogue_of("star-wars-lcg") is catalogue_of("star-wars-lcg")
        assert pool_of("star-wars-lcg").cards["001-2"].cost == 1
        tables = invented.tables()
        tables["cards"][1]["facts"]["cost"] = 7
        load(tables)
        assert pool_of("star-wars-lcg").cards["001-2"].cost == 7

    def test_the_pool_takes_one_query(self, django_assert_num_queries: Any) -> None:
        load()
        pool_of("star-wars-lcg")
        with django_assert_num_queries(1):  # version of the card data
            pool_of("star-wars-lcg")


# --- the files ------------------------------------------------------------------------------------------------------


def change(path: Path, code: str, edit: Callable[[dict[str, Any]], None]) -> None:
    records = json.loads(path.read_text())
    edit(next(record for record in records if record["code"] == code))
    path.write_text(json.dumps(records))


def set_fact(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["facts"].__setitem__(name, value)


FAULTS = [
    ("cards.json", "001-2", set_fact("cost", -1), "cards.json, record 001-2, facts.cost: -1 is less than the minimum of 0"),
    ("cards.json", "001-2", set_fact("cost", "two"), "cards.json, record 001-2, facts.cost: 'two' is not of type"),
    ("cards.json", "001-2", set_fact("cost", float("nan")), "cards.json, record 001-2, facts.cost: nan is not of type"),
    ("cards.json", "001-2", lambda record: record.update(name="\ud800", number=1), "cards.json, record 001-2, number: 1 is not of type"),
    ("cards.json", "001-2", lambda record: record["facts"].pop("cost"), "cards.json, record 001-2, facts: 'cost' is a required property"),
    (
        "cards.json",
        "001-1",
        set_fact("cost", 1),
        "cards.json, record 001-1, facts: A card of type 'objective' does not print: cost. ",
    ),
    ("cards.json", "001-2", lambda record: record.update(type="ship"), "cards.json, record 001-2, type: 'ship' is not one of"),
    ("cards.json", "001-2", lambda record: record.update(side="grey"), "cards.json, record 001-2, side: 'grey' is not one of"),
    (
        "cards.json",
        "001-2",
        lambda record: record.update(faction="hutts"),
        "cards.json, record 001-2, faction: 'hutts' is not in factions.json",
    ),
    ("cards.json", "001-2", lambda record: record.update(code="001-1"), "cards.json, record 001-1, code: this code occurs twice"),
    ("cards.json", "001-2", set_fact("keywords", [{"name": "flying"}]), "cards.json, record 001-2, facts.keywords.0.name: 'flying'"),
    ("printings.json", "001-2", lambda record: record.update(card="x"), "printings.json, record 001-2, card: 'x' is not in cards.json"),
    ("printings.json", "001-2", lambda record: record.update(position=0), "printings.json, record 001-2, position: 0 is less than"),
    ("objective_sets.json", "1", lambda record: record["printings"].append("x"), "objective_sets.json, record 1, printings: 'x' is not in"),
    (
        "objective_sets.json",
        "1",
        lambda record: record.update(names={}),
        "objective_sets.json, record 1, names: 'en' is a required property",
    ),
]


@pytest.fixture
def folder(tmp_path: Path, settings: Any) -> Path:
    """A temporary `fixtures/star-wars-lcg/` with the invented cards."""
    settings.FIXTURES = tmp_path
    folder = tmp_path / "star-wars-lcg"
    fixtures.write_folder(folder, fixtures.files_of(invented.catalogue()))
    return folder


@pytest.mark.parametrize(("file", "code", "edit", "sentence"), FAULTS, ids=[fault[3] for fault in FAULTS])
def test_an_error_names_its_file_record_and_member(folder: Path, file: str, code: str, edit: Any, sentence: str) -> None:
    assert fixtures.catalogue_from(RULES, fixtures.read_folder(folder)) == invented.catalogue()  # valid before the change
    change(folder / file, code, edit)
    with pytest.raises(BadRecords) as caught:
        fixtures.catalogue_from(RULES, fixtures.read_folder(folder))
    assert caught.value.detail.startswith(sentence)


@pytest.mark.parametrize(
    ("table", "record", "sentence"),
    [
        ("rulings", invented.ruling("one", "001-9"), "rulings.json, record one, card: '001-9' is not in cards.json"),
        ("rulings", invented.ruling("one", "sith", day="2017-02-30"), "rulings.json, record one, day: '2017-02-30' is not"),
        ("formats", invented.dated_list("one", codes=["2"]), "formats.json, record one, codes: '2' is not in cards.json"),
        ("formats", invented.dated_list("one", kind="forbidden"), "formats.json, record one, kind: 'forbidden' is not one of"),
    ],
)
def test_the_optional_files_are_checked_too(folder: Path, table: str, record: dict[str, Any], sentence: str) -> None:
    (folder / f"{table}.json").write_text(json.dumps([record]))
    with pytest.raises(BadRecords) as caught:
        fixtures.catalogue_from(RULES, fixtures.read_folder(folder))
    assert caught.value.detail.startswith(sentence)


def test_all_errors_are_reported_at_once(folder: Path) -> None:
    change(folder / "cards.json", "001-2", set_fact("cost", -1))
    change(folder / "cards.json", "001-4", set_fact("cost", -1))
    with pytest.raises(BadRecords) as caught:
        fixtures.catalogue_from(RULES, fixtures.read_folder(folder))
    assert [fault["record"] for fault in caught.value.errors] == ["001-2", "001-4"]


def test_written_files_hold_texts_only_on_request() -> None:
    tables = invented.tables()
    tables["cards"][0]["text"] = "Win."
    found = invented.catalogue(tables)
    assert b"Win." not in b"".join(fixtures.files_of(found).values())
    assert b"Win." in fixtures.files_of(found, texts=True)["cards.json"]


# --- the commands ---------------------------------------------------------------------------------------------------


def run(*arguments: str) -> str:
    out = StringIO()
    call_command(*arguments, stdout=out)
    return out.getvalue()


@pytest.mark.django_db
def test_load_cards_prints_its_counts(folder: Path) -> None:
    first = run("load_cards", "star-wars-lcg")
    assert first.startswith("star-wars-lcg: 5 cards: 5 new, 0 changed, 0 same, 0 gone; 1 factions: 1 new")
    assert "rulings" not in first  # a table without records
    assert "5 cards: 0 new, 0 changed, 5 same, 0 gone" in run("load_cards", "star-wars-lcg")
    assert Game.objects.get().data_version == fixtures.version_of(RULES, fixtures.read_folder(folder), invented.loaded())


@pytest.mark.django_db
def test_load_cards_refuses_unknown_games(folder: Path) -> None:
    with pytest.raises(CommandError, match="Unknown game 'chess'"):
        run("load_cards", "chess")
    change(folder / "cards.json", "001-2", set_fact("cost", -1))
    with pytest.raises(CommandError, match=r"cards\.json, record 001-2, facts\.cost"):
        run("load_cards", "star-wars-lcg")
    assert not Card.objects.exists()
    shutil.rmtree(folder)
    with pytest.raises(CommandError, match=r"There is no factions\.json"):
        run("load_cards", "star-wars-lcg")


@pytest.mark.django_db
def test_load_cards_says_how_to_create_missing_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection.introspection, "table_names", lambda: ["auth_user"])
    with pytest.raises(CommandError, match=r"no tables yet. Create them with `.venv/bin/python manage.py migrate`"):
        run("load_cards")


@pytest.mark.django_db
def test_load_cards_loads_only_outdated_games_on_request(folder: Path) -> None:
    run("load_cards", "star-wars-lcg")
    assert run("load_cards", "--outdated") == ""
    change(folder / "cards.json", "001-2", set_fact("cost", 7))
    assert "5 cards: 0 new, 1 changed, 4 same, 0 gone" in run("load_cards", "--outdated")
    assert run("load_cards", "--outdated") == ""


@pytest.fixture
def code(tmp_path: Path, settings: Any) -> Iterator[Path]:
    """The root of a tree without code."""
    root: Path = tmp_path / "root"
    settings.BASE_DIR = root
    for name in ("cards", *(f"games/{rules.slug.replace('-', '_')}" for rules in GAMES.values())):
        (root / name).mkdir(parents=True)
    stamp.code_digest.cache_clear()
    yield root
    stamp.code_digest.cache_clear()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("file", "is_outdated", "must_be_loaded_first"),
    [
        ("cards/data/rows.py", True, True),
        ("games/contracts/catalogue.py", True, True),
        ("games/star_wars_lcg/catalogue/fields.py", True, True),
        ("games/star_wars_lcg/texts/en.toml", True, True),
        ("games/star_wars_lcg/game.py", True, True),
        ("games/decks/slots.py", True, False),
        ("games/star_wars_lcg/play/state.py", True, False),
        ("games/star_realms/catalogue/fields.py", False, False),
        ("games/star_wars_lcg/RULES.md", False, False),
    ],
)
def test_games_loaded_by_other_code_are_outdated(
    folder: Path, code: Path, file: str, is_outdated: bool, must_be_loaded_first: bool
) -> None:
    run("load_cards", "star-wars-lcg")
    assert (services.games_outdated(), services.games_with_outdated_facts()) == ([], [])
    (code / file).parent.mkdir(exist_ok=True)
    (code / file).write_text("changed")
    stamp.code_digest.cache_clear()
    assert services.games_outdated() == ([RULES] if is_outdated else [])
    assert services.games_with_outdated_facts() == ([RULES] if must_be_loaded_first else [])
    loaded = "star-wars-lcg: 5 cards: 0 new, 0 changed, 5 same, 0 gone"
    assert (loaded in run("load_cards", "--outdated-facts")) == must_be_loaded_first
    assert (loaded in run("load_cards", "--outdated")) == (is_outdated and not must_be_loaded_first)


@pytest.mark.django_db
def test_load_cards_loads_only_missing_games_on_request(folder: Path) -> None:
    left_out = [rules.slug for rules in services.games_missing()]
    assert set(left_out) == set(GAMES)
    assert left_out[-1] == "star-wars-lcg"  # the only one with files in this folder: the smallest come first
    run("load_cards", "star-wars-lcg")
    change(folder / "cards.json", "001-2", set_fact("cost", 7))
    assert "star-wars-lcg" not in [rules.slug for rules in services.games_missing()]
    with pytest.raises(CommandError, match="There is no factions"):  # of the next game
        run("load_cards", "--missing")
    assert Card.objects.get(code="001-2").cost != 7


@pytest.fixture
def source(tmp_path: Path) -> Path:

    folder = tmp_path / "source"
    folder.mkdir()
    rows = import_files.files(
        import_files.objective(text="Elite.", affiliation_only="Sith"), import_files.card(2, 2, text="Reaction: Win.")
    )
    for name, content in rows.items():
        (folder / name).write_bytes(content)
    return folder


@pytest.mark.django_db
def test_import_cards_loads_texts_and_writes_only_facts(source: Path, folder: Path) -> None:
    assert run("import_cards", "swlcg-json", str(source)).startswith("star-wars-lcg: 3 cards: 3 new")
    assert Card.objects.get(code="001-2").text == "Reaction: Win."
    assert run("import_cards", "swlcg-json", str(source), "--fixtures").startswith("star-wars-lcg: 3 cards, 3 printings written to ")
    assert "Win." not in (folder / "cards.json").read_text()
    assert run("load_cards", "--outdated").startswith("star-wars-lcg: 3 cards")  # what was imported is not from the fixtures
    assert Card.objects.get(code="001-2").text == "Reaction: Win."


@pytest.mark.django_db
def test_import_cards_reports_unreadable_files(source: Path) -> None:
    with pytest.raises(CommandError, match=r"Unknown format 'xml'; use one of: .*swlcg-json"):
        run("import_cards", "xml", str(source))
    with pytest.raises(CommandError, match="There is no file or folder"):
        run("import_cards", "swlcg-json", str(source / "nothing"))
    with pytest.raises(CommandError, match=r"objective_sets\.json is missing"):
        run("import_cards", "swlcg-json", str(source / "cards.json"))
    (source / "cards.json").write_text("[")
    with pytest.raises(CommandError, match=r"cards\.json is not JSON"):
        run("import_cards", "swlcg-json", str(source))
    assert not Card.objects.exists()
