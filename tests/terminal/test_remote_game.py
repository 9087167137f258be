"""Tests of playing and watching a server's table in the terminal."""

from __future__ import annotations

import asyncio
import json
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from menagerie.cli.main import run
from menagerie.client import Client
from menagerie.core.endings import Endings
from menagerie.core.errors import BadSetup, Problem
from menagerie.core.phrases import Event
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.records.record import read_records
from menagerie.records.replay import Replay, replay_of_record, seat_of
from menagerie.terminal import saved_identities
from menagerie.terminal.game_session import Frame, GameSession, MoveTooLate
from menagerie.terminal.joining import join, watch_table
from menagerie.terminal.line_mode import LineMode, PlayerQuit
from menagerie.terminal.line_watching import LineReplay, LineSpectator
from menagerie.terminal.remote_game import RemoteGame
from menagerie.terminal.saved_games import folder
from menagerie.terminal.server_address import TableAddress, parse_table_address, plain
from tests.golden_records import FOLDER
from tests.positions import GAMES
from tests.server.running import Running, running
from tests.terminal.test_screen import names_winner
from tests.test_cli import ENGLISH, menagerie
from tests.waiting import PATIENCE, eventually

THREE = [game for game in GAMES if 3 in load(game).seats]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "menagerie.db", undo_timeout=PATIENCE) as found:
        yield found


@pytest.fixture(autouse=True)
def nobody_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start without stored identities."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Host:
    """A person who opens tables and starts games there."""

    def __init__(self, client: Client, server: Running) -> None:
        self.client, self.url = client, server.url

    async def open(self, game: str, *seats: str, **setup: Any) -> str:
        """Open a table, and return its address."""
        self.table = (await self.client.open(game, list(seats), **setup))["table"]
        return f"{self.url}/t/{self.table}"

    async def start(self) -> None:
        await self.client.do(self.table, do="start")


@asynccontextmanager
async def hosting(server: Running) -> AsyncIterator[Host]:
    async with Client(server.url) as client:
        await client.create_person("Hanna")
        yield Host(client, server)


@asynccontextmanager
async def seated(link: str, name: str | None, language: str = "en") -> AsyncIterator[RemoteGame]:
    guest = await join(link, name, language)
    try:
        yield guest
    finally:
        await guest.close()


class Script:
    """Gives scripted answers, and then always the first choice."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def __call__(self, question: str) -> str:
        self.asked += 1
        answer = self.answers.pop(0) if self.answers else "1"
        if answer == "q":
            raise PlayerQuit
        return answer


async def played(session: GameSession, *answers: str) -> None:
    async with asyncio.timeout(4 * PATIENCE):
        await LineMode(session, Script(*answers)).play()


async def until(guest: RemoteGame, frames: AsyncIterator[Frame], *, asked: bool = True) -> Frame:
    """Return the next frame in which the guest must decide or the game is over."""
    async with asyncio.timeout(PATIENCE):
        async for frame in frames:
            if frame.over or (asked and frame.asked):
                return frame
    raise AssertionError("nothing happened")


async def first_choice(guest: RemoteGame, frame: Frame) -> None:
    assert guest.seat is not None
    await guest.decide(guest.seat, frame.table.choices[0].action)


def replay_from(path: str | Path | None) -> Replay:
    assert path is not None
    [(_, record)] = read_records(path)
    return replay_of_record(record)


def sentences(replay: Replay, guest: RemoteGame) -> list[str]:
    """Return the record's events as sentences that the guest may know."""
    translator = guest.translator(guest.language, guest.seat)
    events: list[Event] = [event.visible_to(guest.seat) for event in replay.events]
    return [translator.phrase(event) for event in events]


def last_seen(replay: Replay, seat: int | None) -> Any:
    endings = Endings(replay.game, seat)
    states = [replay.frames[at].state for at in replay.shown_at]
    endings.follow(zip(replay.events, states, strict=True), replay.frames[-1].state)
    return endings.last_trick


