## Rechercher des hôtels et réserver des chambres

hotel-home-title = Hôtels
hotel-search = Rechercher des hôtels
hotel-search-again = Rechercher à nouveau
hotel-place = Ville, quartier ou hôtel
hotel-place-example = Kochi, Fort Kochi…
hotel-no-place = Lieu inconnu
hotel-place-area = Quartier de { $city }
hotel-place-landmark = Lieu connu à { $city }
hotel-place-hotel = Hôtel à { $city }
hotel-dates-title = Nuits
hotel-nights =
    { $count ->
        [one] { $count } nuit
       *[other] { $count } nuits
    }
hotel-rooms = Chambres
hotel-rooms-how-many = Nombre de chambres
hotel-rooms-count =
    { $count ->
        [one] { $count } chambre
       *[other] { $count } chambres
    }
hotel-guests-count =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
hotel-room-number = Chambre { $number }
hotel-adults = Adultes
hotel-children = Enfants
hotel-children-note = De 0 à 17 ans
hotel-child-age = Âge de l’enfant { $number }
hotel-nationality = Nationalité des clients
hotel-more-options = Nationalité, budget et étoiles
hotel-budget = Budget du séjour, au plus
hotel-stars-wanted = Étoiles
hotel-results-title = Hôtels à { $place }
hotel-count = { $shown } hôtels sur { $all }
hotel-list = Hôtels
hotel-sort = Ordre
hotel-sort-PA = Prix croissant
hotel-sort-PD = Prix décroissant
hotel-sort-SA = Étoiles, ordre croissant
hotel-sort-SD = Étoiles, ordre décroissant
hotel-view = Affichage
hotel-view-grid = Grille
hotel-view-list = Liste
hotel-view-map = Carte
hotel-where = Où il se trouve
hotel-from-centre = À { $kilometres } km du centre de { $city }
hotel-map-open = Voir sur la carte
hotel-map-label = Carte
hotel-map-beside = Hôtels sur la carte
hotel-map-in-view =
    { $count ->
        [0] Aucun hôtel dans cette partie de la carte
        [one] { $count } hôtel dans cette partie de la carte
       *[other] { $count } hôtels dans cette partie de la carte
    }
hotel-map-closer = Rapprochez la carte pour voir les autres.
hotel-map-choose = Choisissez un prix sur la carte pour voir l’hôtel ici.
hotel-none-help = Essayez d’autres dates, ou un lieu plus grand à proximité.
hotel-filters = Filtres
hotel-clear-filters = Effacer les filtres
hotel-filters-hide-all = Les filtres cachent les { $count } hôtels.
hotel-free-cancellation = Annulation sans frais
hotel-name = Nom de l’hôtel
hotel-most-price = Jusqu’à
hotel-stars = Étoiles
hotel-area = Quartier
hotel-board = Pension
hotel-amenities = Équipements
hotel-comma = ,{" "}
hotel-compare = Comparer les hôtels
hotel-compare-this = Comparer
hotel-compare-none = Effacer
hotel-compare-one-more = Choisissez encore un hôtel à comparer, trois au plus.
hotel-compare-best = le meilleur
hotel-free-to-be-had = Annulation sans frais possible
hotel-free-until = Sans frais jusqu’au { $moment }
hotel-on-request = Sur demande
hotel-on-request-help = L’hôtel confirme lui-même, sous { $hours } heures. Le montant reste bloqué entre-temps ; il est débité si l’hôtel accepte, libéré s’il refuse ou ne répond pas.
hotel-left =
    { $count ->
        [one] Plus que { $count } chambre
       *[other] Plus que { $count } chambres
    }
hotel-for-nights =
    { $count ->
        [one] pour { $count } nuit, taxes comprises
       *[other] pour { $count } nuits, taxes comprises
    }
hotel-a-night = { $amount } la nuit
hotel-earn = Vous gagnez
hotel-see-rooms = Voir les chambres
hotel-back-to-results = Tous les hôtels de la recherche
hotel-weather = Météo du séjour
hotel-weather-typical = Climat habituel, pas une prévision
hotel-weather-mixed =
    { $count ->
        [one] Prévision pour { $count } jour, climat habituel ensuite
       *[other] Prévision pour { $count } jours, climat habituel ensuite
    }
hotel-weather-usual = Climat habituel
hotel-weather-degrees = { $high }° / { $low }°
hotel-weather-chance = { $percent } % de risque de pluie
hotel-weather-clear = Ciel dégagé
hotel-weather-partly-cloudy = Partiellement nuageux
hotel-weather-cloudy = Nuageux
hotel-weather-fog = Brouillard
hotel-weather-drizzle = Bruine
hotel-weather-rain = Pluie
hotel-weather-showers = Averses
hotel-weather-thunder = Orages
hotel-weather-snow = Neige
hotel-about = À propos de l’hôtel
hotel-from-time = à partir de { $time }
hotel-until-time = jusqu’à { $time }
hotel-built =
    { $count ->
        [one] { $count } chambre, construit en { $year }
       *[other] { $count } chambres, construit en { $year }
    }
hotel-phone = Téléphone
hotel-party =
    { $adults ->
        [one] { $adults } adulte
       *[other] { $adults } adultes
    }{ $children ->
        [0] {""}
        [one] , { $children } enfant
       *[other] , { $children } enfants
    }
hotel-no-rooms = Plus de chambres
hotel-no-rooms-help = Rien n’est libre pour ces personnes et ces nuits.
hotel-selection = Votre choix
hotel-hotel-time = À l’heure de l’hôtel
hotel-total = Total
hotel-book = Réserver
hotel-checked-again = Le prix est vérifié à nouveau avant le paiement.
hotel-guests = Clients
hotel-guests-note = Au nom de qui est chaque chambre
hotel-pan-help = Nécessaire aux paiements à l’étranger
hotel-field-of = { $field }, chambre { $room }
hotel-field-pan = PAN
hotel-field-number = Numéro de passeport
hotel-field-issuedOn = Date de délivrance
hotel-field-expiresOn = Date d’expiration
hotel-field-placeOfIssue = Lieu de délivrance
hotel-field-country = Pays de délivrance
hotel-policy-changed = Les conditions d’annulation ont changé depuis leur affichage
hotel-policy-agree = Le client accepte les conditions ci-dessous
hotel-requests-note = L’hôtel n’en promet aucune
hotel-mode = Quand payer
hotel-mode-confirm = Payer et confirmer maintenant
hotel-mode-hold = Garder les chambres sans payer
hotel-mode-until = Gardées jusqu’au { $moment }, dernier moment où elles peuvent être rendues sans frais. Un rappel est envoyé avant.
hotel-amenity-wifi = Wi-Fi
hotel-amenity-parking = Parking
hotel-amenity-pool = Piscine
hotel-amenity-gym = Salle de sport
hotel-amenity-spa = Spa
hotel-amenity-restaurant = Restaurant
hotel-amenity-bar = Bar
hotel-amenity-room-service = Service en chambre
hotel-amenity-breakfast-hall = Salle de petit-déjeuner
hotel-amenity-airport-shuttle = Navette aéroport
hotel-amenity-business-centre = Centre d’affaires
hotel-amenity-conference-rooms = Salles de conférence
hotel-amenity-laundry = Blanchisserie
hotel-amenity-lift = Ascenseur
hotel-amenity-wheelchair = Accès en fauteuil roulant
hotel-amenity-family-rooms = Chambres familiales
hotel-amenity-pets = Animaux acceptés
hotel-amenity-car-charging = Borne de recharge
hotel-amenity-beach = Plage
hotel-amenity-garden = Jardin
