"""Around the table: rematches, chat, the waiting room on a TV, names, profile, notifications and sound."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from menagerie.i18n.translator import LANGUAGES
from tests.browser.people import PHONE, Person, needs_chromium
from tests.browser.test_for_everybody import check
from tests.browser.test_replaying import upload_game
from tests.browser.test_together import named, open_table, play_on, sit

pytestmark = needs_chromium

Arrive = Callable[..., Person]

SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))
SMALL = ((320, 568), (390, 844), (844, 390))

CLICKABLE = """() => [...document.querySelectorAll("a, button, input, select, summary, [tabindex]")]
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
  .map((element) => element.outerHTML.slice(0, 80))"""

OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth + .5 || bottom > innerHeight + .5;
}).map((element) => element.outerHTML.slice(0, 80))"""

RECORDED = """
  window.notified = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(title, more) { window.notified.push([title, more.body, more.tag]); }
    close() {}
  };
"""
"""Notifications that a test can read."""

HIDDEN = """(hidden) => {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

COVERED = """() => {
  const bar = document.querySelector(".console").getBoundingClientRect();
  const scroll = document.querySelector(".scroll"), stage = document.querySelector(".stage");
  const parts = [scroll, stage].filter((part) => getComputedStyle(part).display !== "contents");
  const holds = parts.filter((part) => getComputedStyle(part).overflowY === "auto");
  const below = holds.filter((part) => part.getBoundingClientRect().bottom > bar.top + .5 || !part.clientHeight);
  return { below: below.length, inside: bar.bottom <= innerHeight + .5 && bar.top > innerHeight / 3 };
}"""


# The next game ------------------------------------------------------------------------------------------------------


def test_one_click_plays_again_against_the_same_bots(person: Arrive) -> None:
    ada = person()
    path = ada.play_now("mausen", 3)
    ada.play_to_the_end()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda address: not address.endswith(path))
    ada.ready()
    assert ada.asked() == "asked"


@pytest.mark.soak
def test_a_rematch_waits_for_missing_people_and_names_them(person: Arrive) -> None:
    ada, ben = named(person(), "Ada"), person()
    path = open_table(ada, "mausen", "open", "open", "random")
    sit(ada, path, "Ada")
    sit(ben, path, "Ben")
    ada.page.get_by_role("button", name="Start game").click()
    play_on(ada, ben)
    for friend in (ada, ben):
        assert friend.asked() == "over"
    ben.go("/learn")
    ada.page.locator(".seat.away").wait_for()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.locator(".waiting-room .occupant", has_text="Ben").locator("em", has_text="away").wait_for()
    ben.go("/")
    ben.page.locator("#mine").get_by_role("link", name="Continue").first.click()
    ada.page.locator(".waiting-room .occupant:has-text('Ben'):not(:has(em))").wait_for()
    ada.page.get_by_role("button", name="Start game").click()
    assert ben.asked() == "asked"


def test_the_lobby_continues_the_latest_game_with_one_click(person: Arrive) -> None:
    ada = person(size=PHONE)
    for game in ("mopsen", "mausen"):
        path = ada.play_now(game, 3)
    ada.go("/")
    ada.page.get_by_role("link", name="Continue: Mice!").click()
    ada.page.wait_for_url(f"**{path}")
    ada.go("/")
    assert ada.page.locator(".play").first.locator("[name=game]").input_value() == "mausen"
    assert ada.page.locator(".play [name=players]").first.input_value() == "3"
    assert ada.page.locator(".play [name=level]").first.input_value() == "random"


# Before the game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("awimbawe", 2), ("mausen", 6)])
def test_the_waiting_room_on_a_tv_fits_and_has_nothing_to_click(person: Arrive, game: str, players: int) -> None:
    host = named(person(), "Host")
    path = open_table(host, game, *["open"] * players)
    host.go(f"{path}/screen")
    host.ready()
    for width, height in SCREENS:
        host.page.set_viewport_size({"width": width, "height": height})
        assert host.page.evaluate(OUTSIDE, ".waiting-room > *, .chairs li, .invite img, .address") == []
        assert host.page.evaluate(CLICKABLE) == []
        box = host.page.locator(".invite img").bounding_box()
        assert box
        assert box["width"] > 0.4 * height
        assert abs(box["width"] - box["height"]) < 2


def test_names_on_one_device_are_all_taken_at_once(person: Arrive) -> None:
    family = named(person(size={"width": 320, "height": 568}), "Ada")
    path = open_table(family, "mausen", "open", "open", "open", "open", one_device=True)
    family.go(path)
    family.ready()
    fields = family.page.locator(".chairs [name^=name]")
    fields.nth(1).fill("Ben")
    fields.nth(2).fill("Cleo")
    family.page.locator("[data-offer='3']").select_option("novice")
    family.page.locator(".occupant.bot").wait_for()
    assert [fields.nth(k).input_value() for k in range(3)] == ["Ada", "Ben", "Cleo"], "a change elsewhere wipes nothing"
    family.page.get_by_role("button", name="Take these seats").click()
    family.page.get_by_role("button", name="Start game").wait_for()
    assert [name.split("\n")[0] for name in family.page.locator(".occupant.person").all_inner_texts()] == [
        "AdaYou",
        "BenYou",
        "CleoYou",
    ]
    assert family.overflow() == 0


# At the table -------------------------------------------------------------------------------------------------------


def test_unread_chat_is_marked_on_a_phone_until_it_is_read(person: Arrive) -> None:
    ada, ben = named(person(size=PHONE), "Ada"), person()
    path = open_table(ada, "mausen", "open", "open", "random")
    sit(ada, path, "Ada")
    sit(ben, path, "Ben")
    ada.page.get_by_role("button", name="Start game").click()
    ben.page.locator("#tools [data-open=chat]").click()
    ben.page.locator("#chat-form input").fill("Hello")
    ben.page.locator("#chat-form button").click()
    ada.page.locator("[data-unread]").wait_for()
    marks = "() => getComputedStyle(document.querySelector('#tools [data-open=menu]'), '::after').content"
    assert "●" in ada.page.evaluate(marks)
    ada.decide()
    assert "●" in ada.page.evaluate(marks), "a move reads no chat"
    ada.page.locator("#tools [data-open=menu]").click()
    ada.page.locator("#menu [data-open=chat]").click()
    assert "Hello" in ada.text("#chat-lines")
    assert "●" not in ada.page.evaluate(marks)


def test_the_numbers_of_a_long_log_are_not_clipped(person: Arrive) -> None:
    ada = person(size=PHONE)
    ada.play_now("mausen", 3)
    ada.page.evaluate("document.querySelector('[data-open=log]').click()")
    room, number = ada.page.evaluate("""() => {
      const log = document.querySelector("#log-lines"), text = document.createElement("canvas").getContext("2d");
      text.font = getComputedStyle(log).font;
      return [parseFloat(getComputedStyle(log).paddingLeft), text.measureText("888. ").width];
    }""")
    assert room > number


def test_one_tap_mutes_the_turn_sound_for_good(person: Arrive) -> None:
    ada = person()
    ada.context.add_init_script(
        "window.tones = 0; AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator,"
        " { apply(make, audio, given) { window.tones += 1; return Reflect.apply(make, audio, given); } })"
    )
    ada.play_now("mausen", 3)
    signal = "dispatchEvent(new CustomEvent('menagerie', { detail: 'turn' })); window.tones"
    ada.page.locator("#tools [data-open=log]").click()
    ada.page.keyboard.press("Escape")
    assert ada.page.evaluate(signal) == 0, "who has just touched the page needs no sound"
    ada.page.evaluate(HIDDEN, True)
    assert ada.page.evaluate(signal) == 2
    ada.page.evaluate(HIDDEN, False)
    ada.page.get_by_role("button", name="Mute sounds").click()
    ada.page.evaluate(HIDDEN, True)
    assert ada.page.evaluate(signal) == 2
    ada.page.reload()
    ada.ready()
    assert ada.page.locator("#mute").get_attribute("aria-pressed") == "true"


def test_a_hidden_tab_notifies_of_a_turn_once(person: Arrive) -> None:
    ada, ben = named(person(), "Ada"), person()
    ada.context.add_init_script(RECORDED)
    path = open_table(ada, "mausen", "open", "open", "random")
    sit(ada, path, "Ada")
    sit(ben, path, "Ben")
    ada.page.get_by_role("button", name="Start game").click()
    ada.asked()
    ada.page.locator("#tools [data-open=menu]").click()
    ada.page.locator("[data-notify]").check()
    ada.page.keyboard.press("Escape")
    ada.decide()
    assert ada.page.evaluate("window.notified") == []
    ada.page.evaluate(HIDDEN, True)
    ben.decide()
    ada.page.wait_for_function("() => window.notified.length")
    assert ada.page.evaluate("window.notified") == [["Mice!: Your turn", "with Ben", path.removeprefix("/t/")]]
    ada.page.evaluate("dispatchEvent(new CustomEvent('menagerie', { detail: 'turn' }))")
    ada.page.wait_for_timeout(500)
    assert len(ada.page.evaluate("window.notified")) == 1


def test_another_page_notifies_too_and_not_while_the_table_is_in_sight(person: Arrive) -> None:
    ada, ben = named(person(), "Ada"), person()
    ada.context.add_init_script(RECORDED.replace('"default"', '"granted"'))
    ada.context.add_init_script("localStorage.setItem('notify', 'yes')")
    path = open_table(ada, "mausen", "open", "open", "random")
    sit(ada, path, "Ada")
    sit(ben, path, "Ben")
    lobby = ada.context.new_page()
    ada.watch(lobby)
    lobby.goto(ada.url)
    ada.page.get_by_role("button", name="Start game").click()
    ada.asked()
    lobby.reload()
    lobby.wait_for_function("() => localStorage.getItem('notified')?.length > 2")
    assert lobby.evaluate("window.notified") == [], "the table is in sight"
    ada.decide()
    ada.page.goto(f"{ada.url}/learn")
    ben.decide()
    lobby.reload()
    lobby.wait_for_function("() => window.notified.length")
    assert [tag for _, _, tag in lobby.evaluate("window.notified")] == [path.removeprefix("/t/")]


def test_a_visitor_who_refuses_notifications_is_told_how_to_change_that(person: Arrive) -> None:
    ada = named(person(), "Ada")
    ada.context.add_init_script(RECORDED.replace('"granted"', '"denied"'))
    ada.go("/me")
    ada.page.locator("[data-notify]").click()
    ada.page.locator(".notify .refused").wait_for()
    assert not ada.page.locator("[data-notify]").is_checked()


# Pages --------------------------------------------------------------------------------------------------------------


def test_the_profile_is_for_everybody(person: Arrive) -> None:
    ada = named(person(bypass_csp=True), "Ada")
    ada.play_now("mausen", 3)
    ada.play_to_the_end()
    ada.go("/me")
    while not ada.all(".past tbody tr"):
        ada.page.reload()
    check(ada)
    for language in LANGUAGES:
        ada.go(f"/me?lang={language}")
        for width, height in SMALL:
            ada.page.set_viewport_size({"width": width, "height": height})
            assert (language, ada.overflow()) == (language, 0)
    ada.page.locator(".past a").first.click()
    ada.page.locator("main.replay").wait_for()


@pytest.mark.parametrize("name", ["mausen-6", "awimbawe-4", "mopsen-5"])
def test_the_controls_of_a_replay_cover_nothing(person: Arrive, name: str) -> None:
    ada = person()
    address = upload_game(ada, name)
    for path in (f"{address}/30", f"{address}/30?eyes=1"):
        ada.go(path)
        for width, height in (*SMALL, *SCREENS):
            ada.page.set_viewport_size({"width": width, "height": height})
            assert ada.overflow() == 0, (path, width)
            assert ada.page.evaluate(COVERED) == {"below": 0, "inside": True}, (path, width)
            assert ada.page.evaluate(OUTSIDE, "#steps > :not([hidden])") == [], (path, width)


@pytest.mark.parametrize("path", ["/", "/me", "/ratings", "/learn/mopsen"])
def test_pages_work_from_320_pixels_up(person: Arrive, path: str) -> None:
    ada = named(person(), "Ada with a name that is really very long")
    ada.go(path)
    for width, height in SMALL:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.overflow() == 0
