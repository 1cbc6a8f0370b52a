"""A referee of Nippon: plays every answer again from the rulebook, apart from the code that plays, and compares."""
