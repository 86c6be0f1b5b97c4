### Ce qui est à corriger dans melee.toml et dans une table des blocs : où, quoi, et ce qui est permis.

correction = { $where } : { $wrong }. Permis : { $allowed }
correction-plain = { $where } : { $wrong }
place-line = { $line ->
    [end] fin du fichier
   *[other] ligne { $line }
}
place-number = { $place } n° { $number }

## Le fichier

mistake-settings-none = ce fichier n'existe pas
    .allowed = melee init en écrit un ; -c CHEMIN en nomme un autre
mistake-file-none = ce fichier n'existe pas
    .allowed = le chemin d'un fichier qui existe, depuis le dossier de melee.toml
mistake-file-folder = c'est un dossier, pas un fichier
mistake-file-forbidden = le compte qui lance Mêlée n'a pas le droit de lire ce fichier
mistake-file-unreadable = ce fichier ne peut pas être lu ({ $why })
mistake-toml = cette ligne ne se lit pas
    .allowed = clé = valeur, comme masters = ["MJ"], ou [[server]]
mistake-toml-backslash = un \ ne peut pas être écrit seul entre guillemets doubles
    .allowed = des / dans les chemins, comme log = "C:/serveur/logs/latest.log"
mistake-toml-twice = cette clé ou cette table est là deux fois
    .allowed = chaque clé une seule fois ; seule [[server]] peut être répétée
mistake-toml-value = cette valeur ne se lit pas
    .allowed = un texte entre guillemets, comme language = "fr", un nombre, true ou false, ou une liste, comme masters = ["MJ"]
mistake-toml-quote = des guillemets ouverts ne sont pas fermés sur la même ligne
    .allowed = des guillemets avant et après chaque texte, comme language = "fr"
mistake-toml-bracket = un crochet ouvert n'est pas fermé, ou il manque une virgule, ici ou plus haut
    .allowed = une liste comme masters = ["MJ", "Morgane"], une table comme [[server]]
mistake-toml-equals = il manque le signe = après la clé
    .allowed = clé = valeur, comme port = 25575
mistake-toml-rest = il y a quelque chose de trop après la valeur
    .allowed = une seule valeur par ligne, les textes entre guillemets, une remarque après #
mistake-toml-utf-8 = ce fichier n'est pas enregistré en UTF-8
    .allowed = l'encodage UTF-8, à choisir dans « Enregistrer sous » de votre éditeur
mistake-toml-digits = un nombre a beaucoup trop de chiffres
mistake-toml-depth = trop de crochets sont ouverts les uns dans les autres

## Les clés

mistake-unknown-key = clé inconnue
    .allowed = { $keys }
mistake-unknown-key-near = clé inconnue, sans doute { $near }
    .allowed = { $keys }
mistake-key-above = cette clé va en haut du fichier, avant la première ligne entre crochets
    .allowed = ici, { $keys }
mistake-key-elsewhere = cette clé va sous { $home }
    .allowed = ici, { $keys }
mistake-missing = cette clé manque

## Les valeurs

mistake-impossible = valeur impossible
mistake-empty = il n'y a rien
mistake-too-long = c'est trop long
mistake-too-small = ce nombre est trop petit
mistake-too-big = ce nombre est trop grand
mistake-kind = { $given ->
    [switch] true et false ne conviennent pas ici
    [number] un nombre ne convient pas ici
    [decimal] un nombre à virgule ne convient pas ici
    [text] un texte ne convient pas ici
    [list] une liste ne convient pas ici
    [table] une table ne convient pas ici
   *[other] cette sorte de valeur ne convient pas ici
}
mistake-no-path = aucun chemin ne peut contenir le caractère 0
mistake-no-file = ce n'est pas le nom d'un fichier
    .allowed = le chemin d'un fichier, entre guillemets, avec des /
mistake-no-machine = ce n'est pas l'adresse d'une machine
mistake-no-encoding = cet encodage n'existe pas
mistake-encoding-of-no-log = aucun serveur n'écrit son journal dans cet encodage
mistake-no-ruleset = il n'y a pas de règles { $name }
    .allowed = { $known }
mistake-form-unknown = { $word } ne veut rien dire dans une forme de chat
    .allowed = {"{"}player{"}"}, {"{"}name{"}"}, {"{"}any{"}"}, {"{"}text{"}"}
