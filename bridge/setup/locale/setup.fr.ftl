### Ce que `melee init` et `melee doctor` disent au propriétaire d'un serveur.

section-program = Programme et réglages
section-log = Journal de « { $name } »
section-rcon = RCON de « { $name } »
section-game = Serveur « { $name } »
section-store = Combats de « { $name } »
verdict-sound = Tout est en ordre.
verdict-broken = { $count ->
    [one] Un point empêche Mêlée de fonctionner.
   *[other] { $count } points empêchent Mêlée de fonctionner.
}
last-lines = Les dernières lignes du journal, et comment elles sont lues :

## Programme et réglages

doctor-python = Python { $version }.
doctor-python-old = Python { $version } est trop ancien.
    .do = Installez Python 3.11 ou plus récent, puis recréez le dossier .venv.
doctor-settings = { $file } se lit.
doctor-settings-none = Il n'y a pas de réglages à { $file }.
    .do = Créez-les avec melee init, ou nommez le fichier : melee doctor -c CHEMIN.
doctor-settings-bad = À corriger dans { $mistake }
    .do = Corrigez cette ligne ; docs/reglages.md explique chaque clé.
doctor-masters-tagged = masters ne nomme personne : est meneur de jeu qui porte l'étiquette { $tag }.
    .do = Nommez-le : masters = ["Morgane"] ; ou tapez au serveur : tag Morgane add { $tag }
doctor-masters-none = Personne n'est meneur de jeu : masters et master_tag sont vides.
    .do = Nommez un joueur : masters = ["Morgane"].
doctor-settings-readable = { $file } contient un jeton, et tout le monde peut le lire sur cette machine.
    .do = chmod 600 { $file }, ou donnez le jeton par MELEE_WEB_TOKEN.
doctor-settings-writable = { $file } peut être modifié par n'importe qui sur cette machine.
    .do = chmod 600 { $file }
doctor-secret-kept = { $file } n'est lisible que par son propriétaire.
doctor-secret-readable = Le mot de passe RCON est lisible par d'autres comptes de cette machine : { $file }.
    .do = chmod 600 { $file } ; s'il a pu être lu, changez-le aussi dans server.properties.

## Journal

doctor-log-there = { $path } se lit.
doctor-log-missing = Il n'y a pas de journal à { $path }.
    .do = Mettez dans server.log le chemin de logs/latest.log, depuis le dossier de melee.toml.
doctor-log-missing-near = Il n'y a pas de journal à { $path }, mais il y en a un à { $near }.
    .do = Mettez ce chemin dans server.log.
doctor-log-folder = { $path } est un dossier, pas un journal.
    .do = Ajoutez latest.log au bout du chemin de server.log.
doctor-log-forbidden = Le compte qui lance Mêlée n'a pas le droit de lire { $path }.
    .do = Lancez Mêlée avec le compte du serveur, ou ouvrez-lui le dossier logs en lecture (chmod g+rx logs, chmod g+r logs/latest.log).
doctor-log-unreadable = { $path } ne peut pas être lu ({ $why }).
doctor-log-empty = { $path } est vide : le serveur n'a rien écrit encore.
    .do = Lancez le serveur, puis recommencez.
doctor-log-alive = Ce journal est bien celui de ce serveur : la connexion RCON s'y est inscrite.
doctor-log-silent = RCON a été ouvert, mais rien ne s'est inscrit dans { $path } (dernière ligne il y a { $minutes } min) : ce n'est sans doute pas le journal de ce serveur.
    .do = Vérifiez que server.log et server.port désignent le même serveur.
doctor-clock = L'heure du journal et celle de cette machine diffèrent de { $minutes } min.
    .do = Sans gravité pour Mêlée ; réglez l'heure ou le fuseau si vous comparez les journaux.
doctor-encoding-right = Les accents du journal se lisent en { $encoding }.
doctor-encoding-unproven = Aucun accent dans la fin du journal : { $encoding } n'a pas pu être vérifié. Dites « é » dans le chat, puis recommencez.
doctor-encoding-wrong = Le journal n'est pas écrit en { $encoding }, mais sans doute en { $guess }. { $line }
    .do = Ajoutez -Dfile.encoding=UTF-8 à la commande qui lance le serveur, ou mettez encoding = "{ $guess }" dans [[server]].
doctor-encoding-lost = Les accents sont perdus avant d'arriver au journal : « { $line } ».
    .do = Ajoutez -Dfile.encoding=UTF-8 à la commande qui lance le serveur (Java avant la version 18) ; aucun réglage de Mêlée n'y peut rien.
doctor-chat-form = Un plugin change la forme du chat, et Mêlée ne sait pas lire cette ligne : { $line }
    .do = Donnez cette forme dans server.chat, par exemple chat = ["[{"{"}any{"}"}] {"{"}player{"}"}: {"{"}text{"}"}"] ; essayez avec melee doctor --line. Les boutons et /mj marchent sans cela.

