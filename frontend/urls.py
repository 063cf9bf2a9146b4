"""Addresses of the pages."""

from django.urls import URLPattern, URLResolver, path
from django.views.i18n import set_language

from frontend.views import catalogue, site

urlpatterns: list[URLPattern | URLResolver] = [
    path("", site.home, name="home"),
    path("about/", site.about, name="about"),
    path("help/", site.help_page, name="help"),
    path("preferences/theme/", site.theme, name="theme"),
    path("preferences/language/", set_language, name="language"),
    path("games/<slug:slug>/", catalogue.game, name="game"),
    path("games/<slug:slug>/cards/", catalogue.card_search, name="card-search"),
    path("games/<slug:slug>/cards/<str:code>/", catalogue.card, name="card"),
    path("games/<slug:slug>/sets/", catalogue.set_list, name="set-list"),
    path("games/<slug:slug>/sets/<str:code>/", catalogue.objective_set, name="set"),
]
