"""The fields of a game: most are made of its own facts (`Game.fields`, `Game.search`), so a new game or fact needs no line here.

own: of the game's facts.  shared: what every game has.  absent: what the language knows and this game's data does not.
flag: a word of `is:`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from django.db.models import Q

from cards.folding import fold
from cards.models import Ruling
from cards.query import values
from cards.query.compile import Reader, compiled
from cards.query.loaded import Loaded
from cards.query.rows.coded import EnumRow, ListRow
from cards.query.rows.flags import FlagRow, HasRow
from cards.query.rows.formats import ListedRow, on_a_list
from cards.query.rows.numbers import DateRow, NumberRow
from cards.query.rows.owned import DeckRow, OwnRow
from cards.query.rows.texts import InSetWithRow, LongTextRow, NameRow, TextRow
from cards.query.syntax import read
from cards.query.table import AbsentRow, Flag, Row, Table, having
from cards.query.words import words
from games.contracts.catalogue import Choice, Field
from games.contracts.game import Game as Rules
from games.registry import GAMES
from games.texts import Words

NAME_LABELS = words("name", "名前", "名稱")
SIDE_LABELS, CYCLE_LABELS = words("side", "サイド", "陣線"), words("cycle", "サイクル", "循環")
SIM_LEVELS = (
    Choice("full", words("Full", "完全", "完整")),
    Choice("partial", words("Partial", "一部", "部分")),
    Choice("none", words("None", "なし", "無")),
)
OWNED_LABELS = words("yours", "所有", "已擁有")
LIMITED_LABELS = words("limited in a deck", "枚数制限あり", "有張數上限")
SHARED_KEYS: Mapping[str, tuple[str, ...]] = {"trait": ("k",), "keyword": ("kw",), "subtype": ("st",), "timing": (), "limit": ()}


def table_of(slug: str, version: str) -> Table:
    """The table of a game for the data of this version: built once a process."""
    return _table(slug, version, id(GAMES[slug]))


@lru_cache(maxsize=32)
def _table(slug: str, version: str, rules_id: int) -> Table:
    rules = GAMES[slug]
    data = Loaded(rules)
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
    """Labels in other languages name the row, too."""
    return tuple(label for language, label in labels.items() if language != "en")


# --- rows ------------------------------------------------------------------------------------------------------------


def own_rows(rules: Rules, data: Loaded) -> list[Row]:
    rows = [row for field in (*rules.cards.fields, *rules.cards.search.derived) if (row := _own_row(field, data)) is not None]
    rows += [
        NumberRow(field.name, field.labels, keys=field.aliases, letters=(field.letter,), stored=values.of_printing(field.name))
        for field in rules.cards.search.of_printing
    ]
    rows += [NumberRow(added.name, added.labels, keys=added.aliases, stored=added.name) for added in rules.cards.search.sums]
    return rows


def _own_row(field: Field, data: Loaded) -> Row | None:
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
    return None  # flags are words of `is:`, records of `has:`


def row_name(field: Field) -> str:
    """The name of a fact's row: its own, of a list that of one of its values.

    >>> row_name(Field("traits", "list", {"en": "Traits"}))
    'trait'
    >>> row_name(Field("species", "list", {"en": "Species"}, letter="species"))
    'species'
    """
    name = field.name
    if field.kind != "list" or name == field.letter or not name.endswith("s") or name.endswith("ss"):
        return name
    return name[:-3] + "y" if name.endswith("ies") else name[:-1]


def shared_rows(rules: Rules, data: Loaded) -> list[Row]:
    rows: list[Row] = [
        NameRow("name", NAME_LABELS, ("n", "title", "_"), stored=values.NAME),
        LongTextRow("text", words("text", "テキスト", "文字"), ("x", "o", "oracle"), stored="text"),
        LongTextRow("flavor", words("flavour text", "フレーバー", "風味文字"), ("ft", "lore", "flavour"), stored="lore"),
        EnumRow("type", words("type", "種類", "類型"), ("t",), column="type", known=rules.cards.types),
        EnumRow("faction", words("faction", "勢力", "陣營"), ("f", "affiliation"), column="faction__code",
                known=data.factions),
        EnumRow("set", words("set", "セット", "擴充"), ("e", "s", "edition", "product"), stored=values.SET,
                known=data.products),
        EnumRow("in", words("printed in", "収録", "收錄於"), (), stored=values.SET, known=data.products),
        NumberRow("number", words("number", "番号", "編號"), ("cn", "no"), stored=values.NUMBER),
        NumberRow("prints", words("printings", "収録数", "印次"), ("printings",), stored=values.PRINTINGS),
        NumberRow("sets", words("number of sets", "収録セット数", "收錄擴充數"), (), stored=values.SETS),
        FlagRow("is", words("kind", "性質", "性質")),
        HasRow("has", words("printed", "記載", "印有")),
        ListedRow("legal", words("legal in", "使用可能", "合法於"), ("format",)),
        ListedRow("banned", words("banned in", "禁止", "禁用於"), states=("banned",)),
        ListedRow("restricted", words("restricted in", "制限", "限制於"), states=("restricted",)),
        ListedRow("limited", words("limited in", "枚数制限", "限量於"), states=("limited",)),
        EnumRow("sim", words("simulation", "シミュレーション", "模擬"), stored=values.SIM, known=SIM_LEVELS),
    ]  # fmt: skip
    if rules.cards.sides:
        rows.append(EnumRow("side", SIDE_LABELS, ("d",), column="side", known=rules.cards.sides))
    if data.cycles:
        rows.append(EnumRow("cycle", CYCLE_LABELS, ("c",), stored=values.CYCLE, known=data.cycles))
    if data.has_sets:
        rows += [
            NumberRow("objset", words("objective set", "目標セット", "目標組"), ("objective_set", "set"), stored=values.OBJECTIVE_SET),
            NumberRow("pos", words("place in its set", "セット内の位置", "組內位置"), ("position",), stored=values.PLACE),
            InSetWithRow("with", words("together with", "同じ目標セットに", "同組"), ()),
        ]
    if data.released:
        rows.append(DateRow("released", words("release date", "発売日", "發行日期"), ("r", "date"), stored=values.RELEASED))
    rows += [
        OwnRow("own", words("copies you own", "所有枚数", "收藏張數"), ("owned", "mine")),
        DeckRow("deck", words("deck", "デッキ", "牌組"), ()),
    ]
    return rows


def absent_rows(table: Table) -> list[Row]:
    """What the language knows and this game's data does not: the answer is not that there were no such field."""
    known: dict[str, tuple[Words, tuple[str, ...]]] = {
        "artist": (words("artist", "イラストレーター", "繪師"), ("a", "illustrator")),
        "cost": (words("cost", "コスト", "費用"), ()),
        "cycle": (CYCLE_LABELS, ("c",)),
        "effect": (words("effect", "効果", "效果"), ("fx",)),
        "keyword": (words("keyword", "キーワード", "關鍵字"), ("kw",)),
        "limit": (words("limit in a deck", "枚数上限", "張數上限"), ()),
        "quantity": (words("copies in the product", "製品内の枚数", "產品內張數"), ("qty",)),
        "rarity": (words("rarity", "レアリティ", "稀有度"), ()),
        "released": (words("release date", "発売日", "發行日期"), ("r", "date")),
        "side": (SIDE_LABELS, ("d",)),
        "subtype": (words("subtype", "サブタイプ", "副類別"), ("st",)),
        "timing": (words("kinds of abilities", "能力の種類", "能力種類"), ()),
        "trait": (words("trait", "特徴", "特徵"), ("k",)),
    }
    return [
        AbsentRow(name, labels, tuple(key for key in keys if key not in table.keys))
        for name, (labels, keys) in known.items()
        if name not in table.keys
    ]


