# Facturation de ventes faites ailleurs : le document et les courriers
document-bill-title = { $kind ->
    [flight] Vol
    [hotel] Séjour à l’hôtel
    [bus] Voyage en autocar
    [insurance] Assurance voyage
    [visa] Visa
    [holiday] Séjour organisé
    [cruise] Croisière
    [cab] Voiture avec chauffeur
   *[other] Voyage en train
}
document-bill-confirmation = { $kind ->
    [flight] PNR
    [bus] PNR
    [train] PNR
    [insurance] Numéro de police
    [visa] Référence de la demande
    [holiday] Numéro de confirmation
    [hotel] Numéro de confirmation
    [cruise] Numéro de réservation
    [cab] Numéro de réservation
   *[other] PNR ou numéro de confirmation
}
document-bill-not-for-travel = Annulé : plus rien n’est réservé
document-bill-lead = Voyageur principal
document-bill-passengers = Voyageurs
document-bill-from = Du
document-bill-to = Au
document-bill-carrier = Compagnie
document-bill-sector = Trajet
document-bill-cabin = { $kind ->
    [cruise] Cabine
   *[other] Classe de cabine
}
document-bill-ticket = Numéro de billet
document-bill-hotel = Hôtel
document-bill-city = Ville
document-bill-rooms = Chambres
document-bill-roomType = Type de chambre
document-bill-train = Train
document-bill-travelClass = Classe
document-bill-quota = Quota
document-bill-operator = Autocariste
document-bill-origin = De
document-bill-destination = { $kind ->
    [bus] À
   *[other] Destination
}
document-bill-coach = Autocar
document-bill-seats = Sièges
document-bill-time = { $kind ->
    [cab] Heure de prise en charge
   *[other] Heure de départ
}
document-bill-insurer = Assureur
document-bill-plan = Formule
document-bill-region = Zone couverte
document-bill-sumInsured = Somme assurée
document-bill-country = Pays
document-bill-visaType = Type de visa
document-bill-visaEntries = Entrées
document-bill-packageName = Forfait
document-bill-includes = Ce qu’il comprend
document-bill-cruiseLine = Compagnie de croisière
document-bill-ship = Navire
document-bill-sailing = Croisière
document-bill-port = Port d’embarquement
document-bill-carClass = Catégorie de voiture
document-bill-tripKind = Type de trajet
document-bill-pickUp = Lieu de prise en charge
document-bill-drop = Lieu d’arrivée
document-bill-supplier = Acheté auprès de
document-bill-referenceInvoice = Facture de référence
notice-bill-issued-subject = Réservation { $transaction }, { $pnr }
notice-bill-issued-text =
    La réservation { $transaction }, numéro { $pnr }, est confirmée :

    { $flights }

    { $travellers }

    { $company } : { $phone }.
notice-bill-cancelled-subject = Annulation : réservation { $transaction }, { $pnr }
notice-bill-cancelled-text =
    La réservation { $transaction }, numéro { $pnr }, a été annulée :

    { $flights }

    { $travellers }

    { $company } vous dira ce qui est remboursé : { $phone }.
