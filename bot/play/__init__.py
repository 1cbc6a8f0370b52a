"""What people may do with matches, whatever they do it with: no Discord in here."""
