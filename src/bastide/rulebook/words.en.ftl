# What is wrong with the id of a rule
rulebook-no-rule = no rule { $rule }; ids look like ROAD-3 or FARM-6
rulebook-no-rule-but = no rule { $rule }; there is { FORM($there, "comma") }
rulebook-no-rule-but-from = no rule { $rule }; there is { $first } to { $last }
rulebook-twice = rule { $rule } is on two pages
