# Une réservation après coup : ses documents, ses actions, les options, l’annulation.
manage-back-to-booking = Réservation
manage-document-title = { $title } { $id }
manage-document-note = Le PDF est établi dans cette langue. Son contenu est fixé depuis sa première émission.
manage-download-pdf = Télécharger le PDF
manage-no-invoice-yet = { $product ->
    [flight] Une facture est émise avec les billets d’une réservation.
   *[other] Une facture est émise dès que la réservation est confirmée.
}
manage-no-receipt-yet = Un reçu est émis une fois le remboursement crédité sur votre compte.
manage-refund-to-balance = Remboursement sur votre solde
manage-pay-balance = Payer le solde maintenant
manage-pay-balance-title = Payer le solde maintenant ?
manage-pay-balance-apply = Payer { $amount }
manage-pay-balance-text = { $amount } sont débités de votre compte maintenant, au lieu du { $date }. Ce montant n’est débité qu’une fois.
manage-refund-account = Votre compte
manage-refund-whole = Remboursement
manage-refund-settles = Solde le reste qui n’est pas encore payé
manage-refund-paid = Payé à ce jour : { $amount }. Ce qui est soldé ne sera plus débité.
manage-refund-charged = Débité de votre solde
manage-refund-customer = Paiements du client
manage-refund-customer-settles = Solde ce que le client n’a pas encore payé
manage-refund-received = Enregistré comme reçu à ce jour : { $amount }. Enregistrez d’abord dans la réservation ce qui manque.
manage-customer-owes = Le client doit encore
manage-acts = Actions
manage-no-acts = Aucune action n’est possible sur cette réservation pour le moment.
manage-acts-not-yours = Les actions hors de vos autorisations ne sont pas affichées : adressez-vous à une personne habilitée de votre agence.
manage-documents = Documents
manage-extras = Services
manage-extra-requested = Demandé
manage-extra-confirmed = Confirmé
manage-extra-refused = Refusé
manage-extra-cancelled = Annulé
manage-held-until = { $product ->
    [flight] Places en option jusqu’au { $date }, { $time }.
   *[other] En option jusqu’au { $date }, { $time }.
}
manage-held-by-agency = Selon les conditions de votre agence ; le fournisseur peut attendre plus longtemps.
manage-held-by-deployment = La durée d’option la plus longue ici ; le fournisseur peut attendre plus longtemps.
manage-held-by-supplier = Limite fixée par le fournisseur.
manage-hold-elsewhere = Reprise d’un autre système : émettez-la là où elle a été faite, levez-la ici, puis importez-la avec ses billets.
manage-ticket-hold = { $product ->
    [flight] Payer { $amount } et émettre
   *[other] Payer { $amount } et confirmer
}
manage-issue = { $product ->
    [flight] Émettre les billets
   *[other] Confirmer
}
manage-release-hold = Lever l’option
manage-withdraw = Retirer la demande
manage-withdraw-title = Retirer la demande ?
manage-withdraw-text = Rien n’est réservé ni débité ; le montant bloqué redevient disponible. Si la décision est déjà prise, elle s’applique.
manage-withdraw-keep = La garder
manage-cancel = { $product ->
    [flight] Annuler les billets
   *[other] Annuler la réservation
}
manage-change = Modifier les vols
manage-add-ssr = Ajouter des services
manage-split = Scinder la réservation
manage-complete-held = Noms et passeports
manage-linked = Réservations scindées
manage-split-from = Scindée de
manage-split-charged = Ce que ces voyageurs avaient payé les a suivis ici. La facture figure parmi les documents.
manage-split-into = Scindée en
manage-keep-hold = Garder l’option
manage-ticket-title = { $product ->
    [flight] Émettre { $name } ?
   *[other] Confirmer { $name } ?
}
manage-ticket-text = { $product ->
    [flight] { $amount } est débité de votre compte et les billets sont émis.
   *[other] { $amount } est débité de votre compte et la réservation est confirmée.
}
manage-issue-text = { $product ->
    [flight] Les billets sont émis et débités du compte de l’agence. Le client paie { $amount }.
   *[other] La réservation est confirmée et débitée du compte de l’agence. Le client paie { $amount }.
}
manage-release-title = Lever l’option { $name } ?
manage-release-text = { $product ->
    [flight] Les places retournent à la compagnie. Rien n’est débité.
   *[other] L’option est rendue au fournisseur. Rien n’est débité.
}
manage-ask-again = Vérifier le résultat
manage-unanswered = Aucune réponse reçue. C’est peut-être fait : vérifiez de nouveau, rien n’est fait deux fois.
manage-supplier-refused = { $product ->
    [flight] La compagnie a refusé. La réservation est inchangée et rien n’a été débité.
   *[other] Le fournisseur a refusé. La réservation est inchangée et rien n’a été débité.
}
manage-find = Rechercher
manage-find-title = Rechercher une réservation
manage-find-help = Saisissez un numéro de réservation, un PNR, un billet, un voyageur ou la date de réservation. Un résultat unique s’ouvre aussitôt.
manage-find-nothing = Saisissez votre recherche
manage-travel-date = Date du voyage
manage-radar = Radar des échéances
manage-radar-now = Maintenant
manage-radar-note = Solde après chaque option
manage-spendable = Disponible pour réserver
manage-needed-today = À payer aujourd’hui ({ $count })
manage-needed-all = À payer en tout ({ $count })
manage-shortfall = À approvisionner
manage-all-holds = Toutes les options ({ $count })
manage-limits-unknown = Les échéances des options n’ont pas pu être chargées : l’une d’elles est peut-être proche.
manage-holds-covered = Le solde en couvre { $covered } sur { $count }
manage-balances-due = Soldes à payer
manage-all-balances = Tous les soldes ({ $count })
manage-balances-unknown = Les soldes à payer n’ont pas pu être chargés : l’un d’eux est peut-être proche.
manage-to-be-paid = À payer
manage-refunds-due = Remboursements attendus
manage-all-refunds = Tous les remboursements ({ $count })
manage-no-holds = Aucune option en cours
manage-no-holds-help = Si le fournisseur le permet, posez une option à la dernière étape d’une réservation et payez plus tard.
manage-hold-until = Option jusqu’au
manage-hold-expired = Échue
manage-hold-left = encore { $hours } h { NUMBER($minutes, minimumIntegerDigits: 2) }
manage-spendable-after = Solde après
manage-hold-covered = Couverte
manage-hold-leaves = reste { $amount }
manage-hold-short = Manque { $amount }
manage-hold-after-earlier = après les options précédentes
manage-top-up = Approvisionner
manage-cancel-title = Annuler { $id }
manage-preview = Aperçu : rien n’est encore annulé
manage-preview-valid = Valable { $time }
manage-preview-over = Cet aperçu a expiré
manage-check-again = Vérifier à nouveau
manage-cancel-not-now = Rien de cette réservation ne peut être annulé pour le moment
manage-cancel-departed = { $product ->
    [flight] Tous les vols sont partis. Signalez une non-présentation, ou adressez-vous à notre équipe.
   *[other] Ce qui a été réservé a commencé. Signalez une non-présentation, ou adressez-vous à notre équipe.
}
manage-asked-once-begun = Ce qui a été réservé a commencé : rien n’est rendu d’office. Une personne de notre équipe interroge le fournisseur, qui décide. Dites dans les remarques ce qui s’est passé.
manage-departed-acts = { $product ->
    [flight] Tous les vols sont partis.
   *[other] Ce qui a été réservé a commencé.
}
manage-cancel-decision = Garder ou annuler
manage-ignore = Garder la réservation
manage-commit = { $product ->
    [flight] Annuler les billets, rembourser { $amount }
   *[other] Annuler et rembourser { $amount }
}
manage-commit-waiting = { $product ->
    [flight] Annuler les billets
   *[other] Annuler la réservation
}
manage-to-balance = Remboursé sur le solde
manage-to-elsewhere = Rendu là où c’était payé
manage-to-customer = Remboursé au client
manage-customer-gets = Le client peut être remboursé de { $amount }.
manage-customer-gets-nothing = Rien de ce que le client a payé n’est à lui rendre.
manage-who-cancels = Qui annule
manage-which-directions = Quels vols
manage-choose-traveller = Choisissez au moins un voyageur.
manage-choose-direction = Choisissez au moins un vol.
manage-sold-together = Vendus en un seul tarif : annulés ensemble.
manage-remarks = Remarques
manage-remarks-help = Conservées dans l’historique de la réservation
manage-nothing-chosen = { $product ->
    [flight] Choisissez qui annule et quels vols pour voir le remboursement.
   *[other] Choisissez ce qui est annulé pour voir le remboursement.
}
manage-refund-lines = Remboursement, ligne par ligne
manage-becomes = Après l’annulation
manage-customer-refund = Remboursement dû au client
manage-customer-refund-whole = Remboursement du prix du client
manage-markup-yours = Votre marge n’y est pas comprise
manage-by-law = Dont remboursable selon la loi
manage-remaining = Prix de ce qui reste
manage-part-cancellation-charges = Frais d’annulation
manage-part-cancellation-fee = { $product ->
    [flight] Frais d’annulation de la compagnie
   *[other] Frais d’annulation de { product-supplier }
}
manage-part-no-show-fee = Frais de non-présentation
manage-part-cancellation-gst = GST sur les frais
manage-part-commission = Commission contre-passée
manage-part-commission-kept = Commission conservée sur ce qui n’est pas remboursé
manage-part-tds = TDS contre-passée
manage-ledger-lines = Écritures qui seront passées
manage-ledger-lines-note = Une seule écriture équilibrée
manage-ledger-account = Compte
manage-debit = Débit
manage-credit = Crédit
manage-account-agency = Votre compte
manage-account-supplier = { $product ->
    [flight] Règlement de la compagnie
   *[other] Règlement de { product-supplier }
}
manage-account-commission = Commission
manage-account-tds = TDS
manage-account-instalments = Solde payé plus tard
manage-account-fees = Frais
manage-refunds = Remboursements
manage-refunds-by-state = Remboursements par statut
manage-refund-overdue = En retard
manage-refund-under-way = En cours
manage-refund-credited = Crédité
manage-refund-refused = Refusé par le fournisseur
manage-refund-due = Attendu le { $date }
manage-refund-came = Crédité le { $date }
manage-refund-asked = Demandé le
manage-refunds-law = La loi donne à la compagnie 14 jours ouvrés après l’annulation pour rembourser le billet d’une agence : c’est la date indiquée.
manage-no-refunds = Aucun remboursement
manage-no-refunds-help = Les remboursements de réservations annulées figurent ici, avec la date à laquelle ils sont dus.
manage-no-refunds-here = Aucun remboursement avec ce statut.
manage-paper-of-entry = { $title }, { $entry }
manage-entry-charged = Débité de votre compte
manage-entry-credited = Crédité sur votre compte
manage-entry-elsewhere = Réglé ailleurs
manage-no-money-yet = Aucun mouvement d’argent pour cette réservation.
manage-paper-whose = Reçu pour
manage-paper-own = Vous
manage-paper-customer = Votre client
manage-ask-payment = Demander un paiement par lien
manage-ask-person = Demander un service ou une modification
manage-cancel-request = Envoyer une demande d’annulation
manage-part-services-kept = Services, non remboursables
manage-part-fees-kept = Frais, non remboursables
manage-bridge-commission = Commission contre-passée : la vôtre, pas celle du client
manage-bridge-commission-kept = Votre commission sur ce qui n’est pas remboursé
manage-bridge-tds = TDS correspondante contre-passée : la vôtre, pas celle du client
manage-bridge-discount = Remise à votre charge
manage-bridge-fare = Prix de votre client, là où il diffère de celui du fournisseur
manage-fee-of = { $name }, { $sector }
manage-fee-hours = { $hours ->
    [0] Moins d’une heure avant le départ
    [one] { $hours } heure avant le départ
   *[other] { $hours } heures avant le départ
}
manage-fee-ticket = { $product ->
    [flight] Une seule fois pour tout le billet
   *[other] Une seule fois pour toute la réservation
}
manage-fee-capped = La règle prévoit { $asked } ; la loi ne permet de retenir que le tarif de base et la surcharge carburant
manage-fee-share = { $percent } % de { $of }
manage-rule-source = Source : { $note }
manage-over-time = Si vous annulez plus tard
manage-over-time-note = { $product ->
    [flight] Mêmes voyageurs et mêmes vols
   *[other] La même partie de la réservation
}
manage-over-time-deposit = Avant le paiement du solde, il ne peut pas revenir plus que ce qui a été payé : le reste du remboursement règle le solde.
manage-over-time-customer = Le client ne récupère pas plus que ce qui aura été reçu : ce qui est enregistré, puis les échéances à leurs dates. En dessous de zéro, il le doit encore.
manage-when = Quand
manage-kept = Retenu
manage-fees = Frais
manage-when-now = Maintenant
manage-when-tomorrow = Demain, { $date }, { $time }
manage-when-step = Après le { $date }, { $time }
manage-when-balance = Une fois le solde payé, le { $date }
manage-when-departure = Non-présentation, après le { $date }, { $time }
manage-instead = Au lieu de tout annuler
manage-instead-change = { $product ->
    [flight] Modifier les vols
   *[other] Modifier la réservation
}
manage-instead-change-note = Plus la différence de tarif
manage-instead-not-allowed = Non autorisé actuellement par les conditions tarifaires
manage-instead-item = Annuler seulement { $sector }
manage-instead-traveller = Annuler seulement { $name }
manage-instead-wait = Attendre jusqu’au { $date }, { $time }
manage-instead-wait-note = Le coût reste le même jusque-là ; ensuite :
manage-instead-no-show = Ne pas voyager
manage-instead-supplier = { $product ->
    [flight] Refuser les vols modifiés par la compagnie : remboursement total
   *[other] Refuser la modification du fournisseur : remboursement total
}

manage-references = Références
manage-parameter-requested-by = Réservation demandée par
manage-parameter-email-reference = Numéro de référence de l’e-mail
manage-reference-sent = Transmise avec la commande
manage-reference-kept = Conservée ici seulement
manage-add-ons = Pour ce voyage
