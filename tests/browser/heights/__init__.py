"""How high messages are on a phone, and how often a turn is touched: ``python -m tests.browser.heights``."""
