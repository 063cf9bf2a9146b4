"""Builder of a game's table of fields.  Most fields come from the game's own facts, so a new game or fact needs no line here.

own: fields from the game's facts (`Game.fields`, `Game.search`).
shared: fields that every game has.
absent: fields that the query language knows and this game's data lacks.
flag: a value of `is:`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django.db.models import Q

from cards.models import Ruling
from cards.query import values
from cards.query.game_data import GameData
from cards.query.resolve import Resolver
from cards.query.rows.coded import EnumRow, ListRow
from cards.query.rows.flags import FlagRow, HasRow
from cards.query.rows.formats import StatusRow, with_status
from cards.query.rows.numbers import DateRow, NumberRow
from cards.query.rows.owned import DeckRow, OwnRow
from cards.query.rows.texts import InSetWithRow, LongTextRow, NameRow, TextRow
from cards.query.syntax import read
from cards.query.table import AbsentRow, Flag, Row, Table, having
from cards.query.tree import compile_tree
from cards.texts.folding import fold
from cards.texts.translated import Translated
from games.contracts.catalogue import Choice, Field
from games.contracts.game import Game as Rules
from games.registry import GAMES
from games.texts import Words

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise
from cards.query.labels import FLAG_NAMES, LABELS, SIM_LEVELS

SHARED_KEYS: Mapping[str, tuple[str, ...]] = {"trait": ("k",), "keyword": ("kw",), "subtype": ("st",), "timing": (), "limit": ()}


def table_of(slug: str, version: str) -> Table:
    """The table of a game for this version of its data, built once in each process."""
    return _table(slug, version, id(GAMES[slug]))


@lru_cache(maxsize=32)
def _table(slug: str, version: str, rules_id: int) -> Table:
    rules = GAMES[slug]
    data = GameData(rules)
    table = Table(rules, version, data)
    own, shared = own_rows(rules, data), shared_rows(rules, data)
    for row in (*own, *shared):
        table.rows.setdefault(row.name, row)
    for row in own:
        table.name(row, (row.name, *row.letters, *row.keys))
    for letter, name in rules.cards.search.letters.items():
        if name in table.rows:
            table.rows[name].letters += (letter,)
            table.name(table.rows[name], (letter,))
    for row in table.rows.values():
        table.name(row, (row.name, *row.keys, *SHARED_KEYS.get(row.name, ()), *_label_keys(row.labels)))
    for row in absent_rows(table):
        table.rows[row.name] = row
        table.name(row, (row.name, *row.keys, *_label_keys(row.labels)))
    for word, flag in flags_of(rules, table):
        table.flags.setdefault(word, flag)
    return table


def _label_keys(labels: Words) -> tuple[str, ...]:
    """The labels in languages other than English; they are keys of the row, too."""
    return tuple(label for language, label in labels.items() if language != "en")


def _in_every_language(messages: Mapping[str, StrPromise]) -> dict[str, Words]:
    """The messages by key as plain dictionaries, because they are stored in the table and published as JSON."""
    return {key: dict(Translated(message)) for key, message in messages.items()}


# --- rows ------------------------------------------------------------------------------------------------------------


def own_rows(rules: Rules, data: GameData) -> list[Row]:
    rows = [row for field in (*rules.cards.fields, *rules.cards.search.derived) if (row := _own_row(field, data)) is not None]
    rows += [
        NumberRow(field.name, field.labels, keys=field.aliases, letters=(field.letter,), stored=values.of_printing(field.name))
        for field in rules.cards.search.of_printing
    ]
    rows += [NumberRow(added.name, added.labels, keys=added.aliases, stored=added.name) for added in rules.cards.search.sums]
    return rows


def _own_row(field: Field, data: GameData) -> Row | None:
    letters = (field.letter,) if field.letter else ()
    name = row_name(field)
    more: dict[str, Any] = {"letters": letters, "types": field.types, "stored": field.name}
    keys = tuple(dict.fromkeys((field.name, *field.aliases)))
    match field.kind:
        case "number":
            return NumberRow(name, field.labels, keys=keys, **more)
        case "enum":
            return EnumRow(name, field.labels, keys=keys, known=field.choices, is_ordered=name == "rarity", **more)
        case "list" if name == "faction":
            return ListRow(name, field.labels, keys=(*keys, "f", "affiliation"), known=data.factions, **more)
        case "list":
            known = field.choices or data.open_values.get(field.name, ())
            return ListRow(name, field.labels, keys=keys, known=known, **more)
        case "text":
            return TextRow(name, field.labels, keys=keys, **more)
    return None  # flags are values of `is:`, records are values of `has:`


def row_name(field: Field) -> str:
    """The name of a fact's row: the fact's name, in the singular for a list.

    >>> row_name(Field("traits", "list", {"en": "Traits"}))
    'trait'
    >>> row_name(Field("species", "list", {"en": "Species"}, letter="species"))
    'species'
    """
    name = field.name
    if field.kind != "list" or name == field.letter or not name.endswith("s") or name.endswith("ss"):
        return name
    return name[:-3] + "y" if name.endswith("ies") else name[:-1]


def shared_rows(rules: Rules, data: GameData) -> list[Row]:
    labels = _in_every_language(LABELS)
    sim_levels = tuple(Choice(code, names) for code, names in _in_every_language(SIM_LEVELS).items())
    rows: list[Row] = [
        NameRow("name", labels["name"], ("n", "title", "_"), stored=values.NAME),
        LongTextRow("text", labels["text"], ("x", "o", "oracle"), stored="text"),
        LongTextRow("flavor", labels["flavor"], ("ft", "lore", "flavour"), stored="lore"),
        EnumRow("type", labels["type"], ("t",), column="type", known=rules.cards.types),
        EnumRow("faction", labels["faction"], ("f", "affiliation"), column="faction__code",
                known=data.factions),
        EnumRow("set", labels["set"], ("e", "s", "edition", "product"), stored=values.SET,
                known=data.products),
        EnumRow("in", labels["in"], (), stored=values.SET, known=data.products),
        EnumRow("first", labels["first"], (), stored=values.FIRST, known=data.products),
        NumberRow("number", labels["number"], ("cn", "no"), stored=values.NUMBER),
        NumberRow("prints", labels["prints"], ("printings",), stored=values.PRINTINGS),
        NumberRow("sets", labels["sets"], (), stored=values.SETS),
        FlagRow("is", labels["is"]),
        HasRow("has", labels["has"]),
        StatusRow("legal", labels["legal"], ("format",)),
        StatusRow("banned", labels["banned"], states=("banned",)),
        StatusRow("restricted", labels["restricted"], states=("restricted",)),
        StatusRow("limited", labels["limited"], states=("limited",)),
        EnumRow("sim", labels["sim"], stored=values.SIM, known=sim_levels),
    ]  # fmt: skip
    if rules.cards.sides:
        rows.append(EnumRow("side", labels["side"], ("d",), column="side", known=rules.cards.sides))
    if data.cycles:
        rows.append(EnumRow("cycle", labels["cycle"], ("c",), stored=values.CYCLE, known=data.cycles))
    if data.has_sets:
        rows += [
            NumberRow("objset", labels["objset"], ("objective_set", "set"), stored=values.OBJECTIVE_SET),
            NumberRow("pos", labels["pos"], ("position",), stored=values.PLACE),
            InSetWithRow("with", labels["with"], ()),
        ]
    if data.released:
        rows.append(DateRow("released", labels["released"], ("r", "date"), stored=values.RELEASED))
    rows += [
        OwnRow("own", labels["own"], ("owned", "mine")),
        DeckRow("deck", labels["deck"], ()),
    ]
    return rows


def absent_rows(table: Table) -> list[Row]:
    """Rows for the fields that this game's data lacks, so that a warning can tell a missing field from an unknown one."""
    labels = _in_every_language(LABELS)
    known: dict[str, tuple[Words, tuple[str, ...]]] = {
        "artist": (labels["artist"], ("a", "illustrator")),
        "cost": (labels["cost"], ()),
        "cycle": (labels["cycle"], ("c",)),
        "effect": (labels["effect"], ("fx",)),
        "keyword": (labels["keyword"], ("kw",)),
        "limit": (labels["limit"], ()),
        "quantity": (labels["quantity"], ("qty",)),
        "rarity": (labels["rarity"], ()),
        "released": (labels["released"], ("r", "date")),
        "side": (labels["side"], ("d",)),
        "subtype": (labels["subtype"], ("st",)),
        "timing": (labels["timing"], ()),
        "trait": (labels["trait"], ("k",)),
    }
    return [
        AbsentRow(name, labels, tuple(key for key in keys if key not in table.keys))
        for name, (labels, keys) in known.items()
        if name not in table.keys
    ]


