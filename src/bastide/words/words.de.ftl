# Was jede Aufzählung braucht.
words-comma = { $first }, { $last }
    .each = { $first }; { $last }
words-and = { $first } und { $last }
    .or = { $first } oder { $last }
    .comma = { $first }, { $last }
    .each = { $first }; { $last }
