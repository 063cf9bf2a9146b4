"""Every deck has a history from now on: what it is today is the first revision of those made before."""

from typing import Any

from django.db import migrations


def first_revisions(apps: Any, schema_editor: Any) -> None:
    deck_model, revision_model = apps.get_model("decks", "Deck"), apps.get_model("decks", "DeckRevision")
    for deck in deck_model.objects.filter(revisions=None).prefetch_related("slots").iterator(chunk_size=200):
        revision_model.objects.create(
            deck=deck,
            number=1,
            version=deck.version,
            name=deck.name,
            description=deck.description,
            side=deck.side,
            slots=sorted([slot.zone, slot.code, slot.quantity] for slot in deck.slots.all()),
            is_kept=True,
            created=deck.created,
            updated=deck.updated,
        )


class Migration(migrations.Migration):
    dependencies = [("decks", "0002_revisions")]

    operations = [migrations.RunPython(first_revisions, migrations.RunPython.noop)]
