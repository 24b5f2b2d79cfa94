# Le calendrier des passagers
passengers-earlier = Mois précédent
passengers-later = Mois suivant
passengers-this-month = Ce mois
passengers-print = Imprimer
passengers-month = Départs par jour
passengers-day-count = { $departures ->
    [one] { $departures } départ
   *[other] { $departures } départs
}, { $travellers ->
    [one] { $travellers } voyageur
   *[other] { $travellers } voyageurs
}
passengers-day = { $day } : { $count }
passengers-none = { $day } : aucun départ
passengers-all-days = Tout le mois
passengers-list-month = Départs de { $month }
passengers-list-day = Départs du { $day }
passengers-filter-leg = Type de départ
passengers-leg-outward = Allers
passengers-leg-return = Retours
passengers-leg-onward = Vols suivants
passengers-one-outward = Aller
passengers-one-return = Retour
passengers-one-onward = Vol suivant
passengers-search = Voyageur, PNR ou aéroport
passengers-carrier = Compagnie
passengers-any-carrier = Toutes les compagnies
passengers-departs = Départ
passengers-flight = Vol
passengers-trip = Trajet
passengers-who = Voyageurs
passengers-booking = Réservation
passengers-empty = Aucun départ
passengers-empty-help = Aucun départ ne correspond. Regardez un autre mois ou effacez des filtres.
passengers-clear = Effacer les filtres
passengers-cut = Ce mois compte plus de départs qu’il n’en est montré.
passengers-sums = { $departures ->
    [one] { $departures } départ
   *[other] { $departures } départs
}, { $travellers ->
    [one] { $travellers } voyageur
   *[other] { $travellers } voyageurs
}
passengers-more = { $count ->
    [one] Encore { $count } départ. Choisissez un jour pour le voir.
   *[other] Encore { $count } départs. Choisissez un jour pour les voir.
}
