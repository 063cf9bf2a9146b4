"""What tells cards of one name apart on pages: the place where each is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from games.contracts.catalogue import Record

# (card, printing) -> text, "" if the printing does not say it
Place = Callable[[Record, Record], str]


def place_forms(fact: str, *, product_name: Callable[[str], str], group_name: Callable[[Record], str]) -> tuple[Place, ...]:
    """The ways to say where a card is printed.

    fact: the fact by which players of the game tell such cards apart, "" if there is none.
    product_name: the name of a product by its code.
    group_name: the name of a card's faction or side.
    """

    def of_product(printing: Record, more: str) -> str:
        return " · ".join((product_name(printing["product"]), more)) if more else ""

    def by_fact(card: Record, printing: Record) -> str:
        value = card["facts"].get(fact)
        return "" if value is None else " · ".join(filter(None, (str(value), group_name(card))))

    def by_set(card: Record, printing: Record) -> str:
        return f"#{printing['objective_set']}" if printing["objective_set"] else product_name(printing["product"])

    return (
        by_fact,
        by_set,
        lambda card, printing: of_product(printing, printing.get("number") or ""),
        lambda card, printing: of_product(printing, group_name(card)),
        lambda card, printing: of_product(printing, printing.get("number") or printing["code"]),
    )


def places_of(cards: Iterable[Record], printings: Iterable[Record], forms: Iterable[Place]) -> dict[str, str]:
    """Code of a printing -> its place, for the cards whose name another card has.

    forms: the ways to say a place, the shortest first.  All cards of a name are told apart in one way: the first that gives no two of
    them the same text, or else the last.  An own card has no place, because pages mark it as one.
    """
    by_name: dict[str, dict[str, Record]] = {}
    for card in cards:
        by_name.setdefault(card["name"], {})[card["code"]] = card
    shared = {code: card for alike in by_name.values() if len(alike) > 1 for code, card in alike.items() if not card.get("own")}
    by_card: dict[str, list[Record]] = {code: [] for code in shared}
    for printing in printings:
        if printing["card"] in by_card:
            by_card[printing["card"]].append(printing)
    ways = tuple(forms)
    places: dict[str, str] = {}
    for alike in by_name.values():
        group = [(alike[code], printing) for code in alike if code in by_card for printing in by_card[code]]
        places |= next((texts for form in ways if _tells_apart(group, texts := _texts(group, form))), _texts(group, ways[-1]))
    return places


def _texts(group: Iterable[tuple[Record, Record]], form: Place) -> dict[str, str]:
    return {printing["code"]: form(card, printing) for card, printing in group}


def _tells_apart(group: Iterable[tuple[Record, Record]], texts: Mapping[str, str]) -> bool:
    """Whether every printing has a text, and no text stands for two cards."""
    card_of: dict[str, str] = {}
    return all(
        text and card_of.setdefault(text, card["code"]) == card["code"] for card, printing in group for text in [texts[printing["code"]]]
    )
