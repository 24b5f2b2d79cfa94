# Frais de modification et d'annulation, partout où ils paraissent.
fees-hours-any = À tout moment
fees-hours-over = Plus de { $hours } heures
fees-hours-under = Moins de { $hours } heures
fees-hours-between = De { $from } à { $to } heures
fees-free = Gratuit
fees-not-allowed = Non permis
fees-basis = { $per ->
    [ticket] Par voyageur, une seule fois par billet
   *[direction] Par voyageur et par trajet
}
fees-basis-apart = Par voyageur. Annulation : { $cancel ->
    [ticket] une seule fois par billet
   *[direction] pour chaque trajet
}. Modification : { $change ->
    [ticket] une seule fois par billet
   *[direction] pour chaque trajet
}
