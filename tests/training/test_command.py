"""The command ``menagerie train``: what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from menagerie import BadSetup
from menagerie.cli import train
from menagerie.cli.main import main, run
from menagerie.i18n.translator import LANGUAGES, Translator


@pytest.mark.parametrize("words", ["train", "train mausen --hours 0", "train mausen --hours x", "train chess"])
def test_bad_input_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    assert capsys.readouterr().err.startswith("menagerie: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_pytorch_it_says_what_to_install(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: None)
    with pytest.raises(BadSetup) as caught:
        run(["train", "mausen"], Translator(language))
    assert "menagerie-games[train]" in Translator(language).problem(caught.value)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    (tmp_path / "file").touch()
    assert main(["train", "mausen", "--run", str(tmp_path / "file" / "run")]) == 2
    assert "is not a folder" in capsys.readouterr().err


def test_it_trains_prints_shares_and_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    words = ["train", "mausen", "--hours", "0.000001", "--run", str(tmp_path / "run"), "--export", str(tmp_path)]
    assert main([*words, "--seed", "owl", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "from the start" in printed
    assert "novice 3: " in printed
    assert (tmp_path / "mausen.npz").stat().st_size < 100_000
    assert main(words) == 0
    assert "after 1 update" in capsys.readouterr().out
