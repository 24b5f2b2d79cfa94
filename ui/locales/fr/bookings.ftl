# Réservations : la liste, une réservation, son billet.
bookings-new = Nouvelle réservation
bookings-by-status = Par statut
bookings-all = Toutes
bookings-find = PNR, billet, nom, téléphone, facture
bookings-from = Réservé du
bookings-to = Réservé au
bookings-travel-from = Voyage du
bookings-travel-to = Voyage au
bookings-clear = Effacer les filtres
bookings-none-match = Aucune réservation ne correspond à ces filtres.
bookings-none-yet = Ce que vous réservez apparaît ici aussitôt.
bookings-not-found = Votre agence n’a pas de réservation { $transactionId }.
bookings-pages = Pages
bookings-previous = Précédente
bookings-next = Suivante
bookings-page = Page { $page } sur { $pages }
bookings-current = { $count ->
    [one] { $count } réservation en cours sur cette page
   *[other] { $count } réservations en cours sur cette page
}
bookings-column-booking = Réservation
bookings-column-trip = Voyage
bookings-column-traveller = Voyageur
bookings-column-status = Statut
bookings-column-customer = Client
bookings-ticket-title = Billet électronique { $id }
bookings-hold-title = Option { $id }
bookings-booking-title = Réservation { $id }
bookings-print = Imprimer
bookings-manage = Gérer
bookings-pdf = PDF
bookings-mail = Envoyer par e-mail
bookings-mail-title = Envoyer par e-mail : { $paper }
bookings-mail-to = À
bookings-mail-help = Séparez plusieurs adresses par des points-virgules.
bookings-mail-send = Envoyer
bookings-mailed = E-mail envoyé.
bookings-mail-failed = L’e-mail n’a pas pu être envoyé.
bookings-copy = Copier en texte
bookings-copy-title = { $paper } en texte
bookings-share-link = Lien pour le client
bookings-share-whatsapp = Message WhatsApp
bookings-share-note = S’ouvre sans connexion, pour toute personne qui a le lien, jusqu’au { $moment }.
bookings-share-end = Désactiver le lien
bookings-share-ended = Le lien est désactivé. Il n’ouvre plus rien.
bookings-share-failed = Aucun lien n’a été créé ni désactivé.
bookings-paper-language = Langue du document
bookings-language-en = English
bookings-language-fr = Français
bookings-language-ar = العربية
bookings-show = Afficher
bookings-show-fare = Tarif
bookings-show-fees = Frais de modification et d’annulation
bookings-show-service-fee = Frais de service
bookings-show-code = Code-barres
bookings-show-gst = GSTIN de l’agence
bookings-booked-on = Réservé le
bookings-reference = { $product ->
    [flight] PNR
   *[other] Référence
}
bookings-flights = Vols
bookings-travellers = Voyageurs
bookings-type = Type
bookings-type-adult = Adulte
bookings-type-child = Enfant
bookings-type-infant = Bébé
bookings-title-Mr = M.
bookings-title-Ms = Mme
bookings-title-Mrs = Mme
bookings-title-Mstr = Jeune M.
bookings-ticket-replaces = à la place de { $number }
bookings-change-flights = Modifier les vols
bookings-check-in-bag = { $kg ->
    [0] Aucun bagage en soute
   *[other] { $infants ->
        [0] Bagage en soute { $kg } kg chacun
       *[other] Bagage en soute { $kg } kg par adulte et enfant
    }
}
bookings-total = Total
bookings-part-fare = { $product ->
    [flight] Tarif de la compagnie
   *[other] Prix du fournisseur
}
bookings-part-gross-fare = { $product ->
    [flight] Tarif aérien
   *[other] Prix
}
bookings-part-base-fare = { $product ->
    [visa] Droits de visa de l’État
   *[other] Tarif de base
}
bookings-part-taxes = Taxes et redevances
bookings-part-yq = Surcharge carburant (YQ)
bookings-part-k3 = GST (K3)
bookings-part-markup = Frais de service
bookings-part-service-charge = Frais de service { $charge }
bookings-part-extra-markup = Frais de service
bookings-part-agent-discount = Remise
bookings-part-service-fee = Frais de service
bookings-part-rounding = Arrondi
bookings-part-convenience-fee = Frais de service
bookings-part-gst = GST sur les frais
bookings-part-discount = Remise
bookings-part-insurance = Assurance
bookings-part-driver-allowance = Indemnité du chauffeur
bookings-part-night-allowance = Indemnité de nuit
bookings-part-supplier-charge = Frais de service du fournisseur { $charge }
bookings-part-supplier-charge-kept = Retenu sur les frais de service du fournisseur
bookings-part-express-charge = Traitement accéléré
bookings-part-package-flights = Trajets en avion
bookings-part-tcs = TCS, voyage à l’étranger
bookings-part-port-charges = Taxes portuaires
bookings-part-gratuities = Pourboires
bookings-part-seat = Sièges
bookings-part-meal = Repas
bookings-part-baggage = Bagages
bookings-part-special-ssr = Services spéciaux
bookings-part-discount-promo = Remise avec le code { $promo }
bookings-part-handling-charges = { $product ->
    [visa] Frais du centre de visas
   *[other] Frais de dossier
}
bookings-part-commission = Moins la commission
bookings-part-tds = Plus TDS
bookings-part-customer-tds = Plus TDS sur la commission du client
bookings-part-processing-fee = Frais de traitement
bookings-part-payment-gateway-charges = Frais de paiement
bookings-part-service-tax = Taxe de service
bookings-history = Historique
bookings-on-behalf-of = { $actor } pour { $customer }
bookings-requested-title = { $product ->
    [flight] En attente de la compagnie
   *[other] En attente de { product-supplier }
}
bookings-requested-text = Cette page se met à jour seule. Ne réservez pas de nouveau.
bookings-in-doubt-title = { $product ->
    [flight] La compagnie n’a pas encore répondu
   *[other] { product-supplier-first } n’a pas encore répondu
}
bookings-in-doubt-text = { $product ->
    [flight] Le montant reste réservé pendant que nous interrogeons la compagnie. Ne réservez pas de nouveau : cette page indiquera si la réservation est émise ou a échoué.
   *[other] Le montant reste réservé pendant que nous interrogeons { product-supplier }. Ne réservez pas de nouveau : cette page indiquera si la réservation est confirmée ou a échoué.
}
bookings-on-request-title = Sur demande : en attente de la réponse de { product-supplier }
bookings-on-request-text = { $until ->
    [unknown] Rien n’est encore réservé ni débité : le montant reste bloqué jusqu’à la réponse de { product-supplier }. Cette page indiquera la réponse, qui est aussi envoyée par e-mail à l’agence.
   *[other] Rien n’est encore réservé ni débité : le montant reste bloqué jusqu’à la réponse de { product-supplier }, { $until } au plus tard. Cette page indiquera la réponse, qui est aussi envoyée par e-mail à l’agence.
}
bookings-amending-title = { $product ->
    [flight] En attente de la compagnie
   *[other] En attente de { product-supplier }
}
bookings-amending-text = { $product ->
    [flight] Une modification de cette réservation est en cours. Rien d’autre n’est possible avant la réponse de la compagnie ; cette page en indiquera le résultat.
   *[other] Une modification de cette réservation est en cours. Rien d’autre n’est possible avant la réponse de { product-supplier } ; cette page en indiquera le résultat.
}
bookings-held-title = Les places sont en option
bookings-held-text = { $product ->
    [flight] Rien n’est débité. Émettez-les avant l’échéance ; ensuite elles retournent à la compagnie.
   *[other] Rien n’est débité. Confirmez la réservation avant l’échéance ; ensuite l’option tombe.
}
bookings-not-confirmed-text = { $product ->
    [flight] La compagnie n’a pas confirmé. Rien n’a été débité ; le montant réservé est de nouveau disponible.
   *[other] { product-supplier-first } n’a pas confirmé. Rien n’a été débité ; le montant réservé est de nouveau disponible.
}
bookings-withdrawn-title = La demande a été retirée
bookings-withdrawn-text = Elle a été retirée avant la réponse du fournisseur : il n’y a pas de bon. Rien n’a été débité ; le montant réservé est de nouveau disponible.
bookings-money = Montants
bookings-whole-cancelled = Réservation annulée
bookings-airline-pnr = PNR de la compagnie
bookings-gds-pnr = PNR du GDS
bookings-payment-unpaid = Rien de débité
bookings-payment-reserved = Montant réservé
bookings-payment-paid = Payé
bookings-payment-part-refunded = Remboursé en partie
bookings-payment-refunded = Remboursé
bookings-paid-from-balance = Payé sur le solde
bookings-paid-so-far = Payé à ce jour
bookings-still-to-pay = Reste à payer avant le { $date } inclus
bookings-balance-by = Solde { $amount }, échéance { $date }
bookings-balance-due-by = Solde dû d’ici le
bookings-payment-deposit = Acompte payé
bookings-paid-elsewhere-cash = Payé ailleurs, en espèces
bookings-paid-elsewhere-card = Payé ailleurs, par carte
bookings-paid-elsewhere-supplier = Payé directement au fournisseur
bookings-net-price = Prix net
bookings-customer-price = Prix client
bookings-customer-pays = Payé par le client à ce jour
bookings-money-suppliers = Fournisseurs
bookings-money-fees = Frais du portail
bookings-own-tax = { $with ->
    [tds] Taxes dues : GST sur votre service et TDS retenue
   *[other] GST due sur votre service
}
bookings-you-earn = Votre gain
bookings-markup-of-it = votre marge { $amount }
bookings-ledger-entry = Écriture
bookings-row-net = Net { $amount }
bookings-row-earned = Gain { $amount }
bookings-answer-change = Répondre à la modification
bookings-and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
bookings-history-paper-sent = { $paper ->
    [ticket] Billet envoyé
    [invoice] Facture envoyée
    [customer-invoice] Facture client envoyée
   *[other] Reçu de remboursement envoyé
} par e-mail à { $to }
bookings-history-link-made = { $paper ->
    [ticket] Billet
    [customer-invoice] Facture client
    [quote] Devis
   *[other] Reçu de remboursement
} : lien créé pour { $way ->
    [whatsapp] WhatsApp
    [mail] un e-mail
   *[other] être copié
}
bookings-history-link-opened = { $paper ->
    [ticket] Billet
    [customer-invoice] Facture client
    [quote] Devis
   *[other] Reçu de remboursement
} : ouvert par le client { $count ->
    [one] une fois
   *[other] { $count } fois
}
bookings-history-link-withdrawn = { $paper ->
    [ticket] Billet
    [customer-invoice] Facture client
    [quote] Devis
   *[other] Reçu de remboursement
} : lien désactivé
bookings-history-requested = Réservation demandée
bookings-history-in-doubt = { $product ->
    [flight] Pas de réponse de la compagnie à temps ; vérification en cours
   *[other] Pas de réponse de { product-supplier } à temps ; vérification en cours
}
bookings-history-on-request = Demande transmise, en attente de la réponse de { product-supplier } ; rien n’est débité
bookings-history-confirmed = { $product ->
    [flight] Billets émis, solde débité
   *[other] Confirmée, solde débité
}
bookings-history-services-added = Services ajoutés : { $travellers }, { $route }
bookings-history-split-into = Scindée vers { $part } : { $travellers }
bookings-history-split-from = Scindée de { $transactionId }, PNR { $pnr }
bookings-history-bought-with = { $product ->
    [insurance] Assurance achetée avec la réservation : { $transaction }
   *[other] Acheté avec la réservation : { $transaction }
}
bookings-history-not-bought-with = { $product ->
    [insurance] Assurance non achetée, rien n’est débité pour elle : { bookings-not-bought-why }
   *[other] Non acheté avec la réservation, rien n’est débité : { bookings-not-bought-why }
}
bookings-not-bought-why = { $trouble ->
    [sold-out] plus en vente
    [fare-changed] son prix avait changé
    [balance-too-low] le solde ne suffisait pas
    [over-limit] la limite de débit était dépassée
    [policy] la politique de voyage de l’entreprise ne le permet pas
    [awaiting-approval] une approbation est attendue
    [not-sold] n’est plus vendu ici
    [first-not-booked] la réservation avec laquelle elle était demandée n’a pas été faite
   *[refused] demande refusée
}
bookings-history-not-confirmed = { $reason ->
    [withdrawn] Retirée avant la décision, rien n’est débité
   *[other] { $product ->
       [flight] Non confirmée par la compagnie, rien n’est débité
      *[other] Non confirmée par { product-supplier }, rien n’est débité
   }
}
bookings-history-check-overridden = Poursuivi malgré tout, { $check ->
    [overlapping-flights] sur deux vols à la fois
    [churn] réservé à plusieurs reprises
    [connection-short] avec une correspondance courte
    [passport-six-months] avec un passeport valable moins de six mois
    [gstin-missing] sans numéro GST
   *[other] avec un seul nom
} : { $reason }
bookings-history-held = { $product ->
    [flight] Places en option, rien n’est débité
   *[other] Option posée, rien n’est débité
}
bookings-history-hold-completed = Noms et passeports transmis à la compagnie
bookings-history-amending = { $product ->
    [flight] Demandé à la compagnie : { bookings-history-doing }
   *[other] Demandé à { product-supplier } : { bookings-history-doing }
}
bookings-history-doing = { $kind ->
    [ticket-held] { $product ->
        [flight] émission de l’option
       *[other] confirmation de l’option
    }
    [release-held] levée de l’option
    [expire-held] fin de l’option
    [complete-held] saisie des noms et passeports
    [cancel] annulation
    [change] { $product ->
        [flight] modification des vols
       *[other] modification de la réservation
    }
    [add-ssr] ajout de services
    [split] scission de la réservation
    [boarding] modification du lieu de montée
    [schedule-change] { $product ->
        [flight] acceptation des nouveaux horaires
       *[other] acceptation de la modification du fournisseur
    }
    [claim] paiement d’une réclamation
   *[no-show] constat de non-présentation
}
bookings-history-amendment-in-doubt = { $product ->
    [flight] Pas de réponse de la compagnie à temps ; vérification en cours : { bookings-history-doing }
   *[other] Pas de réponse de { product-supplier } à temps ; vérification en cours : { bookings-history-doing }
}
bookings-history-amendment-refused = Non fait, montant libéré : { bookings-history-doing }
bookings-history-part-cancelled = { $product ->
    [flight] { $kind ->
        [no-show] Non présenté
        [schedule-change] Abandonné après la modification de la compagnie
       *[other] Annulé en partie
    } : { $travellers }, { $route } ({ $flights })
   *[other] { $kind ->
        [no-show] Non présenté
       *[other] Annulé en partie
    } : { $travellers }, { $title }
}
bookings-history-cancelled = { $product ->
    [flight] { $kind ->
        [no-show] Non présenté
        [schedule-change] Abandonné après la modification de la compagnie
       *[other] Annulé
    } : { $travellers }, { $route } ({ $flights })
   *[other] { $kind ->
        [no-show] Non présenté
       *[other] Annulé
    } : { $travellers }, { $title }
}
bookings-history-schedule-changed = { $severity ->
    [cancelled] La compagnie a annulé des vols
    [major] La compagnie a modifié les vols
   *[minor] La compagnie a légèrement modifié les horaires
}
bookings-history-schedule-restored = La compagnie est revenue aux vols convenus
bookings-history-changed = Modifiée vers d’autres vols ; anciens vols : { $route } ({ $flights })
bookings-history-released = { $product ->
    [flight] Option levée, places rendues
   *[other] Option levée, rien n’est débité
}
bookings-history-expired = { $product ->
    [flight] Option expirée, places rendues
   *[other] Option expirée, rien n’est débité
}
bookings-history-restored = Restaurée : son enregistrement était perdu
bookings-history-request-asked = Demandé à notre équipe : { $kind ->
        [tdr] réclamation TDR
        [offline-ssr] service
        [cancel] annulation
       *[change] modification
    } ({ $request })
