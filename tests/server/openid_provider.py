"""An OpenID provider on this machine: signs everybody in, with real tokens, and cheats if it is told to."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

CLIENT, SECRET = "bastide-club", "a-secret-that-they-share"


class Provider(ThreadingHTTPServer):
    """Who comes is ``account``; ``claims`` and ``cheat`` change what is said of them."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Asked)
        self.issuer = f"http://127.0.0.1:{self.server_address[1]}"
        self.key = RSAKey.generate_key(2048, {"kid": "first", "use": "sig"})
        self.account: dict[str, Any] = {"sub": "4711", "nickname": "Ada"}
        self.claims: dict[str, Any] = {}
        self.cheat = ""
        self.secret = SECRET
        self.asked: list[str] = []  # paths
        self.codes: dict[str, dict[str, str]] = {}  # what each was asked with

    def token(self, nonce: str) -> str:
        now = int(time.time())
        said = {"iss": self.issuer, "aud": CLIENT, "iat": now, "exp": now + 300, "nonce": nonce}
        claims = {**said, **self.account, **self.claims}
        claims = {name: value for name, value in claims.items() if value is not None}
        if self.cheat == "other key":
            return jwt.encode({"alg": "RS256", "kid": "first"}, claims, RSAKey.generate_key(2048))
        if self.cheat == "shared secret":
            return jwt.encode({"alg": "HS256", "kid": "first"}, claims, OctKey.import_key(SECRET))
        if self.cheat == "unsigned":
            parts = ({"alg": "none"}, claims)
            return ".".join([*(_url(json.dumps(part).encode()) for part in parts), ""])
        return jwt.encode({"alg": "RS256", "kid": self.key.kid}, claims, self.key)


class Asked(BaseHTTPRequestHandler):
    server: Provider

    def do_GET(self) -> None:
        path, query = self._path()
        if path == "/.well-known/openid-configuration":
            home = self.server.issuer
            self._answer(
                {
                    "issuer": "http://127.0.0.1:1" if self.server.cheat == "other issuer" else home,
                    "authorization_endpoint": f"{home}/authorize",
                    "token_endpoint": f"{home}/token",
                    "jwks_uri": f"{home}/keys",
                    "id_token_signing_alg_values_supported": ["RS256", "HS256", "none"],
                }
            )
        elif path == "/keys":
            self._answer({"keys": [self.server.key.as_dict(private=False)]})
        elif path == "/authorize":
            code = f"code-{len(self.server.codes)}"
            self.server.codes[code] = query
            back = {"state": query["state"], **({} if self.server.cheat == "refuses" else {"code": code})}
            self.send_response(302)
            self.send_header("location", f"{query['redirect_uri']}?{urlencode(back)}")
            self.send_header("content-length", "0")
            self.end_headers()

    def do_POST(self) -> None:
        self._path()
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        form = {name: values[0] for name, values in parse_qs(body).items()}
        asked = self.server.codes.pop(form.get("code", ""), None)
        user = base64.b64decode(self.headers["authorization"].removeprefix("Basic ")).decode()
        verifier = _url(hashlib.sha256(form.get("code_verifier", "").encode()).digest())
        if asked is None or user != f"{CLIENT}:{self.server.secret}" or verifier != asked["code_challenge"]:
            self._answer({"error": "invalid_grant"}, 400)
            return
        token = self.server.token(asked["nonce"])
        padding = "x" * 400_000 if self.server.cheat == "endless" else ""
        self._answer({"access_token": "a", "token_type": "Bearer", "id_token": token, "more": padding})

    def _path(self) -> tuple[str, dict[str, str]]:
        parts = urlsplit(self.path)
        self.server.asked.append(parts.path)
        return parts.path, {name: values[0] for name, values in parse_qs(parts.query).items()}

    def _answer(self, said: dict[str, Any], status: int = 200) -> None:
        body = json.dumps(said).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing."""


def _url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@contextmanager
def running_provider() -> Iterator[Provider]:
    provider = Provider()
    thread = threading.Thread(target=provider.serve_forever, daemon=True)
    thread.start()
    try:
        yield provider
    finally:
        provider.shutdown()
        provider.server_close()
        thread.join(5)
