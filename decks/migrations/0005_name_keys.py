"""Names of decks as they are searched, for the decks made before."""

from typing import Any

from django.db import migrations

from cards.texts.folding import text_key  # pure text; what it makes is what is searched for


def name_keys(apps: Any, schema_editor: Any) -> None:
    deck_model = apps.get_model("decks", "Deck")
    for pk, name in deck_model.objects.values_list("pk", "name").iterator():
        deck_model.objects.filter(pk=pk).update(name_key=text_key(name)[:200])


class Migration(migrations.Migration):
    dependencies = [("decks", "0004_reactions_and_collection")]

    operations = [migrations.RunPython(name_keys, migrations.RunPython.noop)]
