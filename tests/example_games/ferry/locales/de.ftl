ferry-title = Fähre
ferry-about = Behalte drei von dreizehn Karten und belade deine Boote; die schwersten Boote, die nicht sinken, gewinnen.
ferry-card = { $suit ->
    [R] rote { $weight }
    [G] grüne { $weight }
   *[B] blaue { $weight }
}
ferry-dealt = Die Karten sind verteilt: { $hands }.
ferry-packed = { $seat }: behält { $cards }.
ferry-packed-hidden = { $seat } hat gepackt.
ferry-loaded = { $seat }: { $card } auf Boot { $boat }.
ferry-sent = { $seat }: { $card } an { $host }.
ferry-pack = { $cards } behalten
ferry-load = { $card } auf Boot { $boat } laden
ferry-send = { $card } an { $host } schicken
ferry-zone-hand = Hand
ferry-zone-boat = Boot
ferry-zone-stowaways = Blinde Passagiere
ferry-fact-points = Punkte
ferry-question-pack = Welche drei Karten behältst du?
ferry-question-load = Welche Karte kommt wohin?