@pytest.mark.parametrize("game", THREE)
def test_two_guests_and_a_bot_play_to_the_end_line_by_line(
    server: Running, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentences, the last trick, the score sheet and the spectator view all agree with the record."""

    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open(game, "open", "open", "novice")
            async with seated(link, "Ada") as ada, seated(link, "Ben", "fr") as ben:
                watcher = await watch_table(link, "de")
                seen: list[Frame] = []

                async def watch() -> None:
                    async with asyncio.timeout(4 * PATIENCE):
                        seen.extend([frame async for frame in watcher.frames()])

                playing = [played(ada, "?", "l", "t", "s", "r", "nonsense", "h"), played(ben), watch()]
                await host.start()
                await asyncio.gather(*playing)
                await watcher.close()
                check([ada, ben, watcher], seen)

    def check(everybody: list[RemoteGame], seen: list[Frame]) -> None:
        replay = replay_from(everybody[0].record)
        for guest in everybody:
            told = [said.text for said in guest.history(guest.language, guest.seat)]
            assert sorted(told) == sorted(sentences(replay, guest)), "choices made at once come in any order"
            assert guest.endings.last_trick == last_seen(replay, guest.seat)
            assert guest.score_sheet().rounds == (replay.rounds(replay.last) or (replay.points(replay.last, "open"),))
            assert [seat.name for seat in guest.seats[:2]] == ["Ada", "Ben"]
            assert guest.seats[2].level == "novice"
        tables = {replay.table(at, "public") for at in range(len(replay.frames))}
        shown = [frame.table for frame in seen if not frame.waiting]
        assert len(shown) > len(replay.events)
        assert len(set(shown) & tables) > 0.5 * len(tables)
        assert not any(frame.table.choices or frame.asked for frame in seen)
        hands = [zone for zone in shown[0].zones if zone.name == "hand"]
        assert len(hands) == 3
        assert all(card.card is None for zone in hands for card in zone.cards)

    asyncio.run(play())
    out = capsys.readouterr().out
    assert "Hints are turned off at this table." in out
    assert "“nonsense” is not a choice." in out
    assert names_winner(out)
    assert "remportée" in out


def test_before_the_start_the_waiting_players_are_named(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    out = ""

    def printed(text: str) -> bool:
        nonlocal out
        out += capsys.readouterr().out
        return text in " ".join(out.split())

    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "open", "novice")
            async with seated(link, "Ada") as ada:
                playing = asyncio.create_task(played(ada, "q"))
                await eventually(lambda: printed("At the table: You and Bot 3. One seat is free; the host starts"))
                async with seated(link, "Ben"):
                    await eventually(lambda: printed("At the table: You, Ben, and Bot 3. Every seat is taken"))
                    await host.start()
                    with pytest.raises(PlayerQuit):
                        await playing

    asyncio.run(play())


def test_a_seat_is_found_again_and_nobody_else_can_read_how(server: Running) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mopsen", "open", "open", "random")
            async with seated(link, "Ada") as ada, seated(link, "Ben"):
                await host.start()
                frames = ada.frames()
                await first_choice(ada, await until(ada, frames))
            async with seated(link, "Ben") as ben:
                assert ben.seat == 1
            async with seated(link, "Ada") as again:
                assert again.seat == 0
                frame = await anext(again.frames())
                assert frame.viewpoint == 0
                assert again.history("en", 0)[0] == ada.history("en", 0)[0]
                assert again.endings.last_trick == ada.endings.last_trick
            async with seated(link, None) as last:
                assert last.seat == 0, "without a name, whoever came last"
            other = await host.open("mopsen", "open", "open", "random")
            async with seated(other, "Ben"), seated(link, None) as ben, seated(other, None) as there:
                assert (ben.seat, there.seat) == (1, 0), "or who sits there"

    asyncio.run(play())
    files = list(folder("people").iterdir())
    assert len(files) == 2
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files)


def test_a_person_whom_the_server_has_forgotten_joins_as_a_new_person(server: Running) -> None:
    saved_identities.save(saved_identities.SavedIdentity(server.url, "Ada", "nobody", "no token"))

    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "open", "random")
            async with seated(link, "Ada") as ada:
                assert ada.seat == 0

    asyncio.run(play())
    [kept] = saved_identities.identities_for(server.url, "Ada")
    assert kept.token != "no token"


def test_a_reserved_seat_opens_with_its_key(server: Running) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "reserved", "random")
            key = (await host.client.view(host.table))["seats"][1]["key"]
            async with seated(f"{link}?key={key}", "Ada") as ada:
                assert ada.seat == 1
            with pytest.raises(BadSetup, match="This key does not match a reserved seat"):
                await join(f"{link}?key=wrong", "Ben", "en")

    asyncio.run(play())


def test_a_lost_connection_is_announced_and_comes_back(server: Running) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "novice", "novice")
            async with seated(link, "Ada") as ada:
                await host.start()
                frames, said = ada.frames(), []
                frame = await until(ada, frames)
                assert ada._connection is not None
                assert ada._connection._socket is not None
                await ada._connection._socket.close()
                async with asyncio.timeout(PATIENCE):
                    while "Connected again." not in said:
                        said += [line.text for line in (await anext(frames)).news]
                assert "Connection lost. Reconnecting …" in said
                await first_choice(ada, frame)
                while not frame.over:
                    frame = await until(ada, frames)
                    if not frame.over:
                        await first_choice(ada, frame)
                assert sorted(line.text for line in ada.history("en", 0)) == sorted(
                    sentences(replay_from(ada.record), ada)
                )

    asyncio.run(play())


def test_a_refused_move_is_refused_in_the_servers_words(server: Running) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("awimbawe", "open", "open")
            async with seated(link, "Ada", "de") as ada, seated(link, "Ben", "de") as ben:
                await host.start()
                turns = {guest.seat: (guest, guest.frames()) for guest in (ada, ben)}
                firsts = {seat: await anext(frames) for seat, (_, frames) in turns.items()}
                [asked] = firsts[0].actors
                (guest, _), (other, _) = turns[asked], turns[1 - asked]
                wrong = next(a for a in range(guest.game.actions) if a not in choices(firsts[asked]))
                with pytest.raises(Problem, match=r"erlaubt|nicht spielen"):
                    await guest.decide(asked, wrong)
                with pytest.raises(MoveTooLate, match="nichts zu entscheiden"):
                    await other.decide(1 - asked, choices(firsts[asked])[0])
                elsewhere = Client(server.url, guest._client.token)
                async with closing_client(elsewhere):
                    move = guest.written_move(asked, choices(firsts[asked])[0])
                    await elsewhere.move(host.table, move)
                await eventually(lambda: guest._decided(asked))
                with pytest.raises(MoveTooLate):
                    await first_choice(guest, firsts[asked])
                with pytest.raises(Problem, match="Tipps ausgeschaltet"):
                    await guest.hint(asked)

    asyncio.run(play())


@asynccontextmanager
async def closing_client(client: Client) -> AsyncIterator[None]:
    yield
    await client.close()


def choices(frame: Frame) -> list[int]:
    return [choice.action for choice in frame.table.choices]


def test_a_prompt_that_another_device_answers_goes_on_with_the_next_turn(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another device of the same person moves while this one waits for an answer."""

    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "random", "random")
            async with seated(link, "Ada") as ada:
                await host.start()
                script, elsewhere = Script(), Client(server.url, ada._client.token)

                async def ask(question: str) -> str:
                    if script.asked == 1:
                        await elsewhere.move(host.table, (await elsewhere.view(host.table))["legal"][0])
                        await eventually(lambda: ada._decided(0))
                    return await script(question)

                async with asyncio.timeout(2 * PATIENCE), closing_client(elsewhere):
                    await LineMode(ada, ask).play()

    asyncio.run(play())
    assert capsys.readouterr().out.count("A move has already been made from this seat.") == 1