bookings-history-request-confirm = Confirmé par notre équipe : { $kind ->
        [tdr] réclamation TDR
        [offline-ssr] service
        [cancel] annulation
       *[change] modification
    } ({ $request })
bookings-history-request-refuse = Refusé par notre équipe : { $kind ->
        [tdr] réclamation TDR
        [offline-ssr] service
        [cancel] annulation
       *[change] modification
    } ({ $request })
bookings-history-request-withdraw = Demande retirée : { $kind ->
        [tdr] réclamation TDR
        [offline-ssr] service
        [cancel] annulation
       *[change] modification
    } ({ $request })
bookings-no-show = Non présenté
bookings-departed = Parti
bookings-flight-given-up = Annulé
bookings-flight-without = Annulé pour { $travellers }
bookings-flight-missed = Non présenté : { $travellers }
bookings-flight-departed = Vol parti
bookings-traveller-only = { $route } seulement
bookings-schedule-open = La compagnie n’assure plus les vols de ce billet. Répondez à la modification depuis la page de la réservation.
bookings-traveller-cancelled = Annulé
bookings-bus-kind = { $model }, { $kind } { $abreast }
bookings-bus-seater = { $ac ->
    [yes] places assises, climatisé
   *[no] places assises, non climatisé
}
bookings-bus-semi-sleeper = { $ac ->
    [yes] semi-couchettes, climatisé
   *[no] semi-couchettes, non climatisé
}
bookings-bus-sleeper = { $ac ->
    [yes] couchettes, climatisé
   *[no] couchettes, non climatisé
}
bookings-bus-seater-sleeper = { $ac ->
    [yes] places assises et couchettes, climatisé
   *[no] places assises et couchettes, non climatisé
}
bookings-bus-duration = { $hours } h { $minutes } min
bookings-bus-deck-lower = niveau bas
bookings-bus-deck-upper = niveau haut
bookings-bus-call = Exploitant au point d’embarquement : { $phone }
bookings-bus-on-board = { $duration } à bord
bookings-bus-reference = Référence de l’exploitant
bookings-bus-ticket = Numéro de billet
bookings-bus-id = Pièce présentée à bord
bookings-id-aadhaar = Carte Aadhaar
bookings-id-pan = Carte PAN
bookings-id-passport = Passeport
bookings-id-driving-licence = Permis de conduire
bookings-id-voter = Carte d’électeur
bookings-shown-id-kind = Type de pièce
bookings-shown-id-number = Numéro
bookings-bus-given-up = Annulée
bookings-bus-missed = N’a pas voyagé
bookings-bus-which-seats = Quelles places
bookings-bus-choose-seat = Choisissez au moins une place.
bookings-bus-whole-only = L’exploitant n’annule des places isolées d’un billet que sur demande.

