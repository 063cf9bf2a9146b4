"""Serializers of cards with their printings, rulings, restrictions and legality."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.serializers.search import WarningSerializer
from cards.api.serializers.shared import AddressField, Facts, NamedSerializer, Names
from cards.api.strict_fields import Strict
from cards.legality_status import format_statuses
from cards.models import Card, Restriction, Ruling
from cards.query.dates import today
from cards.selectors import MAX_COLLECTION, card_coverage, card_restrictions, card_rulings
from games.registry import GAMES


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
    """How fully the rules play the card; `reason` states what they leave out."""

    level = serializers.ChoiceField(choices=["full", "partial", "none"])
    reason = Names(allow_null=True)
    no_text = serializers.BooleanField(help_text="The card is `full` because it prints no text: there is nothing to play.")


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
        coverage = card_coverage(game=self.context["game"], card=card)
        return {"level": coverage.level, "reason": coverage.reason, "no_text": coverage.is_textless}


class FoundCardSerializer(CardSerializer):
    """A card in a list.  printed: the code of the printing it represents with `unique:prints`, otherwise null."""

    printed = serializers.CharField(allow_null=True, default=None)


class CardNameSerializer(NamedSerializer):
    type = serializers.CharField()


class CardNamesSerializer(serializers.Serializer[Any]):
    warnings = WarningSerializer(many=True)
    results = CardNameSerializer(many=True)


class CollectionRequestSerializer(Strict):
    game = serializers.CharField(max_length=50)
    codes = serializers.ListField(child=serializers.CharField(max_length=80), allow_empty=False, help_text="Printing codes, at most 500.")

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        schema["properties"]["codes"] |= {"minItems": 1, "maxItems": MAX_COLLECTION}
        schema["properties"]["codes"]["items"]["minLength"] = 1
        return schema


class CollectionSerializer(serializers.Serializer[Any]):
    results = CardSerializer(many=True)
    not_found = serializers.ListField(child=serializers.CharField())