# --- flags -----------------------------------------------------------------------------------------------------------


def flags_of(rules: Rules, table: Table) -> Iterator[tuple[str, Flag]]:
    """The words of `is:`; of two flags with the same word the first holds."""
    data = table.data
    yield "unique", Flag(words("unique", "ユニーク", "獨特"), _column(is_unique=True))
    yield "reprint", Flag(words("printed more than once", "再録", "再版"), _value(values.PRINTINGS, number__gt=1))
    yield "extra", Flag(words("kept apart", "別扱い", "另置"), _column(is_extra=True), is_of_extras=True)
    yield "owned", Flag(OWNED_LABELS, _owned, is_of_asker=True)
    yield "mine", Flag(OWNED_LABELS, _owned, is_of_asker=True)
    yield "sample", Flag(words("a sample", "見本", "範例"), _column(is_sample=True))
    if limits := [row for row in table.find("limit") if row.kind != "absent"]:
        yield "limit", Flag(LIMITED_LABELS, lambda _: limits[0].present())
    elif data.has_limits:
        yield "limit", Flag(LIMITED_LABELS, lambda table: on_a_list(table, "limited"))
    for field in rules.cards.fields:
        if field.kind == "flag" and not field.name.startswith("has_"):  # those are words of `has:`
            word, is_of_extras = field.name.removeprefix("is_"), field.name in data.extra_flags
            found = _errata_or_fact if word == "errata" else _value(field.name)
            yield word, Flag(field.labels, found, is_of_extras)
    if data.has_errata:
        yield "errata", Flag(words("changed by errata", "エラッタあり", "有勘誤"), lambda _: _errata())
    for word, (names, query) in rules.cards.search.flags.items():
        yield word, Flag(names, _named(query))
    for choice in rules.cards.types:
        yield choice.code, Flag(choice.names, _column(type=choice.code))
    for field in rules.cards.fields:
        if field.kind in ("enum", "list"):
            for choice in field.choices:
                yield choice.code, Flag(choice.names, _value(field.name, text=fold(choice.code)))


Found = Callable[[Table], Q]


def _column(**lookup: Any) -> Found:
    return lambda _: Q(**lookup)


def _value(name: str, **lookup: Any) -> Found:
    return lambda _: having(name, **lookup)


def _named(query: str) -> Found:
    """The cards that one of the game's own named queries finds."""

    def found(table: Table) -> Q:
        tree = Reader(table, query).tree(read(query)[0])
        if tree is None:
            raise ValueError(f"{table.slug}: the named query {query!r} of the game cannot be read")
        return compiled(tree, table)

    return found


def _owned(table: Table) -> Q:
    return Q(code__in=tuple(table.owned()))


def _errata() -> Q:
    return Q(pk__in=Ruling.objects.filter(kind="errata").values("card"))


def _errata_or_fact(_: Table) -> Q:
    return having("errata") | _errata()
