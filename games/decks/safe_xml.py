"""XML of strangers, read without document types, entities or more than a deck needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from games.contracts.decks import OddFile

DEEPEST: Final = 8
MOST_ELEMENTS: Final = 5_000
LONGEST_VALUE: Final = 20_000


@dataclass(slots=True)
class Element:
    """One element in the order in which they open.  inside: the names of those around it, outermost first.  line: from 1."""

    name: str
    attributes: Mapping[str, str]
    inside: tuple[str, ...]
    line: int
    text: list[str] = field(default_factory=list)

    @property
    def words(self) -> str:
        return "".join(self.text).strip()


def elements(text: str) -> list[Element]:
    """The elements of a document.

    OddFile: "xml_doctype", "xml_too_deep", "xml_too_large", or "xml_damaged" with the line.
    """
    return _Reading().read(text)


def attribute(value: str) -> str:
    """A value with its quotes, fit for an attribute."""
    return quoteattr(_allowed(value), {"\n": "&#10;", "\t": "&#9;"})


def content(value: str) -> str:
    return escape(_allowed(value))


def cdata(value: str) -> str:
    return "<![CDATA[" + _allowed(value).replace("]]>", "]]]]><![CDATA[>") + "]]>"


def _allowed(value: str) -> str:
    return "".join(c for c in value if c in "\t\n" or " " <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd" or c >= "\U00010000")


class _Reading:
    def __init__(self) -> None:
        self.found: list[Element] = []
        self.open: list[Element] = []
        # the encoding that a declaration names was undone when the text was decoded
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.EntityDeclHandler = self._doctype
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)

    def read(self, text: str) -> list[Element]:
        try:
            self.parser.Parse(text.lstrip().encode("utf-8"), True)
        except expat.ExpatError as error:
            raise OddFile("xml_damaged", f"This XML is damaged: {expat.ErrorString(error.code)}.", line=error.lineno) from None
        return self.found

    def _doctype(self, *_: object) -> None:
        raise OddFile("xml_doctype", "A deck file needs no document type and no entities; this one has some, so it is not read.")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if len(self.open) >= DEEPEST:
            raise OddFile("xml_too_deep", f"No deck file is nested deeper than {DEEPEST} elements.")
        if len(self.found) >= MOST_ELEMENTS:
            raise OddFile("xml_too_large", f"No deck file has more than {MOST_ELEMENTS} elements.")
        if any(len(value) > LONGEST_VALUE for value in attributes.values()):
            raise OddFile("xml_too_large", f"No value in a deck file is longer than {LONGEST_VALUE} characters.")
        element = Element(name, attributes, tuple(each.name for each in self.open), self.parser.CurrentLineNumber)
        self.found.append(element)
        self.open.append(element)

    def _end(self, _: str) -> None:
        self.open.pop()

    def _characters(self, text: str) -> None:
        self.open[-1].text.append(text)
