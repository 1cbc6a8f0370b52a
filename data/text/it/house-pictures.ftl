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
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
}
pic-ordinal-shared = { $place ->
    [1] primo ex aequo
    [2] secondo ex aequo
   *[other] terzo ex aequo
}