mistake-form-name = il faut {"{"}player{"}"} ou {"{"}name{"}"}, une seule fois
mistake-form-text = il faut {"{"}text{"}"} à la fin, une seule fois
mistake-form-sign = il faut un signe entre le nom et le texte, comme : ou >
mistake-form-sign-before = le signe { $sign } qui suit le nom ne peut pas se trouver aussi avant lui
mistake-form-groups = il manque un groupe à l'expression régulière
    .allowed = (?P<player>…) ou (?P<name>…), et (?P<text>…)
mistake-form-regex = l'expression régulière ne se lit pas, à partir de son caractère n° { $at }

## Les serveurs

mistake-password-here = le mot de passe n'a pas sa place dans ce fichier
    .allowed = password_file = "rcon.password", un fichier qui ne contient que lui, ou MELEE_RCON_PASSWORD dans l'environnement
mistake-password-missing = il manque le mot de passe RCON
    .allowed = password_file = "rcon.password", un fichier qui ne contient que lui, ou MELEE_RCON_PASSWORD dans l'environnement
mistake-password-unreadable = ce fichier ne peut pas être lu
    .allowed = un fichier lisible, enregistré en UTF-8, qui ne contient que le mot de passe
mistake-name-twice = deux serveurs portent le nom { $name }
    .allowed = un nom différent (name) sous chaque [[server]]
mistake-store-twice = deux serveurs gardent leurs combats dans { $name }
    .allowed = un fichier différent (store) sous chaque [[server]]
mistake-log-and-store = { $name } est à la fois un journal (log) et un fichier de combats (store)
    .allowed = deux fichiers différents

## Une table des blocs

mistake-no-block = « { $written } » n'est pas un bloc
    .allowed = des blocs comme stone, #fences ou mud@1.19
mistake-kind-twice = deux [[kind]] ont la clé { $name }
    .allowed = une clé différente (key) sous chaque [[kind]]

## Ce qui est permis, selon la clé

allowed-prefix = 1 à 3 signes entre guillemets, ni lettre, ni chiffre, ni espace, ni /, comme prefix = "!"
allowed-masters = une liste de noms, comme masters = ["MJ"] ; pour plusieurs, masters = ["MJ", "Morgane"]
allowed-master_tag = une étiquette entre guillemets : lettres sans accent, chiffres et _ . + -, comme master_tag = "melee.mj"
allowed-ruleset = le nom d'un jeu de règles, entre guillemets, comme ruleset = "blocs"
allowed-rulesets = une liste de dossiers, comme rulesets = ["mes-regles"]
allowed-data = un dossier par jeu de règles, comme data = {"{"} blocs = "donnees" {"}"}
allowed-deadlines_seconds = des secondes par question, comme deadlines_seconds = {"{"} default = 30 {"}"}
allowed-web-host = { allowed-server-host }
allowed-web-hosts = une liste de noms de machines, comme hosts = ["jeu.exemple.fr"]
allowed-server = la ligne [[server]], entre doubles crochets, puis les clés du serveur
allowed-server-name = 1 à 32 petites lettres sans accent, chiffres, - ou _, comme name = "minecraft"
allowed-server-host = le nom ou l'adresse d'une machine, comme host = "127.0.0.1"
allowed-server-encoding = "utf-8", "cp1252", ou un autre encodage que Python connaît
allowed-server-chat = une liste de formes, comme chat = ["auto"] ou chat = ["[{"{"}any{"}"}] {"{"}player{"}"}: {"{"}text{"}"}"]
allowed-server-version = "auto", ou une version, comme version = "1.21.11"
allowed-open = { allowed-kind-blocks }
allowed-opened = { allowed-kind-blocks }
allowed-strewn = { allowed-kind-blocks }
allowed-kind = la ligne [[kind]], entre doubles crochets, puis ses clés
allowed-kind-key = petites lettres sans accent, chiffres et -, comme key = "fence"
allowed-kind-blocks = une liste de blocs, comme blocks = ["stone", "#fences"]

## Ce qui est permis, selon la sorte de valeur

allowed-choice = { $choices }
allowed-integer = un nombre entier de { $least } à { $most }, sans guillemets
allowed-number = un nombre de { $least } à { $most }, sans guillemets, un point pour virgule
allowed-number-above = un nombre plus grand que { $above }, jusqu'à { $most }, sans guillemets, un point pour virgule
allowed-boolean = true (oui) ou false (non), sans guillemets
allowed-path = un chemin entre guillemets, avec des /
allowed-string = un texte entre guillemets
allowed-array = une liste entre crochets
allowed-object = la ligne [{ $name }], puis ses clés
allowed-value = voyez docs/reglages.md
