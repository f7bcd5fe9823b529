# What is wrong with a request
engine-no-request = a request is an object with a command, such as "hello"
engine-no-command = unknown command “{ $name }”; there are { FORM($known, "comma") }
engine-no-game = there is no game; start one with the command "new"
engine-no-language = no language “{ $language }”; there are { FORM($known, "comma") }
engine-one-beginning = a game begins from a record or from a position, not from both
engine-record-draws = a record brings its own draws; leave out “seed” and “draws”
engine-form = “form” is text or json, not “{ $form }”
engine-text = “{ $name }” must be a text, not { $given }
engine-missing = “{ $name }” is missing
engine-whole = “{ $name }” must be a whole number from { $low } to { $high }, not { $given }
engine-seconds = “{ $name }” must be a number of seconds, not { $given }
engine-truth = “{ $name }” must be true or false, not { $given }
engine-texts = “{ $name }” must be a list of texts, not { $given }
engine-only-texts = “{ $name }” must be a list of texts only
engine-pairs = “{ $name }” must be an object whose values are texts, not { $given }
engine-unknown-field = unknown field “{ $name }”; this command takes { FORM($known, "comma") }
engine-no-fields = unknown field “{ $name }”; this command takes none
engine-action = “action” must be a text such as "@0,1>S", or an object with a type
engine-decisions-made = { $made ->
        [0] no decision has been made yet
        [one] one decision has been made
       *[other] { $made } decisions have been made
    }
engine-long-line = a line has at most { $bytes } bytes
engine-not-utf8 = not UTF-8: { $reason } at byte { $byte }
engine-not-json = not JSON: { $reason }
engine-deep = nested too deeply

# What a value is
engine-huge-number = a huge number
engine-no-number = not a number
engine-a-text = a text
engine-a-list = a list
engine-an-object = an object

engine-chance-draws = chance must draw
engine-nobody-chooses = no player has to choose: { $why }
engine-fault = a fault of the program: { $error }
