ferry-title = Veerpont
ferry-about = Houd drie van dertien kaarten en laad je boten; de zwaarste boten die blijven drijven winnen.
ferry-card = { $suit ->
    [R] rode { $weight }
    [G] groene { $weight }
   *[B] blauwe { $weight }
}
ferry-dealt = De kaarten zijn gedeeld: { $hands }.
ferry-packed = { $seat }: houdt { $cards }.
ferry-packed-hidden = { $seat } heeft ingepakt.
ferry-loaded = { $seat }: { $card } op boot { $boat }.
ferry-sent = { $seat }: { $card } naar { $host }.
ferry-pack = { $cards } houden
ferry-load = { $card } op boot { $boat } laden
ferry-send = { $card } naar { $host } sturen
ferry-zone-hand = Hand
ferry-zone-boat = Boot
ferry-zone-stowaways = Verstekelingen
ferry-fact-points = Punten
ferry-question-pack = Welke drie kaarten houd je?
ferry-question-load = Welke kaart gaat waarheen?
