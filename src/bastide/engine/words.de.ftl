# Was an einer Anfrage falsch ist
engine-no-request = eine Anfrage ist ein Objekt mit einem „command“, etwa "hello"
engine-no-command = unbekannter Befehl „{ $name }“; es gibt { FORM($known, "comma") }
engine-no-game = es gibt kein Spiel; der Befehl "new" beginnt eines
engine-no-language = keine Sprache „{ $language }“; es gibt { FORM($known, "comma") }
engine-one-beginning = ein Spiel beginnt mit einem Protokoll oder einer Stellung, nicht mit beidem
engine-record-draws = ein Protokoll bringt seine Züge mit; bitte „seed“ und „draws“ weglassen
engine-form = „form“ ist text oder json, nicht „{ $form }“
engine-text = „{ $name }“ muss ein Text sein, nicht { $given }
engine-missing = „{ $name }“ fehlt
engine-whole = „{ $name }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }
engine-seconds = „{ $name }“ muss eine Zahl von Sekunden sein, nicht { $given }
engine-truth = „{ $name }“ muss true oder false sein, nicht { $given }
engine-texts = „{ $name }“ muss eine Liste von Texten sein, nicht { $given }
engine-only-texts = „{ $name }“ darf nur Texte enthalten
engine-pairs = „{ $name }“ muss ein Objekt mit Texten als Werten sein, nicht { $given }
engine-unknown-field = unbekanntes Feld „{ $name }“; dieser Befehl nimmt { FORM($known, "comma") }
engine-no-fields = unbekanntes Feld „{ $name }“; dieser Befehl nimmt keine
engine-action = „action“ muss ein Text wie "@0,1>S" sein oder ein Objekt mit einem type
engine-decisions-made = { $made ->
        [0] es wurde noch nichts entschieden
        [one] es wurde erst einmal entschieden
       *[other] es wurde erst { $made }-mal entschieden
    }
engine-long-line = eine Zeile hat höchstens { $bytes } Bytes
engine-not-utf8 = kein UTF-8: { $reason } bei Byte { $byte }
engine-not-json = kein JSON: { $reason }
engine-deep = zu tief verschachtelt

# Was ein Wert ist
engine-huge-number = eine riesige Zahl
engine-no-number = keine Zahl
engine-a-text = ein Text
engine-a-list = eine Liste
engine-an-object = ein Objekt

engine-chance-draws = der Zufall muss ziehen
engine-nobody-chooses = niemand muss entscheiden: { $why }
engine-fault = ein Fehler des Programms: { $error }
