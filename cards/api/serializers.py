"""Serializers of the card API's responses; output only, with every field listed.

A record that has its own URL is represented by its code.
`names` holds the name in each known language.
Facts are in the order in which the game declares them.
"""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.bulk import Bulk
from cards.api.strict_fields import Strict
from cards.legality_status import format_statuses
from cards.models import Card, Game, ObjectiveSet, Restriction, Ruling
from cards.query.dates import today
from cards.search.filters import card_filters
from cards.search.orders import CARD_ORDERS
from cards.selectors import card_coverage, card_restrictions, card_rulings, game_counts, rules_of, set_totals
from games.registry import GAMES

NAMES = {"type": "object", "additionalProperties": {"type": "string"}, "required": ["en"]}


@extend_schema_field(NAMES)
class Names(serializers.JSONField):
    """A text in each known language; English is always present."""


@extend_schema_field({"type": "object", "description": "The printed facts, keyed by the names in the game's `fields`."})
class Facts(serializers.Field[dict[str, Any], Any, dict[str, Any], Any]):
    """Facts in the declared order, which PostgreSQL does not preserve in JSON columns."""

    def to_representation(self, value: dict[str, Any]) -> dict[str, Any]:
        names = self.context.get("fact_names", ())
        return {name: value[name] for name in names if name in value} if names else value


@extend_schema_field(serializers.URLField())
class AddressField(serializers.Field[str, Any, str, Any]):
    """The row's absolute URL in this API; without a request, only the path."""

    def __init__(self, view: str, **kwargs: Any) -> None:
        super().__init__(source="*", read_only=True, **kwargs)
        self.view = view

    def to_representation(self, value: Any) -> str:
        path = reverse(f"api:{self.view}", args=[value.game_id, value.code])
        return str(self.context["request"].build_absolute_uri(path)) if "request" in self.context else path


class NamedSerializer(serializers.Serializer[Any]):
    code = serializers.CharField()
    name = serializers.CharField()
    names = Names()


class FaultSerializer(serializers.Serializer[Any]):
    field = serializers.CharField()
    code = serializers.CharField()
    message = serializers.CharField()
    where = serializers.CharField(required=False, help_text="For structured text: the path to the error, empty for the whole text.")
    line = serializers.IntegerField(required=False, allow_null=True, help_text="For structured text: the line number, from 1.")
    low = serializers.IntegerField(required=False, help_text="For an integer: the lowest allowed value.")
    high = serializers.IntegerField(required=False, help_text="For an integer: the highest allowed value.")


class ProblemSerializer(serializers.Serializer[Any]):
    """A problem document, application/problem+json (RFC 9457): `code` is stable, `detail` is a message for people."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    code = serializers.CharField()
    detail = serializers.CharField()
    errors = FaultSerializer(many=True, required=False)  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class PrintingSerializer(serializers.Serializer[Any]):
    """One printing of a card; `objective_set` and `position` are null if the game or product has no objective sets."""

    code = serializers.CharField()
    product = serializers.CharField(source="product.code")
    product_name = serializers.CharField(source="product.name")
    objective_set = serializers.CharField(source="objective_set.code", allow_null=True, default=None)
    objective_set_name = serializers.CharField(source="objective_set.name", allow_null=True, default=None)
    position = serializers.IntegerField(allow_null=True)
    number = serializers.CharField()


class CardFactsSerializer(NamedSerializer):
    """A card without its printings."""

    game = serializers.CharField(source="game_id")
    url = AddressField("card")
    type = serializers.CharField()
    side = serializers.CharField()
    faction = serializers.CharField(source="faction.code", allow_null=True, default=None)
    unique = serializers.BooleanField(source="is_unique")
    sample = serializers.BooleanField(source="is_sample", help_text="Invented to show what this game's cards look like.")
    aliases = serializers.ListField(child=serializers.CharField(), help_text="Players' nicknames for the card.")
    number = serializers.CharField()
    facts = Facts()
    text = serializers.CharField(help_text="The card text; empty unless this server's operator imported the community's full texts.")


class CardSerializer(CardFactsSerializer):
    """A card with all its printings."""

    printings = PrintingSerializer(many=True)


class RulingSerializer(NamedSerializer):
    """An erratum or clarification published after the card was printed, in our own words, never in the publisher's."""

    kind = serializers.ChoiceField(choices=Ruling.Kind.choices)
    day = serializers.DateField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class RestrictionSerializer(NamedSerializer):
    """A dated list of a format that names the card.  `since` is the first day in force, `until` the first day no longer in force.

    `until` is null while the list is in force.
    """

    format = serializers.CharField()
    kind = serializers.ChoiceField(choices=Restriction.Kind.choices)
    since = serializers.DateField()
    until = serializers.DateField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class StandingSerializer(serializers.Serializer[Any]):
    """The card's status in a format today; `outside` means outside the format's pool.

    since, source: the date and source of the list that decides it.
    """

    format = serializers.CharField()
    names = Names()
    state = serializers.ChoiceField(choices=["legal", "banned", "restricted", "limited", "outside"])
    since = serializers.DateField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class SimulationSerializer(serializers.Serializer[Any]):
    """How well simulations play the card; `reason` states what they leave out."""

    level = serializers.ChoiceField(choices=["full", "partial", "none"])
    reason = Names(allow_null=True)


