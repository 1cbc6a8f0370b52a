"""Questions that games share: one of several ways, and several seats at once."""
