"""The language of an answer follows Accept-Language with its weights."""

from __future__ import annotations

import pytest

from menagerie.server.http.middleware import language_for


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("DE", "de"),
        ("fr-CA, en", "fr"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.2, fr;q=0.8", "fr"),
        ("zh-Hans, it;q=0.4, nl;q=0.9", "nl"),
        ("it;q=0, nl;q=0.1", "nl"),
        ("it;q=0", "en"),
        ("*", "en"),
        ("xx, *;q=0.1", "en"),
        ("é;q=x", "en"),
        ("a" * 5000, "en"),
    ],
)
def test_the_preferred_language_is_chosen(header: str | None, language: str) -> None:
    headers = [] if header is None else [(b"accept-language", header.encode("latin-1"))]
    assert language_for({"headers": headers}) == language
