"""Find the cards that a typed title may stand for, by title, nickname, part of a title, initials or similarity.

Titles are compared by their key: folded, without spaces, each word in one spelling.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from typing import Final

from games.contracts.catalogue import Catalogue, Record
from games.contracts.decks import Fold
from games.decks.card_names import SUGGESTIONS, split_number, trigrams
from games.star_wars_ccg.catalogue.fields import CHARACTER, DEFENSIVE_SHIELD, LOCATION
from games.star_wars_ccg.decks.formats import MAIN, OUTSIDE
from games.star_wars_ccg.decks.lists.nicknames import IGNORED_WORDS, TITLES, WORDS
from games.star_wars_ccg.decks.lists.similarity import edit_distance, title_similarity, whole_similarity
from games.texts import Words

TITLE, NICKNAME, PART, INITIALS = range(4)  # how a name stands for a card, strongest first
OTHER_PICTURE: Final = "other picture"  # stands for a set in a line with "(AI)"
ARTICLES: Final = ("the", "a", "an")
LIKE: Final = 0.5  # the least similarity of a suggestion
COMPARED: Final = 40  # titles that share the most three-letter pieces with the name looked up

VIRTUAL: Final = re.compile(r"[\s\-]*(?:[(\[{]\s*(?:v|virtual)\s*[)\]}]|(?<=\s)v|(?<=\s)virtual)\s*$", re.IGNORECASE)
PICTURE: Final = re.compile(r"\s*\((?:[^()]*\b)?(?:AI|Readable)(?:\s*\d)?\)", re.IGNORECASE)
_PARENTHESIS: Final = re.compile(r"\s*\(([^()]*)\)")
_WITH: Final = re.compile(r"\bw/\s*", re.IGNORECASE)
_JOINT: Final = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[a-zA-Z]\d)(?=[A-Z][a-z])")  # "EndorDB", "Y4Throne Room"


@dataclass(frozen=True, slots=True)
class Title:
    """A card as lists name it.

    Attributes:
        suffixed: does its name end in "(V)"?
        rank: 0 current, 1 retired, 2 earlier wording, 3 Legacy.
        age: the place of its set in the order of release.
        zone: the zone where it belongs.
    """

    code: str
    names: Words
    type: str
    side: str
    product: str
    suffixed: bool
    virtual: bool
    rank: int
    alternate: bool
    age: int
    zone: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A card that a name may stand for, and how (TITLE, NICKNAME, PART or INITIALS)."""

    title: Title
    strength: int


@dataclass(frozen=True, slots=True)
class Context:
    """The information in a list that tells cards with one title apart.

    Attributes:
        side: the side of the deck.
        types: the card types of the heading above.
        virtual: is the title marked as virtual?
        product: the code of the set named after it.
        text: the title as typed.
        old: is this an old list, without virtual cards?
    """

    side: str | None
    types: frozenset[str] = frozenset()
    virtual: bool = False
    product: str = ""
    text: str = ""
    old: bool = False


@dataclass(slots=True)
class _Row:
    """A name that misspelt titles are compared with."""

    words: tuple[str, ...]
    key: str
    size: int
    titles: list[Title]


