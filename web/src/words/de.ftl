# Anfang
door-computer = Gegen den Computer
door-computer-more = Das Grundspiel, gleich jetzt.
door-screen = An diesem Bildschirm
door-screen-more = Zu zweit, abwechselnd.
door-friend = Mit jemandem per Link
door-friend-more = Du bekommst einen Link zum Verschicken.
new-game-with = Neues Spiel mit Erweiterungen, mehr Leuten, Hausregeln
second-player = Zweite Person
tagline = Ein Plättchen legen, einen Gefolgsmann schicken, ein Land bauen.
new-game = Neues Spiel
your-games = Deine Spiele
watch = Zum Zuschauen
your-turn = du bist dran
turn-of = { $who } ist dran
join-by-link = Mit einem Link mitspielen
open = Öffnen
replay-file = Eine Aufzeichnung aus einer Datei ansehen
forget-game = Dieses Spiel vergessen
game = Spiel
over = beendet
turn-n = Zug { $n }
not-a-link = Das sieht nicht wie ein Link zu einem Spiel aus.
bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $why }
no-record = Keine Aufzeichnung geöffnet.
you = Spieler
computer = Computer
friend = Gast
join-with = Du spielst mit { $names }.
invite-how = Schicke allen den Link zu ihrem Platz.
share = Teilen
home = Anfang
language = Sprache
theme = Darstellung
theme-system = Hell oder dunkel: auto
theme-light = Hell
theme-dark = Dunkel

# Neues Spiel
suggestions = Was soll es sein?
favourite = Favorit
keep-favourite = Als Favorit merken
forget-favourite = Kein Favorit mehr
own-rules = { $n ->
    [one] eine Hausregel
   *[other] { $n } Hausregeln
  }
surprise = Überrasch mich
minutes-about = etwa { $n } Minuten
minutes-more = { $n } Minuten mehr
complexity-1 = leicht
complexity-2 = einige neue Regeln
complexity-3 = viele neue Regeln
players = Spieler
add-player = Spieler hinzufügen
remove-player = Spieler { $n } entfernen
name-of = Name von Spieler { $n }
kind-of = Wer ist Spieler { $n }
kind-human = An diesem Bildschirm
kind-open = Freunde, per Link
ai-random = Computer, leicht
ai-greedy = Computer, schwerer
ai-search = Computer, stark
ai-highwayman = Wegelagerer (1 von 7)
ai-monk = Mönch (2 von 7)
ai-farmer = Bäuerin (3 von 7)
ai-knight = Ritterin (4 von 7)
ai-mayor = Bürgermeisterin (5 von 7)
ai-count = Graf (6 von 7)
ai-king = König (7 von 7)
ai-is-highwayman = Der Wegelagerer nimmt, was am Weg liegt, und denkt nicht an morgen.
ai-is-monk = Der Mönch bringt zu Ende, was begonnen ist, und weiß nichts von Bauern.
ai-is-farmer = Die Bäuerin denkt an die Ernte und hebt ab und zu einen Gefolgsmann auf.
ai-is-knight = Die Ritterin kennt das Spiel, spart Gefolgsleute und ist selten leichtsinnig.
ai-is-mayor = Die Bürgermeisterin zählt, welche Plättchen noch kommen, und macht aus jedem Zug das Beste.
ai-is-count = Der Graf überlegt einen Augenblick, was die anderen darauf antworten könnten.
ai-is-king = Der König denkt drei Sekunden voraus und verschenkt nichts.
colour = Farbe von Spieler { $n }
colour-0 = rot, Kreuz
colour-1 = blau, Mond
colour-2 = gelb, Sonne
colour-3 = grün, Sparren
colour-4 = schwarz, Stern
colour-5 = rosa, Raute
who-starts = Wer beginnt
by-lot = Das Los entscheidet
sets = Spiele und Erweiterungen
copies-n = { $n ->
    [one] 1-mal
   *[other] { $n }-mal
  }
