"""Tags and filters for a game: its look (`frontend.site.theme`), its texts and the facts of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from typing import Any

from django import template
from django.template import Context
from django.template.loader import get_template
from django.urls import reverse
from django.utils import formats
from django.utils.html import format_html
from django.utils.http import urlencode
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from cards.models import Card, Printing
from cards.search.examples import query_example
from frontend.cards.facts import Row, fact_rows, line_texts
from frontend.cards.forms import Group
from frontend.site.context import has_sets
from frontend.site.theme import look_of
from frontend.templatetags.stardeck import drawing, in_a_row, words
from games.contracts.catalogue import AbilityLine, Choice
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import in_language

LAST_SLOT = 6  # of the columns in lists that card.css lays out

register = template.Library()
register.filter("has_sets", has_sets)


@register.filter
def tone(code: str, game: Game) -> str:
    """The CSS class for the colour of a faction or side: `class="badge tone {{ code|tone:game }}"`."""
    return f"tone-{look_of(game.slug).tone(code)}"


@register.filter
def mark(code: str, game: Game) -> str:
    """The icon of a faction: `{% icon code|mark:game %}`."""
    return look_of(game.slug).mark(code)


@register.filter
def tone_of(card: Any, game: Game) -> str:
    """The CSS class for the colour of a card (or its back)."""
    return f"tone-{look_of(game.slug).tone_of(card)}"


@register.filter
def mark_of(card: Any, game: Game) -> str:
    """The icon of a card."""
    return look_of(game.slug).mark_of(card)


@register.filter
def group_name(card: Any, game: Game) -> str:
    """The meaning of the card's icon in a table: its faction, its side, or the fact that the look names."""
    group = look_of(game.slug).group
    if group == "faction":
        return words(card.faction)
    if group == "side":
        return choice_name(card.side, game.cards.sides)
    return in_a_row(line_texts(card.facts, [group], game=game, language=get_language() or "en"))


@register.filter
def groups_by_type(game: Game) -> bool:
    """Whether the card's icon in a table means its type, so that it needs no column of its own."""
    return look_of(game.slug).group == "type"


@register.filter("game_text")
def game_text(key: str, game: Game) -> str:
    """One of the game's texts for pages: `{{ "board.hand"|game_text:game }}`."""
    return words(game.page_texts[key])


@register.simple_tag(name="game_text")
def filled_game_text(key: str, game: Game, *, count: float | None = None, **values: Any) -> str:
    """As `game_text`, with values: `{% game_text "deck.cards" game cards=12 %}`.  count: 1 selects the text `<key>_one`."""
    template = game_text(f"{key}_one" if count == 1 else key, game)
    return template.format_map({name: words(value) if isinstance(value, Mapping) else value for name, value in values.items()})


@register.filter
def game_texts(game: Game, section: str) -> list[str]:
    """All of the game's page texts below a key, in order."""
    return [words(text) for key, text in game.page_texts.items() if key.startswith(f"{section}.")]


@register.filter
def product_word(word: str, game: Game) -> str:
    """The kind or cycle of a product in the reader's language; in the sources' spelling if the game has no text for it."""
    return words(game.page_texts.get(f"products.{word}", word))


@register.filter
def examples(game: Game) -> list[tuple[str, str]]:
    """Example searches: (URL, link text)."""
    home = reverse("game", args=[game.slug])
    return [(f"{home}{address}", game_text(f"examples.{name}", game)) for name, address in look_of(game.slug).examples.items()]


@register.filter
def slots(game: Game) -> str:
    """The CSS class for the width of a list's number columns."""
    return f"slots-{look_of(game.slug).slots}"


@register.filter
def number_slots(game: Game) -> list[tuple[str, int]]:
    """The printed numbers except the cost, each with its column in lists (see `number`); 0 where no column is left."""
    names = [field.name for field in game.cards.fields if field.kind == "number" and field.name != "cost"]
    return [(name, slot if slot <= LAST_SLOT else 0) for slot, name in enumerate(names, 2)]


@register.filter
def accent(game: Game) -> str:
    """The CSS class for the game's own colour."""
    return f"tone-{look_of(game.slug).accent}"


@register.filter
def drawn(code: str, game: Game) -> str:
    """The game's drawing for a printed symbol, for `{% drawing %}`; "" if it has none."""
    return look_of(game.slug).drawings.get(code, "")


@register.filter
def line(card: Any, game: Game) -> str:
    """The facts below the card's name in lists, after its type."""
    return in_a_row(line_texts(card.facts, look_of(game.slug).line, game=game, language=get_language() or "en"))


@register.filter
def traits(facts: Mapping[str, Any], game: Game) -> list[str]:
    """The printed traits in the reader's language."""
    return line_texts(facts, ["traits"], game=game, language=get_language() or "en")


@register.filter
def abilities(facts: Mapping[str, Any], game: Game) -> Sequence[AbilityLine]:
    """The card's abilities in our own words, if the game has them."""
    return game.cards.abilities(facts)


@register.filter
def hides_text(card: Card, game: Game) -> bool:
    """Whether the card prints a text that this site does not have."""
    return not (card.text or card.is_sample or game.cards.is_textless(card.facts))


@register.filter
def text_at(card: Card, game: Game) -> tuple[str, str, bool] | None:
    """(name, address, whether it leads to the card itself) of the site where players of the game read the text of this card.

    None if no such site is known.
    """
    site = look_of(game.slug).texts_at
    return (site.name, address, site.finds(card)) if site and (address := site.address(card)) else None


