"""The page: a newcomer's Discord in a browser, on which one person can be everyone at the table."""
