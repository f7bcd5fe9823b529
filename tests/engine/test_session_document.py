"""The session printed in the document is the session that the engine holds."""

from tests.engine.session_document import REQUESTS, converse, read


def test_the_session_of_the_document() -> None:
    requests, shown = read()
    answers = converse(requests)
    assert len(requests) == len(shown) == len(answers)
    for request, (sign, expected), answer in zip(requests, shown, answers, strict=True):
        if sign == "<":
            assert answer == expected, request
        else:
            assert {key: answer.get(key) for key in expected} == expected, request


def test_the_session_shows_every_command() -> None:
    from bastide.engine import Session

    commands = set(Session().commands) - {"sets"}
    asked = " ".join(request for request, _ in REQUESTS)
    assert [c for c in commands if f'"command": "{c}"' not in asked] == []


def test_every_command_and_code_is_documented() -> None:
    from bastide.engine import Session
    from tests.engine.session_document import DOCUMENT

    text = DOCUMENT.read_text(encoding="utf-8")
    for command in Session().commands:
        assert f"### `{command}`" in text
    for code in (
        "json",
        "too-long",
        "request",
        "no-game",
        "setup",
        "notation",
        "illegal",
        "record",
        "undo",
        "rule",
    ):
        assert f"| `{code}` |" in text
