"""The page: a newcomer's Discord in a browser, on which one person can be everybody at the table."""
