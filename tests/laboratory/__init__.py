"""The fault laboratory: ``python -m tests.laboratory --kills 50 --presses 1000``.

Matches of all games are played at the two processes that README starts, while the bot is killed, cut off and hindered
in every way that came to mind. A shadow of the logs, kept outside the bot, judges: nothing that someone was told is
done may be lost or doubled, and no one may be left without an answer. One table is damaged, repaired and played to its
end under kills, which must be the end of its unbroken twin.
"""