def test_a_hint_speaks_of_the_choices(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "random", "random")
            async with seated(link, "Ada") as ada:
                await host.start()
                frame = await until(ada, ada.frames())
                moves = [ada.written_move(0, action) for action in choices(frame)]
                told = [{"move": move, "win": 0.5, "points": 1.0, "share": 1.0, "visits": 9} for move in moves]
                told[-1] |= {"win": None, "points": None, "visits": 0}

                async def hint() -> Any:
                    return {"moves": told}

                monkeypatch.setattr(ada._connection, "hint", hint)
                assert [move.action for move in await ada.hint(0)] == choices(frame)[:-1]

    asyncio.run(play())


def test_a_deal_that_does_not_match_the_commitment_is_announced(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "random", "random")
            async with seated(link, "Ada") as ada:
                ada._commitment = "0" * 64
                await host.start()
                await played(ada)
                assert ada.record is not None

    asyncio.run(play())
    assert "The cards were not dealt from the seed that was promised" in " ".join(capsys.readouterr().out.split())


def test_a_seat_given_away_is_announced(server: Running) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "random", "random")
            async with seated(link, "Ada") as ada:
                frames = ada.frames()
                await anext(frames)
                await host.client.do(host.table, do="offer", seat=0, to="random")
                async with asyncio.timeout(PATIENCE):
                    while (frame := await anext(frames)).viewpoint is not None:
                        pass
                assert "given your seat to someone else" in frame.news[0].text

    asyncio.run(play())


