# La page de réservation d’un vol : vérifier, voyageurs, payer.
booking-nothing = Aucune réservation n’est en cours dans cet onglet. Recherchez un vol et choisissez un tarif : la réservation commence ici.
booking-expired = Le tarif était garanti pour un temps limité, et ce temps est passé. Rien n’a été réservé ni débité. Votre saisie est conservée.
booking-renew = Redemander le prix
booking-carried = Les voyageurs saisis auparavant ont été conservés. Vérifiez qu’ils prennent aussi ce vol.
booking-clear-travellers = Effacer les voyageurs
booking-back-to-results = Retour aux résultats
booking-search-again = Relancer la recherche
booking-results = Résultats
booking-back = Retour
booking-steps = Étapes de la réservation
booking-step-review = Vérifier
booking-step-travellers = Voyageurs
booking-step-extras = Services
booking-step-pay = Payer
booking-step-of = Étape { $number } sur { $of }, { $trip }
booking-heading = { $step } : { $trip }
booking-trip = { $route }, { $day }
booking-trip-detail = { $day }, { $adults ->
    [one] { $adults } adulte
   *[other] { $adults } adultes
}{ $children ->
    [0] {""}
    [one] , { $children } enfant
   *[other] , { $children } enfants
}{ $infants ->
    [0] {""}
    [one] , { $infants } bébé
   *[other] , { $infants } bébés
}
booking-session-ends-in = La session se termine dans
booking-ends-in = Fin dans
booking-decision = Prix et étape suivante
booking-to-fix = { $count ->
    [one] { $count } détail à corriger
   *[other] { $count } détails à corriger
}
booking-continue = Continuer
booking-continue-to-travellers = Continuer vers les voyageurs
booking-continue-to-pay = Continuer vers le paiement
booking-continue-to-extras = Continuer vers les services
booking-continue-without-extras = Continuer sans services
booking-back-to-review = Retour à la vérification
booking-back-to-travellers = Retour aux voyageurs
booking-back-to-extras = Retour aux services
booking-pay = Payer { $amount } et émettre les billets
booking-pay-short = Payer { $amount }
booking-issue = Émettre les billets, le client paie { $amount }
booking-issue-short = Émettre les billets
booking-hold = Poser une option, payer plus tard
booking-hold-title = Ou poser une option
booking-hold-until = { $by ->
    [agency] Les conditions de votre agence vous laissent garder les places jusque vers le { $date }, { $time }.
    [deployment] Les places sont gardées ici jusque vers le { $date }, { $time }, même si la compagnie peut les garder plus longtemps.
   *[supplier] La compagnie garde les places jusque vers le { $date }, { $time }.
} Rien n’est débité maintenant ; le tarif l’est à l’émission des billets.
booking-hold-no-extras = Une option se pose sans services : retirez-les, et ajoutez-les après l’émission des billets.
booking-hold-passports-later = L’option peut être posée sans passeports. Indiquez-les sur la page de la réservation avant l’émission.
booking-passport-later = Donner les passeports plus tard : poser d’abord une option
booking-sending = Émission des billets. Veuillez patienter

# Le trajet
booking-your-flights = Vos vols
booking-from-to = De { $from } à { $to }
booking-itinerary-fact = { $day }, { $duration }, { $stops }
booking-trip-line = { $day }, { $departs } { $from } – { $arrives } { $to }
booking-trip-detail-line = { $flights }, { $aircraft }, { $stops }, { $duration }, { $family }, { $baggage }
booking-no-check-in-bag = sans bagage en soute
booking-change = Modifier
booking-operated-by = Opéré par { $airline }
booking-aircraft-class = { $aircraft }, classe { $rbd }
booking-terminal = Terminal { $terminal }
booking-layover = { $duration } à { $city }
booking-layover-overnight = { $duration } à { $city }, de nuit
booking-fare-and-baggage = Tarif et bagages
booking-direction = Trajet
booking-fare-family = Tarif
booking-fare-basis = Base tarifaire
booking-refund = Remboursement
booking-refundable = Remboursable
booking-not-refundable = Non remboursable
booking-check-in-bag = Bagage en soute
booking-cabin-bag = Bagage cabine
booking-meal = Repas
booking-seat = Choix du siège
booking-included = Inclus
booking-not-included = Non inclus
booking-hand-baggage = Bagage à main : un bagage de { $bag } kg au plus et un objet personnel de { $personal } kg au plus par voyageur.
booking-hand-baggage-infant = Un bébé peut avoir une pièce de plus, de { $extra } kg au plus.

