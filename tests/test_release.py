"""A release is built, checked and tried in an environment of its own."""

from __future__ import annotations

import pytest
from tools import release

CHANGELOG = """# Changelog

## 1.1.0, 2030-01-02

- News.

## 1.0.0, unreleased

### Games

- All of them.
"""


def test_the_notes_are_what_the_changelog_says_about_the_version() -> None:
    assert release.notes_of(CHANGELOG, "1.1.0") == "- News.\n"
    assert release.notes_of(CHANGELOG, "1.0.0") == "### Games\n\n- All of them.\n"


def test_a_version_without_notes_is_no_release() -> None:
    with pytest.raises(release.ReleaseError, match=r"no section for version 1\.0"):
        release.notes_of(CHANGELOG, "1.0")
    with pytest.raises(release.ReleaseError, match="says nothing"):
        release.notes_of("## 2.0.0\n", "2.0.0")


@pytest.mark.soak
def test_a_release_plays_verifies_and_serves() -> None:
    pytest.importorskip("build")
    pytest.importorskip("twine")
    assert release.main() == 0
    names = {file.suffix for file in release.DIST.iterdir()}
    assert names == {".whl", ".gz", ".md"}
