"""URLs of the catalogue's API.  The lists of cards and sets depend on the user, so their URLs are in `decks`."""

from django.urls import URLPattern, URLResolver, path

from cards.api.views.bulk import BulkFile, BulkList
from cards.api.views.cards import CardCollection, CardDetail, CardNames
from cards.api.views.games import AbilitySchema, FactionList, GameCoverageDetail, GameDetail, GameList, ProductList
from cards.api.views.objective_sets import ObjectiveSetDetail
from cards.api.views.search import SearchFields, SearchParse

urlpatterns: list[URLPattern | URLResolver] = [
    path("games/", GameList.as_view(), name="games"),
    path("games/<slug:game>/", GameDetail.as_view(), name="game"),
    path("games/<slug:game>/coverage/", GameCoverageDetail.as_view(), name="game-coverage"),
    path("games/<slug:game>/abilities/schema/", AbilitySchema.as_view(), name="ability-schema"),
    path("cards/autocomplete/", CardNames.as_view(), name="card-names"),
    path("cards/collection/", CardCollection.as_view(), name="card-collection"),
    path("cards/<slug:game>/<str:code>/", CardDetail.as_view(), name="card"),
    path("search/parse/", SearchParse.as_view(), name="search-parse"),
    path("search/fields/", SearchFields.as_view(), name="search-fields"),
    path("factions/", FactionList.as_view(), name="factions"),
    path("products/", ProductList.as_view(), name="products"),
    path("objective-sets/<slug:game>/<str:code>/", ObjectiveSetDetail.as_view(), name="objective-set"),
    path("bulk/", BulkList.as_view(), name="bulk"),
    path("bulk/<slug:name>.jsonl.gz", BulkFile.as_view(), name="bulk-file"),
]
