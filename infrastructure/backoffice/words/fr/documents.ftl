# Documents : billets, factures, avoirs
document-title-ticket = Billet électronique
document-title-hold = Confirmation d’option
document-title-booking = Réservation
document-title-tax-invoice = Facture fiscale
document-title-bill-of-supply = Facture sans taxe
document-title-invoice = Facture
document-title-credit-note = Avoir
document-subtitle-credit-note = Reçu de remboursement
document-title-customer-credit-note = Reçu de remboursement
document-subtitle-supplementary = Facture complémentaire
document-status = { $status ->
    [requested] { $product ->
        [flight] Attente compagnie
       *[other] Attente fournisseur
    }
    [in-doubt] À confirmer
    [on-request] Sur demande
    [not-confirmed] Échouée
    [held] En option
    [confirmed] { $product ->
        [flight] Émise
       *[other] Confirmée
    }
    [part-cancelled] Annulée en partie
    [changed] { $product ->
        [flight] Modifiée
       *[other] Modifiée
    }
    [amending] Modification en cours
    [cancelled] Annulée
    [released] Option levée
   *[expired] Option expirée
}
document-booking-id = Réservation
document-booked-on = Réservé le
document-held-until = { $product ->
    [flight] Option valable jusqu’au
   *[other] Gardé jusqu’au
}
document-imported-from = Importé de
document-gds-amadeus = Amadeus
document-gds-galileo = Galileo
document-gds-sabre = Sabre
document-party = Voyageurs
document-adults = { $count ->
    [one] { $count } adulte
   *[other] { $count } adultes
}
document-children = { $count ->
    [one] { $count } enfant
   *[other] { $count } enfants
}
document-infants = { $count ->
    [one] { $count } bébé
   *[other] { $count } bébés
}
document-serial = Numéro
document-issued-on = Date
document-ledger-entry = Écriture
document-original = Pour la facture
document-original-date = du
document-refunded-on = Remboursé le
document-reference = { $product ->
    [flight] PNR compagnie
   *[other] Référence du fournisseur
}
document-issued-to = Émis pour
document-items = { $product ->
    [flight] Vols
   *[other] Réservé
}
document-terminal = Terminal { $terminal }
document-flight-cancelled = Annulé par la compagnie : ne pas voyager
document-duration = { $hours } h { NUMBER($minutes, minimumIntegerDigits: 2) }
document-operated-by = Opéré par { $airline }
document-cabin-Y = Économique
document-cabin-W = Premium économique
document-cabin-C = Affaires
document-cabin-F = Première
document-fare-basis = Classe { $class }, { $basis }
document-class = Classe { $class }
document-ask-airline = Bagages : demandez à la compagnie
document-check-in-bag = { $infants ->
        [0] Bagage en soute { $kg } kg chacun
       *[other] Bagage en soute { $kg } kg par adulte et enfant
    }
document-no-check-in-bag = Sans bagage en soute
document-cabin-bag = { $infants ->
        [0] Bagage en cabine { $kg } kg chacun
       *[other] Bagage en cabine { $kg } kg par adulte et enfant
    }
document-travellers = Voyageurs
document-name = Nom de la pièce d’identité
document-type = Type
document-type-adult = Adulte
document-type-child = Enfant
document-type-infant = Bébé
document-frequent-flyer = Fidélité
document-wish-meal = Repas demandé
document-wish-assistance = Assistance demandée
document-wish-seat =
    { $seat ->
        [window] Siège côté hublot demandé
        [aisle] Siège côté couloir demandé
       *[other] Siège demandé : { $seat }
    }
