# What every list and every text without words of its own needs.
words-plain = { $text }
words-comma = { $first }, { $last }
    .each = { $first }; { $last }
words-and = { $first } and { $last }
    .or = { $first } or { $last }
    .comma = { $first }, { $last }
    .each = { $first }; { $last }
