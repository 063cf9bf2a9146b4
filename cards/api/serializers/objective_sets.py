"""Serializers of objective sets."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.serializers.cards import CardFactsSerializer
from cards.api.serializers.shared import AddressField, NamedSerializer
from cards.models import ObjectiveSet
from cards.selectors import set_totals
from games.registry import GAMES


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
    def get_totals(self, objective_set: ObjectiveSet) -> dict[str, int]:
        return set_totals(objective_set, GAMES[objective_set.game_id])
