"""Complete the documentation site: the pages in the project's root belong to it, too (a hook of MkDocs)."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""The pages in the root, and their names on the site."""

LINK = re.compile(r"(\]\()([^)#:]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages in the root."""
    for source, page in PAGES.items():
        content = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to where their targets are on the site."""
    is_root_page = page.file.src_uri in PAGES.values()
    return LINK.sub(lambda link: link[1] + place_on_site(link[2], is_root_page), markdown)


def place_on_site(target: str, from_root: bool) -> str:
    """Return where the target of a link is on the site."""
    if from_root:
        return PAGES.get(target, target.removeprefix("docs/"))
    return PAGES.get(target.removeprefix("../"), target) if target.startswith("../") else target
