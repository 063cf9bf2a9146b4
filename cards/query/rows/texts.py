"""Fields with titles and texts."""

from __future__ import annotations

from typing import ClassVar

from django.db.models import Q

from cards.models import Printing
from cards.query import patterns, values
from cards.query.conditions import StoredKeys
from cards.query.syntax import Value
from cards.query.table import InvalidValue, Operand, Row, Table, having
from cards.texts.folding import fold


class TextRow(Row):
    """A text field of the game."""

    takes_regex: ClassVar[bool] = False

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            if not self.takes_regex:
                raise InvalidValue("no_regex")
            try:
                return Operand(value.text, patterns.compile_pattern(value.text), f"/{value.text}/", True)
            except patterns.InvalidPattern as error:
                raise InvalidValue("bad_regex", reason=str(error)) from None
        if self.takes_regex and value.text.startswith("/"):
            raise InvalidValue("open_regex", f"{value.text.rstrip('/')}/")
        key = fold(value.text)
        if not key and "~" not in value.text:
            raise InvalidValue("nothing_to_find")
        return Operand(value.text, key, value.text)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        lookup = "text" if op == "=" else "text__contains"
        return having(self.stored, **{lookup: operand.data})


class NameRow(TextRow):
    """A name field.  stored: "@name", or the name in one language."""

    takes_regex = True

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        stored = f"{self.stored}:{table.language}" if table.language else self.stored
        if operand.is_regex:
            keys = patterns.cards_matching(table.slug, table.version, "name", operand.text)
            return Q(pk__in=StoredKeys(keys, lambda card: patterns.matches_a_name(operand.text, card.names)))
        if op == "=":
            return having(stored, text=operand.data)
        if table.language:
            return having(stored, text__contains=operand.data)
        return Q(search_key__contains=operand.data)

    def present(self) -> Q:
        return Q()


class LongTextRow(TextRow):
    """The publisher's text or lore, if the host imported it.  `~` stands for the card's own title."""

    takes_regex = True

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        if operand.is_regex:
            return Q(pk__in=patterns.cards_matching(table.slug, table.version, self.stored, operand.text))
        if "~" in operand.text:
            return Q(pk__in=patterns.cards_with_own_title(table.slug, table.version, self.stored, operand.text, whole=op == "="))
        return Q(**{f"{self.stored}_key" + ("" if op == "=" else "__contains"): operand.data})

    def present(self) -> Q:
        return ~Q(**{f"{self.stored}_key": ""})

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if not getattr(table.data, f"has_{self.stored}"):
            raise InvalidValue("no_texts")
        return super().read(op, value, table)


class InSetWithRow(TextRow):
    """`with:` the cards in the objective sets that contain a card with that title."""

    kind = "with"
    ops = (":", "=")

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        key = operand.data
        title = (
            {"card__search_values__name": values.NAME, "card__search_values__text": key}
            if op == "="
            else {"card__search_key__contains": key}
        )
        sets = Printing.objects.filter(game=table.slug, **title).values("objective_set")
        return Q(pk__in=Printing.objects.filter(objective_set__in=sets).values("card"))
