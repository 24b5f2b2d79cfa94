markup-shown-as = Ajouté au prix du fournisseur, compris dans ce que paie le client
markup-rules = Règles de marge
markup-first-fits = Les règles étroites d’abord : la première qui est active et convient s’applique, sans cumul
markup-of-agency = Telles que l’agence les a sous ses Règles de prix : la première active qui convient s’applique, et ce que vous enregistrez est ce qu’elle voit
markup-add = Ajouter une règle
markup-new = Nouvelle règle
markup-edit = Modifier la règle
markup-keep = Terminé
markup-save = Enregistrer les règles
markup-discard = Abandonner les modifications
markup-unsaved = Pas encore enregistré. Les devis et options déjà faits gardent leur prix.
markup-applies = Les règles valent pour les devis dès leur enregistrement.
markup-none = Aucune règle de votre part
markup-none-of-agency = Aucune règle propre
markup-none-help = Les conditions du portail s’appliquent. Pour ne rien ajouter, écrivez une règle de 0.
markup-on = Active
markup-off = Inactive
markup-up = Monter { $name }
markup-down = Descendre { $name }
markup-edit-of = Modifier { $name }
markup-remove = Supprimer { $name }
markup-percent = { $percent } %
markup-per = { $product ->
    [flight] par voyageur avec siège
    [hotel] par chambre
    [bus] par siège
    [train] par couchette
    [cab] par voiture
    [holiday] par chambre
    [cruise] par cabine
   *[other] par personne
}
markup-of-price = du prix du fournisseur
markup-most = du prix, au plus { $amount } chacun
markup-all = { $product ->
    [flight] Tous les vols
    [hotel] Tous les séjours
    [bus] Tous les bus
    [train] Tous les trains
   *[other] Tout
}
markup-since = depuis le { $date }
markup-days = du { $from } au { $to }
markup-from-airports = au départ de { $airports }
markup-to-airports = vers { $airports }
markup-travel-from = Départ des vols à partir du
markup-travel-to = Départ des vols jusqu’au
markup-travel-help = Jour du premier départ. Laissé vide : quel que soit le départ.
markup-travel-since = départ à partir du { $date }
markup-travel-until = départ jusqu’au { $date }
markup-travel-days = départ du { $from } au { $to }
markup-name = Nom
markup-service = Service
markup-by = Mode d’ajout
markup-by-each = Un montant chacun
markup-by-percent = Un pourcentage
markup-amount = Marge
markup-at-most = Au plus
markup-first-day = Premier jour
markup-last-day = Dernier jour
markup-narrow = Ce que vise la règle ; ce qui reste ouvert vaut pour tout.
markup-companies = Clients
markup-companies-help = Pour ce que les personnes de ces entreprises voient et réservent ; sans choix, pour tout le monde.
markup-for-companies = pour { $companies }
markup-company-gone = une entreprise qui n’est plus ici
markup-journeys = Trajet
markup-journey-domestic = Intérieur
markup-journey-international = International
markup-trips = Type de voyage
markup-trip-one-way = Aller simple
markup-trip-round-trip = Tarif aller-retour
markup-trip-multi-city = Plusieurs villes
markup-cabins = Cabine
markup-cabin-Y = Économique
markup-cabin-W = Premium
markup-cabin-C = Affaires
markup-cabin-F = Première
markup-fares = Tarif
markup-fare-regular = Normal
markup-fare-student = Étudiant
markup-fare-armed-forces = Forces armées
markup-fare-senior-citizen = Senior
markup-carriers = Compagnies
markup-origins = De
markup-destinations = À
markup-codes-help = Codes, comme 6E, AI
markup-airports-help = Codes d’aéroport, comme COK
markup-effect = Effet sur les ventes passées
markup-effect-note = Ce que ces règles auraient ajouté
markup-effect-of = du { $from } au { $to }, { $count ->
    [one] 1 vente
   *[other] { $count } ventes
}
markup-month = Ventes
markup-month-last = Du mois dernier
markup-month-this = De ce mois
markup-replay = Rejouer
markup-replay-later = { $count ->
    [one] Une règle commence plus tard et n’est pas rejouée.
   *[other] { $count } règles commencent plus tard et ne sont pas rejouées.
}
markup-same = comme avant
markup-was = avant
markup-cut = Il y a eu plus de ventes : les 400 plus récentes sont rejouées.
markup-no-sales = Rien n’a été vendu ces jours-là.
markup-no-rule = Aucune règle ne convient
markup-other-rule = Règle antérieure
markup-bookings = { $count ->
    [one] 1 vente
   *[other] { $count } ventes
}
markup-changed = { $count ->
    [one] 1 vente aurait eu une autre marge
   *[other] { $count } ventes auraient eu une autre marge
}
markup-column-booking = Réservation
markup-column-trip = Voyage
markup-column-was = Avant
markup-column-now = Avec ces règles
