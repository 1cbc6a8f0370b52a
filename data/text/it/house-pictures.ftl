# Parole nelle immagini comuni a tutti i giochi.

pic-seat-blue = Blu
pic-seat-ochre = Ocra
pic-seat-mint = Menta
pic-seat-violet = Viola
pic-seat-white = Bianco
pic-seat-pink = Rosa
pic-seat-grey = Grigio
pic-seat-beige = Beige

pic-to-play = { $count ->
    [one] Tocca a { $names }
   *[other] { $names }
}
pic-only-you = La vedi solo tu
pic-final = Punteggio finale
pic-total = Totale
pic-ordinal = { $place ->
    [1] 1° posto
    [2] 2° posto
    [3] 3° posto
    [4] 4° posto
   *[other] 5° posto
}
pic-ordinal-shared = { $place ->
    [1] 1° ex aequo
    [2] 2° ex aequo
   *[other] 3° ex aequo
}
