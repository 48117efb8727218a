"""The examples for nginx and Caddy, in front of a real server. Each is tested where its program is installed."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from serving import SECONDS, serving, settings_for, wait_until
from tikal.server.http.headers import SECURITY_HEADERS
from tikal.server.limits import Limits
from tikal.server.limits.buckets import Rate

pytest_plugins = ("databases",)

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = """
daemon off;
user {user};
pid {folder}/nginx.pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/answers;
    fastcgi_temp_path {folder}/unused;
    uwsgi_temp_path {folder}/unused;
    scgi_temp_path {folder}/unused;
    include {folder}/tikal.conf;
}}
"""
CADDY = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"


def changed(text: str, old: str, new: str) -> str:
    """The example with something for this test; what is changed has to be there."""
    assert old in text
    return text.replace(old, new)


def nginx(folder: Path, port: int, server: str) -> list[str]:
    """How to start it with the example."""
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", "req", "-x509", *key, *files], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = changed(text, "listen 80;", f"listen unix:{folder}/plain;")
    text = changed(text, "listen 443 ", f"listen 127.0.0.1:{port} ")
    text = changed(text, "/etc/ssl/tikal", str(folder))
    (folder / "tikal.conf").write_text(changed(text, "127.0.0.1:8000", server), encoding="utf-8")
    (folder / "nginx.conf").write_text(
        NGINX.format(folder=folder, user=f"{folder.owner()} {folder.group()}"), encoding="utf-8"
    )
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    """The same."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    text = changed(text, "tikal.example.org {", f"https://localhost:{port} {{\n\ttls internal\n")
    (folder / "Caddyfile").write_text(CADDY + changed(text, "127.0.0.1:8000", server), encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def proxy(program: str, folder: Path, server: str) -> Iterator[int]:
    """The program with the example in front of a server; gives its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert shutil.which(program), f"{program} is not installed; `tools/system --thorough` installs it"
    start = {"nginx": nginx, "caddy": caddy}[program](folder, port, server)
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/bin"}
    with subprocess.Popen(start, env=homes, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_until(lambda: process.poll() is not None or _answers(port))
            assert process.poll() is None
            yield port
        finally:
            process.terminate()


def _answers(port: int) -> bool:
    """Whether it listens and has its certificate, which Caddy makes after it has begun to listen."""
    try:
        return httpx.get(f"https://localhost:{port}/healthz", verify=False).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.thorough
@pytest.mark.parametrize("program", ["nginx", "caddy"])
def test_a_game_is_played_through_the_proxy(program: str, sqlite: str, tmp_path: Path) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    few = Limits(new_tables=Rate(burst=2, per_second=0.001))
    with (
        serving(replace(settings_for(sqlite), limits=few)) as server,
        proxy(program, tmp_path, server) as port,
    ):
        with httpx.Client(base_url=f"https://localhost:{port}", verify=trusting, timeout=SECONDS) as client:
            page = client.get("/")
            assert page.status_code == 200
            assert SECURITY_HEADERS.keys() <= set(page.headers)
            assert page.headers["strict-transport-security"]
            assert client.get("/metrics").status_code == 403
            assert client.get("/healthz").status_code == 200
            largest = client.post("/api/tables/from-file", json={"file": "x" * (Limits().upload - 100)})
            assert largest.json()["error"]["code"] == "malformed", "it reached the server, which read it"
            wanted = {"edition": "classic", "seats": [{"kind": "here", "name": "Ana"}] * 2}
            made = client.post("/api/tables", json=wanted).json()
            forged = {"x-forwarded-for": "203.0.113.7"}
            assert client.post("/api/tables", json=wanted, headers=forged).status_code == 429, "it is the same client"
        where = f"wss://localhost:{port}/ws/tables/{made['table']}"
        with connect(where, ssl=trusting, open_timeout=SECONDS) as live:
            live.send(json.dumps({"type": "hello", "secrets": [], "since": None}))
            assert json.loads(live.recv(SECONDS))["type"] == "welcome"
