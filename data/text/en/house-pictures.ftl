# Words inside pictures that every game uses.

pic-seat-blue = Blue
pic-seat-ochre = Ochre
pic-seat-mint = Mint
pic-seat-violet = Violet
pic-seat-white = White
pic-seat-pink = Pink
pic-seat-grey = Grey
pic-seat-beige = Beige

pic-to-play = { $count ->
    [one] { $names } to play
   *[other] { $names }
}
pic-only-you = Only you see this
pic-final = Final score
pic-total = Total
pic-ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
pic-ordinal-shared = { $place ->
    [1] tied first
    [2] tied second
   *[other] tied third
}
