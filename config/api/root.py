"""The root of the API: a list of all its addresses, for people who browse and programs that follow links."""

from __future__ import annotations

from functools import cache
from inspect import cleandoc
from typing import Any

from django.urls import reverse
from drf_spectacular.generators import EndpointEnumerator
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.views.public import PublicView

VERSION = "1"


class EntrySerializer(serializers.Serializer[Any]):
    url = serializers.CharField(help_text="An absolute URL; replace each `{name}` with a value.")
    methods = serializers.ListField(child=serializers.CharField())
    about = serializers.CharField()


class IndexSerializer(serializers.Serializer[Any]):
    """All addresses except this one, in order.  The schema describes their parameters and responses."""

    version = serializers.CharField()
    schema = serializers.URLField()
    entries = EntrySerializer(many=True)


class IndexView(PublicView):
    """List every address of this API."""

    @extend_schema(operation_id="index", responses={200: IndexSerializer})
    def get(self, request: Request) -> Response:
        site = request.build_absolute_uri("/").rstrip("/")
        entries = [{**entry, "url": f"{site}{entry['url']}"} for entry in entries_of_the_api()]
        return Response({"version": VERSION, "schema": request.build_absolute_uri(reverse("api:schema")), "entries": entries})


@cache
def entries_of_the_api() -> tuple[dict[str, Any], ...]:
    """Each address with its url (from the root of the site), its methods and the first paragraph of the view's docstring."""
    found: dict[str, dict[str, Any]] = {}
    for path, _, method, view in EndpointEnumerator().get_api_endpoints():  # type: ignore[no-untyped-call]  # of drf-spectacular
        about = cleandoc(view.cls.__doc__ or "").partition("\n\n")[0].replace("\n", " ")
        path = path.replace("{pk}", "{id}")  # noqa: PLW2901 (the schema's name for it)
        found.setdefault(path, {"url": path, "methods": [], "about": about})["methods"].append(method)
    return tuple(found[path] for path in sorted(found) if path != reverse("api:index"))
