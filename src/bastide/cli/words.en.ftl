# What the command line says.
cli-no-language = there is no language { $language }; there are { FORM($there, "comma") }
