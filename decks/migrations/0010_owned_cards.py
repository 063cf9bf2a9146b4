"""Single cards in collections, beside the products."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0009_name_trigrams")]

    operations = [
        migrations.RemoveConstraint(model_name="ownedproduct", name="product_once_an_owner"),
        migrations.RenameModel(old_name="OwnedProduct", new_name="OwnedItem"),
        migrations.RenameField(model_name="owneditem", old_name="product", new_name="code"),
        migrations.AddField(model_name="owneditem", name="is_card", field=models.BooleanField(default=False)),
        migrations.AlterModelOptions(name="owneditem", options={"ordering": ["game", "is_card", "code"]}),
        migrations.AddConstraint(
            model_name="owneditem",
            constraint=models.UniqueConstraint(fields=("owner_key", "game", "is_card", "code"), name="item_once_an_owner"),
        ),
    ]
