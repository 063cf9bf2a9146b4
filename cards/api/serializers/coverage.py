"""Serializers of the sums of cards that are played."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from cards.api.serializers.shared import Names


class SumsSerializer(serializers.Serializer[Any]):
    """Numbers of cards: `full`, `partial` and `none` add up to `cards`."""

    cards = serializers.IntegerField()
    full = serializers.IntegerField(help_text="The rules play everything that the card does; cards without text count here.")
    no_text = serializers.IntegerField(help_text="Those of `full` that print no text: there is nothing to play.")
    partial = serializers.IntegerField(help_text="The rules leave out something.")  # type: ignore[assignment]  # also an attribute of DRF
    none = serializers.IntegerField(help_text="The rules do not play the card, or nothing of what it says.")


class CoverageRowSerializer(SumsSerializer):
    """The sums of one product, faction, side or type.  `several` is the row of cards with several factions, "" of those with none."""

    code = serializers.CharField(allow_blank=True)
    names = Names()
    query = serializers.CharField(help_text="The search that finds these cards; with `sim:full`, `sim:partial`, ... those of one number.")

    def to_representation(self, row: Any) -> dict[str, Any]:
        named = {"code": row.code, "names": dict(row.names), "query": row.query}
        return {**named, **SumsSerializer(row.sums).data}


class CoverageGroupSerializer(serializers.Serializer[Any]):
    """Sums that add up to those of the game: a card counts in the product that printed it first."""

    by = serializers.ChoiceField(choices=["product", "faction", "side", "type"])
    rows = CoverageRowSerializer(many=True)


class CoverageReasonSerializer(serializers.Serializer[Any]):
    """The number of cards that are not played in full for one reason."""

    level = serializers.ChoiceField(choices=["full", "partial", "none"], help_text="`partial` or `none`.")
    reason = Names()
    cards = serializers.IntegerField()


class GameCoverageSerializer(serializers.Serializer[Any]):
    """How fully the rules play a game's cards."""

    is_played = serializers.BooleanField(help_text="Whether games of it can be played.")
    total = SumsSerializer()
    groups = CoverageGroupSerializer(many=True)
    reasons = CoverageReasonSerializer(many=True)
