"""The games that declare the abilities of their cards, and their vocabularies."""

from __future__ import annotations

from games.abilities.authoring.writing import Writer
from games.abilities.vocabulary import Vocabulary
from games.registry import GAMES

DECLARING = [slug for slug, rules in GAMES.items() if rules.cards.writer is not None]


def vocabulary_of(slug: str) -> Vocabulary:
    writer = GAMES[slug].cards.writer
    assert isinstance(writer, Writer)
    (found,) = {id(value): value for value in writer.names.values() if isinstance(value, Vocabulary)}.values()
    return found