copies-of = Exemplare: { $set }
more-copies = Ein Exemplar mehr: { $set }
fewer-copies = Ein Exemplar weniger: { $set }
copies-note = Mehrere Exemplare bringen mehr Plättchen, nie mehr besondere Figuren.
rules = Regeln
only-base = Nur das Grundspiel
every-set = Alles
preset = Ausgabe
preset-left = { $preset } ist für { $n } Spieler und nur mit den eigenen Plättchen gedacht. Das hast du geändert, also gelten jetzt die üblichen Regeln.
differences = Anders als die offiziellen Regeln:
official = Offizielle Regeln, nichts geändert.
official-is = offiziell: { $value }
official-short = offiziell
change-options = Einzelne Regeln ändern
table-manners = Am Tisch
assist = Hilfe auf dem Plan
assist-full = Viel: erlaubte Plätze, Werte, Tipps
assist-some = Etwas: erlaubte Plätze, Besitzer
assist-none = Keine: wie mit Pappe
clock = Uhr
clock-none = Ohne Uhr
clock-out = Ist die Zeit abgelaufen, entscheidet der Computer.
clock-out-loses = Wessen Zeit abgelaufen ist, hat verloren; was auf dem Tisch steht, wird nicht gewertet.
clock-n = je { $n } Minuten, { $more } Sekunden pro Zug
clock-loses-n = je { $n } Minuten, dann verloren
clock-move-n = { $n ->
        [one] 1 Minute für jeden Zug
       *[other] { $n } Minuten für jeden Zug
    }
clock-days-n = { $n ->
        [one] Fernpartie: 1 Tag für jeden Zug
       *[other] Fernpartie: { $n } Tage für jeden Zug
    }
clock-holidays = Alle dürfen { $n } Tage freinehmen.
time-days = { $days } T { $hours } Std.
time-hours = { $time } Std.
tag-resting = im Urlaub
leave-rest = Ein paar Tage freinehmen
leave-rest-more = { $n ->
        [one] Deine Zeit läuft so lange nicht. Du hast noch einen Tag.
       *[other] Deine Zeit läuft so lange nicht. Du hast noch { $n } Tage.
    }
leave-rest-days = Tage
leave-rest-take = Freinehmen
listed = Alle dürfen zuschauen
start = Spiel beginnen
join-title = Du bist eingeladen
your-name = Dein Name
sit-down = Platz nehmen

# Vor dem Spiel
room-title = Wartezimmer
room-seats = Plätze
room-host = lädt ein
room-you = Du
room-colour = Deine Farbe
room-free = Freier Platz
room-free-more = für alle, die kommen
room-for-guest = Jemand mit dem Link
room-ready = bereit
room-not-ready = noch nicht bereit
room-ready-on = Ich bin bereit
room-ready-off = Bereit. Doch noch warten …
room-start = Ohne Warten anfangen
room-stand-up = Meinen Platz freigeben
room-add = Noch ein Platz
room-up = { $who }: einen Platz nach oben
room-down = { $who }: einen Platz nach unten
room-remove = { $who } bitten zu gehen
room-remove-seat = Diesen Platz wegnehmen: { $who }
room-waiting-seats = { $n ->
    [one] Ein Platz ist frei. Es geht los, wenn alle sitzen und bereit sind.
   *[other] { $n } Plätze sind frei. Es geht los, wenn alle sitzen und bereit sind.
  }
room-waiting-ready = Alle sitzen. Noch nicht bereit: { $names }.
room-waiting-you = Die anderen sind bereit. Du auch?
room-watching = Du siehst zu. Es geht los, wenn alle bereit sind.
room-removed = Dein Platz ist wieder frei.
room-full = Alle Plätze sind besetzt.
room-invite-how = Ein Link für alle: Wer ihn öffnet, nimmt einen freien Platz ein.
room-link = Link zum Tisch
room-qr = Der Link als Muster für die Kamera eines Telefons

# Gehen
leave = Das Spiel verlassen
leave-later = Später weiterspielen
leave-later-more = Das Spiel wartet auf dich. Du findest es unter „Deine Spiele“.
leave-draw = Unentschieden
leave-draw-more = Alle teilen sich den Sieg, wenn alle zustimmen.
leave-end = Hier aufhören
leave-end-more = Es zählen die Punkte auf der Leiste, sonst wird nichts gewertet, wenn alle zustimmen.
leave-offer = Anbieten
leave-resign = Aufgeben
leave-resign-computer = Der Computer spielt an deiner Stelle weiter.
leave-resign-out = Du scheidest aus, und die anderen haben gewonnen.
leave-resign-out-on = Du scheidest aus. Der Computer legt nur noch deine Plättchen an, damit die anderen zu Ende spielen können.
room-gone-stood-up = { $who } hat den Platz zurückgegeben.
room-gone-removed = { $who } wurde gebeten zu gehen.
leave-sure = Ja, aufgeben
leaving = Wer geht
leaving-computer = Für sie spielt der Computer weiter
leaving-out = Sie scheiden aus und können nicht gewinnen
offer-asks = { $what ->
    [draw] { $who } bietet Unentschieden an.
   *[end] { $who } möchte hier aufhören: Es zählen die Punkte auf der Leiste.
  }
