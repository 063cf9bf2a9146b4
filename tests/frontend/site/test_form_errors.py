"""Every form of the site, sent without JavaScript and with invalid input.

The answer names no field by its internal name, ties each error to its control, links to each if there are several, and keeps the input.
A form is tested if it is on a page that has an address.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any
from unittest import mock
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import QueryDict
from django.test import Client

from accounts.services import account_of, token_create
from decks.legality import decklist_of
from decks.models import Comment
from decks.services import deck_update
from games.registry import GAMES
from simulator.requests.request import RunRequest, Side
from simulator.services import waking
from simulator.tables.services import table_start
from tests.helpers import catalogues
from tests.helpers.addresses import ADDRESSES, SampleRows, address_of
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.helpers.runs import run_start

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

PAGES = [
    route
    for _, route in ADDRESSES
    if not route.startswith(("api/", "static", "healthz", "readyz")) and not route.endswith((".png", ".svg"))
]
VOID = {"input", "br", "img", "meta", "link", "hr", "use", "source", "wbr", "path", "circle", "rect", "line", "polyline", "polygon"}
UNSEEN = {"script", "style", "code", "pre", "option", "textarea", "svg", "title", "noscript"}
TYPED = {"text", "search", "number", "email", "url", "password", "date", "textarea"}
KEPT = TYPED - {"password"}
BAD = {"no number": "many", "too long": "9" * 300, "control": "a\x01b", "minus": "-5", "nothing": ""}
REFUSED = range(400, 500)


@dataclass
class Control:
    kind: str
    name: str
    value: str
    id: str
    described: set[str]
    text: list[str] = field(default_factory=list)


@dataclass
class Form:
    id: str
    action: str
    method: str
    controls: list[Control] = field(default_factory=list)


class Page(HTMLParser):
    """What a page holds.

    forms: each with its controls.  errors: (id, text) of each error at a field.  alerts: error messages.  links: ids that the list of
    errors links to.  ids: all ids.  described: ids that controls name as their description.  text: pieces of visible text.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.errors: list[tuple[str, str]] = []
        self.alerts: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.described: set[str] = set()
        self.text: list[str] = []
        self._open: list[tuple[str, dict[str, str]]] = []
        self._form: Form | None = None
        self._apart: list[tuple[str, Control]] = []
        self._select: Control | None = None
        self.feed(html)
        for owner, control in self._apart:
            next(form for form in self.forms if form.id == owner).controls.append(control)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag not in VOID:
            self._open.append((tag, found))
        self.ids.add(found.get("id", ""))
        self.described |= set(found.get("aria-describedby", "").split())
        classes = set(found.get("class", "").split())
        if tag == "form":
            self._form = Form(found.get("id", ""), found.get("action", ""), found.get("method", "get").lower())
            self.forms.append(self._form)
        elif tag in ("input", "select", "textarea", "button"):
            self._control(tag, found)
        elif tag == "option" and self._select is not None and ("selected" in found or not self._select.value):
            self._select.value = found.get("value", "")
        elif tag == "a" and any("faults" in one.get("class", "").split() for _, one in self._open):
            self.links.append(found.get("href", "").removeprefix("#"))
        if "error" in classes:
            self.errors.append((found.get("id", ""), ""))
        elif {"message", "bad"} <= classes:
            self.alerts.append("")

    def _control(self, tag: str, found: dict[str, str]) -> None:
        kind = found.get("type", "text") if tag == "input" else found.get("type", "submit") if tag == "button" else tag
        if kind in ("checkbox", "radio") and "checked" not in found:
            kind = "unticked"
        control = Control(
            kind, found.get("name", ""), found.get("value", ""), found.get("id", ""), set(found.get("aria-describedby", "").split())
        )
        if tag == "select":
            self._select = control
        if "form" in found:
            self._apart.append((found["form"], control))
        elif self._form is not None:
            self._form.controls.append(control)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass
        if tag == "form":
            self._form = None
        elif tag == "select":
            self._select = None

    def handle_data(self, data: str) -> None:
        tags = {tag for tag, _ in self._open}
        if "textarea" in tags and self._form is not None:
            self._form.controls[-1].value += data
        if tags & UNSEEN:
            return
        self.text.append(data)
        classes = [set(found.get("class", "").split()) for _, found in self._open]
        if any("error" in each for each in classes) and self.errors:
            name, text = self.errors[-1]
            self.errors[-1] = (name, text + data)
        elif any({"message", "bad"} <= each for each in classes) and self.alerts:
            self.alerts[-1] += data

    @property
    def words(self) -> str:
        return " ".join(" ".join(self.text).split())


