checkout-price = Prix
checkout-explain = Expliquer
checkout-part-fare = Prix du fournisseur
checkout-part-gross-fare = Prix
checkout-part-base-fare = { $product ->
    [visa] Droits de visa de l’État
   *[other] Prix de base
}
checkout-part-handling-charges = { $product ->
    [visa] Frais du centre de visas
   *[other] Frais de dossier
}
checkout-part-taxes = Taxes
checkout-nothing-title = Rien à réserver pour l’instant
checkout-nothing = Aucune réservation n’est en cours dans cet onglet. Faites une recherche et choisissez ; la réservation commence ici.
checkout-checking-price = Vérification du prix
checkout-expired = Le prix était garanti pour un temps limité, et ce temps est écoulé. Rien n’a été réservé ni débité. Votre saisie est conservée.
checkout-accept-terms = Le client accepte les conditions affichées et les conditions d’utilisation
checkout-sending = Réservation en cours. Veuillez patienter
checkout-pay = { $product ->
    [insurance] Payer { $amount } et émettre la police
   *[other] Payer { $amount } et réserver
}
checkout-pay-short = Payer { $amount }
checkout-book = { $product ->
    [insurance] Émettre la police, le client paie { $amount }
   *[other] Réserver, le client paie { $amount }
}
checkout-book-short = Réserver
checkout-hold = Garder sans payer
checkout-hold-short = Garder
checkout-request = Demander à { $amount }
checkout-request-short = Demander à { $amount }
checkout-price-raised = Le prix a augmenté
checkout-price-lowered = Le prix a baissé
checkout-price-same = Le prix a été renouvelé
checkout-price-now = Prix actuel
checkout-part-driver-allowance = Indemnité du chauffeur
checkout-part-night-allowance = Indemnité de nuit
checkout-part-express-charge = Traitement accéléré
checkout-part-share = { $share ->
    [single] Chambre individuelle
   *[twin] En chambre double
    [triple] Troisième en chambre
    [child-bed] Enfant avec lit
    [child-no-bed] Enfant sans lit
    [infant] Bébé
}
checkout-part-base-fare-stays = Hôtels
checkout-part-base-fare-cars = Voiture et chauffeur
checkout-part-base-fare-sights = Entrées et activités
checkout-part-base-fare-meals = Repas
checkout-part-base-fare-service = Service de l’organisateur
checkout-part-package-flights = Trajets en avion
checkout-part-tcs = TCS, voyage à l’étranger
checkout-part-port-charges = Taxes portuaires
checkout-part-gratuities = Pourboires
