"""Headings of the rulebook as printed (German edition of 2016); refusals name them."""

PREPARATION = "VORBEREITUNG (zman 2016)"
TURN = "SPIELERZUG (zman 2016)"
BUYING = "A. WAREN KAUFEN (zman 2016)"
TAKING = "B. MÜNZEN NEHMEN (zman 2016)"
RESERVING = "C. KARTE RESERVIEREN (zman 2016)"
RESERVED = "RESERVIERUNGSEFFEKTE (zman 2016)"
INSURANCE = "VERSICHERUNG (zman 2016)"
