"""Serializers of parsed queries, their warnings and the fields of the query language."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.serializers.shared import ChoiceSerializer, Names


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
