# Ce que décident les utilisateurs habilités.
operations-sections = Rubriques
operations-keys = J et K parcourent la liste, A mène à la décision
operations-requests = Demandes
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
operations-statement = Relevé bancaire
operations-statement-match = Rapprocher un relevé
operations-statement-read = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} sur le relevé, { $deposits ->
    [one] { $deposits } dépôt en attente
   *[other] { $deposits } dépôts en attente
}
operations-statement-unread = { $count ->
    [one] La ligne { $lines } n’a pas pu être lue
   *[other] Les lignes { $lines } n’ont pas pu être lues
}
operations-statement-none = Aucun dépôt n’est en attente.
operations-statement-agrees = Référence et montant concordent
operations-statement-differs = Le montant diffère
operations-statement-likely = Montant et date concordent, sans référence
operations-statement-unclear = Plusieurs lignes ou dépôts possibles
operations-statement-absent = Absent du relevé
operations-statement-line = Ligne { $line } : { $day }, { $amount }
operations-statement-open = Ouvrir { $deposit }
operations-statement-take = Reprendre montant et date
operations-statement-approve = { $count ->
    [one] Approuver { $count } dépôt concordant
   *[other] Approuver { $count } dépôts concordants
}
operations-statement-approving = Approbation en cours
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
operations-agencies = Agences
operations-find-agencies = Nom, identifiant, e-mail ou personne
operations-agency-active = Active
operations-agency-suspended = Bloquée
operations-new-agency = Nouvelle agence
operations-make-agency = Créer l’agence
operations-new-agency-help = La première personne reçoit une invitation par e-mail.
operations-agent-id = Identifiant d’agent
operations-balance = Solde
operations-owed = Dû
operations-due-on = À payer avant le
operations-credit-now = Crédit actuel
operations-reserved = Réservé
operations-phone = Téléphone
operations-mail = E-mail
operations-pan = PAN
operations-gstin = GSTIN
operations-since = Depuis
operations-credit = Crédit
operations-credit-limit = Plafond de crédit
operations-credit-dueOn = À payer au plus tard
operations-credit-dueOn-help = Une agence encore débitrice après ce jour n’a plus de crédit.
operations-credit-extra = Augmentation temporaire
operations-credit-extra-help = En plus du plafond, jusqu’à la fin de son dernier jour.
operations-credit-extraUntil = Dernier jour de l’augmentation
operations-credit-save = Enregistrer le crédit
operations-terms = Codes promo, commission et frais
operations-terms-promo = Codes promo
operations-terms-commission = Commission
operations-terms-fee = Frais
operations-terms-promo-help = Ce qu’un code retire du tarif de base d’un voyageur avec siège. Parmi les lignes d’un même code, la première en vigueur qui convient s’applique.
operations-terms-commission-help = Ce que l’agence reçoit. Parmi les lignes d’un service, la première en vigueur qui convient s’applique ; si aucune ne convient, le barème de la maison s’applique.
operations-terms-fee-help = Ce que l’agence paie pour le service du portail, GST en sus. Parmi les lignes d’un service, la première en vigueur qui convient s’applique ; si aucune ne convient, le barème de la maison s’applique.
operations-terms-add-promo = Ajouter un code
operations-terms-add-commission = Ajouter une commission
operations-terms-add-fee = Ajouter des frais
operations-terms-change-promo = Modifier le code
operations-terms-change-commission = Modifier la commission
operations-terms-change-fee = Modifier les frais
operations-terms-markup = Marge habituelle
operations-terms-add-markup = Ajouter une marge habituelle
operations-terms-change-markup = Modifier la marge habituelle
operations-terms-cancelling = Annulation
operations-terms-cancelling-help = Pour ce qu’un voyageur annule : tant par voyageur et direction, chambre, place ou personne, GST comprise, et jamais plus que ce qui est à rembourser. La ligne du jour de vente s’applique.
operations-terms-add-cancelling = Ajouter des frais d’annulation
operations-terms-change-cancelling = Modifier les frais d’annulation
operations-terms-handling = Dossier
operations-terms-handling-help = Ce que la maison demande pour traiter un dossier, GST en sus : tant par voyageur avec siège, chambre, place ou personne, ou une part du prix du fournisseur. C’est une ligne à part du prix, qui reste due quand un voyageur annule. Parmi les lignes d’un service, la première en vigueur s’applique ; sans ligne, un service suit le barème de la maison.
operations-terms-add-handling = Ajouter des frais de dossier
operations-terms-change-handling = Modifier les frais de dossier
operations-terms-gateway = Paiement
operations-terms-gateway-help = Ce que payer coûte au client, GST en sus : tant par voyageur avec siège, chambre, place ou personne, ou une part du prix du fournisseur. D’un billet de train, jamais plus de un pour cent. C’est une ligne à part du prix, qui reste due quand un voyageur annule. Parmi les lignes d’un service, la première en vigueur s’applique ; sans ligne, un service suit le barème de la maison.
operations-terms-add-gateway = Ajouter des frais de paiement
operations-terms-change-gateway = Modifier les frais de paiement
operations-terms-none = Rien de convenu
operations-terms-end = Mettre fin à { $name } maintenant
operations-terms-over = Terminés : { $count }
operations-terms-save = Enregistrer pour cette agence
operations-terms-saved = Enregistré. Les devis à venir en tiennent compte.
operations-terms-unsaved = Pas encore enregistré.
operations-terms-applies = Une modification vaut pour les devis à venir. Ce qui est vendu garde son prix.
operations-terms-code = Code
operations-terms-code-help = Lettres, chiffres et traits d’union, en majuscules
operations-terms-amount = Montant
operations-terms-by = Ce qu’il retire
operations-terms-basis = Part de
operations-terms-basis-base = Tarif de base
operations-terms-basis-base-and-yq = Tarif de base et YQ
operations-terms-of-base = du tarif de base
operations-terms-of-base-and-yq = du tarif de base et de YQ
operations-terms-most = du tarif de base, { $amount } chacun au plus
operations-terms-cost = À la charge de
operations-terms-cost-agency = À la charge de l’agence
operations-terms-cost-supplier = À la charge du fournisseur
operations-terms-from-help = Une modification commence ce jour-là, aujourd’hui au plus tôt.
operations-terms-to-help = Vaut jusqu’à la fin de ce jour ; sans date, jusqu’à ce qu’on y mette fin.
operations-block = Blocage
operations-block-note = Message à l’agence
operations-block-help = Ses membres sont déconnectés et lisent ce message à la connexion.
operations-block-agency = Bloquer l’agence
operations-unblock-agency = Débloquer l’agence
operations-people = Personnes
operations-person = Personne
operations-acts = Actions
operations-add-person = Ajouter une personne
operations-add-operator = Ajouter un opérateur
operations-invite = Ajouter et inviter
operations-first-person = Première personne
operations-person-invited = Invitation envoyée
operations-person-Active = Actif
operations-person-Inactive = Inactif
operations-person-Suspended = Suspendu
operations-person-title = Civilité
operations-person-firstName = Prénom
operations-person-lastName = Nom
operations-person-userId = E-mail
operations-person-mobile = Numéro de mobile
operations-title-Mr = M.
operations-title-Ms = Mme (Ms)
operations-title-Mrs = Mme (Mrs)
operations-business-companyName = Nom de la société
operations-business-address = Adresse
operations-business-city = Ville
operations-business-state = État
operations-business-pincode = Code postal
operations-business-panNumber = PAN
operations-business-gstNumber = Numéro GST
operations-business-creditLimit = Plafond de crédit
operations-suspend = Suspendre
operations-suspend-named = Suspendre { $name }
operations-activate = Activer
operations-activate-named = Activer { $name }
operations-reset = Réinitialiser le mot de passe
operations-reset-named = Réinitialiser le mot de passe de { $name }
operations-reset-factor = Réinitialiser mot de passe et second facteur
operations-reset-factor-named = Réinitialiser le mot de passe et le second facteur de { $name }
operations-done-credit = Crédit enregistré
operations-done-block = L’agence est bloquée
operations-done-unblock = L’agence n’est plus bloquée
operations-done-add-person = Personne ajoutée, l’invitation est en route
operations-done-suspend = Suspendu et déconnecté
operations-done-activate = De nouveau actif
operations-done-reset = Un mot de passe temporaire est en route
operations-done-reset-factor = Un mot de passe temporaire est en route, et aucun second facteur n’est demandé
operations-messages = Messages
operations-find-messages = Adresse e-mail ou numéro
operations-channel-mail = E-mail
operations-channel-text = SMS
operations-message-to = Destinataire
operations-message-written = Rédigé
operations-message-withheld = Il contient un mot de passe, un lien ou un code réservé à son destinataire. Il a été conservé avant qu’un serveur de messagerie soit défini ; les e-mails étant désormais envoyés, son texte n’est plus affiché. Envoyez-en un nouveau.
operations-message-file = Pièce jointe
operations-audit = Journal d’audit
operations-find-audit = Opération, référence ou agence
operations-audit-house = Par les opérateurs
operations-audit-refused-logins = Connexions refusées
operations-audit-refused = Refusée
operations-audit-done = Enregistré
operations-audit-system = Système
operations-audit-at = Heure
operations-audit-actor = Fait par
operations-audit-reference = Référence
operations-audit-detail = Détails
operations-adjustments = Ajustements
operations-find-adjustments = Ajustement, agence ou identifiant d’agent
operations-adjustment-proposed = En attente d’approbation
operations-adjustment-approved = Approuvé
operations-adjustment-declined = Refusé
operations-adjustment-reversed = Contre-passé
operations-adjustment-kind = Type
operations-adjustment-way = Sens
operations-adjustment-credit = Crédit
operations-adjustment-debit = Débit
operations-adjustment-credit-help = Augmente le solde
operations-adjustment-debit-help = Diminue le solde
operations-adjustment-amount = Montant
operations-adjustment-reason = Motif
operations-adjustment-reason-help = L’agence le lit dans son grand livre et sur le reçu.
operations-adjustment-proposed-at = Proposé le
operations-adjustment-proposed-by = Proposé par
operations-adjustment-receipt = Reçu
operations-adjustment-receipt-of = Reçu { $adjustmentId }
operations-adjustment-approve-credit = Créditer { $amount }
operations-adjustment-approve-debit = Débiter { $amount }
operations-adjustment-remarks = Les opérateurs les lisent. Obligatoires pour refuser ou contre-passer.
operations-adjust = Proposer un ajustement
operations-adjust-help = Un autre opérateur l’approuve avant toute écriture.
operations-adjust-send = Proposer
operations-adjusted = { $adjustmentId } attend l’approbation d’un autre opérateur
operations-tickets = Assistance
operations-find-tickets = Demande, objet, agence ou identifiant d’agent
operations-done-reply = Envoyé
operations-done-close = Envoyé, la demande est close
operations-settings = Réglages
operations-overview = Vue d’ensemble
operations-waiting = Travail en attente
operations-work-deposits = Dépôts
operations-work-requests = Demandes à traiter
operations-work-tickets = Assistance
operations-work-registrations = Inscriptions
operations-work-adjustments = Ajustements
operations-number = { NUMBER($number) }
operations-late = { NUMBER($count) } en retard
operations-nothing-waits = Rien en attente
operations-oldest = Plus ancien { $wait }, objectif { $target }
operations-wait = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $minutes ->
            [0] { $hours } h
           *[other] { $hours } h { $minutes } min
        }
    }
   *[other] { $days } j { $hours } h
}
operations-in-doubt = Sans réponse
operations-in-doubt-help = Le fournisseur n’a pas répondu à temps. Le montant est réservé, jamais débité deux fois.
operations-in-doubt-none = Chaque fournisseur a répondu pour chaque réservation.
operations-doubt-sale = Vente
operations-doubt-amendment = { $kind ->
    [ticket-held] Confirmation d’une option
    [release-held] Libération d’une option
    [expire-held] Fin d’une option
    [complete-held] Noms et passeports
    [cancel] Annulation
    [change] Modification
    [add-ssr] Services
    [split] Division
    [boarding] Point d’embarquement
    [schedule-change] Nouveaux horaires
    [claim] Réclamation
   *[no-show] Non-présentation
}
operations-supplier = Fournisseur
operations-set-aside = Réservé
operations-next = Prochain appel
operations-being-asked = Appel en cours
operations-bookings = { $count ->
    [one] { NUMBER($count) } réservation
   *[other] { NUMBER($count) } réservations
}
operations-ask-now = Demander
operations-ask-named = Demander maintenant pour { $booking }
operations-asked-settled = Le fournisseur a répondu pour { $booking } : le doute est levé.
operations-asked-waiting = Le fournisseur n’a pas répondu pour { $booking }. Il sera rappelé.
operations-asked-gone = Cette réservation n’est plus en doute.
operations-suppliers = Fournisseurs
operations-suppliers-help = Dernière heure ; la courbe couvre 24 heures
operations-suppliers-none = Aucun fournisseur n’a été appelé ces dernières 24 heures.
operations-typical = Habituel, s
operations-slowest = 5 % lents, s
operations-answered-share = Réponses
operations-calls = Appels
operations-day = 24 heures
operations-day-line = Temps habituel par heure, au plus { NUMBER($seconds, maximumFractionDigits: 2) } s ; { NUMBER($calls) } appels
operations-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) }
operations-share = { NUMBER($share, maximumFractionDigits: 1) } %
operations-supplier-healthy = Normal
operations-supplier-slow = Lent
operations-supplier-stopped = Arrêté
operations-supplier-idle = Non appelé
operations-supplier-short = { $seconds } s · { $share } de { $calls }
operations-today = Aujourd’hui
operations-today-bookings = Réservations
operations-today-not-confirmed = Non confirmées
operations-today-sale = Ventes
operations-week-ago = { $day } :
operations-books-verified = Vérifié
operations-books-findings = { $count ->
    [one] { NUMBER($count) } écart
   *[other] { NUMBER($count) } écarts
}
operations-books-daily = Vérifiés à chaque démarrage et une fois par jour.
operations-books-now = Vérifier
operations-books-open = Ouvrir les comptes
