# Connexion, mots de passe, titres des pages.
session-title = Connexion
session-lead = Utilisez l’identifiant remis par votre agence.
session-user-id = Identifiant
session-password = Mot de passe
session-forgot = Mot de passe oublié ?
session-log-in = Se connecter
session-logging-in = Connexion en cours
session-headline = Recherchez, tarifez et émettez depuis un seul solde.
session-promise = Tarifs nets, délais et chaque montant justifié, pour les agents de voyages qui passent leur journée ici.
session-forgotten-title = Mot de passe oublié ?
session-forgotten-lead = Nous envoyons un mot de passe temporaire à l’adresse enregistrée pour votre identifiant.
session-send-password = Envoyer le mot de passe
session-sending = Envoi en cours
session-back-to-login = Retour à la connexion
session-mailed-title = Consultez votre messagerie
session-mailed-help = Si l’identifiant est connu, le mot de passe temporaire arrive dans quelques minutes. Il sert une seule fois, puis vous choisirez un nouveau mot de passe. L’ancien reste valable jusque-là.
session-change-title = Choisissez un nouveau mot de passe
session-change-lead = Vous vous êtes connecté avec un mot de passe temporaire. Choisissez le vôtre avant de continuer.
session-temporary-password = Mot de passe temporaire
session-current-password = Mot de passe actuel
session-new-password = Nouveau mot de passe
session-new-password-help = Au moins { $least } caractères
session-confirm-password = Répétez le nouveau mot de passe
session-change-password = Modifier le mot de passe
session-changing = Modification en cours
session-password-changed = Votre mot de passe est modifié. Vos autres sessions sont fermées.
title-login = Connexion
title-landing = Accueil
title-flight = Vols
title-bus = Bus
title-bus-results = Bus trouvés
title-bus-review = Vérifier la réservation
title-bus-ticket = Billet de bus
title-bus-ticket-of = Billet de bus { $id }
title-bus-bookings = Réservations de bus
title-flight-results = Vols trouvés
title-flight-book = Réserver un vol
title-flight-ticket = Billet électronique
title-sent-quotes = Devis envoyés
title-my-bookings = Mes réservations
title-manage-booking = Gérer une réservation
title-order-details = Détails de la réservation
title-cancel-booking = Annuler une réservation
title-add-ssr = Ajouter des services
title-split-booking = Scinder une réservation
title-complete-held = Noms et passeports
title-change-flights = Modifier les vols
title-hold-queues = Options en cours
title-agent-support = Réservation de groupe
title-offline-ssr = Demander un service
title-requests = Demandes
title-self-trips = Voyages et demandes
title-operations = Opérations
title-passenger-calendar = Calendrier des voyageurs
title-hotel-calendar = Calendrier des clients d’hôtel
session-schedule-minor = Horaires modifiés
session-schedule-major = Vols modifiés
session-schedule-cancelled = Vols annulés
session-standing-begun = { $product ->
    [flight] Parti
   *[other] Commencé
}
session-standing-no-show = Non présenté
title-flight-invoice = Facture
title-flight-customer-invoice = Facture client
title-flight-refund-receipt = Reçu de remboursement
title-flight-credit-note = Avoir
title-customer-credit-note = Avoir client
title-customer-refund-receipt = Reçu de remboursement du client
title-credit-debit-receipt = Reçus
title-import-pnr = Importer un PNR
title-staff = Personnel
title-cart = Panier en ligne
title-cart-offline = Paniers en réserve
title-corporate = Entreprises
title-approvals = Approbations
title-agent-markup = Règles de prix
title-profile = Profil
title-ledger = Grand livre
title-sale-summary = Synthèse des ventes
title-commissions = Commissions et TDS
title-rewards = Points de fidélité
title-online-payment = Alimenter le solde
title-offline-payment = Déclarer un versement
title-payment-links = Liens de paiement
title-pay = Payer
title-top-up-receipt = Reçu de versement
title-shared-paper = Votre document
title-about-us = À propos
title-contact-us = Nous contacter
title-privacy-policy = Confidentialité
title-terms-conditions = Conditions d’utilisation
title-not-found = Page introuvable
session-logout-failed = La déconnexion a échoué
session-logout-failed-help = Le back-office n’a pas pu fermer votre session. Vous pouvez rester, ou fermer la session sur cet appareil ; elle expirera d’elle-même au back-office.
session-stay = Rester
session-end-here = La fermer ici
session-replaced = Un autre onglet utilise ce bureau
session-replaced-help = Dans un autre onglet vous êtes connecté en tant que { $name } ({ $agentId }). Pour que rien ne soit fait sous un mauvais nom, cet onglet s’est arrêté.
session-replaced-go-on = Continuer en tant que { $name }
session-booking-requested = { $product ->
    [flight] Attente compagnie
   *[other] Attente fournisseur
}
session-booking-in-doubt = À confirmer
session-booking-on-request = Sur demande
session-booking-confirmed = { $product ->
    [flight] Émise
    [bus] Émise
    [train] Émise
    [hotel] Bon émis
    [holiday] Bon émis
    [cruise] Bon émis
    [cab] Bon émis
    [insurance] Délivrée
    [visa] Délivrée
   *[other] Confirmée
}
session-booking-not-confirmed = Échouée
session-booking-held = En option
session-booking-part-cancelled = Annulée en partie
session-booking-changed = { $product ->
    [flight] Modifiée
   *[other] Modifiée
}
session-booking-amending = Modification en cours
session-booking-cancelled = Annulée
session-booking-released = Option levée
session-booking-expired = Option expirée
title-agent-registration = Devenir agent
title-edit-profile = Modifier le profil
title-support = Assistance
title-saved-travellers = Voyageurs enregistrés
session-register = Devenir agent
session-no-account = Pas encore agent ?

