"""The coach: odds, analysis of positions, hints in words, and reviews of games. See ``docs/coach.md``.

Nothing here is a rule: the coach copies a ``State`` and asks it. What it says is made of facts that were
computed from the position, as messages with words in every language.
"""
