"""Models of the card catalogue: games, factions, products, objective sets, cards, printings, rulings and format lists.

The rows are loaded from `fixtures/`, or imported by a host who has the full card texts.
A game has factions, products, objective sets and cards; a card has printings.
Ruling and Restriction record changes published after a card was printed, each with its date and source.

Columns that several models share:
    code: the record's permanent id within its game.
    names: the title in each known language.
    facts: the other printed facts, keyed by the names in the game's `fields`.
"""

from __future__ import annotations

from django.db import models
from django.db.models import F, Q

# The languages whose order of names has a column `rank_...` in `Card`.  Names in another language are sorted as in English.
RANKED_LANGUAGES = ("en", "ja", "zh-hant")


def rank_column(language: str) -> str:
    """The column of `Card` by which names are sorted in a language ("zh-hant" and "zh-Hant" are one)."""
    code = language.lower()
    return f"rank_{code.replace('-', '_')}" if code in RANKED_LANGUAGES else "rank_en"


class Game(models.Model):
    """A game of `games.registry`, with the version (a hash) of its loaded facts."""

    slug = models.SlugField(primary_key=True)
    names = models.JSONField(default=dict)
    data_version = models.CharField(max_length=64, default="")
    search_version = models.CharField(max_length=64, default="")  # the version that built the SearchValue rows
    loaded_from = models.CharField(max_length=64, default="")  # the stamp of the fixtures (`cards.data.stamp`), "" after an import

    def __str__(self) -> str:
        return self.slug


class GameRecord(models.Model):
    """Base of the models that belong to a game and are identified in it by their code."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    code = models.CharField(max_length=80)
    name = models.CharField(max_length=200)
    names = models.JSONField(default=dict)

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


class Faction(GameRecord):
    side = models.CharField(max_length=20, blank=True)

    class Meta:
        ordering = ["game", "side", "name"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="faction_code_once_a_game")]


class Product(GameRecord):
    position = models.PositiveIntegerField()
    kind = models.CharField(max_length=60)
    cycle = models.CharField(max_length=80, blank=True)
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "position"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="product_code_once_a_game")]


class ObjectiveSet(GameRecord):
    """Six cards that players buy, choose and count as one; `code` is the printed set number as text."""

    number = models.PositiveIntegerField()
    search_key = models.CharField(max_length=400)
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="objective_sets")
    side = models.CharField(max_length=20)
    faction = models.ForeignKey(Faction, null=True, on_delete=models.PROTECT, related_name="objective_sets")
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "number"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="objective_set_code_once_a_game")]


class Card(GameRecord):
    """A card as the rules see it, however often it was printed; `code` is the code of its first printing."""

    position = models.PositiveIntegerField(default=0)  # the place in the catalogue's order, from 1
    number = models.CharField(max_length=20, blank=True)
    search_key = models.CharField(max_length=400)
    # The place of the name among the game's cards in each language (`games.texts.collation`); equal names have one place.
    rank_en = models.PositiveIntegerField(default=0)
    rank_ja = models.PositiveIntegerField(default=0)
    rank_zh_hant = models.PositiveIntegerField(default=0)
    type = models.CharField(max_length=40)
    side = models.CharField(max_length=20, blank=True)
    # The first printed faction, None if the card prints none.
    faction = models.ForeignKey(Faction, null=True, on_delete=models.PROTECT, related_name="cards")
    is_unique = models.BooleanField(default=False)
    is_sample = models.BooleanField(default=False)  # invented by this project to show what the game's cards look like
    # Not part of the current card pool (retired, or the version before an erratum): a search includes it only on request.
    is_extra = models.BooleanField(default=False)
    aliases = models.JSONField(default=list)  # players' nicknames, searched like names
    cost = models.IntegerField(null=True)
    facts = models.JSONField(default=dict)
    text = models.TextField(blank=True)  # text and lore are filled only if the host imported the community's full texts
    lore = models.TextField(blank=True)
    text_key = models.TextField(blank=True)  # `text`, folded for search
    lore_key = models.TextField(blank=True)  # `lore`, folded for search

    class Meta:
        ordering = ["game", "code"]
        constraints = [
            models.UniqueConstraint(fields=["game", "code"], name="card_code_once_a_game"),
            models.CheckConstraint(condition=Q(cost__isnull=True) | Q(cost__gte=0), name="card_cost_not_negative"),
        ]
        indexes = [models.Index(fields=["game", "type"]), models.Index(fields=["game", "name"])]


class SearchValue(models.Model):
    """One searchable value of a card (see `cards.query.values`): a number, a folded text, or a number with its printed form.

    The values have their own table because querying the JSON facts has three drawbacks that a table avoids:
    - Here one index serves every field.
    - A field with several values is simply several rows.
    - SQLite and PostgreSQL both compare numbers as numbers.
    """

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="search_values", db_index=False)
    name = models.CharField(max_length=60)
    number = models.FloatField(null=True)
    text = models.CharField(max_length=200)

    class Meta:
        indexes = [
            models.Index(fields=["name", "number", "card"], name="search_by_number"),
            models.Index(fields=["name", "text", "card"], name="search_by_text"),
            models.Index(fields=["card", "name", "number"], name="search_of_card"),
        ]

    def __str__(self) -> str:
        return f"{self.name} {self.number} {self.text}"


class Printing(GameRecord):
    """One appearance of a card in a product and, in games with objective sets, its position in a set."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="printings")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="printings")
    objective_set = models.ForeignKey(ObjectiveSet, null=True, on_delete=models.PROTECT, related_name="printings")
    position = models.PositiveIntegerField(null=True)
    number = models.CharField(max_length=20, blank=True)
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "code"]
        constraints = [
            models.UniqueConstraint(fields=["game", "code"], name="printing_code_once_a_game"),
            models.UniqueConstraint(fields=["objective_set", "position"], name="one_card_a_place_of_a_set"),
        ]


