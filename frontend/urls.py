"""Addresses of the pages."""

from django.urls import URLPattern, URLResolver, path
from django.views.i18n import set_language

from frontend.views import catalogue, deck_list, deck_page, editor, openings, runs, site

urlpatterns: list[URLPattern | URLResolver] = [
    path("", site.home, name="home"),
    path("find/", site.find, name="find"),
    path("about/", site.about, name="about"),
    path("help/", site.help_page, name="help"),
    path("preferences/theme/", site.theme, name="theme"),
    path("preferences/language/", set_language, name="language"),
    path("games/<slug:slug>/", catalogue.game, name="game"),
    path("games/<slug:slug>/cards/", catalogue.card_search, name="card-search"),
    path("games/<slug:slug>/cards/<str:code>/", catalogue.card, name="card"),
    path("games/<slug:slug>/products/", catalogue.product_list, name="product-list"),
    path("games/<slug:slug>/factions/", catalogue.faction_list, name="faction-list"),
    path("games/<slug:slug>/search/", catalogue.query_form, name="query-form"),
    path("games/<slug:slug>/sets/", catalogue.set_list, name="set-list"),
    path("games/<slug:slug>/sets/<str:code>/", catalogue.objective_set, name="set"),
    path("decks/", deck_list.deck_index, name="deck-list"),
    path("decks/new/", deck_list.deck_new, name="deck-new"),
    path("decks/<uuid:pk>/edit/", editor.deck_edit, name="deck-edit"),
    path("decks/<uuid:pk>/slots/", editor.deck_slots, name="deck-slots"),
    path("decks/<uuid:pk>/delete/", editor.deck_remove, name="deck-delete"),
    path("decks/<uuid:pk>/restore/", editor.deck_restore, name="deck-restore"),
    path("d/<str:token>", deck_page.deck_page, name="deck-page"),
    path("d/<str:token>/copy/", deck_page.deck_take, name="deck-copy"),
    path("d/<str:token>/hand/", openings.deck_hand, name="deck-hand"),
    path("d/<str:token>/odds/", openings.deck_odds, name="deck-odds"),
    path("d/<str:token>/goldfish/", deck_page.deck_goldfish, name="deck-goldfish"),
    path("runs/<uuid:pk>/", runs.run_page, name="run-page"),
    path("runs/<uuid:pk>/cancel/", runs.run_stop, name="run-cancel"),
    path("runs/<uuid:pk>/games/<int:index>/", runs.run_game, name="run-game"),
]
