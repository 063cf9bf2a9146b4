"""Reads the Players Committee's JSON of the Star Wars Customizable Card Game into a `Catalogue`; pure: bytes in, records out.

files: `Light.json`, `Dark.json` (current cards), their `...Legacy.json` and `...PreErrata.json`, `sets.json`; of the GEMP server
`gemp_card_blueprints.json`, `gemp_formats.json`, `gemp_legacy_set601_titles.json`; and what became of older cards in
`retired_cards.json` and `renamed_titles.json`.

entry: one record of the card files, which is one picture.  gempId: the community's number of a card; entries that share it are printings
of one card: other pictures, and a virtual Defensive Shield over a second physical card.  A Legacy card has no such number.
The source's texts become each record's `text`; of its free text about other cards only titles become facts.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

from games.catalogue.importing import Row, Unreadable, json_rows, slug
from games.contracts.catalogue import Catalogue
from games.star_wars_ccg.catalogue.fields import (
    CARD_TYPES,
    DEFENSIVE_SHIELD,
    EXPANSION_ICONS,
    FIELDS,
    ICONS,
    JEDI_TEST,
    LOCATION,
    NUMBERS,
    RARITIES,
    STARSHIP,
    SUBTYPES,
    VEHICLE,
)
from games.star_wars_ccg.catalogue.format_pools import read_formats
from games.star_wars_ccg.catalogue.names import ICON_SPELLINGS, card_names, in_words, set_names, spelled

Record = dict[str, Any]
Side = Literal["own", "other", "across"]

SIDES = ("Light", "Dark")
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

TYPE_CODES = {choice.names["en"]: choice.code for choice in CARD_TYPES}
SUBTYPE_CODES = {choice.names["en"].lower(): choice.code for choice in SUBTYPES}
ICON_CODES = {choice.names["en"]: choice.code for choice in ICONS}
EXPANSION_CODES = {
    choice.names["en"].replace(" III", " 3").replace("Reflections II", "Reflections 2"): choice.code for choice in EXPANSION_ICONS
}
RARITY_CODES = {choice.code for choice in RARITIES}
UNIQUENESS = {"*": 1, "**": 2, "***": 3}
GENERIC = {"<>": 1, "<><><>": 3}
PI = 3.14159
UNKNOWN_SIZE, UNKNOWN_DAY, UNBOUNDED = -99, "0000-00-00", 2147483647
# Relations by the side on which their titles are looked for: the card's own first, the other first, the other alone.
OWN_SIDE = {"matching": "matching", "matchingWeapon": "matching_weapons", "pulls": "pulls", "pulledBy": "pulled_by"}
OTHER_SIDE = {"cancels": "cancels", "canceledBy": "canceled_by"}
ACROSS = {"counterpart": "counterparts"}
LOOKED_FOR: tuple[tuple[Mapping[str, str], Side], ...] = ((OWN_SIDE, "own"), (OTHER_SIDE, "other"), (ACROSS, "across"))
# An unresolved title of more words is a sentence about the rules and no title.
MOST_WORDS, LONGEST_TITLE = 6, 60
# A number's words that are longer than a number's words may be; the asterisk stands for what the card's text explains.
# Words of a rule: what holds one is a piece of a sentence, however short.
_RULE = re.compile(r"\b(?:game text|if|unless|when|may|are|is|prevents)\b", re.IGNORECASE)
_COUNTED = re.compile(r"\A\(.+\) \+ ")  # a number that the card describes in parentheses

_BULLETS = re.compile(r"[•◇]|<>")
_MARKS = re.compile(r"•+|(?:<>)+")
_PICTURE = re.compile(r" \(((?:[\w-]+ )*AI(?: \d)?|Readable)\)$")
_REMARK = re.compile(r"(?: \((?!V\)|[A-Z0-9]+\)).*?\)| to deploy to same location|, effectively)+$")
_SHIELD = re.compile(r" -? ?\(?Defensive Shield\)?$")
_TIMES = re.compile(r"(.+) x(\d)$")


def read(files: Mapping[str, bytes]) -> Catalogue:
    """The catalogue in `files`, with texts; Unreadable names what is missing or not understood."""
    source = _Source(files)
    products = tuple(_products(source.lists["sets.json"]))
    cards = _Cards(source)
    records = sorted(cards.records.values(), key=lambda card: _place(card, cards.printings))
    order = {card["code"]: place for place, card in enumerate(records)}
    printings = sorted((printing for found in cards.printings.values() for printing in found), key=lambda printing: order[printing["card"]])
    formats = read_formats(
        source.lists[FORMATS], products=[product["code"] for product in products], cards=cards.records, legacy=cards.of_gemp
    )
    return Catalogue(
        factions=(),
        products=products,
        objective_sets=(),
        cards=tuple(records),
        printings=tuple(printings),
        formats=tuple(formats),
    )


# --- files -----------------------------------------------------------------------------------------------------------


class _Source:
    """The files, parsed and checked for the members that are always there."""

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


def _products(rows: Iterable[Row]) -> Iterator[Record]:
    """The sets in the order of their release; those without a day last."""
    ordered = sorted(rows, key=lambda row: (row["date_release"] == UNKNOWN_DAY, row["date_release"], row["position"], row["id"]))
    for position, row in enumerate(ordered, start=1):
        name = row["name"]
        cycle = "Legacy" if row["legacy"] else "Virtual" if int(row["id"].rstrip("d")) >= 200 else "Decipher"
        yield {
            "code": row["id"],
            "name": name,
            "names": dict(set_names(name)),
            "position": position,
            "kind": row["cycle_code"],
            "cycle": cycle,
            "facts": {
                "abbreviation": row["abbr"],
                "released": None if row["date_release"] == UNKNOWN_DAY else row["date_release"],
                "size": None if row["size"] == UNKNOWN_SIZE else row["size"],
                "gemp_name": row["gempName"],
            },
        }


# --- cards -----------------------------------------------------------------------------------------------------------


class _Cards:
    """All cards by code, and the printings of each."""

    def __init__(self, source: _Source) -> None:
        self.source = source
        self.records: dict[str, Record] = {}
        self.printings: dict[str, list[Record]] = {}
        self.of_gemp: dict[str, str] = {}  # GEMP's number of a Legacy card -> its code
        self._entries: list[tuple[str, Row]] = []  # (code of its card, entry)
        self._reprints = {
            (blueprint["side"].lower(), key(blueprint["title"])): code
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
        self._number_legacy()
        self._alias_renamed()
        titles = _Titles(self._entries, self.records)
        self._relate(titles)
        self._earlier()
        for code, record in self.records.items():
            record["facts"] = _in_order(record["facts"])
            if not record["aliases"]:
                del record["aliases"]
            if any(record["facts"].get(flag) for flag in ("legacy", "pre_errata", "retired")):
                record["extra"] = True
            self.records[code] = {name: record[name] for name in _MEMBERS if name in record}

    def _add(self, code: str, rows: list[Row], **kept_apart: bool) -> None:
        """The card `code` that these entries show; the one of the shortest title is its first printing."""
        rows = sorted(rows, key=lambda row: (len(bare(row["front"]["title"])), row["id"]))
        row = rows[0]
        if differ := [other["id"] for other in rows[1:] if _same(other) != _same(row)]:
            raise Unreadable(f"{code}: entries {row['id']} and {differ[0]} share this number but differ in what they print.")
        gemp = self.source.blueprints.get(code, {}) if not kept_apart else {}
        front, title = row["front"], bare(row["front"]["title"])
        lonely = _PICTURE.search(title) if len(rows) == 1 else None
        if not lonely:
            title = _PICTURE.sub("", title)
        name = _one_name(title) if "back" in row else title
        facts = _face(row["front"], code)
        facts |= {
            "rarity": _of(RARITY_CODES, row["rarity"], code),
            "virtual": not row["set"].isdigit() or int(row["set"]) >= 200,
            "double_sided": "back" in row,
            "errata": "errataSymbol" in front,
            "errata_symbol": front.get("errataSymbol"),
            "errata_date": front.get("errataDate"),
            "characteristics": list(dict.fromkeys(map(spelled, front.get("characteristics", ())))),
            "alternate": bool(lonely),
            **kept_apart,
        }
        marks = front.get("uniqueness", "")
        if kept_apart.get("legacy") and (bullets := _MARKS.match(front["title"])):
            marks = bullets[0].replace("•", "*")
        facts["uniqueness"], facts["generic"] = UNIQUENESS.get(marks), GENERIC.get(marks)
        if marks and marks not in UNIQUENESS and marks not in GENERIC:
            raise Unreadable(f"{code}: unknown uniqueness {marks!r}.")
        if "back" in row:
            facts["back"] = self._back(row, code)
        facts |= _of_blueprint(gemp, facts)
        aliases = {abbreviation for entry in rows for abbreviation in entry.get("abbr", ()) if not _PICTURE.search(f" ({abbreviation}")}
        aliases |= {bare(entry["front"]["title"]) for entry in rows[1:] if not _PICTURE.search(bare(entry["front"]["title"]))}
        aliases |= set(_faces(_PICTURE.sub("", title)))
        aliases = {alias for alias in aliases if not _PICTURE.search(alias) and key(alias) != key(name)}
        self.records[code] = {
            "code": code,
            "name": name,
            "names": card_names(name),
            "type": _type(front["type"], code),
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
        """A printing for each entry in each of its sets; the first bears the code of the card."""
        first, title = rows[0], _PICTURE.sub("", bare(rows[0]["front"]["title"]))
        home = code.partition("_")[0] if "_" in code else first["set"]
        for row in rows:
            own = bare(row["front"]["title"])
            facts: Record = {}
            suffix = ""
            if picture := _PICTURE.search(own):
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
                    reprint = self._reprints.get((row["side"].lower(), key(own))) if place in ("105", "107") else None
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
        back = row["back"]
        printed = _face(back, f"{code}, back")
        faces = _faces(bare(_PICTURE.sub("", row["front"]["title"])))
        # The source gives both faces of an Objective one title, "Front / Back".
        found: Record = {"name": faces[1] if faces else _one_name(bare(back["title"])), "type": _type(back["type"], code)}
        for name in ("subtypes", "model", *NUMBERS, "icons", "extra_words"):
            if printed.get(name) not in (None, []):
                found[name] = printed[name]
        return found

    def _number_legacy(self) -> None:
        """GEMP's numbers of those Legacy cards that it plays, where side and title tell the card."""
        found = defaultdict(list)
        for code, record in self.records.items():
            if record["facts"].get("legacy"):
                found[record["side"], key(record["name"])].append(code)
                for face in _faces(record["name"]):
                    found[record["side"], key(face)].append(code)
                    if record["name"].endswith("(V)"):
                        found[record["side"], key(f"{face} (V)")].append(code)
        for row in self.source.lists[LEGACY_NUMBERS]:
            codes = found.get((row["side"].lower(), key(row["title"])), [])
            if len(codes) == 1:
                self.records[codes[0]]["facts"]["gemp_id"] = row["gempId"]
                self.of_gemp[row["gempId"]] = codes[0]

    def _alias_renamed(self) -> None:
        for row in self.source.lists["renamed_titles.json"]:
            record = self.records.get(row["gempId"])
            if record and key(row["old_title"]) != key(record["name"]):
                record["aliases"] = sorted({*record["aliases"], row["old_title"]})

    def _relate(self, titles: _Titles) -> None:
        for code, row in self._entries:
            facts = self.records[code]["facts"]
            for members, first in LOOKED_FOR:
                for member, name in members.items():
                    written = row.get(member, ())
                    found = titles.related([written] if isinstance(written, str) else written, side=row["side"].lower(), first=first)
                    facts[name] = _merged(facts.get(name, ()), (one for one in found if one != code))
            for under in row.get("underlyingCardFor", ()):
                over = titles.of_id.get(under["cardId"]) if isinstance(under, Mapping) else None
                if over is None:
                    title = under["title"] if isinstance(under, Mapping) else under
                    (over,) = titles.related([title], side=row["side"].lower(), first="own") or (None,)
                if over in self.records and over != code:
                    facts["underlies"] = _merged(facts.get("underlies", ()), [over])
                    self.records[over]["facts"]["overlies"] = _merged(self.records[over]["facts"].get("overlies", ()), [code])
        for code, record in self.records.items():
            if record["facts"].get("alternate"):
                base = titles.related(
                    [_PICTURE.sub("", record["name"])], side=record["side"], first="own", apart=record["facts"].get("legacy", False)
                )
                record["facts"]["alternate_of"] = [one for one in base if one in self.records and one != code]

    def _earlier(self) -> None:
        """An earlier wording and the card it is of, both ways; GEMP's number where that card is gone."""
        gone: set[str] = set()
        for code, row in self._entries:
            if not code.startswith("pre-"):
                continue
            if current := self.records.get(row["gempId"]):
                self.records[code]["facts"]["current"] = [row["gempId"]]
                current["facts"]["earlier"] = sorted({*current["facts"].get("earlier", ()), code})
            elif row["gempId"] not in gone:  # of a card that is gone, known by its number to old lists
                self.records[code]["facts"]["gemp_id"] = row["gempId"]
                gone.add(row["gempId"])


