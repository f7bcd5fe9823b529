# Was an einer Zeichnung nicht stimmt oder für sie fehlt
art-not-in-palette = eine Zeichnung nennt { $name }, das gibt es in der Palette nicht
art-bad-drawing = { $file }: { $key }: { $why }
art-missing-attribute = einem Element fehlt { $name }
art-no-drawing = verwendet die Zeichnung { $name }, die es nicht gibt
art-needs = für diese Art von Datei fehlt { $package }: pip install 'bastide[art]'
art-no-tiles = in { $set } gibt es keine Plättchen zu drucken