# Conditions tarifaires
booking-fare-rules = Conditions tarifaires
booking-fare-rules-note = Frais par voyageur
booking-before-departure = Avant le départ
booking-cancelling = Annuler
booking-changing = Modifier
booking-no-show = Non-présentation
booking-no-show-all = Tout le tarif sauf les taxes légales
booking-rules-as-text = Afficher en texte
booking-rules-as-table = Afficher en tableau
booking-rules-head = { $trip }, { $carrier } { $family }
booking-rules-cancelling = Annulation, { $span } avant le départ
booking-rules-changing = Modification, { $span } avant le départ
booking-rules-line = { $name } : { $text }

# Voyageurs
booking-travellers = Voyageurs
booking-travellers-note = Noms comme sur la pièce d’identité. Toute modification après émission est payante.
booking-place-adult = Adulte { $number }
booking-place-child = Enfant { $number }
booking-place-infant = Bébé { $number }
booking-type-adult = adulte
booking-type-child = enfant
booking-type-infant = bébé
booking-band-adult = { $from } ans et plus
booking-band-child = De { $from } à moins de { $below } ans le { $on }
booking-band-infant = Moins de { $below } ans le { $on }, sur les genoux d’un adulte
booking-title-Mr = M.
booking-title-Ms = Mme
booking-title-Mrs = Mme
booking-title-Mstr = Jeune M.
booking-choose-title-Mr = M. (Mr)
booking-choose-title-Ms = Mme (Ms)
booking-choose-title-Mrs = Mme (Mrs)
booking-choose-title-Mstr = Jeune M. (Mstr)
booking-gender-male = Masculin
booking-gender-female = Féminin
booking-gender-others = Autre
booking-full-name = { $title } { $name }
booking-traveller-line = { $place }, { $gender }, { $born }
booking-traveller-undated = { $place }, { $gender }
booking-saved-traveller = Voyageur enregistré
booking-saved-travellers = Voyageurs enregistrés
booking-saved-short = Enregistrés
booking-choose-saved = Choisir un voyageur enregistré pour { $name }
booking-new-traveller = Nouveau voyageur « { $name } »
booking-saved-after = Enregistré après la réservation
booking-save-for-next-time = Enregistrer pour la prochaine fois
booking-choice-title = { $title }, date de naissance non enregistrée
booking-choice-detail = { $title }, { $born }, { $age ->
    [one] { $age } an
   *[other] { $age } ans
}
booking-choice-taken = Déjà sur cette réservation
booking-choice-unfit = { $is }, { $not }
booking-choice-unfit-age = { $is }, { $age ->
    [one] { $age } an
   *[other] { $age } ans
}, { $not }
booking-kind-adult = Adulte
booking-kind-child = Enfant
booking-kind-infant = Bébé
booking-not-adult = pas un tarif adulte
booking-not-child = pas un tarif enfant
booking-not-infant = pas un tarif bébé
booking-edit = Modifier
booking-edit-traveller = Modifier { $name }
booking-passport = Passeport
booking-wishes = Fidélité, repas, siège, assistance
booking-none = Aucun
booking-flyer-number = Numéro { $carrier }

# Champs, au-dessus du champ et dans la liste de ce qui demande attention
booking-named-field = { $who }, { $field }
booking-field-title = Civilité
booking-field-firstName = Prénom
booking-field-lastName = Nom
booking-field-dateOfBirth = Date de naissance
booking-field-gender = Sexe
booking-ask-spelling = Les compagnies écrivent { $spelling } pour { $name }
booking-use-spelling = Utiliser { $spelling }
booking-ask-single = { $ask ->
    [repeat] Un seul nom ? { $by } le veut dans les deux champs
    [fnu] Un seul nom ? Le prénom devient FNU
   *[title] Un seul nom ? La civilité tient lieu de prénom
}
booking-use-name = Utiliser { $first } { $last }
booking-ask-gender = { $title }, mais { $gender } ?
booking-set-gender = Choisir { $gender }
booking-keep-gender = Garder { $gender }
booking-place-named = { $place }, { $name }
booking-field-lapOf = Sur les genoux de
booking-field-nationality = Nationalité
booking-field-frequentFlyer = Carte de fidélité
booking-field-frequentFlyer-onward = Carte de fidélité
booking-field-frequentFlyer-return = Carte de fidélité, retour
booking-field-frequentFlyer-of = Carte de fidélité, { $from }–{ $to }
booking-field-mealPreference = Repas souhaité
booking-field-seatPreference = Siège souhaité
booking-field-specialAssistance = Assistance particulière
booking-field-passport-number = Numéro de passeport
booking-field-passport-issuedOn = Date de délivrance
booking-field-passport-expiresOn = Date d’expiration
booking-field-passport-placeOfIssue = Lieu de délivrance
booking-field-passport-country = Pays de délivrance
booking-field-contact-email = E-mail
booking-field-contact-alternateEmail = Autre e-mail
booking-field-contact-mobile = Mobile
booking-field-gst-holder = Nom enregistré
booking-field-gst-number = Numéro GST
booking-field-gst-email = E-mail GST
booking-field-gst-address = Adresse enregistrée
booking-field-gst-phone = Téléphone GST
booking-contact = Contact
booking-contact-note = { $product ->
    [flight] Billets et modifications d’horaire arrivent ici
   *[other] Confirmations et modifications arrivent ici
}
booking-alternate-email-help = Séparer par des points-virgules
booking-references = Références
booking-references-note = Transmises pour vos propres dossiers
booking-parameter-requested-by = Réservation demandée par
booking-parameter-email-reference = Numéro de référence de l’e-mail
booking-sent-as = { $product ->
    [flight] Transmis à la compagnie sous la forme
   *[other] Transmis à { product-supplier } sous la forme
}
booking-kept-with-booking = { $product ->
    [flight] Conservé avec la réservation, non transmis à la compagnie
   *[other] Conservé avec la réservation, non transmis à { product-supplier }
}
booking-gst = Données GST
booking-gst-note = Facultatif ; pour une facture au nom de la société
booking-gst-kept-here = Facultatif ; conservé avec la réservation, non transmis à la compagnie pour ce tarif
booking-gst-kept = Données GST enregistrées
booking-gst-kept-find = Société ou GSTIN
booking-gst-keep = Enregistrer ces données GST
booking-gst-forget = Supprimer de la liste
booking-gst-required = Exigées pour ce tarif
booking-add-gst = Ajouter les données GST
booking-terms = Conditions
booking-whole = Réservation

