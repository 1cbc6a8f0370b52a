# Tables that can no longer be where they were, seats that change hands, and what becomes of their messages.

dead-called-back = **{ $game } { $match }:** { $who } ha riaperto il turno. Ti avviso quando tocca a te. { $link }
