"""Write access to the catalogue: load the records of `fixtures/<slug>/`, and import the community's files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from django.conf import settings
from django.db import models, transaction

from cards.data import fixtures
from cards.data.rows import (
    RANK_COLUMNS,
    Keys,
    Row,
    card_row,
    faction_row,
    name_ranks,
    objective_set_row,
    printing_row,
    product_row,
    restriction_row,
    ruling_row,
)
from cards.data.stamp import has_current_facts, stamp_of
from cards.errors import BadInput
from cards.models import Card, Faction, Game, ObjectiveSet, Printing, Product, Restriction, Ruling
from cards.query import values
from games.catalogue.fixtures import OPTIONAL_TABLES, with_declarations
from games.contracts.catalogue import Catalogue, Record
from games.contracts.game import Game as Rules
from games.registry import GAMES

MAX_IMPORT_BYTES = 50_000_000


@dataclass(slots=True)
class Counts:
    """The changes that loading made to one table."""

    new: int = 0
    changed: int = 0
    same: int = 0
    gone: int = 0

    @property
    def total(self) -> int:
        return self.new + self.changed + self.same

    def __str__(self) -> str:
        return f"{self.new} new, {self.changed} changed, {self.same} same, {self.gone} gone"


@dataclass(slots=True)
class LoadResult:
    """The result of loading a game: the changes to each table, in the order of `fixtures.TABLES`."""

    slug: str
    version: str
    tables: dict[str, Counts] = field(default_factory=dict)

    def __str__(self) -> str:
        order = sorted(self.tables, key=lambda name: name != "cards")  # cards first
        shown = {name: self.tables[name] for name in order if self.tables[name].total or self.tables[name].gone}
        return f"{self.slug}: " + "; ".join(f"{count.total} {name.replace('_', ' ')}: {count}" for name, count in shown.items())


def fixtures_load(*, rules: Rules) -> LoadResult:
    """Load `fixtures/<slug>/` of one game; BadRecords names each invalid record."""
    stamp = stamp_of(rules)  # before the files are read: if they change meanwhile, they are loaded again at the next start
    files = fixtures.read_folder(settings.FIXTURES / rules.slug)
    catalogue = with_declarations(rules, fixtures.catalogue_from(rules, files))
    return catalogue_load(rules=rules, catalogue=catalogue, version=fixtures.version_of(rules, files, catalogue), stamp=stamp)


def games_outdated() -> list[Rules]:
    """The games in the database whose fixtures or code have changed since they were loaded."""
    stamps = dict(Game.objects.values_list("slug", "loaded_from"))
    return [rules for rules in GAMES.values() if rules.slug in stamps and stamps[rules.slug] != stamp_of(rules)]


def games_with_outdated_facts() -> list[Rules]:
    """The outdated games that must be loaded again before they are served: their stored facts are those of another release."""
    stamps = dict(Game.objects.values_list("slug", "loaded_from"))
    return [rules for rules in GAMES.values() if rules.slug in stamps and not has_current_facts(rules, stamps[rules.slug])]


def games_missing() -> list[Rules]:
    """The games that are not in the database, the smallest first."""
    stored = set(Game.objects.values_list("slug", flat=True))
    return sorted((rules for rules in GAMES.values() if rules.slug not in stored), key=_size_of_fixtures)


def _size_of_fixtures(rules: Rules) -> int:
    return sum(path.stat().st_size for path in (settings.FIXTURES / rules.slug).glob("*.json"))


def catalogue_read(*, format: str, path: Path) -> tuple[Rules, Catalogue]:
    """Read the community's file or folder `path` in one of the games' import formats; BadInput says why a file cannot be read.

    If the files contain no rulings or formats, those of `fixtures/<slug>/` are used.
    """
    formats = {name: (rules, reader) for rules in GAMES.values() for name, reader in rules.cards.import_formats.items()}
    if format not in formats:
        raise BadInput(f"Unknown format {format!r}; use one of: {', '.join(sorted(formats))}.", code="unknown_format")
    if not path.exists():
        raise BadInput(f"There is no file or folder at {path}.", code="file_missing")
    paths = sorted(p for p in path.iterdir() if p.is_file()) if path.is_dir() else [path]
    if (size := sum(p.stat().st_size for p in paths)) > MAX_IMPORT_BYTES:
        raise BadInput(f"{path} has {size:,} bytes; at most {MAX_IMPORT_BYTES:,} are allowed.", code="too_large")
    rules, reader = formats[format]
    try:
        catalogue = reader({p.name: p.read_bytes() for p in paths})
    except ValueError as error:
        raise BadInput(str(error), code="unreadable") from error
    catalogue = replace(catalogue, **_missing_tables(rules, catalogue))
    fixtures.check(rules, catalogue)
    return rules, catalogue


def _missing_tables(rules: Rules, catalogue: Catalogue) -> dict[str, tuple[Record, ...]]:
    """The optional tables that `catalogue` lacks, read from the game's fixtures."""
    paths = {table: settings.FIXTURES / rules.slug / f"{table}.json" for table in OPTIONAL_TABLES if not getattr(catalogue, table)}
    return {table: tuple(json.loads(path.read_bytes())) for table, path in paths.items() if path.is_file()}


