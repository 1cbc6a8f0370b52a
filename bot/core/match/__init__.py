"""What happens to a match, whoever causes it: changes, votes, pending turns, standstill, seats that change hands."""
