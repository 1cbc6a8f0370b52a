# A note about a running game, which only its writer sees.

note-button = Note
note-title = Your note
note-field = What you note
note-detail = Only you see it, above your panel; it goes with the end of the game
note-line = -# Your note: { $note }
note-kept = Your note is kept.
note-gone = You have no note any more.