# Paiement
booking-pay-from = Payer depuis
booking-balance = Solde
booking-balance-now = { $now } maintenant
booking-balance-now-after = { $now } maintenant, { $after } après
booking-accept-terms = Le client accepte les conditions tarifaires et les conditions d’utilisation
booking-terms-of-use = Conditions d’utilisation
booking-cancelling-costs = Annuler maintenant coûte { $fee } par voyageur chez { $carrier }.
booking-no-cancelling = { $carrier } ne permet pas d’annuler ce tarif.
booking-unanswered = Aucune réponse reçue pour cette réservation
booking-unanswered-help = Elle a peut-être été faite. Redemandez : la même demande part, rien n’est donc réservé deux fois. Rien ne peut être modifié avant la réponse.
booking-ask-again = Redemander
booking-leave-it = Laisser et vérifier plus tard
booking-my-bookings = Mes réservations
booking-open-ledger = Ouvrir le grand livre

# Le prix a changé
booking-price-raised = La compagnie a augmenté ce tarif
booking-price-lowered = La compagnie a baissé ce tarif
booking-price-same = La compagnie a renouvelé ce tarif
booking-nothing-charged = Rien n’est encore réservé et rien n’a été débité.
booking-price-seen = Prix que vous avez vu
booking-price-now = { $count ->
    [one] Prix maintenant, { $count } voyageur
   *[other] Prix maintenant, { $count } voyageurs
}
booking-price-held = Nouveau prix garanti pendant
booking-continue-at = Continuer à { $amount }

