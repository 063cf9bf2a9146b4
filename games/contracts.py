"""The words in which a game speaks to the rest of the tree.

words: a text in each language we ship, `{"en": ..., "ja": ..., "zh-hant": ...}`; "en" is always there.
code: a card's, set's or faction's permanent id, the community's own where one exists ("001-2", "18", "core-set").
record: one JSON-shaped row of `fixtures/<slug>/`: printed facts only.
catalogue: all records of one game.  pool: what a game builds from them once a process, its own type, immutable.
decklist: what a player chose.  problem: one fault of it, with its clause.
tally: what a goldfish run counted (`games.engine.tally`).

A game is one `Game` value, listed in `games.registry`.  Everything here is pure: no clock, file, database or global random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal, Protocol, runtime_checkable

from games.engine.tally import Tally

LANGUAGES = ("en", "ja", "zh-hant")
Words = Mapping[str, str]
Record = Mapping[str, Any]
Severity = Literal["illegal", "warning"]
Coverage = Literal["full", "partial", "none"]


def in_language(words: Words, language: str) -> str:
    """The text of `words` in `language` ("zh-Hant" and "zh-hant" are one), English where it is missing.

    >>> in_language({"en": "unit", "ja": "ユニット"}, "ja")
    'ユニット'
    >>> in_language({"en": "unit"}, "zh-hant")
    'unit'
    """
    return words.get(language.lower()) or words["en"]


def words(en: str, ja: str, zh: str) -> dict[str, str]:
    return {"en": en, "ja": ja, "zh-hant": zh}


# --- catalogue -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an enumerated field: its code in data and its name for people."""

    code: str
    names: Words


