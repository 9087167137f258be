"""Several people: two browsers, one device, a television with phones; and a server that is killed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, Person, needs_chromium
from tests.server.running import served
from tests.soak import is_soaking

pytestmark = needs_chromium

Arrive = Callable[..., Person]

PATIENCE = 600.0
"""By then even a busy machine has played a game."""

ENOUGH = 15
"""After this many turns a quick test knows that nobody's cards are seen."""


def open_table(host: Person, game: str, *seats: str, **more: object) -> str:
    """A table, opened by somebody who has a name already; its path."""
    body = {"game": game, "seats": list(seats), **more}
    answer = host.context.request.post(f"{host.url}/api/tables", data=body, headers={"origin": host.url})
    assert answer.status == 201, answer.text()
    return f"/t/{answer.json()['table']}"


def named(somebody: Person, name: str) -> Person:
    answer = somebody.context.request.post(
        f"{somebody.url}/api/people", data={"name": name}, headers={"origin": somebody.url}
    )
    assert answer.status == 201
    return somebody


def sit(somebody: Person, path: str, name: str) -> None:
    somebody.go(path)
    somebody.ready()
    somebody.page.locator(".chairs [name^=name]").first.fill(name)
    somebody.page.locator("form.sit button").first.click()
    somebody.page.wait_for_load_state()
    somebody.ready()


def play_on(*friends: Person) -> None:
    """Whoever is asked decides, until the game is over."""
    late = monotonic() + PATIENCE
    while not any(friend.over for friend in friends):
        for friend in friends:
            if friend.is_asked:
                friend.decide()
        assert monotonic() < late, [friend.text("#status") for friend in friends]


def test_two_browsers_and_a_bot_finish_a_game(person: Arrive) -> None:
    ada, ben = named(person(), "Ada"), person(size=PHONE)
    path = open_table(ada, "mausen", "open", "open", "random")
    sit(ada, path, "Ada")
    sit(ben, path, "Ben <b>")
    ada.page.get_by_role("button", name="Start game").click()
    play_on(ada, ben)
    for friend in (ada, ben):
        friend.page.locator("#status[data-phase=over]").wait_for()
        assert "Ben <b>" in friend.text("#ending .scores")
    ada.page.get_by_role("button", name="Play again").click()
    for friend in (ada, ben):
        friend.page.wait_for_url(lambda address: not address.endswith(path))
        friend.ready()
        assert friend.asked() == "asked", "everybody is there, so the next game has begun"
    assert ada.page.url == ben.page.url


def finished(person: Arrive, *names: str) -> tuple[str, list[Person]]:
    """Let people and a bot play to the end, and close the result; return the table's path and the people."""
    friends = [named(person(), name) for name in names]
    path = open_table(friends[0], "mausen", *["open"] * len(names), "random")
    for friend, name in zip(friends, names, strict=True):
        sit(friend, path, name)
    friends[0].page.get_by_role("button", name="Start game").click()
    play_on(*friends)
    for friend in friends:
        assert friend.asked() == "over"
        friend.page.locator("#ending").wait_for(state="hidden")
    return path, friends


PLAY_AGAIN = """document.querySelector('[data-do*="rematch"]').click()"""


def test_two_who_play_again_at_once_meet_at_the_same_table(person: Arrive) -> None:
    path, friends = finished(person, "Ada", "Ben")
    for friend in friends:
        friend.page.evaluate(f"setTimeout(() => {{ {PLAY_AGAIN} }}, 50)")
    for friend in friends:
        friend.page.wait_for_url(lambda address: not address.endswith(path))
        friend.ready()
        assert friend.asked() == "asked"
    ada, ben = friends
    assert ada.page.url == ben.page.url


def test_who_leaves_while_another_plays_again_finds_the_same_table(person: Arrive) -> None:
    path, (ada, ben) = finished(person, "Ada", "Ben")
    ben.page.evaluate("setTimeout(() => location.assign('/learn'), 50)")
    ada.page.evaluate(f"setTimeout(() => {{ {PLAY_AGAIN} }}, 50)")
    ada.page.wait_for_url(lambda address: not address.endswith(path))
    ada.ready()
    ben.page.wait_for_url(lambda address: not address.endswith(path))
    ben.go(path)
    ben.page.locator("#status a.primary").click()
    ben.ready()
    assert ben.page.url == ada.page.url
    if ada.all(".waiting-room"):
        ada.page.get_by_role("button", name="Start game").click()
    assert [friend.asked() for friend in (ada, ben)] == ["asked", "asked"]