def catalogue_write(*, rules: Rules, catalogue: Catalogue) -> Path:
    """Write the facts of a catalogue, without texts, to `fixtures/<slug>/` and return the folder."""
    folder: Path = settings.FIXTURES / rules.slug
    fixtures.write_folder(folder, fixtures.files_of(catalogue))
    return folder


@transaction.atomic
def catalogue_load(*, rules: Rules, catalogue: Catalogue, version: str | None = None, stamp: str = "") -> LoadResult:
    """Replace the game's data in the database with `catalogue` and the abilities that the game declares, in one transaction.

    stamp: the stamp of the fixtures that `catalogue` was read from, "" if it comes from elsewhere.  `games_outdated` compares it.

    A card's text is replaced only if its record contains one, so loading facts keeps the texts that a host imported before.
    """
    catalogue = with_declarations(rules, catalogue)
    result = LoadResult(rules.slug, version or fixtures.version_of(rules, fixtures.files_of(catalogue, texts=True), catalogue))
    game, _ = Game.objects.get_or_create(slug=rules.slug, defaults={"names": dict(rules.names)})

    # Rows missing from the catalogue are deleted first, referring tables before the tables they refer to.
    # Then each table is stored in the opposite order.
    removed = {
        name: _remove(model, game, getattr(catalogue, name))
        for name, model in (
            ("rulings", Ruling),
            ("formats", Restriction),
            ("printings", Printing),
            ("cards", Card),
            ("objective_sets", ObjectiveSet),
        )
    }
    factions, result.tables["factions"] = _store(Faction, game, (faction_row(record) for record in catalogue.factions))
    products, result.tables["products"] = _store(Product, game, (product_row(record) for record in catalogue.products))
    sets, result.tables["objective_sets"] = _store(
        ObjectiveSet, game, (objective_set_row(record, products, factions) for record in catalogue.objective_sets)
    )
    ranks = name_ranks(catalogue.cards)
    cards, result.tables["cards"] = _store(
        Card,
        game,
        (card_row(record, place, ranks, factions, rules) for place, record in enumerate(catalogue.cards, start=1)),
        uncounted=RANK_COLUMNS | {"position"},
    )
    by_code = {record["code"]: record for record in catalogue.cards}
    _, result.tables["printings"] = _store(
        Printing,
        game,
        (printing_row(record, by_code[record["card"]], cards, products, sets) for record in catalogue.printings),
        replace=True,
    )
    _, result.tables["rulings"] = _store(Ruling, game, (ruling_row(record, cards) for record in catalogue.rulings))
    lists, result.tables["formats"] = _store(Restriction, game, map(restriction_row, catalogue.formats))
    _link(catalogue, lists, cards, sets, products)
    removed |= {name: _remove(model, game, getattr(catalogue, name)) for name, model in (("products", Product), ("factions", Faction))}
    for name, count in removed.items():
        result.tables[name].gone = count

    result.version = _with_texts(result.version, game)
    levels = values.sim_levels(rules, catalogue)
    search_version = values.version_of(rules, levels)
    if game.search_version != search_version or any(count.new or count.changed or count.gone for count in result.tables.values()):
        values.rebuild(rules=rules, game=game, catalogue=catalogue, levels=levels)
    game.names, game.data_version, game.search_version, game.loaded_from = dict(rules.names), result.version, search_version, stamp
    game.save()
    return result


