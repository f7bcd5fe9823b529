"""The built client: its files, and its page for every address that is not one of ours."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from bastide.server.refusal import Refusal
from bastide.words import Message

STATIC = Path(__file__).parent.parent / "static"
OURS = ("api", "healthz", "readyz", "metrics")
HASHED = "assets"  # the names of files in there change with their contents
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bastide</title>
<h1>Bastide is running</h1>
<p>The server answers, but the page of the game has not been built yet. Build it with</p>
<pre>make web</pre>
<p>or run <code>make play</code>, which builds it and starts the server. What programs can ask is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""
router = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str) -> Response:
    """A file of the client, or its page."""
    if path.split("/", 1)[0] in OURS:
        raise Refusal("no-page", Message("server-no-address"), status=404)
    root = STATIC.resolve()
    try:
        wanted = (root / path).resolve()
        found = wanted.is_relative_to(root) and wanted.is_file()
    except (OSError, ValueError):
        found = False
    if found and wanted.name != "index.html":
        keep = "public, max-age=31536000, immutable" if path.startswith(f"{HASHED}/") else "no-cache"
        return FileResponse(wanted, headers={"cache-control": keep})
    if path.startswith(f"{HASHED}/"):
        raise Refusal("no-page", Message("server-no-file"), status=404)
    index = root / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING)
    return FileResponse(index, headers={"cache-control": "no-cache"})
