"""What people without manners send: messages and requests, made up from the descriptions of what may be sent.

Everything follows from a seed, so that what has done harm once can be sent again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args
from urllib.parse import quote

import msgspec

from bastide.view.messages import PHRASES, VERSION, ClientMessage, Join, read_client_message
from tests.bombs import NESTED, NUMBERS, records

MAX_MESSAGE = 65_536
KINDS: dict[str, Any] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(ClientMessage)
}  # by what they are called

# What stands in the place of something sensible, as JSON.
WRONG = (
    *(
        "null",
        "true",
        "false",
        "0",
        "-1",
        "0.5",
        "1e400",
        "-0",
        "1e-400",
        "NaN",
        "Infinity",
        "2",
        "9007199254740993",
    ),
    *("9" * 30, "9" * 5000, "-" + "9" * 4299),
    *(
        '""',
        '"x"',
        '" "',
        '"\\u0000"',
        '"\\ud800"',
        '"\\udc00\\ud800"',
        '"\\u202e\\u200b\\u0301"',
        '"\U0001f063\U0001f064"',
    ),
    *(
        '"<script>alert(1)</script>"',
        '"\'; DROP TABLE games; --"',
        '"../../etc/passwd"',
        '"%00%ff"',
        '"${7*7}"',
    ),
    *(
        '"\\r\\nX-Header: y"',
        '"__proto__"',
        '"constructor"',
        '"\U000e0041\ufeff"',
        f'"{"z" * 300}"',
        f'"{"e" * 20_000}"',
    ),
    *('"@999999999999,0>N"', '"@0,1>N"', '"M.N"', '"-"', '"{}"', '"a.a.a.a=1"', f'"{"a." * 5000}a=1"'),
    *(
        "[]",
        "{}",
        "[null]",
        "[[[[[[]]]]]]",
        '{"type":"act"}',
        '{"a":{"b":{"c":1}}}',
        '["x","y","z"]',
        "[0,0]",
        "[1e308,-1e308]",
    ),
    "[" * 900 + "]" * 900,
    '{"a":' * 900 + "1" + "}" * 900,
    "[" + ",".join(["0"] * 5000) + "]",
    '["' + '","'.join(["x"] * 2000) + '"]',
)

# Something sensible for every field that a message or a request may have.
SENSIBLE: dict[str, Any] = {
    "version": VERSION,
    "seq": 3,
    "id": 1,
    "n": 1,
    "seat": 0,
    "days": 1,
    "what": "draw",
    "accept": True,
    "phrase": PHRASES[0],
    "text": "hello",
    "name": "Eve",
    "colour": 1,
    "ready": True,
    "salt": "0" * 16,
    "seats": [{"kind": "human"}, {"kind": "ai", "player": "greedy"}],
    "invite": "x" * 32,
    "at": [0, 0],
    "spot": "N",
    "depth": "nudge",
    "instead": [],
    "actions": ["-"],
    "action": "@0,1>N",
    "game": "none",
    "token": "x" * 32,
    "tokens": [],
    "setup": "base",
    "options": {},
    "language": "en",
    "names": ["Ada", "Bob"],
    "changed": False,
    "endpoint": "https://127.0.0.1:9/x",
    "p256dh": "B" * 87,
    "auth": "A" * 22,
    "address": "eve@example.org",
    "code": "12345678",
}


class Said(NamedTuple):
    """A message, and whether it is a reason to close the connection."""

    data: str | bytes
    closes: bool = False

    @property
    def is_understood(self) -> bool:
        """Is it a message? Then it may do whatever its sender may do."""
        try:
            read_client_message(self.data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        return True


def sample(kind: str) -> dict[str, str]:
    """A sensible message of a kind, field by field as JSON."""
    fields = [field.name for field in msgspec.structs.fields(KINDS[kind])]
    return {"type": json.dumps(kind), **{name: json.dumps(SENSIBLE[name]) for name in fields}}


def written(fields: dict[str, str]) -> str:
    return "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in fields.items()) + "}"


def wrong_fields() -> Iterator[str]:
    """Every kind of message with every field wrong in every way, one at a time."""
    for kind in KINDS:
        fields = sample(kind)
        for name in fields:
            for value in WRONG:
                yield written({**fields, name: value})
            yield written({other: value for other, value in fields.items() if other != name})
            yield written({**fields, name.upper(): fields[name]})
        yield written(fields)[:-1]
        yield written(fields) + written(fields)
        yield "[" + written(fields) + "]"


def mixed(chance: random.Random) -> str:
    """A message with several fields wrong, or those of other kinds."""
    fields = sample(chance.choice(list(KINDS)))
    for name in chance.sample(list(fields), min(len(fields), chance.randrange(1, 4))):
        fields[name] = chance.choice(WRONG)
    if chance.random() < 0.2:
        fields.update(sample(chance.choice(list(KINDS))))
    return written(fields)


def broken(chance: random.Random) -> str | bytes:
    """No message at all, or one that was damaged on its way."""
    good = written(sample(chance.choice(list(KINDS))))
    match chance.randrange(8):
        case 0:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
        case 1:
            return chance.choice([*NESTED, *NUMBERS])[: MAX_MESSAGE - 1]
        case 2:
            return good[: chance.randrange(len(good))]
        case 3:
            at = chance.randrange(len(good))
            return good[:at] + chr(chance.randrange(1, 0xD800)) + good[at + 1 :]
        case 4:
            return good.encode("utf-16")
        case 5:
            return " " * chance.randrange(60_000) + good
        case 6:
            return good.replace(":", ":" + chance.choice(WRONG) + ",", 1)
        case _:
            return written({**sample("act"), "action": chance.choice(NESTED)[:60_000]})


def messages(seed: int) -> Iterator[Said]:
    """Hostile messages without end, each kind of them among the first 50,000."""
    chance = random.Random(seed)
    systematic = list(wrong_fields())
    chance.shuffle(systematic)
    number = 0
    while True:
        number += 1
        if number % 400 == 0:
            yield Said("x" * chance.choice([MAX_MESSAGE + 1, 100_000, 262_145, 1_000_000]), closes=True)
        elif number % 4:
            yield as_said(systematic.pop() if systematic else mixed(chance))
        else:
            yield as_said(broken(chance))


def as_said(data: str | bytes) -> Said:
    """Whoever joins anew may be turned away; and so may what is too large."""
    said = Said(data, len(data) > MAX_MESSAGE)
    if said.is_understood and isinstance(read_client_message(data), Join):
        return Said(data, closes=True)
    return said


# Requests ---------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A request as it goes over the wire, and whether it is one: else silence is an answer."""

    data: bytes
    is_request: bool = True
    what: str = ""


