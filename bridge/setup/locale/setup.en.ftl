### What `melee init` and `melee doctor` tell the owner of a server.

section-program = Program and settings
section-log = Log of “{ $name }”
section-rcon = RCON of “{ $name }”
section-game = Server “{ $name }”
section-store = Fights of “{ $name }”
verdict-sound = Everything is in order.
verdict-broken = { $count ->
    [one] One thing keeps Mêlée from working.
   *[other] { $count } things keep Mêlée from working.
}
last-lines = The last lines of the log, and how they are read:

## Program and settings

doctor-python = Python { $version }.
doctor-python-old = Python { $version } is too old.
    .do = Install Python 3.11 or newer, then make the folder .venv anew.
doctor-settings = { $file } can be read.
doctor-settings-none = There are no settings at { $file }.
    .do = Make them with melee init, or name the file: melee doctor -c PATH.
doctor-settings-bad = To correct in { $mistake }
    .do = Correct this line; docs/reglages.md explains every key.
doctor-masters-tagged = masters names nobody: whoever bears the tag { $tag } is game master.
    .do = Name somebody: masters = ["Morgane"]; or type at the server: tag Morgane add { $tag }
doctor-masters-none = Nobody is game master: masters and master_tag are empty.
    .do = Name a player: masters = ["Morgane"].
doctor-settings-readable = { $file } holds a token, and everybody on this machine can read it.
    .do = chmod 600 { $file }, or give the token by MELEE_WEB_TOKEN.
doctor-settings-writable = { $file } can be changed by anybody on this machine.
    .do = chmod 600 { $file }
doctor-secret-kept = { $file } can be read by its owner alone.
doctor-secret-readable = The RCON password can be read by other accounts of this machine: { $file }.
    .do = chmod 600 { $file }; if it may have been read, change it in server.properties too.

## Log

doctor-log-there = { $path } can be read.
doctor-log-missing = There is no log at { $path }.
    .do = Set server.log to the path of logs/latest.log, from the folder of melee.toml.
doctor-log-missing-near = There is no log at { $path }, but there is one at { $near }.
    .do = Set server.log to that path.
doctor-log-folder = { $path } is a folder, not a log.
    .do = Add latest.log to the end of server.log.
doctor-log-forbidden = The account that runs Mêlée may not read { $path }.
    .do = Run Mêlée by the server's account, or let it read the folder (chmod g+rx logs, chmod g+r logs/latest.log).
doctor-log-unreadable = { $path } cannot be read ({ $why }).
doctor-log-empty = { $path } is empty: the server has written nothing yet.
    .do = Start the server, then try again.
doctor-log-alive = This log is this server's: the RCON connection has left its line there.
doctor-log-silent = RCON was opened, but nothing came into { $path } (last line { $minutes } min ago): it is probably not this server's log.
    .do = See that server.log and server.port mean the same server.
doctor-clock = The log's hour and this machine's are { $minutes } min apart.
    .do = Nothing to Mêlée; set the clock or the zone if you compare logs.
doctor-encoding-right = Letters with accents in the log are read as { $encoding }.
doctor-encoding-unproven = No letter with an accent at the end of the log: { $encoding } could not be proven. Say “é” in the chat, then try again.
doctor-encoding-wrong = The log is not written in { $encoding }, but probably in { $guess }. { $line }
    .do = Add -Dfile.encoding=UTF-8 to the command that starts the server, or set encoding = "{ $guess }" in [[server]].
doctor-encoding-lost = Letters with accents are lost before they reach the log: “{ $line }”.
    .do = Add -Dfile.encoding=UTF-8 to the command that starts the server (Java before 18); no setting of Mêlée can help.
doctor-chat-form = A plugin changes the form of chat, and Mêlée cannot read this line: { $line }
    .do = Give that form in server.chat, such as chat = ["[{"{"}any{"}"}] {"{"}player{"}"}: {"{"}text{"}"}"]; try it with melee doctor --line. Buttons and /mj work without.

