"""Cards that accounts keep for themselves."""

import uuid

import django.db.models.deletion
from django.db import migrations, models

import decks.models


class Migration(migrations.Migration):
    dependencies = [("cards", "0008_game_loaded_from"), ("decks", "0011_built")]

    operations = [
        migrations.CreateModel(
            name="CardSet",
            fields=[
                ("id", models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False)),
                ("code", models.CharField(default=decks.models.card_set_code, editable=False, max_length=12, unique=True)),
                ("token", models.CharField(default=decks.models.share_token, editable=False, max_length=40, unique=True)),
                ("owner_key", models.CharField(db_index=True, editable=False, max_length=40)),
                ("name", models.CharField(max_length=120)),
                (
                    "visibility",
                    models.CharField(choices=[("private", "Private"), ("unlisted", "Unlisted")], default="private", max_length=10),
                ),
                ("cards", models.JSONField(default=list)),
                ("card_count", models.PositiveIntegerField(default=0)),
                ("version", models.PositiveIntegerField(default=1)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("updated", models.DateTimeField(auto_now=True)),
                ("game", models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name="+", to="cards.game")),
            ],
            options={
                "ordering": ["-updated", "id"],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("visibility__in", ["private", "unlisted"])), name="card_set_visibility_known"
                    )
                ],
            },
        ),
    ]
