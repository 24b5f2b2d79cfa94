# Trains : réclamations au chemin de fer (ticket deposit receipts)
tdr-now = Il est { $at }.
tdr-leaves = Départ { $at }
tdr-expected = Départ attendu { $at }, { $late } de retard
tdr-course = { $course ->
    [cancelled] Le train est supprimé
    [diverted] Le train est détourné
    [short-terminated] Le train s’arrête avant son terminus
   *[usual] Le train suit son parcours habituel
}
tdr-before-chart = La liste n’est pas encore établie
tdr-before-chart-text = D’ici là, les couchettes s’annulent simplement, aux frais du chemin de fer.
tdr-sent = La réclamation { $number } est déposée
tdr-sent-text = Elle part au chemin de fer. Chaque étape apparaît ici, et le remboursement dans le grand livre.
tdr-why = Motif
tdr-why-note = Seuls les motifs que le chemin de fer accepte, avec le temps restant
tdr-more = { $count ->
    [one] 1 autre motif
   *[other] { $count } autres motifs
}
tdr-note-late = { $late } de retard selon le journal de marche
tdr-note-no-rac = Personne n’est en RAC sur ce billet
tdr-note-only = Seulement pour { $names }
tdr-note-none-waits = Le groupe n’est pas en partie en liste d’attente
tdr-note-certificate = Certificat du contrôleur nécessaire
tdr-note-pnr = L’autre PNR est nécessaire
tdr-window = Du { $from } au { $until }
tdr-left = Encore { $left }
tdr-open = Ouvert
tdr-closed-chart = Après la liste
tdr-closed-early = Après le départ
tdr-closed-late = Fermé
tdr-closed-status = Ne convient pas
tdr-closed-ran = Ne convient pas
tdr-who = Qui réclame
tdr-all = Les { $count }
tdr-certificate = Certificat du contrôleur
tdr-other-pnr = L’autre PNR
tdr-not-needed = Inutile pour ce motif
tdr-remarks = Remarques pour le chemin de fer
tdr-declared = Tout ceci est vrai, et personne ne voyage dont le motif dit le contraire. Une fausse réclamation peut coûter à l’agence son identifiant.
tdr-may-come = Remboursement possible
tdr-estimate = Estimation
tdr-fares = { $count ->
    [one] Billet, 1 voyageur
   *[other] Billet, { $count } voyageurs
}
tdr-fee = Frais d’agence, non rendus
tdr-most = Au plus
tdr-railway-decides = Le chemin de fer décide, en 30 à 90 jours. Il peut rendre moins, ou rien.
tdr-ledger = Écritures à présent
tdr-ledger-none = Aucune. Une ligne est écrite le jour où le chemin de fer paie, avec sa référence et le numéro de cette réclamation.
tdr-after = Après le dépôt
tdr-stage-filed = Déposée
tdr-stage-at-railway = Au chemin de fer
tdr-stage-decided = Décidée
tdr-stage-paid = Payée
tdr-stage-refused = Non payée
tdr-takes-filed = aujourd’hui
tdr-takes-at-railway = 1 à 3 jours
tdr-takes-decided = 30 à 90 jours
tdr-takes-paid = le même jour
tdr-decides = { $first } à { $last }
tdr-clock-early =
    { $days ->
        [0] Déposée aujourd’hui
        [one] Déposée il y a un jour
       *[other] Déposée il y a { $days } jours
    }. Le chemin de fer décide à partir du { $first }.
tdr-clock-due = Déposée il y a { $days } jours. Le chemin de fer peut décider chaque jour, au plus tard le { $last }.
tdr-clock-overdue = Déposée il y a { $days } jours. Le chemin de fer devait décider avant le { $last } : relancez par la demande.
tdr-claim = Réclamation
tdr-end-open = Au chemin de fer
tdr-end-paid = Payée
tdr-end-refused = Refusée
tdr-end-withdrawn = Retirée
tdr-came-back = Pour le client
tdr-request = Ouvrir la demande
tdr-decision = Déposer une réclamation de { $amount }
tdr-close = Fermer
tdr-file = { $count ->
    [one] Déposer le TDR pour 1 voyageur
   *[other] Déposer le TDR pour { $count } voyageurs
}
tdr-final = Peut être retirée jusqu’à la décision du chemin de fer.
tdr-closes = Se ferme dans { $left }
