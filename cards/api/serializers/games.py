"""Serializers of games with their factions, products and bulk files."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.bulk import Bulk
from cards.api.serializers.shared import ChoiceSerializer, Facts, NamedSerializer, Names
from cards.models import Game
from cards.search.filters import card_filters
from cards.search.orders import CARD_ORDERS
from cards.selectors import game_counts, rules_of, starting_lists


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


class BulkSerializer(serializers.Serializer[Any]):
    """A file with all the facts of a game."""

    game = serializers.CharField()
    url = serializers.SerializerMethodField()
    version = serializers.CharField(help_text="The data version: the game's `data_version`.")
    size = serializers.IntegerField(help_text="The size in bytes.")
    records = serializers.IntegerField(help_text="The number of lines.")
    sha256 = serializers.CharField(help_text="The SHA-256 hash of the file.")

    @extend_schema_field(serializers.URLField())
    def get_url(self, file: Bulk) -> str:
        path = reverse("api:bulk-file", args=[f"{file.game}-{file.key}"])
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


class StartingSlotSerializer(serializers.Serializer[Any]):
    zone = serializers.CharField()
    code = serializers.CharField()
    quantity = serializers.IntegerField()


class StartingListSerializer(ChoiceSerializer):
    """A list that an empty deck can start from."""

    side = serializers.CharField(source="decklist.side", allow_null=True)
    slots = StartingSlotSerializer(source="decklist.slots", many=True)


class GameDetailSerializer(GameSerializer):
    counts = serializers.SerializerMethodField()
    sides = serializers.SerializerMethodField()
    card_types = serializers.SerializerMethodField()
    formats = serializers.SerializerMethodField()
    zones = serializers.SerializerMethodField()
    starting_lists = serializers.SerializerMethodField()
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
        return ZoneSerializer(rules_of(game).decks.kept_zones, many=True).data

    @extend_schema_field(StartingListSerializer(many=True))
    def get_starting_lists(self, game: Game) -> Any:
        return StartingListSerializer(starting_lists(game=game), many=True).data

    @extend_schema_field(FieldSerializer(many=True))
    def get_search_fields(self, game: Game) -> Any:
        return FieldSerializer(rules_of(game).cards.fields, many=True).data

    def get_filters(self, game: Game) -> list[str]:
        return list(card_filters(game.slug).base_filters)

    def get_orders(self, game: Game) -> list[str]:
        return list(CARD_ORDERS)