class CardDetailSerializer(CardSerializer):
    """A card with its rulings, restrictions, legality and simulation coverage."""

    rulings = serializers.SerializerMethodField()
    restrictions = serializers.SerializerMethodField(help_text="Every list that names the card, including past and future ones.")
    legality = serializers.SerializerMethodField()
    sim = serializers.SerializerMethodField()

    @extend_schema_field(RulingSerializer(many=True))
    def get_rulings(self, card: Card) -> Any:
        return RulingSerializer(card_rulings(card=card), many=True).data

    @extend_schema_field(RestrictionSerializer(many=True))
    def get_restrictions(self, card: Card) -> Any:
        return RestrictionSerializer(card_restrictions(card=card), many=True).data

    @extend_schema_field(StandingSerializer(many=True))
    def get_legality(self, card: Card) -> Any:
        return StandingSerializer(format_statuses(card=card, rules=GAMES[card.game_id], on=today()), many=True).data

    @extend_schema_field(SimulationSerializer)
    def get_sim(self, card: Card) -> dict[str, Any]:
        found = card_coverage(game=self.context["game"], card=card)
        return {"level": found.level if found else "none", "reason": found.reason if found else None}


class FoundCardSerializer(CardSerializer):
    """A card in a list.  printed: the code of the printing it represents with `unique:prints`, otherwise null."""

    printed = serializers.CharField(allow_null=True, default=None)


class WarningSerializer(serializers.Serializer[Any]):
    code = serializers.CharField()
    term = serializers.CharField()
    start = serializers.IntegerField()
    end = serializers.IntegerField()
    message = serializers.CharField()
    suggestion = serializers.CharField(allow_null=True)


class QuerySerializer(serializers.Serializer[Any]):
    """The parsed query with its explanation and warnings."""

    normalized = serializers.CharField()
    explain = serializers.CharField()
    warnings = WarningSerializer(many=True)


class ChoiceSerializer(serializers.Serializer[Any]):
    code = serializers.CharField()
    names = Names()


class SearchFieldSerializer(serializers.Serializer[Any]):
    """One field of the query language.

    keys: other names of the field.
    choices: the first of its values, if they can be listed.
    total: the number of all its values.
    """

    name = serializers.CharField(source="row.name")
    kind = serializers.ChoiceField(
        choices=["text", "enum", "list", "number", "date", "flag", "format", "with", "own", "deck"], source="row.kind"
    )
    labels = Names(source="row.labels")
    keys = serializers.ListField(child=serializers.CharField())
    ops = serializers.ListField(child=serializers.CharField(), source="row.ops")
    types = serializers.ListField(child=serializers.CharField(), source="row.types")
    choices = ChoiceSerializer(many=True)
    total = serializers.IntegerField()


class SearchFieldsSerializer(serializers.Serializer[Any]):
    warnings = WarningSerializer(many=True)
    results = SearchFieldSerializer(many=True)


@extend_schema_field({"type": ["object", "null"], "properties": {"node": {"enum": ["and", "or", "not", "word", "exact", "term"]}}})
class Tree(serializers.JSONField):
    """A node of a query."""


class ParsedSerializer(serializers.Serializer[Any]):
    """A parsed query.

    tree: nodes `and`, `or` and `not` have `parts`; `word`, `exact` and `term` have `values` with their positions in the query.
    A null tree matches every card.
    """

    query = QuerySerializer()
    tree = Tree()
    display = serializers.DictField(child=serializers.CharField())
    warnings = WarningSerializer(many=True, help_text="Warnings about the URL's parameters; warnings about the query are in `query`.")


class CardNameSerializer(NamedSerializer):
    type = serializers.CharField()


class CardNamesSerializer(serializers.Serializer[Any]):
    warnings = WarningSerializer(many=True)
    results = CardNameSerializer(many=True)


class CollectionRequestSerializer(Strict):
    game = serializers.CharField(max_length=50)
    codes = serializers.ListField(child=serializers.CharField(max_length=80), allow_empty=False, help_text="Printing codes, at most 500.")


class CollectionSerializer(serializers.Serializer[Any]):
    results = CardSerializer(many=True)
    not_found = serializers.ListField(child=serializers.CharField())


class FactionSerializer(NamedSerializer):
    game = serializers.CharField(source="game_id")
    side = serializers.CharField()
    card_count = serializers.IntegerField()


class ProductSerializer(NamedSerializer):
    game = serializers.CharField(source="game_id")
    position = serializers.IntegerField()
    kind = serializers.CharField()
    cycle = serializers.CharField()
    facts = Facts()
    card_count = serializers.IntegerField()
    objective_set_count = serializers.IntegerField()


class ObjectiveSetSerializer(NamedSerializer):
    game = serializers.CharField(source="game_id")
    url = AddressField("objective-set")
    number = serializers.IntegerField()
    product = serializers.CharField(source="product.code")
    side = serializers.CharField()
    faction = serializers.CharField(source="faction.code", allow_null=True, default=None)
    facts = serializers.JSONField()


