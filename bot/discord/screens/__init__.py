"""What several topics show: panels, answers, objections, the board, the story."""
