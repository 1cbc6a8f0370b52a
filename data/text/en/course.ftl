# The course of a game as a plot.

course-title = Course of the game
course-button = Course
course-end = end
course-origins = Where the points came from
course-sources = Sources of points
course-none = No one counts points in this game.
course-osaka-line = Dashed line: payday
course-yokohama-line = Dashed line: game end triggered
course-yokohama-star = Star: an order for 7 points or more
course-nippon-line = Dashed line: a section was scored
course-nippon-star = Star: a contract completed
