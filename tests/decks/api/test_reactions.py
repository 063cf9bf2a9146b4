"""Likes and comments: one like for each visitor, comments by members, and changes only by those with permission."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client

from accounts.services import account_of, token_create
from cards.errors import NotFound
from decks import reactions, receivers, services
from decks.models import Comment, Deck, Like
from decks.reactions import comment_update
from tests.decks.visitor import Visitor, is_problem
from tests.helpers.jedi_decks import SLUG, jedi

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]


class Member(Visitor):
    """A member who calls the API with a token."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.account = account_of(User.objects.create_user(name))
        _, self.token = token_create(account=self.account, name="x", may_write=True, days=None)

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        return super().send(method, path, body, authorization=f"Token {self.token}", **headers)


@pytest.fixture
def alice() -> Member:
    return Member("alice")


@pytest.fixture
def bob() -> Member:
    return Member("bob")


@pytest.fixture
def deck(alice: Member) -> Deck:
    return services.deck_create(owner_key=alice.account.owner_key, game=SLUG, name="Mine", slots=jedi(), visibility="public")


def test_a_like_counts_once(deck: Deck, bob: Member) -> None:
    path = f"decks/by-token/{deck.token}/like/"
    for _ in range(2):
        assert bob.send("PUT", path).json() == {"likes": 1, "liked": True}
    stranger = Visitor()
    assert stranger.send("PUT", path).json() == {"likes": 2, "liked": True}
    assert bob.send("DELETE", path).json() == {"likes": 1, "liked": False}
    is_problem(stranger.send("PUT", path, origin="https://elsewhere.example"), 403)
    services.deck_update(deck=deck, visibility="private")
    is_problem(bob.send("PUT", path), 404)
    services.deck_delete(deck=deck)
    assert not Like.objects.exists()


def test_comments_are_written_changed_and_removed_only_with_permission(deck: Deck, alice: Member, bob: Member) -> None:
    path = f"decks/by-token/{deck.token}/comments/"
    is_problem(Visitor().post(path, {"text": "Hello"}), 403)
    written = bob.post(path, {"text": " <b>Hello</b>\r\nyou "})
    assert written.status_code == 201
    said = written.json()
    assert (said["by"], said["text"], said["may_edit"], said["may_remove"]) == ("bob", "<b>Hello</b>\nyou", True, True)
    one = f"{path}{said['id']}/"
    assert alice.get(path).json()["results"][0] | {"may_edit": False} == said | {"may_edit": False}
    charlie = Member("charlie")
    for refused in (
        charlie.patch(one, {"text": "x"}),
        alice.patch(one, {"text": "x"}),
        charlie.send("DELETE", one),
        Visitor().send("DELETE", one),
    ):
        is_problem(refused, 403)
    assert bob.patch(one, {"text": "Better"}).json()["edited"]
    assert Visitor().get(path).json()["results"][0]["text"] == "Better"
    assert alice.send("DELETE", one).status_code == 204  # alice owns the deck
    assert not Comment.objects.exists()
    is_problem(bob.patch(one, {"text": "x"}), 404)


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", "x" * 4001, 7, None, ["x"]])
def test_an_invalid_comment_is_refused(deck: Deck, bob: Member, text: Any) -> None:
    answer = bob.post(f"decks/by-token/{deck.token}/comments/", {"text": text})
    is_problem(answer, 400, "text")
    assert not Comment.objects.exists()


def test_a_removed_comment_cannot_be_changed(deck: Deck, bob: Member) -> None:
    comment = Comment.objects.create(deck=deck, author=bob.account, text="Hello")
    Comment.objects.all().delete()
    with pytest.raises(NotFound):
        comment_update(comment=comment, by=bob.account, text="Better")
    assert not Comment.objects.exists()


def test_a_comment_belongs_to_its_deck(deck: Deck, alice: Member, bob: Member) -> None:
    other = services.deck_create(owner_key="x", game=SLUG, name="Other", visibility="private")
    comment = Comment.objects.create(deck=other, author=bob.account, text="Secret")
    is_problem(alice.send("DELETE", f"decks/by-token/{deck.token}/comments/{comment.pk}/"), 404)
    is_problem(alice.get(f"decks/by-token/{other.token}/comments/"), 404)
    is_problem(alice.get(f"decks/by-token/{deck.token}/comments/999999999999999999/"), 405)
    is_problem(alice.send("DELETE", f"decks/by-token/{deck.token}/comments/999999999999999999/"), 404)


def test_queries_do_not_grow_with_the_number_of_comments(deck: Deck, bob: Member, django_assert_num_queries: Any) -> None:
    visitor = Visitor()
    for _ in range(3):
        Comment.objects.create(deck=deck, author=bob.account, text="Hello")
        with django_assert_num_queries(4):  # deck, slots, count, comments with their authors
            visitor.get(f"decks/by-token/{deck.token}/comments/")


def test_likes_and_comments_are_deleted_with_their_account(deck: Deck, bob: Member) -> None:
    bob.send("PUT", f"decks/by-token/{deck.token}/like/")
    bob.post(f"decks/by-token/{deck.token}/comments/", {"text": "Hello"})
    bob.account.user.set_password("x")
    bob.account.user.save()
    from accounts.services import account_delete

    account_delete(account=bob.account, password="x", keep=False)
    assert not Comment.objects.exists()
    assert not Like.objects.exists()


def test_comments_are_rate_limited(deck: Deck, bob: Member, settings: Any) -> None:
    settings.RATE_LIMITS = True
    bob.client = Client(REMOTE_ADDR="203.0.113.4")
    answers = [bob.post(f"decks/by-token/{deck.token}/comments/", {"text": "Hello"}).status_code for _ in range(21)]
    assert answers == [201] * 20 + [429]


def test_likes_are_counted_in_the_deck() -> None:
    deck = services.deck_create(owner_key="alice", game=SLUG, name="Mine", visibility="public")

    def stored() -> int:
        return Deck.objects.get(pk=deck.pk).like_count

    assert [reactions.like_set(deck=deck, owner_key=key, liked=True) for key in ("a", "b", "b")] == [1, 2, 2]
    services.deck_update(deck=deck, name="Renamed")
    assert stored() == 2
    assert [reactions.like_set(deck=deck, owner_key=key, liked=False) for key in ("a", "a", "c")] == [1, 1, 1]
    reactions.like_set(deck=deck, owner_key="session", liked=True)
    receivers.move_to_new_owner(old="session", new="b")  # both liked it: one like remains
    assert (stored(), deck.likes.count()) == (1, 1)
    receivers.delete_with_owner(owner_key="b")
    assert (stored(), deck.likes.count()) == (0, 0)


def test_wrong_numbers_of_likes_are_corrected() -> None:
    decks = [services.deck_create(owner_key="alice", game=SLUG, name=f"Deck {number}") for number in range(3)]
    reactions.like_set(deck=decks[0], owner_key="a", liked=True)
    Deck.objects.exclude(pk=decks[2].pk).update(like_count=7)
    output = StringIO()
    call_command("recount_likes", stdout=output)
    assert output.getvalue() == "2 decks corrected\n"
    assert [Deck.objects.get(pk=deck.pk).like_count for deck in decks] == [1, 0, 0]
