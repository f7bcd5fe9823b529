# What every list needs.
words-comma = { $first }, { $last }
    .each = { $first }; { $last }
words-and = { $first } and { $last }
    .or = { $first } or { $last }
    .comma = { $first }, { $last }
    .each = { $first }; { $last }
