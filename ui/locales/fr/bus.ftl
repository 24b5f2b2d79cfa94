bus-home-title = Bus
bus-results-title = { $from } – { $to }
bus-search = Rechercher des bus
bus-search-again = Rechercher de nouveau
bus-from = Départ
bus-to = Arrivée
bus-date = Date du voyage
bus-swap = Inverser les villes
bus-no-city = Aucune ville desservie
bus-day-before = Un jour plus tôt
bus-day-after = Un jour plus tard
bus-none-help = Aucun bus ne circule entre ces villes ce jour-là. Essayez un autre jour ou une ville voisine.
bus-count = { $shown } sur { $all ->
    [one] un bus
   *[other] { $all } bus
}
bus-sort = Ordre
bus-sort-price = Le moins cher d’abord
bus-sort-price-down = Le plus cher d’abord
bus-sort-departure = Départ le plus tôt
bus-sort-arrival = Arrivée la plus tôt
bus-sort-duration = Le plus rapide
bus-sort-rating = Le mieux noté
bus-sort-seats = Le plus de places
bus-filters = Filtres
bus-clear = Tout effacer
bus-all-filtered = Aucun bus ne passe ces filtres
bus-filter-traits = Type de bus
bus-filter-departs = Heure de départ
bus-filter-arrives = Heure d’arrivée
bus-filter-operators = Exploitant
bus-filter-boarding = Point d’embarquement
bus-filter-dropping = Point de descente
bus-filter-price = Prix
bus-filter-stars = Note
bus-any = Indifférent
bus-stars = { $stars } et plus
bus-up-to = Jusqu’à { $amount }
bus-show-all = Tout afficher ({ $count })
bus-show-fewer = Afficher moins
bus-trait-ac = Climatisé
bus-trait-non-ac = Non climatisé
bus-trait-seater = Places assises
bus-trait-sleeper = Couchettes
bus-band-night = 00:00 à 06:00
bus-band-morning = 06:00 à 12:00
bus-band-afternoon = 12:00 à 18:00
bus-band-evening = 18:00 à 24:00
bus-state-operator = Exploitant public
bus-amenity-blanket = Couverture
bus-amenity-charging = Prise de recharge
bus-amenity-live-tracking = Suivi en direct
bus-amenity-reading-light = Liseuse
bus-amenity-snacks = Collation
bus-amenity-toilet = Toilettes
bus-amenity-water = Eau
bus-amenity-wifi = Wi-Fi
bus-overnight = De nuit
bus-not-rated = Pas encore noté
bus-reviews = { $count ->
    [one] 1 avis
   *[other] { $count } avis
}
bus-earn = Gain
bus-left = { $count ->
    [one] 1 place restante
   *[other] { $count } places restantes
}
bus-view-seats = Voir les places
bus-hide-seats = Masquer les places
bus-compare = Comparer
bus-comparison = Comparaison
bus-compare-end = Terminer la comparaison
bus-compare-price = À partir de
bus-compare-bus = Bus
bus-compare-departs = Départ
bus-compare-arrives = Arrivée
bus-compare-duration = Durée
bus-compare-rating = Note
bus-compare-left = Places
bus-compare-amenities = À bord
bus-compare-cheapest-cancel = Frais d’annulation minimaux
bus-seats = Places de ce bus
bus-seats-again = Afficher de nouveau les places
bus-kind-seat = place assise
bus-kind-semi-sleeper = semi-couchette
bus-kind-sleeper = couchette
bus-seat-free = libre
bus-seat-taken = occupée
bus-seat-ladies = réservée aux femmes
bus-seat-gentlemen = réservée aux hommes
bus-seat-blocked = pas en vente ici
bus-seat-chosen = choisie
bus-legend-free = Libre, avec son prix
bus-legend-ladies = Pour les femmes
bus-legend-gentlemen = Pour les hommes
bus-legend-taken = Occupée
bus-legend-blocked = Pas en vente ici
bus-legend-chosen = Choisie
bus-boarding = Embarquement, { $city }
bus-dropping = Descente, { $city }
bus-choose-seats = Choisissez jusqu’à { $most } places.
bus-who-sits = Qui occupe la place { $seat }
bus-woman = Femme
bus-man = Homme
bus-give-up-seat = Renoncer à la place { $seat }
bus-policy = Annulation : ce qui est retenu
bus-policy-over = { $from } heures et plus avant
bus-policy-between = { $from } à { $to } heures avant
bus-total = Total
bus-blocking = Les places sont mises de côté
bus-continue = { $count ->
    [0] Continuer
    [one] Continuer avec 1 place
   *[other] Continuer avec { $count } places
}
bus-seats-count = { $count ->
    [one] 1 place
   *[other] { $count } places
}
bus-field-of = { $field }, place { $seat }
bus-field-age = Âge
bus-field-gender = Sexe
bus-field-seat = Place
bus-for-female = pour une femme
bus-for-male = pour un homme
bus-for-others = pour toute personne
bus-passengers = Voyageurs
bus-passengers-note = Noms comme sur la pièce d’identité
bus-be-there = Soyez au point d’embarquement 15 minutes avant l’heure indiquée.
bus-shown-id = Pièce présentée à bord
bus-shown-id-note = L’exploitant demande celle d’un passager
bus-shown-id-help = Entier, ou ses quatre derniers signes
bus-cancelling = Annulation, par place
bus-until = Jusqu’au
bus-kept = Retenu sur le prix
bus-cancelling-note = Après le départ, rien n’est rendu. Si le bus ne circule pas, tout est rendu.
