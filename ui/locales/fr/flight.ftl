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
flight-search = Rechercher
flight-search-again = Relancer la recherche
flight-fare-type = Type de tarif
flight-fare-type-regular = Standard
flight-fare-type-student = Étudiant
flight-fare-type-armed-forces = Forces armées
flight-fare-type-senior-citizen = Senior
flight-more-options = Plus de critères
flight-fewer-options = Moins de critères
flight-preferred-airlines = Compagnies préférées
flight-excluded-airlines = Compagnies exclues
flight-any-airline = Toutes les compagnies
flight-remove-airline = Retirer { $airline }
flight-departure-window = Départ entre
flight-arrival-window = Arrivée entre
flight-any-time = À toute heure
flight-layover-limit = Escale la plus longue
flight-any-layover = Toute durée
flight-refund-type = Remboursement
flight-refund-all = Tous les tarifs
flight-refund-refundable = Remboursable
flight-refund-non-refundable = Non remboursable
flight-filter-hold = Option
flight-filter-holdable = Peut être mis en option
flight-hold-until = Option jusqu’au { $date }, { $time }
flight-promo-code = Code promo
flight-non-stop-only = Vols directs seulement
flight-nearby-airports = Aéroports proches
flight-routes = Tarifs les plus bas des trajets récents
flight-routes-of = { $count ->
    [one] Le prochain jour
   *[other] Les { $count } prochains jours
}, un adulte, aller simple
flight-routes-none = Les trajets que vous recherchez ou réservez s’affichent ici, chacun avec son tarif le plus bas.
flight-routes-unknown = Aucun tarif ces jours-ci
flight-recent-from = dès { $amount } par adulte
flight-skip = Aller aux vols
flight-today = Aujourd’hui
flight-departing-today = Départs du jour
flight-nobody-departs = Aucun départ aujourd’hui.
flight-latest-bookings = Dernières réservations
flight-all-bookings = Mes réservations
flight-no-bookings = Pas encore de réservation
flight-no-bookings-help = Ce que vous réservez apparaît ici aussitôt.
flight-approvals = En attente d’approbation
flight-all-approvals = Toutes les approbations ({ NUMBER($count) })
flight-approval-yours = À vous de décider
flight-approval-theirs = À d’autres de décider
flight-approval-of = { $name }, { $company }
flight-month = Ce mois face au précédent
flight-month-open = Récapitulatif des ventes
flight-month-days = Jusqu’au { $now }, face aux mêmes jours jusqu’au { $before }
flight-month-number = { NUMBER($number) }
flight-month-before = Mois dernier
flight-month-more = { NUMBER($percent) } % de plus
flight-month-less = { NUMBER($percent) } % de moins
flight-month-same = Autant
flight-month-sales = Ventes
flight-month-bookings = Réservations
flight-month-earned = Gain
flight-month-refunded = Remboursé
flight-account = Compte
flight-open-ledger = Grand livre
flight-spendable = Disponible pour réserver
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

