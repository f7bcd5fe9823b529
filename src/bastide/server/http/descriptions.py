"""The structs of ``bastide.view`` in the description of the REST interface (OpenAPI)."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

JSON = "application/json"
REFERENCE = "#/components/schemas/{name}"


def answer(struct: type, description: str = "Successful Response") -> dict[str, Any]:
    """An answer that holds a struct, to be put into ``responses``."""
    _described.add(struct)
    return {
        "description": description,
        "content": {JSON: {"schema": {"$ref": REFERENCE.format(name=struct.__name__)}}},
    }


_described: set[type] = set()


def describe(app: FastAPI) -> dict[str, Any]:
    """The whole description of the interface, made once."""
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        structs = sorted(_described, key=lambda struct: struct.__name__)
        _, components = msgspec.json.schema_components(structs, ref_template=REFERENCE)
        found.setdefault("components", {}).setdefault("schemas", {}).update(components)
        app.openapi_schema = found
    return app.openapi_schema
