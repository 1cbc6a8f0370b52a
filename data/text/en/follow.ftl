# Following matches of others.

follow-button = Follow
follow-panel = **Follow { $game } { $match }.** At 18:00 I send you one silent DM for all you follow, if anything is new; it tells only what everyone sees.
follow-menu = What I tell you
follow-turns = What happened, once a day
follow-score = The score, once a day
follow-end = Only how it ends
follow-not = Nothing: I don't follow this game
follow-about-people = -# And whatever these players start here from now on
follow-people = Choose players …
follow-begun = You follow this game now.
follow-ended = Done. You don't follow that any more.
follow-full = You follow { $n } games already. Stop following one first, with the button in your daily DM.
follow-own = You play in this game yourself.
follow-locked = This channel isn't open to everyone on the server, so I can't send what happens in it to you.
follow-digest = **Games you follow**
follow-more = … and { $n } more.
follow-end-some = Stop following …
follow-list = **What do you want to stop following?**
follow-end-menu = Stop following …
follow-none = You follow no games.
follow-dm-closed = Your DMs are closed to me, so I can't tell you anything. Allow DMs from this server, then press a button of mine there.
follow-onlookers = **News from the tables**
follow-mine = What I follow
