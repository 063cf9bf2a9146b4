"""Users' Markdown as safe HTML: CommonMark without raw HTML, reduced to harmless tags.

Pictures and raw HTML stay text.  Links (also `//host`) get a `rel` and never run scripts.  Headings begin at the third level.
"""

from __future__ import annotations

from hashlib import blake2b

import nh3
from django.utils.html import linebreaks
from django.utils.safestring import SafeString
from markdown_it import MarkdownIt

from cards.render_cache import KeyCache

TAGS = {"p", "br", "h3", "h4", "h5", "h6", "ul", "ol", "li", "strong", "em", "s", "code", "pre", "blockquote", "hr", "a"}
TAGS |= {"table", "thead", "tbody", "tr", "th", "td"}
ATTRIBUTES = {"a": {"href", "title"}, "ol": {"start"}}
BELOW = 2  # levels taken by the page's own headings: "# One" becomes h3

_markdown = MarkdownIt("commonmark", {"html": False, "breaks": True}).enable(["table", "strikethrough"]).disable("image")


_kept = KeyCache[SafeString](most=500)  # texts as HTML

MARKS = "`*_[]()<>#~|!\\\n-"
MOST_MARKS = 100
MOST_SCANNED = 40_000  # opening brackets times characters: for each bracket, the parser reads to the end


def comment_html(text: str) -> SafeString:
    """A comment as HTML.  With more than MOST_MARKS characters of markup it is shown as typed: the worst comments take a fifth of a second
    each to parse, and a page has a hundred.

    >>> comment_html("**Fast**")
    '<p><strong>Fast</strong></p>\\n'
    >>> comment_html("- a\\n" * 301)[:19]
    '<p>- a<br>- a<br>- '
    """
    if sum(map(text.count, MARKS)) > MOST_MARKS or text.count("[") * len(text) > MOST_SCANNED:
        return SafeString(linebreaks(text, autoescape=True))
    return description_html(text)


def description_html(text: str) -> SafeString:
    """The text as HTML.  Each process keeps the last few hundred, because a page shows the same text to every reader.

    >>> description_html("**Fast** <b>x</b> [a](javascript:alert)")
    '<p><strong>Fast</strong> &lt;b&gt;x&lt;/b&gt; [a](javascript:alert)</p>\\n'
    """
    key = blake2b(text.encode(), digest_size=16).digest()
    for html in _kept.get_many([key]).values():
        return html
    html = _description_html(text)
    _kept.keep({key: html})
    return html


def _description_html(text: str) -> SafeString:
    tokens = _markdown.parse(text)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(int(token.tag[1:]) + BELOW, 6)}"
    html = _markdown.renderer.render(tokens, _markdown.options, {})
    clean = nh3.clean(
        html,
        tags=TAGS,
        attributes=ATTRIBUTES,
        url_schemes={"http", "https"},
        link_rel="nofollow ugc noopener noreferrer",
    )
    return SafeString(clean)