_MEMBERS = ("code", "name", "names", "aliases", "type", "side", "faction", "unique", "number", "extra", "facts", "text", "lore")
_PRINTED = ("type", "subType", "uniqueness", "destiny", "icons", *NUMBERS, "lightSideIcons", "darkSideIcons")


def _same(row: Row) -> Any:
    """What all entries of a card print alike."""
    return [{name: row.get(face, {}).get(name) for name in _PRINTED} for face in ("front", "back")]


def _merged(old: Iterable[Any], new: Iterable[Any]) -> list[Any]:
    result = list(old)
    result += [one for one in new if one not in result]
    return [one for index, one in enumerate(result) if one not in result[:index]]


def _in_order(facts: Record) -> Record:
    """The facts in the order of the game's fields, without those that say nothing."""
    ordered: Record = {}
    for field in FIELDS:
        for name in (field.name, f"{field.name}_text", f"{field.name}_values"):
            value = facts.get(name)
            if value is False or value == [] or (value is None and f"{name}_text" not in facts):
                continue
            ordered[name] = value
    return ordered


def _place(card: Record, printings: Mapping[str, Sequence[Record]]) -> tuple[Any, ...]:
    """Current cards by set and number, then retired ones among them, earlier wordings, and Legacy cards by block."""
    first = printings[card["code"]][0]
    product = first["product"]
    apart = 2 if card["facts"].get("legacy") else 1 if card["facts"].get("pre_errata") else 0
    return (
        apart,
        int((card["code"].partition("_")[0] if "_" in card["code"] else product).rstrip("d")),
        first["position"] or 0,
        card["code"],
    )


