"""``doctor``: whether all is well with the bot, its machine and its place at Discord; nothing is changed."""
