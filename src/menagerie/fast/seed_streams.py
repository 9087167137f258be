"""Derive seeds inside kernels: the SHA-256 derivation of ``menagerie.core.chance.derive``, compiled.

A seed is a row of eight 32-bit words. The message is 40 bytes, the seed and k, so it fits one block.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from menagerie.core.rule import rule
from menagerie.fast.compile import rotated_right

Words = NDArray[np.int64]

WORD = 0xFFFFFFFF


def words_of(seed: bytes) -> Words:
    """Return a seed as the words that kernels use."""
    return np.frombuffer(seed, ">u4").astype(np.int64)


def _primes(count: int) -> list[int]:
    found: list[int] = []
    candidate = 2
    while len(found) < count:
        if all(candidate % prime for prime in found):
            found.append(candidate)
        candidate += 1
    return found


def _integer_root(number: int, power: int) -> int:
    low, high = 0, 1 << (number.bit_length() // power + 1)
    while low < high - 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number else (low, middle)
    return low


ROUND_CONSTANTS = np.array([_integer_root(prime << 96, 3) & WORD for prime in _primes(64)], np.int64)
"""The first 32 bits of the fractions of the cube roots of the first 64 primes."""

START = np.array([_integer_root(prime << 64, 2) & WORD for prime in _primes(8)], np.int64)
"""The first 32 bits of the fractions of the square roots of the first 8 primes."""

BITS_OF_40_BYTES = 320


@rule
def derive_words(seed: Words, k: int, below: Words, schedule: Words) -> None:
    """Write the k-th seed derived from a seed; ``schedule`` is working memory of 64 words."""
    for i in range(8):
        schedule[i] = seed[i]
    schedule[8] = (k >> 32) & WORD
    schedule[9] = k & WORD
    schedule[10] = 1 << 31
    for i in range(11, 15):
        schedule[i] = 0
    schedule[15] = BITS_OF_40_BYTES
    for i in range(16, 64):
        early, late = schedule[i - 15], schedule[i - 2]
        small = rotated_right(early, 7) ^ rotated_right(early, 18) ^ (early >> 3)
        large = rotated_right(late, 17) ^ rotated_right(late, 19) ^ (late >> 10)
        schedule[i] = (schedule[i - 16] + small + schedule[i - 7] + large) & WORD
    compress(schedule, below)


@rule
def compress(schedule: Words, digest: Words) -> None:
    """Run SHA-256's round of mixing for each scheduled word; only the low 32 bits of each word count until the end."""
    a, b, c, d = START[0], START[1], START[2], START[3]
    e, f, g, h = START[4], START[5], START[6], START[7]
    for i in range(64):
        mixed = rotated_right(e, 6) ^ rotated_right(e, 11) ^ rotated_right(e, 25)
        chosen = g ^ (e & (f ^ g))
        first = h + mixed + chosen + ROUND_CONSTANTS[i] + schedule[i]
        spread = rotated_right(a, 2) ^ rotated_right(a, 13) ^ rotated_right(a, 22)
        agreed = b ^ ((a ^ b) & (b ^ c))
        h, g, f, e = g, f, e, d + first
        d, c, b, a = c, b, a, first + spread + agreed
    for i, word in enumerate((a, b, c, d, e, f, g, h)):
        digest[i] = (START[i] + word) & WORD