class PlaceSerializer(serializers.Serializer[Any]):
    """One position of an objective set and the card in it."""

    code = serializers.CharField()
    position = serializers.IntegerField()
    card = CardFactsSerializer()


class ObjectiveSetDetailSerializer(ObjectiveSetSerializer):
    """An objective set with its six cards in order, and the sums of their summable facts."""

    cards = PlaceSerializer(source="printings", many=True)
    totals = serializers.SerializerMethodField()

    @extend_schema_field({"type": "object", "additionalProperties": {"type": "integer"}})
    def get_totals(self, found: ObjectiveSet) -> dict[str, int]:
        return set_totals(found, GAMES[found.game_id])


class BulkSerializer(serializers.Serializer[Any]):
    """A file with all the facts of a game."""

    game = serializers.CharField()
    url = serializers.SerializerMethodField()
    version = serializers.CharField(help_text="The data version: the game's `data_version`.")
    size = serializers.IntegerField(help_text="The size in bytes.")
    records = serializers.IntegerField(help_text="The number of lines.")
    sha256 = serializers.CharField(help_text="The SHA-256 hash of the file.")

    @extend_schema_field(serializers.URLField())
    def get_url(self, found: Bulk) -> str:
        path = reverse("api:bulk-file", args=[f"{found.game}-{found.key}"])
        return str(self.context["request"].build_absolute_uri(path))


class GameSerializer(serializers.Serializer[Any]):
    slug = serializers.CharField()
    url = serializers.SerializerMethodField()
    names = Names()
    publisher = serializers.SerializerMethodField()
    data_version = serializers.CharField(help_text="A hash of the loaded facts.")
    card_count = serializers.IntegerField()

    def get_url(self, game: Game) -> str:
        return str(self.context["request"].build_absolute_uri(reverse("api:game", args=[game.slug])))

    def get_publisher(self, game: Game) -> str:
        return rules_of(game).publisher


class CountsSerializer(serializers.Serializer[Any]):
    cards = serializers.IntegerField()
    printings = serializers.IntegerField()
    objective_sets = serializers.IntegerField()
    products = serializers.IntegerField()
    factions = serializers.IntegerField()


class FieldSerializer(serializers.Serializer[Any]):
    """A printed fact.

    letter: its short search key.
    types: the card types that print it; empty for all types.
    """

    name = serializers.CharField()
    kind = serializers.ChoiceField(choices=["text", "enum", "list", "number", "flag", "record"])
    labels = Names()
    letter = serializers.CharField()
    types = serializers.ListField(child=serializers.CharField())
    choices = ChoiceSerializer(many=True)


class FormatSerializer(ChoiceSerializer):
    help = Names()


class ZoneSerializer(ChoiceSerializer):
    holds = serializers.CharField()
    maximum = serializers.IntegerField(allow_null=True)
    fixed = serializers.BooleanField()


class GameDetailSerializer(GameSerializer):
    counts = serializers.SerializerMethodField()
    sides = serializers.SerializerMethodField()
    card_types = serializers.SerializerMethodField()
    formats = serializers.SerializerMethodField()
    zones = serializers.SerializerMethodField()
    search_fields = serializers.SerializerMethodField()
    filters = serializers.SerializerMethodField(help_text="The names of all filters of the card list.")
    orders = serializers.SerializerMethodField(help_text="The names of all orders of the card list; a leading minus reverses the order.")

    @extend_schema_field(CountsSerializer)
    def get_counts(self, game: Game) -> dict[str, int]:
        return game_counts(game=game)

    @extend_schema_field(ChoiceSerializer(many=True))
    def get_sides(self, game: Game) -> Any:
        return ChoiceSerializer(rules_of(game).cards.sides, many=True).data

    @extend_schema_field(ChoiceSerializer(many=True))
    def get_card_types(self, game: Game) -> Any:
        return ChoiceSerializer(rules_of(game).cards.types, many=True).data

    @extend_schema_field(FormatSerializer(many=True))
    def get_formats(self, game: Game) -> Any:
        return FormatSerializer(rules_of(game).decks.formats, many=True).data

    @extend_schema_field(ZoneSerializer(many=True))
    def get_zones(self, game: Game) -> Any:
        return ZoneSerializer(rules_of(game).decks.zones, many=True).data

    @extend_schema_field(FieldSerializer(many=True))
    def get_search_fields(self, game: Game) -> Any:
        return FieldSerializer(rules_of(game).cards.fields, many=True).data

    def get_filters(self, game: Game) -> list[str]:
        return list(card_filters(game.slug).base_filters)

    def get_orders(self, game: Game) -> list[str]:
        return list(CARD_ORDERS)


def fact_names(slug: str) -> tuple[str, ...]:
    """The names of a game's facts in their declared order, each number followed by its printed text."""
    return tuple(
        name
        for field in GAMES[slug].cards.fields
        for name in ([field.name, f"{field.name}_text"] if field.kind == "number" else [field.name])
    )
