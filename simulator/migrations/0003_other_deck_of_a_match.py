import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('decks', '0005_name_keys'),
        ('simulator', '0002_running_runs'),
    ]

    operations = [
        migrations.AddField(
            model_name='run',
            name='other_deck',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='decks.deck'),
        ),
    ]
