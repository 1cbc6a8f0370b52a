# What if: a private copy of the game in which someone plays on for a few turns, and which is thrown away.

what-if-button = What if …
what-if-head = -# **What if**, turn { $n } of { $of }: only you see this, and none of it is played.
what-if-brief = -# **What if**, turn { $n }/{ $of }{ $who ->
    [none] {""}
   *[other] { " " }for { $who }
}
what-if-for = -# You answer for { $who }, whose hidden things are made up.
what-if-gone-on = -# The game itself has gone on since this began.
what-if-ended = { $n ->
    [0] **What if: the game would be over.**
    [one] **What if: that was 1 turn of yours.**
   *[other] **What if: that was { $n } turns of yours.**
 } None of it has been played.
what-if-about = **What if**: you play on from here on a copy that only you see, for { $of ->
        [one] 1 turn
       *[other] { $of } turns
    } of yours. What you can't see in the game is dealt anew, and so is what is drawn: it says nothing about the real cards. Then the copy is thrown away.
what-if-others = { $how ->
    [hand] You answer for the others, too.
   *[bots] Bots answer for the others.
 }
what-if-hand = I play the others
what-if-bots = Bots play the others
what-if-undo = Undo last step
what-if-over = From the start
what-if-renew = From the game now
what-if-end = Back to the game
what-if-thrown = The copy has been thrown away.
what-if-go-on = Go on
what-if-busy = The bots are still thinking about other turns. What you have tried is kept; press again in a moment.
what-if-off = This table is ranked and leaves *What if* out. Nothing has changed.
what-if-gone = This copy is gone. Nothing has changed in the game; open it and press "What if" for a new one.
what-if-unknown = Your next turn can't be tried now: how it begins isn't known yet. Nothing has changed.
