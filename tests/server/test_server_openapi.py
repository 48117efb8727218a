"""The OpenAPI page: whatever it allows to send, and whatever it does not, the server never fails."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings

from serving import Server, Table

pytest_plugins = ("databases", "servers")

EXAMPLES = 2
MANY = 40


def send(table: Table, case: Any) -> int:
    """The status that a generated request is answered with."""
    parameters = {**(case.path_parameters or {}), "table": table.id}
    path = case.path
    for name, value in parameters.items():
        path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
    headers = {"authorization": f"Bearer {','.join([*table.people, table.host])}", "content-type": "application/json"}
    query = {name: str(value) for name, value in (case.query or {}).items()}
    content = _written(case.body)
    return table.server.http.request(case.method, path, params=query, headers=headers, content=content).status_code


def _written(body: Any) -> bytes | None:
    from schemathesis.core import NotSet

    if isinstance(body, NotSet):
        return None
    return body if isinstance(body, bytes) else json.dumps(body).encode()


@pytest.mark.parametrize("examples", [EXAMPLES, pytest.param(MANY, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("mode", [pytest.param("positive", marks=pytest.mark.thorough), "negative"])
@pytest.mark.parametrize("which", ["sqlite_server", "postgres_server"])
def test_no_request_makes_the_server_fail(which: str, mode: str, examples: int, request: pytest.FixtureRequest) -> None:
    # Schemathesis takes a second to load: only this test should wait for it.
    import schemathesis
    from schemathesis.core.result import Ok

    server: Server = request.getfixturevalue(which)
    table = server.set_up()
    schema = schemathesis.openapi.from_dict(server.http.get("/api/openapi.json").json())
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 18
    for operation in operations:
        if mode == "negative" and not list(operation.iter_parameters()) and not operation.body:
            continue  # nothing that could be wrong

        @settings(max_examples=examples, database=None, suppress_health_check=list(HealthCheck), deadline=None)
        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode)))
        def attempt(case: Any) -> None:
            assert send(table, case) < 500, case

        attempt()