reading-chat = chat de { $name } : { $text }
reading-chat-unsigned = chat non signé de { $name } : { $text }
reading-chat-account = chat du compte { $name } : { $text }
reading-issued = commande de { $name } : { $text }
reading-joined = arrivée de { $name }
reading-left = départ de { $name }
reading-client = un client RCON se connecte depuis { $address }
reading-client-gone = un client RCON de { $address } est parti
reading-started = le serveur démarre, version { $version }
reading-ready = le serveur est prêt
reading-stopping = le serveur s'arrête
reading-nothing = rien pour Mêlée
reading-unread-chat = CHAT QUI N'EST PAS LU

## RCON

doctor-rcon-open = RCON répond à { $where } et accepte le mot de passe.
doctor-rcon-off = RCON est fermé : server.properties dit enable-rcon=false.
    .do = Mettez enable-rcon=true dans server.properties, puis redémarrez le serveur.
doctor-rcon-no-password = RCON est fermé, parce que rcon.password est vide dans server.properties.
    .do = Donnez un mot de passe long à rcon.password, le même à Mêlée, puis redémarrez le serveur.
doctor-rcon-port = Personne n'écoute sur le port { $ours } : le RCON de ce serveur est sur le port { $theirs }.
    .do = Mettez port = { $theirs } dans [[server]] de melee.toml.
doctor-rcon-closed = Personne n'écoute à { $where } : le serveur est éteint, ou son RCON est fermé.
    .do = Lancez le serveur ; vérifiez enable-rcon=true et rcon.port dans server.properties, et host et port dans melee.toml.
doctor-rcon-silent = { $where } ne répond pas : un pare-feu, ou une mauvaise adresse.
    .do = Vérifiez host et port dans melee.toml, et que le pare-feu laisse passer cette machine (et elle seule).
doctor-rcon-unknown-host = L'adresse de { $where } n'existe pas.
    .do = Corrigez host dans melee.toml.
doctor-rcon-password = Le serveur refuse le mot de passe RCON ({ $where }).
    .do = Mettez le même dans rcon.password de server.properties et dans le fichier password_file (ou MELEE_RCON_PASSWORD), puis redémarrez le serveur.
doctor-rcon-password-other = Le serveur refuse le mot de passe RCON ({ $where }) : ce n'est pas celui de server.properties.
    .do = Recopiez rcon.password dans le fichier password_file (ou MELEE_RCON_PASSWORD). Attention : MELEE_RCON_PASSWORD l'emporte sur le fichier.
doctor-rcon-foreign = Ce qui écoute à { $where } ne parle pas RCON.
    .do = Est-ce le port du jeu (25565) ? Celui de RCON est rcon.port dans server.properties.
doctor-rcon-lost = Le serveur a coupé RCON pendant l'examen : { $why }
    .do = Recommencez ; si cela se répète, regardez la fin du journal du serveur.
doctor-rcon-plain = RCON n'est pas chiffré, et { $where } est une autre machine.
    .do = Passez par un réseau privé ou un tunnel ; n'ouvrez jamais ce port sur Internet.
doctor-rcon-shared = D'autres programmes se connectent à RCON ({ $count } fois dans la fin du journal). Sur la plupart des serveurs, tous partagent une seule mémoire de réponses : Mêlée relit ce qui s'y mêle, mais tout ralentit.
    .do = Espacez-les, ou arrêtez ceux dont vous n'avez pas besoin.
doctor-second-agrees = Un autre client (mcrcon) reçoit aussi une réponse : { $said }
doctor-second-fails = Un autre client (mcrcon) n'y arrive pas ({ $why }), alors que Mêlée se connecte. IPv6 ou un serveur très chargé l'expliquent.
doctor-second-none = Un autre client n'a pas pu être essayé ici.

## Serveur

doctor-version = Minecraft { $version }, { $flavour } (d'après { $by ->
    [log] le journal
    [answer] la réponse du serveur
    [status] la liste des serveurs
   *[settings] melee.toml
}).
doctor-version-new = Minecraft { $version } est plus récent que ce que Mêlée connaît : il parle comme à la dernière version connue.
    .do = Mettez Mêlée à jour dès que possible.
doctor-version-old = Minecraft { $version } est trop ancien : il faut 1.16.5 ou plus.
    .do = Mettez le serveur à jour.
doctor-version-unknown = Rien ne dit la version du serveur.
    .do = Lancez le serveur, son journal la dira ; ou mettez-la dans melee.toml : version = "1.21.4", par exemple.
doctor-version-other = melee.toml dit { $set }, mais le serveur dit { $told }.
    .do = Mettez version = "auto", sauf si vous savez pourquoi.
