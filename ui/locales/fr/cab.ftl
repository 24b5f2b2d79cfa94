cab-title = Voitures avec chauffeur
cab-search = Rechercher des voitures
cab-search-again = Rechercher à nouveau
cab-kind = Type de trajet
cab-kind-airport = Aéroport
cab-kind-local = À l’heure
cab-kind-outstation = Aller et retour
cab-kind-oneway = Aller simple
cab-from = Prise en charge
cab-to = Destination
cab-date = Date de prise en charge
cab-time = Heure
cab-hours = Heures
cab-hours-count = { $count } heures
cab-days = Jours d’absence
cab-days-count = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
cab-passengers = Voyageurs
cab-passengers-count = { $count ->
    [one] 1 voyageur
   *[other] { $count } voyageurs
}
cab-no-place = Aucun lieu avec des voitures
cab-count = { $km } km, environ { $duration }, { $shown } voitures sur { $all }
cab-filters = Filtres
cab-clear = Tout effacer
cab-all-filtered = Les filtres ne laissent aucune voiture
cab-filter-classes = Voiture
cab-filter-traits = Indispensable
cab-trait-clean = Électrique ou GNC
cab-filter-rating = Note du transporteur
cab-rating-any = Toutes
cab-rating-least = { $rating }+
cab-filter-cancelling = Annulation
cab-none = Aucune voiture n’est libre
cab-none-help = Essayez une autre heure, ou moins de voyageurs par voiture.
cab-follows = Le chauffeur suit le vol que vous indiquez. S’il est en retard, la prise en charge est décalée, et l’attente est gratuite une heure après l’atterrissage.
cab-fuel-petrol = Essence
cab-fuel-diesel = Diesel
cab-fuel-cng = GNV
cab-fuel-electric = Électrique
cab-feature-child-seat = Siège enfant
cab-feature-roof-carrier = Galerie de toit
cab-feature-speaks-english = Chauffeur anglophone
cab-feature-speaks-hindi = Chauffeur parlant hindi
cab-seats = { $count } voyageurs
cab-bags = { $count ->
    [one] 1 grand bagage
   *[other] { $count } grands bagages
}
cab-free = Gratuit jusqu’à { $count } h avant
cab-kilometres = { $count } km compris, puis { $amount } le km
cab-further-hour = Puis { $amount } l’heure
cab-waiting = { $count } min d’attente comprises
cab-choose = Choisir
cab-at-cost = Péages, parking et permis se paient sur place. Une voiture semblable peut venir.
cab-lead = Voyageur principal
cab-lead-note = Celui que le chauffeur cherche
cab-pick-up = Prise en charge
cab-pick-up-help = Rue, hôtel ou terminal
cab-arriving-help = Le chauffeur l’attend
cab-field-pickUpPoint = Où exactement
cab-field-arrivingBy = Vol
cab-field-journey = Vol ou train