offer-waits = { $what ->
    [draw] Unentschieden ist angeboten. Warten auf die anderen …
   *[end] Das Ende ist angeboten. Warten auf die anderen …
  }
offer-accept = Annehmen
offer-decline = Weiterspielen
offer-take-back = Zurücknehmen
missed = { $who } ist weg.
missed-stand-in = Computer springt ein
missed-claim = Sieg beanspruchen
missed-gone = Als gegangen ansehen
tag-stand-in = Computer springt ein
tag-left = ist gegangen
log-computer-for = Computer für { $who }: { $what }
outcome-title-draw = Unentschieden
outcome-title-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
outcome-draw = Ihr habt euch auf Unentschieden geeinigt.
outcome-end = Ihr habt euch geeinigt, hier aufzuhören.
outcome-resigned = { $who } hat aufgegeben.
outcome-claimed = { $who } war zu lange weg.
outcome-out = { $who } ist gegangen und konnte nicht gewinnen.

# Reden
tab-talk = Reden
talk = Reden
talk-free = Feste Sätze und eigene Worte
talk-phrases = Nur feste Sätze
talk-none = Es wird nichts gesagt
talk-empty = Noch hat niemand etwas gesagt.
talk-text = Sag etwas
talk-send = Sagen
talk-report = Melden
talk-reported = gemeldet
talk-mute = { $who } nicht hören
talk-unmute = { $who } wieder hören
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-done = Gut gemacht!
phrase-thanks = Danke!
phrase-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-oops = Hoppla!
phrase-good-game = Schönes Spiel!
phrase-smile = 😊
phrase-surprise = 😮
phrase-clap = Bravo!
phrase-tear = 😢

# Am Tisch
board = Spielplan
around = Spieler, Verlauf und Plättchen
board-in-words = Der Spielplan in Worten
tile-at = { $tile }, auf { $x }, { $y }
decision = Entscheidung
joining = Auf dem Weg zum Tisch …
offline = Keine Verbindung zum Server. Neuer Versuch folgt; nichts geht verloren.
offline-short = offline
no-such-game = Diesen Tisch gibt es nicht
seat = Platz { $n }
chance = Zufall
nobody = niemand
tag-you = du
tag-ai = Computer
tag-away = abwesend
tag-open = freier Platz
watching = Du schaust zu
points-n = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
thinking = { $who } überlegt …
waiting = Warten auf { $who } …
drawing = Ein Plättchen wird gezogen …
tile = Plättchen
tile-with = Plättchen: { $parts }
on-sides = { $what } ({ $sides })
turned = Um { $degrees } Grad gedreht
fits-in-no-rotation = Wie es auch gedreht wird, hier passt das Plättchen nicht:
hint-cells = { $n ->
    [one] Es passt an eine Stelle. { click } sie an.
   *[other] Es passt an { $n } Stellen. { click } eine an.
  }
click = { $touch ->
    [yes] Tippe
   *[no] Klicke
  }
unasked = { $own ->
    [yes] Du konntest keine Figur setzen: { $why }.
   *[no] { $who } konnte keine Figur setzen: { $why }.
  }
none-left = Du hast keine Figur mehr dafür.
hint-find = Finde eine Stelle, an die es passt.
rule-n = Regel { $id }
hint-confirm = { $ways ->
    [one] Es passt nur so. { $places ->
        [one] Bestätige.
       *[other] Bestätige oder wähle eine andere Stelle.
      }
   *[other] { $touch ->
        [yes] Antippen dreht, dann bestätigen.
       *[no] Klick oder R dreht, dann bestätigen.
      }
  }
hint-elsewhere = Wähle hier oder auf dem Plan; { $n ->
    [one] dort ist noch ein Ort markiert.
   *[other] dort sind noch { $n } Orte markiert.
  }
hint-spots = { click } auf den Plan oder wähle hier.
hint-board = { $n ->
    [one] { click } auf die markierte Stelle auf dem Plan.
   *[other] { click } auf eine der { $n } markierten Stellen auf dem Plan.
  }