def _with_texts(version: str, game: Game) -> str:
    """`version`; if texts are stored, a hash of `version` and the texts, because loading facts alone leaves the texts in place."""
    texts = Card.objects.filter(game=game).exclude(text="", lore="").order_by("code").values_list("code", "text", "lore")
    stored = json.dumps(list(texts))
    return version if stored == "[]" else hashlib.sha256(f"{version} {stored}".encode()).hexdigest()


def _link(catalogue: Catalogue, lists: Keys, cards: Keys, sets: Keys, products: Keys) -> None:
    """Rewrite the links from each format list to its cards, objective sets and products."""
    cards_of_set: dict[str, set[str]] = {}
    for printing in catalogue.printings:
        cards_of_set.setdefault(printing["objective_set"], set()).add(printing["card"])
    card_link, set_link, product_link = Restriction.cards.through, Restriction.objective_sets.through, Restriction.products.through
    for through in (card_link, set_link, product_link):
        through._default_manager.filter(restriction__in=lists.values()).delete()
    card_links, set_links, product_links = [], [], []
    for record in catalogue.formats:
        key, codes = lists[record["code"]], record["codes"]
        if record["of"] == "products":
            product_links += [product_link(restriction_id=key, product_id=products[code]) for code in codes]
            continue
        if record["of"] == "objective_sets":
            set_links += [set_link(restriction_id=key, objectiveset_id=sets[code]) for code in codes]
            codes = sorted(set().union(*(cards_of_set[code] for code in codes)))
        card_links += [card_link(restriction_id=key, card_id=cards[code]) for code in codes]
    card_link._default_manager.bulk_create(card_links, batch_size=500)
    set_link._default_manager.bulk_create(set_links, batch_size=500)
    product_link._default_manager.bulk_create(product_links, batch_size=500)


# --- tables ----------------------------------------------------------------------------------------------------------


def _remove(model: type[models.Model], game: Game, records: Iterable[Record]) -> int:
    """Delete the game's rows whose code is in no record and return their number."""
    codes = {record["code"] for record in records}
    rows = model._default_manager.filter(game=game)
    outdated = [pk for pk, code in rows.values_list("pk", "code") if code not in codes]
    if outdated:
        model._default_manager.filter(pk__in=outdated).delete()
    return len(outdated)


def _store(
    model: type[models.Model], game: Game, rows: Iterable[Row], *, replace: bool = False, uncounted: frozenset[str] = frozenset()
) -> tuple[Keys, Counts]:
    """Create and update rows by code; return the primary key of each code, and the counts.

    replace: delete and recreate changed rows, for tables whose rows may swap values under a unique constraint.
    uncounted: columns derived from neighbouring records; a row that differs only in them counts as the same.
    """
    manager = model._default_manager
    counts, new, changed = Counts(), [], []
    changed_columns: set[str] = set()
    existing = {row["code"]: row for row in manager.filter(game=game).values()}
    for row in rows:
        old = existing.get(row["code"])
        if old is None:
            counts.new += 1
            new.append(model(game=game, **row))
        elif differing := [name for name, value in row.items() if old[name] != value]:
            if set(differing) <= uncounted:
                counts.same += 1
            else:
                counts.changed += 1
            changed_columns.update(differing)
            changed.append(model(**{**old, **row}))
        else:
            counts.same += 1
    if replace:
        manager.filter(pk__in=[row.pk for row in changed]).delete()
        new += changed
    elif changed:
        manager.bulk_update(changed, sorted(changed_columns), batch_size=200)
    manager.bulk_create(new, batch_size=500)
    return dict(manager.filter(game=game).values_list("code", "pk")), counts
