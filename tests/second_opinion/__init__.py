"""A second opinion: the whole game once more, slowly and obviously, written from the rules alone.

It knows the printed tiles (the ``tiles.toml`` of every set), the rule catalogue and what was chosen, nothing
else. ``comparing`` plays it beside the engine and stops at the first thing on which the two disagree: who
must choose, what may be chosen, what lies on the table, who has how many points and for what.
"""
