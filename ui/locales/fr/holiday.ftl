holiday-title = Séjours et circuits
holiday-search = Rechercher un séjour
holiday-search-again = Rechercher de nouveau
holiday-destination = Où
holiday-destination-example = Un pays, un lieu ou un thème
holiday-anywhere = Partout
holiday-from = Premier jour
holiday-days = Durée
holiday-any-days = Toute durée
holiday-up-to-days = Jusqu’à { $count } jours
holiday-rooms = Chambres et voyageurs
holiday-rooms-how-many = Chambres
holiday-room-number = Chambre { $number }
holiday-party = { $rooms ->
    [one] { $rooms } chambre
   *[other] { $rooms } chambres
}, { $people ->
    [one] { $people } voyageur
   *[other] { $people } voyageurs
}
holiday-room-party = { $adults ->
    [one] { $adults } adulte
   *[other] { $adults } adultes
}{ $children ->
    [0] { "" }
    [one] , { $children } enfant
   *[other] , { $children } enfants
}
holiday-adults = Adultes
holiday-children = Enfants
holiday-children-note = Jusqu’à 11 ans le premier jour
holiday-child-age = Âge de l’enfant { $number }
holiday-none = Aucun séjour ne convient
holiday-none-help = Essayez un autre lieu, plus de jours ou un premier jour plus tardif.
holiday-count = { $shown } séjours sur { $all }, prix pour { $people ->
    [one] { $people } voyageur
   *[other] { $people } voyageurs
}
holiday-kinds = Type de séjour
holiday-kind-fixed = Départ en groupe
holiday-kind-custom = N’importe quel jour
holiday-nights = { $count ->
    [one] { $count } nuit
   *[other] { $count } nuits
}
holiday-days-count = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
holiday-theme-beach = Plage
holiday-theme-hills = Montagne
holiday-theme-heritage = Patrimoine
holiday-theme-wildlife = Faune
holiday-theme-city = Ville
holiday-theme-backwaters = Lagunes
holiday-theme-snow = Neige
holiday-left = { $count ->
    [one] { $count } place restante
   *[other] { $count } places restantes
}
holiday-a-person = par personne
holiday-for-all = Pour tous
holiday-land-only = Sans vols
holiday-flights-from = Avec vols depuis { $origin }
holiday-open = Voir les jours
holiday-other = Autres séjours
holiday-no-package = Aucun séjour n’est choisi
holiday-choose = Composition
holiday-choose-note = Chaque choix recalcule le prix
holiday-origin = Vols depuis
holiday-no-flights = Sans vols
holiday-origin-DEL = Delhi
holiday-origin-BOM = Mumbai
holiday-origin-BLR = Bangalore
holiday-origin-MAA = Chennai
holiday-origin-HYD = Hyderabad
holiday-origin-CCU = Calcutta
holiday-origin-COK = Cochin
holiday-origin-AMD = Ahmedabad
holiday-origin-PNQ = Pune
holiday-stars = Hôtels
holiday-stars-count = { $count } étoiles
holiday-hotel-in = Hôtel à { $city }
holiday-optional = En option, compris si coché
holiday-departures = Départs
holiday-departures-note = Le groupe part à ses dates, avec ses hôtels et ses vols
holiday-departure = Départ
holiday-by-day = Jour par jour
holiday-view-days = Jours
holiday-view-map = Carte
holiday-map-label = Carte des hôtels, de l’un à l’autre
holiday-map-day = Jour { $day }
holiday-map-days = Jours { $first } à { $last }
holiday-change = Modifier
holiday-all-free = Tout est libre ces jours-là
holiday-day = Jour
holiday-meal-breakfast = Petit déjeuner
holiday-meal-lunch = Déjeuner
holiday-meal-dinner = Dîner
holiday-comma = , { "" }
holiday-car-own = pour vous seuls
holiday-car-shared = avec le groupe
holiday-in-and-out = Compris et non compris
holiday-in = Compris
holiday-out = Non compris
holiday-payments = Paiements
holiday-payments-note = Ce que le client paie, et quand
holiday-payments-booked-note = Ce que le client vous paie ; votre compte a été débité à la réservation
holiday-due-now = À la réservation
holiday-due-by = Au plus tard le { $date }
holiday-sum = Somme
holiday-cancelling = En cas d’annulation
holiday-cancelling-note = Du prix de l’organisateur, par chambre
holiday-grid-until = Jusqu’au { $date }
holiday-grid-later = Ensuite
holiday-grid-free = Rien n’est retenu
holiday-grid-kept = { $percent } % retenus
holiday-decide = Ce qui est choisi
holiday-book = Réserver ce séjour
holiday-not-held = Rien n’est encore retenu. La réservation garde ce prix pendant 15 minutes ; chambres et places sont à vous une fois le séjour réservé.
holiday-propose = Proposition au client
holiday-proposed = Proposition { $reference }
holiday-proposed-mailed = Elle part par e-mail. Voici le même texte pour tout autre moyen.
holiday-proposed-copy = Copiez le texte et envoyez-le à votre client.
holiday-proposal-text = Texte de la proposition
holiday-proposal-send = Écrire la proposition
holiday-proposal-name = Nom du client
holiday-proposal-email = E-mail du client
holiday-proposal-email-help = Sans lui, vous copiez le texte vous-même
holiday-proposal-language = Langue
holiday-proposal-note = Votre mot
holiday-language-en = Anglais
holiday-language-fr = Français
holiday-language-ar = Arabe
holiday-ages-sold = âges : { $ages }
holiday-field-of = Chambre { $room } : { $field }
holiday-payers = Qui paie
holiday-payers-note = La taxe prélevée à la source est portée au PAN du payeur
holiday-one-payer = Un seul payeur pour toutes les chambres
holiday-payer = Payeur
holiday-payer-name = Nom comme sur la carte PAN
holiday-payer-pan = PAN
holiday-pan-help = Dix caractères, comme ABCPP1234E
holiday-payer-of = { $count ->
    [one] Payeur de la chambre { $rooms }
   *[other] Payeur des chambres { $rooms }
}
holiday-tcs = TCS
holiday-wishes = Souhaits
holiday-wishes-note = Pour l’organisateur ; sans engagement
holiday-operator = Organisateur
holiday-reference = Référence de l’organisateur
holiday-voucher-number = Numéro du bon
holiday-gone = Annulé
holiday-which-rooms = Quelles chambres annuler ?
holiday-choose-room = Choisissez une chambre
