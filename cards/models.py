"""The catalogue in the database: printed facts, loaded from `fixtures/` or imported by whoever hosts the full texts.

Game -> Faction, Product, ObjectiveSet, Card -> Printing.  `code` is a record's permanent id inside its game.
names: a title in each language known.  facts: the rest of the printed facts, by the names in the game's `fields`.
Ruling and Restriction hold what was said of cards after they were printed, with its day and source.
"""

from __future__ import annotations

from django.db import models
from django.db.models import F, Q


class Game(models.Model):
    """One game of `games.registry`, with the version (a hash) of the facts that were loaded for it."""

    slug = models.SlugField(primary_key=True)
    names = models.JSONField(default=dict)
    data_version = models.CharField(max_length=64, default="")
    search_version = models.CharField(max_length=64, default="")  # what the rows of SearchValue were worked out by

    def __str__(self) -> str:
        return self.slug


class OfGame(models.Model):
    """A row that belongs to a game and is known in it by its code."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    code = models.CharField(max_length=80)
    name = models.CharField(max_length=200)
    names = models.JSONField(default=dict)

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


class Faction(OfGame):
    side = models.CharField(max_length=20, blank=True)

    class Meta:
        ordering = ["game", "side", "name"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="faction_code_once_a_game")]


class Product(OfGame):
    position = models.PositiveIntegerField()
    kind = models.CharField(max_length=60)
    cycle = models.CharField(max_length=80, blank=True)
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "position"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="product_code_once_a_game")]


class ObjectiveSet(OfGame):
    """The six cards that are bought, chosen and counted together; `code` is the printed set number as text."""

    number = models.PositiveIntegerField()
    search_key = models.CharField(max_length=400)
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="objective_sets")
    side = models.CharField(max_length=20)
    faction = models.ForeignKey(Faction, null=True, on_delete=models.PROTECT, related_name="objective_sets")
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "number"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="objective_set_code_once_a_game")]


class Card(OfGame):
    """The rules object, however often it was printed; `code` is that of its first printing.

    faction: the first one printed, None for a card that prints none.  aliases: what players call it, found like its names.
    is_sample: invented by this project to show what its game's cards are like.
    is_extra: kept apart from the game's cards of today (retired, before an erratum), and found only by who asks for such.
    """

    position = models.PositiveIntegerField(default=0)  # the place in the catalogue's own order, from 1
    number = models.CharField(max_length=20, blank=True)
    search_key = models.CharField(max_length=400)
    type = models.CharField(max_length=40)
    side = models.CharField(max_length=20, blank=True)
    faction = models.ForeignKey(Faction, null=True, on_delete=models.PROTECT, related_name="cards")
    is_unique = models.BooleanField(default=False)
    is_sample = models.BooleanField(default=False)
    is_extra = models.BooleanField(default=False)
    aliases = models.JSONField(default=list)
    cost = models.IntegerField(null=True)
    facts = models.JSONField(default=dict)
    text = models.TextField(blank=True)  # this and the next only where the host imported the community's full texts
    lore = models.TextField(blank=True)
    text_key = models.TextField(blank=True)  # the two folded, as they are searched
    lore_key = models.TextField(blank=True)

    class Meta:
        ordering = ["game", "code"]
        constraints = [
            models.UniqueConstraint(fields=["game", "code"], name="card_code_once_a_game"),
            models.CheckConstraint(condition=Q(cost__isnull=True) | Q(cost__gte=0), name="card_cost_not_negative"),
        ]
        indexes = [models.Index(fields=["game", "type"]), models.Index(fields=["game", "name"])]


class SearchValue(models.Model):
    """One value by which a card is found (`cards.query.values`): a number, or a folded text; both where a number is printed otherwise.

    A table of its own rather than questions to the JSON of the facts: one index answers any field, several values are several rows,
    and both databases compare numbers with numbers.
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


class Printing(OfGame):
    """One appearance of a card in a product (and, where the game has them, at a place of an objective set)."""

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


class Ruling(OfGame):
    """What was said of one card after it was printed: the fact in our own few words (`names`), never the publisher's sentence.

    day: when it was published or, where no source says, None.  source: "FAQ 5.0".
    """

    class Kind(models.TextChoices):
        ERRATA = "errata"
        CLARIFICATION = "clarification"

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="rulings")
    kind = models.CharField(max_length=20, choices=Kind.choices)
    day = models.DateField(null=True)
    source = models.CharField(max_length=120)
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "card", "day", "code"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="ruling_code_once_a_game")]


class Restriction(OfGame):
    """One dated list of a format: in force from `since` up to, but not on, `until` (None: still).  It may name nothing.

    kind: a "pool" is the products whose cards may be used, with what else the format says in `facts`; "allowed" cards may be used besides;
    "limited" and "restricted" lists allow each card less often, "banned" not at all, of a "restricted_group" a deck may hold one.
    cards: those that the list names or, where it names objective sets, those printed in them.
    """

    class Kind(models.TextChoices):
        POOL = "pool"
        ALLOWED = "allowed"
        LIMITED = "limited"
        BANNED = "banned"
        RESTRICTED = "restricted"
        RESTRICTED_GROUP = "restricted_group"

    format = models.CharField(max_length=60)
    kind = models.CharField(max_length=20, choices=Kind.choices)
    since = models.DateField()
    until = models.DateField(null=True)
    of = models.CharField(max_length=20)
    source = models.CharField(max_length=200)
    cards = models.ManyToManyField(Card, related_name="restrictions")
    objective_sets = models.ManyToManyField(ObjectiveSet, related_name="restrictions")
    products = models.ManyToManyField(Product, related_name="restrictions")
    facts = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "format", "since", "code"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="restriction_code_once_a_game")]


# Printings in the order of sets and places, those of no set last (databases differ on where a null goes unless told).
IN_PLACE = (F("objective_set__number").asc(nulls_last=True), F("position").asc(nulls_last=True), F("code").asc())


class Allowance(models.Model):
    """What one client has used of one rule of a bucket (`cards.api.limits`): in the window `slot`, and in the one before.

    client: a keyed hash of bucket, rule and address.  until: the second (Unix time) from which the row means nothing.
    """

    client = models.CharField(max_length=64, primary_key=True)
    slot = models.BigIntegerField()
    used = models.IntegerField()
    before = models.IntegerField()
    until = models.BigIntegerField(db_index=True)

    def __str__(self) -> str:
        return f"{self.client[:8]} {self.used}"
