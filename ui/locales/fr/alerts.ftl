# Ce que le portail dit à l’agent après une action, ou quand rien n’a été trouvé.
message-select-flight = Sélectionnez au moins un vol.
message-select-both-flights = Sélectionnez au moins un vol aller et un vol retour.
message-no-profiles = Aucun profil trouvé.
message-change-password-failed = Le mot de passe n’a pas pu être modifié.
message-ledger-failed = Le grand livre n’a pas pu être obtenu. Veuillez réessayer.
message-sales-failed = La synthèse des ventes n’a pas pu être obtenue. Veuillez réessayer.
message-commissions-failed = Les commissions n’ont pas pu être obtenues. Veuillez réessayer.
message-no-commissions = Aucune commission trouvée.
message-no-bookings = Aucune réservation trouvée.
message-nothing-found = Aucun vol, bus ni hôtel trouvé.
message-no-flights = Aucun vol trouvé pour la date indiquée.
message-details-failed = Les informations n’ont pas pu être chargées.
message-booking-details-failed = { $product ->
    [hotel] Erreur lors du chargement des détails de la réservation d’hôtel.
   *[other] Les informations n’ont pas pu être chargées.
}
message-voucher-details-failed = { $product ->
    [hotel] Erreur lors du chargement des détails du bon d’hôtel.
   *[other] Les informations n’ont pas pu être chargées.
}
message-booking-failed = { $product ->
    [flight] La réservation du vol a échoué.
   *[other] La réservation a échoué.
}
message-booking-cancellation-failed = L’annulation de la réservation a échoué.
message-booked-or-cancelled = Billet réservé ou annulé.
message-balance-paid = Le solde est payé.
message-balance-paid-before = Le solde était déjà payé.
message-withdrawn = La demande est retirée.
message-decided-before = La décision était déjà prise : la réservation l’indique.
message-no-invoice = Aucune facture trouvée.
message-submit-failed = L’envoi de votre demande a échoué. Veuillez réessayer.
message-emulate = Agir pour un client
message-emulate-login-failed = Échec de la connexion, { $message }
message-emulate-failed = Impossible d’agir pour ce client. Veuillez réessayer.
message-no-receipt = Aucun reçu trouvé.
message-password-mailed = Un e-mail contenant le mot de passe a été envoyé à l’adresse enregistrée.
message-session-expired-title = Session expirée
message-session-expired = La session a expiré. Reconnectez-vous pour continuer.
message-hotel-booked = Hôtel réservé.
insurance-issued = Police émise.
message-ticket-booked = Billet réservé.
visa-registered = Demande enregistrée.
