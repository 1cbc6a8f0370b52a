# What is kept about a person, and how it is forgotten.

cmd-privacy = privacy
cmd-privacy-about = What I keep about you
cmd-privacy-show = show
cmd-privacy-show-about = What I keep about you, and what I don't (only you see it)
cmd-privacy-export = export
cmd-privacy-export-about = Everything I keep about you in one file (only you see it)
cmd-privacy-erase = erase
cmd-privacy-erase-about = Make me forget everything about you, after one question

privacy-title = **What I keep about you**
privacy-person = Your Discord id and the name you had at your tables
privacy-language = Language: { $value }
privacy-zone = time zone: { $value }
privacy-quiet = quiet hours: { $value }
privacy-remind = first reminder: { $value ->
    [never] never
   *[other] after { $value } h
}
privacy-away = away until { $until }
privacy-games = Lobbies: { $lobbies } · running games: { $running } · finished games: { $ended }
privacy-acts = In them, moves: { $moves } · votes you started: { $votes } · times of answering: { $answers } · results: { $results } · levels: { $levels }
privacy-own = Notes: { $notes } · prepared turns: { $prepared } · What if copies: { $tries } · searches for players: { $searches } · games and people you follow: { $follows } · leagues: { $leagues }
privacy-avoided = You avoid (only you see this): { $who }
privacy-traffic = Button presses in the last 30 days: { $presses } · messages to you in the last 7 days: { $letters }
privacy-not-kept = Not kept: what you write in channels, who is online, anything about servers where you don't play.
privacy-export = Export
privacy-exported = Everything I keep about you is in this file; only you see it. For running games it holds only what your seat can see.
privacy-erase = Erase …
privacy-erase-ask = **Erase what I keep about you?** { $seats ->
    [0] {""}
    [one] You give up the seat of 1 running game; the table is told.{" "}
   *[other] You give up the seats of { $seats } running games; the tables are told.{" "}
}Moves stay as those of a nameless player, and so do words you gave to a seed, since they prove the deal. Posts in Discord stay; ask a moderator. Backups and archives forget you when they are replaced.
privacy-erase-final = Erase it all; final
privacy-erased = Done. I know nothing about you any more; this answer is the last trace.
privacy-kept = Nothing has changed.
privacy-former = Former player
