# Vols : recherche, résultats, réservation.
flight-home-title = Vols
flight-landing-title = Bienvenue, { $name }
flight-from = De
flight-to = À
flight-swap = Inverser départ et arrivée
flight-airport-placeholder = Code, ville ou aéroport
flight-airport-none = Aucun aéroport de ce nom
flight-airports-failed = La liste des aéroports n’a pas pu être chargée.
flight-departure = Départ
flight-departure-title = Jour de départ
flight-choose-date = Choisir une date
flight-party = Voyageurs et cabine
flight-party-value = { $count }, { $cabin }
flight-adults = Adultes
flight-adults-note = 12 ans et plus
flight-children = Enfants
flight-children-note = De 2 à moins de 12 ans
flight-infants = Bébés
flight-infants-note = Moins de 2 ans, sur les genoux d’un adulte
flight-cabin = Cabine
flight-cabin-Y = Économique
flight-cabin-W = Premium Économique
flight-cabin-C = Affaires
flight-cabin-F = Première
flight-search = Chercher
flight-search-again = Relancer
flight-fare-type = Type de tarif
flight-fare-type-regular = Standard
flight-fare-type-student = Étudiant
flight-fare-type-armed-forces = Forces armées
flight-fare-type-senior-citizen = Senior
flight-more-options = Plus d’options
flight-fewer-options = Moins d’options
flight-preferred-airlines = Compagnies préférées
flight-excluded-airlines = Compagnies exclues
flight-any-airline = Toutes
flight-remove-airline = Retirer { $airline }
flight-departure-window = Part
flight-arrival-window = Arrive
flight-any-time = À toute heure
flight-layover-limit = Escale la plus longue
flight-any-layover = Toute durée
flight-refund-type = Remboursement
flight-refund-all = Tous les tarifs
flight-refund-refundable = Remboursable
flight-refund-non-refundable = Non remboursable
flight-promo-code = Code promo
flight-non-stop-only = Vols directs seulement
flight-nearby-airports = Aéroports proches
flight-recent = Recherches récentes
flight-recent-clear = Effacer
flight-latest-bookings = Dernières réservations
flight-all-bookings = Mes réservations
flight-no-bookings = Pas encore de réservation
flight-no-bookings-help = Ce que vous réservez apparaît ici aussitôt.
flight-account = Compte
flight-open-ledger = Grand livre
flight-spendable = Disponible
flight-reserved = Réservé
flight-rewards = Récompenses de voyage
flight-party-detail = { $adults }A{ $children ->
    [0] {""}
   *[other] { " " }{ $children }E
}{ $infants ->
    [0] {""}
   *[other] { " " }{ $infants }B
}
flight-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
flight-recent-detail = { $date }, { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
}, { $cabin }
flight-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
