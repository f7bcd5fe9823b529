"""The composed turn order, kept in a golden file that people read in review.

``python tests/core/test_turn_order.py`` writes it anew.
"""

import re
from pathlib import Path

import bastide
from bastide.core.constants import SLOT_NAMES
from bastide.testing import every_setup, rule_ids

GOLDEN = Path(__file__).parents[1] / "golden" / "turn_order.txt"


def composed() -> str:
    """Every sequence of steps, for the base game in two editions and for everything together."""
    blocks = []
    for setup, preset in (("base", "current"), ("base", "first-edition"), (every_setup()[-1], "current")):
        lines = [f"{setup} {preset}"]
        rules = bastide.start(setup, preset=preset).rules
        for number, slot in enumerate(SLOT_NAMES):
            for step in rules.sequence(number):
                lines.append(f"  {slot:8} {step.order:5} {step.name:20} {step.rule}")
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def test_turn_order_is_the_golden_one() -> None:
    assert composed() == GOLDEN.read_text(encoding="utf-8")


def test_every_step_names_a_rule_and_follows_the_numbers_of_the_turn_order() -> None:
    for step in bastide.start(every_setup()[-1]).rules.steps:
        assert step.rule in rule_ids(), f"{step.name}: {step.rule}"
        if match := re.fullmatch(r"STEP-(\d+)", step.rule):
            inside = int(match[1]) * 100 <= step.order < (int(match[1]) + 1) * 100
            assert inside or step.name == "part" or step.slot < 0, f"{step.name} stands at {step.order}"


if __name__ == "__main__":
    GOLDEN.write_text(composed(), encoding="utf-8")
