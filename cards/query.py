"""What a player types into the search box: words that a name contains, all of them; "quoted words" as one phrase.

term: a word or phrase as it was typed, with its place in the query.  key: the same, folded (`cards.folding.fold`).
Nothing is dropped in silence: what means nothing comes back as a warning with its place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from cards.errors import BadInput
from cards.folding import fold

MAX_LENGTH = 500
MAX_TERMS = 40

_QUOTES = str.maketrans("“”„«»", '"""""')
_TERM = re.compile(r'"([^"]*)("?)|[^\s"]+')
_FIELD = re.compile(r"-?[A-Za-z_]+(?::|=|!=|<=|>=|<|>)\S+\Z")


@dataclass(frozen=True, slots=True)
class Warning:
    """Something in a query that was not understood, at [start, end) of the text as typed."""

    code: str
    term: str
    start: int
    end: int
    message: str
    suggestion: str | None = None

    def as_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("code", "term", "start", "end", "message", "suggestion")}


@dataclass(frozen=True, slots=True)
class Query:
    """keys: what every name found must contain."""

    keys: tuple[str, ...] = ()
    normalized: str = ""
    explain: str = "all cards"
    warnings: list[Warning] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        return {"normalized": self.normalized, "explain": self.explain, "warnings": [warning.as_data() for warning in self.warnings]}


def parse(text: str, *, what: str = "cards whose name") -> Query:
    """The query in `text`; BadInput if it is too long or nothing in it can be found.  what: how its explanation begins.

    >>> parse('luke "of the"').keys
    ('luke', 'of the')
    >>> parse('"half').warnings[0].code
    'open_quote'
    """
    if len(text) > MAX_LENGTH:
        raise BadInput(f"The search is {len(text):,} characters long; at most {MAX_LENGTH} are read.", code="query_too_long")
    words, keys, warnings = [], [], []
    for match in _TERM.finditer(text.translate(_QUOTES)):
        term, quoted = match[0], match[1] is not None
        if quoted and not match[2]:
            warnings.append(Warning("open_quote", term, *match.span(), "The quotation mark is not closed; read to the end.", f'{term}"'))
        elif not quoted and _FIELD.match(term):
            message = f"{term} is read as words of a name; use the filters to ask for other facts."
            warnings.append(Warning("words_only", term, *match.span(), message))
        key = fold(match[1] if quoted else term)
        if not key:
            warnings.append(Warning("nothing_to_find", term, *match.span(), f"{term} holds no letter or digit and was left out."))
            continue
        keys.append(key)
        words.append(f'"{match[1].strip()}"' if quoted else term)
    if len(keys) > MAX_TERMS:
        raise BadInput(f"The search has {len(keys)} words; at most {MAX_TERMS} are read.", code="too_many_terms")
    if not keys and warnings:
        raise BadInput(f"Nothing in this search can be found: {warnings[0].message}", code="nothing_to_find")
    named = " and ".join("“" + word.strip('"') + "”" for word in words)
    explain = f"{what} contains {named}" if named else f"all {what.partition(' whose ')[0]}"
    return Query(tuple(keys), " ".join(words), explain, warnings)
