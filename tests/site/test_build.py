"""The folder that ``menagerie site`` writes, and what it refuses."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from menagerie.cli.main import main
from menagerie.core.errors import BadSetup
from menagerie.i18n.translator import LANGUAGES
from menagerie.site import build
from menagerie.site.links import for_site
from tests.site.conftest import needs_npm

MOST_HTML = 40_000
MOST_LOADED = 8_300_000
"""Bytes of all files with gzip; brotli, which static hosts use, makes them about 8 % smaller."""


@needs_npm
def test_the_start_pages_are_small_and_name_no_absolute_address(site: Path) -> None:
    for page in [site / "index.html", *(site / "start" / f"{language}.html" for language in LANGUAGES)]:
        html = page.read_text(encoding="utf-8")
        assert len(html.encode()) <= MOST_HTML
        assert not re.search(r'(href|src|action)="/', html)
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./"


@needs_npm
def test_a_visit_loads_no_more_than_it_may(site: Path) -> None:
    other_languages = [site / "start" / f"{language}.html" for language in LANGUAGES]
    loaded = [file for file in site.rglob("*") if file.is_file() and file not in other_languages]
    assert sum(len(gzip.compress(file.read_bytes())) for file in loaded) <= MOST_LOADED


@needs_npm
def test_the_service_worker_knows_every_file(site: Path) -> None:
    first = (site / build.MARK).read_text(encoding="utf-8").splitlines()[0]
    known = set(json.loads(first.removeprefix("const SITE = ").rstrip(";"))["files"])
    written = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    assert known - {"./"} == written - {build.MARK}


@needs_npm
def test_the_archive_has_what_a_page_needs_and_no_web_framework(site: Path) -> None:
    names = zipfile.ZipFile(site / "menagerie.zip").namelist()
    assert "menagerie/site/browser.pyc" in names
    assert {f"menagerie/i18n/locales/{language}.ftl" for language in LANGUAGES} <= set(names)
    tops = {name.partition("/")[0] for name in names}
    assert tops.isdisjoint({"fastapi", "starlette", "pydantic", "sqlalchemy", "numpy", "numba", "wasmtime"})


@needs_npm
@pytest.mark.soak
def test_the_same_sources_give_the_same_site(site: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "menagerie", "site", tmp_path / "again"], check=True)
    for file in site.rglob("*"):
        if file.is_file():
            assert (tmp_path / "again" / file.relative_to(site)).read_bytes() == file.read_bytes(), file


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada", encoding="utf-8")
    with pytest.raises(BadSetup, match="other files"):
        build.check_folder(tmp_path)
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear Ada"


def test_without_npm_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "names", build.own_names)
    monkeypatch.setattr(build, "user_cache_path", lambda name: tmp_path / "cache")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["--lang", "en", "site", str(tmp_path / "site")]) == 2
    assert "Install Node.js" in capsys.readouterr().err


def test_addresses_of_pages_and_files() -> None:
    assert for_site('<a href="/t/x"><img src="/static/a.png">') == '<a href="#/t/x"><img src="static/a.png">'
    assert for_site('{"html":"<form action=\\"/play\\">"}') == '{"html":"<form action=\\"#/play\\">"}'
    assert for_site('<a href="https://example.org/"> href=&#34;/') == '<a href="https://example.org/"> href=&#34;/'