# Résultats d’une recherche.
flight-your-search = Votre recherche
flight-change-search = Modifier la recherche
flight-close-search = Fermer sans modifier
flight-back-to-search = Retour à la recherche
flight-not-chosen = Non choisi
flight-to-city = { $from } – { $to }
flight-party-words = { $adults ->
    [one] { $adults } adulte
   *[other] { $adults } adultes
}{ $children ->
    [0] {""}
    [one] , { $children } enfant
   *[other] , { $children } enfants
}{ $infants ->
    [0] {""}
    [one] , { $infants } bébé
   *[other] , { $infants } bébés
}
flight-flights = Vols
flight-other-days = Autres jours
flight-count = { $count ->
    [one] { $count } vol, tarif par adulte
   *[other] { $count } vols, tarif par adulte
}
flight-count-of = { $left } sur { $count ->
    [one] { $count } vol, tarif par adulte
   *[other] { $count } vols, tarif par adulte
}
flight-count-short = { $count ->
    [one] { $count } vol
   *[other] { $count } vols
}
flight-count-short-of = { $left } sur { $count ->
    [one] { $count } vol
   *[other] { $count } vols
}
flight-count-most = (les { $shown } meilleurs sur { $total })
flight-count-best = (les { $shown } meilleurs ; il y en a d’autres)
flight-duration = { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { NUMBER($minutes, minimumIntegerDigits: 2) }
    }
}
flight-stops = { $count ->
    [0] Direct
    [one] { $count } escale { $airports }
   *[other] { $count } escales { $airports }
}
flight-kilograms = { $kilograms ->
    [0] Aucun
   *[other] { $kilograms } kg
}
flight-bag = { $kilograms ->
    [0] Sans bagage en soute
   *[other] { $bag }
}
flight-terminal-short = T{ $terminal }
flight-days-later = { $days ->
    [one] Arrive { $days } jour plus tard
   *[other] Arrive { $days } jours plus tard
}
flight-direction-name = { $flights }, { $airline }, de { $departs } à { $arrives }, { $duration }, { $stops }
flight-offer-name = { $directions }, { $price } par adulte
flight-sold-out = Complet
flight-seats-left = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
flight-cancel-for = Annulation { $fee }
flight-change-for = Modification { $fee }
flight-net = { $count ->
    [one] Net
   *[other] Net pour { $count }
}
flight-net-per-adult = Net par adulte
flight-earn = Votre gain
flight-compare-this = Comparer
flight-fares = { $count ->
    [one] { $count } tarif
   *[other] { $count } tarifs
}
flight-hide-fares = Masquer les tarifs
flight-fares-of = Tarifs de { $flights }
flight-fares-when = { $date }, de { $departs } à { $arrives }, par adulte
flight-per-adult = Par adulte
flight-for-party = pour { $count }
flight-for-change = Pour la modification
flight-fare-per-adult = Tarif par adulte
flight-choose-fare = Choisir { $family }
flight-feature = Caractéristique
flight-cabin-bag = Bagage cabine
flight-check-in-bag = Bagage en soute
flight-change-fee = Frais de modification
flight-cancel-fee = Frais d’annulation
flight-seat = Siège
flight-meal = Repas
flight-booking-class = Classe de réservation
flight-seats = Places restantes
flight-included = Inclus
flight-paid = Payant
flight-seat-included = Siège inclus
flight-seat-paid = Siège payant
flight-meal-included = Repas inclus
flight-meal-paid = Repas payant
flight-fee-free = Gratuit
flight-fee-not-allowed = Non autorisé
flight-fees-note = Frais par voyageur, pour une modification ou une annulation faite maintenant.
flight-leg = { $departs } { $origin } – { $arrives } { $destination }
flight-operated-by = Opéré par { $airline }
flight-layover-at = Escale de { $duration } à { $airport }
flight-layover-overnight = Escale de { $duration } à { $airport }, de nuit
flight-sort = Trier
flight-lead-price = Le moins cher
flight-lead-duration = Le plus rapide
flight-lead-best = Le meilleur
flight-sort-best-up = Le meilleur d’abord
flight-sort-best-down = Le meilleur à la fin
flight-sort-price-up = Prix croissant
flight-sort-price-down = Prix décroissant
flight-sort-duration-up = Durée, la plus courte d’abord
flight-sort-duration-down = Durée, la plus longue d’abord
flight-sort-departure-up = Départ, le plus tôt d’abord
flight-sort-departure-down = Départ, le plus tard d’abord
flight-sort-arrival-up = Arrivée, la plus tôt d’abord
flight-sort-arrival-down = Arrivée, la plus tard d’abord
flight-sort-airline-up = Compagnie, A à Z
flight-sort-airline-down = Compagnie, Z à A
flight-net-switch = Tarif net et commission
flight-view = Affichage
flight-view-cards = Cartes
flight-view-bars = Frise horaire
flight-bars-facts = { $duration }, { $stops }
flight-bars-time = Heure de { $city }
flight-filters = Filtres
flight-filters-count = { $count ->
    [0] Filtres
   *[other] Filtres { $count }
}
flight-clear-all = { $count ->
    [0] Tout effacer
   *[other] Tout effacer ({ $count })
}
flight-clear-filters = Effacer les filtres
flight-show-flights = { $count ->
    [one] Voir { $count } vol
   *[other] Voir { $count } vols
}
flight-filter-flights = { $count ->
    [one] { $count } vol
   *[other] { $count } vols
}
flight-filter-show-all = Tout afficher ({ $count })
flight-filter-show-fewer = Afficher moins
flight-filter-up-to = Jusqu’à { $value }
flight-filter-between = { $from } à { $to }
flight-filter-stops = Escales
flight-filter-stop = { $stops ->
    [0] Direct
    [one] { $stops } escale
   *[other] { $stops } ou plus
}
flight-filter-airlines = Compagnies
flight-filter-layover = Escale à
flight-filter-avoid-overnight = Éviter les escales de nuit
flight-filter-times = Horaires
flight-filter-departure = Départ de { $city }
flight-filter-arrival = Arrivée à { $city }
flight-filter-same-day = Arriver le jour même
flight-filter-duration = Durée
flight-filter-duration-low = Durée minimale
flight-filter-duration-high = Durée maximale
flight-filter-price = Prix par adulte
flight-filter-price-low = Prix minimal
flight-filter-price-high = Prix maximal
flight-filter-flight-number = Numéro de vol
flight-filter-flight-number-example = Par exemple 6E 2134
flight-filter-aircraft = Avion
flight-none-help = Un autre jour ou un aéroport proche a peut-être des vols.
flight-filters-hide-all = { $count ->
    [one] Vos filtres masquent le seul vol de ce jour.
   *[other] Vos filtres masquent les { $count } vols de ce jour.
}
flight-see-day = Voir { $day }
flight-invalid-title = Cette recherche est impossible
flight-compare = Comparer
flight-compare-full = { $count } vols, le maximum à comparer
flight-compare-more = Choisissez jusqu’à { $count } vols
flight-compare-remove = Retirer { $flights } de la comparaison
flight-compare-clear = Effacer
flight-compare-open = Comparer côte à côte
flight-compare-close = Fermer la comparaison
flight-compare-differences = Différences seulement
flight-compare-select = Choisir
flight-compare-when = { $departs } { $origin } – { $arrives } { $destination }
flight-compare-best = le meilleur
flight-compare-no-layover = Aucune
flight-compare-overnight = de nuit
flight-compare-fare = Tarif, 1 adulte
flight-compare-earn = Votre gain, 1 adulte
flight-compare-earn-all = { $count ->
    [one] Votre gain
   *[other] Votre gain, { $count } voyageurs
}
flight-compare-total-time = Durée totale
flight-compare-layover = Escale
flight-compare-check-in-bag = Bagage en soute
flight-compare-cabin-bag = Bagage cabine
flight-compare-cancel-fee = Frais d’annulation
flight-compare-change-fee = Frais de modification
flight-compare-seats-left = Places restantes
flight-decision = Votre choix
flight-chosen-departs = { $date }, { $time }
flight-chosen-fare = { $flights }, { $family }
flight-choose-one = Choisissez un vol pour continuer.
flight-total = { $count ->
    [one] Total, { $count } voyageur
   *[other] Total, { $count } voyageurs
}
flight-balance-covers = Couvert par le solde
flight-credit-covers = Couvert par le plafond de crédit
flight-balance-short = Non couvert par le solde
flight-book = Réserver
flight-hold = Option
flight-not-held = Aucune option possible sur ces places : la compagnie veut être payée dès la réservation. Réservez-les ou choisissez un autre tarif.
flight-checking-price = Vérification du prix
flight-chosen-hidden = { $flights } reste choisi, mais vos filtres le masquent.
flight-offers-expired = Ces offres ont expiré. Relancez la recherche pour les prix du jour.
flight-explain = Expliquer ce montant
flight-explain-moved = Le prix était de { $from } dans les résultats ; il est maintenant de { $to }.

