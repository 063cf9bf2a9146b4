import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('simulator', '0014_table_links'),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='other_deck',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='decks.deck'),
        ),
        migrations.AddField(
            model_name='table',
            name='is_withdrawn',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='table',
            name='puzzle',
            field=models.PositiveSmallIntegerField(null=True),
        ),
        migrations.AddField(
            model_name='table',
            name='solved',
            field=models.BooleanField(default=False),
        ),
    ]
