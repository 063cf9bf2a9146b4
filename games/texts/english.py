"""The grammar of English texts: articles, possessives and plurals, which a sentence put together from parts leaves open.

Texts leave these marks for it; other languages have none:
    a(n): an article, before the noun or what describes it.
    NOUN: behind a noun that may need a plural.
    your: before a noun, as the word of a filter for the player's own cards.
"""

from __future__ import annotations

import re
from typing import Final

NOUN: Final = "¬"

# A noun with what stands before it, or several with "or" between them.
_BEFORE: Final = rf"(?:(?!\b(?:aboard|at|for|from|here|in|of|on|that|to|with)\b|a\(n\))[^{NOUN},;:→])*?"
_PHRASE: Final = rf"({_BEFORE}{NOUN}(?: or {_BEFORE}{NOUN})*)"
# Words that ask for a plural.
_MANY: Final = r"(any number of|up to (?:[2-9]|\d\d+)|\d+ or (?:more|fewer)|number of|(?:[2-9]|\d\d+)(?! or (?:less|more|fewer)\b))"
_IRREGULAR: Final = {"thief": "thieves", "Jedi": "Jedi", "Dark Jedi": "Dark Jedi"}
_TIMES: Final = {"1": "once", "2": "twice"}

# In this order: what stands in a text -> what is said.
_SENTENCES: Final = [
    # A filter that names one piece by what it is to the text.
    (rf"\bwith a\(n\) [\w-]+{NOUN}? that is this card aboard or on it", "with this card on it"),
    (rf"\b(aboard|at|of|on|with) (?:a\(n\)|each|1) card{NOUN}? that is (this card|the target)\b", r"\1 \2"),
    (
        rf"\bthere is a\(n\) card{NOUN}? ((?:(?! that is)[^,;:])*?) that is this card or a\(n\) card{NOUN}? ([^,;:]*?) that is this card\b",
        r"this card is \1 or \2",
    ),
    (rf"\bthere is a\(n\) card{NOUN}? that is (this card|the target)\b", r"\1 is there"),
    (r"\bthere is a\(n\) ((?:(?! or a\(n\))[^,;:])*?) that is (this card|the target)\b(?! of )", r"\2 is a(n) \1"),
    (r"\bthere is no ([^,;:]*?) that is (this card|the target)\b(?! of )", r"\2 is no \1"),
    (rf"(?:\b(?:each|1|no) |\ba\(n\) )?\bcard{NOUN}? that is (this card|the target)\b", r"\1"),
    (rf"(?:\b(?:each|1) |\ba\(n\) )?\bcard{NOUN}? that bears this card\b", "its bearer"),
    (rf"(?:\b(?:each|1) |\ba\(n\) )?\bcard{NOUN}? that (this card|its bearer) pilots\b", r"what \1 pilots"),
    (rf"\bnumber of \w+{NOUN} that is the target\b", "number of targets"),
    (rf"(?<!there )\bis a\(n\) card{NOUN} ", "is "),
    (rf"(?<!there )\bis no card{NOUN} ", "is not "),
    (r"\bpiloting aboard or on it\b", "piloting it"),
    (r"\bis that can still move\b", "can still move"),
    (r"\bis not that can still move\b", "cannot move any more"),
    (r"\bpiloting aboard\b", "piloting"),
    (rf"\b(?:each|1) card{NOUN}? in the \w+ Pile that was just drawn as destiny\b", "the card that was just drawn as destiny"),
    (r"\bthere is a\(n\) ([^,;:]*?) in the \w+ Pile that was just drawn as destiny\b", r"a(n) \1 was just drawn as destiny"),
    (r"\bless than 0 \+ the number\b", "less than the number"),
    (r"\bonly at ([^;→]+); only at ", r"only at \1 or at "),
    (rf"\bsite({NOUN}?) at the next site\b", r"adjacent site\1"),
    (rf"\bat (?:a\(n\)|each) (location|site|system|sector){NOUN}? that is this card\b", r"at this \1"),
    # A number from two properties of one filter.
    (r"\bwith ([a-z ]+) (\d+) or more(.*?) with \1 \2 or less\b", r"with \1 \2\3"),
    (r"\bwith ([a-z ]+) (\d+) or more with \1 (\d+) or less\b", r"with \1 \2 to \3"),
    # What a player has.
    (r"\bthere is (a\(n\)|no) your\b", r"you have \1"),
    (r"\bthere are (\d+ or (?:more|fewer)) your\b", r"you have \1"),
    (r"\ba\(n\) your\b", "your"),
    (r"\ba\(n\) other\b", "another"),
    (r"\ba\(n\) “", "“"),
    (rf"\b(?:a\(n\)|each) system{NOUN} of ([A-Z][\w'-]*(?: [A-Z0-9][\w'-]*)*)(?![\w'-]| or | [A-Z0-9])", r"the \1 system"),
    (r"\bup to 60\b", "any number of"),
    (r"\byou may you\b", "you may"),
    (r"\bup to 1 your “", "up to 1 “"),
    (r"\beach your (other )?“", r"your \1“"),
    (rf"\ba\(n\) \w+{NOUN} “", "“"),
    (r"\bwhen deployed cannot be deployed\b", "cannot be deployed"),
    (r"\b(?:when deployed|in hand) costs (\d+) (\w+) more to use\b", r"costs \1 \2 more to use"),
    (r"(?<!up to )\b1 (your )?“", r"\1“"),
    (r"\b(to|from) at (?=each |the )", r"\1 "),
]


