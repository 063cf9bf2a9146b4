"""Cards and sets of one game."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from cards.errors import NotFound


def game(request: HttpRequest, slug: str) -> HttpResponse:
    raise NotFound("There are no cards yet.")


def card_search(request: HttpRequest, slug: str) -> HttpResponse:
    raise NotFound("There are no cards yet.")


def card(request: HttpRequest, slug: str, code: str) -> HttpResponse:
    raise NotFound("There are no cards yet.")


def set_list(request: HttpRequest, slug: str) -> HttpResponse:
    raise NotFound("There are no cards yet.")


def objective_set(request: HttpRequest, slug: str, code: str) -> HttpResponse:
    raise NotFound("There are no cards yet.")