## Hôtels

title-hotel-voucher-of = Bon d’hôtel { $id }
bookings-hotel-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
bookings-hotel-check-in = Arrivée
bookings-hotel-check-out = Départ
bookings-hotel-reference = Référence de réservation
bookings-hotel-confirmation = Confirmation de l’hôtel
bookings-hotel-requests = Demandes à l’hôtel
bookings-hotel-cancellation = Annulation
bookings-hotel-given-up = Annulée
bookings-hotel-which-rooms = Chambres à annuler
bookings-hotel-choose-room = Choisissez au moins une chambre.
bookings-hotel-room-number = Chambre { $number }
bookings-hotel-room-of = Chambre { $number } : { $room }
bookings-hotel-rooms =
    { $count ->
        [one] { $count } chambre
       *[other] { $count } chambres
    }
bookings-hotel-room-view = { $room }, { $view }
bookings-hotel-size = { $metres } m², { $beds }
bookings-hotel-room-standard = Chambre standard
bookings-hotel-room-superior = Chambre supérieure
bookings-hotel-room-deluxe = Chambre de luxe
bookings-hotel-room-club = Chambre club
bookings-hotel-room-family = Chambre familiale
bookings-hotel-room-junior-suite = Suite junior
bookings-hotel-room-suite = Suite
bookings-hotel-view-city = vue sur la ville
bookings-hotel-view-sea = vue sur la mer
bookings-hotel-view-garden = vue sur le jardin
bookings-hotel-view-pool = vue sur la piscine
bookings-hotel-view-courtyard = vue sur la cour
bookings-hotel-view-mountains = vue sur les montagnes
bookings-hotel-bed-king = très grand lit
bookings-hotel-bed-queen = grand lit
bookings-hotel-bed-twin = deux lits simples
bookings-hotel-bed-single = un lit simple
bookings-hotel-bed-family-beds = lits pour une famille
bookings-hotel-board-RO = Chambre seule
bookings-hotel-board-BB = Petit-déjeuner
bookings-hotel-board-HB = Demi-pension
bookings-hotel-board-FB = Pension complète
bookings-hotel-board-AI = Tout compris
bookings-hotel-charge-free = Sans frais
bookings-hotel-charge-amount = Frais fixes
bookings-hotel-charge-percent = { $percent } % du prix
bookings-hotel-charge-all = Prix entier
bookings-hotel-charge-nights =
    { $count ->
        [one] { $count } nuit
       *[other] { $count } nuits
    }