@register.simple_tag
def number(facts: Mapping[str, Any], name: str, game: Game, style: str = "box", drawing_name: str = "", *, slot: int = 0) -> SafeString:
    """A printed number with its label; "" if the card does not have it.

    style: "box" (the label above the number), "stat" (a drawing or the label before it) or "disc" (the number alone; the label is hidden).
    slot: the number's column in a list (from 1), so that the numbers of all rows align.
    """
    value = fact(facts, name)
    if not value:
        return SafeString("")
    label = label_of(game.slug, name, get_language() or "en")
    place = f" slot-{slot}" if slot else ""
    if style == "box":
        return format_html('<span class="box"><span class="box-label">{}</span> <b>{}</b></span>', label, value)
    if style == "disc":
        return format_html('<span class="disc{2}" title="{0}"><span class="visually-hidden">{0} </span>{1}</span>', label, value, place)
    drawn_as = drawing_name or drawing_of(name, game)
    if not drawn_as:
        return format_html('<span class="stat said{2}"><span class="muted">{0}</span> {1}</span>', label, value, place)
    svg = drawing(drawn_as)
    return format_html('<span class="stat{3}" title="{0}">{1}<span class="visually-hidden">{0} </span>{2}</span>', label, svg, value, place)


@register.simple_tag(takes_context=True)
def example(context: Context, query: str, game: Game, *, sets: bool = False, count: bool = True) -> SafeString:
    """An example search as a link to its results, with the number of results if the context variable `shown` is the game's database row."""
    address = f"{reverse('set-list' if sets else 'card-search', args=[game.slug])}?{urlencode({'q': query})}"
    link = format_html('<a href="{}"><code>{}</code></a>', address, query)
    if sets or not count or (row := context.get("shown")) is None:
        return link
    result = query_example(game=row, q=query, language=get_language() or "en")
    return format_html('{} <span class="muted small">{}</span>', link, result.count) if result else link


@register.filter
def own_template(game: Game, path: str) -> list[str]:
    """For `{% include game|own_template:"cards/face/_face.html" %}`: the game's own template, else the shared one."""
    return look_of(game.slug).template(path)


@register.filter
def choice_name(code: str, choices: Iterable[Choice]) -> str:
    """The name of `code` among the game's choices (card types, sides); `code` itself if it is none of them."""
    return next((words(choice) for choice in choices if choice.code == code), code)


@register.filter
def printing_facts(printing: Printing, game: Game) -> list[str]:
    """What a printing has of its own: the names of its values, and its numbers with their labels."""
    shown = []
    for field in (*game.cards.fields, *game.cards.search.of_printing):
        if (value := printing.facts.get(field.name)) is not None:
            name = choice_name(str(value), field.choices)
            shown.append(name if field.choices else f"{words(field.labels)} {value}")
    return shown


@register.filter
def field_label(name: str, game: Game) -> str:
    """The game's label of a fact."""
    return label_of(game.slug, name, get_language() or "en")


@cache
def label_of(slug: str, name: str, language: str) -> str:
    return next((in_language(field.labels, language) for field in GAMES[slug].cards.fields if field.name == name), name)


@register.filter
def faction_label(code: str, game: Game) -> str:
    """The name of a faction, from the first field of the game with this choice."""
    choices = (choice for field in game.cards.fields for choice in field.choices if choice.code == code)
    return next((words(choice) for choice in choices), code)


@register.filter
def fact(facts: Mapping[str, Any], name: str) -> str:
    """A printed fact as text: the printed form of a number ("X") if it has one; "" for a fact that the card lacks."""
    printed = facts.get(f"{name}_text") or facts.get(name)
    return "" if printed is None else str(printed)


@register.filter
def card_rows(card: Any, game: Game) -> list[Row]:
    return fact_rows(card.facts, game=game, language=get_language() or "en")


@register.filter
def text_rows(card: Any, game: Game) -> list[Row]:
    """The rows of all facts, except those that the page shows elsewhere (the operations stand in the words of the text) and flags."""
    left_out = {*look_of(game.slug).shown_elsewhere, "back", "has_text", "effects", "effects_complete"}
    return [row for row in card_rows(card, game) if row.name not in left_out]


@register.filter
def record_template(row: Row, game: Game) -> list[str]:
    """For `{% include row|record_template:game %}`: the game's template of a fact with members."""
    return [*look_of(game.slug).template(f"cards/page/_fact_{row.name}.html"), "cards/page/_fact_record.html"]


@register.filter
def drawing_of(name: str, game: Game) -> str:
    """The game's drawing for a fact; "" if it has none."""
    return look_of(game.slug).columns.get(name, "")


@register.simple_tag
def filter_group(group: Group, game: Game) -> SafeString:
    """One filter of the search form."""
    return _plain_group(group, game.slug, get_language() or "en") if group.is_plain else _group(group, game.slug)


def _group(group: Group, slug: str) -> SafeString:
    return SafeString(get_template("cards/search/_filter.html").render({"group": group, "game": GAMES[slug]}))


@lru_cache(maxsize=2000)
def _plain_group(group: Group, slug: str, language: str) -> SafeString:
    return _group(group, slug)


@register.filter
def places(card: Card, is_shared: bool | str = False) -> list[str]:
    """The sets and products of a card, each once: "#18" for a set, the product's name otherwise.

    is_shared: other cards have the same name, so the number in the product tells them apart ("Premiere · 12").
    """

    def place(printing: Printing) -> str:
        if printing.objective_set:
            return f"#{printing.objective_set.code}"
        return " · ".join([words(printing.product), *([printing.number] if is_shared and printing.number else ())])

    return list(dict.fromkeys(place(printing) for printing in card.printings.all()))


@register.filter
def released(product: Any) -> str:
    """The release date of a product, as a day or a year; "" if unknown."""
    day = str(product.facts.get("released") or "")
    try:
        return formats.date_format(date.fromisoformat(day), "DATE_FORMAT")
    except ValueError:
        return day
