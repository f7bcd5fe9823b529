# Namen
set-ferries = Die Fähren

# Was man wählen kann
action-ferry = die Fähre auf { $at } zwischen { $from } und { $to } legen