def test_players_chat_and_see_that_somebody_is_away(person: Arrive) -> None:
    ada, ben = named(person(), "Ada"), person()
    path = open_table(ada, "mausen", "open", "open", "random")
    sit(ada, path, "Ada")
    sit(ben, path, "Ben")
    ada.page.get_by_role("button", name="Start game").click()
    ben.page.locator("#tools [data-open=chat]").click()
    ben.page.locator("#chat-form input").fill("<img src=x onerror=alert(1)>")
    ben.page.locator("#chat-form button").click()
    ada.page.locator("[data-unread] #tools [data-open=chat]").wait_for()
    ada.page.locator("#tools [data-open=chat]").click()
    assert "Ben <img src=x onerror=alert(1)>" in ada.text("#chat-lines")
    ada.page.keyboard.press("Escape")
    ben.leave()
    ada.page.locator(".seat.away").wait_for()


def test_several_people_on_one_device(person: Arrive) -> None:
    family = named(person(), "Ada")
    path = open_table(family, "mopsen", "open", "open", "random", one_device=True)
    sit(family, path, "Ada")
    sit(family, path, "Ben")
    family.page.get_by_role("button", name="Start game").click()
    looked = []
    for _ in range(400):
        family.page.wait_for_function(
            "() => !document.body.dataset.showing && !document.body.dataset.busy && document.querySelector("
            "'[data-look], .playable, #choices .buttons .choice, #status[data-phase=over]')"
        )
        if family.over:
            break
        veil = family.page.locator("[data-look]")
        if veil.count():
            assert not family.all(".mine .card[data-card]"), "nobody's cards are to be seen between turns"
            said = family.page.evaluate(
                "['latest', 'log-lines', 'live'].map((id) => document.getElementById(id).innerText)"
            )
            assert "You " not in "\n".join(said), "nor what they were told"
            looked.append(veil.get_attribute("data-look"))
            veil.click()
            family.page.locator(".mine").wait_for()
            if len(looked) > ENOUGH and set(looked) == {"0", "1"} and not is_soaking():
                return
        else:
            family.decide()
    assert set(looked) == {"0", "1"}
    assert len(looked) > 10
    assert len(family.all("#ending .scores tbody tr")) == 3


def test_the_viewing_player_is_asked_again_after_a_connection_was_lost(person: Arrive) -> None:
    family = named(person(), "Ada")
    path = open_table(family, "mausen", "open", "open", "random", one_device=True)
    sit(family, path, "Ada")
    sit(family, path, "Ben")
    family.page.get_by_role("button", name="Start game").click()
    family.page.locator("[data-look='0']").click()
    family.asked()
    family.context.set_offline(True)
    family.page.evaluate("for (const card of document.querySelectorAll('.playable')) card.blur()")
    family.context.set_offline(False)
    family.decide()
    family.page.locator("[data-look='1']").wait_for()
    assert not family.all(".mine")
    assert "elephant" not in family.text("#latest")
    family.page.reload()
    family.ready()
    assert not family.all(".mine")


def test_a_television_and_phones(person: Arrive) -> None:
    host, phone, other = named(person(), "Host"), person(size=PHONE), person(size=PHONE)
    path = open_table(host, "awimbawe", "open", "open")
    host.go(f"{path}/screen")
    host.ready()
    assert host.page.locator(".invite img").is_visible()
    link = host.text(".invite .address").removeprefix(host.url)
    sit(phone, link, "Ada")
    sit(other, link, "Ben")
    host.page.locator(".chairs .occupant >> text=Ben").wait_for()
    start = host.context.request.post(
        f"{host.url}/api/tables/{path.split('/')[-1]}", data={"do": "start"}, headers={"origin": host.url}
    )
    assert start.ok
    phone.page.locator(".seat.mine").wait_for()
    assert phone.page.locator("body[data-mode=hand]").count() == 1
    assert not phone.page.locator(".seat.other").first.is_visible()
    host.page.locator("#middle").wait_for()
    assert not host.all(".playable")
    late = monotonic() + PATIENCE
    while host.page.locator("#log-lines li").count() < 12:
        for player in (phone, other):
            if player.is_asked:
                player.decide()
        assert monotonic() < late, [player.text("#status") for player in (phone, other)]
    assert host.overflow() == 0


def test_a_killed_server_comes_back_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "killed.db"
    with served(database, "--pause", "0") as server:
        port = server.url.rsplit(":", 1)[1]
        ada = Person(browser, server.url)
        ada.play_now("mausen", 3)
        for _ in range(4):
            ada.decide()
        ada.asked()
        hand = ada.page.locator(".mine .fan .card").count()
        server.process.kill()
        server.process.wait()
        ada.page.locator("#lost").wait_for()
    with served(database, "--port", port, "--pause", "0"):
        ada.ready()
        ada.page.locator("#lost").wait_for(state="hidden")
        assert ada.page.locator(".mine .fan .card").count() == hand
        ada.play_to_the_end()
        ada.leave()


def test_the_link_of_a_table_leads_there_from_the_start(person: Arrive) -> None:
    ada = named(person(), "Ada")
    path = open_table(ada, "mausen", "open", "open", "random")
    ada.go(path)
    ada.ready()
    sit(ada, path, "Ada")
    expect(ada.page.locator("[data-copy]")).to_have_value(ada.url + path)
