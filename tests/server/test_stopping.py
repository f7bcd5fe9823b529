"""What is being made when the server stops."""

from __future__ import annotations

import asyncio
import os
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


def test_a_process_without_work_ends_and_another_comes_when_there_is_some() -> None:
    async def run() -> None:
        processes = Processes(1, rest_seconds=0.01)
        first = await processes.ask(60, os.getpid)
        await asyncio.sleep(0.1)
        second = await processes.ask(60, os.getpid)
        assert first != second
        processes.stop()

    asyncio.run(run())


def test_a_process_with_work_goes_on() -> None:
    async def run() -> None:
        processes = Processes(1, rest_seconds=0.01)
        first, _, again = await asyncio.gather(
            processes.ask(60, os.getpid), processes.ask(60, time.sleep, 0.2), processes.ask(60, os.getpid)
        )
        assert first == again
        processes.stop()

    asyncio.run(run())
