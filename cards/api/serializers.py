"""The shapes in which the API answers about cards; output only, every field listed.

Codes stand for what has an address of its own; `names` holds a name in each language known; facts are in the order the game declares them.
"""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.bulk import Bulk
from cards.api.strict_fields import Strict
from cards.legality_status import standings
from cards.models import Card, Game, ObjectiveSet, Restriction, Ruling
from cards.query.dates import today
from cards.search.filters import card_filters
from cards.search.orders import CARD_ORDERS
from cards.selectors import card_coverage, card_restrictions, card_rulings, game_counts, rules_of, set_totals
from games.registry import GAMES

NAMES = {"type": "object", "additionalProperties": {"type": "string"}, "required": ["en"]}


@extend_schema_field(NAMES)
class Names(serializers.JSONField):
    """A text in each language known, English always."""


@extend_schema_field({"type": "object", "description": "The printed facts, by the names that the game's `fields` list."})
class Facts(serializers.Field[dict[str, Any], Any, dict[str, Any], Any]):
    """Facts in the declared order: PostgreSQL does not keep the order they were stored in."""

    def to_representation(self, value: dict[str, Any]) -> dict[str, Any]:
        names = self.context.get("fact_names", ())
        return {name: value[name] for name in names if name in value} if names else value


@extend_schema_field(serializers.URLField())
class AddressField(serializers.Field[str, Any, str, Any]):
    """The absolute address of the row in this API; without a request, its path."""

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
    where = serializers.CharField(required=False, help_text="Of a text with a form of its own: the path in it, empty for all of it.")
    line = serializers.IntegerField(required=False, allow_null=True, help_text="Of such a text: from 1.")
    low = serializers.IntegerField(required=False, help_text="Of a whole number: the least there is.")
    high = serializers.IntegerField(required=False, help_text="Of a whole number: the most there is.")


class ProblemSerializer(serializers.Serializer[Any]):
    """application/problem+json (RFC 9457): `code` is stable, `detail` a sentence for people."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    code = serializers.CharField()
    detail = serializers.CharField()
    errors = FaultSerializer(many=True, required=False)  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class PrintingSerializer(serializers.Serializer[Any]):
    """One place of a card: `objective_set` and `position` are null where the game or product has none."""

    code = serializers.CharField()
    product = serializers.CharField(source="product.code")
    product_name = serializers.CharField(source="product.name")
    objective_set = serializers.CharField(source="objective_set.code", allow_null=True, default=None)
    objective_set_name = serializers.CharField(source="objective_set.name", allow_null=True, default=None)
    position = serializers.IntegerField(allow_null=True)
    number = serializers.CharField()


class CardFactsSerializer(NamedSerializer):
    """The rules object without its printings."""

    game = serializers.CharField(source="game_id")
    url = AddressField("card")
    type = serializers.CharField()
    side = serializers.CharField()
    faction = serializers.CharField(source="faction.code", allow_null=True, default=None)
    unique = serializers.BooleanField(source="is_unique")
    sample = serializers.BooleanField(source="is_sample", help_text="Invented to show what this game's cards are like.")
    aliases = serializers.ListField(child=serializers.CharField(), help_text="What players call it.")
    number = serializers.CharField()
    facts = Facts()
    text = serializers.CharField(help_text="Empty unless whoever runs this server imported the community's full texts.")


class CardSerializer(CardFactsSerializer):
    """A card with every printing of it."""

    printings = PrintingSerializer(many=True)


class RulingSerializer(NamedSerializer):
    """What was said of the card after it was printed: the fact in our own few words, never the publisher's sentence."""

    kind = serializers.ChoiceField(choices=Ruling.Kind.choices)
    day = serializers.DateField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class RestrictionSerializer(NamedSerializer):
    """A dated list of a format that names the card, in force from `since` up to, but not on, `until` (null: still)."""

    format = serializers.CharField()
    kind = serializers.ChoiceField(choices=Restriction.Kind.choices)
    since = serializers.DateField()
    until = serializers.DateField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class StandingSerializer(serializers.Serializer[Any]):
    """Where the card stands in a format today; `outside` its pool.  since, source: of the list that says so."""

    format = serializers.CharField()
    names = Names()
    state = serializers.ChoiceField(choices=["legal", "banned", "restricted", "limited", "outside"])
    since = serializers.DateField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]  # the member's name is DRF's own attribute, too


class SimulationSerializer(serializers.Serializer[Any]):
    """How well a run plays the card; `reason` says what is left out."""

    level = serializers.ChoiceField(choices=["full", "partial", "none"])
    reason = Names(allow_null=True)


