# Namen
set-cult = Kultstätte und Ketzer
    .summary = Kultstätten fordern Klöster heraus.
segment-shrine = Kultstätte
    .die = die Kultstätte
    .einer = einer Kultstätte
    .der = der Kultstätte
    .many = Kultstätten
    .on = auf die Kultstätte
role-heretic = Ketzer
    .der = der Ketzer
    .einen = einen Ketzer
    .many = Ketzer
    .on = Ketzer auf die Kultstätte

# Ablehnungen
reason-cult-two-cloisters = eine Kultstätte auf { $at } läge neben zwei Klöstern
    .here = eine Kultstätte hier läge neben zwei Klöstern
reason-cult-two-cults = ein Kloster auf { $at } läge neben zwei Kultstätten
    .here = ein Kloster hier läge neben zwei Kultstätten
reason-cult-second-cult = eine Kultstätte auf { $at } wäre die zweite neben einem Kloster
    .here = eine Kultstätte hier wäre die zweite neben einem Kloster
reason-cult-second-cloister = ein Kloster auf { $at } wäre das zweite neben einer Kultstätte
    .here = ein Kloster hier wäre das zweite neben einer Kultstätte

# Was geschieht
event-challenge = das Gebäude auf { $at } ist fertig und gewinnt die Herausforderung gegen das auf { $lost_at }
    .did = gewinnt eine Herausforderung

# Zeilen einer Wertung
line-shrine = Kultstätte
line-shrine-neighbour = Plättchen ringsum

# Eine Einführung
lesson-cult-welcome = In dem Kloster unten wohnt Bobs Mönch. Eine Kultstätte daneben ist eine Herausforderung.
lesson-cult-place = Lege die Kultstätte rechts neben das Kloster.
lesson-cult-heretic = Stelle einen Ketzer hinein.
lesson-cult-end = Eine Kultstätte zählt wie ein Kloster, 9 Punkte, wenn ringsum alles voll ist. Aber jetzt ist es ein Wettlauf: Wer zuerst fertig ist, bekommt die Punkte, der andere nichts und geht heim.
