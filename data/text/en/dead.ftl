# Tables that can no longer be where they were, seats that change hands, and what becomes of their messages.

dead-called-back = **{ $game } { $match }:** { $who } has undone the end of the turn. I'll call you again. { $link }
