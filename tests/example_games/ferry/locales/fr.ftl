ferry-title = Bac
ferry-about = Gardez trois cartes sur treize et chargez vos bateaux ; les bateaux les plus lourds qui flottent gagnent.
ferry-card = { $suit ->
    [R] rouge { $weight }
    [G] vert { $weight }
   *[B] bleu { $weight }
}
ferry-dealt = Les cartes sont distribuées : { $hands }.
ferry-packed = { $seat } : garde { $cards }.
ferry-packed-hidden = { $seat } a fait ses bagages.
ferry-loaded = { $seat } : { $card } sur le bateau { $boat }.
ferry-sent = { $seat } : { $card } pour { $host }.
ferry-pack = Garder { $cards }
ferry-load = Charger { $card } sur le bateau { $boat }
ferry-send = Envoyer { $card } à { $host }
ferry-zone-hand = Main
ferry-zone-boat = Bateau
ferry-zone-stowaways = Passagers clandestins
ferry-fact-points = Points
ferry-question-pack = Quelles trois cartes gardez-vous ?
ferry-question-load = Quelle carte va où ?
