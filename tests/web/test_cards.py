"""The cards: every one is drawn, all differ, and nobody depends on colour."""

from __future__ import annotations

import gzip
import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from menagerie import games
from menagerie.core.game import Game
from menagerie.games import awimbawe, mausen, mopsen
from menagerie.games.awimbawe.cards import CROWNS
from menagerie.games.mopsen.cards import BONES
from menagerie.web import assets, cards

SPRITE = str(assets.sprite())
STYLE = assets.style().body.decode()
ROOT = ElementTree.fromstring(SPRITE)
SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {symbol.get("id", ""): symbol for symbol in ROOT.iter(f"{SVG}symbol")}

DECKS: list[tuple[Game[Any], list[int | None]]] = [
    (mausen.GAME, [None] * 16),
    (awimbawe.GAME, list(CROWNS.printed)),
    (mopsen.GAME, list(BONES)),
]
TAGS = {"mausen": ("species", 4), "awimbawe": ("colour", 7), "mopsen": ("kind", 4)}
ON_PAGES = ("logo", *(games.load(name).look.picture for name in games.names()), "i-gold", "i-crown", "i-bowl", "v-bowl")
"""What pages show beside the cards."""

each_deck = pytest.mark.parametrize(("game", "worths"), DECKS, ids=lambda part: getattr(part, "name", ""))


def hrefs(markup: str) -> list[str]:
    return re.findall(r'href="#([^"]+)"', markup)


def faces(game: Game[Any], worths: list[int | None]) -> list[str]:
    return [cards.face(game, card, worth) for card, worth in enumerate(worths)]


def symbols(game: Game[Any]) -> list[str]:
    tag, count = TAGS[game.name]
    return [cards.suit_symbol(game, tag, value) for value in range(count)]


def grounds(game: Game[Any], worths: list[int | None]) -> list[str]:
    """What is behind the animals, once for each suit."""
    found = [re.findall(r'class="ground" href="#([^"]+)"', face)[0] for face in faces(game, worths)]
    return list(dict.fromkeys(found))


def shape(name: str) -> list[tuple[str, tuple[tuple[str, str], ...]]]:
    """A drawing without its colours."""
    colourless = ("id", "fill", "stroke", "opacity", "class")
    return [
        (part.tag, tuple((key, value) for key, value in sorted(part.items()) if key not in colourless))
        for part in SYMBOLS[name].iter()
    ]


@each_deck
def test_every_face_and_back_is_well_formed_and_silent(game: Game[Any], worths: list[int | None]) -> None:
    for markup in (*faces(game, worths), cards.back(game), *symbols(game)):
        drawn = ElementTree.fromstring(markup)
        assert drawn.tag == "svg"
        assert drawn.get("aria-hidden") == "true"
        assert "style=" not in markup


@each_deck
def test_different_cards_have_different_faces(game: Game[Any], worths: list[int | None]) -> None:
    drawn = [*faces(game, worths), cards.back(game)]
    assert len(set(drawn)) == len(worths) + 1
    assert len({cards.face(game, card) for card in range(len(worths))}) == len(worths)


def test_backs_differ() -> None:
    assert len({cards.back(game) for game, _ in DECKS} | {cards.back(games.load("top"))}) == 4


def test_cards_use_all_drawings_and_no_missing_one() -> None:
    used = {*ON_PAGES, *hrefs(SPRITE)}
    for game, worths in DECKS:
        for markup in (*faces(game, worths), cards.back(game), *symbols(game)):
            used.update(hrefs(markup))
    for rival in range(3):
        used.update(hrefs(cards.suit_symbol(awimbawe.GAME, "rival", rival)))
    used.update(hrefs(cards.back(games.load("top"))))
    assert used == set(re.findall(r' id="([^"]+)"', SPRITE))


def test_pictures_know_their_shape() -> None:
    for name in SYMBOLS:
        drawn = ElementTree.fromstring(cards.picture(name))
        if name[:2] != "p-":
            assert drawn.get("viewBox") == SYMBOLS[name].get("viewBox"), name