class Titles:
    """All titles of a catalogue.

    Attributes:
        by_code: any code or number of a card -> its title.
    """

    def __init__(self, catalogue: Catalogue, fold: Fold) -> None:
        self.fold = fold
        self.by_code: dict[str, Title] = {}
        self._claims: dict[str, list[Claim]] = {}
        self._numbered: set[str] = set()  # the titles that end in a number, without it
        self._by_number: dict[str, list[tuple[str, Title]]] = {}  # a known name without the number at its end -> (number, title)
        rows: dict[str, _Row] = {}
        for title, card in _titles(catalogue):
            self._learn(title, card, rows)
        for printing in catalogue.printings:  # other pictures, reprints
            self.by_code.setdefault(printing["code"], self.by_code[printing["card"]])
        for nickname, meant in TITLES.items():
            for claim in [claim for title in meant for claim in self.claims(title) if claim.strength == TITLE]:
                self._claim(nickname, claim.title, NICKNAME)
        self._rows = list(rows.values())
        self._containing: dict[str, list[int]] = {}  # trigram -> indices in `_rows` of the names that contain it
        for place, row in enumerate(self._rows):
            for piece in trigrams(" ".join(row.words)):
                self._containing.setdefault(piece, []).append(place)

    def words(self, text: str) -> tuple[str, ...]:
        """The words of a name in the spelling in which they are compared."""
        text = _JOINT.sub(" ", _WITH.sub(" with ", text))
        spelled = [word for each in self.fold(text).split() for word in WORDS.get(each, each).split()]
        return tuple(word for word in spelled if word not in IGNORED_WORDS) or tuple(spelled)

    def key(self, text: str) -> str:
        """The key by which a name is found."""
        return "".join(self.words(text))

    def claims(self, name: str) -> list[Claim]:
        """The cards that a name without "(V)" may stand for.

        A single word without the article of a title is only a part of it: "Falcon" is not always the card "The Falcon".
        """
        claims = self._claims.get(self.key(name), [])
        if " " in name.strip():
            return claims
        return [Claim(each.title, PART) if each.strength == TITLE and self._begins_with_article(each.title) else each for each in claims]

    def may_end_in_number(self, name: str) -> bool:
        """Whether a title is this name and a number ("Tempest Scout 1"), so that a number after the name need not mean copies."""
        return " ".join(self.words(name)) in self._numbered

    def with_other_number(self, names: Iterable[tuple[str, Context]]) -> list[Title]:
        """The cards with a name that differs from one of these only in the number at its end ("Docking Bay 92"), likeliest first.

        Of several cards of one name and side, only the one that the context points to.
        """
        found = []
        for name, context in names:
            rest, number = split_number(self.key(name))
            for known, title in self._by_number.get(rest, ()) if number else ():
                near = edit_distance(number, known), abs(int(number) - int(known))
                found.append((-_bonus(title, context), *near, title.virtual is not context.virtual, title.age, title.code, known, title))
        one_each: dict[tuple[str, str], Title] = {}
        for *_, known, title in sorted(found, key=lambda each: each[:-1]):
            one_each.setdefault((known, title.side), title)
        return list(one_each.values())

    def likeliest(self, part: str, context: Context) -> list[tuple[float, Title]]:
        """(similarity, card) of the few most similar titles, most similar first."""
        words = self.words(part)
        wanted = trigrams(" ".join(words))
        shared = Counter(place for piece in wanted for place in self._containing.get(piece, ()))

        def by_pieces(place: int) -> tuple[float, int]:
            return -(shared[place] / len(wanted) + shared[place] / self._rows[place].size), place

        found = []
        for rank, place in enumerate(nsmallest(COMPARED, shared, key=by_pieces)):
            row = self._rows[place]
            titles, _ = narrowed([Claim(title, TITLE) for title in row.titles], context)
            title = oldest(titles)
            score = title_similarity(words, row.words)
            if rank < 8:
                score = max(score, whole_similarity("".join(words), row.key))
            score += _bonus(title, context)
            if score >= LIKE:
                found.append((score, title))
        one_each: dict[str, tuple[float, Title]] = {}
        for score, title in sorted(found, key=lambda each: (-each[0], each[1].age)):
            one_each.setdefault(title.code, (score, title))
        return list(one_each.values())[:SUGGESTIONS]

    def _begins_with_article(self, title: Title) -> bool:
        article, _, rest = self.fold(title.names["en"]).partition(" ")
        return bool(rest) and article in ARTICLES

    def one_name(self, titles: Iterable[Title]) -> bool:
        """Whether all of them have the same name."""
        return len({self.key(VIRTUAL.sub("", PICTURE.sub("", title.names["en"]))) for title in titles}) == 1

    def _learn(self, title: Title, card: Record, rows: dict[str, _Row]) -> None:
        self.by_code[title.code] = title
        if gemp := card["facts"].get("gemp_id"):
            self.by_code.setdefault(gemp, title)
        name = VIRTUAL.sub("", PICTURE.sub("", card["name"]))
        for strength, known in _known_by(name, card.get("aliases", ()), title.type):
            # A current card has precedence over an older one with the same name.
            self._claim(VIRTUAL.sub("", known), title, max(strength, NICKNAME) if title.rank > 1 else strength)
        for compared in {name, name.partition(" / ")[0], _PARENTHESIS.sub("", name)}:
            words = self.words(compared)
            text = " ".join(words)
            self._numbered.update({" ".join(words[:-1])} if words[-1].isdecimal() else ())
            rows.setdefault(text, _Row(words, "".join(words), len(trigrams(text)), [])).titles.append(title)

    def _claim(self, name: str, title: Title, strength: int) -> None:
        if key := self.key(name):
            claims = self._claims.setdefault(key, [])
            rest, number = split_number(key)
            if number and rest:
                self._by_number.setdefault(rest, []).append((number, title))
            if all(each.title is not title for each in claims):
                claims.append(Claim(title, strength))


def strength_of(claims: Sequence[Claim]) -> int:
    return min(claim.strength for claim in claims)


def whole_titles_of_other_side(claims: Sequence[Claim], title: Title) -> list[Title]:
    """The current cards of the other side whose whole title is the name of which `title` has only a part.

    "Luke Skywalker" is a part of a Dark Side title, and a Light Side card.
    """
    own = strength_of([claim for claim in claims if claim.title is title])
    others = [claim.title for claim in claims if claim.strength == TITLE and claim.title.side != title.side]
    return others if own > TITLE else []


def oldest(titles: Iterable[Title]) -> Title:
    return min(titles, key=lambda title: title.age)


