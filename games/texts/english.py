"""The grammar of English texts: articles, possessives and plurals, which a sentence put together from parts leaves open.

Texts leave these marks for it; other languages have none:
    a(n): an article, before the noun or what describes it.
    NOUN: behind a noun that may need a plural.
    your: before a noun, as the word of a filter for the player's own cards.
    ‹WORD›: behind a noun, an adjective that belongs before it; the sentences of a game move it there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from games.texts.rewriting import Sentence, rewritten

NOUN: Final = "¬"
# Behind a noun whose number is settled.
_SETTLED: Final = "¦"

# A noun with what stands before it, or several with "or" between them.
_BEFORE: Final = rf"(?:(?!\b(?:aboard|at|for|from|here|in|of|on|that|to|with)\b|a\(n\))[^{NOUN},;:→])*?"
_PHRASE: Final = rf"({_BEFORE}{NOUN}(?: or {_BEFORE}{NOUN})*)"
# Words that ask for a plural.
_MANY: Final = r"(any number of|up to (?:[2-9]|\d\d+)|\d+ or (?:more|fewer)|number of|(?:[2-9]|\d\d+)(?! or (?:less|more|fewer)\b))"
_IRREGULAR: Final = {"thief": "thieves", "Jedi": "Jedi", "Dark Jedi": "Dark Jedi"}
# What lists have: titles, numbered things, and nouns with at most two words before them.
_TITLE: Final = r"“[^”]*”"
_NUMBERED: Final = r"\d+(?:st|nd|rd|th) \w+"
_NAME: Final = r"[A-Z][\w'’-]*(?: [A-Z0-9][\w'’-]*)*(?![\w'’-]| [A-Z0-9])"
_SHORT: Final = rf"(?:(?!(?:or|a|an|of|at|in|on|to|each|other)\b)[\w-]+ ){{0,2}}[\w’'/-]+[{NOUN}{_SETTLED}]"
_LIST: Final = "|".join(rf"{each}(?: or {each}){{2,}}" for each in (_TITLE, _SHORT, rf"(?<![\w-]){_NAME}"))
_TIMES: Final = {"1": "once", "2": "twice"}

# A part of a clause; the title of a card may have any signs in it.
_PART: Final = r"(?:“[^”]*”|(?! that is)[^“,;:→])*?"

# In this order.
_SENTENCES: Final[Sequence[Sentence]] = [
    # A filter that names one piece by what it is to the text.
    (rf"\bwith a\(n\) [\w-]+{NOUN}? that is this card aboard or on it", "with this card on it"),
    (rf"\b(aboard|at|of|on|with) (?:a\(n\)|each|1) card{NOUN}? that is (this card|the target)\b", r"\1 \2"),
    (
        rf"\bthere is a\(n\) card{NOUN}? ({_PART}) that is this card or a\(n\) card{NOUN}? ({_PART}) that is this card\b",
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
    (r"\bis ([^,;:→]*?) and that (can|has) ", r"is \1 and \2 "),
    (r"\bis that can still move\b", "can still move"),
    (r"(?<!wherever it )\bis that (was|makes|bears|is) ", r"\1 "),
    (r"\bis not that was ", "was not "),
    (r"\bis not whose text is doubled\b", "has no doubled text"),
    (r"\bis whose text is doubled\b", "has a doubled text"),
    (r"\bis that you can pay for\b", "can be paid for"),
    (rf"\b1 card{NOUN}? to which that happened\b", "that card"),
    (r"\bis not that can still move\b", "cannot move any more"),
    (r"\bpiloting aboard\b", "piloting"),
    (r"\bless than 0 \+ the number\b", "less than the number"),
    # A number from two properties of one filter.
    (r"\bwith ([a-z ]+) (\d+) or more(.*?) with \1 \2 or less\b", r"with \1 \2\3"),
    (r"\bwith ([a-z ]+) (\d+) or more with \1 (\d+) or less\b", r"with \1 \2 to \3"),
    # What a player has.
    (r"\bthere is (a\(n\)|no) your\b", r"you have \1"),
    (r"\bthere are (\d+ or (?:more|fewer)) your\b", r"you have \1"),
    (r"\ba\(n\) your\b", "your"),
    (r"\ba\(n\) other\b", "another"),
    (r"\ba\(n\) “", "“"),
    (r"\bup to 60\b", "any number of"),
    (r"\byou may you\b", "you may"),
    (r"\byou may (?=(?:each|the|this) )", "if you like: "),
    (r"\bup to 1 your ((?:(?!of )[\w-]+ ){0,3})“", r"up to 1 \1“"),
    (rf"\beach card{NOUN}? wherever it is to which that happened is\b", "that card, wherever it is, is"),
    (r"\beach your ((?:(?!of )[\w-]+ ){0,3})“", r"your \1“"),
    (r"(?<!up to )\b1 (your )?“", r"\1“"),
    (r"\b(to|from) at (?=each |the )", r"\1 "),
]


def in_english(text: str, own: Sequence[Sentence] = ()) -> str:
    """own: the sentences of a game, which come before those of every game.

    >>> in_english("attach to a(n) enemy unit, sacrifice a(n) unit, destroy a(n) other unit")
    'attach to an enemy unit, sacrifice a unit, destroy another unit'
    >>> in_english("if there is a(n) your Ewok¬ here: target 1 your thief¬ or pilot¬; each your other Rebel¬ moves")
    'if you have an Ewok here: target 1 of your thieves or pilots; each of your other Rebels moves'
    >>> in_english("draw 2 destiny¬; if there are 3 or more your droid¬ at a(n) site¬: draw 1 more destiny¬")
    'draw 2 destinies; if you have 3 or more droids at a site: draw 1 more destiny'
    >>> in_english("1 × each turn: if this card is a(n) card¬ in battle: each weapon¬ aboard a(n) card¬ that is this card is lost")
    'once each turn: if this card is in battle: each weapon aboard this card is lost'
    >>> in_english("take up to 1 your non-maintenance “Han”; each card¬ wherever it is to which that happened is out of play")
    'take up to 1 non-maintenance “Han”; that card, wherever it is, is out of play'
    >>> in_english("each character¬ or vehicle¬ or starship¬ at “Cantina” or “Bar” or “1: Gate” is lost")
    'each character, vehicle or starship at “Cantina”, “Bar” or “1: Gate” is lost'
    >>> in_english("never deployed to Yavin 4 or Hoth or Mon Calamari; with ability 1 or more with ability 3 or less")
    'never deployed to Yavin 4, Hoth or Mon Calamari; with ability 1 to 3'
    >>> in_english("if this card is that was not hit: you may the target is lost")
    'if this card was not hit: if you like: the target is lost'
    >>> in_english("there is a(n) card¬ at “Moon: Base” that is this card or a(n) card¬ at a(n) site¬ that is this card")
    'this card is at “Moon: Base” or at a site'
    >>> in_english("a card is shown, and lost if it is what you name: a unit or a card is shown, and lost if it is what you name: an event")
    'a card is shown, and lost if it is what you name: a unit or an event'
    """
    text = rewritten(rewritten(text, own), _SENTENCES)
    text = re.sub(r"([^;→()]{40,}: )(an? [^;:→]+?)(?: or \1(?:an? [^;:→]+?))+(?=;|$)", _choices, text)
    text = re.sub(
        rf"\b(each|up to \d+|any number|number|\d+)(?: of)? your {_PHRASE}", lambda found: f"{found[1]} of your {_plural(found[2])}", text
    )
    text = re.sub(rf"\bno your {_PHRASE}", lambda found: f"none of your {_plural(found[1])}", text)
    text = re.sub(
        rf"\bmore {_PHRASE}( in hand)? than {_PHRASE}",
        lambda found: f"more {_plural(found[1])}{found[2] or ''} than {_plural(found[3])}",
        text,
    )
    text = re.sub(rf"(?<![\w-])\b{_MANY} {_PHRASE}", lambda found: f"{found[1]} {_plural(found[2])}", text)
    text = re.sub(r"\b(non-[\w ]+?) and (?=non-)", r"\1, ", text)
    text = re.sub(r"\b([12]) × each\b", lambda found: f"{_TIMES[found[1]]} each", text)
    text = re.sub(rf"\b{_NUMBERED}(?: or {_NUMBERED})+", _series, text)
    text = re.sub(_LIST, _with_commas, text)
    return re.sub(r"\ba\(n\) (?=(\w{0,3}))", _article, re.sub(f"[{NOUN}{_SETTLED}]", "", text))


def _plural(phrase: str) -> str:
    return re.sub(rf"([\w’'/-]+){NOUN}", lambda found: f"{plural(found[1])}{_SETTLED}", phrase)


def _choices(found: re.Match[str]) -> str:
    """Choices that differ in their last words alone."""
    *first, last = found[0].removeprefix(found[1]).split(f" or {found[1]}")
    return f"{found[1]}{', '.join(first)} or {last}"


def _series(found: re.Match[str]) -> str:
    """ "1st to 7th marker" for seven of them that follow one another."""
    numbers = [int(each) for each in re.findall(r"\d+", found[0])]
    words = found[0].split(" or ")
    if len(numbers) < 3 or numbers != list(range(numbers[0], numbers[0] + len(numbers))) or len({each.split()[1] for each in words}) > 1:
        return found[0]
    return f"{words[0].split()[0]} to {words[-1]}"


def _with_commas(found: re.Match[str]) -> str:
    first, last = found[0].rsplit(" or ", 1)
    return f"{first.replace(' or ', ', ')} or {last}"


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