def _text(row: Row, member: str) -> str:
    """The texts of a card's faces; an Objective's faces have the same, both in one."""
    return "\n\n".join(dict.fromkeys(row[face][member] for face in ("front", "back") if row.get(face, {}).get(member)))


# --- one face --------------------------------------------------------------------------------------------------------


def _type(name: str, where: str) -> str:
    return _of(TYPE_CODES, re.sub(r" #\d$", "", name), where)


def _face(face: Row, where: str) -> Record:
    """The facts that one face prints."""
    kind = _type(face["type"], where)
    facts: Record = {}
    subtype, _, model = face.get("subType", "").removeprefix("Combat Vehicle").partition(":")
    if face.get("subType", "").startswith("Combat Vehicle"):
        subtype = "Combat"
    facts["subtypes"] = [_of(SUBTYPE_CODES, one.lower(), where) for one in re.split(r"/| [Oo]r ", subtype.strip()) if one]
    facts["model"] = spelled(model.strip()) or None
    for name in NUMBERS:
        if name in face:
            facts |= number(name, face[name], face.get("destinyValues") if name == "destiny" else None)
    if kind == LOCATION:
        lower = {member.lower(): value for member, value in face.items()}
        for member, name in (("lightsideicons", "light_icons"), ("darksideicons", "dark_icons")):
            facts[name] = lower.get(member)
    if kind == JEDI_TEST:
        facts["jedi_test"] = int(face["type"][-1])
    if kind in (STARSHIP, VEHICLE):
        for name in ("armor", "maneuver"):
            if name in face:
                facts |= number("defense", face[name])
    attributes, expansions = [], []
    for written in face.get("icons", ()):
        match = _TIMES.match(written)
        icon, times = (match[1], int(match[2])) if match else (written, 1)
        icon = ICON_SPELLINGS.get(icon, icon)
        icon = "Permanent Weapon" if icon == "Permanent weapon" else icon
        if icon in EXPANSION_CODES:
            expansions.append(EXPANSION_CODES[icon])
        else:
            attributes += [_of(ICON_CODES, icon, where)] * times
    facts["icons"], facts["expansion_icons"] = attributes, list(dict.fromkeys(expansions))
    facts["extra_words"] = [spelled(word) for word in face.get("extraText", ())]
    return facts


