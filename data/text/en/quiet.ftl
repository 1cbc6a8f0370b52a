## Settings: hours, DMs and playing, absence

quiet-language-line = **Settings** · Language: { $language }
quiet-line = Hours: { $where } · { $night } · first reminder: { $remind }
quiet-where = { $place }, { $time } there now
quiet-nowhere = I don't know where you live
quiet-lost = there is no time zone { $place } any more, name a place again
quiet-none = no quiet hours
quiet-hours-from = quiet { $begin } to { $end }
quiet-hours-idle = quiet { $begin } to { $end } once I know where you live
quiet-needs-place = Saved, but quiet hours need your time zone: name your country or capital under "My hours". Until then no hour is quiet.
quiet-dms-line = DMs: { $what }
quiet-no-dms = none
quiet-playing-line = Playing: { $what }
quiet-hours = My hours
quiet-wishes = DMs and playing
quiet-place = Country or capital
quiet-place-why = Discord doesn't tell me your time zone. Only you see what you enter here.
quiet-from = Quiet from
quiet-until = Quiet until
quiet-remind = First reminder
quiet-remind-table = when the table says
quiet-remind-12 = after 12 hours
quiet-remind-24 = after 24 hours
quiet-remind-48 = after 48 hours
quiet-remind-never = never
quiet-there = { $place }: it's **{ $time }** there now.
quiet-which = **{ $place }** has several time zones. Where do you live?
quiet-offset = Name a place: summer time differs.
quiet-unknown = I know no place called **{ $place }**. { $near ->
    [0] Name a country or its capital.
   *[other] Did you mean one of these?
 }
quiet-too-long = Quiet hours last 1 to 16 hours. Nothing has changed.
quiet-ticks-dms = DMs
quiet-ticks-playing = Playing
quiet-tick-hand-dm = my hand
quiet-tick-turn-dm = a message when it's my turn
quiet-tick-unended = a turn that I haven't ended
quiet-tick-sure = confirm final answers
quiet-tick-guide = hints in my first games
quiet-tick-icons = icons in place of words
quiet-tick-results = my results shown to others
quiet-plain = no confirmations, no hints, no icons

quiet-away = Away
quiet-away-no = Away: no
quiet-away-yes = Away until { $until }
quiet-away-until = away until { $until }
quiet-away-until-when = Until when?
quiet-away-1 = tomorrow
quiet-away-3 = in 3 days
quiet-away-7 = in 1 week
quiet-away-14 = in 2 weeks
quiet-away-30 = in 30 days
quiet-away-told = You're away until { $until }: no pings, no reminders, and your clock stops. { $n ->
    [0] You are at no table now.
    [one] 1 table shows it.
   *[other] { $n } tables show it.
 }
quiet-away-which = I don't know that day. Name one of the next 30 days, such as { $day }.
quiet-except = Play on at some tables …
quiet-excepted = { $n ->
    [0] You're away at all your tables.
   *[other] You play on at { $tables }, with pings and reminders. At your other tables you're away.
 }
quiet-back = I'm back
quiet-back-told = Welcome back: you'll get pings and reminders again.
quiet-back-never = You weren't away. Nothing has changed.
cmd-away = away
cmd-away-about = Say until when you are away: no pings, no reminders
opt-day = until
opt-day-about = The day you come back, at most 30 days ahead
