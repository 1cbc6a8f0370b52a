"""The score sheet of Nippon."""

from render.nippon.table import table


def draw(view, people, lang, match_id):
    return table.draw(view, None, people, lang, match_id)
