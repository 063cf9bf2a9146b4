"""The source's files: their names, the members that every record has, and the check for them."""

from __future__ import annotations

from collections.abc import Mapping

from games.catalogue.importing import Unreadable, json_rows

CURRENT, LEGACY, PRE_ERRATA = (
    ("Light.json", "Dark.json"),
    ("LightLegacy.json", "DarkLegacy.json"),
    ("LightPreErrata.json", "DarkPreErrata.json"),
)
RETIRED = "retired_cards.json"
CARD_FILES = (*CURRENT, *LEGACY, *PRE_ERRATA, RETIRED)
BLUEPRINTS, FORMATS, LEGACY_NUMBERS = "gemp_card_blueprints.json", "gemp_formats.json", "gemp_legacy_set601_titles.json"
MEMBERS = {"id", "side", "set", "printings", "rarity", "front"}
LIST_MEMBERS = {
    "sets.json": {"id", "name", "gempName", "abbr", "legacy", "cycle_code", "date_release", "position", "size"},
    BLUEPRINTS: {"cardId", "title", "side", "cardCategory"},
    FORMATS: {"code", "name", "set"},
    LEGACY_NUMBERS: {"gempId", "title", "side"},
    "renamed_titles.json": {"gempId", "old_title"},
}
LIST_FILES = tuple(LIST_MEMBERS)
FILES = (*CARD_FILES, *LIST_FILES)


class SourceFiles:
    """The parsed files.  Unreadable if a file or a required member is missing.

    Attributes:
        entries: the records of each card file.
        lists: the records of each other file.
        blueprints: GEMP's export of each card, by its number.
    """

    def __init__(self, files: Mapping[str, bytes]) -> None:
        if missing := [name for name in FILES if name not in files]:
            raise Unreadable(f"{missing[0]} is missing; this format needs {', '.join(FILES)}.")
        self.entries = {name: json_rows(files, name, MEMBERS, under="cards") for name in CARD_FILES}
        self.lists = {name: json_rows(files, name, LIST_MEMBERS[name]) for name in LIST_FILES}
        for name, row in ((name, row) for name, rows in self.entries.items() for row in rows):
            if not isinstance(row["front"], dict) or not {"title", "type", "destiny"} <= row["front"].keys():
                raise Unreadable(f"{name}, record {row['id']}: front has no title, type or destiny.")
            if "gempId" not in row and name not in LEGACY:
                raise Unreadable(f"{name}, record {row['id']}: gempId missing.")
        self.blueprints = {row["cardId"]: row for row in self.lists[BLUEPRINTS]}
