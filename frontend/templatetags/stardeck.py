"""Tags and filters for every page: texts in the reader's language, icons, query strings, page numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from django import forms, template
from django.conf import settings
from django.core.paginator import Page
from django.forms import BoundField
from django.http import QueryDict
from django.templatetags.static import static
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext

from frontend.site.api_reference import Operation
from frontend.site.errors.form_errors import form_errors_of
from games import texts
from games.texts import in_language, listed

register = template.Library()


@register.simple_tag
def comma() -> str:
    """What stands between two names in the reader's language."""
    return listed(("", ""), get_language() or "en")


@register.simple_tag
def space() -> str:
    """What stands between two sentences, or a colon and its text, in the reader's language: nothing in languages without spaces."""
    return "" if (get_language() or "en").lower() in texts.WITHOUT_SPACES else " "


@register.simple_tag
def colon() -> str:
    """What stands between a label and its text in the reader's language."""
    return texts.colon(get_language() or "en")


@register.filter
def light_text(text: str) -> str:
    """An option, with what stands behind its colon in an element of its own.  A colon in a name, before a capital, does not count.

    >>> light_text("use “Tatooine: Cantina”: draw a card")
    '<span>use “Tatooine: Cantina”: <span class="light">draw a card</span></span>'
    >>> light_text("at Tatooine: Cantina")
    'at Tatooine: Cantina'
    """
    ends = (found.end() for found in re.finditer(re.escape(colon()), text))
    place = next((end for end in ends if not text[end : end + 1].isupper()), len(text))
    if place == len(text):
        return text
    # A button lays its parts out side by side, so the two are one part of it.
    return format_html('<span>{}<span class="light">{}</span></span>', text[:place], text[place:])


@register.simple_block_tag
def brackets(content: str) -> SafeString:
    """The content in the brackets of the reader's language, with the space before them where it has one."""
    return SafeString(texts.bracketed(content.strip(), get_language() or "en"))


@register.filter
def in_a_row(names: Iterable[str]) -> str:
    """Names one after the other, with the comma of the reader's language."""
    return listed(names, get_language() or "en")


@register.filter
def words(value: Any) -> str:
    """The text of `value` (a words mapping, or a row or value with `names`) in the reader's language, or else in English."""
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, Mapping):
        return in_language(value if "en" in value else {"en": "", **value}, get_language() or "en")
    names = getattr(value, "names", {})
    fallback = getattr(value, "name", "") or getattr(value, "code", "")
    return in_language(names if "en" in names else {"en": fallback, **names}, get_language() or "en")


@register.filter
def lang_of(value: Any) -> SafeString:
    """` lang="en"` for a name that stands in English on a page in another language, so that it is read and set as English; else "".

    value: a words mapping, a row with `names`, or a shown card, set or slot.
    """
    language = get_language() or "en"
    names = value if isinstance(value, Mapping) else getattr(value, "names", {})
    is_english = getattr(value, "is_english", language != "en" and not names.get(language))
    return SafeString(' lang="en"' if is_english else "")


@register.filter
def code_words(text: str) -> SafeString:
    """The text with the parts between backquotes as code.

    >>> code_words("Write `a<b` & more.")
    'Write <code>a&lt;b</code> &amp; more.'
    """
    return SafeString(re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text)))


@cache
def sprite() -> str:
    """The URL of the icon sheet, cached because a page uses it some hundred times."""
    return static("img/icons.svg")


@register.simple_tag
def icon(name: str, classes: str = "", label: str = "") -> SafeString:
    """An icon of `static/img/icons.svg`; hidden from screen readers unless it has a label."""
    href = f"{sprite()}#{name}"
    if label:
        return format_html('<svg class="icon {}" role="img" aria-label="{}"><use href="{}"/></svg>', classes, label, href)
    return format_html('<svg class="icon {}" aria-hidden="true"><use href="{}"/></svg>', classes, href)


register.filter("faults", form_errors_of)
register.filter("curl", Operation.curl)


@register.filter
def dressed(field: BoundField) -> SafeString:
    """The control of an allauth form, with the site's CSS class and without a placeholder that repeats the label."""
    kinds = {forms.Textarea: "textarea", forms.Select: "select"}
    name = next((name for kind, name in kinds.items() if isinstance(field.field.widget, kind)), "input")
    return field.as_widget(attrs={"class": name, "placeholder": False})


@register.simple_tag(takes_context=True)
def with_query(context: template.Context, **changes: Any) -> str:
    """The URL's query string with `changes` (None or "" removes a parameter); `page` is dropped unless it is one of them."""
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
    """The page numbers to link; None for a gap."""
    return (
        number if isinstance(number, int) else None
        for number in page.paginator.get_elided_page_range(page.number, on_each_side=1, on_ends=1)
    )


@register.filter
def get(mapping: Mapping[str, Any], key: str) -> Any:
    """`mapping[key]`, or None: for a key in a variable."""
    return mapping.get(key)


@register.filter
def times(count: int | None) -> range:
    """A range to repeat something `count` times, at most twelve."""
    return range(min(count or 0, 12))


@register.simple_tag
@cache
def component_sheet(name: str) -> str:
    return static(f"css/components/{name}.css")


@register.simple_tag
def size_limit() -> SafeString:
    """The attributes by which `form-size.js` keeps a form that is larger than the server accepts."""
    most = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    sentence = gettext("This is larger than the limit of %(bytes)s bytes and has not been sent. Shorten it, or send it in several parts.")
    return format_html('data-most="{}" data-too-large="{}"', most, sentence % {"bytes": f"{most:,}"})


@register.simple_tag
def drawing(look: str, label: str = "") -> SafeString:
    """A drawing as a game's look names it, the id before the CSS classes: "crosshair black"."""
    name, _, classes = look.partition(" ")
    return icon(name, classes, label)
