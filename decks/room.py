"""How owners keep their decks in order: one folder and some tags for each deck, and an archive.

Only the owner sees them.  They change neither who can see a deck nor what a search of public decks finds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.texts.folding import text_key
from cards.texts.safe_text import clean_line, field_error
from decks.models import Deck, DeckQuerySet

MAX_FOLDER = 60
MAX_TAG = 40
MAX_TAGS = 20  # of one deck


def clean_folder(folder: str) -> str:
    """The name of a folder as it is stored; "" for none."""
    return clean_line(folder, field="folder", longest=MAX_FOLDER) if folder else ""


def clean_tags(tags: Sequence[str]) -> list[str]:
    """Tags as they are stored, each once; those that differ only in case, accents or punctuation are the same.

    Raise BadInput, which names the tag like "tags[3]", for one that is empty, too long or has a comma: pages write tags with commas.
    """
    if len(tags) > MAX_TAGS:
        raise field_error("tags", "max_length", gettext("A deck has at most %(most)s tags.") % {"most": MAX_TAGS})
    cleaned: dict[str, str] = {}
    for index, tag in enumerate(tags):
        line = clean_line(tag, field=f"tags[{index}]", longest=MAX_TAG)
        if "," in line:
            raise field_error(f"tags[{index}]", "invalid", gettext("A tag cannot contain a comma."))
        cleaned.setdefault(tag_key(line), line)
    return list(cleaned.values())


def tag_key(tag: str) -> str:
    """A tag folded for comparing.  A tag of signs alone, which folding removes, stays as it is."""
    return text_key(tag) or tag


def keys_of(tags: Iterable[str]) -> str:
    """The folded tags in the form in which the database finds one of them: each between two line breaks, which no tag contains."""
    return "\n" + "".join(f"{tag_key(tag)}\n" for tag in tags)


def with_tag(decks: DeckQuerySet, tag: str) -> DeckQuerySet:
    return decks.filter(tag_keys__contains=f"\n{tag_key(tag)}\n")


def tags_in(text: str) -> list[str]:
    """The tags in a text that separates them by commas, as people type them, also full-width ones."""
    for comma in "，、":
        text = text.replace(comma, ",")
    return [tag for part in text.split(",") if (tag := part.strip())]


@dataclass(frozen=True, slots=True)
class Shelved:
    """What a list of decks is filtered by, for one deck."""

    game: str
    folder: str
    tags: tuple[str, ...]
    is_built: bool
    is_archived: bool


def shelved(*, owner_key: str) -> list[Shelved]:
    """The owner's decks, the last changed first.  One query."""
    rows = Deck.objects.owned_by(owner_key).values_list("game", "folder", "tags", "is_built", "is_archived")
    return [Shelved(game, folder, tuple(tags), is_built, is_archived) for game, folder, tags, is_built, is_archived in rows]
