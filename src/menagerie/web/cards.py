"""Draw card faces and backs from a game's look: SVG that refers to the drawings of ``assets.sprite``.

A card is an element of the page, ``<span class="card">``, with a face or a back in it; it has ``role="button"`` where it can be
touched.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from htpy import Element, Node, g, rect, svg, text, tspan, use
from markupsafe import Markup

from menagerie import games
from menagerie.core.game import Game
from menagerie.core.look import CardPrint, Look, Suit

MOST_DRAWN = 4
"""Up to this many crowns or bones are drawn one by one; more are shown as a number."""
WIDE, SQUARE, SMALL = "0 0 240 140", "0 0 100 100", "0 0 24 24"
CARD, VESSEL = "0 0 100 140", "0 0 100 40"
LARGE = 80
TURNED = {"transform": "rotate(180 50 70) scale(.8)"}


def face(game: Game[Any], card: int, worth: int | None = None) -> Markup:
    """Draw the face of a card, with as many crowns or bones as it is worth."""
    return _face(game.name, card, worth or 0)


def back(game: Game[Any]) -> Markup:
    """Draw the back of a game's cards."""
    return _back(game.name)


def suit_symbol(game: Game[Any], tag: str, value: int) -> Markup:
    """Draw the symbol of a suit or of a card's suit, or the animal that a value is named after."""
    return _suit_symbol(game.name, tag, value)


def emblem(game: Game[Any], tag: str, value: int) -> Markup:
    """Draw a card that stands for a whole suit: its animal and its symbol, without a rank."""
    return _emblem(game.name, tag, value)


def suit_named(game: Game[Any], tag: str, value: int) -> str:
    """Return the class that gives something the colour of the suit that a value stands for."""
    return f"suit-{_suit_for(game.name, tag, value).name}"


def suit_of(game: Game[Any], card: int) -> str:
    """Return the class that gives a card the colour of its suit."""
    return _suit_of(game.name, card)


@cache
def picture(name: str) -> Markup:
    """Draw something on its own: a crown, an animal, a game's picture, the logo."""
    box = {"g": WIDE, "s": SMALL, "l": CARD, "b": CARD, "v": VESSEL}.get(name.partition("-")[0], SQUARE)
    return _drawing("picture", box, use(href=f"#{name}"))


def _drawing(classes: str, box: str, *parts: Node) -> Markup:
    stretched = {VESSEL: "none"}.get(box)
    return svg(class_=classes, viewBox=box, preserveAspectRatio=stretched, aria_hidden="true")[parts].__html__()


def _card_drawing(classes: str, *parts: Node) -> Markup:
    """Draw a card; where it is shown shorter than it is, its lower part is cut off."""
    return svg(class_=classes, viewBox=CARD, preserveAspectRatio="xMidYMin slice", aria_hidden="true")[parts].__html__()


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
def _emblem(name: str, tag: str, value: int) -> Markup:
    suit, look = _suit_for(name, tag, value), _look(name)
    assert look.printed is not None
    printed = look.printed({**_facts(name, "card", 0), **_facts(name, tag, value)})
    return _card_drawing(
        f"face suit-{suit.name}",
        use(class_="ground", href=f"#{printed.ground}", width=100, height=140),
        _frame(),
        _animal(printed.animal, (14, 50, 72)),
        g(class_="corner")[rect(class_="tab", x=28, y=-12, width=44, height=58, rx=9)],
        use(class_="suit", href=f"#s-{suit.name}", x=33, y=8, width=34, height=34),
    )


def _suit_for(name: str, tag: str, value: int) -> Suit:
    return _look(name).suits[str(next(iter(_facts(name, tag, value).values())))]


@cache
def _back(name: str) -> Markup:
    if _look(name).back:
        return _card_drawing("face", use(href=f"#{_look(name).back}"), _frame())
    logo = use(href="#logo", x=20, y=40, width=60, height=60)
    return _card_drawing("face", rect(class_="plain", width=100, height=140), logo, _frame())


