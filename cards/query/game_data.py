"""Field values that depend on a game's loaded data: products, factions, list values, formats and what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from cards.models import Card, Faction, ObjectiveSet, Product, Restriction, Ruling, SearchValue
from cards.query import values
from cards.texts.folding import fold
from games.contracts.catalogue import Choice
from games.contracts.game import Game as Rules


class GameData:
    """The values of one game, read once when its table of fields is built.

    open_values: for each list fact without declared choices, the values that occur on cards, with their names in other languages.
    extra_flags: the flags that only extra cards have.
    printed: for each number, by the name of its search values, the printed forms that are not numbers.
    pools_since: for each format, the first day for which its pool is known.
    """

    def __init__(self, rules: Rules) -> None:
        slug = self.slug = rules.slug
        self.products = tuple(Choice(row.code, row.names) for row in Product.objects.filter(game=slug).order_by("position"))
        self.released = {
            row.code: day for row in Product.objects.filter(game=slug) if (day := values.day_number(row.facts.get("released"))) is not None
        }
        cycles = Product.objects.filter(game=slug).exclude(cycle="").order_by("position").values_list("cycle", flat=True)
        self.cycles = tuple(Choice(name, {"en": name}) for name in dict.fromkeys(cycles))
        self.factions = tuple(Choice(row.code, row.names) for row in Faction.objects.filter(game=slug).order_by("pk"))
        self.has_sets = ObjectiveSet.objects.filter(game=slug).exists()
        self.has_text = Card.objects.filter(game=slug).exclude(text_key="").exists()
        self.has_lore = Card.objects.filter(game=slug).exclude(lore_key="").exists()
        self.has_errata = Ruling.objects.filter(game=slug, kind="errata").exists()
        self.open_values, self.extra_flags = _values_of_facts(rules)
        self.printed = _printed_forms(rules)
        self.formats = _formats(rules)
        pools = Restriction.objects.filter(game=slug, kind=Restriction.Kind.POOL).order_by("-since").values_list("format", "since")
        self.pools_since = dict(pools)
        kinds = Restriction.objects.filter(game=slug).values_list("kind", flat=True)
        self.has_limits = Restriction.Kind.LIMITED in set(kinds)

    @cached_property
    def numbers(self) -> list[str]:
        """Every printed card number."""
        return list(Card.objects.filter(game=self.slug).exclude(number="").order_by().values_list("number", flat=True).distinct())

    @cached_property
    def objective_sets(self) -> list[str]:
        return list(ObjectiveSet.objects.filter(game=self.slug).values_list("code", flat=True))

    def printed_numbers(self, stored: str) -> set[str]:
        return self.printed.get(stored, set())


def _values_of_facts(rules: Rules) -> tuple[dict[str, tuple[Choice, ...]], set[str]]:
    """`open_values` and `extra_flags`."""
    names = dict(Card.objects.filter(game=rules.slug).values_list("code", "name"))
    names_of = {field.name: field.names for field in rules.cards.fields if field.kind == "list" and not field.choices}
    of_cards = {field.name for field in rules.cards.fields if field.of_cards}
    flags = [field.name for field in rules.cards.fields if field.kind == "flag"]
    texts_by_name: dict[str, dict[str, str]] = {name: {} for name in names_of}
    flag_counts: dict[str, list[int]] = {name: [0, 0] for name in flags}  # cards with the flag: current cards, extras
    for facts, is_extra in Card.objects.filter(game=rules.slug).values_list("facts", "is_extra"):
        for name in names_of:
            for text in _fact_texts(facts, name):
                value = names.get(text, text) if name in of_cards else text
                texts_by_name[name].setdefault(fold(value), value)
        for name in flags:
            if facts.get(name):
                flag_counts[name][is_extra] += 1
    open_values = {
        name: tuple(Choice(text, names_of[name].get(text, {"en": text})) for key, text in sorted(texts.items()) if key)
        for name, texts in texts_by_name.items()
    }
    return open_values, {name for name, (current, extras) in flag_counts.items() if extras and not current}


def _fact_texts(facts: Mapping[str, Any], name: str) -> Iterator[str]:
    """The values of a list fact, on both sides of the card."""
    back = facts.get("back") or {}
    for value in (*(facts.get(name) or ()), *(back.get(name) or ())):
        yield value.get("name", "") if isinstance(value, Mapping) else str(value)


def _printed_forms(rules: Rules) -> dict[str, set[str]]:
    forms: dict[str, set[str]] = {}
    numbers = [*(field.name for field in rules.cards.fields if field.kind == "number"), values.NUMBER]
    texts = SearchValue.objects.filter(card__game=rules.slug).exclude(text="")
    for name, text in texts.filter(number__isnull=True, name__in=numbers).values_list("name", "text").distinct():
        forms.setdefault(name, set()).add(text)
    for name, text in texts.filter(number__isnull=False).values_list("name", "text").distinct():
        if values.numeric(text) is None:
            forms.setdefault(name, set()).add(text)
    return forms


def _formats(rules: Rules) -> tuple[Choice, ...]:
    """The formats of the rules, then those that only occur in restrictions or pools."""
    formats = {format.code: Choice(format.code, format.names) for format in rules.decks.formats}
    for code, kind, names in Restriction.objects.filter(game=rules.slug).order_by("pk").values_list("format", "kind", "names"):
        labels = names if kind == Restriction.Kind.POOL else {"en": code.replace("-", " ").capitalize()}
        formats.setdefault(code, Choice(code, labels))
    return tuple(formats.values())
