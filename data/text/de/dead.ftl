# Tables that can no longer be where they were, seats that change hands, and what becomes of their messages.

dead-called-back = **{ $game } { $match }:** { $who } hat den Zug wieder geöffnet. Ich melde mich, wenn du dran bist. { $link }
