"""Search values: the searchable properties of the cards as rows of one table, computed when a catalogue is loaded.

A row is (name, number, text): a number with its folded printed form, or a folded text.  A card has one row for each value.

Names:
    "@..." are properties that the cards of every game have; other names are a game's facts.
    "<name>#" is the number of values in a list.
    "<name>=" is the only value of a list with one value.

A card printed on both sides has the rows of both.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import Any

from django.db import connection

from cards.models import Card, Game, SearchValue
from cards.texts.folding import fold
from games.abilities.coverage import coverage_of
from games.contracts.catalogue import Catalogue, Field, Record
from games.contracts.game import Game as Rules

VERSION = "4"  # raise it with every change to the stored rows
MAX_TEXT_LENGTH = 200
ValueRow = tuple[str, float | None, str]
Levels = tuple[str, ...]  # how fully a card is played, as search words

# Plain SQL, because there are some 200,000 rows and creating a model object for each takes ten times as long.
INSERT = "INSERT INTO cards_searchvalue (card_id, name, number, text) VALUES (%s, %s, %s, %s)"

NAME, NUMBER, SET, CYCLE, PLACE, OBJECTIVE_SET, RELEASED = "@name", "@number", "@set", "@cycle", "@pos", "@objset", "@released"
PRINTINGS, SETS, FIRST, SIM = "@prints", "@sets", "@first", "@sim"
NO_TEXT = "no_text"  # beside "full", for a card that has nothing to play

cached_fold = lru_cache(maxsize=8192)(fold)  # traits, cycles and names occur on many rows


def printed(text: str) -> str:
    """A number's printed form, normalized for comparison: "X", "2 or 5", "½"; signs are kept.

    >>> printed(" 2  OR 5 ")
    '2 or 5'
    """
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())[:MAX_TEXT_LENGTH]


def numeric(text: str) -> float | None:
    """The value of a written number: "3", "-1", "0.5", "½", "4½"; None for anything else.

    >>> [numeric(text) for text in ("3", "4½", "½", "x", "1e3", "９")]
    [3.0, 4.5, 0.5, None, None, 9.0]
    """
    text = text.strip().replace("1⁄2", "½")
    half = 0.5 if text.endswith("½") else 0.0
    text = text.removesuffix("½") or ("0" if half else "")
    sign, digits = (-1, text[1:]) if text.startswith(("-", "−")) else (1, text)
    whole, point, fraction = digits.partition(".")
    if not whole.isdecimal() or (point and not fraction.isdecimal()) or len(digits) > 12:
        return None
    return sign * (float(digits) + half)


def day_number(day: object) -> int | None:
    """A date, month or year as a sortable number: 20130131, 20130100, 20130000; None for anything else.

    >>> day_number("2013-01"), day_number(2014), day_number("soon")
    (20130100, 20140000, None)
    """
    parts = str(day).split("-")
    if not all(part.isascii() and part.isdigit() for part in parts) or len(parts) > 3 or len(parts[0]) != 4:
        return None
    year, month, date = (int(part) for part in (*parts, "0", "0")[:3])
    return year * 10_000 + month * 100 + date if month <= 12 and date <= 31 else None


def of_printing(name: str) -> str:
    """The row name of a number that belongs to the printings."""
    return f"@printing.{name}"


def rebuild(*, rules: Rules, game: Game, catalogue: Catalogue, levels: Mapping[str, Levels]) -> None:
    """Rewrite the search values of all cards of `game`.  levels: the result of `sim_levels`."""
    pks = dict(Card.objects.filter(game=game).values_list("code", "pk"))
    SearchValue.objects.filter(card__game=game).delete()
    rows = (
        (pks[code], name, number, text[:MAX_TEXT_LENGTH])
        for code, values in all_rows(rules, catalogue, levels)
        for name, number, text in values
    )
    with connection.cursor() as cursor:
        while batch := list(islice(rows, 2000)):  # in batches: the server closes a connection that idles in its transaction
            cursor.executemany(INSERT, batch)
        if connection.vendor == "postgresql":  # otherwise it plans with outdated statistics until autovacuum runs
            # Skip a table that autovacuum has locked: it is being analysed anyway.
            cursor.execute("ANALYZE (SKIP_LOCKED) cards_card, cards_printing, cards_searchvalue")


def version_of(rules: Rules, levels: Mapping[str, Levels]) -> str:
    """A hash of everything except the catalogue that determines the rows."""
    search = replace(rules.cards.search, of_face=None, examples=())
    return hashlib.sha256(repr((VERSION, rules.cards.fields, search, sorted(levels.items()))).encode()).hexdigest()


def sim_levels(rules: Rules, catalogue: Catalogue) -> dict[str, Levels]:
    """Card code -> how fully the rules play it: "full", "partial" or "none"; a card without text is "full" and "no_text"."""
    return levels_of(rules, catalogue.cards, rules.build_pool(catalogue) if rules.is_played else None)


def levels_of(rules: Rules, cards: Iterable[Record], pool: Any) -> dict[str, Levels]:
    """As `sim_levels`, for some cards of a pool."""
    coverages = (coverage_of(rules, card, pool) for card in cards)
    return {card.code: (card.level, NO_TEXT) if card.is_textless else (card.level,) for card in coverages}


def all_rows(rules: Rules, catalogue: Catalogue, levels: Mapping[str, Levels]) -> Iterator[tuple[str, list[ValueRow]]]:
    """(card code, its rows) for each card, in the catalogue's order."""
    names = {record["code"]: record["name"] for record in catalogue.cards}
    products = {record["code"]: record for record in catalogue.products}
    sets = {record["code"]: record for record in catalogue.objective_sets}
    fields = (*rules.cards.fields, *rules.cards.search.derived)
    printings: dict[str, list[Record]] = defaultdict(list)
    for printing in catalogue.printings:
        printings[printing["card"]].append(printing)
    for card in catalogue.cards:
        rows = [*_name_rows(card), *_printing_rows(card, printings[card["code"]], products, sets)]
        for printing in printings[card["code"]]:
            rows += _rows_of_printing(rules, fields, printing, names)
        rows += [(SIM, None, cached_fold(level)) for level in levels[card["code"]]]
        for facts in faces(rules, card["facts"]):
            for field in fields:
                if field.kind == "number":
                    rows += _number_rows(field.name, facts)
                elif (value := facts.get(field.name)) is not None:
                    rows += _fact_rows(field, value, names)
            for total in rules.cards.search.sums:
                addends = [facts[name] for name in total.of if facts.get(name) is not None]
                if addends:
                    rows.append((total.name, float(sum(addends)), ""))
        yield card["code"], list(dict.fromkeys(rows))


