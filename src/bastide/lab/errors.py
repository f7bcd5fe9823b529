"""What can go wrong in the laboratory."""

from bastide.core.errors import BastideError


class LabError(BastideError):
    """A run cannot begin, or cannot go on."""

    code = "lab"
