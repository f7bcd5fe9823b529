# Namen
set-flying-machines = Die Fluggeräte

# Was man wählen kann
action-fly = auf das Fluggerät: { $piece }
action-roll = der Würfel zeigt { $distance }

# Ablehnungen
reason-fly-machine = das gerade gelegte Plättchen zeigt kein Fluggerät
reason-fly-piece = nur Gefolgsleute fliegen
reason-fly-supply = ein solcher Gefolgsmann ist nicht mehr im Vorrat
