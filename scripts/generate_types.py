"""Write web/src/protocol.ts: the TypeScript types of everything that server and browser say to each other."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, is_typeddict

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import bastide
from bastide.cli.setups import everything
from bastide.core.events import NAMES, Event
from bastide.server.http import models
from bastide.view import boards, catalogue, coaching, lessons, messages, structs
from bastide.view.events import event_view

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "protocol.ts"
EVENTS = ROOT / "web" / "tests" / "events.json"  # an example of every kind of event, for tests of the page
HEAD = """// Generated from what is sent (src/bastide/view) by scripts/generate_types.py; do not edit.

export const VERSION = {version};

/** What can be said at a table in every language. */
export const PHRASES = {phrases} as const;
"""
BASES = {"Incoming", "Outgoing", "Place", "Decision", "Telling", "Question", "Answer", "Catalogue"}
UNIONS = {
    "Where": structs.Where,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}


def schemas() -> dict[str, Any]:
    """The JSON schema of every model, by name."""
    found: dict[str, Any] = {}
    for module in (structs, coaching, messages, catalogue, lessons, boards, models):
        for name, value in vars(module).items():
            if isinstance(value, type) and value.__module__ == module.__name__ and name not in BASES:
                found[name] = value
    described = {name: value for name, value in found.items() if is_struct(value)}
    _, definitions = msgspec.json.schema_components(described.values(), ref_template="#/$defs/{name}")
    pydantic = [value for value in found.values() if issubclass(value, BaseModel)]
    _, document = models_json_schema([(model, "validation") for model in pydantic])
    definitions = {**definitions, **document["$defs"]}
    return {name: definitions[name] for name in found if name in definitions}


def is_struct(value: type) -> bool:
    """Is it described by msgspec: a struct, or a dict with known keys?"""
    return issubclass(value, msgspec.Struct) or (is_typeddict(value) and not value.__name__.startswith("_"))


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[key]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            if "prefixItems" in schema:
                return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
            item = type_of(schema.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            extra = schema.get("additionalProperties", True)
            return f"Record<string, {type_of(extra) if isinstance(extra, dict) else 'unknown'}>"
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def interface(name: str, schema: dict[str, Any]) -> str:
    """One model as an interface."""
    needed = set(schema.get("required", ()))
    lines = []
    if "description" in schema:
        lines.append(f"/** {' '.join(schema['description'].split())} */")
    lines.append(f"export interface {name} {{")
    for field, value in schema.get("properties", {}).items():
        mark = "" if field in needed else "?"
        lines.append(f"  {field}{mark}: {type_of(value)};")
    if schema.get("additionalProperties", True) is True:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}"])


def union(name: str, choice: Any) -> str:
    """A choice between models."""
    (schema,), _ = msgspec.json.schema_components([choice], ref_template="#/$defs/{name}")
    return f"export type {name} = {type_of(schema)};"


def generate() -> str:
    """The whole file."""
    phrases = json.dumps(messages.PHRASES)
    parts = [HEAD.format(version=messages.VERSION, phrases=phrases).rstrip()]
    parts += [interface(name, schema) for name, schema in schemas().items()]
    parts += [union(name, choice) for name, choice in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


def events() -> str:
    """An event of every kind that core and expansions declare, as it is sent; its numbers mean nothing."""
    state = bastide.start(everything(), players=("Ada", "Bob"))
    rules = state.rules
    found: dict[str, Any] = {name: {"type": name} for name in NAMES.values()}
    for expansion in rules.expansions:
        for name in expansion.events:
            event = Event(name, expansion.read_event(rules, name, [1, 1, 1, 1, 1, 1]))
            found[name] = event_view(state, event)
    return json.dumps(structs.plain(found), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="only compare, and fail if the file is out of date"
    )
    files = {TARGET: generate(), EVENTS: events()}
    if parser.parse_args().check:
        for file, text in files.items():
            current = file.read_text(encoding="utf-8") if file.is_file() else ""
            if current != text:
                print(f"{file.name} is out of date; run scripts/generate_types.py", file=sys.stderr)
                return 1
        return 0
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
