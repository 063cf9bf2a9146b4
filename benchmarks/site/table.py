"""Write the loaded cards to one flat table of a SQLite file, for Datasette: `python -m benchmarks.site.table PATH`.

The table has a column for each field that the searches use (numbers as numbers, lists as JSON), indexes on the fields that every search
names, and each card's JSON as the API sends it, so that both servers send the same content.
"""

from __future__ import annotations

import json
import sqlite3
import sys

import django

COLUMNS = ("game", "code", "name", "search_key", "position", "type", "side", "faction", "document")


def main(path: str) -> None:
    django.setup()
    from cards.api.serializers.cards import CardSerializer
    from cards.models import Card
    from cards.selectors import cards_by_code, game_list
    from games.registry import GAMES

    fields = sorted(
        {field.name for game in GAMES.values() for field in game.cards.fields if field.kind in ("number", "list")} - set(COLUMNS)
    )
    with sqlite3.connect(path) as database:
        names = ", ".join(f'"{name}"' for name in (*COLUMNS, *fields))
        database.execute(f"CREATE TABLE cards ({names}, PRIMARY KEY (game, code))")
        for game in game_list():
            codes = list(Card.objects.filter(game=game, is_extra=False).values_list("code", flat=True))
            for first in range(0, len(codes), 500):
                for code, card in cards_by_code(game=game, codes=codes[first : first + 500]).items():
                    document = json.dumps(CardSerializer(card, context={}).data, ensure_ascii=False)
                    faction = card.faction.code if card.faction else None
                    row = [game.slug, code, card.name, card.search_key, card.position, card.type, card.side, faction, document]
                    row += [json.dumps(value) if isinstance(value := card.facts.get(name), list) else value for name in fields]
                    database.execute(f"INSERT INTO cards VALUES ({', '.join('?' * len(row))})", row)
        database.execute("CREATE INDEX by_name ON cards (game, search_key)")
        database.execute("CREATE INDEX by_type ON cards (game, type)")
        database.execute("ANALYZE")


if __name__ == "__main__":
    main(sys.argv[1])
