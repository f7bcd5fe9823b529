# Was die Befehlszeile sagt.
cli-no-language = es gibt keine Sprache { $language }; es gibt { FORM($there, "comma") }