def narrowed(claims: Sequence[Claim], context: Context) -> tuple[list[Title], bool]:
    """(best cards, certain?) for a title: certain if the side, the mark "(V)" and the title itself fit."""
    own = [claim for claim in claims if context.side is None or claim.title.side == context.side]
    sure = bool(own)
    left = own or list(claims)
    if (
        context.old
        and not context.virtual
        and (older := [claim for claim in left if not claim.title.virtual and claim.strength <= NICKNAME])
    ):
        sure = sure and strength_of(older) == strength_of(left)
        left = older
    virtual = [claim for claim in left if (claim.title.suffixed or claim.title.virtual if context.virtual else not claim.title.suffixed)]
    sure = sure and (bool(virtual) or not context.virtual)
    left = virtual or left
    # "Dungeon" is rather a part of a current title than a Legacy card's nickname.
    left = [claim for claim in left if claim.title.rank <= 1 and claim.strength <= PART] or left
    strength = strength_of(left)
    titles = [claim.title for claim in left if claim.strength == strength]
    lowest = min(title.rank for title in titles)
    for fits in (
        lambda title: title.rank == lowest,
        lambda title: title.suffixed == context.virtual,
        lambda title: title.product == context.product,
        lambda title: title.alternate == (context.product == OTHER_PICTURE),
        lambda title: title.names["en"].casefold() == context.text.casefold(),
        lambda title: title.type in context.types,
    ):
        titles = list(filter(fits, titles)) or titles
    return titles, sure and strength <= PART


def _titles(catalogue: Catalogue) -> Iterator[tuple[Title, Record]]:
    ages = {product["code"]: place for place, product in enumerate(catalogue.products)}
    products: dict[str, str] = {}
    for printing in catalogue.printings:
        products.setdefault(printing["card"], printing["product"])
    for card in catalogue.cards:
        facts = card["facts"]
        product = products.get(card["code"], "")
        title = Title(
            code=card["code"],
            names=card["names"],
            type=card["type"],
            side=card["side"],
            product=product,
            suffixed=VIRTUAL.search(PICTURE.sub("", card["name"])) is not None,
            virtual=bool(facts.get("virtual")),
            rank=3 if facts.get("legacy") else 2 if facts.get("pre_errata") else 1 if facts.get("retired") else 0,
            alternate=bool(facts.get("alternate")),
            age=ages.get(product, len(ages)),
            zone=OUTSIDE if card["type"] == DEFENSIVE_SHIELD or facts.get("outside_deck") else MAIN,
        )
        yield title, card


def _known_by(name: str, aliases: Iterable[str], type: str) -> Iterator[tuple[int, str]]:
    """(strength, name) for every name by which players call a card.

    >>> sorted(_known_by("Luke With Lightsaber", (), "character"))[:2]
    [(0, 'Luke With Lightsaber'), (1, 'ECC Luke')]
    >>> sorted(_known_by("Darth Vader, Dark Lord Of The Sith", (), "character"))[2:]
    [(2, 'Darth Vader'), (3, 'Darth Vader dlots'), (3, 'dlots'), (3, 'dvdlots')]
    """
    faces = [name, *(part for part in name.split(" / ") if " / " in name)]
    for face in faces:
        yield TITLE, face
        if (inside := _PARENTHESIS.search(face)) is not None:
            yield TITLE, _PARENTHESIS.sub("", face)
            if type == CHARACTER:
                yield TITLE, inside[1]
    for alias in aliases:
        yield NICKNAME, alias
    who, found, _ = name.partition(" With ")
    if found and type == CHARACTER:
        for short in dict.fromkeys((who, who.split()[0], who.split()[0].partition("-")[0])):
            named = (f"{pack} {short}" for pack in ("EPP", "ECC", "EJP"))  # abbreviations of the enhanced packs
            yield from ((NICKNAME, pack_name) for pack_name in named if pack_name not in TITLES)
    for face in faces:
        yield from _parts(_PARENTHESIS.sub("", face), type)


def _parts(face: str, type: str) -> Iterator[tuple[int, str]]:
    yield from _short(face)
    for mark in (", ", ": "):
        before, found, rest = face.partition(mark)
        if found and type == (CHARACTER if mark == ", " else LOCATION):
            yield PART, rest
            yield from _short(rest)
            yield INITIALS, f"{before} {_initials(rest)}"
            if type == CHARACTER:
                yield PART, before


def _short(text: str) -> Iterator[tuple[int, str]]:
    if len(initials := _initials(text)) > 2:
        yield INITIALS, initials


def _initials(title: str) -> str:
    return "".join(word[0] for word in re.findall(r"[^\W_]+(?:['’][^\W_]+)?", title.lower()))


def _bonus(title: Title, context: Context) -> float:
    """Points for or against a title besides its name: side, card type, age."""
    score = 0.0
    if context.side is not None and title.side != context.side:
        score -= 0.25
    if context.types:
        score += 0.04 if title.type in context.types else -0.06
    if title.rank or (context.old and title.virtual):
        score -= 0.05
    return score