marked-for = Das heißt: { $what }.
hint-buttons = Wähle:
hint = Tipp
hint-title = Worauf sollte ich achten?
review = Rückblick
review-running = Der Trainer spielt eure Partie durch. Das kann eine Minute dauern; du kannst später wiederkommen.
review-failed = Der Rückblick ist nicht gelungen. Versuche es später noch einmal.
review-curve = Siegchance
review-costly = Was am meisten kostete
review-nothing = Niemand hat sicher etwas verschenkt.
review-ledger = Glück und Entscheidungen
review-accuracy = Genauigkeit
review-turn = Zug { $n }, { $who }
review-cost = kostet { $n } ± { $e } Punkte
review-better = Besser:
review-played = Wie gespielt
review-show-better = Zeig, was besser war
review-again = Noch einmal versuchen
review-choose = Wähle eine andere Stelle für das Plättchen.
review-choose-one = Wähle etwas anderes.
review-judge = Vergleichen
review-record = Aufzeichnung mit Anmerkungen
review-sound = { $who }: { $sound } von { $n } Entscheidungen in Ordnung ({ $share } %), { $lost } Punkte verschenkt
review-honest = Beurteilt nach Partien, die das Programm mit seinen eigenen Spielern zu Ende spielt; sie stehen nicht über Menschen. Was nicht zu unterscheiden ist, gilt als gleichwertig.

# Das Wertungsquiz.
quiz = Was ist das wert?
quiz-more = Echte Stellungen werten, Regel für Regel
quiz-streak = Serie { $n }, Rekord { $best }
quiz-making = Eine Frage wird gesucht …
quiz-right = Richtig!
quiz-wrong = Nicht ganz.
quiz-nobody = niemand bekommt etwas
quiz-next = Nächste Frage
quiz-sets = Sets, nach denen gefragt wird

# Der Ratgeber.
guide = Was sich lohnt
guide-about = Ratschläge, die Partien der Computerspieler stützen, mit dem, was gemessen wurde. Das sind keine Menschen, und sie spielen hier das Grundspiel zu zweit; nimm es als Anfang.
guide-measured = Gemessen:
guide-advice = Der Rat
guide-picture = Eine Stellung zu: { $what }
guide-play-on = Du kannst von hier aus weiterspielen.
review-some = Eine große Partie: Von { $of } Entscheidungen wurden die { $n } zweifelhaftesten beurteilt, in je { $worlds } Partien.
grade-unjudged = nicht angesehen
grade-best = bester Zug
grade-even = gleichwertig
grade-slip = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler
ledger-luck = Plättchenglück
ledger-their-luck = Glück der anderen
ledger-decisions = Eigene Entscheidungen
ledger-their-decisions = Entscheidungen der anderen
ledger-small = Gleichwertiges
ledger-rest = Der Rest
ledger-total = Vorsprung am Ende
ledger-note = In Punkten Vorsprung. Plättchenglück: was das gezogene Plättchen gegenüber dem Durchschnitt des Beutels wert war. Der Rest ist, was kein einzelnes Ziehen oder Entscheiden erklärt.
ledger-thirds = { $who }, der Rest: { $first } im ersten Drittel der Partie, { $second } im zweiten, { $last } im letzten.
coach-thinking = Der Trainer spielt es durch…
coach-show-move = Zeig mir einen Zug
coach-compare = Die besten vergleichen
coach-why-not = Warum nicht dieser?
coach-even = kaum zu unterscheiden
coach-numbers = { $lead } Punkte, { $win } % Siegchance
coach-compared = Die besten von { $total } Zügen, jeder { $n }-mal zu Ende gespielt.
numbers-legend = Die Zahlen stehen auch auf dem Plan.
undo = Zurücknehmen
cancel = Abbrechen
rotate = Drehen
confirm = Bestätigen
back = Zurück
close = Schließen
cell = Freier Platz auf { $x }, { $y }; { $ways ->
    [one] passt nur so herum
   *[other] passt in { $ways } Richtungen
  }
fits-here = { $n ->
    [0] Von den { $of } übrigen Plättchen passt keines hierher.
    [one] Von den { $of } übrigen Plättchen passt eines hierher:
   *[other] Von den { $of } übrigen Plättchen passen { $n } hierher:
  }
lost-cell = { $n ->
    [one] Diese Stelle bleibt leer. Nur dieses Plättchen hätte gepasst, und davon ist keines mehr da:
   *[other] Diese Stelle bleibt leer. Von den Plättchen, die gepasst hätten, ist keines mehr da:
  }