def test_the_sprite_is_small_and_keeps_to_itself() -> None:
    assert len(gzip.compress(SPRITE.encode())) <= 9000
    assert len(set(re.findall(r' id="[^"]+"', SPRITE))) == len(re.findall(r' id="[^"]+"', SPRITE))
    for part in ROOT.iter():
        assert part.tag not in (f"{SVG}script", f"{SVG}style", f"{SVG}image", f"{SVG}foreignObject")
        assert "style" not in part.attrib
        for key, value in part.items():
            assert not key.startswith("on")
            assert "url(" not in value
            assert not key.endswith("href") or value.startswith("#")


@each_deck
def test_suits_differ_in_symbol_and_in_pattern_and_not_only_in_colour(
    game: Game[Any], worths: list[int | None]
) -> None:
    marks = [hrefs(symbol)[0] for symbol in symbols(game)]
    for one, other in (*combinations(marks, 2), *combinations(grounds(game, worths), 2)):
        assert shape(one) != shape(other), (one, other)
    assert len(marks) == len(grounds(game, worths)) == TAGS[game.name][1]


@each_deck
def test_a_card_wears_its_suit(game: Game[Any], worths: list[int | None]) -> None:
    for card, face in enumerate(faces(game, worths)):
        suit = cards.suit_of(game, card)
        assert f'class="face {suit}"' in face
        assert f".{suit}{{--suit:" in STYLE
        assert f'href="#s-{suit.removeprefix("suit-")}"' in face
        assert f'class="symbol {suit}"' in cards.suit_symbol(game, "card", card)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21, as WCAG counts it."""
    lights = sorted(sum(map(_light, (0.2126, 0.7152, 0.0722), bytes.fromhex(colour[1:]))) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(weight: float, part: int) -> float:
    share = part / 255
    return weight * (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)


def test_games_that_share_a_suit_share_its_colours() -> None:
    suits = [suit for name in games.names() for suit in games.load(name).look.suits.values()]
    assert len({suit.name: suit.colours for suit in suits}) == len({(suit.name, suit.colours) for suit in suits})


def test_symbols_and_barred_ranks_can_be_read_in_light_and_dark() -> None:
    suits = re.findall(r"\.suit-[a-z-]+{--suit:[^}]*light-dark\((#\w+),(#\w+)\)}", STYLE)
    own = {suit.name for game in games.names() for suit in games.load(game).look.suits.values()}
    assert len(suits) == len(own | {"plain"})
    for light, dark in suits:
        assert contrast(light, "#fffaf0") >= 4
        assert contrast(dark, "#22342b") >= 4.5
    papers = re.findall(r"--card-paper:light-dark\((#\w+),(#\w+)\)", STYLE)
    assert len(papers) == 2
    for paper in (*papers[0], *papers[1]):
        assert contrast("#2b2733", paper) >= 7


@pytest.mark.parametrize(
    ("worth", "crowns", "crossed_out"),
    [(None, 0, 0), (0, 0, 0), (1, 1, 0), (4, 4, 0), (9, 1, 0), (-1, 0, 1), (-2, 0, 2), (-9, 0, 1)],
)
def test_crowns_are_drawn_or_counted(worth: int | None, crowns: int, crossed_out: int) -> None:
    large, small = cards.face(awimbawe.GAME, 3, worth).split('<g class="small">')
    assert hrefs(large).count("i-crown") == crowns
    assert hrefs(large).count("i-no-crown") == crossed_out
    assert (">9<" in large) == (worth in (9, -9))
    assert hrefs(small).count("i-crown") == min(1, crowns)
    assert hrefs(small).count("i-no-crown") == min(1, crossed_out)
    assert not worth or f">{abs(worth)}<" in small, "a small card has its points as a number"


def test_multicolour_cards_have_a_minus() -> None:
    assert ["−" in face for face in faces(*DECKS[1])] == [30 <= card < 34 for card in range(40)]


def test_an_unknown_game_has_plain_cards() -> None:
    top = games.load("top")
    assert ">7<" in cards.face(top, 7)
    assert len({cards.face(top, card) for card in range(10)}) == 10
    assert cards.suit_of(top, 7) == "suit-plain"
    assert cards.suit_symbol(top, "card", 7) == ""


def test_a_face_is_made_once() -> None:
    assert cards.face(mopsen.GAME, 5, 3) is cards.face(mopsen.GAME, 5, 3)
    assert cards.back(mopsen.GAME) is cards.back(mopsen.GAME)