doctor-flavour-other = melee.toml dit { $set }, mais le serveur dit { $told }.
    .do = Mettez flavour = "auto", sauf si vous savez pourquoi.
doctor-broadcast-off = Les commandes de Mêlée ne s'affichent pas chez les opérateurs.
doctor-broadcast = Chaque commande de Mêlée s'affiche chez les opérateurs et dans le journal (broadcast-rcon-to-ops).
    .do = Mettez broadcast-rcon-to-ops=false dans server.properties, puis redémarrez le serveur.
doctor-broadcast-unknown = server.properties n'est pas visible d'ici : vérifiez que broadcast-rcon-to-ops=false s'y trouve.
doctor-spam = Un joueur qui clique plus de dix fois en quelques secondes est renvoyé par le jeu, comme pour le chat ; les opérateurs ne le sont pas.
doctor-spam-bukkit = Un joueur qui clique plus de dix fois en quelques secondes est renvoyé par le jeu, comme pour le chat.
    .do = Ajoutez /trigger à commands.spam-exclusions dans spigot.yml : les clics ne compteront plus.
doctor-spam-free = Les clics ne comptent pas comme du chat (spam-exclusions).
doctor-tab-complete = commands.tab-complete: -1 dans spigot.yml cache les commandes aux joueurs : depuis 1.21.6, chaque clic leur demandera confirmation.
    .do = Mettez commands.tab-complete: 0 dans spigot.yml.
doctor-commands-unlogged = commands.log: false dans spigot.yml : /mj ne sera pas lu.
    .do = Mettez commands.log: true si les joueurs doivent pouvoir taper /mj.
doctor-list = { $count ->
    [0] Personne n'est en ligne, et cela se lit.
   *[other] En ligne : { $names }
}
doctor-list-replaced = Un plugin remplace /list ; Mêlée demande minecraft:list.
doctor-list-unreadable = La liste des joueurs ne se lit pas : un mod ou un plugin en change le texte.
    .do = Retirez ce qui remplace /list, ou dites flavour = "paper" ou "spigot" si c'en est un.
doctor-plugin-names = { $plugins } peut montrer un joueur sous un autre nom : le chat ne prouve plus qui parle, et Mêlée ne l'écoute pas.
    .do = Les boutons et /mj suffisent. Si le plugin écrit le nom du compte, donnez la forme dans server.chat, avec {"{"}player{"}"}.
doctor-plugin-forms = { $plugins } peut changer la forme du chat : voyez ci-dessus comment vos lignes sont lues.
    .do = Si elles ne le sont pas, donnez cette forme dans server.chat.
doctor-pack = Le paquet de données de Mêlée est en place.
doctor-pack-none = Le paquet de données de Mêlée n'est pas installé ; il est facultatif.
    .do = Copiez server-config/datapack/melee dans world/datapacks : un opérateur pourra défaire seul, par /function melee:release, ce que Mêlée aurait laissé.

## Combats

doctor-store-none = { $path } sera créé au premier lancement.
doctor-store-nowhere = { $path } ne pourra pas être créé : { $folder } n'est pas ouvert en écriture.
    .do = Changez server.store, ou les droits de ce dossier.
doctor-store-forbidden = { $path } ne peut pas être lu et écrit par ce compte.
    .do = Donnez ce fichier et son dossier au compte qui lance Mêlée.
doctor-store-whole = { $path } est entier ({ $count ->
    [0] aucun combat
    [one] un combat
   *[other] { $count } combats
}).
doctor-store-busy = { $path } est en service : Mêlée tourne déjà, il n'a pas été relu.
doctor-store-damaged = Le fichier des combats ne peut pas servir : { $why }
    .do = Gardez-en une copie, puis remettez une sauvegarde, ou nommez un autre fichier dans server.store.
doctor-store-faults = { $path } n'est pas entier : { $why }
    .do = Gardez-en une copie ; melee replay { $path } montre tout.
doctor-rulesets = Des règles ne peuvent pas être lues : { $why }
    .do = Corrigez ce fichier ; docs/regles-maison.md explique le format.

## init

ask-language = Langue des messages (fr, en)
ask-folder = Dossier du serveur Minecraft
ask-masters = Noms des meneurs de jeu, séparés par des virgules
ask-port = Port de RCON
ask-properties = Modifier server.properties maintenant ? Une copie de l'ancien sera gardée (o/n)
init-written = { $file } est écrit.
init-secret = { $file } contient le mot de passe RCON ; vous seul pouvez le lire.
init-exists = { $file } existe déjà ; --force le remplace.
init-properties-changed = { $file } est modifié ; l'ancien est gardé dans { $copy }. Redémarrez le serveur.
init-properties-wanted = Dans { $file } :
init-properties-right = { $file } convient déjà.
init-next = Ensuite : melee doctor -c { $config }, puis melee run -c { $config }
