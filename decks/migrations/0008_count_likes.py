"""Count the likes of the decks that exist.  Their sizes and formats are filled in by the sweeper (`decks.search.deck_index`)."""

from typing import Any

from django.db import migrations
from django.db.models import Count, OuterRef, Subquery


def count_likes(apps: Any, schema_editor: Any) -> None:
    decks, likes = apps.get_model("decks", "Deck"), apps.get_model("decks", "Like")
    count = likes.objects.filter(deck=OuterRef("pk")).order_by().values("deck").annotate(count=Count("pk")).values("count")
    decks.objects.filter(pk__in=likes.objects.values("deck")).update(like_count=Subquery(count))


class Migration(migrations.Migration):
    dependencies = [("decks", "0007_stored_counts_and_indices")]

    operations = [migrations.RunPython(count_likes, migrations.RunPython.noop)]
