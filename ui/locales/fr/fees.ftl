# Frais de modification et d'annulation, partout où ils paraissent.
fees-hours-any = À tout moment
fees-hours-over = Plus de { $hours } heures
fees-hours-under = Moins de { $hours } heures
fees-hours-between = De { $from } à { $to } heures
fees-free = Gratuit
fees-not-allowed = Non autorisé
fees-basis = { $per ->
    [ticket] Par voyageur, une seule fois par billet
   *[direction] Par voyageur et par trajet
}
fees-basis-apart = Par voyageur. Annulation : { $cancel ->
    [ticket] une seule fois par billet
   *[direction] pour chaque trajet
}. Modification : { $change ->
    [ticket] une seule fois par billet
   *[direction] pour chaque trajet
}
fees-rule-airline-fees = Conditions tarifaires de la compagnie, frais publiés
fees-rule-airline-fees-sample = Conditions tarifaires de la compagnie, frais d’exemple
fees-rule-airline-stated = Conditions indiquées par la compagnie
fees-rule-fare-level = Tarif de la compagnie selon la distance, la classe, le jour et la demande
fees-rule-child-fare = Tarif enfant de la compagnie
fees-rule-infant-fare = Tarif bébé de la compagnie
fees-rule-fuel-surcharge = Surcharge carburant de la compagnie selon la distance
fees-rule-concession = Tarif réduit de la compagnie pour ce type de tarif
fees-rule-fare-condition = Condition de la compagnie pour ce type de tarif
fees-rule-gst-air-travel = GST sur le transport aérien (notification CGST 11/2017)
fees-rule-gst-bus-travel = GST sur le transport en bus (SAC 9964)
fees-rule-operator-policy = Conditions d’annulation de l’exploitant
fees-rule-airport-charge = Redevance fixée par l’aéroport ou l’État
fees-rule-airport-charge-sample = Redevance d’aéroport ou d’État, montant d’exemple
fees-rule-gst-agent-fee = GST sur le service d’un agent (SAC 9985)
fees-rule-gst-hotel = GST sur les chambres d’hôtel, selon le prix de la nuit
fees-rule-hotel-tax-sample = Taxe locale sur les chambres d’hôtel, taux indicatif
fees-rule-hotel-policy = Conditions d’annulation de l’hôtel
fees-rule-gst-agent-value = Valeur du service d’un agent de voyages aériens (règle CGST 32(3))
fees-rule-tds-commission = Retenue à la source sur commission (Income-tax Act)
fees-rule-agency-markup = Marge de votre agence
fees-rule-agency-price = Règles de votre agence pour ses propres prix
fees-rule-agency-rounding = Arrondi de votre agence
fees-rule-agency-commission = Commission accordée à votre agence
fees-rule-portal-fee = Frais de service du portail
fees-rule-portal-charge = Frais fixés par la maison
fees-rule-promo-code = Conditions du code promo
fees-rule-rail-cancelling = Frais d’annulation du chemin de fer
fees-rule-from = { $rule }, en vigueur depuis le { $from }
fees-rule-between = { $rule }, en vigueur du { $from } au { $to }
fees-rule-cab-tariff = Tarif de l’exploitant de voitures
fees-rule-cab-night = Heures de nuit des voitures avec chauffeur
fees-rule-gst-cab = GST sur les voitures avec chauffeur (SAC 9964)
fees-rule-tour-tariff = Prix publié de l’organisateur
fees-rule-gst-tour = GST sur les circuits (SAC 9985)
fees-rule-tcs-package = Taxe prélevée à la source sur les circuits à l’étranger
fees-rule-cruise-fare = Tarif de l’armateur
fees-rule-cruise-port-charges = Taxes portuaires
fees-rule-cruise-gratuities = Pourboires, par voyageur et par nuit
fees-rule-cruise-terms = Conditions de l’armateur
fees-rule-gst-cruise = GST sur les croisières (SAC 9985)
fees-rule-insurance-tariff = Tarif de l’assureur selon la région, les jours et l’âge
fees-rule-gst-insurance = GST sur les primes d’assurance
fees-rule-insurance-cancelling = Frais de l’assureur pour une annulation avant le premier jour
fees-rule-visa-fees = Droits de visa des États et des centres
fees-rule-visa-express = Traitement accéléré des visas
fees-rule-visa-kept = Ce que les consulats gardent une fois les documents reçus
