# Namen
set-robbers = Die Räuber

# Wahlregeln und ihre Werte
option-robber-placement = wer nach dem Spieler am Zug setzt
    .name = Setzen der Räuber
option-robber-placement-all = alle
option-robber-placement-next-only = nur der Nächste

# Was man wählen kann
action-robber = den Räuber auf Feld { $space } setzen
action-rob = { $now }
choice-now-now = jetzt rauben
choice-now-wait = auf den Nächsten warten

# Zeilen einer Wertung
line-loot = geraubt: die Hälfte der Punkte eines anderen, aufgerundet