class Known(NamedTuple):
    """What somebody hostile has got hold of: what everybody may know, and what is their own."""

    paths: dict[str, dict[str, Any]]  # of the description of the server
    schemas: dict[str, Any]
    names: dict[str, list[str]]  # what may stand in an address
    keys: list[str]


TEXTS = [json.loads(text) for text in WRONG if text[0] == '"' and "\\ud" not in text]
QUERIES = (
    *("token=KEY", "turn=-1", "turn=9" + "9" * 30, "turn=1e5", "from=-5&to=x", "from=0&to=9007199254740991"),
    *(
        "scores=999999,999999",
        "scores=" + "1," * 2000 + "1",
        "scores=-1,٣",
        "format=json",
        "format=%ff",
        "language=%00",
    ),
    *(
        "language=" + "a" * 3000,
        "kind=x",
        "kind=duel-live&kind=duel-post",
        "&" * 3000,
        "=" * 3000,
        "a[b][c]=1",
        "%",
        "%zz=%zz",
    ),
)
HEADERS = (
    *(
        "X-Forwarded-For: " + "1.2.3.4, " * 500,
        "X-Forwarded-Host: evil.example",
        "Range: bytes=0-0," + "1-2," * 3000 + "3-4",
    ),
    *(
        "Accept-Encoding: gzip;q=NaN",
        "If-None-Match: " + '"x",' * 2000,
        "Cookie: " + "a=b;" * 4000,
        "Expect: 100-continue",
    ),
    *(
        "Origin: null",
        "Origin: http://[",
        "Origin: https://evil.example",
        "Content-Encoding: gzip",
        "Upgrade: h2c",
        "X: \x01\x02",
    ),
    *(
        "Content-Type: multipart/form-data; boundary=" + "b" * 500,
        "Content-Type: text/xml",
        "Referer: x",
        "Accept: " + "*/*," * 3000,
    ),
    *(
        "Host: evil.example",
        "Host: ",
        "Host: [::1",
        "Transfer-Encoding: identity",
        "Connection: upgrade",
        "TE: trailers",
    ),
)


def made_up(chance: random.Random, schema: dict[str, Any], known: Known, name: str = "") -> Any:
    """Something that fits a description, but for what does not."""
    if chance.random() < 0.12:
        return RAW + chance.choice(WRONG)
    if "$ref" in schema:
        return made_up(chance, known.schemas[schema["$ref"].rpartition("/")[2]], known, name)
    if "anyOf" in schema:
        return made_up(chance, chance.choice(schema["anyOf"]), known, name)
    if "enum" in schema:
        return chance.choice(schema["enum"])
    if schema.get("type") == "object":
        fields = schema.get("properties", {})
        needed = schema.get("required", ())
        chosen = [field for field in fields if field in needed or chance.random() < 0.3]
        made = {field: made_up(chance, fields[field], known, field) for field in chosen}
        return {**made, "more": 1} if chance.random() < 0.05 else made
    if schema.get("type") == "array" and name not in SENSIBLE:
        return [made_up(chance, schema.get("items", {}), known) for _ in range(chance.randrange(4))]
    return SENSIBLE.get(name, chance.choice([1, 0, True, "x", None]))


