# What is wrong with a drawing, or missing for one
art-not-in-palette = a drawing names { $name }, which is not in the palette
art-bad-drawing = { $file }: { $key }: { $why }
art-missing-attribute = an element lacks { $name }
art-no-drawing = it uses the drawing { $name }, which nobody has drawn
art-needs = this kind of file needs { $package }: pip install 'bastide[art]'
art-no-tiles = { $set } has no tiles to print
