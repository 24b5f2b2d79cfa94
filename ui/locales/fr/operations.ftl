# Ce que décident les utilisateurs habilités.
operations-sections = Rubriques
operations-keys = J et K parcourent la liste, A mène à l’approbation
operations-registrations = Inscriptions
operations-find-registrations = Inscription, société ou e-mail
operations-state = Statut
operations-state-all = Tous
operations-none = Rien ici
operations-none-help = Ce qui correspond aux filtres ci-dessus apparaît ici.
operations-waits = { $days ->
    [0] { $hours ->
        [0] Attend depuis { $minutes } min
       *[other] Attend depuis { $hours } h { NUMBER($minutes, minimumIntegerDigits: 2) }
    }
   *[other] Attend depuis { $days } j { $hours } h
}
operations-papers = Documents
operations-no-papers = Aucun document n’a été envoyé
operations-open = Ouvrir
operations-open-named = Ouvrir : { $name }
operations-applicant = Demandeur
operations-address = Adresse
operations-decided-by = Décision de
operations-alike = Même numéro PAN ou GST : { $others }
operations-decision = Votre décision
operations-remarks = Remarques
operations-remarks-registration = Le demandeur les lit. Obligatoires pour refuser.
operations-approve-registration = Approuver l’agence
operations-decline = Refuser
operations-done-approve = Approuvé
operations-done-decline = Refusé
operations-overtaken = Déjà décidé par quelqu’un d’autre
operations-overtaken-help = La décision retenue figure ci-dessous.
operations-deposits = Dépôts
operations-find-deposits = Dépôt, référence, agence ou identifiant d’agent
operations-agency = Agence
operations-asked-by = Demandé par
operations-decided = Décidé
operations-approved-amount = Montant approuvé
operations-approved-on = Fonds reçus le
operations-remarks-deposit = L’agence les lit. Obligatoires pour refuser, et si le montant diffère.
operations-remarks-reverse = L’agence les lit. Obligatoires pour contre-passer un dépôt.
operations-approve-deposit = Approuver { $amount }
operations-reverse = Contre-passer
operations-done-reverse = Contre-passé
operations-books = Comptes
operations-books-checked = { $agencies ->
    [one] Dernier contrôle { $moment } : { $agencies } agence
   *[other] Dernier contrôle { $moment } : { $agencies } agences
}
operations-books-again = Contrôler à nouveau
operations-books-agree = Grands livres, réservations, dépôts et réserves concordent.
operations-book-difference = Écart
operations-book-about = Objet
operations-book-posted = Selon le grand livre
operations-book-expected = Selon l’enregistrement
operations-book-entry = Première écriture
operations-book-ledger-end = Le grand livre ne finit pas là où sa signature l’indique
operations-book-account-missing = L’agence n’a pas de compte
operations-book-booking-missing = Le grand livre connaît une réservation qui manque
operations-book-sale-missing = Une réservation vendue n’a pas d’écriture
operations-book-amount-differs = L’écriture porte un autre montant
operations-book-reserve-differs = Le montant réservé diffère de ce qui est en cours
operations-book-deposit-missing = Le grand livre connaît un dépôt qui manque
operations-book-deposit-differs = Un dépôt a été crédité d’un autre montant
operations-booking = Réservation
operations-restore = Restaurer
operations-restore-named = Restaurer { $booking }
operations-restore-title = Restaurer cette réservation ?
operations-restore-help = La réservation revient telle qu’elle a été écrite en dernier, et son historique le mentionne. Le grand livre reste inchangé.
operations-restore-failed = La réservation n’a pas été restaurée
operations-restored = La réservation est restaurée
operations-restored-before = La réservation était déjà là
operations-clock-span = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
    }
   *[other] { $days } j { $hours } h
}
operations-clock-ahead = L’horloge de la base de données avance de { $span }
operations-clock-behind = L’horloge de la base de données retarde de { $span }
operations-clock-help = Elle a sauté pendant que le serveur tournait. Remettez-la à l’heure avant toute autre vente : elle date les écritures du grand livre.
operations-clock-entries = Des écritures sont datées { $span } après l’heure de la base de données
operations-clock-entries-help = Les nouvelles écritures de ce grand livre portent la même date jusqu’à ce que l’horloge l’atteigne. Si l’horloge retarde, remettez-la à l’heure.
operations-deliveries = Envois
operations-refresh = Actualiser
operations-delivery = Envoi
operations-delivery-waiting = En attente
operations-delivery-delivered = Livré
operations-delivery-failed = Échoué
operations-delivery-timeout = Pas de réponse à temps
operations-delivery-unreachable = Injoignable
operations-delivery-private-address = L’adresse est dans un réseau privé
operations-status = Statut HTTP { $status }
operations-event = Événement
operations-endpoint = Point de réception
operations-raised = Survenu
operations-tried = Dernier essai
operations-tries = Essais
operations-answered = Réponse
operations-replay = Renvoyer
operations-replay-named = Renvoyer { $delivery }
operations-delivery-replayed = L’envoi est reparti
operations-delivery-not-replayed = L’envoi n’a pas été relancé
operations-delivery-waits-anyway = Il est déjà en attente et sera réessayé de lui-même.
operations-event-schedule-changed = Horaires modifiés
operations-event-schedule-restored = Horaires rétablis
operations-event-hold-ending = Option bientôt échue
operations-event-hold-expired = Option échue
operations-event-booking-settled = Réservation réglée
operations-event-refund-credited = Remboursement crédité
operations-event-request-answered = Demande traitée