lost-never = Diese Stelle bleibt leer: So ein Plättchen gibt es in diesem Spiel nicht.
between-turns = Ein Bildschirm zwischen den Zügen
turn-for = { $who }, du bist am Zug
pass-on = Gib das Gerät weiter
i-am-here = Ich bin da
first-place = Lege das Plättchen so an, dass die Kanten passen: Straße an Straße, Stadt an Stadt. Die markierten Stellen passen.
first-follower = Jetzt darfst du einen Gefolgsmann auf dieses Plättchen stellen. Er bringt Punkte, wenn fertig wird, worauf er steht, und kommt dann heim.
first-farmer = Auf einer Wiese bleibt ein Gefolgsmann bis zum Ende des Spiels. Dann zählt er fertige Städte.
first-scored = Dein Gefolgsmann ist wieder bei dir und kann noch einmal los.
first-none-left = Alle deine Gefolgsleute sind unterwegs. Sie kommen zurück, sobald etwas von ihnen fertig wird.
first-final = Nur noch wenige Plättchen. Am Ende zählt auch, was nicht fertig ist, aber weniger.
no-more-hints = Keine Tipps mehr
since-your-turn = Seit deinem letzten Zug
nothing-since = Seitdem ist nichts geschehen.
impossible = Keines der übrigen Plättchen passt hier
why-not-here = Warum nicht hier?
why-not-there = Warum nicht dort?
not-allowed = Das ist nicht erlaubt
pass-plain = Nichts tun
zoom-in = Vergrößern
zoom-out = Verkleinern
fit = Den ganzen Plan zeigen
last-move = Letzten Zug noch einmal zeigen
places-beyond = { $n ->
    [one] Noch 1 Platz zur Wahl, in dieser Richtung
   *[other] Noch { $n } Plätze zur Wahl, in dieser Richtung
  }
mini-map = Der ganze Plan im Kleinen
rules-here = Regeln zu dieser Entscheidung
farms = Wiesen
farm-worth = { $names }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
invite = Einladen
invite-full = Alle Plätze sind vergeben.
invite-here-only = Diese Adresse gilt nur auf diesem Rechner. Für andere den Server mit make play HOST=0.0.0.0 starten und die Seite über den Namen oder die Nummer dieses Rechners öffnen.
seat-link = Platz von { $who }
watch-link = Zum Zuschauen
copy = Kopieren
copied = Kopiert
more = Verlauf und mehr
result = Ergebnis
tab-log = Verlauf
tab-scores = Punkte
marker-on = { $who }: Zählfigur auf { $space }
track = Die Wertungstafel mit 50 Feldern
on-the-board = Auf dem Tisch
nothing-on-the-board = Dort hat noch niemand etwas.
tile-lies = Jetzt { $tile }
tab-tiles = Plättchen
tab-rules = Regeln
show-on-board = Auf dem Spielplan zeigen
log-empty = Noch ist nichts geschehen.
left-n = { $n ->
    [one] Ein Plättchen ist noch übrig.
   *[other] { $n } Plättchen sind noch übrig.
  }
this-decision = Diese Entscheidung
this-game = Dieses Spiel
find-rule = In den Regeln suchen
find-example = ROAD-3, Wirtshaus, Bauer …
rule-book = Regelheft
read-rules = Alle Regeln lesen
in-rule-book = Im Regelheft
rules-of-all-sets = Alle Erweiterungen, nicht nur die im Spiel
rules-found = { $n ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] Eine Regel
   *[other] { $n } Regeln
  }
link-to-rule = Link zu dieser Regel
tiles-n = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
  }
finished = fertig
open-n = { $n ->
    [one] { $n } offene Seite
   *[other] { $n } offene Seiten
  }
worth-now = jetzt { $n } wert
worth-finished = fertig { $n }
worth-finished-more = fertig mindestens { $n }
settings = Einstellungen
keys = Tasten und Einstellungen
ask-before = Nachfragen, bevor eine Figur gesetzt wird
key-arrows = zur nächsten Stelle, oder den Plan schieben
key-tab = durch alles, was wählbar ist
key-r = das Plättchen drehen (mit Umschalt andersherum)
key-enter = wählen, bestätigen
key-esc = zurücklegen
key-n = kein Gefolgsmann, nichts tun
key-digits = nach Nummer wählen
key-u = zurücknehmen
key-l = letzten Zug zeigen
key-f = Wiesen zeigen
key-h = Tipp
key-zoom = größer, kleiner, ganzer Plan

# Was geschah
log-drawn = zieht ein Plättchen
log-placed = legt ein Plättchen
on-other = auf: { $feature }
log-passed = verzichtet
event-points = { $who }: +{ $points } ({ $score })
sheet-complete = { $feature } fertig
sheet-final = { $feature } am Ende
sheet-early = { $feature } vorzeitig gewertet
deploy-on = { $piece } { $where }
deploy-side = { $what }, { $side }

# Was gezeigt wird, während es geschieht
skip = Überspringen
told-scored = Wertung: { $feature }
told-points = { $who }: { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
  }