class CardDetailSerializer(CardSerializer):
    """A card with what was said of it since it was printed."""

    rulings = serializers.SerializerMethodField()
    restrictions = serializers.SerializerMethodField(help_text="Every list that names the card, those of other days, too.")
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
        return StandingSerializer(standings(card=card, rules=GAMES[card.game_id], on=today()), many=True).data

    @extend_schema_field(SimulationSerializer)
    def get_sim(self, card: Card) -> dict[str, Any]:
        found = card_coverage(game=self.context["game"], card=card)
        return {"level": found.level if found else "none", "reason": found.reason if found else None}


class FoundCardSerializer(CardSerializer):
    """A card of a list.  printed: with `unique:prints` the printing it stands for, else null."""

    printed = serializers.CharField(allow_null=True, default=None)


class WarningSerializer(serializers.Serializer[Any]):
    code = serializers.CharField()
    term = serializers.CharField()
    start = serializers.IntegerField()
    end = serializers.IntegerField()
    message = serializers.CharField()
    suggestion = serializers.CharField(allow_null=True)


class QuerySerializer(serializers.Serializer[Any]):
    """The query as it was understood."""

    normalized = serializers.CharField()
    explain = serializers.CharField()
    warnings = WarningSerializer(many=True)


class ChoiceSerializer(serializers.Serializer[Any]):
    code = serializers.CharField()
    names = Names()


class SearchFieldSerializer(serializers.Serializer[Any]):
    """One field of the query language.  keys: other words for it.  choices: its values, where they can be listed; `total` counts all."""

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
    """tree: nodes `and`, `or`, `not` with `parts`; `word`, `exact` and `term` with `values` and their place; null finds every card."""

    query = QuerySerializer()
    tree = Tree()
    display = serializers.DictField(child=serializers.CharField())
    warnings = WarningSerializer(many=True, help_text="Of the address; those of the query are in `query`.")


class CardNameSerializer(NamedSerializer):
    type = serializers.CharField()


class CardNamesSerializer(serializers.Serializer[Any]):
    warnings = WarningSerializer(many=True)
    results = CardNameSerializer(many=True)


class CollectionRequestSerializer(Strict):
    game = serializers.CharField(max_length=50)
    codes = serializers.ListField(child=serializers.CharField(max_length=80), allow_empty=False, help_text="At most 500.")


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
    """One place of an objective set and the card in it."""

    code = serializers.CharField()
    position = serializers.IntegerField()
    card = CardFactsSerializer()


class ObjectiveSetDetailSerializer(ObjectiveSetSerializer):
    """With its six cards in their places, and the sums of what can be summed over them."""

    cards = PlaceSerializer(source="printings", many=True)
    totals = serializers.SerializerMethodField()

    @extend_schema_field({"type": "object", "additionalProperties": {"type": "integer"}})
    def get_totals(self, found: ObjectiveSet) -> dict[str, int]:
        return set_totals(found, GAMES[found.game_id])


class BulkSerializer(serializers.Serializer[Any]):
    """A file with all facts of a game."""

    game = serializers.CharField()
    url = serializers.SerializerMethodField()
    version = serializers.CharField(help_text="Of the data: the game's `data_version`.")
    size = serializers.IntegerField(help_text="Bytes.")
    records = serializers.IntegerField(help_text="Lines.")
    sha256 = serializers.CharField(help_text="Of the bytes.")

    @extend_schema_field(serializers.URLField())
    def get_url(self, found: Bulk) -> str:
        path = reverse("api:bulk-file", args=[f"{found.game}-{found.key}"])
        return str(self.context["request"].build_absolute_uri(path))


class GameSerializer(serializers.Serializer[Any]):
    slug = serializers.CharField()
    url = serializers.SerializerMethodField()
    names = Names()
    publisher = serializers.SerializerMethodField()
    data_version = serializers.CharField(help_text="A hash of the facts that are loaded.")
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
    """A printed fact.  `letter`: its short search key.  `types`: the card types that print it, empty for all."""

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
    filters = serializers.SerializerMethodField(help_text="Every filter of the list of cards.")
    orders = serializers.SerializerMethodField(help_text="Every order of the list of cards; a leading minus turns it round.")

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
    """The facts of a game in their declared order, each number's printed text behind it."""
    return tuple(
        name
        for field in GAMES[slug].cards.fields
        for name in ([field.name, f"{field.name}_text"] if field.kind == "number" else [field.name])
    )
