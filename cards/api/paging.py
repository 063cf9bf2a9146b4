"""Pages of the API's lists: the two parameters, the members of a response, and the response itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.utils.translation import gettext
from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers
from rest_framework.pagination import PageNumberPagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.settings import api_settings
from rest_framework.views import APIView

from cards.errors import NotFound

MAX_PAGE = 1_000_000
PAGE_SIZE, MAX_PAGE_SIZE = 60, 500
PAGE = [
    OpenApiParameter(
        "page",
        {"type": "integer", "minimum": 1, "maximum": MAX_PAGE, "default": 1},
        description="The page number. A page after the last one returns 404.",
    ),
    OpenApiParameter(
        "page_size", {"type": "integer", "minimum": 1, "maximum": MAX_PAGE_SIZE, "default": PAGE_SIZE}, description="Results per page."
    ),
]


class PageOutput(serializers.Serializer[Any]):
    """The members of every page of a list, besides its `results`."""

    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)


def page_response(
    rows: QuerySet[Any] | Sequence[Any], results_of: Callable[[list[Any]], Any], *, request: Request, view: APIView, **more: Any
) -> Response:
    """The requested page of `rows`: {count, next, previous, ...more, results}."""
    paginator = _paginator()
    document = paginator.get_paginated_response(results_of(paginator.paginate_queryset(rows, request, view=view) or [])).data
    results = document.pop("results")
    return Response({**document, **more, "results": results})


def no_such_page() -> NotFound:
    """The error for a page after the last one."""
    return NotFound(gettext("There is no such page; follow the `next` links from the first page."), code="no_such_page")


def _paginator() -> PageNumberPagination:
    """A new paginator of the class named in the settings."""
    chosen: Any = api_settings.DEFAULT_PAGINATION_CLASS
    if not (isinstance(chosen, type) and issubclass(chosen, PageNumberPagination)):
        raise ImproperlyConfigured("REST_FRAMEWORK: DEFAULT_PAGINATION_CLASS must name a PageNumberPagination.")
    return chosen()


def page_and_size(request: Request) -> tuple[int, int]:
    """The requested page number and number of results a page, for lists that read their pages themselves."""
    pages = _paginator()
    if (size := pages.get_page_size(request)) is None:
        raise ImproperlyConfigured("REST_FRAMEWORK: DEFAULT_PAGINATION_CLASS must have a page size.")
    return int(pages.get_page_number(request, Paginator((), size))), size