# Voyages de plusieurs trajets.
flight-journey = Type de voyage
flight-journey-one-way = Aller simple
flight-journey-round-trip = Aller-retour
flight-journey-multi-city = Multi-destinations
flight-onward = Aller
flight-return = Retour
flight-from-to = { $origin } – { $destination }
flight-directions = Trajets
flight-flight = Vol { $number }
flight-flight-field = Vol { $number }, { $field }
flight-add-flight = Ajouter un vol
flight-remove-flight = Retirer le vol { $number }
flight-dates-title = Dates
flight-dates-of = { $from } – { $to }, tarif aller simple le plus bas par adulte en { $currency }
flight-nights = { $count ->
    [one] { $count } nuit
   *[other] { $count } nuits
}
flight-done-nights = OK, { $nights }
flight-fares-legend = Tarif aller simple le plus bas par adulte en { $currency },
flight-fares-legend-cheapest = jours les moins chers en vert
flight-condition-age = Chaque voyageur doit avoir { $age } ans révolus le premier jour du voyage, justificatif à présenter à l’aéroport.
flight-condition-adults = Réservé aux adultes, chacun avec un justificatif de service à présenter à l’aéroport.
flight-condition-children = N’est pas vendu avec des enfants ou des bébés.
flight-days-between = { $first } – { $last }
flight-other-days-named = Autres jours, { $name }
flight-days-of = Jours du trajet
flight-days-before = Jours précédents
flight-days-after = Jours suivants
flight-lowest-fare = Tarif le plus bas
flight-flights-named = Vols, { $name }
flight-filters-of = Filtres du trajet
flight-filters-named = Filtres, { $name }
flight-filter-times-of = Horaires du trajet
flight-bars-of = Frise horaire du trajet
flight-compare-named = Comparer, { $name }
flight-choose-flight = Choisir un vol
flight-choose-each = Choisissez un vol pour chaque trajet afin de continuer.
flight-next = Suite, { $name }
flight-total-so-far = { $count ->
    [one] Jusqu’ici, { $count } voyageur
   *[other] Jusqu’ici, { $count } voyageurs
}
flight-chosen-named = { $name }, { $chosen }
flight-special-return = Spécial aller-retour
flight-special-needs = Vendu seulement avec le tarif spécial aller-retour de la même compagnie dans l’autre sens
flight-pairs = Tarifs spéciaux aller-retour
flight-pairs-note = { $count ->
    [one] Aller et retour, { $count } voyageur
   *[other] Aller et retour, { $count } voyageurs
}
flight-pair-flights = { $there } { $leaves }, { $back } { $returns }
flight-pair-saves = économie de { $amount }
flight-pair-needs = { $flights } est choisi à un tarif spécial aller-retour, qui demande ici celui de la même compagnie.
flight-pair-none = { $flights } est choisi à un tarif spécial aller-retour, qui demande ici celui de la même compagnie, et aucun ne convient. Choisissez-en un autre tarif.
flight-pair-take = Prendre { $flights }, { $time } : { $total } aller-retour
flight-pair-leave = Prendre plutôt { $family }, { $total }
flight-quote = { $count ->
    [0] Devis
   *[other] Devis ({ $count })
}
flight-quote-compared = Envoyer un devis
flight-schedule-changed = { $count ->
    [one] La compagnie a modifié les vols de { $count } réservation
   *[other] Des compagnies ont modifié les vols de { $count } réservations
}
flight-schedule-changed-booking = { $pnr }, { $name }, { $trip } : réponse avant le { $date }, { $time }
