"""What is being made when the server stops."""

from __future__ import annotations

import asyncio
import time

import pytest

from bastide.server.operation.processes import NoAnswer, Processes


def test_what_waits_for_its_turn_gets_no_answer() -> None:
    async def run() -> None:
        processes = Processes(1)
        asked = [asyncio.ensure_future(processes.ask(60, time.sleep, 60)) for _ in range(4)]
        await asyncio.sleep(0)
        processes.stop()
        for one in asked:
            with pytest.raises(NoAnswer):
                await one

    asyncio.run(run())