def number(name: str, written: str, values: Sequence[float] | None = None) -> Record:
    """A printed number as a fact; what is no plain number is kept as printed, beside the values it can have.

    values: what the source says that a "*" counts as.

    >>> number("power", "4"), number("forfeit", "0.5")
    ({'power': 4}, {'forfeit': 0.5})
    >>> number("destiny", "4½", [4.5])
    {'destiny': 4.5, 'destiny_text': '4½'}
    >>> number("destiny", "2 or 5", [2, 5])
    {'destiny': None, 'destiny_text': '2 or 5', 'destiny_values': [2, 5]}
    >>> number("deploy", "*")
    {'deploy': None, 'deploy_text': '*'}
    """
    try:
        return {name: _plain(float(written))}
    except ValueError:
        pass
    written = _COUNTED.sub("* + ", written)
    meant = [_meant(part) for part in written.split(" or ")]
    found = [_plain(value) for value in (values or ()) if None in meant] + sorted(value for value in meant if value is not None)
    if len(found) == 1 and None not in meant:
        return {name: found[0], f"{name}_text": written}
    return {name: None, f"{name}_text": written, **({f"{name}_values": found} if found else {})}


def _meant(part: str) -> float | None:
    """
    >>> _meant("2π"), _meant("4½"), _meant("(4)"), _meant("X")
    (6.28318, 4.5, 4, None)
    """
    if match := re.fullmatch(r"(\d*)π", part):
        return int(match[1] or 1) * PI
    if match := re.fullmatch(r"\(?(\d*)(½?)\)?", part):
        return _plain(int(match[1] or 0) + (0.5 if match[2] else 0)) if match[1] or match[2] else None
    return None


