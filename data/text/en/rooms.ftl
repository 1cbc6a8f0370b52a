# Rooms: where a server plays, invitations, the ping of a role, presets.

cmd-table-settings = settings
cmd-table-settings-about = Where this server plays, and on what terms (Manage Server; only you see it)
cmd-game-invite = invite
cmd-game-invite-about = Keep seats in your lobby for people and ping them once
opt-preset = preset
opt-preset-about = As last time, or options that you have kept under a name
opt-player = player
opt-player-about = Who to invite
opt-second = second
opt-second-about = Who else to invite
opt-third = third
opt-third-about = Who else to invite

## The settings of a server

rooms-settings-title = **Settings of this server**
rooms-menu-where = Tables
rooms-where-here = where opened
rooms-where-here-detail = /game open puts the table into the channel it is typed in
rooms-where-thread = a thread each
rooms-where-thread-detail = I open a thread for each table; needs a channel
rooms-where-post = a forum post each
rooms-where-post-detail = I open a post for each table and keep its tags; needs a forum
rooms-about-thread = -# Channel below which the threads are
rooms-about-post = -# Forum for the posts
rooms-about-role = -# Role to ping for an open lobby
rooms-about-announcements = -# Channel for announcements
rooms-about-onlookers = -# Channel for onlookers: news from the tables, once a day
rooms-menu-thread = Choose the channel …
rooms-menu-post = Choose the forum …
rooms-language-any = the host's
rooms-menu-allow = Nothing extra is allowed
rooms-allow-bots = Bots allowed
rooms-allow-practice = Practice allowed
rooms-allow-boxes = Boxes allowed
rooms-allow-levels = Levels count everywhere
rooms-allow-lobbies = Lobbies listed on other servers
rooms-allow-days = Position of the day
rooms-allow-days-detail = A turn of a finished game, daily
rooms-menu-role = Choose a role …
rooms-menu-announcements = Choose a channel …
rooms-unchosen = Choose below where the tables go; until then no table can be opened.
rooms-gone = The channel for tables was deleted. Someone with Manage Server can choose another with /table settings.
rooms-kind = Tables can't be opened below that channel: threads need a text channel, posts a forum.
rooms-no-permission = Discord doesn't let me open a room in { $channel }; /table health says what I need.
rooms-full = This server has as many active threads as Discord allows. Archive some, then open the table again.
rooms-failed = Discord didn't open a room for the table. Nothing has changed; please try again.
rooms-lacking = To open tables in { $channel } I need: { $permissions }
rooms-permission-open = Create Public Threads
rooms-permission-posts = Create Posts
rooms-permission-manage = Manage Threads (for tags)
rooms-tag-open = open
rooms-tag-running = running
rooms-tag-waits = waiting
rooms-tag-over = over
rooms-closed = closed
rooms-tags-full = The forum has 20 tags, as many as Discord allows. Without room for: { $tags }
rooms-tags-full-now = Saved. The forum has 20 tags already, as many as Discord allows.
rooms-tags-missing = The forum lacks these tags: { $tags }. Choose it again and I'll add them.
rooms-tags-barred = Saved. To add tags to { $channel } I need Manage Channels there; tables open without tags until then.
rooms-role-everyone = Choose a role of this server, not everyone.
rooms-role-barred = I can't ping { $role }: allow anyone to mention it, or give me "Mention @everyone, @here, and All Roles".
rooms-refused-bots = Bots aren't allowed on this server.
rooms-refused-practice = Practice isn't allowed on this server. It is always possible in a DM with me.
rooms-refused-boxes = Boxes aren't allowed on this server.
rooms-barred = **I can't post at { $game } { $match } any more.** Its thread { $link } is locked, or I lack a permission there. Someone with Manage Threads can unlock it; /table health says what is missing.

## Opening a table

rooms-starter = **{ $game }** · table { $match }, opened by { $who }. The lobby and the game are right here.
rooms-opened = Your table is open: { $link }
rooms-open-here = Open it in this channel
rooms-as-last-time = As last time
rooms-usual-days = A game like this takes about { $n ->
    [one] 1 day
   *[other] { $n } days
} here
rooms-usual-hours = A game like this takes about { $n ->
    [one] 1 hour
   *[other] { $n } hours
} here

## Inviting

rooms-invite = Invite players
rooms-invite-panel = **Invite players.** A seat is kept for each of them for a day, and they are pinged once.
rooms-invite-menu = Choose players …
rooms-invite-nobody = Only people can be invited; bots join with "Add a bot".
rooms-invited = Invited. They will be pinged.
rooms-role-about = { $role } can be pinged once for this lobby, and once a day on this server.
rooms-role-call = Ping the role
rooms-no-role = No role may be pinged on this server. Someone with Manage Server can choose one with /table settings.
rooms-called = This lobby has already pinged the role.
rooms-called-lately = The role has already been pinged today. The next time is { $when }.
rooms-called-done = The role will be pinged.
rooms-announcements-gone = The channel for announcements was deleted. Someone with Manage Server can choose another with /table settings.
rooms-call-people = { $who }: { $host } invites you to **{ $game }**, table { $match }. Your seats are kept for a day.
rooms-call-role = { $who }: { $host } is looking for players for **{ $game }**, table { $match }. { $free ->
    [one] 1 seat is free.
   *[other] { $free } seats are free.
}

## Presets

rooms-presets-panel = **Presets.** Options, seats, pace and language under a name; /game open takes them with preset.
rooms-preset-use = Use a preset …
rooms-preset-drop = Delete a preset …
rooms-preset-save = Keep these options
rooms-preset-share = Keep for this server
rooms-preset-shared = { $name } (this server)
rooms-preset-name = Name
rooms-preset-saved = Kept as "{ $name }".
rooms-preset-full = There are { $n } presets for this game already. Delete one first.
rooms-preset-used = Done: the lobby has these options now.
rooms-preset-gone = Deleted.

rooms-presets = Presets
