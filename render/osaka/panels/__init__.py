"""The private panels: what is asked, and every answer in reach of one press."""
