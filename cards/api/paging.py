"""Pagination of the API's lists: the paginator from the settings and its two parameters."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ImproperlyConfigured
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework.pagination import PageNumberPagination
from rest_framework.settings import api_settings

PAGE = [
    OpenApiParameter("page", OpenApiTypes.INT, description="The page number, from 1. A page after the last one returns 404."),
    OpenApiParameter("page_size", OpenApiTypes.INT, description="Results per page: 60 by default, at most 500."),
]


def paginator() -> PageNumberPagination:
    """A new paginator of the class named in the settings."""
    chosen: Any = api_settings.DEFAULT_PAGINATION_CLASS
    if not (isinstance(chosen, type) and issubclass(chosen, PageNumberPagination)):
        raise ImproperlyConfigured("REST_FRAMEWORK: DEFAULT_PAGINATION_CLASS must name a PageNumberPagination.")
    return chosen()