told-turn = { $who } ist dran
told-draw = { $who } zieht ein Plättchen
told-line = { $what }: { $points }
preview-now = sofort +{ $n }
preview-other = { $who } +{ $n }
preview-worth = { $n } wert
preview-finished = { $n } → fertig { $finished }
preview-finished-more = { $n } → fertig { $finished }+
player-more = Mehr über { $who }
sound-on = Ton an
sound-off = Ton aus
volume = Lautstärke
speed = Tempo
speed-calm = Gemütlich
speed-brisk = Zügig
speed-instant = Sofort
tiles-left-n = { $n ->
    [one] noch ein Plättchen
   *[other] noch { $n } Plättchen
  }

# Das Ende
winner = { $n ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
final-scoring = Schlusswertung
skip-to-result = Gleich zum Ergebnis
next = Weiter
total = Summe
other-points = andere Punkte
points-now = Punkte jetzt
and-more = { " " }und { $n } weitere
pieces-placed = Gesetzte Figuren – { $list }
number-each = Anzahl × Punkte
score-graph = Punkte im Lauf der Züge
turns-n = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  }
rematch = Noch einmal spielen
replay = Nachspielen
download-record = Aufzeichnung speichern
download-film = Film speichern
filming = Der Film wird gezeichnet …
download-picture = Bild speichern
step = Schritt
first = Zum Anfang
previous = Schritt zurück
last = Zum Ende
run = Abspielen
pause = Anhalten
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
turn-of-turns = Zug { $n } von { $of }
link-here = Link hierher
link-here-not = Das Spiel ist privat: Den Link hat nur, wer es angelegt hat.
beginning = Der Anfang

# Wörter des Spiels
spot-n = oben
spot-e = rechts
spot-s = unten
spot-w = links
spot-nnw = oben links
spot-nne = oben rechts
spot-ene = rechts, obere Hälfte
spot-ese = rechts, untere Hälfte
spot-sse = unten rechts
spot-ssw = unten links
spot-wsw = links, untere Hälfte
spot-wnw = links, obere Hälfte
spot-ne = oben rechts
spot-se = unten rechts
spot-sw = unten links
spot-nw = oben links
spot-c = Mitte
spot-i = innen
choose-file = Datei wählen …
how-to = So wird gespielt
how-1 = Ein Plättchen legen
how-1-more = Eines ziehen und so anlegen, dass Straßen, Städte und Wiesen weitergehen.
how-2 = Einen Gefolgsmann schicken
how-2-more = Auf das gelegte Plättchen, wo noch niemand ist. Er kehrt heim, wenn das Gebiet fertig ist.
how-3 = Zählen
how-3-more = Fertige Straßen, Städte und Klöster zählen sofort, Wiesen und der Rest am Ende. Jede Wertung wird erklärt.

shown-n = { $n } × { $what }
shown-value = { $what } ({ $value })
shown-on-space = { $what } auf Feld { $space } der Zählleiste

# Lernen
learn = Das Spiel lernen
learn-more = Das erste Spiel dauert fünf Minuten, jede Erweiterung ein bis zwei. Du kannst jederzeit gehen und später weitermachen.
never-played = Noch nie gespielt? In fünf Minuten gelernt
never-played-more = Ein erstes Spiel, bei dem jemand eins nach dem anderen erklärt.
first-game = Das erste Spiel
first-game-more = Plättchen, Gefolgsleute, Städte, Straßen, Klöster, Wiesen und das Ende, in fünf Minuten.
helper = Erklärung
lesson-of = Lernen: { $set }
lesson-progress = Wie weit du bist
lesson-astray = Auch das erlauben die Regeln! Aber hier wollte ich dir etwas anderes zeigen. Nimm es zurück und probiere, was ich gesagt habe.
lesson-back = Zurücknehmen
lesson-restart = Von vorn
lesson-leave = Verlassen
lesson-done = Jetzt ein richtiges Spiel
more-lessons = Was gibt es noch?
lesson-learned = Gelernt
lesson-begun = Angefangen: hier weiter

# Die Geschichte eines Spiels
you-win = Du gewinnst mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
  } Vorsprung
they-win = { $names } gewinnt mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
  } Vorsprung
tale = So ist es gelaufen
tale-biggest = Zug { $turn }: { $who } holt { $points } Punkte auf einmal ({ $feature }), die beste Wertung des Spiels.
tale-lead = In Zug { $turn } geht { $who } in Führung und gibt sie nicht mehr ab.
tale-always = { $who } führt von den ersten Punkten bis zum Schluss.
tale-follower = Wertvollste Figur: { $piece } { $where } von { $who }, eingesetzt in Zug { $turn }, bringt ganz allein { $points } Punkte.
tale-strength = Wovon { $who } lebte: { $feature }, zusammen { $points } Punkte.
tale-final = Die Schlusswertung bringt { $who } am meisten: { $points } Punkte.
tale-shared = { $n ->
    [one] Eine Wertung wurde geteilt.
   *[other] { $n } Wertungen wurden geteilt.
  }

