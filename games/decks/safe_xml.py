"""Parse untrusted XML safely: no document types, no entities, limited depth and size."""

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
    """One XML element.

    Attributes:
        inside: the names of the elements around it, outermost first.
        line: its line in the file, from 1.
        text: the pieces of its text.
    """

    name: str
    attributes: Mapping[str, str]
    inside: tuple[str, ...]
    line: int
    text: list[str] = field(default_factory=list)

    @property
    def words(self) -> str:
        return "".join(self.text).strip()


def elements(text: str) -> list[Element]:
    """The elements of a document, in the order in which they open.

    OddFile with the code "xml_doctype", "xml_too_deep", "xml_too_large", or "xml_damaged" and its line.
    """
    return _Reading().read(text)


def attribute(value: str) -> str:
    """A value escaped and quoted for an attribute."""
    return quoteattr(_allowed(value), {"\n": "&#10;", "\t": "&#9;"})


def content(value: str) -> str:
    """A value escaped for the text of an element."""
    return escape(_allowed(value))


def cdata(value: str) -> str:
    """A value as a CDATA section."""
    return "<![CDATA[" + _allowed(value).replace("]]>", "]]]]><![CDATA[>") + "]]>"


def _allowed(value: str) -> str:
    return "".join(c for c in value if c in "\t\n" or " " <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd" or c >= "\U00010000")


class _Reading:
    def __init__(self) -> None:
        self.found: list[Element] = []
        self.open: list[Element] = []
        # The text is decoded already; this overrides the encoding in its declaration.
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
        raise OddFile("xml_doctype", "This file has a document type or entities. Deck files need neither, so it was not read.")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if len(self.open) >= DEEPEST:
            raise OddFile("xml_too_deep", f"This file is nested deeper than {DEEPEST} elements, the limit for deck files.")
        if len(self.found) >= MOST_ELEMENTS:
            raise OddFile("xml_too_large", f"This file has more than {MOST_ELEMENTS} elements, the limit for deck files.")
        if any(len(value) > LONGEST_VALUE for value in attributes.values()):
            raise OddFile("xml_too_large", f"This file has a value longer than {LONGEST_VALUE} characters, the limit for deck files.")
        element = Element(name, attributes, tuple(each.name for each in self.open), self.parser.CurrentLineNumber)
        self.found.append(element)
        self.open.append(element)

    def _end(self, _: str) -> None:
        self.open.pop()

    def _characters(self, text: str) -> None:
        self.open[-1].text.append(text)