document-in-place-of = à la place de { $number }
document-ticket-number = Numéro de billet
document-extras = Sièges, repas, bagages
document-none = Aucun
document-extra-kind-seat = Siège
document-extra-kind-meals = Repas
document-extra-kind-baggage = Bagage
document-extra-kind-special_ssr = Service
document-extra-status-requested = demandé
document-extra-status-confirmed = confirmé
document-extra-status-refused = refusé
document-extra-status-cancelled = annulé
document-remarks = Remarques
document-cancelled-travellers = Annulés ou non utilisés
document-fare-of-ticket = Tarif payé
document-fare-of-hold = Tarif, à régler à l’émission du billet
document-fare-of-booking = Tarif
document-charges = Montants
document-description = Désignation
document-sac = SAC
document-amount = Montant ({ $currency })
document-total = Total
document-total-invoice = Débité du compte
document-total-credit-note = Crédité au compte
document-total-customer-credit-note = Remboursement à votre profit
document-line-price = { $product ->
    [flight] Tarif aérien
   *[other] Prix
}
document-line-base-price = { $product ->
    [flight] Tarif de base
    [visa] Droits de visa de l’État
   *[other] Prix de base
}
document-line-surcharge = { $product ->
    [flight] Surcharge carburant
    [visa] Frais du centre de visas
   *[other] Supplément
}
document-line-express-charge = Traitement accéléré
document-line-supplier-charges = Frais de service du fournisseur
document-line-supplier-taxes = { $product ->
    [flight] Redevances et taxes d’aéroport
   *[other] Redevances et taxes
}
document-line-supplier-gst = { $product ->
    [flight] GST de la compagnie (K3)
   *[other] GST du fournisseur
}
document-line-tcs = Taxe prélevée à la source (TCS)
document-line-seats = Sièges
document-line-meals = Repas
document-line-baggage = Bagages
document-line-special-services = Services spéciaux
document-line-insurance = Assurance
document-line-discount = Remise
document-line-service-charge = Frais de service
document-line-convenience-fee = Frais de service
document-line-handling-charges = Frais de dossier
document-line-payment-gateway-charges = Frais de paiement
document-line-rounding = Arrondi
document-line-commission = Commission
document-line-tds = TDS sur la commission
document-line-cgst = CGST
document-line-sgst = SGST
document-line-utgst = UTGST
document-line-igst = IGST
document-line-gst = GST
document-line-returned-by-supplier = { $product ->
    [flight] Rendu par la compagnie
   *[other] Rendu par le fournisseur
}
document-line-kept-by-supplier = { $product ->
    [flight] Retenu par la compagnie
   *[other] Retenu par le fournisseur
}
document-line-fare-difference = Différence de tarif
document-line-difference = Différence de tarif : { $line }
document-line-change-fee = { $product ->
    [flight] Frais de modification de la compagnie
   *[other] Frais de modification du fournisseur
}
document-line-change-gst = { $product ->
    [flight] GST de la compagnie (K3) sur les frais de modification
   *[other] GST du fournisseur sur les frais de modification
}
document-line-cancellation-fee = { $product ->
    [flight] Frais d’annulation de la compagnie
   *[other] Frais d’annulation du fournisseur
}
document-line-no-show-fee = { $product ->
    [flight] Frais de non-présentation de la compagnie
   *[other] Frais de non-présentation du fournisseur
}
document-line-cancellation-gst = { $product ->
    [flight] GST de la compagnie (K3) sur les frais d’annulation
   *[other] GST du fournisseur sur les frais d’annulation
}
document-line-services-kept = Services non remboursés
document-line-commission-reversed = Commission reprise
document-line-tds-reversed = TDS rendu
document-line-fees-returned = Frais rendus
document-line-fees-charged = Frais d’annulation
document-line-later-services = Services ajoutés après coup
document-line-later-change = { $product ->
    [flight] Modification des vols
   *[other] Modification de la réservation
}
document-line-later-charge = Frais ultérieurs
document-line-paid-by-customer = Payé pour ce qui est annulé
document-line-kept-of-customer = Retenu : frais d’annulation et de service
document-section = section { $section }
document-tax = GST sur le service propre de l’émetteur
document-taxable = Valeur taxable
document-rate = Taux
document-tax-name = Taxe
document-tax-amount = Montant de la taxe
document-tax-total = Total GST
document-own = Pour vos dossiers, hors de cette facture
document-own-markup = Votre marge
document-own-discount = Remise à votre charge
document-own-customer = Le client paie
document-own-earn = Vous gagnez
document-own-refund = Remboursement à votre client
document-own-markup-kept = Votre marge, non comprise
document-balance = Remboursement et solde à payer
document-balance-paid = Payé auparavant
document-balance-settled = Solde ce qui restait à payer
document-balance-to-account = Sur votre compte
document-balance-charged = Débité de votre compte
document-paid-in-parts = { $whose ->
    [agency] Remboursement et paiements de votre client
   *[customer] Remboursement et paiements
}
document-paid-in-parts-received = Reçu à ce jour
document-paid-in-parts-back = { $whose ->
    [agency] Remboursement à votre client
   *[customer] Remboursement à votre profit
}
document-paid-in-parts-owed = { $whose ->
    [agency] Votre client doit encore
   *[customer] Reste à payer
}
document-shares = Remboursement par voyageur
document-cancelled-items = { $product ->
    [flight] Vols annulés
   *[other] Annulé
}
document-refund = Remboursement
document-note-moved = Pour des voyageurs qui continuent dans la réservation { $id } : le montant y est facturé et rien n’a été versé.
document-note-forfeited = { $product ->
    [flight] Le nouveau tarif est moins cher, et l’ancien n’est pas remboursable : { $amount } n’est pas rendu.
   *[other] Le nouveau prix est plus bas, et l’ancien n’est pas remboursable : { $amount } n’est pas rendu.
}
document-note-supplier-gst = { $product ->
    [flight] La GST sur le tarif aérien (K3) est perçue et facturée par la compagnie.
   *[other] La GST sur le prix est perçue et facturée par le fournisseur.
}
document-note-included = Le total comprend la GST sur le service de l’agence, évalué selon la règle CGST 32(3) à { $share } % du tarif de base.
document-note-service-place = Lieu de fourniture du service :
document-note-sold-state = { $product ->
    [flight] Lieu de fourniture du transport aérien :
   *[other] Lieu de fourniture de ce qui est vendu :
}
document-note-sold-place = { $product ->
    [flight] Lieu de fourniture du transport aérien, là où commence chaque trajet :
   *[other] Lieu de fourniture de ce qui est vendu, là où il se trouve :
}
document-note-signature = Établi par ordinateur d’après le grand livre ; pas d’autoliquidation.
document-signatory = Signataire autorisé
document-rules = { $per ->
    [ticket] Modification et annulation, par voyageur et par billet
    [direction] Modification et annulation, par voyageur et par vol
   *[mixed] Modification et annulation, par voyageur
}
document-before-departure = Avant le départ
document-change = Modifier
document-cancel = Annuler
document-hours-over = plus de { $from } h
document-hours-between = de { $to } à { $from } h
document-hours-any = à tout moment
document-not-allowed = Impossible
document-free = Gratuit
document-rules-note = Une modification coûte aussi la différence de tarif ; des frais d’agence et la GST peuvent s’ajouter.
document-before-travel = Avant de partir
document-no-ticket = Ceci n’est pas un billet
document-not-for-travel = { $status ->
    [no-show] Non présenté : non valable pour voyager
    [released] Option levée : non valable pour voyager
    [expired] Option expirée : non valable pour voyager
    [not-confirmed] Réservation échouée : non valable pour voyager
   *[cancelled] Annulé : non valable pour voyager
}
document-advice-hold = La compagnie garde ces places jusqu’à l’heure indiquée ci-dessus. Sans billet émis d’ici là, elles sont rendues. Rien n’est encore payé ; le tarif est confirmé à l’émission du billet.
document-advice-booking = Aucun billet n’a été émis pour ces vols : ce document ne permet pas de voyager.
document-advice-id = Munissez-vous de la pièce d’identité officielle utilisée pour cette réservation ; à l’étranger, du passeport et du visa.
document-advice-check-in = Enregistrez-vous en ligne si la compagnie le propose. Les comptoirs ferment 60 minutes avant le départ.
document-advice-gate = Les portes ferment 25 minutes avant le départ.
document-advice-hand-bag = Un bagage en cabine et un petit objet personnel chacun ; le bagage jusqu’à { $kg } kg.
document-advice-batteries = Ni batteries externes ni piles au lithium seules dans les bagages en soute.
document-for-changes = Pour modifier :
document-page = Page { $page } sur { $pages }

