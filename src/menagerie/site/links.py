"""Turns the addresses in a page into those of the site, which work below any path.

The server's pages begin every address with a slash. On the site, ``/static/x`` is the file ``static/x`` beside the
start page, and every other page is the start page with a fragment: ``#/t/x``. Our own HTML writes every attribute with
double quotes, and escapes those in texts; so the pattern finds nothing but attributes. In a message, which is JSON, a
backslash precedes the quotes.
"""

from __future__ import annotations

import re

STATIC = re.compile(r'\b(href|src)=(\\?")/static/')
PAGE = re.compile(r'\b(href|action)=(\\?")/(?!/)')


def for_site(html: str) -> str:
    """Return HTML, or a message with HTML, with the addresses of the site."""
    return PAGE.sub(r"\1=\2#/", STATIC.sub(r"\1=\2static/", html))
