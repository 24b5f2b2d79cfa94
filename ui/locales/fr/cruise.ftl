cruise-title = Croisières
cruise-search = Rechercher des croisières
cruise-search-again = Nouvelle recherche
cruise-region = Où
cruise-region-india = Inde et Maldives
cruise-region-asia = Asie de l’Est et du Sud-Est
cruise-region-gulf = Golfe et mer Rouge
cruise-region-mediterranean = Méditerranée
cruise-region-europe = Europe du Nord
cruise-region-caribbean = Caraïbes
cruise-region-alaska = Alaska
cruise-region-oceania = Australie et Pacifique
cruise-month = Mois
cruise-cabins = Cabines
cruise-cabins-count = { $count ->
    [one] { $count } cabine
   *[other] { $count } cabines
}
cruise-cabins-how-many = Nombre de cabines
cruise-cabin-number = Cabine { $number }
cruise-adults = Adultes
cruise-children = Enfants
cruise-children-note = Jusqu’à 11 ans le dernier jour
cruise-child-age = Âge de l’enfant { $number }
cruise-count = { $shown } croisières sur { $all }
cruise-filter-lengths = Durée
cruise-length-short = Jusqu’à 4 nuits
cruise-length-week = 5 à 7 nuits
cruise-length-long = 8 nuits et plus
cruise-filter-lines = Compagnie
cruise-sort = Ordre
cruise-sort-day = Les premières
cruise-sort-price = Les moins chères
cruise-sort-nights = Les plus courtes
cruise-none = Aucune croisière trouvée
cruise-none-help = Aucun navire n’y part ce mois-là avec des cabines pour tous. Essayez un autre mois, ou moins de voyageurs par cabine.
cruise-all-filtered = Les filtres ne laissent aucune croisière
cruise-clear = Effacer les filtres
cruise-built = Construit en { $year }
cruise-back = Retour { $moment }
cruise-from = À partir de, pour tous
cruise-per-guest = { $amount } par voyageur
cruise-choose-cabins = Choisir les cabines
cruise-cabin = Cabine
cruise-cabin-note = Taxes portuaires et taxe comprises
cruise-guarantee-of = { $kind }, garantie
cruise-guarantee-note = La compagnie choisit la cabine, de cette catégorie ou d’une meilleure
cruise-size-decks = { $metres } m², ponts { $decks }
cruise-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
cruise-deck = Pont { $deck }
cruise-decks = Ponts
cruise-deck-first = Choisissez une catégorie pour voir les cabines libres
cruise-plan-cabin = { $number }, { $kind }, { $side }, lits pour { $beds }
cruise-plan-free = Libre
cruise-plan-other = Autre catégorie
cruise-plan-taken = Prise
cruise-plan-chosen = Choisie : { $number }, { $part }, { $side }
cruise-side-starboard = tribord
cruise-side-port = bâbord
cruise-side-inside = intérieure
cruise-part-forward = à l’avant
cruise-part-middle = au milieu du navire, le plus calme
cruise-part-aft = à l’arrière
cruise-tips = Pourboires
cruise-tips-prepaid = Payés maintenant
cruise-tips-on-board = Payés à bord
cruise-nothing-chosen = Choisissez une cabine pour voir le prix.
cruise-total = Total
cruise-schedule = Acompte et solde
cruise-schedule-note = Votre client vous paie à ces dates. Votre compte est débité de même : l’acompte à la réservation, le solde au jour prévu. Un rappel est envoyé une semaine et un jour avant. Si votre compte ne peut pas payer à la fin de ce jour, la croisière est annulée, et la compagnie garde ce que ses conditions prévoient à cette date.
cruise-decision = Cabines choisies
cruise-travellers = Voyageurs
cruise-next-cabin = Choisir la cabine { $number }
cruise-kind-inside = Intérieure
cruise-kind-oceanview = Vue mer
cruise-kind-balcony = Balcon
cruise-kind-suite = Suite
cruise-cabin-named = { $kind }, { $place }
cruise-guarantee = attribuée par la compagnie avant l’embarquement
cruise-on-deck = { $number }, pont { $deck }
cruise-nights = { $count ->
    [one] { $count } nuit
   *[other] { $count } nuits
}
cruise-guests = { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
}
cruise-moment = { $date }, { $time }
cruise-hours = de { $from } à { $to }
cruise-leaves = Départ { $at }
cruise-arrives = Arrivée { $at }
cruise-tender = à terre en chaloupe
cruise-at-sea = En mer
cruise-route = Itinéraire
cruise-cancelling = Annulation
cruise-free = Rien n’est retenu
cruise-kept = { $percent } % du tarif
cruise-until = jusqu’au { $date }
cruise-after = après cela
cruise-from-now = dès maintenant
cruise-back-whole = Les jours sont ceux du premier port. Taxes portuaires et pourboires sont rendus entièrement.
cruise-pay-deposit = Acompte, { $date }
cruise-pay-balance = Solde, avant le { $date }
cruise-pay-whole = Le tout, { $date }
cruise-dining = Dîner
cruise-dining-early = Tôt, 18:00
cruise-dining-late = Tard, 20:30
cruise-dining-anytime = À toute heure
cruise-mode = Payer ou poser une option
cruise-mode-confirm = Payer et confirmer maintenant
cruise-mode-hold = Poser une option sans payer
cruise-mode-until = La compagnie garderait les cabines jusqu’au { $moment }.
cruise-departs = Départ
cruise-returns = Retour
cruise-reference = Référence de la compagnie
cruise-given-up = Annulée
cruise-which-cabins = Quelles cabines annuler ?
cruise-choose-cabin = Choisissez une cabine