# The receipt of a deposit.
document-title-top-up-receipt = Reçu
document-top-up-reversed = Annulé
document-top-up-id = Dépôt
document-top-up-paid = Versement
document-top-up-mode = Mode
document-top-up-reference = Référence
document-top-up-holder = Titulaire du compte
document-top-up-account = Depuis le compte
document-top-up-branch = Agence bancaire
document-top-up-bank = Sur le compte
document-top-up-gateway = Passerelle
document-top-up-deposited = Déposé le
document-top-up-amounts = Montants
document-top-up-asked = Montant versé
document-top-up-charge = Frais de la passerelle
document-top-up-charge-gst = dont GST
document-top-up-total = Payé au total
document-top-up-credited = Crédité sur le compte
document-top-up-was-credited = Crédité, puis contre-passé
document-top-up-arrived = Fonds reçus le
document-top-up-entry = Écriture du grand livre
document-top-up-remarks = Remarques
document-top-up-mode-cheque = Chèque
document-top-up-mode-cash-deposit = Dépôt en espèces
document-top-up-mode-online-transfer = Virement en ligne
document-top-up-mode-same-bank-transfer = Virement dans la même banque
document-top-up-mode-rtgs = RTGS
document-top-up-mode-neft = NEFT
document-top-up-mode-imps = IMPS
document-top-up-mode-upi = UPI
document-top-up-mode-debit-card = Carte de débit
document-top-up-mode-credit-card = Carte de crédit
document-top-up-mode-net-banking = Banque en ligne
document-top-up-mode-amex = Amex
document-policy = Police d’assurance voyage
document-policy-proposal = Proposition d’assurance voyage
document-policy-number = Numéro de police
document-policy-sum = Somme assurée
document-policy-region = Valable en
document-policy-region-asia = Asie
document-policy-region-schengen = États Schengen
document-policy-region-worldwide-excluding = Monde entier, sans les États-Unis ni le Canada
document-policy-region-worldwide = Monde entier
document-policy-from = Premier jour
document-policy-to = Dernier jour
document-policy-claims = Sinistres, jour et nuit
document-policy-hospitals = Hôpitaux payés directement
document-policy-hospitals-count = { $count }, selon l’assureur
document-policy-insured = Personnes assurées
document-policy-certificate = Certificat
document-policy-benefits = Garanties
document-policy-proposer = Proposition
document-policy-nominee = Bénéficiaire
document-policy-relation = Lien
document-policy-address = Adresse
document-policy-trips = Voyages
document-policy-trip-single = Un seul
document-policy-trip-annual-30 = Tous ceux de la période, 30 jours au plus chacun
document-policy-trip-annual-45 = Tous ceux de la période, 45 jours au plus chacun
document-policy-born = Date de naissance
document-policy-passport = Passeport
document-policy-purpose = Motif du voyage
document-policy-purpose-holiday = Vacances
document-policy-purpose-business = Affaires
document-policy-purpose-study = Études
document-policy-purpose-visit = Visite à la famille ou à des amis
document-policy-illness = Maladie connue auparavant
document-policy-illness-declared = Déclarée
document-policy-illness-none = Aucune déclarée
document-policy-notes = À savoir
document-policy-cancel = Avant le premier jour, la police peut être annulée pour chaque personne assurée, contre les frais de l’assureur.
document-policy-cancel-whole = Avant le premier jour, la police peut être annulée en entier, contre les frais de l’assureur pour chaque personne assurée.
document-policy-cancel-begun = Dès le premier jour, seul l’assureur peut accepter de rendre quelque chose, sur preuve que personne n’a voyagé.
document-benefit-medical = Frais médicaux à l’étranger
document-benefit-deductible = Franchise
document-benefit-trip-cancelled = Voyage annulé
document-benefit-bag-lost = Bagage perdu
document-benefit-bag-late = Bagage en retard
document-benefit-flight-late = Vol en retard
document-benefit-passport-lost = Passeport perdu
document-benefit-illness-before = Maladie connue auparavant
document-benefit-adventure = Sport d’aventure
document-benefit-liability = Responsabilité civile
document-benefit-full = Couvert
document-benefit-emergency = En urgence seulement
document-benefit-after = { $amount } après { $hours } h
document-relation-spouse = Conjoint
document-relation-parent = Parent
document-relation-child = Enfant
document-relation-sibling = Frère ou sœur
document-relation-other = Autre
document-visa = Demande de visa
document-visa-unregistered = Demande de visa, pas encore enregistrée
document-visa-number = Numéro de dossier
document-visa-kind = Visa
document-visa-stay = Séjour
document-visa-validity = Valable
document-visa-passport-number = Passeport
document-visa-passport = Passeport de
document-visa-purpose = Motif
document-visa-from = Début du voyage
document-visa-to = Fin du voyage
document-visa-submits = Transmise au consulat à partir du
document-visa-decided = Décision au plus tôt le
document-visa-applicants = Demandeurs
document-visa-application = Demande
document-visa-papers = Documents
document-visa-notes = À savoir
document-visa-check = Les consulats changent leurs exigences sans préavis : vérifiez auprès du consulat avant de partir. Lui seul décide.
document-visa-kept = Une fois les documents au consulat, ses frais, ceux du centre et ceux du traitement accéléré ne sont pas remboursés, quelle que soit la décision.
document-visa-kind-eta = { $entries ->
    [single] Autorisation de voyage, une entrée
   *[multiple] Autorisation de voyage, entrées multiples
}
document-visa-kind-evisa = { $entries ->
    [single] Visa électronique, une entrée
   *[multiple] Visa électronique, entrées multiples
}
document-visa-kind-sticker = { $entries ->
    [single] Visa dans le passeport, une entrée
   *[multiple] Visa dans le passeport, entrées multiples
}
document-visa-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
document-visa-purpose-tourism = Tourisme
document-visa-purpose-visit = Visite de famille ou d’amis
document-visa-purpose-business = Affaires
document-visa-paper-passport = Passeport
document-visa-paper-photo = 2 photos, 35 × 45 mm
document-visa-paper-form = Formulaire signé
document-visa-paper-tickets = Billets aller et retour
document-visa-paper-stay = Lieu de séjour
document-visa-paper-insurance = Assurance voyage
document-visa-paper-cover-letter = Lettre de motivation
document-visa-paper-bank-statements = Relevés bancaires, 6 mois
document-visa-paper-tax-returns = Déclarations d’impôt, 2 ans
document-visa-paper-employer-letter = Lettre de non-objection de l’employeur
document-visa-paper-business-registration = Immatriculation de l’entreprise
document-visa-paper-school-letter = Lettre de l’établissement scolaire
document-visa-paper-pension = Justificatif de retraite
document-visa-paper-birth-certificate = Acte de naissance
document-visa-paper-parents-consent = Accord des deux parents
document-visa-paper-invitation = Invitation
document-visa-step-papers = Documents demandés de nouveau
document-visa-step-checked = Documents vérifiés
document-visa-step-submitted = Dossier déposé
document-visa-step-biometrics = Biométrie
document-visa-step-mission = Au consulat
document-visa-step-granted = Visa accordé
document-visa-step-refused = Visa refusé
document-visa-step-delivered = Passeport ou visa remis
