"""Chance: secret seeds, the streams derived from them, and fair draws from a stream.

A seed is 32 bytes. ``derive(seed, k)`` is SHA-256 of the seed followed by k. Every seed and stream is derived this
way: a match's seed from its run's seed, the stream of the k-th chance event from the match's seed. A stream is the
state of xoshiro128**, four 32-bit words, so plain and compiled rules draw the same numbers.
"""

from __future__ import annotations

import hashlib
import secrets
import struct

from menagerie.core.rule import rule

WORD = 0xFFFFFFFF
SEED_LENGTH = 32


def fresh_seed() -> bytes:
    """Return a seed that nobody can guess."""
    return secrets.token_bytes(SEED_LENGTH)


def fresh_word() -> str:
    """Return a word to make a seed from that nobody can guess and a person can type."""
    return secrets.token_hex(8)


def seed_of(text: str) -> bytes:
    """Return the seed for a word or a number that a person typed."""
    return hashlib.sha256(text.encode()).digest()


def derive(seed: bytes, k: int) -> bytes:
    """Return the k-th seed derived from a seed."""
    return hashlib.sha256(seed + struct.pack(">Q", k)).digest()


def stream(seed: bytes) -> list[int]:
    """Return the stream that starts from a seed; the state of all zeros, which would stay zero, is replaced."""
    words = list(struct.unpack(">4I", seed[:16]))
    return words if any(words) else [0, 0, 0, 1]


def commitment(seed: bytes) -> str:
    """Return the hash that may be shown before the match is over: it proves the seed later and reveals nothing now."""
    return hashlib.sha256(seed).hexdigest()


@rule
def next_word(rng: list[int]) -> int:
    """Return the next 32 random bits of a stream."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    mixed = (b * 5) & WORD
    mixed = ((mixed << 7) | (mixed >> 25)) & WORD
    c ^= a
    d ^= b
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ ((b << 9) & WORD)
    rng[3] = ((d << 11) | (d >> 21)) & WORD
    return (mixed * 9) & WORD


@rule
def draw(rng: list[int], n: int) -> int:
    """Return one of 0 … n-1, each equally likely."""
    product = next_word(rng) * n
    if product & WORD < n:
        unfair = (1 << 32) % n
        while product & WORD < unfair:
            product = next_word(rng) * n
    return product >> 32


@rule(inline=False)
def shuffle(cells: list[int], start: int, stop: int, rng: list[int]) -> None:
    """Shuffle cells[start:stop]; every order is equally likely."""
    for last in range(stop - 1, start, -1):
        other = start + draw(rng, last - start + 1)
        cells[last], cells[other] = cells[other], cells[last]
