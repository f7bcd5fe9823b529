# Was der Server ablehnt, und was er neben dem Spiel sagt.
server-no-address = diese Adresse gibt es nicht
server-no-file = diese Datei gibt es nicht
server-many-games = zu viele neue Spiele von dieser Adresse; bitte eine Minute warten
server-many-requests = zu viele Anfragen von dieser Adresse; bitte eine Minute warten
server-review-when-over = ein Spiel wird besprochen, wenn es zu Ende ist, oder solange du es allein mit voller Hilfe spielst
server-many-reviews = gerade werden viele Spiele besprochen; versuche es in einer Minute noch einmal
server-no-review = das Spiel ist noch nicht besprochen
server-no-decision = bei Aktion { $n } hat niemand etwas entschieden
server-many-questions = zu viele Fragen von dieser Adresse; warte einen Augenblick
server-short-clock = bitte mindestens { $seconds } Sekunden auf der Uhr
server-not-over = das Spiel ist noch nicht zu Ende
server-rematch-for-players = eine Revanche kann nur verlangen, wer mitgespielt hat
server-score-each = jeder Platz braucht einen Punktestand
server-record-text = ein Protokoll ist Text in UTF-8
server-much-to-draw = im Moment werden zu viele Bilder gezeichnet; bitte später noch einmal
server-time-up = die Zeit ist abgelaufen
server-unreadable-game = diese Version kann das Spiel nicht lesen
server-cannot-store = der Server kann im Moment nichts speichern
server-cannot-read = der Server kann im Moment nichts lesen
server-nothing-to-undo = es gibt nichts zurückzunehmen
server-gone-on = das Spiel ist weitergegangen; bitte noch einmal
server-no-help = in diesem Spiel gibt es diese Hilfe nicht
server-hints-for-decider = Tipps bekommt, wer gerade entscheiden muss
server-no-hint = es wurde rechtzeitig kein Tipp gefunden
server-faster = jemand anderes war schneller
server-many-messages = zu viele Nachrichten
server-join-first = die erste Nachricht muss ein Beitritt sein
server-other-game = diese Verbindung gehört zu einem anderen Spiel
server-one-hint = immer nur ein Tipp auf einmal
server-many-attempts = zu viele Versuche; bitte eine Minute warten
server-failed = auf dem Server ist etwas schiefgegangen
server-many-connections = zu viele Verbindungen; bitte später noch einmal
server-many-from-address = zu viele Verbindungen von dieser Adresse
server-other-host = dieser Server heißt nicht „{ $host }“: wer ihn betreibt, kann den Namen in BASTIDE_HOSTS eintragen
server-other-page = diese Seite gehört nicht zu diesem Server
server-no-game = dieses Spiel gibt es nicht
server-bad-link = dieser Link öffnet das Spiel nicht
server-no-message = das ist keine Nachricht des Protokolls
server-no-lesson = zu „{ $set }“ gibt es keine Einführung
server-lesson-question = das kann man in einer Einführung nicht fragen
server-no-board = zu „{ $rule }“ gibt es kein Brett
server-board-players = dieses Brett ist für { $n ->
        [one] eine Person
       *[other] { $n } Personen
    }