# Ohne Verbindung
no-connection = Keine Verbindung. Die Seite ist da, aber die Spiele liegen auf dem Server; es geht weiter, sobald er erreichbar ist.
try-again = Noch einmal versuchen

# Ziehen, das sich nachprüfen lässt
fair-short = Hier wird ehrlich gezogen, und du kannst es nachprüfen.
fair-promise = Der Server hat schon ein Geheimnis festgelegt, aus dem jede Ziehung folgt. Nach dem Spiel verrät er es, dann kann jede und jeder noch einmal ziehen und vergleichen.
fair-salts = { $n ->
        [one] Eine Person hat eine eigene Zahl dazugegeben, die der Server nicht kennen konnte.
       *[other] { $n } Personen haben eigene Zahlen dazugegeben, die der Server nicht kennen konnte.
    }
fair-no-salts = Wer im Warteraum bereit ist, gibt eine eigene Zahl dazu, die der Server nicht kennen kann.
fair-alone = Niemand hat eine eigene Zahl dazugegeben: Das Geheimnis stand vor der ersten Ziehung fest, aber durch den Server allein.
fair-hash = Versprochen (SHA-256 des Geheimnisses):
fair-secret = Das Geheimnis:
fair-yourself = Zum Nachprüfen: Aufzeichnung speichern und
fair-checking = Jede Ziehung wird nachgeprüft …
fair-verified = Jede Ziehung ist nachgeprüft.
fair-verified-how = { $salts ->
        [0] Alle { $n } Ziehungen folgten aus dem Geheimnis, das vor der ersten versprochen wurde.
        [one] Alle { $n } Ziehungen folgten aus dem Geheimnis, das vor der ersten versprochen wurde, und aus der Zahl einer Person.
       *[other] Alle { $n } Ziehungen folgten aus dem Geheimnis, das vor der ersten versprochen wurde, und aus den Zahlen von { $salts } Personen.
    }
fair-unknown = Die Ziehungen ließen sich nicht nachprüfen.
fair-other-hash = Nicht wie versprochen: Vor dem Spiel wurde etwas anderes versprochen.
fair-other-secret = Nicht wie versprochen: Das Geheimnis ist ein anderes.
fair-salt-missing = Nicht wie versprochen: Die Zahl, die du dazugegeben hast, fehlt.

# Einander finden
lobby = Treffpunkt
lobby-door = Jemanden zum Spielen finden
lobby-tables = Offene Tische
lobby-no-tables = Gerade wartet niemand. Eröffne einen Tisch: Andere sehen ihn hier.
lobby-no-games = Gerade gibt es nichts zuzuschauen.
lobby-new = Selbst einen Tisch eröffnen
lobby-with = mit { $names }
lobby-free = { $n } von { $of } Plätzen frei
lobby-assist-some = etwas Hilfe auf dem Plan
lobby-assist-none = keine Hilfe auf dem Plan
lobby-leaving-out = wer geht, ist raus
lobby-talk-none = ohne Reden
open-to-all = Alle auf diesem Server dürfen mitspielen

# Wer ich bin, und benachrichtigt werden
mine = Meine Spiele
mine-of = Spiele von { $who }
mine-why = Finde deine Spiele auf allen deinen Geräten wieder, und erfahre, wenn du dran bist. Ohne Konto, ohne E-Mail-Adresse: ein Name und ein Schlüssel, der in deinen Browsern bleibt.
mine-begin = Los
mine-none = Noch keine Spiele. Was du ab jetzt spielst, findest du hier.
mine-waiting = noch nicht begonnen
mine-devices = Auf meinen anderen Geräten
mine-devices-more = Öffne dort diesen Link, oder halte die Kamera auf das Muster. Wer ihn hat, spielt als du: Schicke ihn niemandem.
mine-link = Link zu meinen Spielen
mine-export = Alles über mich speichern
mine-leave = In diesem Browser nicht mehr
mine-forget = Mich vergessen
mine-forget-sure = Sicher? Nichts davon kommt wieder
sign-in-with = Mit { $where } anmelden
sign-in-tie = Auch mit { $where } anmelden können
sign-in-tied = Du kannst dich auf jedem Gerät mit { $where } anmelden.
sign-in-untie = Nicht mehr
sign-in-out = Abmelden
sign-in-stale = Das hat zu lange gedauert oder in einem anderen Browser begonnen: Bitte melde dich noch einmal an.
sign-in-refused = Du hast dich nicht angemeldet.
sign-in-failed = Die Anmeldung hat nicht geklappt. Versuch es später noch einmal, oder frag, wer diesen Server betreibt.
notice-turn = Du bist dran im Spiel mit { $names }.
told = Wenn ich dran bin
told-notice = Hinweis dieses Browsers, solange die Seite offen ist
told-push = Auch wenn sie geschlossen ist
told-insecure = Hinweise zeigen Browser nur, wenn die Adresse mit https beginnt.
told-mail = E-Mail an diese Adresse
told-mail-send = Eine Zahl zum Bestätigen schicken
told-code = Die Zahl aus der E-Mail an { $address }
told-confirm = Bestätigen
told-mail-on = E-Mails gehen an { $address }.
told-mail-off = Keine E-Mails

