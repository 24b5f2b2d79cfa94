# Ce à quoi une personne doit répondre : les demandes et leur file.
requests-mine = Mes demandes
requests-find-one = Demande, réservation ou agence
requests-kind = Type
requests-kind-all = Tous les types
requests-kind-group = Réservation de groupe
requests-kind-offline-ssr = Service
requests-kind-cancel = Annulation
requests-kind-tdr = Réclamation ferroviaire, TDR
requests-kind-change = Modification
requests-kind-import = Import de PNR
requests-kind-stay-wish = Souhait pour un séjour
requests-state = Statut
requests-state-all = Toutes
requests-state-asked = En attente
requests-state-taken = Prise en charge
requests-state-under-way = { $product ->
    [flight] Attente compagnie
   *[other] Attente fournisseur
}
requests-state-offered = Offre faite
requests-state-accepted = Acceptée
requests-state-confirmed = Confirmée
requests-state-refused = Refusée
requests-state-declined = Déclinée
requests-state-withdrawn = Retirée
requests-state-closed = Close
requests-none = Aucune demande ici
requests-none-help = Les demandes qui correspondent aux filtres apparaissent ici.
requests-travellers =
    { $count ->
        [one] { $count } voyageur
       *[other] { $count } voyageurs
    }
requests-agency = Agence
requests-asked-by = Demandée par
requests-taken-by = Prise en charge par
requests-journey = Voyage
requests-way-back = Retour : { $destination } vers { $origin }
requests-who = Qui voyage
requests-who-total = { $count } voyageurs, au moins { $records } PNR
requests-party =
    { $adults ->
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
requests-wishes = Préférences
requests-wishes-help = Horaires, compagnies, budget, sièges ensemble, équipement
requests-contact-note = Où la réponse est envoyée
requests-group-note = { $least } à { $most } voyageurs
requests-group-promise = Cet envoi ne réserve et ne débite rien. Notre équipe répond par une offre, que vous acceptez ou déclinez.
requests-send-group = Envoyer la demande pour { $count } voyageurs
requests-send = Envoyer la demande
requests-ask-again = Renvoyer telle quelle
requests-unanswered = Aucune réponse reçue : votre demande n’est peut-être pas arrivée
requests-unanswered-help = Renvoyez-la telle quelle : elle n’est conservée qu’une fois.
requests-names = Noms
requests-names-later = Peuvent être envoyés plus tard
requests-names-help = Un fichier CSV, un voyageur par ligne, sous une ligne qui nomme les colonnes. Dates au format AAAA-MM-JJ ou JJ/MM/AAAA ; type adult, child ou infant.
requests-names-columns = Colonnes, les six premières obligatoires :
requests-names-choose = Choisir un fichier CSV
requests-names-other = Choisir un autre fichier
requests-names-sample = Télécharger un exemple
requests-names-drop = Retirer ce fichier
requests-names-reading = Lecture du fichier
requests-names-no-dates = Choisissez d’abord les dates du voyage : les âges en dépendent.
requests-names-failed = Ce fichier n’a pas pu être lu comme liste de noms.
requests-names-errors =
    { $count ->
        [one] { $count } erreur dans la liste
       *[other] { $count } erreurs dans la liste
    }
requests-names-errors-help = Corrigez-les dans le fichier, puis choisissez-le à nouveau.
requests-names-line = Ligne { $line }
requests-names-line-head = Ligne
requests-names-column = Colonne
requests-names-error = Erreur
requests-names-more = et { $count } de plus
requests-names-good =
    { $count ->
        [one] { $count } voyageur, aucune erreur
       *[other] { $count } voyageurs, aucune erreur
    }
requests-traveller = Voyageur
requests-records =
    { $count ->
        [one] Tient dans un PNR
       *[other] Répartis en { $count } PNR
    }
requests-records-not = Trop peu d’adultes : il en faut un par PNR de neuf.
requests-record = PNR { $number } ({ $count }) :
requests-named = { $count } sur { $total } nommés
requests-name-now = Saisir les noms
requests-name-send =
    { $count ->
        [one] Envoyer { $count } nom
       *[other] Envoyer { $count } noms
    }
requests-linked = Réservations
requests-offer = Offre
requests-answer = Réponse
requests-each = Par voyageur
requests-count = Voyageurs
requests-sum = Montant
requests-valid-until = Peut être acceptée jusqu’au
requests-deposit = Acompte
requests-deposit-help = Pour tout le groupe ; vide s’il n’y en a pas
requests-deposit-due = Échéance de l’acompte
requests-names-due = Échéance des noms
requests-balance = Solde
requests-balance-due = Échéance du solde
requests-due-by = au plus tard le { $day }
requests-deposit-charged = Acompte débité
requests-deposit-back = Montant rendu
requests-deposit-back-help = Sur { $deposit } ; le reste est retenu. Saisissez 0 pour tout retenir.
requests-price = { $product ->
    [flight] Prix de la compagnie
   *[other] Prix de { product-supplier }
}
requests-price-note = Non débité du compte par cette réponse
requests-price-help = { $product ->
    [flight] Ce que la compagnie facture ; le compte n’est pas touché
   *[other] Ce que { product-supplier } facture ; le compte n’est pas touché
}
requests-reason = Motif
requests-note = Note
requests-note-help = Un refus demande un motif ici
requests-conditions = Conditions
requests-of-booking = Réservation
requests-supplier = { $code ->
    [imported] importée d’un PNR
    [sandbox] bac à sable
    [duffel] Duffel
   *[other] { $code }
}
requests-booking = Réservation { $id }
requests-flights = Vols
requests-for-whom = Voyageurs
requests-which-service = Service et vol
requests-which-flight = Vol
requests-which-directions = Quels trajets
requests-service = Service
requests-service-help = Par code ou par nom
requests-remarks = Remarques
requests-wanted = Modification demandée
requests-what = Type de demande
requests-cancel-note = Notre équipe établit les frais et le remboursement de cette demande. Quand une réservation peut être annulée aussitôt, sa page les montre.
requests-offline-note = Notre équipe fait la demande à la compagnie
requests-offline-promise = Cet envoi ne change rien. La réponse apparaît ici et dans l’historique de la réservation.
requests-find-title = Rechercher la réservation
requests-find-help = Par numéro de réservation, PNR, numéro de billet ou nom.
requests-find = Rechercher
requests-found-none = Aucune de vos réservations ne correspond
requests-found-several = Plusieurs réservations correspondent : saisissez le numéro ou le PNR
requests-take = Prendre en charge
requests-hand-back = Remettre dans la file
requests-close = Clore
requests-others = { $name } s’en occupe.
requests-your-answer = Votre réponse
requests-your-offer = Votre offre
requests-price-of-adult = Tarif adulte
requests-price-of-child = Tarif enfant
requests-price-of-infant = Tarif bébé
requests-make-offer = Faire l’offre
requests-confirm = Confirmer
requests-under-way = { $product ->
    [flight] En attente de la réponse de la compagnie. La suite se fait automatiquement.
   *[other] En attente de la réponse de { product-supplier }. La suite se fait automatiquement.
}
requests-charges = { $product ->
    [flight] Ce que la compagnie retient
   *[other] Ce que { product-supplier } retient
}
requests-charges-rules = Selon les conditions tarifaires
requests-charges-agreed = { $product ->
    [flight] Convenu avec la compagnie
   *[other] Convenu avec { product-supplier }
}
requests-charges-help = { $product ->
    [flight] Saisissez la retenue de la compagnie hors taxe : la taxe est calculée. Elle ne peut dépasser le tarif de base et la surcharge carburant.
   *[other] Saisissez la retenue de { product-supplier } hors taxe : la taxe est calculée. Elle ne peut dépasser son prix hors taxe.
}
requests-charges-unknown = Les conditions tarifaires sont indisponibles : saisissez les retenues.
requests-charge-airline = { $product ->
    [flight] Retenue de la compagnie
   *[other] Retenue de { product-supplier }
}
requests-charge-fee = Nos frais
requests-charge-paid = { $product ->
    [flight] Prix du billet
   *[other] Prix payé
}
requests-charge-taxes = Dont taxes
requests-charge-stays = reste réservé
requests-charge-wrong = { $who }, { $field } : { $said }
requests-work-out = Calculer
requests-settle = Annuler et rembourser
requests-settle-over = Cet aperçu a expiré. Calculez de nouveau.
requests-ledger-entry = Écriture
requests-refuse = Refuser
requests-accept = Accepter l’offre
requests-decline = Décliner
requests-withdraw = Retirer la demande
requests-accept-means = Accepter, c’est convenir de ces vols et de ces tarifs. Rien n’est encore débité : vous payez ici, puis notre équipe émet les billets, qui figurent parmi vos réservations.
requests-accept-charges = Accepter, c’est convenir de ces vols et de ces tarifs ; l’acompte de { $deposit } est débité de votre compte aussitôt. Vous payez le solde ici, puis notre équipe émet les billets, qui figurent parmi vos réservations.
requests-accepted = L’offre est acceptée
requests-accepted-pay = Payez le solde et saisissez tous les noms : notre équipe émet ensuite les billets, et les réservations apparaissent ici.
requests-accepted-paid = Tout est payé. Saisissez les noms qui manquent : notre équipe émet les billets, et les réservations apparaissent ici.
requests-accepted-old = Saisissez tous les noms. Importez chaque PNR reçu : ses billets sont débités de votre compte. Puis liez la réservation ici.
requests-pay = Payer le solde de { $amount }
requests-days-left =
    { $days ->
        [0] dernier jour aujourd’hui
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
requests-balance-overdue = Le solde était dû au plus tard le { $day } et n’a pas été payé. Veuillez appeler notre équipe.
requests-balance-charged = Solde débité
requests-held-for-group = Conservé pour le groupe
requests-taxes-in-it = dont taxes { $amount }
requests-taxes-of-adult = Dont taxes, adulte
requests-taxes-of-child = Dont taxes, enfant
requests-taxes-of-infant = Dont taxes, bébé
requests-offered-flights = Vols { $direction }
requests-offered-check-in = Bagage en soute, kg chacun
requests-offered-cabin = Bagage cabine, kg chacun
requests-offered-baggage = Bagages
requests-offered-kilograms = { $checkIn } kg en soute, { $cabin } kg en cabine
requests-make-title = Émettre les billets
requests-make-unpaid = L’agence doit encore payer { $amount }.
requests-make-unnamed = Aucun voyageur nommé n’est sans réservation.
requests-make-pnr = PNR de la compagnie
requests-make-ticket = Billet de { $name }
requests-make =
    { $count ->
        [one] Créer la réservation de { $count } voyageur
       *[other] Créer la réservation de { $count } voyageurs
    }
requests-done-pay = Le solde est payé.
requests-done-make = La réservation est créée ; l’agence est prévenue.
requests-event-pay = Solde payé
requests-event-make = Réservation { $transaction } créée pour { $count }
requests-offer-expired = Cette offre a expiré. Notre équipe peut la renouveler.
requests-link = Lier
requests-link-field = Numéro de réservation d’un PNR importé
requests-moved-on =
    Quelqu’un a été plus rapide. La demande est maintenant : { $state ->
        [asked] en attente
        [taken] prise en charge
        [offered] offre faite
        [accepted] acceptée
        [confirmed] confirmée
        [refused] refusée
        [declined] déclinée
        [withdrawn] retirée
       *[closed] close
    }.
requests-done-take = Vous avez pris cette demande en charge.
requests-done-hand-back = La demande est de retour dans la file.
requests-done-offer = L’offre est faite ; l’agence est prévenue.
requests-done-confirm = Confirmé ; l’agence est prévenue.
requests-done-settle = Réglée et comptabilisée ; l’agence a été prévenue.
requests-done-refuse = Refusé ; l’agence est prévenue.
requests-done-close = La demande est close.
requests-done-accept = L’offre est acceptée.
requests-done-decline = L’offre est déclinée.
requests-done-withdraw = La demande est retirée.
requests-done-name = Les noms sont envoyés.
requests-done-link = La réservation est liée.
requests-event-asked = Envoyée
requests-event-take = Prise en charge
requests-event-hand-back = Remise dans la file
requests-event-offer = Offre faite
requests-event-confirm = Confirmée
requests-event-settle = { $product ->
    [flight] Réglée ; en attente de la compagnie
   *[other] Réglée ; en attente de { product-supplier }
}
requests-event-not-settled = { $product ->
    [flight] La compagnie a refusé ; de nouveau prise en charge
   *[other] { product-supplier-first } a refusé ; de nouveau prise en charge
}
requests-event-refuse = Refusée
requests-event-close = Close
requests-event-accept = Offre acceptée
requests-event-decline = Offre déclinée
requests-event-withdraw = Retirée
requests-event-named =
    { $count ->
        [one] { $count } voyageur nommé
       *[other] { $count } voyageurs nommés
    }
requests-event-linked = Réservation { $transaction } liée
requests-pnr = PNR
requests-unconfirmed = Motif
requests-unconfirmed-unknown = Aucun fournisseur ne connaît ce PNR
requests-unconfirmed-surname = Le dossier du fournisseur est à d’autres noms
requests-unconfirmed-silent = Le fournisseur n’a pas répondu
requests-tickets = Billets
requests-held-until = En option jusqu’au
requests-claimed = Prix selon l’agence
requests-display = L’affichage tel que collé
requests-price-confirmed = Prix confirmé
requests-price-confirmed-help = Tel que confirmé par la compagnie ou le bureau émetteur. Le compte de l’agence est débité de ce montant.
requests-price-held-help = Tel que confirmé par la compagnie ou le bureau émetteur. Rien n’est débité tant que les places sont en option.
requests-take-over = Importer et débiter l’agence
requests-take-over-held = Importer en option
requests-done-take-over = Importé ; l’agence a été prévenue.
requests-event-take-over = Importé : réservation { $transaction }

requests-service-WCHR = Fauteuil roulant jusqu’à l’avion
requests-service-WCHS = Fauteuil roulant, escaliers impossibles
requests-service-WCHC = Fauteuil roulant jusqu’au siège
requests-service-BLND = Aveugle ou malvoyant
requests-service-DEAF = Sourd ou malentendant
requests-service-WCBD = Fauteuil personnel, batterie sèche
requests-service-WCBW = Fauteuil personnel, batterie liquide
requests-service-MAAS = Accueil et assistance
requests-service-UMNR = Mineur non accompagné
requests-service-MEDA = Cas médical
requests-service-OXYG = Oxygène à bord
requests-service-STCR = Civière
requests-service-BSCT = Berceau
requests-service-EXST = Siège supplémentaire
requests-service-CBBG = Siège pour un bagage
requests-service-XBAG = Bagage supplémentaire
requests-service-SPEQ = Équipement sportif
requests-service-BIKE = Vélo
requests-service-PETC = Animal en cabine
requests-service-AVIH = Animal en soute
requests-service-SPML = Repas spécial
requests-service-OTHS = Autre chose, à décrire
requests-waits = { $days ->
    [0] { $hours ->
        [0] Attend depuis { $minutes } min
       *[other] Attend depuis { $hours } h { NUMBER($minutes, minimumIntegerDigits: 2) }
    }
   *[other] Attend depuis { $days } j { $hours } h
}
requests-settle-agreed = Régler comme convenu
requests-charged = Le client paie
requests-agreed-flights = Nouveaux vols { $direction }
requests-agreed-flights-help = Un vol par ligne, à l’heure locale : AI 865 Y 17MAY27 DEL BOM 0700 0915. La classe est facultative ; +1 après l’arrivée indique le lendemain.
requests-agreed-help = Ce que paie un voyageur selon l’accord avec la compagnie. Une différence précédée d’un moins est rendue ; un champ vide vaut zéro.
requests-agreed-each-adult = Chaque adulte
requests-agreed-each-child = Chaque enfant
requests-agreed-each-infant = Chaque bébé
requests-agreed-fare = Différence de tarif
requests-agreed-taxes = Différence de taxes
requests-agreed-airline = Frais de la compagnie, hors taxe
requests-agreed-fee = Nos frais
requests-agreed-ticket = Nouveau billet de { $name }
requests-agreed-services-help = Saisissez le prix de la compagnie pour chaque voyageur dont elle a confirmé le service ; 0 s’il est gratuit. Sans prix, le voyageur est laissé de côté.
requests-agreed-price = Prix de la compagnie
requests-agreed-kilograms = Kilogrammes
requests-agreed-seat = Siège
requests-agreed-held = Cette réservation est seulement en option : rien n’est encore à débiter. Confirmez que la compagnie a noté le service.
requests-agreed-cost = Ce que cela représente
requests-agreed-new-total = Prix de la réservation ensuite
requests-agreed-services-lost = Services perdus avec les anciens vols
requests-event-not-covered = Le solde ne suffit pas ; la demande attend
requests-service-RQST = Siège
requests-names-download = Télécharger les noms