bookings-hotel-until = jusqu’au { $moment }, heure de l’hôtel
bookings-hotel-here = { $moment } ici
bookings-hotel-after = ensuite
bookings-hotel-always = Non remboursable
bookings-hotel-there-city-tax = Taxe de séjour, payée à l’hôtel, environ
bookings-hotel-there-resort-fee = Frais de séjour, payés à l’hôtel, environ
bookings-hotel-there-taxes-and-fees = Taxes et frais, payés à l’hôtel, environ
bookings-cab-car = { $kind }, { $model } ou semblable
bookings-cab-hatchback = Citadine
bookings-cab-sedan = Berline
bookings-cab-suv = SUV
bookings-cab-premium = SUV supérieur
bookings-cab-tempo = Minibus
bookings-cab-duration = { $hours } h { $minutes } min
bookings-cab-pick-up = Prise en charge
bookings-cab-drop = Destination
bookings-cab-follows = Attend
bookings-cab-included = Compris
bookings-cab-kilometres = { $count } km, environ { $duration }
bookings-cab-over = Puis { $km } le km ; attente { $waiting } l’heure après { $minutes } min
bookings-cab-night = Une nuit de route en plus, de { $begins } à { $ends } : { $amount }
bookings-cab-cancelling = Annulation
bookings-cab-free-until = Gratuite jusqu’au { $date }, { $time } ; ensuite { $percent } % sont retenus
bookings-cab-reference = Référence de l’exploitant
bookings-cab-voucher = Numéro de bon
bookings-cab-operator = Exploitant
bookings-cab-driver = Chauffeur
bookings-cab-driver-car = Voiture
bookings-cab-driver-later = Connu environ { $hours } heures avant la prise en charge
bookings-history-driver-named = Chauffeur désigné : { $driver }
bookings-history-balance-due = { $stage ->
    [short] Le solde était dû le { $due } ; le compte ne suffit pas
   *[other] Rappel du solde, dû le { $due }
}
bookings-history-balance-charged = Solde débité, dû le { $due }
bookings-history-balance-paid = Solde payé avant l’échéance du { $due }
bookings-history-balance-unpaid = Le solde n’a pas été payé avant le { $due } : annulé selon les conditions
bookings-history-cabin-given = Numéro attribué à bord : { $cabins }
bookings-history-payment-received = Paiement reçu : { $amount }
bookings-history-payment-reminded = Client relancé pour { $amount }, dû le { $due }
bookings-history-driver-replaced = Un autre chauffeur viendra : { $driver }
bookings-cab-given-up = Annulé
bookings-cab-missed = Ne s’est pas présenté
bookings-cab-whole = La voiture est annulée entière
bookings-train-class-2S = Seconde assise, 2S
bookings-train-class-SL = Couchette, SL
bookings-train-class-CC = Voiture à sièges, CC
bookings-train-class-3E = Couchette clim. 3 niveaux éco, 3E
bookings-train-class-3A = Couchette clim. 3 niveaux, 3A
bookings-train-class-2A = Couchette clim. 2 niveaux, 2A
bookings-train-class-1A = Première clim., 1A
bookings-train-class-EC = Voiture à sièges exécutive, EC
bookings-train-quota-GN = Général
bookings-train-quota-TQ = Tatkal
bookings-train-quota-LD = Femmes
bookings-train-quota-SS = Couchette inférieure, 45 ou 60+
bookings-train-boards = Gare de montée
bookings-train-boards-instead = Gare de montée ; le billet part de { $from }
bookings-train-length = { $duration }, { $km } km
bookings-train-pnr = PNR
bookings-train-chart = Liste des places
bookings-train-upgrade = Surclassement automatique
bookings-train-upgrade-considered = Envisagé à la liste, sans frais
bookings-train-upgrade-declined = Non souhaité
bookings-train-upgrade-none = Envisagé ; aucune place d’une classe supérieure n’était libre
bookings-train-upgraded = Surclassé en { $class } sans frais
bookings-train-id = Pièce portée
bookings-train-not-charted = Pas encore établie
bookings-train-charted = Établie
bookings-train-second-charted = Établie, la seconde aussi
bookings-train-booked-as = réservé comme
bookings-train-given-up = Annulé
bookings-train-claimed = Remboursé sur réclamation
bookings-train-missed = N’a pas voyagé
bookings-train-state-part-rac = RAC en partie
bookings-train-state-rac = RAC
bookings-train-state-part-waiting = En partie sur liste d’attente
bookings-train-state-waiting = Sur liste d’attente
bookings-train-who-cancels = Qui annule
bookings-train-choose-traveller = Choisissez au moins un voyageur.
bookings-train-cancel-note = Les couchettes rendues passent aussitôt aux suivants de la liste d’attente.
bookings-train-tdr-late-three-hours = Train en retard de plus de 3 heures, non emprunté
bookings-train-tdr-not-travelled = Voyage non effectué
bookings-train-tdr-party-part-waiting = Groupe en partie en liste d’attente, voyage non effectué
bookings-train-tdr-rac-not-travelled = Voyageur en RAC, voyage non effectué
bookings-train-tdr-train-cancelled = Train supprimé
bookings-train-tdr-train-diverted = Train détourné, non emprunté
bookings-train-tdr-short-terminated = Train arrêté avant son terminus
bookings-train-tdr-ac-failure = Climatisation en panne
bookings-train-tdr-lower-class = Voyage dans une classe inférieure
bookings-train-tdr-lower-class-refused = Classe inférieure attribuée, voyage non effectué
bookings-train-tdr-coach-not-attached = Voiture absente du train
bookings-train-tdr-no-room = Aucune place attribuée après la liste
bookings-train-tdr-status-fell = Statut dégradé après la liste
bookings-train-tdr-remote-chart = Liste établie dans une gare éloignée
bookings-train-tdr-missed-connection = Correspondance manquée
bookings-train-tdr-no-identity = Voyage sans pièce d’identité, payé deux fois
bookings-train-tdr-wrongly-charged = Perception à tort à bord
bookings-train-tdr-partly-travelled = Voyage effectué en partie
bookings-train-tdr-reason = Motif
bookings-train-tdr-certificate = Certificat ou autre PNR
bookings-search-for = Que rechercher
bookings-cab-arrives = Taxi depuis { $place }, { $when }
bookings-cab-leaves = Taxi vers { $place }, { $when }
bookings-history-boarding-moved = Lieu de montée modifié : { $place }
bookings-history-claim-settled = Réclamation payée par { product-supplier } : { $travellers }, { $title }
bookings-history-rail-moved = La liste d’attente a avancé : { $moves }
bookings-history-rail-charted = { $moves ->
    [none] Liste des places établie
   *[other] Liste des places établie : { $moves }
}
bookings-history-rail-charted-again = { $moves ->
    [none] Seconde liste des places établie
   *[other] Seconde liste des places établie : { $moves }
}
bookings-beside-asking = { $what } : achat en cours
bookings-beside-asking-text = Cette réservation est valable ; l’issue de l’autre s’affiche ici dans un instant, même si la page est fermée entre-temps.
bookings-beside-show = Afficher : { $what }
bookings-beside-confirmed = { $what } : achat effectué avec la réservation
bookings-beside-confirmed-text = La réservation { $id } est à part : elle s’annule et se facture séparément.
bookings-beside-first = Acheté avec : { $what }
bookings-beside-first-text = Demandé avec la réservation { $id }, mais à part : s’annule et se facture séparément.
bookings-beside-cancelled = { $what } : achat effectué avec la réservation, annulé depuis
bookings-beside-cancelled-text = La réservation { $id } a été annulée à part. Le montant final y figure.
bookings-beside-part-cancelled = { $what } : achat effectué avec la réservation, annulé en partie depuis
bookings-beside-part-cancelled-text = La réservation { $id } a été annulée à part pour certains voyageurs. Le montant final y figure.
bookings-beside-first-cancelled = Acheté avec : { $what }, annulé depuis
bookings-beside-first-cancelled-text = Demandé avec la réservation { $id }, qui est annulée. Celle-ci est à part : elle n’est pas annulée avec elle.
bookings-beside-first-over-text = Demandé avec cette réservation, qui n’a pas été faite ou a été rendue. Rien n’a été acheté ni débité.
bookings-beside-not-bought = { $what } : achat non effectué
bookings-beside-not-bought-text = Cette réservation est valable, et rien n’a été débité pour l’autre. Motif : { bookings-not-bought-why }. L’achat reste possible séparément.
bookings-beside-by-hand = Acheter séparément
bookings-beside-waits = { $what } : pas encore acheté
bookings-beside-waits-text = L’achat se fait de lui-même une fois cette réservation confirmée, et pas du tout si elle ne l’est pas.
bookings-history-admin-remark = Remarque de l’opérateur
bookings-history-trip-reason = { $chosen ->
    [yes] Motif de la réservation hors politique : { $name } ({ $reasonCode })
   *[other] Motif donné pour ce voyage
  }
bookings-admin-remark = Remarque administrative
bookings-admin-remark-help = Le personnel de l’agence la lit dans cet historique.
bookings-admin-remark-add = Ajouter la remarque