class Ruling(GameRecord):
    """An erratum or clarification of one card, in our own words (`names`), never in the publisher's."""

    class Kind(models.TextChoices):
        ERRATA = "errata"
        CLARIFICATION = "clarification"

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="rulings")
    kind = models.CharField(max_length=20, choices=Kind.choices)
    day = models.DateField(null=True)  # the date of publication, None if no source states it
    source = models.CharField(max_length=120)  # "FAQ 5.0"
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "card", "day", "code"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="ruling_code_once_a_game")]


class Restriction(GameRecord):
    """One dated list of a format, such as its card pool or its banned cards.  The list may be empty."""

    class Kind(models.TextChoices):
        POOL = "pool"  # the products whose cards are legal; `facts` holds the format's other rules
        ALLOWED = "allowed"  # cards that are legal in addition to the pool
        LIMITED = "limited"  # fewer copies of each card
        BANNED = "banned"  # no copies
        RESTRICTED = "restricted"  # fewer copies of each card
        RESTRICTED_GROUP = "restricted_group"  # a deck may hold one card of the group

    format = models.CharField(max_length=60)
    kind = models.CharField(max_length=20, choices=Kind.choices)
    since = models.DateField()  # the first day in force
    until = models.DateField(null=True)  # the first day no longer in force, None while the list is in force
    of = models.CharField(max_length=20)  # what the list names: "cards", "objective_sets" or "products"
    source = models.CharField(max_length=200)
    # The cards on the list; for a list of objective sets, the cards printed in those sets.
    cards = models.ManyToManyField(Card, related_name="restrictions")
    objective_sets = models.ManyToManyField(ObjectiveSet, related_name="restrictions")
    products = models.ManyToManyField(Product, related_name="restrictions")
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "format", "since", "code"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="restriction_code_once_a_game")]


# The order of printings: by set and position, then those outside any set (by default each database places nulls differently).
PRINTING_ORDER = (F("objective_set__number").asc(nulls_last=True), F("position").asc(nulls_last=True), F("code").asc())


class Allowance(models.Model):
    """Units that one client has used under one rule of a rate limit (see `cards.api.limits`)."""

    client = models.CharField(max_length=64, primary_key=True)  # a keyed hash of bucket, rule and address
    slot = models.BigIntegerField()  # the current window
    used = models.IntegerField()  # units used in the current window
    before = models.IntegerField()  # units used in the previous window
    until = models.BigIntegerField(db_index=True)  # when the row expires, in Unix seconds

    def __str__(self) -> str:
        return f"{self.client[:8]} {self.used}"
