"""Pads messages to a few lengths, so that whoever sees an encrypted connection cannot tell a hand from them."""

from __future__ import annotations

import struct
import zlib

STEP = 1024
"""The shortest length of a padded message, in bytes."""

PARTS = 4
"""Into how many lengths the lengths up to the double of one are divided."""

SHORT = 64
"""Messages that are shorter contain no cards."""

MOST_EXTRA = 65_535
"""The most that the header of a gzip file has room for."""


def padded_length(length: int) -> int:
    """Return the next of the lengths that messages have."""
    step = max(STEP, (1 << max(0, length - 1).bit_length()) // 2 // PARTS)
    return -(-length // step) * step


def padded(message: bytes) -> bytes:
    """Return a message in JSON or HTML with spaces behind it."""
    return message if len(message) < SHORT else message.ljust(padded_length(len(message)))


def padded_gzip(content: bytes) -> bytes:
    """Return content compressed with gzip, padded in a field of its header that readers skip."""
    compressor = zlib.compressobj(6, wbits=-zlib.MAX_WBITS)
    deflated = compressor.compress(content) + compressor.flush()
    ending = struct.pack("<II", zlib.crc32(content), len(content) & 0xFFFFFFFF)
    start = b"\x1f\x8b\x08\x04\x00\x00\x00\x00\x00\xff"
    length = len(start) + 2 + 4 + len(deflated) + len(ending)
    extra = min(padded_length(length) - length, MOST_EXTRA - 4)
    field = struct.pack("<H2sH", extra + 4, b"pd", extra) + bytes(extra)
    return start + field + deflated + ending