def test_chat_cannot_give_orders_to_the_terminal(server: Running) -> None:
    assert plain("a\x1b[2Jb\x9b31mc\u202ed\u00a0: e\tf") == "a[2Jb31mcd\u00a0: e f"

    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "open", "random")
            async with seated(link, "Ada") as ada:
                frames = ada.frames()
                await anext(frames)
                await host.client.do(host.table, do="sit")
                await host.client.do(host.table, do="say", text="hi \u009b31m there")
                async with asyncio.timeout(PATIENCE):
                    while not (said := (await anext(frames)).news) or "hi" not in said[0].text:
                        pass
                assert said[0].text == "Hanna: hi 31m there"

    asyncio.run(play())


@pytest.mark.parametrize("game", THREE)
def test_a_player_who_comes_back_in_the_middle_knows_what_the_others_know(server: Running, game: str) -> None:
    """The last trick, the rounds, and what happened lately."""

    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open(game, "open", "novice", "novice")
            async with seated(link, "Ada") as ada:
                await host.start()
                frames = ada.frames()
                for _ in range(12):
                    await first_choice(ada, await until(ada, frames))
                await until(ada, frames)
                async with seated(link, "Ada") as again:
                    await until(again, again.frames())
                    assert again.endings.last_trick
                    assert again.endings.last_trick == ada.endings.last_trick
                    assert again.score_sheet() == ada.score_sheet()
                    assert set(ada.history("en", 0)[-40:]) <= set(again.history("en", 0))

    asyncio.run(play())


def test_a_move_taken_back_is_announced_and_removed_from_the_log(server: Running) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("awimbawe", "open", "open")
            async with seated(link, "Ada") as ada, seated(link, "Ben") as ben:
                await host.start()
                guests = {guest.seat: (guest, guest.frames()) for guest in (ada, ben)}
                firsts = {seat: await anext(frames) for seat, (_, frames) in guests.items()}
                [first] = firsts[0].actors
                guest, frames = guests[first]
                before, frame = guest.history("en", first), firsts[first]
                await first_choice(guest, firsts[first])
                other, others_frames = guests[1 - first]
                await guest.undo()
                async with asyncio.timeout(PATIENCE):
                    while other.undo_asked_by != first:
                        await anext(others_frames)
                    await other.answer_undo(True)
                    while "You: last move undone." not in [said.text for said in frame.news]:
                        frame = await anext(frames)
                assert frame.asked
                assert guest.history("en", first) == before
                await first_choice(guest, frame)

    asyncio.run(play())


def test_people_chat_from_the_terminal(server: Running) -> None:
    async def play() -> None:
        async with hosting(server) as host:
            link = await host.open("mausen", "open", "open", "random")
            async with seated(link, "Ada") as ada, seated(link, "Ben") as ben:
                frames = ben.frames()
                await anext(frames)
                assert ada.can_chat
                await ada.say("Good luck!")
                async with asyncio.timeout(PATIENCE):
                    while not ben.chat:
                        await anext(frames)
                assert [line.text for line in ben.chat] == ["Ada: Good luck!"]
                watcher = await watch_table(link, "en")
                assert not watcher.can_chat
                with pytest.raises(Problem):
                    await watcher.say("hello")
                await watcher.close()

    asyncio.run(play())


