"""The API conforms to its OpenAPI description."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Running
from tests.waiting import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

OPERATIONS = [
    ("GET", "/api/games"),
    ("POST", "/api/people"),
    ("GET", "/api/me"),
    ("PUT", "/api/me"),
    ("POST", "/api/me/tokens"),
    ("DELETE", "/api/me/tokens"),
    ("POST", "/api/me/link"),
    ("GET", "/api/me/devices"),
    ("DELETE", "/api/me/devices"),
    ("DELETE", "/api/me/devices/{device}"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/reports"),
    ("GET", "/api/tables/{table}/hint"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/review"),
    ("GET", "/api/ratings/{game}"),
    ("POST", "/api/records"),
    ("GET", "/api/records/{hash}"),
    ("GET", "/api/records/{hash}/review"),
    ("GET", "/api/daily"),
    ("GET", "/api/daily/{day}"),
    ("GET", "/api/daily/{day}/{game}"),
    ("POST", "/api/daily/{day}/{game}"),
]
"""All operations except the stream, which does not end by itself."""


NOTHING_WRONG = {("GET", "/api/games"), ("GET", "/api/me"), ("POST", "/api/me/tokens"), ("POST", "/api/me/link")}
NOTHING_WRONG |= {("DELETE", "/api/me/tokens"), ("GET", "/api/me/devices"), ("DELETE", "/api/me/devices")}
NOTHING_WRONG |= {("GET", "/api/daily")}
"""Operations without invalid requests."""


def test_every_operation_is_described(url: str) -> None:
    paths = httpx.get(f"{url}/api/openapi.json").json()["paths"]
    described = {(method.upper(), path) for path, operations in paths.items() for method in operations}
    assert described == {*OPERATIONS, ("GET", "/api/tables/{table}/stream")}
    page = httpx.get(f"{url}/api/docs").text
    assert all(f"{method} {path}" in page for method, path in described)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_matches_its_description(server: Running, method: str, path: str) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    token = httpx.post(f"{server.url}/api/people", json={"name": "Ada"}).json()["token"]
    known = {"authorization": f"Bearer {token}"}
    asked = {"game": "mausen", "seats": ["open", "random", "random"]}
    table = httpx.post(f"{server.url}/api/tables", json=asked, headers=known).json()["table"]

    @settings(
        max_examples=25,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def check(case: schemathesis.Case) -> None:
        if path.startswith("/api/tables/{table}") and len(str(case.body)) % 3:
            case.path_parameters = {"table": table}
        headers = {} if path == "/api/me/tokens" and method == "DELETE" else known
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=PATIENCE)

    operation = schema[path][method]
    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    given(case=right | wrong if (method, path) not in NOTHING_WRONG else right)(check)()