@dataclass(frozen=True, slots=True)
class Field:
    """One printed fact of a game's cards; the schema, loader, filters, API, tables and help read this row.

    name: key in a card record's `facts`; every card of a type that prints it has the key, a card of another type has not.
    sparse: a card that prints nothing here has no key (for a flag: it is false).
    kind: how it is stored and compared.  "number": a number from 0, or None; what is printed instead ("X", "2 or 5") is in `<name>_text`,
    and the numbers that it may stand for in `<name>_values`.  whole: are there only whole numbers?
    "list": texts, or records of the form `shape`.  "record": one value of the form `shape`, or None.
    of_cards: a list of codes of cards; where its source means no one card, of titles.
    letter: the search key players of this game know, or "".  aliases: other search keys.  types: the card types that print it, () for all.
    shape: JSON Schema of the record, where there is one.  sums: does a total over several cards say something?
    """

    name: str
    kind: Literal["text", "enum", "list", "number", "flag", "record"]
    labels: Words
    letter: str = ""
    choices: tuple[Choice, ...] = ()
    types: tuple[str, ...] = ()
    shape: Mapping[str, Any] = field(default_factory=dict)
    sums: bool = False
    help: Words = field(default_factory=lambda: {"en": ""})
    aliases: tuple[str, ...] = ()
    sparse: bool = False
    whole: bool = True
    of_cards: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """A number that no card prints but that is searched and sorted by: the sum of the facts `of`, where a card has any of them."""

    name: str
    labels: Words
    of: tuple[str, ...]
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Search:
    """What a game's search knows beyond its fields.

    letters: short keys of what the cards of every game have ("s" -> "side").
    flags: word of `is:` -> (name for people, the query it stands for).
    derived: facts that no record holds but that follow from those it holds; lists among them are of known `choices`.
    of_face: the facts of a face of a card, by name: those of `derived`, and printed ones that the record of an other side leaves out.
    of_printing: numbers that belong to a printing, by their names in its facts.
    examples: queries that show what can be asked.
    """

    letters: Mapping[str, str] = field(default_factory=dict)
    sums: tuple[Sum, ...] = ()
    flags: Mapping[str, tuple[Words, str]] = field(default_factory=dict)
    derived: tuple[Field, ...] = ()
    of_face: Callable[[Record], Record] | None = None
    of_printing: tuple[Field, ...] = ()
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All records of one game, in the form of `fixtures/<slug>/*.json`.

    rulings: what was said of a card after it was printed, in our own few words: errata and clarifications, with source and day.
    formats: dated lists: the products that make up a format's pool, the cards it allows besides, and the cards or objective sets that it
    limits, bans or restricts; a list may be empty.
    """

    factions: tuple[Record, ...]
    products: tuple[Record, ...]
    objective_sets: tuple[Record, ...]
    cards: tuple[Record, ...]
    printings: tuple[Record, ...]
    rulings: tuple[Record, ...] = ()
    formats: tuple[Record, ...] = ()


@dataclass(frozen=True, slots=True)
class AbilityLine:
    """One ability of a card in our own few words, made from what is declared of it.

    slot, labels: when it works.  factions: of which it needs an ally.  gains: (fact, number) that it gives, drawn as symbols.
    texts: what it does beside, "" for nothing.
    """

    slot: str
    labels: Words
    texts: Words
    factions: tuple[str, ...] = ()
    gains: tuple[tuple[str, int], ...] = ()


# --- deck construction -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slot:
    """`quantity` copies of `code` in `zone` ("main", "objective_sets", "affiliation", ...: the game's `zones`)."""

    code: str
    quantity: int
    zone: str


@dataclass(frozen=True, slots=True)
class Decklist:
    """What a player chose; order means nothing, and nothing is known about the codes yet."""

    slots: tuple[Slot, ...]
    side: str | None = None

    def in_zone(self, zone: str) -> tuple[Slot, ...]:
        return tuple(slot for slot in self.slots if slot.zone == zone)


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a deck as data; `Game.message` renders it.

    code: stable; tests, translations and documentation key on it.  clause: id in the game's RULES.md.
    cards: codes of the cards or sets at fault.  values: what else the message names, as (key, text or code) pairs.
    """

    code: str
    clause: str
    severity: Severity = "illegal"
    cards: tuple[str, ...] = ()
    found: int | None = None
    allowed: int | None = None
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """One way to ask for legality: "constructed", "starter", ..."""

    code: str
    names: Words
    help: Words = field(default_factory=lambda: {"en": ""})


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """A part of a decklist.

    holds: what its codes name.  maximum: copies of one code the editor offers, None without bound.
    query: what is looked for to fill it ("t:character"), in the query language; "" for every card.  The editor offers it, no rule.
    fixed: the rules say what it holds.  A list need not name it, and an editor does not offer it; where a list does, it is checked.
    """

    code: str
    names: Words
    holds: Literal["cards", "objective_sets", "leaders"]
    maximum: int | None = None
    query: str = ""
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A small chart of a deck: `rows` of (label in words, value); drawn as bars, with its data as a table."""

    code: str
    titles: Words
    rows: tuple[tuple[Words, float], ...]
    note: Words | None = None


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """A part of a decklist as players of the game lay it out: by type, by faction, the starting cards apart.

    slots: each slot of the list stands in one group.  count: what they come to; wanted: of how many, None where no rule says.
    fixed: what the rules add to every such list; its slots are not of the list, and are of zone "".
    """

    code: str
    names: Words
    slots: tuple[Slot, ...]
    count: int
    wanted: int | None = None
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class DrawPile:
    """One shuffled deck that a list becomes, for exact odds.

    cards: (code, copies) of all that is shuffled.  seen: how many of them a player has seen by the end of the draw of turn 1, 2, ...,
    without a mulligan or a card's effect.  note: what was assumed ("the player goes first").
    """

    code: str
    names: Words
    cards: tuple[tuple[str, int], ...]
    seen: tuple[int, ...]
    note: Words | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """An opening as far as it was answered.

    areas: (name, codes of the cards in it, in order).  question: None when all is chosen, or (what is asked, the options in words);
    the next answer is the number of one.  clause: the rule behind the question, or behind the opening.
    facedown: numbers of the areas whose cards nobody sees yet, a deck's with its top card first.
    """

    areas: tuple[tuple[Words, tuple[str, ...]], ...]
    clause: str
    question: tuple[Words, tuple[Words, ...]] | None = None
    facedown: tuple[int, ...] = ()


class Opens(Protocol):
    def __call__(self, decklist: Decklist, pool: Any, *, seed: int, answers: Sequence[int]) -> Opening:
        """The opening that `seed` deals, after `answers`.

        NotPlayable for a list that cannot be dealt, ValueError for an answer that was not offered.
        """


# --- decks as text ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What an unread line may have meant."""

    code: str
    zone: str
    names: Words


@dataclass(frozen=True, slots=True)
class UnreadLine:
    """A line (from 1) that was not understood, or not for sure."""

    line: int
    text: str
    suggestions: tuple[Suggestion, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadList:
    """A deck read from text; every line is in `slots`, a heading or comment, or in `unread`.

    guessed: lines that are in `slots`, but not for sure; the first suggestion is what was taken.
    """

    slots: tuple[Slot, ...]
    side: str | None = None
    name: str = ""
    unread: tuple[UnreadLine, ...] = ()
    guessed: tuple[UnreadLine, ...] = ()


Fold = Callable[[str], str]
ListReader = Callable[[str], ReadList]


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A form in which another program of this game's players keeps a deck.

    code: in addresses, "gemp".  extension: with its dot.  is_this: does a text look like it?
    read: from a text, the pool and the game's reader of lists (for what the file only names); OddFile for a damaged one.
    write: from a list, its name and the pool; what `read` reads again without loss.  encoding: of the file's bytes.
    """

    code: str
    names: Words
    extension: str
    media_type: str
    is_this: Callable[[str], bool]
    read: Callable[[str, Any, ListReader], ReadList]
    write: Callable[[Decklist, str, Any], str] | None = None
    encoding: str = "utf-8"


class OddFile(ValueError):
    """A deck file that cannot be read; `code` is stable, the text says what is wrong with it, and `line` (from 1) where that is known."""

    def __init__(self, code: str, text: str, *, line: int | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.line = line


# --- goldfishing -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a run: an integer from `low` to `high`, a flag, one of `choices`, or a text of `high` characters at most.

    needs: (name of another option, a choice of it): it matters only where that is chosen.  Forms show it so; a run refuses it elsewhere.
    """

    name: str
    kind: Literal["int", "flag", "choice", "text"]
    default: int | bool | str
    labels: Words
    low: int | None = None
    high: int | None = None
    choices: tuple[Choice, ...] = ()
    help: Words = field(default_factory=lambda: {"en": ""})
    needs: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class MetricSpec:
    """A name of a tally, for people: a share ("won"), a histogram ("clock"), a curve ("resources_spent"), a count a card ("played").

    of: what a share is a share of, where that is not the games: a histogram, whose values are summed (the rounds of all games); of a
    count a card, another count of the same card.  among: a histogram in which the games that a share is of have a value each, where these
    are not all.  several: one game may put several values into the histogram.
    """

    name: str
    kind: Literal["share", "histogram", "curve", "card"]
    labels: Words
    unit: Words | None = None
    help: Words | None = None
    of: str = ""
    among: str = ""
    several: bool = False


@dataclass(frozen=True, slots=True)
class CardCoverage:
    """How well a run plays one card of the deck.  `reason` says what is left out ("text not played")."""

    code: str
    name: str
    quantity: int
    level: Coverage
    reason: Words | None = None


@dataclass(frozen=True, slots=True)
class Odds:
    """One exact chance (0 to 1) about the opening, from a formula and not from games."""

    code: str
    labels: Words
    value: float


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a replayed game.

    text: what happened, in words.  clause: the rule behind it.  decision: None, or (options offered in words, number of the option taken).
    board: a small summary of the position after the step, name -> number or list of card codes; its "tokens" say for such a list
    what lies on each of its cards, name -> number.
    """

    number: int
    turn: int
    seat: int
    phase: Words
    text: Words
    clause: str
    cards: tuple[str, ...] = ()
    decision: tuple[tuple[Words, ...], int] | None = None
    board: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Replay:
    """One game again: the same (deck, options, seed, index) give the same steps, outcome and digest (hex) everywhere."""

    index: int
    outcome: str
    clock: int
    steps: tuple[Step, ...]
    trace: Sequence[int]
    digest: str


class NotPlayable(Exception):
    """This decklist cannot be played at all; `problems` says why, all of it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(", ".join(sorted({problem.code for problem in problems})))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class OptionFault:
    """One fault in the text that an option holds; `Game.message` renders the problem.

    where: the path to the value at fault in it, "" for the whole.  line: where that begins, from 1; 0 for the whole.
    """

    option: str
    where: str
    line: int
    problem: Problem


class BadOption(ValueError):
    """Values of options that cannot be used, with every fault of all of them."""

    def __init__(self, faults: Sequence[OptionFault]) -> None:
        super().__init__(", ".join(f"{fault.option}: {fault.where}: {fault.problem.code}" for fault in faults))
        self.faults = tuple(faults)


class PreparedGoldfish(Protocol):
    """A deck ready to be played any number of times; holds no per-game state."""

    def play(self, seed: int, index: int, tally: Tally) -> None:
        """Play game `index` of the run with `seed` to its end and count it in `tally`."""

    def replay(self, seed: int, index: int) -> Replay: ...

    def coverage(self) -> tuple[CardCoverage, ...]: ...

    def openings(self) -> tuple[Odds, ...]: ...

    def policy_text(self) -> Words:
        """The policy and the passive opponent of this run, with its options, in a few plain sentences."""


@runtime_checkable
class Interruptible(Protocol):
    """What is prepared, where one of its games may take seconds."""

    def check_with(self, check: Callable[[], None] | None) -> None:
        """Call `check` many times a second from now on while a game is played; what it raises ends the game.  None: no more."""


# Options -> 0, or, where they make a game take so long that such runs have a queue and caps of their own: games of about one second's work.
SlowGames = Callable[[Mapping[str, Any]], int]


TURN: Words = {"en": "turn {}", "ja": "{}ターン目", "zh-hant": "第 {} 回合"}
ONE_TURN: Words = {"en": "turn", "ja": "ターン", "zh-hant": "回合"}


@dataclass(frozen=True, slots=True)
class Goldfish:
    """How a game is goldfished.

    version: raised with every change of rules or policy that can change a result.
    chunk_games: games of about one second's work, interpreted.  prepare: NotPlayable with every reason; ValueError for a bad option.
    clock_unit: what the histogram "clock" counts.  clock_at: what the n-th of them is called, with {} for n.  clock_name: one of them.
    The tally of every game holds: histogram "clock" (deciding turn, from 1), a share for each metric of kind "share",
    `first("clock", turn, index)` and the curves named in `metrics`.
    prepare_beside: the second list, its cards in the places of those of the first that it shares or replaces (`games.runs.layout`).
    prepare_without: the list with one copy of a card (its code) replaced by a card that does nothing, in its place; ValueError for a
    card that lies in no shuffled deck.  blank_text: what such a card is in this game.
    Without them a game's lists are not compared on the same numbers.
    slow_games: which options make a run a slow one; what is prepared for it is `Interruptible`.
    """

    version: str
    chunk_games: int
    clock_unit: Words
    options: tuple[OptionSpec, ...]
    metrics: tuple[MetricSpec, ...]
    prepare: Callable[[Decklist, Any, Mapping[str, Any]], PreparedGoldfish]
    prepare_beside: Callable[[Decklist, Decklist, Any, Mapping[str, Any]], PreparedGoldfish] | None = None
    prepare_without: Callable[[Decklist, str, Any, Mapping[str, Any]], PreparedGoldfish] | None = None
    blank_text: Words | None = None
    slow_games: SlowGames | None = None
    clock_at: Words = field(default_factory=lambda: TURN)
    clock_name: Words = field(default_factory=lambda: ONE_TURN)

    @property
    def has_blanks(self) -> bool:
        """Can one copy of a card be replaced by a blank?"""
        return self.prepare_without is not None


class PreparedMatch(PreparedGoldfish, Protocol):
    """Two sides ready to play any number of games against each other; holds no per-game state.

    unit: so many games after each other, from a multiple of it, draw the same numbers; 1 where each draws its own.  At most 4.
    """

    unit: int


@dataclass(frozen=True, slots=True)
class Match:
    """How two sides of a game play each other; as `Goldfish`, but for two.

    prepare: gets the list of each side, or one list where both play with the same cards.  Where the sides differ
    games 2k and 2k + 1 are a pair: the same numbers are drawn, and the sides change places.  Where they do not, that would count one game
    twice, so each game draws its own.  clock: turns, both players' counted.
    The tally of every game holds the share "side_0_wins" (against "side_1_wins"), "first_player_wins" and histogram and first of "clock".
    shares_list: both sides play with the cards of one list, and a second is played in turn with it; else each side brings its own.
    factions: the sides that lists are of (`Game.deck_side`), where only one of the first can meet one of the second; side 1 of match-ups
    then is of the first.  An option of one side ends in its number: "policy_0", "policy_1".
    """

    version: str
    chunk_games: int
    clock_unit: Words
    options: tuple[OptionSpec, ...]
    metrics: tuple[MetricSpec, ...]
    prepare: Callable[[Sequence[Decklist], Any, Mapping[str, Any]], PreparedMatch]
    shares_list: bool = False
    factions: tuple[str, str] | None = None
    slow_games: SlowGames | None = None
    clock_at: Words = field(default_factory=lambda: TURN)
    clock_name: Words = field(default_factory=lambda: ONE_TURN)


# --- the game --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RankedNumber:
    """A number by which lists are ranked, never below 0.  is_share: shown in percent.  least_first: the smallest is the best.

    most: what it can be at most, where that is known.
    """

    code: str
    names: Words
    is_share: bool = False
    least_first: bool = False
    most: float | None = None


@dataclass(frozen=True, slots=True)
class RankedList:
    """values: of each of the ranking's numbers the mean and half of its 95 % interval, 0 where there is none."""

    slots: tuple[Slot, ...]
    values: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Lists of one side, played on the same random numbers when the game's authors made the table; not a run's result.

    rows: the best by the first number first.  about: what was played, and what that does not measure.
    """

    side: str
    names: Words
    about: Words
    numbers: tuple[RankedNumber, ...]
    rows: tuple[RankedList, ...]


@dataclass(frozen=True, slots=True)
class ReadyList:
    """A list that comes with the game, for whoever has no deck of their own."""

    code: str
    names: Words
    decklist: Decklist


class Problems(Protocol):
    def __call__(self, decklist: Decklist, *, format: str, on: date, pool: Any) -> list[Problem]: ...


class AllProblems(Protocol):
    def __call__(self, decklist: Decklist, *, formats: Iterable[str], on: date, pool: Any) -> dict[str, list[Problem]]: ...


@dataclass(frozen=True, slots=True)
class Game:
    """One game, whole.

    A game whose decks cannot be built yet has no formats, no zones and none of the parts from `pool` to `charts`: see `builds_decks`.
    pool: builds the game's own immutable card pool from a catalogue.
    problems: every fault at once, illegal before warning; pure and total.  An unknown format is a ValueError.
    all_problems: the same for several formats, by code, where a game has so many that what they share is worth doing once.
    message: a problem's sentence in a language.  charts: what the editor and the deck page draw.
    import_formats: name -> reader of the community's files (file name -> bytes) into a catalogue, with texts where they have them.
    list_reader: builds, once a pool, the reader of decks as people type them; it gets the function that folds names for comparison.
    list_text: a decklist with its name as text that the reader reads again without loss.
    abilities: a card's facts (or those of its other side) as the abilities that are declared in them, for people.
    bars: does a format leave out a card, a record with the codes of its `objective_sets`, for what no list of cards says: by its
    icons or rarity, as the `facts` of the format's pool have it, or because the format is of few sets?
    groups: the list as its players lay it out.  draws: its shuffled decks, for exact odds.  opens: a test hand, dealt and mulliganed.
    deck_files: the forms of other programs, read and written.
    card_coverage: how well a run plays the card of this code (as one copy), None for what no run knows.
    deck_sides: what a deck may be of where its cards have no sides: `sides_of_decks` is what to offer and to accept.
    ready_lists: lists of a pool that can be played at once.
    rankings: all lists that can be built, compared, one table a side; where there are so few that this can be done.
    """

    slug: str
    names: Words
    publisher: str
    fields: tuple[Field, ...]
    card_types: tuple[Choice, ...]
    sides: tuple[Choice, ...]
    import_formats: Mapping[str, Callable[[Mapping[str, bytes]], Catalogue]]
    formats: tuple[Format, ...] = ()
    zones: tuple[ZoneSpec, ...] = ()
    pool: Callable[[Catalogue], Any] | None = None
    problems: Problems | None = None
    all_problems: AllProblems | None = None
    message: Callable[[Problem, str, Any], str] | None = None
    deck_side: Callable[[Decklist, Any], str | None] | None = None
    charts: Callable[[Decklist, Any], tuple[Chart, ...]] | None = None
    search: Search = field(default_factory=Search)
    goldfish: Goldfish | None = None
    match: Match | None = None
    list_reader: Callable[[Any, Fold], ListReader] | None = None
    list_text: Callable[[Decklist, str, Any], str] | None = None
    abilities: Callable[[Mapping[str, Any]], tuple[AbilityLine, ...]] | None = None
    card_coverage: Callable[[str, Any], CardCoverage | None] | None = None
    bars: Callable[[Record, str, Record], bool] | None = None
    groups: Callable[[Decklist, Any], tuple[DeckGroup, ...]] | None = None
    draws: Callable[[Decklist, Any], tuple[DrawPile, ...]] | None = None
    opens: Opens | None = None
    deck_files: tuple[DeckFile, ...] = ()
    deck_sides: tuple[Choice, ...] = ()
    ready_lists: Callable[[Any], tuple[ReadyList, ...]] | None = None
    rankings: Callable[[], tuple[Ranking, ...]] | None = None

    @property
    def sides_of_decks(self) -> tuple[Choice, ...]:
        return self.deck_sides or self.sides

    @property
    def builds_decks(self) -> bool:
        """Are there rules to build a deck by?"""
        return self.problems is not None


def illegal(problems: Iterable[Problem]) -> list[Problem]:
    """Only the faults that make a list illegal, without the warnings."""
    return [problem for problem in problems if problem.severity == "illegal"]