reading-chat = chat by { $name }: { $text }
reading-chat-unsigned = unsigned chat by { $name }: { $text }
reading-chat-account = chat by the account { $name }: { $text }
reading-issued = command by { $name }: { $text }
reading-joined = { $name } comes
reading-left = { $name } leaves
reading-client = an RCON client connects from { $address }
reading-client-gone = an RCON client from { $address } is gone
reading-started = the server starts, version { $version }
reading-ready = the server is ready
reading-stopping = the server stops
reading-nothing = nothing for Mêlée
reading-unread-chat = CHAT THAT IS NOT READ

## RCON

doctor-rcon-open = RCON answers at { $where } and takes the password.
doctor-rcon-off = RCON is closed: server.properties says enable-rcon=false.
    .do = Set enable-rcon=true in server.properties, then restart the server.
doctor-rcon-no-password = RCON is closed, because rcon.password is empty in server.properties.
    .do = Give rcon.password a long password, the same to Mêlée, then restart the server.
doctor-rcon-port = Nobody listens on port { $ours }: this server's RCON is on port { $theirs }.
    .do = Set port = { $theirs } in [[server]] of melee.toml.
doctor-rcon-closed = Nobody listens at { $where }: the server is down, or its RCON is closed.
    .do = Start the server; see that enable-rcon=true and rcon.port in server.properties, host and port in melee.toml are right.
doctor-rcon-silent = { $where } does not answer: a firewall, or a wrong address.
    .do = See host and port in melee.toml, and that the firewall lets this machine (and no other) pass.
doctor-rcon-unknown-host = The address of { $where } does not exist.
    .do = Correct host in melee.toml.
doctor-rcon-password = The server refuses the RCON password ({ $where }).
    .do = Set the same one in rcon.password of server.properties and in the file password_file (or MELEE_RCON_PASSWORD), then restart the server.
doctor-rcon-password-other = The server refuses the RCON password ({ $where }): it is not the one of server.properties.
    .do = Copy rcon.password to the file password_file (or MELEE_RCON_PASSWORD). Mind that MELEE_RCON_PASSWORD wins over the file.
doctor-rcon-foreign = What listens at { $where } does not speak RCON.
    .do = Is it the game's port (25565)? RCON's is rcon.port in server.properties.
doctor-rcon-lost = The server closed RCON in the middle: { $why }
    .do = Try again; if it happens again, see the end of the server's log.
doctor-rcon-plain = RCON is not encrypted, and { $where } is another machine.
    .do = Use a private network or a tunnel; never open this port to the Internet.
doctor-rcon-shared = Other programs connect to RCON ({ $count } times at the end of the log). On most servers all share one buffer of answers: Mêlée reads again what got mixed, but all gets slower.
    .do = Let them ask less often, or stop those you do not need.
doctor-second-agrees = Another client (mcrcon) is answered too: { $said }
doctor-second-fails = Another client (mcrcon) does not succeed ({ $why }), though Mêlée connects. IPv6 or a very busy server would explain it.
doctor-second-none = Another client could not be tried here.

## Server

doctor-version = Minecraft { $version }, { $flavour } (by { $by ->
    [log] the log
    [answer] the server's answer
    [status] the list of servers
   *[settings] melee.toml
}).
doctor-version-new = Minecraft { $version } is newer than what Mêlée knows: it is spoken to like the newest known.
    .do = Update Mêlée as soon as possible.
doctor-version-old = Minecraft { $version } is too old: 1.16.5 is the oldest.
    .do = Update the server.
doctor-version-unknown = Nothing tells the server's version.
    .do = Start the server, its log will tell; or set it in melee.toml: version = "1.21.4", say.
doctor-version-other = melee.toml says { $set }, but the server says { $told }.
    .do = Set version = "auto", unless you know why.