def in_english(text: str) -> str:
    """
    >>> in_english("attach to a(n) enemy unit, sacrifice a(n) unit, destroy a(n) other unit")
    'attach to an enemy unit, sacrifice a unit, destroy another unit'
    >>> in_english("if there is a(n) your Ewok¬ here: target 1 your thief¬ or pilot¬; each your other Rebel¬ moves")
    'if you have an Ewok here: target 1 of your thieves or pilots; each of your other Rebels moves'
    >>> in_english("draw 2 destiny¬; if there are 3 or more your droid¬ at a(n) site¬: draw 1 more destiny¬")
    'draw 2 destinies; if you have 3 or more droids at a site: draw 1 more destiny'
    >>> in_english("1 × each turn: if this card is a(n) card¬ in battle: each weapon¬ aboard a(n) card¬ that is this card is lost")
    'once each turn: if this card is in battle: each weapon aboard this card is lost'
    >>> in_english("only at a(n) site¬; only at a(n) system¬ with ability 1 or more with ability 3 or less")
    'only at a site or at a system with ability 1 to 3'
    """
    for found, said in _SENTENCES:
        text = re.sub(found, said, text)
    text = re.sub(
        rf"\b(each|up to \d+|any number|number|\d+)(?: of)? your {_PHRASE}", lambda found: f"{found[1]} of your {_plural(found[2])}", text
    )
    text = re.sub(rf"\bno your {_PHRASE}", lambda found: f"none of your {_plural(found[1])}", text)
    text = re.sub(rf"\bmore {_PHRASE} than {_PHRASE}", lambda found: f"more {_plural(found[1])} than {_plural(found[2])}", text)
    text = re.sub(rf"\b{_MANY} {_PHRASE}", lambda found: f"{found[1]} {_plural(found[2])}", text)
    text = re.sub(r"\b([12]) × each\b", lambda found: f"{_TIMES[found[1]]} each", text)
    return re.sub(r"\ba\(n\) (?=(\w{0,3}))", _article, text.replace(NOUN, ""))


def _plural(phrase: str) -> str:
    return re.sub(rf"([\w’'/-]+){NOUN}", lambda found: plural(found[1]), phrase)


def plural(noun: str) -> str:
    """
    >>> [plural(each) for each in ("site", "destiny", "thief", "Jawa", "speeder bus")]
    ['sites', 'destinies', 'thieves', 'Jawas', 'speeder buses']
    """
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if re.search(r"[^aeiou]y$", noun):
        return f"{noun[:-1]}ies"
    return f"{noun}es" if re.search(r"(s|x|sh|ch)$", noun) else f"{noun}s"


def _article(found: re.Match[str]) -> str:
    """A "u" sounds as in "unit" before "ni", but not as in "undamaged"; a letter by itself has a name ("an X-wing")."""
    start = found[1].lower()
    if len(start) == 1:
        return "an " if start in "aefhilmnorsx" else "a "
    return "an " if start[:1] in tuple("aeiou") and start != "uni" else "a "
