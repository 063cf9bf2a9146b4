"""Users' Markdown as safe HTML: CommonMark without raw HTML, reduced to harmless tags.

Pictures and raw HTML stay text.  Links (also `//host`) get a `rel` and never run scripts.  Headings begin at the third level.
"""

from __future__ import annotations

import nh3
from django.utils.safestring import SafeString
from markdown_it import MarkdownIt

TAGS = {"p", "br", "h3", "h4", "h5", "h6", "ul", "ol", "li", "strong", "em", "s", "code", "pre", "blockquote", "hr", "a"}
TAGS |= {"table", "thead", "tbody", "tr", "th", "td"}
ATTRIBUTES = {"a": {"href", "title"}, "ol": {"start"}}
BELOW = 2  # levels taken by the page's own headings: "# One" becomes h3

_markdown = MarkdownIt("commonmark", {"html": False, "breaks": True}).enable(["table", "strikethrough"]).disable("image")


def description_html(text: str) -> SafeString:
    """
    >>> description_html("**Fast** <b>x</b> [a](javascript:alert)")
    '<p><strong>Fast</strong> &lt;b&gt;x&lt;/b&gt; [a](javascript:alert)</p>\\n'
    """
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
