"""Decks that their owner has built, so that their copies are not free for other decks."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0010_owned_cards")]

    operations = [
        migrations.AddField(model_name="deck", name="is_built", field=models.BooleanField(default=False, db_default=False)),
    ]
