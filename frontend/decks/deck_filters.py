"""The filters of a reader's own decks: game, folder, tag, built decks, archive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from django.http import QueryDict
from django.utils.functional import cached_property

from decks.models import DeckQuerySet
from decks.room import Shelved, shelved, tag_key
from decks.selectors import deck_list
from games.contracts.game import Game
from games.registry import GAMES

PARAMETERS = ("game", "built", "folder", "tag", "archived")
MOST_CHIPS = 30  # tags in the row of filters; the most frequent ones


@dataclass(frozen=True, slots=True)
class Chip:
    """A filter with the number of decks that it would leave."""

    name: str
    count: int
    is_chosen: bool


class DeckFilters:
    """The filters in an address, and what the reader can choose instead.  One query, besides that of `decks`."""

    def __init__(self, query: QueryDict, owner_key: str, *, game: str) -> None:
        self.game = game
        self.built = query.get("built") == "true"
        self.archived = query.get("archived") == "true"
        self.folder = query.get("folder", "")
        self.tag = query.get("tag", "")
        self.owner_key = owner_key
        self.rows = shelved(owner_key=owner_key)

    def decks(self) -> DeckQuerySet:
        decks = deck_list(
            owner_key=self.owner_key,
            is_built=self.built or None,
            is_archived=self.archived,
            folder=self.folder or None,
            tag=self.tag,
        )
        return decks.filter(game=self.game) if self.game else decks

    @property
    def chosen(self) -> bool:
        """Whether a filter leaves out decks that are not in the archive."""
        return bool(self.game or self.built or self.folder or self.tag)

    @cached_property
    def in_view(self) -> list[Shelved]:
        """The rows of the archive, or those outside it."""
        return [row for row in self.rows if row.is_archived == self.archived]

    @property
    def games(self) -> list[tuple[Game, int]]:
        counts = Counter(row.game for row in self._but("game"))
        kept = {row.game for row in self.in_view}
        return [(game, counts[slug]) for slug, game in GAMES.items() if slug in kept] if len(kept) > 1 or self.game else []

    @property
    def built_count(self) -> int:
        return sum(row.is_built for row in self._but("built"))

    @property
    def archived_count(self) -> int:
        return sum(row.is_archived for row in self.rows)

    @property
    def folders(self) -> list[Chip]:
        counts = Counter(row.folder for row in self._but("folder"))
        names = {row.folder for row in self.in_view if row.folder} | ({self.folder} if self.folder else set())
        return [Chip(name, counts[name], name == self.folder) for name in sorted(names, key=str.casefold)]

    @property
    def tags(self) -> list[Chip]:
        names: dict[str, str] = {tag_key(self.tag): self.tag} if self.tag else {}
        counts: Counter[str] = Counter()
        for row in self.in_view:
            for tag in row.tags:
                names.setdefault(tag_key(tag), tag)
        for row in self._but("tag"):
            counts.update(tag_key(tag) for tag in row.tags)
        chips = [Chip(name, counts[key], key == tag_key(self.tag) if self.tag else False) for key, name in names.items()]
        most = sorted(chips, key=lambda chip: (not chip.is_chosen, -chip.count))[:MOST_CHIPS]
        return sorted(most, key=lambda chip: chip.name.casefold())

    def _but(self, name: str) -> Iterable[Shelved]:
        """The rows that meet the other filters."""
        key = tag_key(self.tag)
        for row in self.in_view:
            if (
                (name == "game" or not self.game or row.game == self.game)
                and (name == "built" or not self.built or row.is_built)
                and (name == "folder" or not self.folder or row.folder == self.folder)
                and (name == "tag" or not self.tag or key in map(tag_key, row.tags))
            ):
                yield row


def folders_of(owner_key: str) -> list[str]:
    """The names of the owner's folders, to choose from."""
    return sorted({row.folder for row in shelved(owner_key=owner_key) if row.folder}, key=str.casefold)