# Duplikat
same = Dieselben Plättchen
same-how = Alle ziehen dieselben Plättchen in derselben Reihenfolge. Was machst du daraus?
same-play = Selbst damit spielen
same-seat = Mein Platz
same-seat-of = Platz { $n }, wie { $who }
same-results = Was herauskam
same-who = Wer
same-at = Platz
same-points = Punkte
same-ahead = Gegen andere auf diesem Platz
same-running = { $n ->
        [one] Ein Spiel läuft noch.
       *[other] { $n } Spiele laufen noch.
    }
same-share = Wer kann es besser?
same-link = Link für alle
same-others = Andere spielen dieselben Plättchen
# Eine Regel ausprobieren
board-try = Ausprobieren
board-try-rule = Ausprobieren: { $id }
board-picture = Ein Brett zur Regel { $id }
board-of = { $id } ausprobieren
board-show = Mach es für mich
board-forbidden = Trotzdem versuchen
board-again = Noch einmal
board-next = Nächste Regel
board-back = Zurück zum Regelheft
board-astray = Das erlauben die Regeln auch! Hier sollte aber etwas anderes versucht werden.
board-play-on = Von hier aus kannst du weiterspielen oder dir die nächste Regel ansehen.
board-look = Hier gibt es nichts zu versuchen: Sieh dich um, oder spiele weiter.
board-rule = Die Regel und ihr Bild
board-missing = Zu dieser Regel gibt es kein Brett.

# Wertung
ratings = Rangliste
ratings-kind = Art des Tisches
ratings-place = Platz
rating = Wertung
ratings-games = Spiele
ratings-won = Siege
ratings-none = Noch keine gewerteten Spiele.
ratings-how = Es zählen nur Spiele, bei denen sich vorher alle einig waren. Alle beginnen mit 1000; eine Wertung steigt, je sicherer sie wird.
kind-duel-live = Zu zweit, in einem Rutsch
kind-duel-post = Zu zweit, als Fernpartie
kind-table-live = Drei oder mehr, in einem Rutsch
kind-table-post = Drei oder mehr, als Fernpartie
player-record = { $n ->
        [one] 1 Spiel, { $won } gewonnen
       *[other] { $n } Spiele, { $won } gewonnen
    }
mine-ratings = Meine Wertung
rated = gewertet
rated-wish = Gewertet: Es zählt, ohne Tipps
room-rated = Dieses Spiel wird gewertet: Wer bereit ist, stimmt zu. Alle müssen unter „Meine Spiele“ bekannt sein; Tipps gibt es nicht.

# Rätsel
puzzle = Rätsel
puzzles = Rätsel
puzzle-today = Rätsel des Tages
puzzle-task = { $who } ist am Zug: Plättchen und Figur. Ein Zug ist deutlich der beste; { $n ->
        [one] ein Plättchen kommt
       *[other] { $n } Plättchen kommen
    } noch.
puzzle-what = Stellungen aus Spielen zwischen Computern, in denen ein Zug deutlich der beste ist. Es zählt der erste Versuch.
puzzle-rating = Deine Wertung
puzzle-streak = Tage in Folge
puzzle-in-a-row = { $n ->
        [one] ein Tag
       *[other] { $n } Tage in Folge
    }
puzzle-done = Erledigt
puzzle-of = { $n } von { $of }
puzzle-theme = Thema
puzzle-grade = Schwierigkeit
puzzle-all = alle
puzzle-shown = { $n ->
        [one] Ein Rätsel
       *[other] { $n } Rätsel
    }
puzzle-result-first = gelöst
puzzle-result-later = nicht gleich
puzzle-result-shown = nachgesehen
puzzle-solved = Gelöst, bis morgen
puzzle-again = Noch einmal
puzzle-nudge = Ein Wink
puzzle-reveal = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-none = Hier gibt es keine Rätsel.
