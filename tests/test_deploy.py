"""The files in deploy/ say what they should, and their commands run; containers themselves need an engine."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.cluster import new_postgres
from tests.server.cluster import tidy_up as tidy_up
from tests.waiting import PATIENCE

yaml = pytest.importorskip("yaml")

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
MENAGERIE = [sys.executable, "-m", "menagerie"]
"""What runs here where an installation has ``menagerie``."""

STOPPED = 143
"""The exit code of a server that was told to stop."""


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    joined = re.sub(r"\\\n\s*", "", text)
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in joined.splitlines() if line]


def last(name: str) -> str:
    return [value for instruction, value in instructions() if instruction == name][-1]


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8")))


def unit() -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "menagerie.service", encoding="utf-8")
    return parser


@contextmanager
def serving(command: list[str], environment: dict[str, str], **options: Any) -> Iterator[str]:
    """Run the command of a server, on any free port of this machine, until it has answered; check how it stops."""
    words = list(command)
    words[words.index("--port") + 1] = "0"
    words[words.index("--host") + 1] = "127.0.0.1"
    process = subprocess.Popen(
        [*MENAGERIE, *words[1:]],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "LANG": "en", **environment},
        **options,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield line[line.index("http") :].split()[0].rstrip("/.")
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == STOPPED
    finally:
        process.kill()
        process.communicate()


# The image ------------------------------------------------------------------------------------------------------------


def test_the_image_runs_as_nobody_special_and_is_checked() -> None:
    assert last("USER").isdigit()
    assert int(last("USER")) > 0
    assert int(last("USER")) == int(re.search(r"--uid (\d+)", last("RUN"))[1])  # type: ignore[index]
    assert last("STOPSIGNAL") == "SIGTERM"
    names = [name for name, _ in instructions()]
    assert names.count("FROM") == 2, "what builds the packages is not in the image"
    assert not [value for name, value in instructions() if name == "ADD"]


def test_what_the_image_installs_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install = next(value for name, value in instructions() if name == "RUN" and "pip install" in value)
    [extra] = re.findall(r"'/source\[(\w+)\]'", install)
    assert extra in project["optional-dependencies"]
    kept = [line[1:] for line in (DEPLOY / "Containerfile.dockerignore").read_text().splitlines() if line[0] == "!"]
    assert {project["readme"], *project["license-files"], "pyproject.toml", "src", "constraints.txt"} <= set(kept)
    assert all((ROOT / name).exists() for name in kept)


def test_the_image_serves_and_its_health_check_knows(tmp_path: Path) -> None:
    command = json.loads(last("ENTRYPOINT")) + json.loads(last("CMD"))
    environment = dict(pair.split("=", 1) for pair in shlex.split(last("ENV")))
    assert Path(environment["DATABASE_URL"]).parent == Path(last("VOLUME"))
    here = {"DATABASE_URL": str(tmp_path / "menagerie.db"), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    check = json.loads(last("HEALTHCHECK").split("CMD ", 1)[1])
    with serving(command, here) as url:
        port = url.rsplit(":", 1)[1]
        asking = [sys.executable, *(word.replace(":8000", f":{port}") for word in check[1:])]
        assert subprocess.run(asking, check=False, capture_output=True).returncode == 0
    assert subprocess.run(asking, check=False, capture_output=True).returncode != 0, "it is down"
    assert (tmp_path / "menagerie.db").exists()


# Compose --------------------------------------------------------------------------------------------------------------


def test_every_setting_of_compose_exists() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    given = re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"\$\{(\w+)", text)) == set(given)
    source = (ROOT / "src" / "menagerie" / "server" / "settings.py").read_text(encoding="utf-8")
    for name in compose()["services"]["menagerie"]["environment"]:
        assert f'"{name}"' in source or name == "FORWARDED_ALLOW_IPS", name


def test_the_containers_may_do_little_and_only_the_proxy_is_reached_from_outside() -> None:
    found = compose()
    services = found["services"]
    game = services["menagerie"]
    assert game["read_only"]
    assert game["cap_drop"] == services["proxy"]["cap_drop"] == ["ALL"]
    assert game["mem_limit"]
    assert game["ulimits"]["nofile"] >= 65536
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert found["networks"]["inside"]["internal"]
    assert services["database"]["networks"] == ["inside"]
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in found["volumes"]
    build = game["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()


def test_the_proxy_passes_requests_on_to_the_server() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    blocks = re.sub(r"\{\$\w+\}|#.*", "", text)
    assert blocks.count("{") == blocks.count("}") == 3
    assert re.findall(r"\{\$(\w+)\}", text) == list(compose()["services"]["proxy"]["environment"])
    [upstream] = re.findall(r"reverse_proxy (\S+)", text)
    host, port = upstream.split(":")
    assert host in compose()["services"]
    assert port == last("EXPOSE")
    if caddy := shutil.which("caddy"):
        subprocess.run([caddy, "validate", "--config", str(DEPLOY / "Caddyfile")], check=True)


def test_the_server_of_compose_runs_on_postgresql_behind_a_proxy(tmp_path: Path) -> None:
    wanted = {
        name: str(value).replace("${SITE:?}", "cards.example.org")
        for name, value in compose()["services"]["menagerie"]["environment"].items()
    }
    assert wanted["DATABASE_URL"].startswith("postgresql+asyncpg://")
    environment = {
        **wanted,
        "DATABASE_URL": new_postgres(),
        "MENAGERIE_METRICS_TOKEN": "",
        "XDG_CACHE_HOME": f"{tmp_path}",
    }
    proxied = {"host": "cards.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    with serving(json.loads(last("ENTRYPOINT")) + json.loads(last("CMD")), environment) as url:
        answer = httpx.post(f"{url}/api/people", json={"name": "Ada"}, headers=proxied)
        assert answer.status_code == 201
        assert "strict-transport-security" in answer.headers
        assert "Secure" in answer.headers["set-cookie"]
        assert httpx.get(f"{url}/api/games").status_code == 404, "it answers only for its own site"
        assert httpx.get(f"{url}/readyz").status_code == 200


# systemd --------------------------------------------------------------------------------------------------------------


def test_the_unit_limits_what_the_service_may_use() -> None:
    service = unit()["Service"]
    assert int(service["LimitNOFILE"]) >= 65536
    assert service["MemoryMax"]
    assert service["UMask"] == "0077"
    assert service["SuccessExitStatus"] == f"{STOPPED}"
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    command = shlex.split(service["ExecStart"])
    assert f"/var/lib/{service['StateDirectory']}/" in command[command.index("--database") + 1]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / "menagerie.service"
    text = (DEPLOY / "menagerie.service").read_text(encoding="utf-8")
    copy.write_text(text.replace("/opt/menagerie/bin/menagerie", "/bin/true"), encoding="utf-8")
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr
    assert "menagerie.service" not in found.stderr


def test_the_command_of_the_unit_serves_with_its_umask_and_limits(tmp_path: Path) -> None:
    command = shlex.split(unit()["Service"]["ExecStart"])
    database = tmp_path / "menagerie.db"
    command[command.index("--database") + 1] = str(database)
    umask = int(unit()["Service"]["UMask"], 8)
    with serving(command, {"XDG_CACHE_HOME": str(tmp_path / "cache")}, umask=umask) as url:
        assert httpx.get(f"{url}/readyz").status_code == 200
        assert all(path.stat().st_mode & 0o077 == 0 for path in tmp_path.glob("menagerie.db*"))
