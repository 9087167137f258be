"""The addresses in invitations."""

from __future__ import annotations

import pytest

from menagerie.server.settings import Settings


@pytest.mark.parametrize(
    ("outside", "address", "invitation"),
    [
        ("", "http://127.0.0.1:8000/t/x", "http://127.0.0.1:8000/t/x"),
        ("192.168.1.7", "http://127.0.0.1:8000/t/x?hand=yes", "http://192.168.1.7:8000/t/x?hand=yes"),
        ("192.168.1.7", "http://localhost/t/x", "http://192.168.1.7/t/x"),
        ("192.168.1.7", "https://play.example/t/x", "https://play.example/t/x"),
    ],
)
def test_invitations_from_this_machine_use_its_address_in_the_network(
    outside: str, address: str, invitation: str
) -> None:
    assert Settings(network_host=outside).invitation(address) == invitation
