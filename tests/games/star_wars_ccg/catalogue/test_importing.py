"""The reader of the Players Committee's JSON, on an invented card set of the same form."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.catalogue.importing import Unreadable
from games.star_wars_ccg.catalogue.card_facts import number_facts
from games.star_wars_ccg.catalogue.format_pools import card_status, is_barred, pools
from games.star_wars_ccg.catalogue.import_files import CARD_FILES, LIST_FILES
from games.star_wars_ccg.catalogue.import_formats import SINCE, IconDifferences, read_formats
from games.star_wars_ccg.catalogue.import_titles import title_key
from games.star_wars_ccg.catalogue.importing import read


def entry(place: int, title: str, **members: Any) -> dict[str, Any]:
    """An entry of the card files; members of the front face are those that it has not itself."""
    row: dict[str, Any] = {
        "id": place,
        "gempId": f"1_{place}",
        "side": "Light",
        "set": "1",
        "printings": [{"set": "1"}],
        "rarity": "C",
        "legacy": False,
    }
    face = {"title": title, "type": "Effect", "destiny": "3"}
    own = {"gempId", "side", "set", "printings", "rarity", "back", "pulls", "cancels", "counterpart", "abbr", "underlyingCardFor", "id"}
    return {
        **row,
        **{name: value for name, value in members.items() if name in own},
        "front": face | {name: value for name, value in members.items() if name not in own},
    }


def files(*light: dict[str, Any], dark: tuple[dict[str, Any], ...] = (), **more: Any) -> dict[str, bytes]:
    found: dict[str, Any] = {name: {"cards": []} for name in CARD_FILES} | {name: [] for name in LIST_FILES}
    found["Light.json"], found["Dark.json"] = {"cards": light}, {"cards": dark}
    sets = [
        ("1", "Old Box", "1995-12-01"),
        ("105", "Reprints", "1997-05-01"),
        ("200", "Virtual Box", "2014-09-24"),
        ("1001", "Block 1", "0000-00-00"),
    ]
    found["sets.json"] = [
        {"id": code, "name": name, "gempName": name, "abbr": name[:2], "legacy": code == "1001", "cycle_code": "full",
         "date_release": day, "position": 1, "size": -99}
        for code, name, day in sets
    ]  # fmt: skip
    return {name: json.dumps(content).encode() for name, content in (found | more).items()}


def cards(*rows: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {card["code"]: card for card in read(files(*rows, **more)).cards}


def test_pictures_and_sets_are_printings() -> None:
    first = entry(1, "•Old Plan", uniqueness="*", abbr=["OP", "Old Plan (AI)"], printings=[{"set": "105"}, {"set": "1"}])
    picture = {**entry(1, "•Old Plan (Holo AI)", uniqueness="*", rarity="R"), "id": 2}
    catalogue = read(files(picture, first))
    (card,) = catalogue.cards
    assert (card["code"], card["name"], card["aliases"], card["unique"]) == ("1_1", "Old Plan", ["OP"], True)
    assert [(row["code"], row["product"], row["facts"]) for row in catalogue.printings] == [
        ("1_1", "1", {}),
        ("1_1-105", "105", {}),
        ("1_1-holo-ai", "1", {"picture": "Holo AI", "rarity": "R"}),
    ]


def test_a_virtual_shield_over_a_second_card_is_a_printing() -> None:
    facts = {"type": "Defensive Shield", "gempId": "200_7", "set": "200", "printings": [{"set": "200"}]}
    catalogue = read(files(entry(1, "•Old Wall (Old Box) (V)", **facts), {**entry(2, "•Old Wall (V)", **facts)}))
    (card,) = catalogue.cards
    assert (card["name"], card["facts"]["virtual"]) == ("Old Wall (V)", True)
    assert [(row["code"], row["facts"]) for row in catalogue.printings] == [("200_7", {}), ("200_7-old-box", {"over": "Old Box"})]


def test_a_picture_with_a_number_of_its_own_is_a_card() -> None:
    found = cards(entry(1, "•Old Plan"), entry(2, "•Old Plan (AI)"))
    assert found["1_2"]["name"] == "Old Plan (AI)"
    assert found["1_2"]["facts"]["alternate_of"] == ["1_1"]


def test_entries_of_one_number_must_print_the_same() -> None:
    with pytest.raises(Unreadable, match="1_1: entries 1 and 2 share this number but differ"):
        read(files(entry(1, "Old Plan"), {**entry(1, "Old Plan (AI)", destiny="4"), "id": 2}))


def test_icons_are_repeated_as_printed_and_expansion_icons_are_separate() -> None:
    (card,) = cards(
        entry(1, "Old Ship", type="Starship", subType="Starfighter: X-wing", icons=["Pilot x2", "Permanent weapon", "Reflections II"])
    ).values()
    assert card["facts"]["icons"] == ["pilot", "pilot", "permanent-weapon"]
    assert card["facts"]["expansion_icons"] == ["reflections-2"]
    assert (card["facts"]["subtypes"], card["facts"]["model"]) == (["starfighter"], "X-Wing")


def test_titles_of_one_card_become_codes() -> None:
    light = (
        entry(
            1,
            "•Old Plan",
            pulls=["Old Friend", "Oh", "Well", "Any friend", "Any one friend of yours from the Lost Pile"],
            cancels=["Old Wall"],
        ),
        entry(2, "•Old Friend (when at home)"),
        entry(3, "Old Friend", counterpart="Old Wall - Defensive Shield"),
        entry(4, "•Oh, Well"),
    )
    dark = (
        entry(11, "Old Wall", side="Dark"),
        entry(12, "Old Wall", side="Dark", type="Defensive Shield"),
    )
    found = cards(*light, dark=dark)
    assert found["1_1"]["facts"]["pulls"] == ["1_3", "1_4", "Any friend"]
    assert found["1_1"]["facts"]["cancels"] == ["1_11"]
    assert found["1_3"]["facts"]["counterparts"] == ["1_12"]


def test_legacy_and_earlier_cards_are_extra() -> None:
    legacy = {**entry(50, "••Old Plan (V)", set="1001", printings=[{"set": "1001"}]), "legacy": True}
    found = cards(
        entry(1, "•Old Plan"),
        **{"LightLegacy.json": {"cards": [legacy]}, "LightPreErrata.json": {"cards": [{**entry(1, "•Old Plan", destiny="5"), "id": 60}]}},
        **{"gemp_legacy_set601_titles.json": [{"gempId": "601_9", "title": "Old Plan (V)", "side": "Light"}]},
    )
    assert list(found) == ["1_1", "pre-60", "legacy-50"]
    assert found["1_1"]["facts"]["earlier"] == ["pre-60"]
    assert (found["pre-60"]["extra"], found["pre-60"]["facts"]["current"]) == (True, ["1_1"])
    assert (found["legacy-50"]["facts"]["uniqueness"], found["legacy-50"]["facts"]["gemp_id"]) == (2, "601_9")


def test_texts_are_kept_beside_the_facts() -> None:
    back = {"title": "Old / New", "type": "Objective", "destiny": "7", "gametext": "Win."}
    (card,) = cards(entry(1, "Old / New", type="Objective", destiny="0", gametext="Win.", lore="Once.", back=back)).values()
    assert (card["text"], card["lore"]) == ("Win.", "Once.")
    assert (card["facts"]["back"], card["aliases"]) == ({"name": "New", "type": "objective", "destiny": 7}, ["New", "Old"])


@pytest.mark.parametrize(
    ("written", "facts"),
    [
        ("0", {"power": 0}),
        ("1.5", {"power": 1.5}),
        ("½", {"power": 0.5, "power_text": "½"}),
        ("(4)", {"power": 4, "power_text": "(4)"}),
        ("π or 2π", {"power": None, "power_text": "π or 2π", "power_values": [3.14159, 6.28318]}),
        ("7 or 1", {"power": None, "power_text": "7 or 1", "power_values": [1, 7]}),
        ("X-Y", {"power": None, "power_text": "X-Y"}),
        ("3 + destiny", {"power": None, "power_text": "3 + destiny"}),
    ],
)
def test_values_that_are_not_plain_numbers_keep_their_text(written: str, facts: dict[str, Any]) -> None:
    assert number_facts("power", written) == facts


def test_titles_are_compared_without_marks_case_and_accents() -> None:
    assert title_key("•Hunt Down & Destroy") == title_key("HUNT DOWN DESTROY")
    assert title_key("Teräs") == title_key("Teras")


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("Light.json", b"[", "Light.json is not JSON"),
        ("Light.json", b"[]", "Light.json is not a list of records"),
        ("Light.json", b'{"cards": [{"id": 1}]}', r"Light.json, record 1 \(1\): front, printings, rarity, set, side missing"),
        (
            "Dark.json",
            b'{"cards": [{"id": 1, "side": "Dark", "set": "1", "printings": [], "rarity": "C", "front": {}}]}',
            "no title, type or destiny",
        ),
        ("sets.json", b"\xff", "sets.json is not JSON in UTF-8"),
    ],
)
def test_an_error_names_the_unreadable_part(name: str, content: bytes, message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        read(files() | {name: content})


def test_an_error_names_missing_files() -> None:
    with pytest.raises(Unreadable, match=r"Light\.json is missing"):
        read({})


@pytest.mark.parametrize(
    "members", [{"icons": ["Kettle"]}, {"rarity": "Z"}, {"type": "Kettle"}, {"uniqueness": "+"}, {"subType": "Kettle"}]
)
def test_unknown_names_are_refused(members: dict[str, Any]) -> None:
    with pytest.raises(Unreadable, match="1_1: unknown"):
        read(files(entry(1, "Old Plan", **members)))


def test_format_lists_hold_the_status_of_each_card() -> None:
    lists = list(
        read_formats(
            [
                {
                    "name": "Old",
                    "code": "old",
                    "set": [1, 601, 999],
                    "valid": ["200_1"],
                    "banned": ["1_2-3", "9_9"],
                    "bannedIcons": ["SITH"],
                    "bannedRarities": ["R"],
                }
            ],
            products=["1", "200"],
            cards=["1_1", "1_2", "1_3", "200_1", "legacy-1"],
            legacy={"601_1": "legacy-1"},
            differences=IconDifferences(),
        )
    )
    assert [(row["code"], row["kind"], row["codes"], row["since"]) for row in lists[:3]] == [
        ("old", "pool", ["1"], SINCE),
        ("old-allowed", "allowed", ["200_1", "legacy-1"], SINCE),
        ("old-banned", "banned", ["1_2", "1_3"], SINCE),
    ]
    old = pools(lists)["old"]

    def status(code: str, *products: str, kind: str = "effect", **facts: Any) -> str:
        return card_status({"code": code, "type": kind, "facts": {"rarity": "C", **facts}}, old, products=products)

    assert status("1_1", "1") == "legal"
    assert status("1_1", "1", kind="game-aid") == "not_in_pool"
    assert status("1_2", "1") == "banned"
    assert status("1_1", "1", rarity="R") == "banned"
    assert status("1_1", "1", rarity="R", virtual=True) == "legal"
    assert status("1_1", "1", subtypes=["alien", "sith"]) == "banned"
    assert status("200_1", "200") == "legal"
    assert status("200_2", "200") == "not_in_pool"
    assert status("200_2", "200", "1") == "legal"  # a printing in the pool is enough
    assert status("legacy-1", "1001", legacy=True) == "legal"
    assert status("pre-1", "1", pre_errata=True) == "not_in_pool"


def test_banned_icons_are_those_of_the_servers_definition() -> None:
    """A card without a definition on the server has the icons of the card file; a format keeps only the icons that it bans."""
    rows = [
        entry(1, "Only On The Server"),
        entry(2, "Only In The File", icons=["Episode I", "Episode VII"]),
        entry(3, "On Both", icons=["Episode I"]),
        entry(4, "Not Defined", icons=["Episode I"]),
        entry(5, "Not Banned", icons=["Episode VII"]),
    ]
    icons = {1: ["EPISODE_I", "WARRIOR"], 2: [], 3: ["EPISODE_I"], 5: ["EPISODE_VII"]}
    blueprints = [
        {
            "cardId": f"1_{place}",
            "title": "",
            "side": "LIGHT",
            "cardCategory": "EFFECT",
            "icons": [{"icon": icon, "count": 1} for icon in found],
        }
        for place, found in icons.items()
    ]
    formats = [
        {"name": "Classic", "code": "classic", "set": [1], "bannedIcons": ["EPISODE_I"]},
        {"name": "Open", "code": "open", "set": [1]},
    ]
    catalogue = read(files(*rows, **{"gemp_card_blueprints.json": blueprints, "gemp_formats.json": formats}))
    facts = {row["code"]: row["facts"] for row in catalogue.formats}
    assert (facts["classic"]["added_icons"], facts["classic"]["removed_icons"]) == ({"1_1": ["episode-i"]}, {"1_2": ["episode-i"]})
    assert not {"added_icons", "removed_icons"} & facts["open"].keys()
    classic = pools(catalogue.formats)["classic"]
    statuses = {card["code"]: card_status(card, classic, products=["1"]) for card in catalogue.cards}
    assert statuses == {"1_1": "banned", "1_2": "legal", "1_3": "banned", "1_4": "banned", "1_5": "legal"}
    barred = {card["code"] for card in catalogue.cards if is_barred(card, "classic", facts["classic"])}
    assert barred == {"1_1", "1_3", "1_4"}
