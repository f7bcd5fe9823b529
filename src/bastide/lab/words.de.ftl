# Was an einem Lauf vieler Partien nicht stimmt
lab-processes-lost = { $n }-mal gingen Prozesse verloren, ehe sie ein Ergebnis hatten; reicht der Speicher?
lab-in-use = { $file }: ein anderer Lauf schreibt gerade hinein
lab-no-ledger = { $file }: das ist nicht die Datei eines Laufs
lab-other-run = { $file } gehört zu einem anderen Lauf: { $what } ist { $there }, nicht { $wanted }
lab-bad-line = { $file }, Zeile { $line }: das ist kein Ergebnis
lab-needs-ray = Ray ist nicht installiert: bastide mit dem Zusatz bastide[ray] installieren
lab-no-cluster = kein Ray-Verbund unter { $address }
lab-no-game = { $file }: ein Spiel { $number } gibt es nicht; es { $n ->
        [one] ist 1 Spiel
       *[other] sind { $n } Spiele
    }

lab-needs-polars = Polars ist nicht installiert: bastide mit dem Zusatz bastide[dataset] installieren
lab-bad-manifest = { $file }: das ist nicht das Verzeichnis eines Datensatzes

# Kleine Partien zum Untersuchen
lab-no-tile = in { $setup } gibt es kein Plättchen { $tile }
lab-too-many-tiles = { $tile } ist { $n }-mal verlangt, vorhanden { $there ->
        [one] ist 1 Plättchen
       *[other] sind { $there } Plättchen
    }
lab-empty-stack = eine Partie braucht mindestens ein Plättchen zum Ziehen