# --- flags -----------------------------------------------------------------------------------------------------------


def flags_of(rules: Rules, table: Table) -> Iterator[tuple[str, Flag]]:
    """(value of `is:`, flag) for each flag; of two flags with the same value the first counts."""
    data, names = table.data, _in_every_language(FLAG_NAMES)
    yield "unique", Flag(names["unique"], _column(is_unique=True))
    yield "reprint", Flag(names["reprint"], _value(values.PRINTINGS, number__gt=1))
    yield "extra", Flag(names["extra"], _column(is_extra=True), is_of_extras=True)
    yield "owned", Flag(names["owned"], _owned, is_personal=True)
    yield "mine", Flag(names["owned"], _owned, is_personal=True)
    yield "sample", Flag(names["sample"], _column(is_sample=True))
    if limits := [row for row in table.find("limit") if row.kind != "absent"]:
        yield "limit", Flag(names["limit"], lambda _: limits[0].present())
    elif data.has_limits:
        yield "limit", Flag(names["limit"], lambda table: with_status(table, "limited"))
    for field in rules.cards.fields:
        if field.kind == "flag" and not field.name.startswith("has_"):  # those are values of `has:`
            word, is_of_extras = field.name.removeprefix("is_"), field.name in data.extra_flags
            cards = _errata_or_fact if word == "errata" else _value(field.name)
            yield word, Flag(field.labels, cards, is_of_extras)
    if data.has_errata:
        yield "errata", Flag(names["errata"], lambda _: _errata())
    for word, (own_names, query) in rules.cards.search.flags.items():
        yield word, Flag(own_names, _named(query))
    for choice in rules.cards.types:
        yield choice.code, Flag(choice.names, _column(type=choice.code))
    for field in rules.cards.fields:
        if field.kind in ("enum", "list"):
            for choice in field.choices:
                yield choice.code, Flag(choice.names, _value(field.name, text=fold(choice.code)))


CardFilter = Callable[[Table], Q]


def _column(**lookup: Any) -> CardFilter:
    return lambda _: Q(**lookup)


def _value(name: str, **lookup: Any) -> CardFilter:
    return lambda _: having(name, **lookup)


def _named(query: str) -> CardFilter:
    """The cards that one of the game's own named queries finds."""

    def cards(table: Table) -> Q:
        tree = Resolver(table, query).resolve(read(query)[0])
        if tree is None:
            raise ValueError(f"{table.slug}: the named query {query!r} of the game cannot be read")
        return compile_tree(tree, table)

    return cards


def _owned(table: Table) -> Q:
    return table.where_owned(lambda copies: copies > 0)


def _errata() -> Q:
    return Q(pk__in=Ruling.objects.filter(kind="errata").values("card"))


def _errata_or_fact(_: Table) -> Q:
    return having("errata") | _errata()
