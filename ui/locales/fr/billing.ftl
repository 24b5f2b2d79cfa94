billing-about = Pour les ventes faites ailleurs : au téléphone, au comptoir, dans un autre système
billing-sale = Ce qui a été vendu
billing-sale-note = { $kind ->
    [flight] Comme sur le billet
    [hotel] Comme l’hôtel l’a confirmé
    [bus] Comme sur le billet de l’autocariste
    [train] Comme sur le billet de train
    [insurance] Comme sur la police
    [visa] Comme sur la demande
    [holiday] Comme le voyagiste l’a confirmé
    [cruise] Comme la compagnie l’a confirmé
   *[other] Comme le loueur l’a confirmé
}
billing-field-carrier = Compagnie
billing-field-sector = Trajet
billing-field-cabin = { $kind ->
    [cruise] Cabine
   *[other] Classe de cabine
}
billing-field-ticket = Numéro de billet
billing-field-hotel = Hôtel
billing-field-city = Ville
billing-field-rooms = Chambres
billing-field-roomType = Type de chambre
billing-field-train = Train
billing-field-travelClass = Classe
billing-field-quota = Quota
billing-field-operator = Autocariste
billing-field-origin = De
billing-field-destination = { $kind ->
    [bus] À
   *[other] Destination
}
billing-field-coach = Autocar
billing-field-seats = Sièges
billing-field-time = { $kind ->
    [cab] Heure de prise en charge
   *[other] Heure de départ
}
billing-field-insurer = Assureur
billing-field-plan = Formule
billing-field-region = Zone couverte
billing-field-sumInsured = Somme assurée
billing-field-country = Pays
billing-field-visaType = Type de visa
billing-field-visaEntries = Entrées
billing-field-packageName = Forfait
billing-field-includes = Ce qu’il comprend
billing-field-cruiseLine = Compagnie de croisière
billing-field-ship = Navire
billing-field-sailing = Croisière
billing-field-port = Port d’embarquement
billing-field-carClass = Catégorie de voiture
billing-field-tripKind = Type de trajet
billing-field-pickUp = Lieu de prise en charge
billing-field-drop = Lieu d’arrivée
billing-field-startsOn = { $kind ->
    [hotel] Arrivée
    [insurance] Début de la garantie
    [holiday] Premier jour
    [cruise] Embarquement
    [cab] Jour de prise en charge
   *[other] Date de départ
}
billing-field-endsOn = { $kind ->
    [hotel] Départ
    [insurance] Fin de la garantie
    [visa] Valable jusqu’au
    [holiday] Dernier jour
    [cruise] Débarquement
    [cab] Dernier jour
   *[other] Date de retour
}
billing-field-confirmation = { $kind ->
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
billing-field-days = Dates
billing-days = du { $from } au { $to }
billing-field-passengers = Voyageurs
billing-field-paidBy = Mode de paiement
billing-paid-account = Sur votre solde ici
billing-paid-cash = En espèces
billing-paid-card = Avec votre propre carte
billing-paid-supplier = Directement au fournisseur
billing-paid-note = Rien n’est débité de votre solde ici : la facture et les rapports la connaissent, l’argent circule ailleurs.
billing-field-supplier = Acheté auprès de
billing-field-supplierDocument = Facture du fournisseur
billing-field-ownReference = Votre référence
billing-field-referenceInvoice = Facture de référence
billing-lead = Voyageur principal
billing-field-title = Civilité
billing-field-firstName = Prénom
billing-field-lastName = Nom
billing-supplier-side = Côté fournisseur
billing-supplier-side-note = Ce que la vente vous coûte : montant de base, taxes et frais de service du fournisseur, moins la commission, plus la TDS
billing-field-basic = Montant de base
billing-field-taxes = Taxes et frais
billing-field-supplierCharge = Frais de service du fournisseur
billing-field-supplierCharge2 = Frais de service du fournisseur 2
billing-field-supplierCharge3 = Frais de service du fournisseur 3
billing-field-supplierChargeKept = Part des frais de service du fournisseur retenue en cas d’annulation
billing-field-supplierGstType = GST sur le service du fournisseur
billing-field-commissionBy = La commission est
billing-commission-amount = Un montant
billing-commission-percent = Un pourcentage du montant de base
billing-field-commission = Commission
billing-field-commissionBasisPoints = Commission, en pourcentage
billing-field-tds = TDS sur la commission
billing-customer-side = Côté client
billing-customer-side-note = Ce que paie le client : le montant de base et les taxes du fournisseur, sauf autres montants saisis ici, plus vos frais de service (GST comprise), moins la commission ou remise accordée, plus la TDS correspondante
billing-field-customerBasic = Montant de base du client
billing-field-customerTaxes = Taxes et frais du client
billing-field-serviceCharge = Frais de service
billing-field-serviceCharge2 = Frais de service 2
billing-field-serviceCharge3 = Frais de service 3
billing-field-gstType = GST sur votre service
billing-gst-unsaid = Non indiqué
billing-gst-place = Selon le lieu de prestation
billing-gst-cgst-sgst = CGST + SGST
billing-gst-igst = IGST
billing-field-discountBy = La commission ou remise du client est
billing-discount-amount = Un montant
billing-discount-percent = Un pourcentage du montant de base du client
billing-field-discount = Commission ou remise
billing-field-discountBasisPoints = Commission ou remise, en pourcentage
billing-field-customerTds = TDS que vous y retenez
billing-field-cancelCharge = Part du montant de base retenue en cas d’annulation
billing-total = Total
billing-total-none = Indiquez le montant de base pour voir le total.
billing-customer-pays = Le client paie
billing-account-charged = Débité de votre compte
billing-paid-elsewhere = Vous avez payé ailleurs
billing-withheld = TDS retenue, que vous devez
billing-earn = Votre gain
billing-send = Ajouter la facture
billing-send-again = Renvoyer
billing-send-note = La vente est débitée de votre compte comme toute autre ; la facture du client est émise aussitôt.
billing-send-note-elsewhere = Rien n’est débité de votre solde ; la facture du client est émise aussitôt.
billing-added = { $id } est facturé
billing-added-invoice = Facture { $invoice }.
billing-open = Ouvrir la réservation
billing-unanswered = Aucune réponse. Renvoyez tel quel : rien n’est facturé deux fois.
billing-bills = Factures
billing-none = Aucune facture
billing-none-help = Ce que vous vendez ailleurs et facturez ici figure dans Mes réservations, le grand livre et les rapports comme toute autre vente.
billing-column-id = Réservation
billing-column-what = Prestation
billing-column-starts = À partir du
billing-column-lead = Voyageur principal
billing-column-status = État
billing-column-price = Le client paie
billing-sold-elsewhere = Vendu ailleurs, facturé ici
billing-given-up = Annulé
billing-whole = La facture est annulée en entier
