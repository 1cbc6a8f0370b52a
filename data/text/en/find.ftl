# Finding players: the panel of /find, and what comes of it.

cmd-find = find
cmd-find-about = Look for players here: say what you would like to play (only you see it)

find-panel = **Find players.** Say what suits you. Every 15 minutes I see who fits together, and open a table for you all.
find-looking = **Looking for players** since { $since }, until { $until }. What you change below counts at once.
find-found = **A table was found:** { $table } · { $link }
find-answer = Press "I'm here" there by { $until }, or your seat goes to someone else.
find-being-made = **A table was found** and is being opened.
find-alone = No one has been found in a day. You can start with bots, or wait.
find-impossible = None of these games is played by that many. Choose other games or numbers.
find-withdrawn = Withdrawn. A seat at a table already found stays yours.
find-not-looking = You are not looking for players any more. /find starts again.
find-bots-come = A table with bots is being opened; you'll be pinged there.
find-channel-taken = Tables open where they are looked for on this server, and { $channel } has one. Type /find in a free channel, or wait.
find-channel-locked = Not everyone on this server sees { $channel }, so your table opens only where someone else looks. Type /find in an open channel.
find-menu-games = Games
find-menu-seats = How many play
find-menu-paces = Pace
find-menu-langs = Language
find-menu-terms = Nothing extra
find-menu-days = Until when
find-menu-avoid = Never with … (no one else sees it)
find-ranked = Ranked
find-ranked-detail = Counts for your level; only people play
find-casual = Unranked
find-casual-detail = Counts for no level
find-bots = Bots are fine
find-bots-detail = If no one is found in a day, you may start with bots
find-reliable = No slow players
find-reliable-detail = Only with people who answer in time; new players are fine
find-days = { $n ->
    [one] Look for 1 day
   *[other] Look for { $n } days
}
find-begin = Find players
find-withdraw = Stop looking
find-with-bots = Start with bots
find-lonely = **No one has been found to play with you yet.** I go on looking. If you would rather begin, bots can take the other seats.
find-starter = **{ $game }** · table { $match }, for players who were looking for each other. The lobby and the game are right here.
find-call = { $who }: you all wanted to play **{ $game }**, and this is your table, { $match }. Are you still here? Press within 12 hours, or your seat goes to someone else.
find-here = I'm here
find-silent = { $who } hasn't answered. The seat is free again.

## Lobbies in a list

find-open-title = **Lobbies to join**
find-open-gone = That lobby is full, has started or was closed. /game list shows those that are open.
find-no-other = No other tables here.

## Announcements

find-news-opened = **{ $who } opened a table of { $game }**, { $match }. There is room.
find-news-over = **{ $game } { $match } is over:** { $places }
find-news-record = Best points here so far: { $who } with { $points }.
