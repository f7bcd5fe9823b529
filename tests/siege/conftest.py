"""The PostgreSQL of the tests of the server."""

from tests.server.conftest import postgresql  # noqa: F401