def faces(rules: Rules, facts: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The facts of the card's front with those derived from them, then the same for its back."""
    of_face = rules.cards.search.of_face or (lambda _: {})
    derived = {field.name for field in rules.cards.search.derived}
    yield {**{name: value for name, value in of_face(facts).items() if name in derived}, **facts}
    if isinstance(back := facts.get("back"), Mapping):
        yield {**of_face(back), **back}


def _name_rows(card: Record) -> Iterator[ValueRow]:
    back = card["facts"].get("back")
    other_names = [*card.get("aliases", ()), *([back["name"]] if isinstance(back, Mapping) and "name" in back else [])]
    for language, name in card["names"].items():
        yield NAME, None, cached_fold(name)
        yield f"{NAME}:{language}", None, cached_fold(name)
    for name in other_names:
        yield NAME, None, cached_fold(name)
        yield f"{NAME}:en", None, cached_fold(name)


def _printing_rows(card: Record, printings: list[Record], products: Mapping[str, Record], sets: Mapping[str, Record]) -> Iterator[ValueRow]:
    for number in dict.fromkeys([card["number"], *(printing["number"] for printing in printings)]):
        if number:
            yield NUMBER, float(number) if number.isascii() and number.isdigit() else None, printed(number)
    for printing in printings:
        product = products[printing["product"]]
        yield SET, None, product["code"]
        if printing["code"] == card["code"]:
            yield FIRST, None, product["code"]
        if product["cycle"]:
            yield CYCLE, None, cached_fold(product["cycle"])
        if (released := day_number(product["facts"].get("released"))) is not None:
            yield RELEASED, float(released), ""
        if printing["objective_set"] is not None:
            yield OBJECTIVE_SET, float(sets[printing["objective_set"]]["number"]), ""
            yield PLACE, float(printing["position"]), ""
    yield PRINTINGS, float(len(printings)), ""
    yield SETS, float(len({printing["product"] for printing in printings})), ""


def _rows_of_printing(rules: Rules, fields: Iterable[Field], printing: Record, names: Mapping[str, str]) -> Iterator[ValueRow]:
    """The numbers of a printing, and the facts in which it differs from its card: the card is found by them, too."""
    facts = printing["facts"]
    for field in fields:
        if field.name in facts:
            yield from _number_rows(field.name, facts) if field.kind == "number" else _fact_rows(field, facts[field.name], names)
    for field in rules.cards.search.of_printing:
        if (number := facts.get(field.name)) is not None:
            yield of_printing(field.name), float(number), printed(f"{number:g}")


def _fact_rows(field: Field, value: Any, names: Mapping[str, str]) -> Iterator[ValueRow]:
    name = field.name
    match field.kind:
        case "list" if value:
            yield f"{name}#", float(len(value)), ""
            for item in value:
                yield name, None, list_item_text(item, names if field.of_cards else {})
            if len(value) == 1:
                yield f"{name}=", None, list_item_text(value[0], names if field.of_cards else {})
        case "flag" if value:
            yield name, 1.0, ""
        case "record":
            yield name, None, ""
        case "text" | "enum":
            yield name, None, cached_fold(str(value))


def _number_rows(name: str, facts: Mapping[str, Any]) -> Iterator[ValueRow]:
    value, text = facts.get(name), facts.get(f"{name}_text")
    if value is not None:
        yield name, float(value), printed(str(text) if text is not None else f"{value:g}")
    elif text is not None:
        yield name, None, printed(str(text))
    for other in facts.get(f"{name}_values") or ():
        yield name, float(other), printed(f"{other:g}")


def list_item_text(value: Any, names: Mapping[str, str]) -> str:
    """A value of a list fact as folded text: the name of a record, the card's name for a card code."""
    text = str(value.get("name", "")) if isinstance(value, Mapping) else str(value)
    return cached_fold(names.get(text, text))
