"""A file is written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from menagerie import BadSetup
from menagerie.core.files import whole_file


def test_a_file_appears_only_when_it_is_complete(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    with whole_file(target) as file:
        file.write("one\n")
        assert not target.exists()
    assert target.read_text() == "one\n"
    assert os.listdir(tmp_path) == ["games.jsonl"]  # noqa: PTH208


def test_the_old_file_stays_when_writing_fails(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    target.write_text("old\n")
    with pytest.raises(KeyboardInterrupt), whole_file(target) as file:
        file.write("new\n")
        raise KeyboardInterrupt
    assert target.read_text() == "old\n"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_a_link_keeps_pointing_where_it_points(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    with whole_file(tmp_path / "link") as file:
        file.write("new\n")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new\n"


def test_a_device_is_written_through() -> None:
    with whole_file("/dev/null") as file:
        file.write("gone")
    assert not Path("/dev/null").is_file()


@pytest.mark.parametrize("path", ["no/such/folder/games.jsonl", "."])
def test_a_folder_that_cannot_be_written_is_refused(path: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup), whole_file(tmp_path / path):
        pass
