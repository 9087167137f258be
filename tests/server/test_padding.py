"""The length of a message does not tell what is in a hand."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from pathlib import Path

import httpx
import pytest

from menagerie.server.tables.padding import SHORT, STEP, padded, padded_gzip, padded_length
from tests.server.running import line, log_in, people, running, started
from tests.waiting import PATIENCE


@pytest.mark.parametrize("size", [0, 63, 64, 1000, 1024, 1025, 5000, 20_000, 1_000_000])
def test_a_padded_message_says_the_same_and_has_one_of_few_lengths(size: int) -> None:
    message = b"x" * size
    assert padded(message).rstrip() == message
    if size >= 64:
        assert len(padded(message)) == padded_length(size)
        assert size <= padded_length(size) <= max(size + STEP, size * 1.26)
    packed = padded_gzip(message)
    assert gzip.decompress(packed) == message == zlib.decompress(packed, 31)
    assert padded_length(len(packed)) == len(packed)


def test_there_are_few_lengths() -> None:
    assert len({padded_length(length) for length in range(1, 65_537)}) <= 28


def test_what_a_player_gets_is_padded_and_what_everybody_may_know_is_not(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with people(url, "Ada") as [ada]:
            table = await started([ada], "mopsen", "novice", "novice")

            for query in ("", "?numbers=true&lang=de", "?html=en"):
                async with line(ada, url, table, query) as received:
                    await ada.do(table, do="say", text="x")
                    lengths = [0]
                    while lengths[-1] < SHORT:
                        lengths.append(len(await asyncio.wait_for(received.socket.recv(), PATIENCE)))
                    assert lengths[-1] == padded_length(lengths[-1])
            async with httpx.AsyncClient(base_url=url, headers=ada.headers) as client:
                for path in (f"/api/tables/{table}", f"/api/tables/{table}?lang=de&numbers=true"):
                    answer = await client.get(path)
                    assert len(answer.content) == padded_length(len(answer.content))

    with running(tmp_path / "padded.db") as server:
        asyncio.run(run(server.url))
        with httpx.Client(base_url=server.url, headers={"accept": "text/html"}) as ada:
            log_in(ada, "Ada")
            table = ada.post("/api/tables", json={"game": "mopsen", "seats": ["open", "novice", "novice"]}).json()
            for command in ("sit", "start"):
                ada.post(f"/api/tables/{table['table']}", json={"do": command})
            for encodings in ("gzip", "identity"):
                page = ada.get(f"/t/{table['table']}", headers={"accept-encoding": encodings})
                length = int(page.headers["content-length"])
                assert length == padded_length(length), encodings
                assert page.text.rstrip().endswith("</html>")
