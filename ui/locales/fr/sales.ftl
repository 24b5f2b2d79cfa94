# La synthèse des ventes.
sales-csv = CSV
sales-xlsx = XLSX
sales-print = Imprimer
sales-range = Période
sales-range-month = Ce mois-ci
sales-range-last = Mois dernier
sales-range-quarter = Trois mois
sales-from = Du
sales-to = Au
sales-on = Compté par
sales-on-booked = Date de réservation
sales-on-travel = Date de voyage
sales-none = Aucune vente sur cette période
sales-none-help = Rien n’a été vendu. Choisissez une autre période ci-dessus.
sales-sales = Ventes
sales-sales-note = Prix client
sales-bookings = Réservations
sales-travellers = Voyageurs
sales-travellers-note = { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
}
sales-bookings-note = { $count ->
    [one] { $count } réservation
   *[other] { $count } réservations
}
sales-average = Réservation moyenne
sales-average-note = Prix client
sales-cancelled = Annulé
sales-cancelled-bookings = Réservations annulées
sales-net = Net
sales-net-note = Débité de votre solde
sales-earned = Gain
sales-percent = Des ventes
sales-of-sales = { NUMBER($percent) } % des ventes
sales-share = { NUMBER($percent) } %
sales-number = { NUMBER($number) }
sales-by-day = Ventes par jour
sales-by-month = Ventes par mois
sales-by-product = Par service
sales-by-seller = Par fournisseur
sales-by-staff = Par personne
sales-by-reason = Par motif du voyage
sales-chart-note-booked = Par date de réservation
sales-chart-note-travel = Par date de voyage
sales-measure = Affiché dans le graphique
sales-bar = { $day } : { $amount }
sales-group = Compté par
sales-group-product = Service
sales-group-seller = Fournisseur
sales-group-staff = Personne
sales-group-reason = Motif
sales-reason-none = Aucun motif choisi
sales-total = Total
sales-equation = Ventes { $sales } − net { $net } = gain { $earned }.
sales-equation-tax = Ventes { $sales } − net { $net } − taxes dues { $tax } = gain { $earned }.
sales-ledger = { $count ->
    [one] { $count } écriture du grand livre pour ces réservations, modifications et annulations comprises : { $paid } payés = fournisseurs { $suppliers }, commission { $commission }, TDS { $tds }, frais { $fees }.
   *[other] { $count } écritures du grand livre pour ces réservations, modifications et annulations comprises : { $paid } payés = fournisseurs { $suppliers }, commission { $commission }, TDS { $tds }, frais { $fees }.
}
sales-ledger-elsewhere = Payé ailleurs, et compté dans aucun de ces montants : { $paid }.
