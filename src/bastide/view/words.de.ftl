# Zeilen des Verlaufs
view-log-draw = { $who } zieht { $tile }
view-log-place = { $who } legt { $tile } auf { $at }
view-log-place-turned = { $who } legt { $tile } auf { $at }, oben zeigt nach { $top }
view-log-deploy = { $who } setzt: { $what }
view-log-pass = { $who } verzichtet
view-log-act = { $who }: { $what }
