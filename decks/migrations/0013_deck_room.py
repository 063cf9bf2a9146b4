"""Folders, tags and the archive of an owner's decks."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0012_card_sets")]

    operations = [
        migrations.AddField(model_name="deck", name="folder", field=models.CharField(blank=True, db_default="", default="", max_length=60)),
        migrations.AddField(model_name="deck", name="tags", field=models.JSONField(db_default=[], default=list)),
        migrations.AddField(
            model_name="deck",
            name="tag_keys",
            field=models.TextField(blank=True, db_default="\n", default="\n", editable=False),
        ),
        migrations.AddField(model_name="deck", name="is_archived", field=models.BooleanField(db_default=False, default=False)),
    ]