doctor-flavour-other = melee.toml says { $set }, but the server says { $told }.
    .do = Set flavour = "auto", unless you know why.
doctor-broadcast-off = Mêlée's commands are not shown to operators.
doctor-broadcast = Every command of Mêlée is shown to operators and written to the log (broadcast-rcon-to-ops).
    .do = Set broadcast-rcon-to-ops=false in server.properties, then restart the server.
doctor-broadcast-unknown = server.properties cannot be seen from here: see that it says broadcast-rcon-to-ops=false.
doctor-spam = A player who clicks more than ten times within seconds is thrown out by the game, as for chat; operators are not.
doctor-spam-bukkit = A player who clicks more than ten times within seconds is thrown out by the game, as for chat.
    .do = Add /trigger to commands.spam-exclusions in spigot.yml: clicks will count no more.
doctor-spam-free = Clicks do not count as chat (spam-exclusions).
doctor-tab-complete = commands.tab-complete: -1 in spigot.yml hides commands from players: since 1.21.6 every click will ask them to confirm.
    .do = Set commands.tab-complete: 0 in spigot.yml.
doctor-commands-unlogged = commands.log: false in spigot.yml: /mj will not be read.
    .do = Set commands.log: true if players are to type /mj.
doctor-list = { $count ->
    [0] Nobody is online, and that can be read.
   *[other] Online: { $names }
}
doctor-list-replaced = A plugin replaces /list; Mêlée asks for minecraft:list.
doctor-list-unreadable = The list of players cannot be read: a mod or a plugin changes its text.
    .do = Remove what replaces /list, or set flavour = "paper" or "spigot" if it is one.
doctor-plugin-names = { $plugins } can show a player under another name: chat no longer proves who speaks, and Mêlée does not listen to it.
    .do = Buttons and /mj will do. If the plugin writes the account's name, give the form in server.chat, with {"{"}player{"}"}.
doctor-plugin-forms = { $plugins } can change the form of chat: see above how your lines are read.
    .do = If they are not, give that form in server.chat.
doctor-pack = Mêlée's data pack is in place.
doctor-pack-none = Mêlée's data pack is not installed; it is optional.
    .do = Copy server-config/datapack/melee to world/datapacks: an operator can then undo alone, by /function melee:release, what Mêlée may have left.

## Fights

doctor-store-none = { $path } will be made at the first start.
doctor-store-nowhere = { $path } cannot be made: { $folder } may not be written to.
    .do = Change server.store, or the rights of that folder.
doctor-store-forbidden = { $path } cannot be read and written by this account.
    .do = Give this file and its folder to the account that runs Mêlée.
doctor-store-whole = { $path } is whole ({ $count ->
    [0] no fight
    [one] one fight
   *[other] { $count } fights
}).
doctor-store-busy = { $path } is in use: Mêlée runs already, it was not read.
doctor-store-damaged = The file of the fights cannot be used: { $why }
    .do = Keep a copy of it, then put back a backup, or name another file in server.store.
doctor-store-faults = { $path } is not whole: { $why }
    .do = Keep a copy of it; melee replay { $path } shows everything.
doctor-rulesets = Rules cannot be read: { $why }
    .do = Correct that file; docs/regles-maison.md explains the format.

## init

ask-language = Language of the messages (fr, en)
ask-folder = Folder of the Minecraft server
ask-masters = Names of the game masters, with commas between
ask-port = Port of RCON
ask-properties = Change server.properties now? A copy of the old one is kept (y/n)
init-written = { $file } is written.
init-secret = { $file } holds the RCON password; only you can read it.
init-exists = { $file } is there already; --force replaces it.
init-properties-changed = { $file } is changed; the old one is kept as { $copy }. Restart the server.
init-properties-wanted = In { $file }:
init-properties-right = { $file } is right already.
init-next = Next: melee doctor -c { $config }, then melee run -c { $config }