# The second factor.
session-second-title = Second facteur
session-second-fact = Demandé à la connexion, en plus du mot de passe
session-second-code = Code de votre application, ou code de secours
session-second-app-code = Code de votre application
session-second-code-help = Six chiffres, ou un code de secours.
session-second-ask-title = Saisissez votre code
session-second-ask-lead = Votre application d’authentification affiche six chiffres. À défaut, un code de secours convient.
session-second-other-user = Un autre utilisateur
session-second-scanning-act = Confirmer
session-second-proving-act = Continuer
session-second-ending-act = Désactiver
session-second-leave = Annuler
session-second-off = Un mot de passe se lit par-dessus l’épaule. Une application d’authentification sur votre téléphone ajoute un code que personne d’autre n’a.
session-second-turn-on = Activer
session-second-on = Un second facteur est actif
session-second-left =
    { $count ->
        [0] Il ne reste aucun code de secours : désactivez puis réactivez pour en obtenir d’autres.
        [one] Il reste { $count } code de secours.
       *[other] Il reste { $count } codes de secours.
    }
session-second-required = Votre rôle exige un second facteur : rien d’autre ne s’ouvre avant.
session-second-turn-off = Désactiver…
session-second-square = Code QR pour votre application d’authentification
session-second-scan = Scannez ce code avec votre application d’authentification, puis saisissez les six chiffres affichés.
session-second-type = Impossible de le scanner ? Saisissez ce secret dans l’application :
session-second-open = Ouvrir l’application sur cet appareil
session-second-codes = Chacun de ces codes vous laisse entrer une fois si vous perdez votre téléphone. Ils ne seront plus affichés : gardez-les à part.
session-second-codes-list = Codes de secours
session-second-noted = Je les ai notés
session-second-copy = Copier
session-second-first-title = D’abord, un second facteur
title-hotel = Hôtels
title-hotel-results = Hôtels trouvés
title-hotel-details = Hôtel
title-hotel-review = Vérifier la réservation
title-hotel-voucher = Bon d’hôtel
title-hotel-bookings = Réservations d’hôtel
title-billing-flight = Facturer un vol
title-billing-hotel = Facturer un hôtel
title-billing-train = Facturer un train
title-billing-bus = Facturer un bus
title-billing-insurance = Facturer une assurance
title-billing-visa = Facturer un visa
title-billing-holiday = Facturer un séjour
title-billing-cruise = Facturer une croisière
title-billing-cab = Facturer une voiture
title-billing-voucher = Confirmation de réservation
title-billing-voucher-of = Confirmation de réservation { $id }
title-holiday = Séjours et circuits
title-holiday-package = Séjour
title-holiday-book = Réserver un séjour
title-holiday-voucher = Bon de voyage
title-holiday-voucher-of = Bon de voyage { $id }
title-cab = Voitures avec chauffeur
title-cab-book = Réserver une voiture
title-cab-voucher = Bon de voiture
title-cab-voucher-of = Bon de voiture { $id }
title-cruise = Croisières
title-cruise-cabins = Choisir les cabines
title-cruise-book = Réserver une croisière
title-cruise-voucher = Bon de croisière
title-cruise-voucher-of = Bon de croisière { $id }
title-insurance = Assurance
title-insurance-book = Proposition d’assurance
title-insurance-policy = Police
title-train = Trains
title-train-results = Trains trouvés
title-train-book = Réserver un train
title-train-confirm = Train réservé
title-train-ticket = Billet de train
title-train-ticket-of = Billet de train { $id }

# Who sold what a page is about, within other messages
product-supplier = { $product ->
    [flight] la compagnie
    [hotel] l’hôtel
    [bus] l’autocariste
    [cab] l’exploitant
    [train] l’exploitant ferroviaire
    [insurance] l’assureur
    [visa] l’agence des visas
    [holiday] l’organisateur
    [cruise] l’armateur
   *[other] l’entreprise
}
product-supplier-first = { $product ->
    [flight] La compagnie
    [hotel] L’hôtel
    [bus] L’autocariste
    [cab] L’exploitant
    [train] L’exploitant ferroviaire
    [insurance] L’assureur
    [visa] L’agence des visas
    [holiday] L’organisateur
    [cruise] L’armateur
   *[other] L’entreprise
}
title-train-pnr-status = Statut du PNR
title-train-advance = Recherche avancée de trains
title-train-certificate = Certificat d’agent ferroviaire
title-train-calendar = Calendrier des voyageurs en train
title-train-tdr = Réclamation au chemin de fer, TDR
title-train-boarding = Modifier la gare de montée
title-visa = Visas
title-visa-book = Demande de visa
title-visa-voucher = Bon de visa
title-visa-track = Suivi d’une demande
title-visa-applications = Demandes de visa
