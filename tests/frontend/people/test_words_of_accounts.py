"""One pair of words for logging in and out, on our pages and on allauth's."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.frontend.pages import get_html

OTHER_WORDS = re.compile(r"sign(ed|ing)?[ -]?(in|out)\b|signup\b|log-in|login\b(?!/)", re.IGNORECASE)
ADDRESSES = ("login/", "signup/", "logout/", "", "password/change/", "password/reset/", "reauthenticate/")


def shown(html: str) -> str:
    """The texts of a page and its title, without markup."""
    return re.sub(r"<[^>]*>", " ", html)


@pytest.mark.django_db
def test_pages_of_accounts_say_log_in_log_out_and_sign_up(client: Client) -> None:
    member = Client()
    member.force_login(User.objects.create_user("carol", password="a long sentence with 7 words"))
    said = ""
    for address in ADDRESSES:
        for visitor in (client, member):
            html = shown(visitor.get(f"/accounts/{address}", follow=True).content.decode())
            assert not OTHER_WORDS.search(html), (address, OTHER_WORDS.findall(html))
            said += html
    for words in ("Log in", "Log out", "Sign up"):
        assert words in said


@pytest.mark.django_db
def test_messages_say_the_same_words(client: Client) -> None:
    User.objects.create_user("carol", password="a long sentence with 7 words")
    answer = client.post("/accounts/login/", {"login": "carol", "password": "a long sentence with 7 words"}, follow=True)
    assert "You are logged in as carol." in shown(answer.content.decode())
    answer = client.post("/accounts/logout/", follow=True)
    assert "You have logged out." in shown(answer.content.decode())
    assert "carol" not in get_html(client, "/accounts/")
