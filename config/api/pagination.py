"""Pagination of the API's lists by `page` and `page_size`."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from rest_framework import exceptions
from rest_framework.pagination import PageNumberPagination
from rest_framework.request import Request

from cards.api.paging import MAX_PAGE, MAX_PAGE_SIZE, PAGE_SIZE, no_such_page
from cards.errors import BadInput


class Pages(PageNumberPagination):
    """Pagination by `page` (from 1) and `page_size`.  An invalid number is a 400 with a sentence; a page after the last is a 404."""

    page_size = PAGE_SIZE
    page_size_query_param = "page_size"
    max_page_size = MAX_PAGE_SIZE

    def get_page_size(self, request: Request) -> int:
        text = request.query_params.get(self.page_size_query_param)
        return self.page_size if text is None else _whole("page_size", text, self.max_page_size)

    def get_page_number(self, request: Request, paginator: Any) -> int:
        return _whole("page", request.query_params.get(self.page_query_param, "1"), MAX_PAGE)

    def paginate_queryset(self, queryset: Any, request: Request, view: Any = None) -> list[Any] | None:
        try:
            return super().paginate_queryset(queryset, request, view)
        except exceptions.NotFound:
            raise no_such_page() from None


def _whole(name: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and 1 <= int(text) <= most):
        values = {"field": name, "most": f"{most:,}", "value": text[:20]}
        sentence = _("%(field)s must be a whole number from 1 to %(most)s, not “%(value)s”.") % values
        raise BadInput(sentence, errors=[{"field": name, "code": "out_of_range"}])
    return int(text)
