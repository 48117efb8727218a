"""The examples for operators fit the server."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tikal.server.limits import Limits

DEPLOY = Path(__file__).parent.parent / "deploy"


def test_the_proxies_let_every_allowed_upload_through() -> None:
    nginx = re.search(r"client_max_body_size (\d+)m;", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    caddy = re.search(r"max_size (\d+)MB", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    assert nginx is not None
    assert caddy is not None
    assert int(nginx[1]) * 2**20 > Limits().upload
    assert int(caddy[1]) * 10**6 > Limits().upload


def test_no_proxy_believes_what_a_client_says_about_its_address() -> None:
    assert "proxy_add_x_forwarded_for" not in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")


@pytest.mark.parametrize("program", [found for found in [shutil.which("systemd-analyze")] if found])
def test_systemd_understands_the_service(program: str, tmp_path: Path) -> None:
    """Where systemd is installed. It says what it does not know, and ends well all the same."""
    service = tmp_path / "tikal.service"
    text = (DEPLOY / service.name).read_text(encoding="utf-8")
    service.write_text(text.replace("/opt/tikal/.venv/bin/tikal", sys.executable), encoding="utf-8")
    said = subprocess.run([program, "verify", "--man=no", service], check=True, capture_output=True, text=True).stderr
    assert [line for line in said.splitlines() if service.name in line] == []


def test_the_base_of_the_container_is_pinned() -> None:
    dockerfile = (DEPLOY.parent / "Dockerfile").read_text(encoding="utf-8")
    assert re.search(r"^FROM python:\d+\.\d+\.\d+-slim-\w+$", dockerfile, re.MULTILINE)
