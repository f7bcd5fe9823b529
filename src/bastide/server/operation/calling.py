"""``Caller``: tells people who are away that it is their turn, or that a game is over, by browser or e-mail.

A browser is told by the service of its maker, which gets nothing it could read. Nobody waits for any of it,
and nothing that fails is tried again: whoever looks sees whose turn it is anyway.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
import smtplib
import time
from email.message import EmailMessage
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush
from requests import Session

from bastide.server.operation.logs import get_logger
from bastide.server.operation.settings import Settings
from bastide.server.play.leaving import is_computers
from bastide.server.refusal import Refusal
from bastide.server.storage.people import People, Person, Push
from bastide.words import Message, say

if TYPE_CHECKING:
    from bastide.server.play.games import Games
    from bastide.server.play.served_game import ServedGame

log = get_logger(__name__)
AT_ONCE = 4  # messages on their way
MAX_WAITING = 500
KEPT_SECONDS = 3600  # that a service may keep a message for a browser that is off
ANSWER_SECONDS = 10.0
MAIL_SECONDS = 600.0  # between two e-mails to the same person
OVER = -1  # no seat: there is nothing to decide any more
# An address of a service, in characters that every reader of addresses takes for the same.
ENDPOINT = re.compile(
    r"(https?)://([a-z0-9.-]+)(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?", re.ASCII
)
GONE = (404, 410)  # what a service answers for a browser that does not want to be told any more


class Caller:
    """Who is away is told, a moment later, if it is still their turn."""

    def __init__(self, settings: Settings, people: People, games: Games) -> None:
        self.settings = settings
        self.people = people
        self.games = games
        self.push_key = ""  # by which browsers know this server
        self._vapid: Vapid02 | None = None
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._mailed: dict[str, float] = {}
        games.turn_passed = self.note

    async def start(self) -> None:
        """Make the keys by which services of browsers know this server, once for ever."""
        fresh = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        self._vapid = Vapid02.from_pem((await self.people.keep("vapid", fresh.decode())).encode())
        public = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.push_key = base64.urlsafe_b64encode(public).rstrip(b"=").decode()

    def note(self, served: ServedGame) -> None:
        """Something was decided: if it is somebody else's turn now who is away, they are told.

        So are those who are away when the game is over.
        """
        seat = OVER if served.is_over else served.decider
        if seat == served.called:
            return
        served.called = seat
        seats = range(len(served.seats)) if seat == OVER else () if seat is None else (seat,)
        for n in seats:
            away = not (is_computers(served.row, n) or served.connected()[n])
            if away and self._waiting < MAX_WAITING:
                self._waiting += 1
                self.games.spawn(self._call(served, n, "over" if seat == OVER else "turn"))

    async def _call(self, served: ServedGame, seat: int, what: str) -> None:
        try:
            await asyncio.sleep(self.settings.tell_seconds)
            token = served.seats[seat].token
            still = what == "over" or served.decider == seat
            if not still or served.connected()[seat] or token is None:
                return
            person = (await self.people.sitting_at(served.id)).get(token)
            found = None if person is None else await self.people.by_id(person)
            if found is None:
                return
            others = tuple(entry.name for n, entry in enumerate(served.seats) if n != seat)
            async with self._at_once:
                for push in await self.people.pushes_of(found.id):
                    await self.push(push, served.id, Message(f"server-tell-{what}", others=others))
                if self._may_mail(found):
                    subject = Message(f"server-tell-{what}-subject")
                    letter = self._letter(found, Message(f"server-tell-{what}", others=others))
                    await self.mail(found, subject, letter)
        finally:
            self._waiting -= 1

    # Browsers ----------------------------------------------------------------------------------------

    def check_endpoint(self, endpoint: str) -> None:
        """Refuse an address that is not one of the services of browsers: we would knock at any door."""
        found = ENDPOINT.fullmatch(endpoint)
        if found is None:
            raise Refusal("message", Message("server-push-host", host="?"))
        scheme, host = found.groups()
        known = any(host == name or host.endswith(f".{name}") for name in self.settings.push_hosts)
        safe = scheme == "https" or host in ("127.0.0.1", "localhost")
        if not (known and safe):
            raise Refusal("message", Message("server-push-host", host=host[:100]))

    async def push(self, push: Push, game: str, said: Message) -> None:
        """Tell a browser; one that has gone is forgotten."""
        text = json.dumps({"game": game, "title": "Bastide", "body": say(said, push.language)})
        try:
            await asyncio.to_thread(self._push, push, text)
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else None
            if status in GONE:
                await self.people.drop_push(push.endpoint)
            else:
                log.warning("browser not told", status=status, host=urlsplit(push.endpoint).hostname)
        except Exception as error:
            log.warning("browser not told", error=repr(error)[:200])

    def _push(self, push: Push, text: str) -> None:
        self.check_endpoint(push.endpoint)  # it may have been stored by another version
        session = Session()
        session.max_redirects = 0  # nor does a service send us to other doors
        webpush(
            {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}},
            text,
            vapid_private_key=self._vapid,
            vapid_claims={"sub": self.settings.contact},
            ttl=KEPT_SECONDS,
            timeout=ANSWER_SECONDS,
            requests_session=session,
        )

    # E-mail ------------------------------------------------------------------------------------------

    def _may_mail(self, person: Person) -> bool:
        if not (self.settings.smtp and person.mail and person.mail_code is None):
            return False
        now = time.monotonic()
        self._mailed = {id: at for id, at in self._mailed.items() if now - at < MAIL_SECONDS}
        if person.id in self._mailed:
            return False
        self._mailed[person.id] = now
        return True

    def _letter(self, person: Person, said: Message) -> str:
        turn = say(said, person.language)
        where = self.settings.origins[0] if self.settings.origins else ""
        more = say(Message("server-tell-stop", address=f"{where}/#/mine"), person.language)
        return f"{turn}\n\n{more}\n"

    async def mail(self, person: Person, subject: Message, text: str) -> bool:
        """Write to somebody; was it sent?"""
        try:
            letter = EmailMessage()
            letter["From"], letter["To"] = self.settings.mail_from, person.mail
            letter["Subject"] = say(subject, person.language)
            letter.set_content(text)
            await asyncio.to_thread(self._send, letter)
        except Exception as error:
            log.warning("letter not sent", error=repr(error)[:200])
            return False
        return True

    def _send(self, letter: EmailMessage) -> None:
        server = urlsplit(self.settings.smtp)
        kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
        with kind(server.hostname or "localhost", server.port or 0, timeout=ANSWER_SECONDS) as line:
            if server.scheme == "smtp+starttls":
                line.starttls()
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(letter)
