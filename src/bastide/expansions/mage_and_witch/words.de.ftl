# Namen
set-mage-and-witch = Magier und Hexe

# Was man wählen kann
action-magic = { $pawn }: { $spot }
choice-pawn-mage = Magier
choice-pawn-witch = Hexe
action-magic-off = vom Plan nehmen: { $pawn }

# Zeilen einer Wertung
line-mage = Plättchen mit dem Magier
line-witch = die Hexe: die Hälfte, aufgerundet

# Ablehnungen
reason-magic-segment = Magier und Hexe kommen auf eine Straße oder in eine Stadt; auf { $at } ist keine
reason-magic-complete = das Gebiet auf { $at } ist fertig
reason-magic-same = eine Figur auf dem Plan muss auf ein anderes Gebiet als auf { $at }
reason-magic-other = auf dem Gebiet auf { $at } steht die andere Figur
