# Namen
set-base-2021 = Grundspiel, Ausgabe 2021, mit dem Abt
    .summary = Die neue Ausgabe mit Gärten und Abt.
piece-abbot = Abt
    .ein = ein Abt
    .einen = einen Abt
    .den = den Abt
    .keinen = keinen Abt
    .many = Äbte
    .first = Der Abt geht in ein Kloster oder einen Garten. In einem späteren Zug darfst du ihn zurücknehmen und sofort werten.
segment-garden = Garten
    .die = der Garten
    .einer = einem Garten
    .der = dem Garten
    .many = Gärten
    .on = in den Garten
role-abbot = Abt
    .der = der Abt
    .einen = einen Abt
    .many = Äbte

# Wahlregeln und ihre Werte
option-abbot = Äbte und Gärten
    .name = Abt
option-abbot-off = aus
    .sentence = Ohne Äbte; Gärten sind nur schön.
option-abbot-on = an
    .sentence = Jeder hat einen Abt, für Klöster und Gärten.

# Was man wählen kann
action-take-back = zurücknehmen und werten: { $piece }, { $spot }
    .button = Zurücknehmen und werten: { $piece } ({ $feature })

# Wann etwas gewählt werden kann
when-take-back = der Abt wird zurückgenommen, statt eine Figur zu setzen

# Zeilen einer Wertung
line-garden = Garten
line-garden-neighbour = Plättchen ringsum
line-taken-back = das Plättchen des zurückgenommenen Abts
line-taken-back-neighbour = Plättchen ringsum

# Ablehnungen
reason-back-other = nur den eigenen Abt darf man zurücknehmen
reason-back-absent = dein Abt steht nicht auf { $at }
reason-back-done = das Kloster oder der Garten des Abts auf { $at } ist gerade fertig geworden

# Warum etwas nicht geht
base-2021-only-abbots = in einem Garten darf nur ein Abt stehen
base-2021-abbot-places = ein Abt steht nur in Klöstern und Gärten

# Eine Einführung
lesson-base-2021-welcome = Die Ausgabe 2021 hat Gärten, und jeder hat einen Abt.
lesson-base-2021-garden = Auf diesem Plättchen ist ein Garten. Lege es oben an, sodass die Stadt fertig wird.
lesson-base-2021-abbot = Nur ein Abt darf in einen Garten. Stelle deinen hinein.
lesson-base-2021-beside = Ein Garten zählt wie ein Kloster: 1 Punkt und 1 für jedes Plättchen ringsum. Lege dieses daneben.
lesson-base-2021-back = Statt jemanden zu setzen, darfst du deinen Abt zurücknehmen, für das, was der Garten jetzt wert ist. Tu es.
lesson-base-2021-end = Der Garten und drei Plättchen ringsum: 4 Punkte, und der Abt ist wieder frei. Er kann auch in Klöstern wohnen.