@cache
def _face(name: str, card: int, worth: int) -> Markup:
    look, printed = _look(name), _print_of(name, card)
    if printed is None:
        return _plain_face(games.load(name).notation.code("card", card))
    return _card_drawing(
        f"face suit-{printed.suit}",
        use(class_="ground", href=f"#{printed.ground}", width=100, height=140),
        _frame(),
        g(class_="worth")[_worth(look.worth, worth)] if worth else None,
        g(class_="corner")[_tab(53), _rank(printed), _suit(printed)],
        _animal(printed.animal, look.animal_place),
        g(class_="small")[_small(printed, look.worth, worth)],
        g(TURNED, class_="turned")[_tab(33), _rank(printed)],
    )


def _plain_face(code: str) -> Markup:
    middle = _written("code", code, 80 if len(code) > 3 else None, 50, 86)
    rank = _rank(CardPrint(code, "plain", "", ""))
    return _card_drawing(
        "face suit-plain", _frame(), middle, g(class_="corner")[rank], g(TURNED, class_="turned")[rank]
    )


def _written(classes: str, sign: Node, width: int | None, x: int, y: int) -> Element:
    """Draw text centred at x, squeezed into a width."""
    return text(class_=classes, x=x, y=y, textLength=width, lengthAdjust=width and "spacingAndGlyphs")[sign]


def _frame() -> Element:
    return rect(class_="frame", x="1.5", y="1.5", width=97, height=137, rx=8)


def _tab(height: int) -> Element:
    """Draw the paper behind the rank in a corner."""
    return rect(class_="tab", x=-12, y=-12, width=43, height=12 + height, rx=9)


def _rank(printed: CardPrint) -> Element:
    """Draw the rank in the same space whether it has one character or two."""
    minus = tspan(class_="minus", dy=-8)["−"] if printed.minus else None
    wide = len(printed.rank) > 1 or printed.minus
    return _written("rank", [printed.rank, minus], 23 if wide else None, 16, 28)


def _suit(printed: CardPrint) -> Element:
    return use(class_="suit", href=f"#s-{printed.suit}", x=7, y=32, width=18, height=18)


def _animal(animal: str, place: tuple[int, int, int]) -> Element:
    """Draw the animal with a rim like a sticker, so that it stands out from its background."""
    x, y, size = place
    drawn = {"href": f"#{animal}", "x": str(x), "y": str(y), "width": str(size), "height": str(size)}
    return g(class_="large animal" if size == LARGE else "animal")[use(drawn, class_="rim"), use(drawn)]


def _worth(drawings: tuple[str, str], worth: int) -> list[Element]:
    """Draw crowns or bones below the suit, one under the other; many become a number."""
    drawing, pitch = drawings[worth < 0], 14 if drawings[1] else 13
    count = abs(worth)
    if count > MOST_DRAWN:
        return [_tab(84), _written("count", str(count), None, 16, 67), _point(drawing, 66)]
    return [_tab(56 + pitch * count), *(_point(drawing, 51 + pitch * place) for place in range(count))]


def _small(printed: CardPrint, drawings: tuple[str, str], worth: int) -> list[Node]:
    """Draw what a small card shows: a large rank and suit, and the points as a number and one crown or bone."""
    wide = len(printed.rank) > 1 or printed.minus
    minus = tspan(class_="minus", dy=-8)["−"] if printed.minus else None
    return [
        rect(class_="tab", x=-12, y=-12, width=78 if worth else 64, height=98 if worth else 58, rx=9),
        _written("rank", [printed.rank, minus], 42 if wide else None, 26, 40),
        rect(class_="tab", x=62, y=-12, width=50, height=50, rx=9),
        use(class_="suit", href=f"#s-{printed.suit}", x=66, y=4, width=30, height=30),
        *(
            [
                _written("points", str(abs(worth)), None, 14, 79),
                use(href=f"#{drawings[worth < 0]}", x=22, y=43, width=44, height=44),
            ]
            if worth
            else []
        ),
    ]


def _point(drawing: str, y: int) -> Element:
    return use(href=f"#{drawing}", x=7, y=y, width=18, height=18)