# Le tarif, détaillé
booking-fare = Tarif
booking-side = Prix pour
booking-customer = Client
booking-net = Net
booking-customer-price = Prix client
booking-net-switch = Tarif net et commission
booking-net-of = Net { $amount }
booking-earn = Gain { $amount }
booking-price-of = { $what }, { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
}
booking-how-made-up = De quoi se compose { $amount }
booking-made-up = Détail
booking-sums-right = Chaque ligne est la somme exacte de celles qui la détaillent.
booking-sums-wrong = Ces lignes ne s’additionnent pas. Ne vous fiez pas à ce prix ; prévenez le support.
booking-tax-advice = Les règles fiscales sont montrées avec leurs sources publiques et ne remplacent pas l’avis d’un comptable.
booking-you-earn = Vous gagnez
booking-ask = Votre prix
booking-ask-markup = Marge
booking-ask-discount = Remise
booking-ask-serviceFee = Frais de service
booking-ask-per = { $what } : base
booking-ask-per-traveller = Par voyageur
booking-ask-per-booking = Par réservation
booking-ask-per-fare = % du tarif
booking-ask-most = { $most } au plus
booking-ask-note = S’ajoute à ce que paie ce client, ou s’en déduit. Le débit de votre compte reste le même. La GST sur vos frais est comprise.
booking-balance-covers = Le solde suffit, il reste { $left } après la réservation
booking-credit-covers = Couvert avec votre plafond de crédit, { $left } disponibles pour réserver ensuite
booking-balance-short = Il manque { $short } : le solde et le plafond de crédit ne suffisent pas
booking-part-customer-price = Prix client
booking-part-net-payable = Net à payer
booking-part-fare = Tarif de la compagnie
booking-part-gross-fare = Tarif aérien
booking-part-base-fare = Tarif de base
booking-part-base-fare-line = { $sector }, { $carrier }, classe { $rbd }
booking-part-sector = { $sector }, { $carrier }
booking-part-levy = { $code }, { $place }
booking-part-taxes = Taxes et redevances
booking-part-yq = YQ, surcharge carburant
booking-part-k3 = K3, GST sur base et YQ
booking-part-k3-line = GST { $percent } %
booking-part-fuel = Surcharge carburant
booking-part-passenger-service-fee = Redevance passager
booking-part-user-development-fee = Redevance de développement
booking-part-aviation-security-fee = Redevance de sûreté
booking-part-regional-connectivity = Connectivité régionale
booking-part-other-tax = Autres taxes
booking-part-tds = Plus TDS
booking-part-service-tax = Taxe de service
booking-part-gst = GST sur les frais
booking-part-discount = Remise
booking-part-discount-promo = Remise avec le code { $promo }
booking-part-markup = Votre marge
booking-part-extra-markup = Marge sur cette réservation
booking-part-agent-discount = Votre remise
booking-part-service-fee = Frais de service
booking-part-rounding = Arrondi
booking-part-handling-charges = Frais de dossier
booking-part-convenience-fee = Frais de service
booking-house-cancel-fee = L’annulation coûte aussi des frais de traitement de { $total } par voyageur, chambre, cabine ou véhicule.
booking-house-cancel-fee-taxed = L’annulation coûte aussi des frais de traitement de { $total } par voyageur, chambre, cabine ou véhicule : { $fee } et { $gst } de GST à { $percent } %.
booking-part-processing-fee = Frais de traitement
booking-part-payment-gateway-charges = Frais de paiement
booking-part-insurance = Assurance
booking-part-driver-allowance = Indemnité du chauffeur
booking-part-night-allowance = Indemnité de nuit
booking-part-express-charge = Traitement accéléré
booking-part-package-flights = Vols
booking-part-tcs = TCS, voyage à l’étranger
booking-part-port-charges = Taxes portuaires
booking-part-gratuities = Pourboires
booking-part-seat = Sièges
booking-part-meal = Repas
booking-part-baggage = Bagages
booking-part-special-ssr = Services spéciaux
booking-part-commission = Moins la commission
booking-part-refund = Remboursement sur votre compte
booking-part-cancellation-charges = Frais d’annulation
booking-part-cancellation-fee = Frais d’annulation de la compagnie
booking-part-no-show-fee = Frais de non-présentation
booking-part-cancellation-gst = GST sur les frais d’annulation
booking-part-fare-difference = Différence de tarif
booking-part-change-fee = Frais de modification de la compagnie
booking-part-change-gst = GST sur les frais de modification
booking-how-each-traveller = { $count } × { $each }, { $traveller }
booking-how-each = { $count } × { $each }
booking-how-nights = { $count ->
    [one] 1 nuit de route
   *[other] { $count } nuits de route
} × { $each }, de { $begins } à { $ends }
booking-how-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
} × { $each }
booking-how-booking = Pour la réservation
booking-how-rounded = Au plus proche multiple de { $unit }
booking-how-of-each = { $times } ; { $percent } % de { $of } chacun
booking-how-as-adult = { $times } ; comme le tarif adulte
booking-how-of-adult = { $times } ; { $percent } % du tarif adulte de { $of }
booking-how-concession = { $times } ; { $fareType }, { $percent } %
booking-how-percent = { $percent } % du tarif de la compagnie
booking-how-percent-of = { $percent } % de { $of }
booking-how-over-limit = { $percent } % de { $below } et { $above } % de { $over }
booking-how-yearly = { $shares } ; limite de { $limit } par payeur et exercice fiscal, { $before } déjà payés
booking-how-capped = { $how } ; plafonné à { $most }
booking-how-section = { $share }, article { $section }
booking-how-carrier = { $carrier } { $share }
booking-how-base = À partir de { $lowest } : classe { $classPercent } %, jours { $daysPercent } %, demande { $demandPercent } %, tarif { $familyPercent } %
booking-how-base-plus = { $moved }, plus { $plus }
booking-field-contact-language = Langue du client
booking-contact-language-help = Celle des e-mails et documents du client
booking-language-en = Anglais
booking-language-fr = Français
booking-language-ar = Arabe

booking-part-reservation-charge = Frais de réservation
booking-part-superfast-charge = Supplément train rapide
booking-part-tatkal-charge = Supplément Tatkal
booking-part-flexi-charge = Tarif flexible
booking-part-rail-rounding = Arrondi du chemin de fer
