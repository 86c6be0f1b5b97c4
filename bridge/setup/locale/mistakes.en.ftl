### What is to correct in melee.toml and in a table of blocks: where, what, and what is allowed.

correction = { $where }: { $wrong }. Allowed: { $allowed }
correction-plain = { $where }: { $wrong }
place-line = { $line ->
    [end] end of the file
   *[other] line { $line }
}
place-number = { $place } no. { $number }

## The file

mistake-settings-none = there is no such file
    .allowed = melee init writes one; -c PATH names another
mistake-file-none = there is no such file
    .allowed = the path of a file that exists, from the folder of melee.toml
mistake-file-folder = this is a folder, not a file
mistake-file-forbidden = the account that runs Mêlée may not read this file
mistake-file-unreadable = this file cannot be read ({ $why })
mistake-toml = this line cannot be read
    .allowed = key = value, such as masters = ["MJ"], or [[server]]
mistake-toml-backslash = a \ may not stand alone between double quotes
    .allowed = / in paths, such as log = "C:/server/logs/latest.log"
mistake-toml-twice = this key or table is there twice
    .allowed = each key once; only [[server]] may be repeated
mistake-toml-value = this value cannot be read
    .allowed = a text in quotes, such as language = "fr", a number, true or false, or a list, such as masters = ["MJ"]
mistake-toml-quote = a quote is opened and not closed on the same line
    .allowed = quotes before and after each text, such as language = "fr"
mistake-toml-bracket = a bracket is opened and not closed, or a comma is missing, here or above
    .allowed = a list such as masters = ["MJ", "Morgane"], a table such as [[server]]
mistake-toml-equals = the sign = is missing after the key
    .allowed = key = value, such as port = 25575
mistake-toml-rest = there is too much after the value
    .allowed = one value a line, texts in quotes, remarks after #
mistake-toml-utf-8 = this file is not saved as UTF-8
    .allowed = the encoding UTF-8, to be chosen in “Save as” of your editor
mistake-toml-digits = a number has far too many digits
mistake-toml-depth = too many brackets are open, one within the other

## Keys

mistake-unknown-key = unknown key
    .allowed = { $keys }
mistake-unknown-key-near = unknown key, probably { $near }
    .allowed = { $keys }
mistake-key-above = this key belongs at the top of the file, before the first line in brackets
    .allowed = here, { $keys }
mistake-key-elsewhere = this key belongs under { $home }
    .allowed = here, { $keys }
mistake-missing = this key is missing

## Values

mistake-impossible = impossible value
mistake-empty = there is nothing
mistake-too-long = this is too long
mistake-too-small = this number is too small
mistake-too-big = this number is too big
mistake-kind = { $given ->
    [switch] true and false will not do here
    [number] a number will not do here
    [decimal] a number with a decimal point will not do here
    [text] a text will not do here
    [list] a list will not do here
    [table] a table will not do here
   *[other] such a value will not do here
}
mistake-no-path = no path can hold the character 0
mistake-no-file = this is not the name of a file
    .allowed = the path of a file, in quotes, with /
mistake-no-machine = this is not the address of a machine
mistake-no-encoding = there is no such encoding
mistake-encoding-of-no-log = no server writes its log in this encoding
mistake-no-ruleset = there is no ruleset { $name }
    .allowed = { $known }
mistake-form-unknown = { $word } means nothing in a form of chat
    .allowed = {"{"}player{"}"}, {"{"}name{"}"}, {"{"}any{"}"}, {"{"}text{"}"}
mistake-form-name = it must hold {"{"}player{"}"} or {"{"}name{"}"}, and just once
mistake-form-text = it must end with {"{"}text{"}"}, and hold it just once
mistake-form-sign = there must be a sign between the name and the text, such as : or >
mistake-form-sign-before = the sign { $sign } behind the name may not stand before it too
mistake-form-groups = the regular expression lacks a group
    .allowed = (?P<player>…) or (?P<name>…), and (?P<text>…)
mistake-form-regex = the regular expression cannot be read, from its character no. { $at } on

## Servers

mistake-password-here = the password has no place in this file
    .allowed = password_file = "rcon.password", a file that holds it alone, or MELEE_RCON_PASSWORD in the environment
mistake-password-missing = the RCON password is missing
    .allowed = password_file = "rcon.password", a file that holds it alone, or MELEE_RCON_PASSWORD in the environment
mistake-password-unreadable = this file cannot be read
    .allowed = a file that can be read, saved as UTF-8, that holds the password alone
mistake-name-twice = two servers have the name { $name }
    .allowed = a different name under each [[server]]
mistake-store-twice = two servers keep their fights in { $name }
    .allowed = a different file (store) under each [[server]]
mistake-log-and-store = { $name } is a log and a file of fights (store) at once
    .allowed = two different files

## A table of blocks

mistake-no-block = “{ $written }” is no block
    .allowed = blocks such as stone, #fences or mud@1.19
mistake-kind-twice = two [[kind]] have the key { $name }
    .allowed = a different key under each [[kind]]

## What is allowed, by key

allowed-prefix = 1 to 3 signs in quotes, no letter, figure, space or /, such as prefix = "!"
allowed-masters = a list of names, such as masters = ["MJ"]; for several, masters = ["MJ", "Morgane"]
allowed-master_tag = a tag in quotes: letters without accents, figures and _ . + -, such as master_tag = "melee.mj"
allowed-ruleset = the name of a ruleset, in quotes, such as ruleset = "blocs"
allowed-rulesets = a list of folders, such as rulesets = ["my-rules"]
allowed-data = a folder for each ruleset, such as data = {"{"} blocs = "mine" {"}"}
allowed-deadlines_seconds = seconds for each question, such as deadlines_seconds = {"{"} default = 30 {"}"}
allowed-web-host = { allowed-server-host }
allowed-web-hosts = a list of names of machines, such as hosts = ["game.example.org"]
allowed-server = the line [[server]], in double brackets, then the keys of the server
allowed-server-name = 1 to 32 small letters without accents, figures, - or _, such as name = "minecraft"
allowed-server-host = the name or the address of a machine, such as host = "127.0.0.1"
allowed-server-encoding = "utf-8", "cp1252", or another encoding that Python knows
allowed-server-chat = a list of forms, such as chat = ["auto"] or chat = ["[{"{"}any{"}"}] {"{"}player{"}"}: {"{"}text{"}"}"]
allowed-server-version = "auto", or a version, such as version = "1.21.11"
allowed-open = { allowed-kind-blocks }
allowed-opened = { allowed-kind-blocks }
allowed-strewn = { allowed-kind-blocks }
allowed-kind = the line [[kind]], in double brackets, then its keys
allowed-kind-key = small letters without accents, figures and -, such as key = "fence"
allowed-kind-blocks = a list of blocks, such as blocks = ["stone", "#fences"]

## What is allowed, by the sort of value

allowed-choice = { $choices }
allowed-integer = a whole number from { $least } to { $most }, without quotes
allowed-number = a number from { $least } to { $most }, without quotes
allowed-number-above = a number above { $above }, up to { $most }, without quotes
allowed-boolean = true or false, without quotes
allowed-path = a path in quotes, with /
allowed-string = a text in quotes
allowed-array = a list in brackets
allowed-object = the line [{ $name }], then its keys
allowed-value = see docs/reglages.md