def _plain(value: float) -> float:
    return int(value) if value == int(value) else value


def _of_blueprint(gemp: Row, facts: Record) -> Record:
    """What GEMP's export says beside the card files: who or what a card is, what it holds, a defense value of its own."""
    found: Record = {
        "personas": [in_words(persona) for persona in gemp.get("personas", ())],
        "species": [in_words(gemp["species"])] if gemp.get("species") else [],
        "keywords": [in_words(keyword) for keyword in gemp.get("keywords", ())],
        "combo": bool(gemp.get("isComboCard")),
        "outside_deck": bool(gemp.get("doesNotCountTowardDeckLimit")),
    }
    for member, name in (
        ("pilotCapacity", "pilots"),
        ("passengerCapacity", "passengers"),
        ("vehicleCapacity", "vehicles"),
        ("astromechCapacity", "astromechs"),
    ):
        if (value := gemp.get(member)) == UNBOUNDED:
            found |= {name: None, f"{name}_text": "unlimited"}
        elif value is not None:
            found[name] = value
    if gemp.get("defenseValue") is not None and gemp["cardCategory"] in ("CREATURE", "CHARACTER"):
        found["defense"] = gemp["defenseValue"]
    return found


def _of(codes: Any, name: str, where: str) -> str:
    if name not in codes:
        raise Unreadable(f"{where}: unknown name {name!r}; there are: {', '.join(sorted(codes))}.")
    return codes[name] if isinstance(codes, Mapping) else name


# --- titles ----------------------------------------------------------------------------------------------------------


def bare(title: str) -> str:
    """A title without the marks of uniqueness.

    >>> bare("•R2-D2 & •C-3PO"), bare("<>Space Slug")
    ('R2-D2 & C-3PO', 'Space Slug')
    """
    return _BULLETS.sub("", title).strip()