def all_rows() -> SampleRows:
    user = User.objects.create_user("carol", email="carol@example.org", password="a long enough one")
    member = Client()
    member.force_login(user)
    deck = deck_update(deck=jedi_deck(member), visibility="public")
    deck = deck_update(deck=deck, description="Once more")
    jedi_deck(member, name="Another")
    token_create(account=account_of(user), name="x", may_write=True, days=None)
    comment = Comment.objects.create(deck=deck, author=account_of(user), text="Fine.")
    with mock.patch.object(waking, "send", return_value=True):
        run, _ = run_start(owner_key=deck.owner_key, game=SLUG, decklist=decklist_of(deck), deck=deck, games=10, seed=1)
    table = table_start(RunRequest(SLUG, (Side(decklist_of(deck), deck),), games=1), owner_key=deck.owner_key)
    return SampleRows(
        login=member.session.session_key or "",
        deck=deck.pk,
        token=deck.token,
        deck_code="1" * 30,
        comment=comment.pk,
        run=run.pk,
        exchange=run.pk,  # not found: exchanges, shared tables and own cards have tests of their forms
        table=table.pk,
        table_token=deck.token,
        card_set=deck.pk,
        card_set_token=deck.token,
        own_card="x",
    )


OTHERS = ("star-realms", "empire-vs-rebellion")  # games with matches
OWN_CARDS = tuple(slug for slug, rules in GAMES.items() if rules.own_cards)
made = catalogues.held(SLUG, *OTHERS, *OWN_CARDS, then=all_rows)
PAGES += [f"games/{slug}/{page}/" for slug in OTHERS for page in ("match", "matchups")]


@pytest.fixture(autouse=True)
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)


def visitors(made: SampleRows, language: str) -> Iterator[Client]:
    """The owner of the rows, and a visitor without a login."""
    for login in (made.login, ""):
        client = Client()
        if login:
            client.cookies[settings.SESSION_COOKIE_NAME] = login
        client.cookies["django_language"] = language
        yield client


def page_address(route: str, made: SampleRows) -> str:
    return address_of(route, made) + ("?with=1&revision=" if route.endswith("compare/") else "")


def buttons(form: Form) -> list[list[tuple[str, str]]]:
    """The data of each kind of submit button, and no button."""
    named = {control.name: [(control.name, control.value)] for control in form.controls if control.kind == "submit" and control.name}
    return [[], *named.values()] if named else [[]]


def form_data(form: Form, bad: str, button: list[tuple[str, str]]) -> dict[str, list[Any]]:
    data: dict[str, list[Any]] = {}
    for control in form.controls:
        value: Any = control.value
        if control.kind in TYPED:
            value = bad
        elif control.kind == "file":
            value = SimpleUploadedFile("x.txt", bad.encode() + b"\0") if bad else None
        elif control.kind in ("select", "radio") and bad == "many":
            value = "zzz"
        if control.name and control.kind not in ("submit", "button", "unticked") and value is not None:
            data.setdefault(control.name, []).append(value)
    for name, value in button:
        data.setdefault(name, []).append(value)
    return data


def submit(client: Client, form: Form, page: str, data: dict[str, list[Any]]) -> Any:
    to = urlsplit(form.action or page)
    if form.method == "post":
        return client.post(to.path + (f"?{to.query}" if to.query else ""), data)
    query = QueryDict(mutable=True)
    for name, values in data.items():
        query.setlist(name, values)
    return client.get(f"{to.path}?{query.urlencode()}", follow=to.path.endswith("/search/"))


def internal_names(form: Form) -> set[str]:
    return {control.name for control in form.controls if control.name} | {"slots", "half_width", "owner_key", "precision", "options"}


def check_answer(page: Page, form: Form, data: dict[str, list[Any]], *, keeps: bool) -> None:
    """keeps: the page shows the form again, so it must hold the input."""
    for name in internal_names(form):
        said = [*(text for _, text in page.errors), *page.alerts]
        assert not [text for text in page.text if re.search(rf"(?:^|[.!?。]\s)\s*{re.escape(name)}\s*[:：]", text)], name
        assert not [text for text in said if re.match(rf"\s*{re.escape(name)} (is|has|must|holds)\b", text)], name
        if re.search(r"[_.:]", name):
            assert name not in page.words, name
    for at, text in page.errors:
        assert at, f"“{text}” cannot be tied to its control"
        assert at in page.described, f"“{text}” is at no control"
    if len(page.errors) > 1:
        assert page.links, "several faults, and no list of them"
    assert not [at for at in page.links if at not in page.ids]
    if not keeps:
        return
    controls = [control for each in page.forms if is_same_form(each, form) for control in each.controls]
    kept = {control.name for control in form.controls if control.kind in KEPT and control.name}
    for name in kept:
        held = [control.value for control in controls if control.name == name]
        assert held, f"{name} is gone"
        assert data[name][-1].strip() in [value.strip() for value in held], f"{name}: what was typed is gone"


