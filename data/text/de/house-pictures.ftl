# Wörter in Bildern, die jedes Spiel braucht.

pic-seat-blue = Blau
pic-seat-ochre = Ocker
pic-seat-mint = Mint
pic-seat-violet = Violett
pic-seat-white = Weiß
pic-seat-pink = Pink
pic-seat-grey = Grau
pic-seat-beige = Beige

pic-to-play = { $count ->
    [one] { $names } ist dran
   *[other] { $names }
}
pic-only-you = Nur du siehst das
pic-final = Endstand
pic-total = Summe
pic-ordinal = { $place ->
    [1] 1. Platz
    [2] 2. Platz
    [3] 3. Platz
    [4] 4. Platz
   *[other] 5. Platz
}
pic-ordinal-shared = { $place ->
    [1] geteilter 1.
    [2] geteilter 2.
   *[other] geteilter 3.
}
