"""Nippon: `steps` has what is asked, `model` what lies on the table, RULINGS.md what the rulebook leaves open."""
