# Names
set-ferries = The Ferries

# What may be chosen
action-ferry = let the ferry at { $at } join { $from } and { $to }
