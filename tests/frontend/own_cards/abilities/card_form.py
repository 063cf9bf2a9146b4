"""The form of a card as a browser without JavaScript has it."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

from tests.decks.own_cards.members import Member
from tests.frontend.pages import text_of

EMPTY = frozenset({"input", "meta", "link", "br", "hr", "img", "use", "path", "circle"})
PREFIX = "fact_abilities."


class Controls(HTMLParser):
    """The controls of the element with the id "card-form".

    fields: what is sent.  buttons: the changes that they ask for.  texts: id -> text of each paragraph.
    attributes: of each control, by its name.  hidden: the names of controls in closed details.  focus: the id of what gets it.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.fields: dict[str, list[str]] = {}
        self.buttons: list[str] = []
        self.texts: dict[str, str] = {}
        self.attributes: dict[str, dict[str, str | None]] = {}
        self.hidden: set[str] = set()
        self.focus = ""
        self._depth = 0  # of elements inside the form
        self._closed: list[bool] = []  # of the details around
        self._select = self._textarea = self._paragraph = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if not self._depth and given.get("id") != "card-form":
            return
        self._depth += tag not in EMPTY
        name, value = given.get("name") or "", given.get("value") or ""
        if "autofocus" in given:
            self.focus = given.get("id") or ""
        if name:
            self.attributes[name] = given
            self.hidden |= {name} if any(self._closed) else set()
        match tag:
            case "details":
                self._closed.append("open" not in given)
            case "input" if given.get("type") not in ("checkbox", "radio") or "checked" in given:
                self.fields.setdefault(name, []).append(value or ("on" if given.get("type") == "checkbox" else ""))
            case "select":
                self._select = name
            case "option" if "selected" in given or self._select not in self.fields:
                self.fields[self._select] = [value]
            case "textarea":
                self._textarea = name
                self.fields[name] = [""]
            case "button" if name == "change":
                self.buttons.append(value)
            case "p" | "ul":
                self._paragraph = given.get("id") or ""

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self._depth:
            return
        self._depth -= 1
        if tag == "details":
            self._closed.pop()
        elif tag == "textarea":
            self._textarea = ""
        elif tag in ("p", "ul"):
            self._paragraph = ""

    def handle_data(self, data: str) -> None:
        if self._textarea:
            self.fields[self._textarea][0] += data
        if self._paragraph:
            self.texts[self._paragraph] = self.texts.get(self._paragraph, "") + data


class CardForm:
    """The form at an address: its fields can be changed in `fields`, and its buttons pressed."""

    def __init__(self, member: Member, path: str) -> None:
        self.member, self.path = member, path
        self.read(member.client.get(path))

    def read(self, answer: Any) -> None:
        self.status = answer.status_code
        self.text = text_of(answer)
        self.controls = Controls(answer.content.decode())
        self.fields: dict[str, Any] = dict(self.controls.fields)

    def send(self, **typed: Any) -> Any:
        return self.member.client.post(self.path, {**self.fields, **typed})

    def press(self, change: str, choose: str = "", **typed: Any) -> None:
        """Press a button that changes parts, after choosing a kind beside it."""
        assert self.controls.buttons.count(change) == 1, (change, self.controls.buttons)
        place = change.partition(" ")[2]
        chosen = {f"{PREFIX}{place}.add".replace("..", "."): choose} if choose else {}
        self.read(self.send(**typed, **chosen, change=change))
        assert self.status == 200

    def field(self, place: str) -> Any:
        return self.fields.get(PREFIX + place, [None])[0]

    def error(self, place: str) -> str:
        """The error at the control of this place."""
        return self.controls.texts.get(f"ability-{PREFIX}{place}_error".replace(".", "-"), "")

    @property
    def focus(self) -> str:
        return self.controls.focus.removeprefix(f"ability-{PREFIX}".replace(".", "-"))
