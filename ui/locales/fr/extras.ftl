# Repas, bagages, services spéciaux et sièges
extras-flights = Services par vol
extras-flight = { $from } à { $to }
extras-none-chosen = Tout est facultatif. Ce que vous choisissez est acheté avec les billets.
extras-none-added = Tout est facultatif. Ce que vous choisissez est débité à l’ajout.
extras-add-later = Ajouter des services
extras-loading-failed = Les services de ces vols n’ont pas pu être chargés.
extras-without = Vous pouvez continuer sans services et les ajouter plus tard.
extras-drop-all = Retirer tous les services
extras-to-change = { $count ->
    [one] Un service est à modifier
   *[other] { $count } services sont à modifier
}
extras-wrong = { $who }, { $what } : { $why }
extras-remove = Retirer
extras-remove-of = Retirer { $what }, { $who }
extras-free = Gratuit
extras-chosen = Services
extras-bought = Déjà acheté
extras-line-note = { $who }, { $flight }
extras-none = Aucun service
extras-edit = Modifier les services

# Sièges
extras-seats = Sièges
extras-no-map = Sur ce vol, la compagnie attribue les sièges à l’enregistrement.
extras-no-seats-later = La compagnie ne vend pas de sièges ici une fois la réservation faite.
extras-on-aircraft = { $flight }, { $aircraft }
extras-view = Affichage des sièges
extras-view-map = Plan
extras-view-list = Liste
extras-seat-together = Asseoir ensemble
extras-together-at = { $seats }, { $price }
extras-seated-together = Assis ensemble : { $seats }
extras-who-sits = Siège pour
extras-no-seat = Aucun siège choisi
extras-on-lap = Sur les genoux de { $who }
extras-seat-of = Siège de { $who }
extras-seat-number = Siège { $seat }
extras-map-of = Sièges du vol { $flight }, pour { $who }
extras-deck-main = Pont principal
extras-deck-upper = Pont supérieur
extras-seat-window = hublot
extras-seat-aisle = couloir
extras-seat-middle = milieu
extras-seat-exit = issue de secours
extras-seat-legroom = plus d’espace pour les jambes
extras-seat-not-for-child = pas pour un enfant ou un bébé
extras-seat-bassinet = place pour un berceau
extras-seat-taken = pris
extras-seat-blocked = pas en vente
extras-seat-state-free = libre
extras-seat-state-chosen = choisi pour { $who }
extras-seat-held = Le siège { $seat } est réservé à { $who }. Modifiez d’abord ce siège ou choisissez-en un autre.
extras-seat-given = { $who } : siège { $seat }, { $price }
extras-seat-given-up = { $who } : aucun siège
extras-exit = Issue
extras-legend = Légende des sièges
extras-legend-free = Gratuit
extras-legend-price = { $price }
extras-legend-prices = { $from } à { $to }
extras-legend-legroom = Plus d’espace
extras-legend-not-for-child = Pas pour un enfant
extras-legend-taken = Pris
extras-legend-blocked = Pas en vente
extras-legend-chosen = Choisi, initiale du voyageur
extras-seat-keys = Les flèches vont d’un siège à l’autre, Entrée choisit.
extras-facility-lavatory = Toilettes
extras-facility-galley = Office
extras-facility-closet = Penderie
extras-facility-stairs = Escalier
extras-facility-door = Porte

# Repas, bagages, services
extras-choices = Repas et bagages
extras-same-for-all = Pareil pour tous
extras-traveller = Voyageur
extras-kind-meals = Repas
extras-kind-baggage = Bagage supplémentaire, jusqu’à { $most } kg
extras-kind-special_ssr = Demande spéciale
extras-add-meals = Ajouter un repas
extras-add-baggage = Ajouter un bagage
extras-add-special_ssr = Ajouter une demande
extras-choose-meals = Repas de { $who }
extras-choose-baggage = Bagages de { $who }
extras-choose-special_ssr = Demande spéciale de { $who }
extras-none-meals = Aucun repas proposé
extras-none-baggage = Aucun bagage trouvé.
extras-none-special_ssr = Aucune demande proposée
extras-price = Prix
extras-bag = { $weight } kg en plus

# Comme les compagnies les appellent
extras-name-paneer-sandwich = Sandwich au paneer tikka
extras-name-chicken-sandwich = Sandwich au poulet épicé
extras-name-almond-cake = Gâteau aux amandes et raisins
extras-name-vegetarian = Repas végétarien
extras-name-non-vegetarian = Repas non végétarien
extras-name-jain = Repas jaïn
extras-name-diabetic = Repas pour diabétique
extras-name-fruit = Assiette de fruits
extras-name-hindu-vegetarian = Repas hindou végétarien
extras-name-vegan = Repas végétalien
extras-name-hindu = Repas hindou non végétarien
extras-name-halal = Repas halal
extras-name-gluten-free = Repas sans gluten
extras-name-low-fat = Repas pauvre en graisses
extras-name-child = Repas enfant
extras-name-baby = Repas bébé
extras-name-wheelchair-door = Fauteuil roulant jusqu’à l’avion
extras-name-wheelchair-steps = Fauteuil roulant, sans escaliers
extras-name-wheelchair-seat = Fauteuil roulant jusqu’au siège
extras-name-blind = Voyageur aveugle
extras-name-deaf = Voyageur sourd
extras-name-meet = Accueil et assistance
extras-name-sports = Équipement de sport
extras-name-bags-first = Bagages livrés en premier
extras-name-fast-track = Passage rapide à l’aéroport

# Ce qu’il en est
extras-status-requested = Demandé
extras-status-confirmed = Confirmé
extras-status-refused = Refusé
extras-status-cancelled = Annulé
