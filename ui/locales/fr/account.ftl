# Le grand livre.
account-csv = CSV
account-print = Imprimer
account-range = Jours affichés
account-today = Aujourd’hui
account-yesterday = Hier
account-week = { $days } jours
account-from = Du
account-to = Au
account-range-limit = { $days } jours au plus
account-find = Référence, PNR, montant
account-no-entries = Aucune écriture ces jours-là
account-no-entries-help = Le solde n’a pas bougé. Choisissez d’autres jours ci-dessus.
account-none-match = Aucune écriture ne correspond
account-opening = Ouverture
account-credits = Crédits
account-debits = Débits
account-closing = Clôture
account-opening-balance = Solde d’ouverture
account-closing-balance = Solde de clôture
account-verifying = Vérification
account-verified = Vérifié
account-not-verified = Non vérifié
account-broken = Ne concorde pas
account-broken-text = Prévenez l’exploitant aussitôt. Première écriture concernée : { $entry }
account-show-proof = Voir la preuve
account-hide-proof = Masquer la preuve
account-holds = Exact
account-fails = Faux
account-proof-sums = Ouverture + crédits − débits = clôture, écriture par écriture
account-proof-numbering = Les numéros des écritures affichées se suivent sans trou
account-proof-live = Toutes les écritures ensemble donnent le solde actuel
account-column-date = Date
account-column-time = Heure
account-column-entry = Écriture
account-column-type = Type
account-column-details = Détails
account-column-reference = Référence
account-column-debit = Débit
account-column-credit = Crédit
account-column-balance = Solde
account-kind-booking = Réservation
account-kind-refund = Remboursement
account-kind-reversal = Contre-passation
account-kind-deposit = Dépôt
account-kind-payment = Paiement
account-kind-adjustment = Ajustement
account-kind-incentive = Prime
account-kind-tds = TDS
account-entries = { $count ->
    [one] { $count } écriture
   *[other] { $count } écritures
}
account-verified-text = { $count ->
    [one] { $count } écriture, chaîne intacte et sans trou ; la somme est le solde actuel.
   *[other] { $count } écritures, chaîne intacte et sans trou ; la somme est le solde actuel.
}
account-proof-chain = { $count ->
    [one] La chaîne de { $count } écriture est intacte
   *[other] La chaîne de { $count } écritures est intacte
}
account-narration-flight-ticket = { $route }, { $leadTraveller }, PNR { $pnr }
account-narration-flight-refund = Remboursement, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-services = Services, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-change = Changement de vols, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-split = Scission vers { $part }, { $route }, { $leadTraveller }, PNR { $pnr }
account-narration-deposit = { $mode }, { $bank }, { $instrument }
account-narration-incentive = Prime de productivité, { $carrier }
account-narration-tds = { $percent } % sur { $reference }
