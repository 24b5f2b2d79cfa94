insurance-lead = Frais médicaux, bagages, retards et voyages annulés à l’étranger
insurance-trip = Voyages
insurance-trip-single = Un voyage
insurance-trip-annual-30 = Un an, 30 jours au plus par voyage
insurance-trip-annual-45 = Un an, 45 jours au plus par voyage
insurance-where = Destination
insurance-region-asia = Asie
insurance-region-schengen = États Schengen
insurance-region-worldwide-excluding = Monde entier, sans les États-Unis ni le Canada
insurance-region-worldwide = Monde entier
insurance-from = Premier jour
insurance-to = Dernier jour
insurance-insured = Personnes assurées
insurance-born = Personne { $number }, date de naissance
insurance-remove = Retirer la personne { $number }
insurance-add = Ajouter une personne
insurance-family = Une seule police familiale
insurance-family-help = Deux adultes et leurs enfants de moins de 21 ans, au tarif du plus âgé
insurance-search = Rechercher des formules
insurance-try-again = Réessayer
insurance-schengen = Les États Schengen exigent une couverture médicale d’au moins 30 000 € dans chacun d’eux ; chaque formule ici la donne. Les dates doivent couvrir tout le séjour.
insurance-group-money = Argent
insurance-group-people = Personnes
insurance-group-claim = Sinistre
insurance-start-title = Comparez les formules de deux assureurs
insurance-start = Indiquez la destination, les dates et les personnes à assurer. Les prix valent pour ces personnes et ces jours.
insurance-none = Aucune formule pour ces personnes
insurance-none-help = Aucun assureur n’accepte cet âge pour une telle durée ou destination. Modifiez les dates, ou assurez les personnes séparément.
insurance-found = { $count ->
    [one] { $count } formule
   *[other] { $count } formules
}
insurance-left-out = { $count ->
    [one] { $count } écartée : pas pour ces âges ou ces voyages
   *[other] { $count } écartées : pas pour ces âges ou ces voyages
}
insurance-differing = Seulement les lignes qui diffèrent
insurance-plans = Formules côte à côte
insurance-for = { $count ->
    [one] { $count } personne assurée
   *[other] { $count } personnes assurées
}
insurance-between = Du { $from } au { $to }
insurance-best-checked = Le meilleur de chaque ligne est coché
insurance-chosen = Formule choisie
insurance-insure = { $count ->
    [one] Assurer
   *[other] Assurer { $count } personnes
}
insurance-cancel-note = Annulation avant le premier jour contre des frais ; ensuite, seulement avec la preuve que personne n’a voyagé.
insurance-most-age = Âge
insurance-up-to = Jusqu’à { $age } ans
insurance-claims = Sinistres, jour et nuit
insurance-hospitals = Hôpitaux payés directement
insurance-hospitals-count = { $count ->
    [one] { $count } hôpital
   *[other] { $count } hôpitaux
}
insurance-claim-days = Moitié des sinistres payée en, l’an dernier
insurance-claim-days-count = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
insurance-claims-said = Hôpitaux et jours sont ceux que chaque assureur annonce.
insurance-not-said = Non précisé
insurance-not-covered = Non couvert
insurance-covered-full = Couvert
insurance-covered-emergency = En urgence seulement
insurance-after = { $amount } après { $hours } h
insurance-benefit-medical = Frais médicaux à l’étranger
insurance-benefit-deductible = Franchise
insurance-benefit-trip-cancelled = Voyage annulé
insurance-benefit-bag-lost = Bagage perdu
insurance-benefit-bag-late = Bagage en retard
insurance-benefit-flight-late = Vol en retard
insurance-benefit-passport-lost = Passeport perdu
insurance-benefit-illness-before = Maladie connue auparavant
insurance-benefit-adventure = Sport d’aventure
insurance-benefit-liability = Responsabilité civile
insurance-plan = Formule
insurance-policy = Police
insurance-policy-title = Police { $id }
insurance-policy-number = Numéro de police
insurance-days = Jours
insurance-sum = Somme assurée
insurance-cover = Couverture
insurance-benefits = Garanties
insurance-proposal = Proposition
insurance-proposal-note = Telle que l’assureur la demande
insurance-nominee = Bénéficiaire
insurance-nominee-help = Reçoit ce qui est versé après un décès
insurance-purpose = Motif
insurance-purpose-holiday = Vacances
insurance-purpose-business = Affaires
insurance-purpose-study = Études
insurance-purpose-visit = Visite à la famille ou à des amis
insurance-relation-spouse = Conjoint
insurance-relation-parent = Parent
insurance-relation-child = Enfant
insurance-relation-sibling = Frère ou sœur
insurance-relation-other = Autre
insurance-address = Adresse
insurance-illness = Maladie connue auparavant
insurance-yes = Oui
insurance-no = Non
insurance-field-address = Adresse du domicile
insurance-field-purpose = Motif du voyage
insurance-field-nominee-name = Nom du bénéficiaire
insurance-field-nominee-relation = Lien avec l’assuré
insurance-field-illnessBefore = Une personne assurée a-t-elle une maladie connue auparavant ?
insurance-field-residents = Toutes les personnes assurées vivent dans ce pays, en partent et y reviennent
insurance-not-insured = N’est plus assurée
insurance-begun = La couverture a commencé : rien n’est rendu d’office. L’assureur décide et demande la preuve que personne n’a voyagé, comme la copie de toutes les pages des passeports. Dites dans les remarques ce qu’il y a.
insurance-who-cancels = Personnes à annuler
insurance-family-whole = Une police familiale s’annule en entier
insurance-beside = Assurance voyage pour ce trajet
insurance-beside-note = Une police à part, achetée dès que la réservation est confirmée
insurance-beside-none = Sans assurance
insurance-beside-until = Assuré jusqu’au
insurance-beside-sum = { $sum }, { $where }
insurance-beside-accept = Le client accepte les conditions de l’assureur
insurance-beside-wanting = L’assureur demande davantage sur les voyageurs
insurance-beside-charged = { $amount } sont débités à part pour la police, seulement une fois la réservation confirmée. Noms, passeports et contact sont ceux de la réservation.
