"""The position of the day: what would you play?"""