def key(title: str) -> str:
    """A title as titles are compared: letters and digits, of any case and accent."""
    title = unicodedata.normalize("NFD", bare(title).casefold())
    return " ".join(re.findall(r"[a-z0-9?]+", "".join(c for c in title if not unicodedata.combining(c)).replace("'", "").replace("’", "")))


def _faces(title: str) -> list[str]:
    """The two titles of a double-sided card.

    >>> _faces("Local Uprising / Liberation")
    ['Local Uprising', 'Liberation']
    >>> _faces("Mind What You Have Learned / Save You It Can (V)")
    ['Mind What You Have Learned (V)', 'Save You It Can (V)']
    """
    front, slash, back = title.partition(" / ")
    if not slash:
        return []
    suffix = " (V)" if back.endswith(" (V)") and not front.endswith(" (V)") else ""
    return [front + suffix, back]


def _one_name(title: str) -> str:
    """A title whose faces have one title, once."""
    front, slash, back = title.partition(" / ")
    return front if slash and back == front else title


class _Titles:
    """Which current card a title means to those who wrote the source's lists."""

    def __init__(self, entries: Sequence[tuple[str, Row]], records: Mapping[str, Record]) -> None:
        self.records = records
        self.of_id = {row["id"]: code for code, row in entries if "_" in code}
        self._of: dict[tuple[str, str], list[str]] = defaultdict(list)
        self._nicknames: dict[tuple[str, str], list[str]] = defaultdict(list)
        self._apart: dict[tuple[str, str], list[str]] = defaultdict(list)
        for code, row in entries:
            side, title = row["side"].lower(), bare(row["front"]["title"])
            found = self._of if "_" in code and not records[code]["facts"].get("retired") else self._apart
            for written in {key(title), *map(key, _faces(title)), key(records[code]["name"])}:
                found[side, written].append(code)
            if found is self._of:
                for nickname in {key(alias) for alias in records[code]["aliases"]}:
                    self._nicknames[side, nickname].append(code)

    def related(self, written: Sequence[str], *, side: str, first: Side, apart: bool = False) -> list[str]:
        """Codes of the cards named, the title where no one card is meant by it; sentences are left out."""
        found: list[str] = []
        at = 0
        while at < len(written):
            for count in (4, 3, 2, 1):  # titles with commas stand in the source in pieces
                title = ", ".join(written[at : at + count])
                if count <= len(written) - at and (code := self._code(title, side=side, first=first, apart=apart)):
                    found.append(code)
                    at += count
                    break
            else:
                title = bare(written[at]).rstrip(":")
                if len(title.split()) <= MOST_WORDS and len(title) <= LONGEST_TITLE and key(title) and not _RULE.search(title):
                    found.append(title)
                at += 1
        return found

    def _code(self, title: str, *, side: str, first: Side, apart: bool) -> str | None:
        other = "dark" if side == "light" else "light"
        for where in {"own": (side, other), "other": (other, side), "across": (other,)}[first]:
            for one in (title, _REMARK.sub("", title)):
                if codes := self._apart.get((where, key(one)), []) if apart else self._named(one, where):
                    return codes[0] if len(codes) == 1 else None
        return None

    def _named(self, title: str, side: str) -> list[str]:
        """The cards of a title; a mark behind it tells Defensive Shields, Episode I and Cloud City apart from the first of that name."""
        is_shield = bool(_SHIELD.search(title))
        title = _SHIELD.sub("", title)
        is_episode, is_cloud_city = "(EP1)" in title, "(CC)" in title
        title = title.replace(" (EP1)", "").replace(" (CC)", "")
        codes = list(dict.fromkeys(self._of.get((side, key(title)), []) or self._nicknames.get((side, key(title)), [])))
        for asked, has in (
            (is_shield, lambda card: card["type"] == DEFENSIVE_SHIELD),
            (is_episode, lambda card: "episode-i" in card["facts"]["expansion_icons"]),
            (is_cloud_city, lambda card: "cloud-city" in card["facts"]["expansion_icons"]),
        ):
            kept = [code for code in codes if has(self.records[code]) == asked]
            if asked or (len(codes) > 1 and kept):
                codes = kept
        return codes
