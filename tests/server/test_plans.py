"""A club's server holds many games: no statement looks through all of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import event

from bastide.server.storage.store import Store


def test_every_statement_uses_an_index(tmp_path: Path) -> None:
    asked: list[tuple[str, Any]] = []
    plans: dict[str, list[str]] = {}

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.sqlite", "test")
        await store.start()
        event.listen(
            store.engine.sync_engine,
            "before_cursor_execute",
            lambda connection, cursor, statement, values, *_: asked.append((statement, values)),
        )
        try:
            await store.listed()
            await store.load("a")
            await store.rematch("a")
            await store.rematches(["a", "b"], 1.0)
            await store.note_opened(["a", "b"], 1.0)
            await store.forget(1.0, 2.0, 20)
            async with store.engine.connect() as connection:
                for statement, values in list(asked):
                    rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
                    plans[statement] = [str(tuple(row)[3]) for row in rows]
        finally:
            await store.stop()

    asyncio.run(run())
    assert len(plans) >= 6
    for statement, plan in plans.items():
        assert not [step for step in plan if step.startswith(("SCAN games", "SCAN entries"))], statement