def is_same_form(one: Form, other: Form) -> bool:
    """Whether `one` has the method and all fields of `other`."""
    named = [{control.name for control in each.controls if control.kind in KEPT and control.name} for each in (one, other)]
    return named[0] >= named[1] and (one.method == other.method)


_asked: set[tuple[Any, ...]] = set()  # a form that is on many pages, as the search in the header, is sent only once


def is_new(form: Form, page: str, who: str, language: str) -> bool:
    asked = who, language, form.method, form.action or page, frozenset(control.name for control in form.controls)
    found = asked not in _asked
    _asked.add(asked)
    return found


@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
@pytest.mark.parametrize("route", PAGES)
def test_errors_of_invalid_input_are_shown_at_their_fields(made: SampleRows, route: str, language: str) -> None:
    page = page_address(route, made)
    for client in visitors(made, language):
        login = client.cookies.get(settings.SESSION_COOKIE_NAME)
        answer = client.get(page)
        if answer.status_code != 200 or not answer.headers.get("Content-Type", "").startswith("text/html"):
            continue
        for form in Page(answer.content.decode()).forms:
            if not any(control.kind in TYPED | {"file"} and control.name for control in form.controls):
                continue
            if not is_new(form, page, "member" if login else "", language):
                continue
            for kind, bad in BAD.items() if language == "en" else [("no number", "many")]:
                if kind == "control" and form.method == "get":
                    continue  # an address cannot hold them
                for button in buttons(form):
                    data = form_data(form, bad, button)
                    if login:
                        client.cookies[settings.SESSION_COOKIE_NAME] = login.value
                    said = submit(client, form, page, data)
                    assert said.status_code < 500, (form.action, kind)
                    if said.status_code in REFUSED:
                        shown = Page(said.content.decode())
                        assert shown.errors or shown.alerts or "site-header" in said.content.decode(), (form.action, kind)
                        try:
                            check_answer(
                                shown,
                                form,
                                data,
                                keeps=said.status_code != 404 and said.request["PATH_INFO"] == urlsplit(form.action or page).path,
                            )
                        except AssertionError as fault:
                            raise AssertionError(
                                f"{form.method} {form.action or page}, {kind}: {fault}\n{shown.alerts} {shown.errors}"
                            ) from None
                        if language != "en":
                            english = [
                                text
                                for text in (*(text for _, text in shown.errors), *shown.alerts)
                                if re.search(r"[a-z]+ [a-z]+ [a-z]{2,}", text)
                            ]
                            assert not english


def test_an_import_with_errors_keeps_the_choices_for_its_lines(made: SampleRows) -> None:
    client = next(visitors(made, "en"))
    typed = {"game": SLUG, "text": "1x May the Forse\n1x Nothing like it at all", "seen": "1", "name": "n" * 300}
    first = client.post("/decks/import/", {**typed, "seen": [], "name": ""})
    values = re.findall(r'name="line-1" value="([^"]*)"', first.content.decode())
    assert len(values) > 1
    for value in values:
        answer = client.post("/decks/import/", {**typed, "line-1": value})
        assert answer.status_code == 400
        html = answer.content.decode()
        assert f'name="line-1" value="{value}" checked' in html
        assert "At most 120 characters; this has 300." in html
        page = Page(html)
        check_answer(page, page.forms[-1], {"name": [typed["name"]]}, keeps=False)
        assert typed["name"] in html


def test_errors_in_an_imported_file_name_their_place(made: SampleRows) -> None:
    client = next(visitors(made, "ja"))
    document = '{"game": "star-wars-lcg", "slots": [{"code": "999", "quantity": 1, "zone": "objective_sets"}]}'
    page = Page(client.post("/decks/import/", {"game": SLUG, "text": document}).content.decode())
    ((at, sentence),) = page.errors
    assert at == "import-text_error"
    assert at in page.described
    assert sentence.startswith("slots[0].codeの箇所：")
    assert page.links == ["import-text"]