# What cannot be join ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "link", ["", "x", "example.org/t/a", "ftp://h/t/a", "http:///t/a", "http://h/", "http://h:x/t/a", "http://[/t/a"]
)
def test_text_that_is_not_a_link_is_refused(link: str) -> None:
    with pytest.raises(BadSetup, match="not the address of a table"):
        parse_table_address(link)


def test_a_link_may_be_an_invitation() -> None:
    assert parse_table_address("https://h:8/t/a-_1") == TableAddress("https://h:8", "a-_1")
    assert parse_table_address(" http://h/games/t/a/?hand=yes&key=k ") == TableAddress("http://h/games", "a", "k")


class Other(BaseHTTPRequestHandler):
    """A server of something else."""

    def do_GET(self) -> None:
        body = b'{"detail":"Not Found"}' if "json" in self.path else b"<html>hello</html>"
        self.send_response(404 if "json" in self.path else 200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def another_server() -> Iterator[str]:
    there = HTTPServer(("127.0.0.1", 0), Other)
    thread = threading.Thread(target=there.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{there.server_port}"
    finally:
        there.shutdown()
        thread.join()
        there.server_close()


@pytest.mark.parametrize("command", [["play", "--join"], ["watch"]])
def test_a_missing_server_or_table_is_reported_in_one_sentence(server: Running, command: list[str]) -> None:
    translator = Translator("en")
    with another_server() as other:
        for table in ("html", "json"):
            with pytest.raises(BadSetup, match="is not a menagerie server"):
                run([*command, f"{other}/t/{table}"], translator)
    with pytest.raises(BadSetup, match=r"No response from http://127\.0\.0\.1:\d+\."):
        run([*command, f"{other}/t/html"], translator)
    with pytest.raises(BadSetup, match="This table does not exist"):
        run([*command, f"{server.url}/t/nothing"], translator)
    with pytest.raises(BadSetup, match="Diesen Tisch gibt es nicht"):
        run([*command, f"{server.url}/t/nothing"], Translator("de"))
    assert not list(folder("people").iterdir())


def test_a_full_table_is_refused_with_a_sentence(server: Running) -> None:
    async def tables() -> list[str]:
        async with hosting(server) as host:
            full = await host.open("mausen", "random", "random", "random")
            begun = await host.open("mausen", "open", "random", "random", spectators=False)
            await host.client.do(host.table, do="sit")
            await host.start()
            return [full, begun]

    full, begun = asyncio.run(tables())
    with pytest.raises(BadSetup, match="All seats at this table are taken"):
        run(["play", "--join", full, "--name", "Ada"], Translator("en"))
    for command in (["play", "--join"], ["watch"]):
        with pytest.raises(BadSetup, match="does not allow spectators"):
            run([*command, begun], Translator("en"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "mausen", "--join", "http://h/t/a"], "GAME cannot be used with --join"),
        (["play", "--players", "3", "--join", "http://h/t/a"], "--players cannot be used with --join"),
        (["play", "--resume", "--join", "http://h/t/a"], "--resume cannot be used with --join"),
        (["play", "--name", "Ada"], "--name requires --join"),
        (["watch", "http://h/t/a", "--seat", "1"], "--seat only works with recorded games"),
        (["watch"], "FILE|LINK is missing"),
        (["watch", "http://h/"], "not the address of a table"),
        (["watch", str(FOLDER / "mausen-3.jsonl"), "--seat", "4"], "There is no seat 4. The last seat is 3."),
        (["watch", str(FOLDER / "mausen-3.jsonl"), "--game", "9"], "Number of games in the file: 3."),
    ],
)
def test_arguments_that_make_no_sense_are_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(BadSetup) as found:
        run(words, Translator("en"))
    assert sentence in str(found.value)


# As anybody would -----------------------------------------------------------------------------------------------------


