"""What templates need beyond Django: words in the reader's language, icons, addresses, pages.

words: a mapping of language to text, or anything with `names`.  tone, mark: how a game shows a faction (`frontend.looks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django import template
from django.core.paginator import Page
from django.http import QueryDict
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from frontend.looks import look_of
from games.contracts import Game, in_language

register = template.Library()


@register.filter
def words(value: Any) -> str:
    """The text of `value` (a words mapping, or a row or value with `names`) in the reader's language, English where it is missing."""
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, Mapping):
        return in_language({"en": "", **value}, get_language() or "en")
    fallback = getattr(value, "name", "") or getattr(value, "code", "")
    return in_language({"en": fallback, **getattr(value, "names", {})}, get_language() or "en")


@register.simple_tag
def icon(name: str, classes: str = "", label: str = "") -> SafeString:
    """One drawing of `static/img/icons.svg`; hidden from screen readers unless it has a label."""
    href = f"{static('img/icons.svg')}#{name}"
    if label:
        return format_html('<svg class="icon {}" role="img" aria-label="{}"><use href="{}"/></svg>', classes, label, href)
    return format_html('<svg class="icon {}" aria-hidden="true"><use href="{}"/></svg>', classes, href)


@register.simple_tag(takes_context=True)
def with_query(context: template.Context, **changes: Any) -> str:
    """The present address's query with `changes` (None or "" removes); `page` is dropped unless it is among them."""
    query: QueryDict = context["request"].GET.copy()
    query.pop("page", None)
    for key, value in changes.items():
        query.pop(key, None)
        if value not in (None, ""):
            query[key] = str(value)
    for key in [key for key, values in query.lists() if values == [""]]:
        del query[key]
    return "?" + query.urlencode()


@register.filter
def page_range(page: Page[Any]) -> Iterable[int | None]:
    """Page numbers to link, None where some are left out."""
    return (
        number if isinstance(number, int) else None
        for number in page.paginator.get_elided_page_range(page.number, on_each_side=1, on_ends=1)
    )


@register.filter
def tone(code: str, game: Game) -> str:
    """The CSS class that paints a faction's or side's things: `class="badge tone {{ code|tone:game }}"`."""
    return f"tone-{look_of(game.slug).tone(code)}"


@register.filter
def mark(code: str, game: Game) -> str:
    """The drawing that stands for a faction: `{% icon code|mark:game %}`."""
    return look_of(game.slug).mark(code)


@register.filter
def own_template(game: Game, name: str) -> list[str]:
    """For `{% include game|own_template:"_face.html" %}`: the game's own template, else everyone's."""
    return look_of(game.slug).template(name)
