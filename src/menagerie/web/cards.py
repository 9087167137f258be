"""Draw card faces and backs from a game's look: SVG that refers to the drawings of ``assets.sprite``.

A card is the page's own element, ``<button class="card">`` or ``<span class="card">``, with a face or a back in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from htpy import Element, Node, g, rect, svg, text, tspan, use
from markupsafe import Markup

from menagerie import games
from menagerie.core.game import Game
from menagerie.core.look import CardPrint, Look

MOST_DRAWN = 4
"""Up to this many crowns or bones are drawn one by one; more are shown as a number."""
WIDE, SQUARE, SMALL = "0 0 240 140", "0 0 100 100", "0 0 24 24"
CARD = "0 0 100 140"
LARGE = 80
TURNED = {"transform": "rotate(180 50 70) scale(.8)"}


def face(game: Game[Any], card: int, worth: int | None = None) -> Markup:
    """What is printed on a card, with as many crowns or bones as it is worth."""
    return _face(game.name, card, worth or 0)


def back(game: Game[Any]) -> Markup:
    """The back of a game's cards."""
    return _back(game.name)


def suit_symbol(game: Game[Any], tag: str, value: int) -> Markup:
    """The little symbol of a colour, a kind or a species, or of a card's suit; of a rival, the animal."""
    return _suit_symbol(game.name, tag, value)


def suit_of(game: Game[Any], card: int) -> str:
    """The class that gives a card, or what speaks of it, the colour of its suit."""
    return _suit_of(game.name, card)


@cache
def picture(name: str) -> Markup:
    """A drawing on its own: a crown, an animal, a game's picture for the lobby, the logo."""
    box = {"g": WIDE, "s": SMALL, "l": CARD, "b": CARD}.get(name.partition("-")[0], SQUARE)
    return _drawing("picture", box, use(href=f"#{name}"))


def _drawing(classes: str, box: str, *parts: Node) -> Markup:
    return svg(class_=classes, viewBox=box, aria_hidden="true")[parts].__html__()


@cache
def _suit_of(name: str, card: int) -> str:
    printed = _print_of(name, card)
    return f"suit-{printed.suit}" if printed else "suit-plain"


def _look(name: str) -> Look:
    return games.load(name).look


def _print_of(name: str, card: int) -> CardPrint | None:
    printed = _look(name).printed
    return printed(_facts(name, "card", card)) if printed else None


def _facts(name: str, tag: str, value: int) -> Mapping[str, str | int]:
    return games.load(name).notation.name(tag, value)[1]


@cache
def _suit_symbol(name: str, tag: str, value: int) -> Markup:
    letter = str(next(iter(_facts(name, tag, value).values())))
    if tag in _look(name).drawn_tags:
        return _drawing("symbol", SQUARE, use(href=f"#a-{letter}"))
    suit = _look(name).suits.get(letter)
    return _drawing(f"symbol suit-{suit.name}", SMALL, use(href=f"#s-{suit.name}")) if suit else Markup()


@cache
def _back(name: str) -> Markup:
    if _look(name).back:
        return _drawing("face", CARD, use(href=f"#{_look(name).back}"), _frame())
    logo = use(href="#logo", x=20, y=40, width=60, height=60)
    return _drawing("face", CARD, rect(class_="plain", width=100, height=140), logo, _frame())


@cache
def _face(name: str, card: int, worth: int) -> Markup:
    look, printed = _look(name), _print_of(name, card)
    if printed is None:
        return _plain_face(games.load(name).notation.code("card", card))
    return _drawing(
        f"face suit-{printed.suit}",
        CARD,
        use(class_="ground", href=f"#{printed.ground}", width=100, height=140),
        _frame(),
        g(class_="worth")[_worth(look.worth, worth)] if worth else None,
        g(class_="corner")[_tab(53), _rank(printed), _suit(printed)],
        _animal(printed.animal, look.animal_place),
        g(TURNED, class_="turned")[_tab(33), _rank(printed)],
    )


def _plain_face(code: str) -> Markup:
    middle = _written("code", code, 80 if len(code) > 3 else None, 50, 86)
    rank = _rank(CardPrint(code, "plain", "", ""))
    return _drawing(
        "face suit-plain", CARD, _frame(), middle, g(class_="corner")[rank], g(TURNED, class_="turned")[rank]
    )


def _written(classes: str, sign: Node, width: int | None, x: int, y: int) -> Element:
    """Signs in the middle of x, squeezed into a width."""
    return text(class_=classes, x=x, y=y, textLength=width, lengthAdjust=width and "spacingAndGlyphs")[sign]


def _frame() -> Element:
    return rect(class_="frame", x="1.5", y="1.5", width=97, height=137, rx=8)


def _tab(height: int) -> Element:
    """The paper in a corner, on which the rank stands."""
    return rect(class_="tab", x=-12, y=-12, width=43, height=12 + height, rx=9)


def _rank(printed: CardPrint) -> Element:
    """The rank, in the same room whether it has one sign or two."""
    minus = tspan(class_="minus", dy=-8)["−"] if printed.minus else None
    wide = len(printed.rank) > 1 or printed.minus
    return _written("rank", [printed.rank, minus], 23 if wide else None, 16, 28)


def _suit(printed: CardPrint) -> Element:
    return use(class_="suit", href=f"#s-{printed.suit}", x=7, y=32, width=18, height=18)


def _animal(animal: str, place: tuple[int, int, int]) -> Element:
    """The animal, with a rim of paper like a sticker, so that it stands out from whatever is behind it."""
    x, y, size = place
    drawn = {"href": f"#{animal}", "x": str(x), "y": str(y), "width": str(size), "height": str(size)}
    return g(class_="large animal" if size == LARGE else "animal")[use(drawn, class_="rim"), use(drawn)]


def _worth(drawings: tuple[str, str], worth: int) -> list[Element]:
    """Crowns or bones, one under the other below the suit; many are a number and one of them."""
    drawing, pitch = drawings[worth < 0], 14 if drawings[1] else 13
    count = abs(worth)
    if count > MOST_DRAWN:
        return [_tab(84), _written("count", str(count), None, 16, 67), _point(drawing, 66)]
    return [_tab(56 + pitch * count), *(_point(drawing, 51 + pitch * place) for place in range(count))]


def _point(drawing: str, y: int) -> Element:
    return use(href=f"#{drawing}", x=7, y=y, width=18, height=18)