server-no-tile = es gibt kein Plättchen „{ $tile }“ in „{ $set }“
server-no-picture = es gibt kein Bild von „{ $kind }“
server-not-your-turn = { $who } muss entscheiden
server-stale = das betraf Stand { $seq }; das Spiel ist bei { $now }
server-no-segment = auf { $at } gibt es kein { $spot }
server-too-large = höchstens { $bytes } Bytes
server-version = dieser Server spricht Version { $version }: bitte die Seite neu laden
server-log-time-up = die Zeit von { $who } ist um: der Computer entscheidet
server-log-ended = { $why }: { $who } { $n ->
    [one] gewinnt
   *[other] gewinnen
}
server-time-loses-two = durch Zeitablauf verliert man nur Partien zu zweit
server-many-tiles = { $tiles } Plättchen; auf diesem Server höchstens { $max }
server-no-dominoes = Spielername { $name }: bitte keine Dominosteine
server-field = { $place }: { $fault }
server-invalid = das ist keine Nachricht des Protokolls: { $fault }
server-http = { $why } ({ $status })
server-not-begun = das Spiel hat noch nicht begonnen
server-begun = das Spiel hat schon begonnen
server-table-full = alle Plätze sind besetzt
server-colour-taken = diese Farbe hat schon { $who }
server-free-seats = ein Platz ist noch frei: warte auf jemanden, gib ihn dem Computer oder nimm ihn weg
server-for-host = das kann nur, wer den Tisch eröffnet hat
server-host-stays = wer den Tisch eröffnet hat, behält einen Platz
server-seats-order = jede Person hat einen Platz
server-no-seat = du hast an diesem Tisch keinen Platz
server-one-offer = ein Angebot wartet schon auf Antwort
server-no-offer = dieses Angebot gibt es nicht mehr
server-not-their-turn = auf diesen Platz wartet niemand
server-is-there = { $who } ist da
server-has-time = auf dieser Uhr sind noch { $time }
server-wait = warte noch { $time }
server-seconds-long = { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
server-minutes-long = { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
server-hours-long = { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
server-days-long = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
server-log-resigned = { $who } gibt auf
server-log-claimed = { $who } war zu lange weg und gilt als gegangen
server-log-stand-in = { $who } ist weg: der Computer springt ein
server-log-back = { $who } ist wieder da
server-few-holidays = { $days ->
        [0] es sind keine freien Tage mehr übrig
        [one] es ist noch ein freier Tag übrig
       *[other] es sind noch { $days } freie Tage übrig
    }
server-increment-per-game = Sekunden nach jedem Zug gehören zu einer Uhr für das ganze Spiel
server-long-clock = eine Uhr für das ganze Spiel hat höchstens einen Tag; für mehr gibt es Tage pro Zug
server-holidays-by-post = freie Tage gibt es ab einem Tag pro Zug
server-log-rest = { $days ->
        [one] { $who } nimmt einen Tag frei
       *[other] { $who } nimmt { $days } Tage frei
    }
server-open-waits = ein Tisch, an den sich alle setzen dürfen, beginnt im Wartezimmer
server-push-host = Browser von { $host } lassen sich von hier nicht benachrichtigen
server-no-mail = dieser Server verschickt keine E-Mails
server-no-letter = die E-Mail ließ sich nicht verschicken; stimmt die Adresse?
server-wrong-code = das ist nicht die Zahl aus der E-Mail
server-tell-turn = Du bist dran im Spiel mit { $others }.
server-tell-over = Das Spiel mit { $others } ist zu Ende.
server-tell-over-subject = Dein Spiel ist zu Ende
server-tell-turn-subject = Du bist dran
server-tell-stop = Deine Spiele, und wie du keine E-Mails mehr bekommst: { $address }
server-tell-code-subject = Ist das deine Adresse?
server-tell-code = Deine Zahl für Bastide: { $code }. Wenn du nicht danach gefragt hast, hat sich jemand bei der Adresse vertippt, und es kommt nichts weiter.
server-no-draws = es gibt kein Spiel mit diesen Plättchen
server-same-seats = Spiele mit denselben Plättchen haben { $n } Plätze
server-same-not-over = andere spielen noch mit denselben Plättchen
server-no-person = unter diesem Namen ist niemand bekannt
server-rated-people = gewertete Spiele sind für zwei oder mehr Menschen, die sich im Wartezimmer treffen, ohne Computer
server-rated-draws = gewertete Spiele haben eigene Plättchen
server-rated-help = gewertete Spiele spielt man ohne Tipps
server-rated-who = für ein gewertetes Spiel müssen alle unter „Meine Spiele“ bekannt sein; es fehlt noch: { $who }
server-rated-two = niemand spielt ein gewertetes Spiel gegen sich selbst
server-log-resigned-out = { $who } gibt auf: Der Platz ist raus, der Computer legt dort nur die Plättchen an
server-log-claimed-out = { $who } war zu lange weg: Der Platz ist raus, der Computer legt dort nur die Plättchen an
server-sign-in-off = an diesem Server kann sich niemand anmelden; ein Name genügt
server-sign-in-silent = die Anmeldung antwortet gerade nicht
server-sign-in-stale = das hat zu lange gedauert oder in einem anderen Browser begonnen: bitte noch einmal anmelden
server-sign-in-taken = dieses Konto gehört hier schon jemand anderem, oder du hast ein anderes: melde dich auf diesem Gerät erst ab, dann wieder an
server-sign-in-lost = dieser Server hat ein neues Geheimnis und kann deinen Schlüssel nicht lesen; melde dich auf einem Gerät an, das dich noch kennt
server-no-promise = dieses Geheimnis wurde vor zu langer Zeit versprochen oder ist schon verbraucht
server-draw-at-once = wer ein Spiel beginnt, gibt zu den Ziehungen nur etwas dazu, wenn es gleich losgeht und eigene Ziehungen hat
server-stopping = der Server hält an; komm gleich wieder
server-no-talk = dieser Tisch hat sich auf solches Reden nicht geeinigt
server-say-one = sag einen der Sätze oder eigene Worte
server-say-plain = bitte einfache Worte
server-much-talk = eins nach dem anderen; warte einen Moment
server-no-line = diese Zeile gibt es nicht

# Was nicht stimmt, wenn ein Server startet
server-database-kind = Datenbank { $kind }: erlaubt ist { FORM($forms, "or") }
server-database-unusable = die Datenbank { $database } ist nicht verwendbar: { $why }
server-database-folder = das ist ein Ordner; gib eine Datei darin an
server-newer-database = eine neuere Version von bastide hat sie benutzt
server-database-taken = ein anderer Server (Prozess { $process }) hat seine Spiele in { $path }: beende ihn oder nenne mit --database eine andere Datei; mehrere Server derselben Spiele brauchen PostgreSQL
server-processes-database = mehrere Prozesse brauchen PostgreSQL: gib --database { $form } an
server-oidc-settings = zu BASTIDE_OIDC_ISSUER gehören BASTIDE_OIDC_CLIENT, BASTIDE_OIDC_SECRET und die Adresse der Seite (--origin)
server-oidc-https = BASTIDE_OIDC_ISSUER: die Adresse beginnt mit https://
server-days = { $name }: eine Zahl von Tagen, oder 0 für immer
server-setting = { $name }={ $text } ist nicht von der Art { $kind }
server-cannot-listen = { $host }, Port { $port } ist nicht zu haben: { $why }; nenne einen anderen mit --port oder PORT=... von make play
