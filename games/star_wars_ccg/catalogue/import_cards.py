"""Turn the entries of the card files into card records and printings.

An entry is one record of the card files: one picture of a card.  `gempId` is the community's number of a card; entries that share it are
printings of one card (other pictures, or a virtual Defensive Shield over a second physical card).  A Legacy card has no such number.
The source's texts become each record's `text`; of its free text about other cards, only titles become facts.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from games.catalogue.importing import Row, Unreadable, slug
from games.star_wars_ccg.catalogue.card_facts import Record, blueprint_facts, card_type, known_code, printed_facts
from games.star_wars_ccg.catalogue.fields import FIELDS, NUMBERS, RARITIES
from games.star_wars_ccg.catalogue.import_files import CURRENT, LEGACY, LEGACY_NUMBERS, PRE_ERRATA, RETIRED, SourceFiles
from games.star_wars_ccg.catalogue.import_titles import PICTURE, Side, TitleIndex, face_titles, single_name, title_key, without_marks
from games.star_wars_ccg.catalogue.names import card_names, spelled

RARITY_CODES = frozenset(choice.code for choice in RARITIES)
UNIQUENESS = {"*": 1, "**": 2, "***": 3}
GENERIC = {"<>": 1, "<><><>": 3}

# Member with titles of related cards -> fact, for each `Side` where the titles are looked up.
OWN_SIDE = {"matching": "matching", "matchingWeapon": "matching_weapons", "pulls": "pulls", "pulledBy": "pulled_by"}
OTHER_SIDE = {"cancels": "cancels", "canceledBy": "canceled_by"}
ACROSS = {"counterpart": "counterparts"}
RELATIONS: tuple[tuple[Mapping[str, str], Side], ...] = ((OWN_SIDE, "own"), (OTHER_SIDE, "other"), (ACROSS, "across"))

_UNIQUENESS_MARKS = re.compile(r"•+|(?:<>)+")


class CardImport:
    """All card records of the source and their printings.

    Attributes:
        records: code -> record.
        printings: code of a card -> its printings.
        legacy_numbers: GEMP's number of a Legacy card -> its code.
    """

    def __init__(self, source: SourceFiles) -> None:
        self.source = source
        self.records: dict[str, Record] = {}
        self.printings: dict[str, list[Record]] = {}
        self.legacy_numbers: dict[str, str] = {}
        self._entries: list[tuple[str, Row]] = []  # (code of its card, entry)
        self._reprints = {
            (blueprint["side"].lower(), title_key(blueprint["title"])): code
            for code, blueprint in source.blueprints.items()
            if code.startswith(("105_", "107_"))
        }
        by_number: dict[str, list[Row]] = defaultdict(list)
        for name in CURRENT:
            for row in source.entries[name]:
                by_number[row["gempId"]].append(row)
        for code, rows in by_number.items():
            self._add(code, rows)
        for row in source.entries[RETIRED]:
            if row["gempId"] not in self.records:
                self._add(row["gempId"], [row], retired=True)
        for name in PRE_ERRATA:
            for row in source.entries[name]:
                self._add(f"pre-{row['id']}", [row], pre_errata=True)
        for name in LEGACY:
            for row in source.entries[name]:
                self._add(f"legacy-{row['id']}", [row], legacy=True)
        self._add_legacy_numbers()
        self._add_old_titles()
        titles = TitleIndex(self._entries, self.records)
        self._add_related_cards(titles)
        self._add_earlier_wordings()
        for code, record in self.records.items():
            record["facts"] = _in_field_order(record["facts"])
            if not record["aliases"]:
                del record["aliases"]
            if any(record["facts"].get(flag) for flag in ("legacy", "pre_errata", "retired")):
                record["extra"] = True
            self.records[code] = {name: record[name] for name in _MEMBERS if name in record}

    def _add(self, code: str, rows: list[Row], **kept_apart: bool) -> None:
        """Add the card of these entries; the entry with the shortest title is its first printing."""
        rows = sorted(rows, key=lambda row: (len(without_marks(row["front"]["title"])), row["id"]))
        row = rows[0]
        if differ := [other["id"] for other in rows[1:] if _printed(other) != _printed(row)]:
            raise Unreadable(f"{code}: entries {row['id']} and {differ[0]} share this number but differ in what they print.")
        gemp = self.source.blueprints.get(code, {}) if not kept_apart else {}
        front, title = row["front"], without_marks(row["front"]["title"])
        picture_mark = PICTURE.search(title) if len(rows) == 1 else None
        if not picture_mark:
            title = PICTURE.sub("", title)
        name = single_name(title) if "back" in row else title
        facts = printed_facts(row["front"], code)
        facts |= {
            "rarity": known_code(RARITY_CODES, row["rarity"], row["rarity"], code),
            "virtual": not row["set"].isdigit() or int(row["set"]) >= 200,
            "double_sided": "back" in row,
            "errata": "errataSymbol" in front,
            "errata_symbol": front.get("errataSymbol"),
            "errata_date": front.get("errataDate"),
            "characteristics": list(dict.fromkeys(map(spelled, front.get("characteristics", ())))),
            "alternate": bool(picture_mark),
            # The source also lacks the texts of a few older cards.
            "textless": not (kept_apart or _text(row, "gametext")),
            **kept_apart,
        }
        marks = front.get("uniqueness", "")
        if kept_apart.get("legacy") and (bullets := _UNIQUENESS_MARKS.match(front["title"])):
            marks = bullets[0].replace("•", "*")
        facts["uniqueness"], facts["generic"] = UNIQUENESS.get(marks), GENERIC.get(marks)
        if marks and marks not in UNIQUENESS and marks not in GENERIC:
            raise Unreadable(f"{code}: unknown uniqueness {marks!r}.")
        if "back" in row:
            facts["back"] = self._back(row, code)
        facts |= blueprint_facts(gemp)
        aliases = {abbreviation for entry in rows for abbreviation in entry.get("abbr", ()) if not PICTURE.search(f" ({abbreviation}")}
        aliases |= {
            without_marks(entry["front"]["title"]) for entry in rows[1:] if not PICTURE.search(without_marks(entry["front"]["title"]))
        }
        aliases |= set(face_titles(PICTURE.sub("", title)))
        aliases = {alias for alias in aliases if not PICTURE.search(alias) and title_key(alias) != title_key(name)}
        self.records[code] = {
            "code": code,
            "name": name,
            "names": card_names(name),
            "type": card_type(front["type"], code),
            "side": row["side"].lower(),
            "faction": None,
            "unique": marks == "*",
            "number": code.partition("_")[2],
            "facts": facts,
            "aliases": sorted(aliases),
            **{member: text for member, text in (("text", _text(row, "gametext")), ("lore", _text(row, "lore"))) if text},
        }
        self._entries += [(code, entry) for entry in rows]
        self.printings[code] = list(self._printings(code, rows))

    def _printings(self, code: str, rows: Sequence[Row]) -> Iterator[Record]:
        """One printing for each entry and set; the first has the code of the card."""
        first, title = rows[0], PICTURE.sub("", without_marks(rows[0]["front"]["title"]))
        home = code.partition("_")[0] if "_" in code else first["set"]
        for row in rows:
            own = without_marks(row["front"]["title"])
            facts: Record = {}
            suffix = ""
            if picture := PICTURE.search(own):
                facts["picture"] = picture[1]
                suffix = f"-{slug(picture[1])}" if row is not first else ""
            elif row is not first:
                (other,) = re.findall(r" \(([^()]+)\)", own.replace(title.removesuffix(" (V)"), "").removesuffix(" (V)"))
                facts["over"] = other
                suffix = f"-{slug(other)}"
            if row["rarity"] != first["rarity"]:
                facts["rarity"] = row["rarity"]
            sets = [printing["set"] for printing in row["printings"]]
            for place in sorted(sets, key=lambda place: (place != home, place)):
                number = code + suffix
                if place != home:
                    reprint = self._reprints.get((row["side"].lower(), title_key(own))) if place in ("105", "107") else None
                    number = reprint or f"{code}{suffix}-{place}"
                elif place != sets[0] and home not in sets:
                    raise Unreadable(f"{code}: no printing in set {home}.")
                yield {
                    "code": number,
                    "card": code,
                    "product": place,
                    "objective_set": None,
                    "position": int(number.partition("_")[2].partition("-")[0]) if "_" in number else None,
                    "number": number.partition("_")[2].partition("-")[0],
                    "facts": facts,
                }

    def _back(self, row: Row, code: str) -> Record:
        """The back of a double-sided card: its name, its type, and its printed facts."""
        back = row["back"]
        printed = printed_facts(back, f"{code}, back")
        faces = face_titles(without_marks(PICTURE.sub("", row["front"]["title"])))
        # The source gives both faces of an Objective one title, "Front / Back".
        found: Record = {"name": faces[1] if faces else single_name(without_marks(back["title"])), "type": card_type(back["type"], code)}
        for name in ("subtypes", "model", *NUMBERS, "icons", "extra_words"):
            if printed.get(name) not in (None, []):
                found[name] = printed[name]
        return found

    def _add_legacy_numbers(self) -> None:
        """Give Legacy cards their number on GEMP if side and title name exactly one card."""
        found = defaultdict(list)
        for code, record in self.records.items():
            if record["facts"].get("legacy"):
                found[record["side"], title_key(record["name"])].append(code)
                for face in face_titles(record["name"]):
                    found[record["side"], title_key(face)].append(code)
                    if record["name"].endswith("(V)"):
                        found[record["side"], title_key(f"{face} (V)")].append(code)
        for row in self.source.lists[LEGACY_NUMBERS]:
            codes = found.get((row["side"].lower(), title_key(row["title"])), [])
            if len(codes) == 1:
                self.records[codes[0]]["facts"]["gemp_id"] = row["gempId"]
                self.legacy_numbers[row["gempId"]] = codes[0]

    def _add_old_titles(self) -> None:
        """Make the old title of a renamed card an alias."""
        for row in self.source.lists["renamed_titles.json"]:
            record = self.records.get(row["gempId"])
            if record and title_key(row["old_title"]) != title_key(record["name"]):
                record["aliases"] = sorted({*record["aliases"], row["old_title"]})

    def _add_related_cards(self, titles: TitleIndex) -> None:
        """Turn titles of related cards into codes."""
        for code, row in self._entries:
            facts = self.records[code]["facts"]
            for members, first in RELATIONS:
                for member, name in members.items():
                    written = row.get(member, ())
                    found = titles.related([written] if isinstance(written, str) else written, side=row["side"].lower(), first=first)
                    facts[name] = _without_repeats(facts.get(name, ()), (one for one in found if one != code))
            for under in row.get("underlyingCardFor", ()):
                over = titles.of_id.get(under["cardId"]) if isinstance(under, Mapping) else None
                if over is None:
                    title = under["title"] if isinstance(under, Mapping) else under
                    (over,) = titles.related([title], side=row["side"].lower(), first="own") or (None,)
                if over in self.records and over != code:
                    facts["underlies"] = _without_repeats(facts.get("underlies", ()), [over])
                    self.records[over]["facts"]["overlies"] = _without_repeats(self.records[over]["facts"].get("overlies", ()), [code])
        for code, record in self.records.items():
            if record["facts"].get("alternate"):
                base = titles.related(
                    [PICTURE.sub("", record["name"])], side=record["side"], first="own", apart=record["facts"].get("legacy", False)
                )
                record["facts"]["alternate_of"] = [one for one in base if one in self.records and one != code]

    def _add_earlier_wordings(self) -> None:
        """Link earlier wordings and current cards; an earlier wording of a card that no longer exists takes over its number on GEMP."""
        gone: set[str] = set()
        for code, row in self._entries:
            if not code.startswith("pre-"):
                continue
            if current := self.records.get(row["gempId"]):
                self.records[code]["facts"]["current"] = [row["gempId"]]
                current["facts"]["earlier"] = sorted({*current["facts"].get("earlier", ()), code})
            elif row["gempId"] not in gone:  # old lists name it by this number
                self.records[code]["facts"]["gemp_id"] = row["gempId"]
                gone.add(row["gempId"])


_MEMBERS = ("code", "name", "names", "aliases", "type", "side", "faction", "unique", "number", "extra", "facts", "text", "lore")
_PRINTED = ("type", "subType", "uniqueness", "destiny", "icons", *NUMBERS, "lightSideIcons", "darkSideIcons")


def _printed(row: Row) -> Any:
    """The printed facts that must be equal in all entries of one card."""
    return [{name: row.get(face, {}).get(name) for name in _PRINTED} for face in ("front", "back")]


def _without_repeats(old: Iterable[Any], new: Iterable[Any]) -> list[Any]:
    result = list(old)
    result += [one for one in new if one not in result]
    return [one for index, one in enumerate(result) if one not in result[:index]]


def _in_field_order(facts: Record) -> Record:
    """The facts in the order of the game's fields, without empty ones."""
    ordered: Record = {}
    for field in FIELDS:
        for name in (field.name, f"{field.name}_text", f"{field.name}_values"):
            value = facts.get(name)
            if value is False or value == [] or (value is None and f"{name}_text" not in facts):
                continue
            ordered[name] = value
    return ordered


def _text(row: Row, member: str) -> str:
    """The texts of both faces; an Objective's faces share one text, which stands once."""
    return "\n\n".join(dict.fromkeys(row[face][member] for face in ("front", "back") if row.get(face, {}).get(member)))
