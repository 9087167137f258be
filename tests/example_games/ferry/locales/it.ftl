ferry-title = Traghetto
ferry-about = Tieni tre carte su tredici e carica le tue barche; vincono le barche più pesanti che restano a galla.
ferry-card = { $suit ->
    [R] rosso { $weight }
    [G] verde { $weight }
   *[B] blu { $weight }
}
ferry-dealt = Le carte sono distribuite: { $hands }.
ferry-packed = { $seat }: tiene { $cards }.
ferry-packed-hidden = { $seat } ha fatto i bagagli.
ferry-loaded = { $seat }: { $card } sulla barca { $boat }.
ferry-sent = { $seat }: { $card } a { $host }.
ferry-pack = Tieni { $cards }
ferry-load = Carica { $card } sulla barca { $boat }
ferry-send = Manda { $card } a { $host }
ferry-zone-hand = Mano
ferry-zone-boat = Barca
ferry-zone-stowaways = Clandestini
ferry-fact-points = Punti
ferry-question-pack = Quali tre carte tieni?
ferry-question-load = Quale carta va dove?
