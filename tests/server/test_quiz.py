"""The scoring quiz over HTTP."""

from __future__ import annotations

import httpx
import pytest

from tests.server.serving import Serving


def get(server: Serving, **params: str | int) -> httpx.Response:
    return httpx.get(f"{server.http}/api/quiz", params=params, timeout=60)


def test_a_question_is_made_for_chosen_sets(server: Serving) -> None:
    answer = get(server, seed=7, sets="cult,base", language="de")
    assert answer.status_code == 200
    found = answer.json()
    assert found["about"] in ("base", "cult")
    assert found["names"][0] == "Rot"
    assert found["choices"][found["right"]]["points"] == found["sheet"]["points"]
    assert get(server, seed=7, sets="base,cult", language="de").json() == found


@pytest.mark.parametrize(
    ("params", "status"),
    [
        ({"seed": 1, "sets": "atlantis"}, 400),
        ({"seed": -1}, 422),
        ({"seed": 1 << 40}, 422),
        ({"seed": 1, "sets": "../x"}, 422),
        ({"seed": 1, "sets": "a" * 601}, 422),
        ({}, 422),
    ],
)
def test_what_cannot_be_asked_is_refused(server: Serving, params: dict[str, str | int], status: int) -> None:
    assert get(server, **params).status_code == status