RAW = "\x00raw:"


def as_json(thing: Any) -> str:
    """JSON in which some parts may be none."""
    if isinstance(thing, dict):
        return "{" + ",".join(f"{json.dumps(k)}:{as_json(v)}" for k, v in thing.items()) + "}"
    if isinstance(thing, list):
        return "[" + ",".join(map(as_json, thing)) + "]"
    if isinstance(thing, str) and thing.startswith(RAW):
        return thing[len(RAW) :]
    return json.dumps(thing)


def described(chance: random.Random, known: Known) -> Asked:
    """A request of a kind that the server describes."""
    path = chance.choice(list(known.paths))
    method = chance.choice(list(known.paths[path]))
    about = known.paths[path][method]
    where = path
    for part in [part[1:-1] for part in path.replace(".", "/").split("/") if part.startswith("{")]:
        good = known.names.get(part, known.names["id"])
        text = chance.choice(good) if chance.random() < 0.7 else quote(chance.choice(TEXTS)[:400], safe="")
        where = where.replace("{" + part + "}", text)
    query = "?" + chance.choice(QUERIES).replace("KEY", known.keys[0]) if chance.random() < 0.3 else ""
    head = []
    if chance.random() < 0.7:
        head.append(
            f"Authorization: {chance.choice(['Bearer', 'bearer', 'Basic'])} {chance.choice(known.keys)}"
        )
    body = b""
    if "requestBody" in about:
        content = about["requestBody"]["content"]
        schema = content.get("application/json", {}).get("schema", {})
        body = as_json(made_up(chance, schema, known)).encode("utf-8", "surrogatepass")
        head.append("Content-Type: application/json")
    return request(method.upper(), where + query, head, body, chance)


def request(method: str, where: str, head: list[str], body: bytes, chance: random.Random) -> Asked:
    """As bytes; some headers are hostile, too."""
    if chance.random() < 0.15:
        head = [*head, chance.choice(HEADERS)]
    if not any(line.startswith("Host:") for line in head):
        head = ["Host: localhost", *head]
    if body or method in ("POST", "PUT", "PATCH"):
        head = [*head, f"Content-Length: {len(body)}"]
    lines = [f"{method} {where} HTTP/1.1", *head, "Connection: close", "", ""]
    return Asked("\r\n".join(lines).encode() + body, what=f"{method} {where[:80]}")


def malformed(chance: random.Random) -> Asked:
    """What is no request, or several in one."""
    get = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
    post = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    made = (
        bytes(chance.randrange(256) for _ in range(chance.randrange(1, 400))),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff\xfe\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"get /healthz\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),  # TLS
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        get + b"X: " + b"a" * chance.choice([65_536, 300_000]) + b"\r\n\r\n",
        get + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET /" + b"a" * chance.choice([65_537, 300_000]) + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/games/%ff%fe%00?token=%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        get + b"Content-Length: 5\r\nContent-Length: 7\r\n\r\nhello",
        get + b"Content-Length: -5\r\n\r\n",
        get + b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n",
        post + b"Content-Length: 99999999999\r\n\r\n{}",
        post + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        post + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n{}",
        post + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n{\r\n" * 5000,
        post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        (get + b"\r\n") * chance.choice([2, 8, 9, 500]),
        get + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        websocket(chance),
        get + b" folded: x\r\n\r\n",
        get + b"X\x00Y: z\r\n\r\n",
    )
    return Asked(chance.choice(made), is_request=False, what="malformed")


def websocket(chance: random.Random) -> bytes:
    """A handshake, and then no frames as they should be."""
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    frames = (
        b"\x81\x05hello",  # not masked
        b"\xf1\x80abcd",  # reserved bits
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xffabcd",  # 2**63 bytes
        b"\x89\xfe\xff\xffabcd" + bytes(300),  # a ping that is too long
        b"\x01\x81abcdX" * 2000,  # pieces of a message that never ends
        b"\x81\x82abcd\xff\xff",  # text that is none
        b"\x88\x81abcdX",  # a close without a code
        bytes(chance.randrange(256) for _ in range(300)),
    )
    return (
        b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + key
        + b"\r\n"
        + chance.choice(frames)
    )


def uploads(seed: int) -> Iterator[Asked]:
    """Records that would take all memory of a careless reader, without end."""
    chance = random.Random(seed)
    while True:
        for number, record in enumerate(records()):
            if number % 7 == seed % 7:
                yield request("POST", "/api/replay", ["Content-Type: text/plain"], record.encode(), chance)


def requests(seed: int, known: Known) -> Iterator[Asked]:
    """Hostile requests without end."""
    chance, sent = random.Random(seed), uploads(seed)
    number = 0
    while True:
        number += 1
        if number % 25 == 0:
            yield next(sent)
        elif number % 5 == 0:
            yield malformed(chance)
        else:
            yield described(chance, known)
