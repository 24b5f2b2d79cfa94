# Le calendrier des passagers
passengers-title = { $product ->
    [hotel] { title-hotel-calendar }
    [train] { title-train-calendar }
   *[other] { title-passenger-calendar }
}
passengers-earlier = Mois précédent
passengers-later = Mois suivant
passengers-this-month = Ce mois
passengers-print = Imprimer
passengers-month = { $product ->
    [hotel] Arrivées par jour
   *[other] Départs par jour
}
passengers-day-count = { $product ->
    [hotel] { $departures ->
        [one] { $departures } arrivée
       *[other] { $departures } arrivées
    }
   *[other] { $departures ->
        [one] { $departures } départ
       *[other] { $departures } départs
    }
}, { $product ->
    [hotel] { $travellers ->
        [one] { $travellers } client
       *[other] { $travellers } clients
    }
   *[other] { $travellers ->
        [one] { $travellers } voyageur
       *[other] { $travellers } voyageurs
    }
}
passengers-day = { $day } : { $count }
passengers-none = { $product ->
    [hotel] { $day } : aucune arrivée
   *[other] { $day } : aucun départ
}
passengers-all-days = Tout le mois
passengers-list-month = { $product ->
    [hotel] Arrivées de { $month }
   *[other] Départs de { $month }
}
passengers-list-day = { $product ->
    [hotel] Arrivées du { $day }
   *[other] Départs du { $day }
}
passengers-filter-leg = Type de départ
passengers-leg-outward = Allers
passengers-leg-return = Retours
passengers-leg-onward = { $product ->
    [flight] Vols suivants
   *[other] Trajets suivants
}
passengers-one-outward = { $product ->
    [hotel] Séjour jusqu’au { $until }
    [insurance] Assuré jusqu’au { $until }
    [visa] Voyage jusqu’au { $until }
   *[other] Aller
}
passengers-one-return = Retour
passengers-one-onward = { $product ->
    [flight] Vol suivant
    [visa] Décision au plus tôt
   *[other] Trajet suivant
}
passengers-search = { $product ->
    [flight] Voyageur, PNR ou aéroport
    [hotel] Client, référence ou hôtel
   *[other] Voyageur, référence ou lieu
}
passengers-mark = { $product ->
    [flight] Compagnie
   *[other] Fournisseur
}
passengers-any-mark = { $product ->
    [flight] Toutes les compagnies
   *[other] Tous
}
passengers-begins = { $product ->
    [flight] Départ
    [hotel] Arrivée
   *[other] Quand
}
passengers-service = { $product ->
    [flight] Vol
   *[other] Service
}
passengers-trip = { $product ->
    [hotel] Hôtel
   *[other] Trajet
}
passengers-who = { $product ->
    [hotel] Clients
   *[other] Voyageurs
}
passengers-booking = Réservation
passengers-empty = { $product ->
    [hotel] Aucune arrivée
   *[other] Aucun départ
}
passengers-empty-help = { $product ->
    [hotel] Aucune arrivée ne correspond. Regardez un autre mois ou effacez des filtres.
   *[other] Aucun départ ne correspond. Regardez un autre mois ou effacez des filtres.
}
passengers-clear = Effacer les filtres
passengers-cut = { $product ->
    [hotel] Ce mois compte plus d’arrivées qu’il n’en est montré.
   *[other] Ce mois compte plus de départs qu’il n’en est montré.
}
passengers-sums = { $product ->
    [hotel] { $departures ->
        [one] { $departures } arrivée
       *[other] { $departures } arrivées
    }
   *[other] { $departures ->
        [one] { $departures } départ
       *[other] { $departures } départs
    }
}, { $product ->
    [hotel] { $travellers ->
        [one] { $travellers } client
       *[other] { $travellers } clients
    }
   *[other] { $travellers ->
        [one] { $travellers } voyageur
       *[other] { $travellers } voyageurs
    }
}
passengers-more = { $count ->
    [one] Encore { $count } départ. Choisissez un jour pour le voir.
   *[other] Encore { $count } départs. Choisissez un jour pour les voir.
}
passengers-filter-product = Produit
