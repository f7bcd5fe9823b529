"""Computer players in trouble, for processes of their own to run."""

import os
import time


def hang(question: object) -> str:
    time.sleep(3600)
    return "-"


def die(question: object) -> str:
    os._exit(9)


def fail(question: object) -> str:
    raise ValueError("no idea")
