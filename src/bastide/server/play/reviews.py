"""``Reviews``: games that are being reviewed, in the background, a few actions at a time.

Each part waits for its turn among all that computer players think about, and is counted by address: whoever
asks for many reviews waits longer. A review that is complete is kept with the game.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec

from bastide.coach.review import Part, assembled
from bastide.coach.review_views import review_view
from bastide.server.http.limiter import COACHING, Limiter
from bastide.server.operation.logs import get_logger
from bastide.server.play import coaching, leaving
from bastide.server.play.games import Games
from bastide.server.play.served_game import ServedGame
from bastide.server.play.thinkers import ADVISER
from bastide.server.refusal import Refusal
from bastide.server.storage.store import Store
from bastide.view.coaching import ReviewStatus, ReviewView
from bastide.view.structs import encode
from bastide.words import Message

log = get_logger(__name__)
LEVEL = "normal"
AT_ONCE = 6  # actions of one part
MAX_RUNNING = 20
PATIENCE = 1.0  # seconds between two looks at whether an address has time again
_read = msgspec.json.Decoder(ReviewView).decode


@dataclass
class Job:
    """A review under way."""

    seq: int
    of: int
    done: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Reviews:
    """The reviews of this process."""

    def __init__(self, games: Games, store: Store, limiter: Limiter) -> None:
        self.games = games
        self.store = store
        self.limiter = limiter
        self.jobs: dict[str, Job] = {}

    def check(self, served: ServedGame, seats: tuple[int, ...]) -> None:
        """A game is reviewed when it is over, or while somebody plays it alone with full assistance."""
        people = leaving.players_of(served.row)
        alone = bool(seats) and set(people) <= set(seats) and served.row.assist == "full"
        if not served.is_over and not alone:
            raise Refusal("illegal", Message("server-review-when-over"), status=409)

    async def start(self, served: ServedGame, address: str) -> ReviewStatus:
        """Begin, unless it is done or under way."""
        status = await self.status(served)
        if status.state in ("done", "running"):
            return status
        if sum(not job.failed for job in self.jobs.values()) >= MAX_RUNNING:
            raise Refusal("busy", Message("server-many-reviews"), status=503)
        job = self.jobs[served.id] = Job(served.seq, served.match.length)
        job.task = asyncio.create_task(self._run(served, job, address))
        return await self.status(served)

    async def status(self, served: ServedGame) -> ReviewStatus:
        """How far it is; with everything that was found, if it is complete."""
        kept = await self.kept(served)
        if kept is not None:
            return ReviewStatus("done", served.match.length, served.match.length, kept)
        job = self.jobs.get(served.id)
        if job is None or job.seq != served.seq:
            return ReviewStatus("none", 0, served.match.length, None)
        return ReviewStatus("failed" if job.failed else "running", job.done, job.of, None)

    async def kept(self, served: ServedGame) -> ReviewView | None:
        """The review of the game as it stands, if there is one."""
        found = await self.store.review(served.id)
        return _read(found[1]) if found is not None and found[0] == served.seq else None

    def cancel(self, served: ServedGame) -> None:
        """Give it up."""
        job = self.jobs.pop(served.id, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    def stop(self) -> None:
        """The server stops."""
        for job in self.jobs.values():
            if job.task is not None:
                job.task.cancel()

    async def _run(self, served: ServedGame, job: Job, address: str) -> None:
        try:
            await self._review(served, job, address)
            self.jobs.pop(served.id, None)
        except Exception as error:
            job.failed = True
            log.error("review failed", game=served.id, error=repr(error))

    async def _review(self, served: ServedGame, job: Job, address: str) -> None:
        match = served.match
        codes = tuple(action.code for action in match.actions)
        texts = tuple(map(str, match.actions))
        question = self.games.question(served, ADVISER)
        # Under a name of its own: the processes remember positions by game, and play on from the last one.
        asked = replace(question, game=f"{served.id}/review", actions=())
        thinkers = self.games.thinkers
        begin = partial(coaching.review_start, codes=codes, level=LEVEL)
        begun = await thinkers.consult(begin, asked, address)
        if begun is None:
            raise RuntimeError("no answer")
        start, plan = begun
        parts: list[Part] = []
        while job.done < len(codes):
            while not self.limiter.has_time(COACHING, address):
                await asyncio.sleep(PATIENCE)
            started = time.perf_counter()
            last = job.done + AT_ONCE
            work = partial(
                coaching.review_part, codes=codes, first=job.done, last=last, level=LEVEL, plan=plan
            )
            part = await thinkers.consult(work, replace(asked, actions=texts[: job.done]), address)
            self.limiter.take_time(COACHING, address, time.perf_counter() - started)
            if part is None:
                raise RuntimeError("no answer")
            parts.append(part)
            job.done = part.until
        if served.seq == job.seq:
            found = review_view(assembled(match, LEVEL, coaching.SEED, start, parts, plan))
            await self.store.keep_review(served.id, job.seq, encode(found).decode())