def test_joined_killed_and_joined_again_by_the_command_line(server: Running, tmp_path: Path) -> None:
    """The seat is there after a kill -9, and the whole game can be played through a pipe."""
    host = Client(server.url)

    async def open_table() -> str:
        async with Client(server.url) as client:
            await client.create_person("Hanna")
            host.token = client.token
            return str((await client.open("mausen", ["open", "random", "random"]))["table"])

    async def start(table: str) -> int:
        async with Client(server.url, host.token) as client:
            await eventually(lambda: is_seated(client, table))
            return await client.do(table, do="start")

    async def is_seated(client: Client, table: str) -> bool:
        return bool((await client.view(table))["seats"][0]["kind"] == "person")

    table = asyncio.run(open_table())
    asyncio.run(host.close())
    words = ["play", "--join", f"{server.url}/t/{table}", "--name", "Ada", "--record", str(tmp_path / "game.jsonl")]
    command = [sys.executable, "-m", "menagerie", *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENGLISH, text=True) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        asyncio.run(start(table))
        playing.stdin.write("1\n1\n")
        playing.stdin.flush()
        assert any(line.startswith("   1  ") for line in playing.stdout), "the program has ended"
        playing.send_signal(signal.SIGKILL)
    left = menagerie(*words, stdin="q\n")
    assert left.returncode == 0, left.stderr
    assert "Your seat is kept." in left.stdout
    result = menagerie(*words, stdin="1\n" * 500)
    assert result.returncode == 0, result.stderr
    assert "Record:" in result.stdout
    assert replay_from(tmp_path / "game.jsonl").game.name == "mausen"
    over = menagerie("watch", words[2])
    assert over.returncode == 0, over.stderr
    assert "Record: " in over.stdout
    again = menagerie("play", "--join", f"{server.url}/t/nothing")
    assert (again.returncode, again.stdout) == (2, "")
    assert again.stderr == "menagerie: This table does not exist.\n"


# Watching -------------------------------------------------------------------------------------------------------------


def test_a_live_table_is_printed_after_each_decision(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> RemoteGame:
        async with hosting(server) as host:
            link = await host.open("mopsen", "open", "random", "random")
            async with seated(link, "Ada") as ada:
                watcher = await watch_table(link, "en")
                watched = asyncio.create_task(LineSpectator(watcher).play())
                await host.start()
                frames = ada.frames()
                frame = await until(ada, frames)
                while not frame.over:
                    await first_choice(ada, frame)
                    frame = await until(ada, frames)
                await asyncio.wait_for(watched, PATIENCE)
                await watcher.close()
                return watcher

    watcher = asyncio.run(play())
    out = " ".join(capsys.readouterr().out.split())
    assert all(" ".join(said.text.split()) in out for said in watcher.history("en", None))
    assert out.count("Ada:") > 10
    assert "Record: " in out


@pytest.mark.parametrize("game", ["mausen-3", "awimbawe-2", "mopsen-3"])
def test_a_record_is_watched_frame_by_frame(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, record = next(read_records(FOLDER / f"{game}.jsonl"))
    replay = replay_of_record(record)
    for viewpoint in ("open", 1):
        script = Script("", "", "b", str(replay.last), "x", str(replay.last + 1), "")
        asyncio.run(LineReplay(replay, viewpoint, "en", script).watch())
        assert script.asked == 7
        out = capsys.readouterr().out
        assert out.count("There is no step") == 2
        said = Translator("en", replay.game, seat_of(viewpoint)).phrase(replay.event_for(0, viewpoint))
        assert " ".join(said.split()) in " ".join(out.split())


def test_a_record_is_watched_from_the_command_line(tmp_path: Path) -> None:
    words = ["watch", FOLDER / "mopsen-3.jsonl", "--game", 2, "--seat", 2]
    seen = menagerie(*words, stdin="\n5\nq\n")
    assert seen.returncode == 0, seen.stderr
    assert "Step 5 of" in seen.stdout
    record = json.loads((FOLDER / "mausen-3.jsonl").read_text(encoding="utf-8").splitlines()[0])
    record["result"]["winners"] = [0, 1, 2]
    (tmp_path / "wrong.jsonl").write_text(json.dumps(record) + "\n", encoding="utf-8")
    wrong = menagerie("watch", tmp_path / "wrong.jsonl")
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "line 1, log entry" in wrong.stderr
