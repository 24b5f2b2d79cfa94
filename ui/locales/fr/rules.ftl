# Un message par règle : ce qu’il faut au champ voisin.
violation-required =
    { $field ->
        [basis] Choisissez de quoi elle est une part
        [borneBy] Choisissez à la charge de qui
        [mode] Choisissez le moyen de paiement
        [on] Entrez le jour de réception
        [enabledServices] Choisissez un service
        [projectName] Saisissez le nom du portail
        [fontFamily] Choisissez une police
        [vendorName] Saisissez qui propulse le portail
        [payerName] Saisissez le nom du payeur
        [days] Choisissez la durée de validité
        [purpose] Choisissez l’objet
        [payerLanguage] Choisissez la langue du payeur
        [userId] Saisissez l’identifiant
        [password] Saisissez le mot de passe
        [currentPassword] Saisissez le mot de passe actuel
        [newPassword] Choisissez un nouveau mot de passe
        [confirmPassword] Répétez le nouveau mot de passe
        [title] Choisissez une civilité
        [salutation] Choisissez une civilité
        [firstName] Saisissez le prénom
        [lastName] Saisissez le nom
        [pickUpAt] Choisissez où la voiture vient
        [dropAt] Choisissez où elle va
        [pickUpPoint] Indiquez où exactement la voiture vient
        [region] Choisissez où
        [month] Choisissez le mois
        [cabins] Choisissez les cabines
        [dining] Choisissez l’heure du dîner
        [arrivingBy] Indiquez le vol que le chauffeur attend
        [at] Choisissez l’heure de prise en charge
        [dateOfBirth] Saisissez la date de naissance
        [directions] Saisissez les vols
        [flights] Saisissez les vols
        [documents] Saisissez le numéro du billet
        [emulatedAgentId] Choisissez un client
        [moves] Saisissez ce que paie chaque voyageur
        [gender] Choisissez le sexe
        [expiresOn] Saisissez la date d’expiration
        [issuedOn] Saisissez la date de délivrance
        [placeOfIssue] Saisissez le lieu de délivrance
        [country] Choisissez le pays
        [number] Saisissez le numéro
        [holder] Saisissez le nom du titulaire
        [address] Saisissez l’adresse
        [email] Saisissez une adresse e-mail
        [mobile] Saisissez un numéro de mobile
        [phone] Saisissez un numéro de téléphone
        [boarding] Choisissez où ils montent
        [origin] Choisissez le point de départ
        [destination] Choisissez la destination
        [date] Choisissez le jour
        [approvers] Choisissez qui approuve
        [reasonCode] Choisissez un motif
        [reason] Indiquez le motif
        [remarks] Saisissez des remarques
        [note] Saisissez une note
        [limit] Saisissez le plafond de crédit
        [extra] Saisissez l’augmentation
        [extraUntil] Saisissez le dernier jour de l’augmentation
        [amount] Saisissez le montant
        [method] Choisissez comment payer
        [paymentMode] Choisissez le mode de paiement
        [referenceNumber] Saisissez la référence
        [accountNumber] Saisissez le numéro de compte
        [accountHolderName] Saisissez le titulaire du compte
        [branch] Saisissez l’agence bancaire
        [bankAccount] Indiquez le compte crédité
        [bankName] Indiquez la banque
        [bankCode] Indiquez l’IFSC ou le SWIFT
        [depositDate] Saisissez la date du dépôt
        [category] Choisissez la catégorie
        [companyName] Saisissez le nom de l’entreprise
        [panName] Saisissez le nom sur la carte PAN
        [panNumber] Saisissez le numéro PAN
        [pincode] Saisissez le code PIN
        [pan] Saisissez le PAN
        [carrier] Saisissez la compagnie
        [sector] Saisissez le trajet
        [hotel] Saisissez l’hôtel
        [train] Saisissez le train
        [travelClass] Saisissez la classe
        [time] Saisissez l’heure
        [operator] Saisissez l’autocariste
        [insurer] Saisissez l’assureur
        [plan] Saisissez la formule
        [visaType] Saisissez le type de visa
        [packageName] Saisissez le nom du forfait
        [cruiseLine] Saisissez la compagnie de croisière
        [ship] Saisissez le navire
        [sailing] Saisissez la croisière
        [carClass] Saisissez la catégorie de voiture
        [tripKind] Saisissez le type de trajet
        [pickUp] Saisissez le lieu de prise en charge
        [startsOn] Choisissez le premier jour
        [endsOn] Choisissez le dernier jour
        [basic] Saisissez le montant de base
        [confirmation] Saisissez le PNR ou le numéro de confirmation
        [supplier] Indiquez auprès de qui c’est acheté
        [passengers] Indiquez le nombre de voyageurs
        [rooms] Choisissez les chambres
        [checkIn] Choisissez la date d’arrivée
        [checkOut] Choisissez la date de départ
        [city] Saisissez la ville
        [state] Saisissez l’État
        [contactNumber] Saisissez un numéro de contact
        [permissions] Choisissez-en au moins une
        [address1] Saisissez l’adresse
        [address2] Saisissez la ligne 2 de l’adresse
        [panDocument] Envoyez la carte PAN
        [gstDocument] Envoyez le document GST
        [registrationId] Saisissez le numéro d’inscription
        [code] Saisissez le code
        [expires] Saisissez le mois d’expiration
        [securityCode] Saisissez le code de sécurité
        [kind] Choisissez le type
        [subject] Saisissez l’objet
        [way] Choisissez crédit ou débit
        [entries] Choisissez les entrées
        [programme] Saisissez le programme
        [name] Saisissez le nom
        [rates] Saisissez au moins un tarif convenu
        [countries] Choisissez un pays
        [suppliers] Saisissez des codes de fournisseurs ou des noms d’hôtels
        [count] Saisissez le nombre
        [longHours] Saisissez les heures
        [from] Choisissez le premier jour
        [to] Choisissez le dernier jour
        [type] Choisissez le type de voyageur
        [paxtype] Choisissez le type de voyageur
        [travellers] Choisissez au moins un voyageur
        [ticket] Saisissez le numéro de billet
        [items] Choisissez au moins un vol
        [offers] Choisissez au moins un vol
        [place] Choisissez le vol
        [about] Choisissez la réservation
        [group] Saisissez le voyage et les voyageurs
        [kinds] Choisissez au moins un événement
        [prices] Saisissez les tarifs
        [validUntil] Choisissez le dernier jour
        [deposit] Saisissez l’acompte
        [depositDue] Choisissez l’échéance de l’acompte
        [balanceDue] Choisissez l’échéance du solde
        [depositBack] Saisissez la part de l’acompte à rendre
        [charges] Saisissez les retenues de la compagnie
        [shares] Saisissez le prix de chaque billet
        [airline] Saisissez la retenue de la compagnie
        [paid] Saisissez le prix du billet
        [total] Saisissez le total
        [tickets] Saisissez les billets
        [text] Collez l’affichage du PNR
        [gds] Choisissez le GDS
        [locator] Le PNR manque dans l’affichage
        [segments] Les vols manquent dans l’affichage
        [departure] Saisissez le départ
        [arrival] Saisissez l’arrivée
        [quoteId] Choisissez le devis
        [transactionId] Saisissez le numéro de réservation
        [age] Saisissez l’âge
        [illnessBefore] Indiquez s’il y a une maladie connue auparavant
        [residents] Confirmez où vivent les personnes assurées
        [paper] Saisissez son numéro
        [declared] Confirmez que c’est vrai
       *[other] Remplissez ce champ
    }
violation-not-a-choice = Choisissez dans la liste
violation-not-supported = Ceci n’est pas pris en charge ici
violation-too-short =
    { $least ->
        [one] Saisissez au moins { $least } lettre
       *[other] Saisissez au moins { $least } lettres
    }
violation-too-long = { $most } caractères au maximum
violation-fields-count = { $most } champs au maximum par requête
violation-fields-depth = { $most } crochets au maximum après un nom
violation-list-count = { $most } éléments au maximum
violation-not-a-number = Saisissez un nombre
violation-request-id-form = Un identifiant de requête est un UUID : 8, 4, 4, 4 et 12 chiffres hexadécimaux
violation-sent-twice = Ce champ a été envoyé deux fois
violation-not-unicode = Certains caractères sont illisibles
violation-name-letters = Utilisez seulement des lettres et des espaces
violation-mobile-digits = Saisissez { $digits } chiffres, { $entered } saisis
violation-mobile-start = Un numéro de mobile commence par 5 à 9
violation-phone-digits = Saisissez 8 à 15 chiffres, précédés d’un plus si vous voulez
violation-email-form = Saisissez une adresse e-mail, par exemple nom@exemple.com
violation-email-list-form = « { $item } » n’est pas une adresse e-mail ; séparez les adresses par des points-virgules
violation-password-short = Utilisez au moins { $least } caractères
violation-password-same = Choisissez un mot de passe différent de l’actuel
violation-password-common = Ce mot de passe est facile à deviner ; choisissez-en un autre
violation-password-own-name = Choisissez autre chose que votre nom, identifiant ou société
violation-password-mismatch = Les deux mots de passe diffèrent
violation-password-wrong = Ce n’est pas le mot de passe actuel
violation-pan-form = Un PAN comporte 5 lettres, 4 chiffres et une lettre
violation-gstin-form = Un numéro GST comporte 15 caractères, par exemple 27AAPFU0939F1ZV
violation-gstin-upper-case = Écrivez le numéro GST en majuscules
violation-gstin-check-character = Vérifiez ce numéro : d’après sa forme, il devrait finir par { $expected }
violation-pincode-form = Un code PIN comporte 6 chiffres et ne commence pas par 0
violation-upload-size = Le fichier ne doit pas dépasser { $megabytes } Mo
violation-upload-empty = Le fichier est vide
violation-upload-type = Choisissez un fichier de l’un de ces types : { $allowed }
violation-upload-content = Le fichier n’est pas ce que son nom indique
violation-upload-kilobytes = Le fichier ne doit pas dépasser { $most } ko
violation-upload-cut-off = La fin du fichier manque
violation-upload-locked = Le fichier est protégé par un mot de passe
violation-upload-gone = Renvoyez le fichier : il n’est plus conservé
violation-picture-size = L’image ne doit pas dépasser { $most } pixels de côté
violation-picture-least = Une image doit avoir au moins { $width } × { $height } pixels
violation-picture-shape = L’image doit être en hauteur, au format { $width } × { $height } mm
violation-picture-not-fetched = Aucune image ne répond à cette adresse
violation-picture-unsafe = Ce dessin contient des scripts, des liens ou du contenu extérieur. Exportez-le en SVG simple ou choisissez un PNG
violation-font-italic = Choisissez une police droite : l’italique n’est pas utilisé
violation-font-weight-twice = Il y a déjà un fichier de graisse { $weight }
violation-date-form = Saisissez la date avec jour, mois et année, par exemple 09 juil 1985
violation-time-form = Saisissez l’heure en heures et minutes, par exemple 21:30
violation-date-past = Ce jour est passé
violation-reference-form = Saisissez { $mode ->
        [cheque] les six chiffres du chèque
        [upi] les douze chiffres du virement
        [imps] les douze chiffres du virement
        [neft] la référence du virement, qui commence par quatre lettres de la banque
        [rtgs] la référence du virement, qui commence par quatre lettres de la banque
       *[other] de 4 à 35 lettres et chiffres
    }
violation-slip-missing = Le bordereau n’est plus là. Envoyez-le de nouveau
violation-booking-missing = Aucune de vos réservations ne porte ce numéro
violation-reference-credited = Ce virement est arrivé de lui-même et est crédité comme { $depositId }
violation-restore-source-missing = { $source ->
    [quote] Le devis de cette réservation est perdu lui aussi
    [history] La copie de cette réservation est antérieure à son historique
   *[other] Il n’existe aucune copie de cette réservation
} : restaurez-la depuis une sauvegarde
violation-restore-made-again = Sa demande ou son devis a donné lieu depuis à la réservation { $other } : comparez les deux
violation-account-form = Saisissez de 6 à 34 lettres et chiffres
violation-card-last-digits = Saisissez les { $digits } derniers chiffres de la carte, pas plus
violation-date-future = Ce jour est dans le futur
violation-date-after =
    { $other ->
        [checkIn] Choisissez un jour après l’arrivée
        [date] Choisissez un jour après le départ
        [issuedOn] Choisissez un jour après la date de délivrance
       *[other] Choisissez un jour après le précédent
    }
violation-date-not-before =
    { $other ->
        [dateOfBirth] Choisissez un jour qui ne précède pas la date de naissance
        [validUntil] Choisissez un jour qui ne précède pas la fin de l’offre
        [depositDue] Choisissez un jour qui ne précède pas l’échéance de l’acompte
       *[other] Choisissez un jour qui ne précède pas le premier
    }
violation-date-too-far = Choisissez le { $last } ou un jour antérieur
violation-date-too-old = Choisissez le { $first } ou un jour ultérieur
violation-same-place = Choisissez deux lieux différents
violation-sectors-count = Choisissez de { $least } à { $most } vols
violation-rooms-most = Choisissez au plus { $most } chambres
violation-room-adults = Chaque chambre compte de 1 à { $most } adultes
violation-age-sold = { $age } ans le { $on } : cette place est au tarif de { $least } à { $most } ans. Relancez la recherche avec cet âge
violation-room-children = Au plus { $most } enfants peuvent partager une chambre
violation-child-age = Indiquez l’âge de l’enfant, jusqu’à { $most } ans
violation-nights-most = Un séjour compte au plus { $most } nuits
violation-room-lead = La chambre { $room } doit être au nom d’un adulte
violation-room-full = La chambre { $room } a été recherchée pour moins d’adultes
violation-room-child = Aucun enfant de { $age } ans n’a été recherché pour cette chambre
violation-rate-of-room = Ce tarif n’est pas vendu, ou plus vendu, pour cette chambre
violation-cabin-guests = Au plus { $most } voyageurs partagent une cabine
violation-cabin-of-party = Cette cabine n’est pas vendue, ou plus vendue, pour ces voyageurs
violation-cabin-twice = La cabine { $number } est choisie deux fois
violation-results-count = Demandez de { $least } à { $most } résultats
violation-title-for-adult = Pour un adulte, choisissez Mr, Ms ou Mrs
violation-title-for-child = Pour un enfant, choisissez Mstr ou Ms
violation-gender-not-booked = Tarif non réservable avec le sexe « Autre » : le fournisseur n’accepte que « Masculin » ou « Féminin »
violation-age-not-born = Naissance après le jour du voyage, { $on }
violation-born-too-early = Né en { $year } ou après
violation-age-band =
    { $type ->
        [adult] { $age } ans le { $on } : il faut une place d’adulte
        [child] { $age } ans le { $on } : il faut une place d’enfant
        [infant] { $age } ans le { $on } : il faut une place de bébé
       *[other] { $age } ans le jour du voyage, { $on }
    }
violation-passport-form = Utilisez 6 à 9 lettres et chiffres, sans espaces
violation-passport-not-issued = Le passeport doit être délivré au plus tard le jour du voyage, { $on }
violation-passport-expired = Le passeport doit être valable le { $on }
violation-passport-six-months = Passeport : beaucoup de pays exigent six mois de validité ; jusqu’au { $until }, pas de risque
violation-country-form = Choisissez un pays
violation-party-adult = Au moins un adulte doit voyager
violation-party-infants =
    { $adults ->
        [one] Un bébé au maximum : chacun voyage sur les genoux d’un adulte
       *[other] { $adults } bébés au maximum : chacun voyage sur les genoux d’un adulte
    }
violation-party-size = { $most } sièges au maximum par réservation ; un bébé sur les genoux n’en occupe pas
violation-lap-adult = Choisissez un adulte de cette réservation
violation-lap-taken = Cet adulte a déjà un bébé sur les genoux
violation-party-quoted = Le prix valait pour { $adults } adultes, { $children } enfants et { $infants } bébés ; relancez la recherche pour d’autres
violation-baggage-twice = Ce bagage est déjà choisi
violation-baggage-weight = { $most } kg de bagages au maximum
violation-ssr-twice = Ce service est déjà choisi
violation-seat-twice = Un seul siège sur { $segment }
violation-seat-child = Le siège { $seat } n’est pas pour un enfant
violation-seat-taken = Le siège { $seat } est pris par un autre voyageur ; choisissez-en un autre
violation-seats-count = Choisissez de 1 à { $most } places
violation-bus-seat-unknown = Ce bus n’a pas de place { $seat }
violation-bus-seat-twice = La place { $seat } est choisie deux fois
violation-seat-ladies = La place { $seat } est réservée aux femmes
violation-seat-gentlemen = La place { $seat } est réservée aux hommes
violation-passengers-blocked =
    { $count ->
        [one] Une place est gardée : indiquez un passager
       *[other] { $count } places sont gardées : indiquez un passager pour chacune
    }
violation-seat-blocked = La place { $seat } est gardée pour ce passager
violation-gender-blocked = La place { $seat } a été gardée pour un passager d’un autre sexe ; choisissez de nouveau les places
violation-age-years = Saisissez un âge de { $least } à { $most } ans
violation-id-form = Saisissez de { $least } à { $most } lettres et chiffres
violation-terms-not-accepted = Acceptez les conditions pour continuer
violation-gst-holder-required = Avec un numéro GST, confirmez que l’agence en est titulaire
violation-flight-required = Choisissez un vol pour ce sens
violation-sectors-overlap = Ce vol part avant l’arrivée du précédent ; il faut { $least } minutes entre les deux
violation-return-fare-alone = Ce tarif n’est vendu qu’avec le tarif spécial retour de la même compagnie dans l’autre sens
violation-fare-age =
    { $fareType ->
        [senior-citizen] Le tarif senior est réservé aux voyageurs de { $least } ans et plus ; { $age } ans le { $on }
        [student] Le tarif étudiant est réservé aux voyageurs de { $least } ans et plus ; { $age } ans le { $on }
       *[other] Ce tarif est réservé aux voyageurs de { $least } ans et plus ; { $age } ans le { $on }
    }
violation-fare-adults-only = Le tarif forces armées est réservé aux adultes
violation-promo-unknown = Ce code promo est inconnu
violation-promo-expired = Ce code promo était valable jusqu’au { $on }
violation-promo-early = Ce code promo est valable à partir du { $on }
violation-cancel-nothing = Choisissez ce qu’il faut annuler
violation-place-not-booked = { $product ->
    [flight] Ce voyageur n’est pas réservé sur ce vol
   *[other] Ceci n’est pas réservé pour ce voyageur
}
violation-place-cancelled = C’est déjà annulé
violation-place-flown = { $product ->
    [flight] Ce vol a été effectué et ne peut plus être annulé
   *[other] Ceci a commencé et ne peut plus être annulé
}
violation-place-not-departed = Ce vol n’est pas encore parti
violation-schedule-alternative = La compagnie ne propose plus cela
violation-sold-together = Ces vols ont été vendus en un seul tarif et ne s’annulent qu’ensemble
violation-cancel-whole = Cette réservation ne s’annule qu’en entier
violation-cancel-by-request = Cette réservation ne peut pas être annulée ici : envoyez une demande d’annulation
violation-charges-needed = { $product ->
    [flight] Saisissez les retenues de la compagnie : elles ne peuvent pas être obtenues ici
   *[other] Saisissez les retenues de { product-supplier } : elles ne peuvent pas être obtenues ici
}
violation-charge-above-fare = { $product ->
    [flight] La compagnie peut retenir { $most } au plus
   *[other] { product-supplier-first } peut retenir { $most } au plus
}
violation-shares-needed = { $product ->
    [flight] Saisissez le prix de chaque billet : le tarif de cette réservation ne le dit pas
   *[other] Saisissez le prix de chaque partie : le prix de cette réservation ne le dit pas
}
violation-shares-total = { $product ->
    [flight] Le total des billets doit être de { $total }
   *[other] Le total des parties doit être de { $total }
}
violation-taxes-above-paid = { $product ->
    [flight] Les taxes ne peuvent pas dépasser le prix du billet
   *[other] Les taxes ne peuvent pas dépasser le prix payé
}
violation-split-nobody = Choisissez qui quitte la réservation
violation-split-everybody = Quelqu’un doit rester dans la réservation
violation-split-infant = Un bébé va avec l’adulte qui l’accompagne
violation-split-whole = Le tarif de cette réservation ne dit pas ce que paie chaque voyageur : elle ne peut pas être scindée
violation-split-by-request = Cette réservation ne peut pas être scindée ici : envoyez une demande
violation-ssr-by-request = Aucun service ne peut être ajouté ici à cette réservation : envoyez une demande
violation-ssr-nothing = Choisissez ce qui est à ajouter
violation-change-nothing = Choisissez au moins un vol à modifier
violation-change-flown = Ce vol est parti et ne peut plus être modifié
violation-change-together = Ces vols ont été vendus en un seul tarif et ne se modifient qu’ensemble
violation-change-not-allowed = Les conditions tarifaires ne permettent pas de modification à ce stade
violation-change-whole = Cette réservation ne peut être modifiée qu’en entier
violation-change-by-request = Cette réservation ne peut pas être modifiée ici : envoyez une demande de modification
violation-reroute-special = Un tarif étudiant, senior, militaire ou aller-retour spécial garde son itinéraire : annulez-le et réservez l’autre itinéraire
violation-reroute-flown = Le voyage a commencé : ce vol part toujours de { $place }
violation-reroute-border = Choisissez un aéroport connu du même pays : pour un autre pays, annulez ce vol et réservez de nouveau
violation-reroute-own-flights = { $airline } est une compagnie à bas coûts et n’échange un billet que contre ses propres vols : pour une autre compagnie, annulez et réservez de nouveau
violation-reroute-issuer = Seule { $airline }, qui a émis le billet, peut le réémettre, et sur ses propres vols : pour une autre compagnie, envoyez une demande de modification, ou annulez et réservez de nouveau
violation-split-first = Une partie seulement des voyageurs modifierait : scindez d’abord leur réservation
violation-hold-not-offered = La compagnie ne pose pas d’option à ce tarif
violation-hold-no-services = Services et sièges s’ajoutent une fois l’option émise
violation-party-held = Indiquez les voyageurs pour qui les sièges sont en option : { $adults } adultes, { $children } enfants et { $infants } bébés
violation-name-replaced = Les sièges sont en option au nom de { $name }. Un nom se complète ou se corrige de trois lettres au plus ; pour une autre personne, libérez l’option et réservez de nouveau
violation-complete-by-request = Les noms et passeports de cette option ne peuvent pas être donnés ici : envoyez une demande
violation-ssr-unknown = Ce service n’est plus proposé
violation-ssr-changed = Le prix ou la disponibilité de ce service a changé ; vérifiez de nouveau le tarif
violation-ssr-traveller = Ce service n’est pas pour ce voyageur
violation-seat-unknown = Cet avion n’a pas de siège { $seat }
violation-seat-exit-infant = Le siège { $seat } est à une issue de secours : pas pour un adulte avec un bébé
violation-seat-lap-side = Le siège { $seat } est à côté d’un autre bébé ; choisissez l’autre côté de l’allée
violation-duplicate-booking = Déjà réservé sur ce vol : { $transactionId }
violation-overlapping-flights = Sur { $flight } au même moment : { $transactionId }
violation-churn = Réservé puis abandonné { $times } fois sur ce trajet ce jour-là ; les compagnies le facturent
violation-connection-short = { $minutes } minutes de correspondance à { $airport } ; il en faut { $least }
violation-connection-missed = Le vol au départ de { $airport } part avant l’arrivée du précédent
violation-gstin-missing = Sans numéro GST, l’entreprise n’a pas de crédit de taxe
violation-infant-turns-two = A deux ans le { $on } : il lui faut un siège enfant
violation-ticket-name-long = { $carrier } accepte { $most } caractères au maximum pour le nom et la civilité
violation-ticket-name-characters = { $carrier } n’accepte que les lettres A à Z et les espaces
violation-ticket-name-single =
    { $ask ->
        [repeat] { $carrier } exige un nom unique dans les deux champs
        [fnu] Saisissez FNU comme prénom d’un voyageur à nom unique
       *[other] Saisissez la civilité comme prénom d’un voyageur à nom unique
    }
violation-pnr-weekday = Le jour de la semaine affiché ne correspond pas à cette date
violation-pnr-seats = { $seats } places pour { $travellers } voyageurs
violation-pnr-reference = renvoie à un élément absent de l’affichage
violation-pnr-totals = La somme des billets est { $tickets } { $currency }, le total est { $total }
violation-pnr-unconfirmed = La compagnie n’a pas confirmé ce vol ({ $status })
violation-pnr-limit-past = La limite d’émission du { $date } est passée
violation-ticket-elsewhere = Cette option vient d’un autre système : émettez-la là où elle a été faite, levez-la ici, puis importez-la avec ses billets
violation-pnr-name = L’affichage indique { $name } : un billet garde son nom
violation-pnr-imported = Ce PNR a déjà été importé : { $transactionId }
violation-pnr-taken = Une autre agence a importé ou réservé ce PNR : il ne peut pas être importé de nouveau
violation-pnr-not-confirmed = { $reason ->
        [surname] Le dossier du fournisseur est maintenant à d’autres noms
        [silent] Le fournisseur ne répond pas pour le moment
       *[unknown] Le fournisseur ne connaît plus ce PNR
    } : rien n’a été importé. Vérifiez-le à nouveau
violation-pnr-total-supplier = Le fournisseur indique un prix de { $total }
violation-compare-most = { $most } au maximum peuvent être comparés
violation-amount-not-positive = Saisissez un montant supérieur à 0
violation-ask-not-allowed = Les règles de votre agence ne le permettent pas
violation-ask-too-low = Au moins { $least } pour cette réservation
violation-ask-too-high = Au plus { $most } pour cette réservation
violation-ask-below-floor = Le prix client ne peut pas descendre sous { $floor }
violation-amount-negative = Saisissez 0 ou plus
violation-bounds-reversed = Au moins { $least }
violation-fee-not-yet = Des frais de service peuvent être demandés à partir du { $on }
violation-amount-least = Saisissez au moins { $least } { $currency }
violation-gst-other-state = Le client est enregistré dans un autre État ({ $state }) : la taxe est l’IGST
violation-amount-most = Saisissez au plus { $most } { $currency }
violation-rewards-none = Aucun point n’est attribué ni utilisé actuellement
violation-rewards-few = Vous avez { $points } points. On en utilise { $least } ou plus à la fois
violation-reward-final = Une utilisation de points ne s’annule que le jour même
violation-amount-currency = Saisissez le montant en { $currency }
violation-range-order = Le dernier jour ne doit pas précéder le premier
violation-range-days = Choisissez { $most } jours au maximum
violation-statement-long = Un document contient { $most } écritures au maximum : choisissez moins de jours
violation-receivers-count = Un e-mail part à { $most } adresses au plus.
violation-offers-count = Un devis contient au plus { $most } propositions.
violation-fare-gone = Ce tarif n’est plus vendu. Retirez-le ou relancez la recherche.
violation-group-size = Un groupe compte de { $least } à { $most } voyageurs
violation-group-adults = Un groupe de cette taille demande au moins { $least } adultes : un par PNR
violation-group-names =
    Plus de noms que de voyageurs : { $type ->
        [adult] adultes
        [child] enfants
       *[infant] bébés
    } { $named }, { $most } au maximum
violation-list-empty = La liste ne nomme personne
violation-list-long = La liste compte { $entered } lignes ; { $most } voyageurs au maximum peuvent être nommés
violation-list-column-missing = La colonne { $column } manque
violation-list-column-unknown = La colonne { $column } est inconnue
violation-list-wrong = La liste des noms contient des erreurs
violation-list-twice = Le même voyageur qu’à la ligne { $line }
violation-offer-expired = L’offre pouvait être acceptée jusqu’au { $on }
violation-offer-unpaid = L’offre n’est pas payée en totalité : il manque { $amount }
violation-offer-paid = Il ne reste rien à payer
violation-offer-made = { $name } figure déjà dans la réservation { $transactionId }
violation-balance-overdue = Le solde était dû au plus tard le { $on }
violation-booking-linked = { $transactionId } est déjà liée
violation-flight-line = La ligne { $line } n’est pas un vol. Écrivez-la ainsi : AI 865 Y 17MAY27 DEL BOM 0700 0915
violation-flight-times = Le vol arrive avant son départ
violation-ticket-number = Saisissez les 13 chiffres d’un billet que la réservation n’a pas encore
violation-deposit-above-total = L’acompte ne peut pas dépasser le prix total : { $most }
violation-back-above-paid = On ne peut rendre plus que ce qui a été payé : { $most }
violation-gstin-pan = Le numéro GST contient un autre PAN : { $pan }
violation-second-code-wrong = Ce code est faux, ou a déjà servi
violation-otp-form = Saisissez les { $digits } chiffres du code
violation-otp-wrong =
    { $left ->
        [one] Ce n’est pas le bon code. Il reste un essai
       *[other] Ce n’est pas le bon code. Il reste { $left } essais
    }
violation-otp-over = Ce code n’est plus utilisable. Demandez-en un nouveau
violation-otp-needed = À vérifier d’abord
violation-email-registered = Cette adresse sert déjà d’identifiant
violation-registration-open = Une inscription avec cette adresse est en attente
violation-masters-count = Un profil en garde { $most } au plus ; supprimez-en un d’abord
violation-card-number = Ce n’est pas un numéro de carte
violation-card-expired = Cette carte a expiré
violation-card-code = Saisissez les { $digits } chiffres du code de sécurité
violation-card-refused = La banque de la carte a refusé le débit de 1 roupie
violation-traveller-twice = { $name } est déjà enregistré avec ce nom et cette date de naissance
violation-endpoint-form = Une adresse en HTTPS, sans nom d’utilisateur ni #
violation-endpoint-unknown = Aucune machine de ce nom n’a été trouvée
violation-endpoint-private = Cette adresse n’est pas sur l’internet public
violation-endpoint-twice = Un point de réception a déjà cette adresse
violation-endpoints-count = { $most } points de réception au plus ; supprimez-en un d’abord
violation-gst-profiles-count = { $most } données GST enregistrées au plus ; supprimez-en d’abord
violation-permission-needs = L’une de ces autorisations en exige une autre qui manque
violation-permission-not-yours = Vous ne pouvez accorder que ce que vous pouvez faire vous-même
violation-limit-above-own = Au plus votre propre plafond, { $most }
violation-staff-self = Vos droits doivent être modifiés par quelqu’un d’autre
violation-staff-changed = Quelqu’un d’autre vient de modifier cette personne. Fermez et vérifiez à nouveau
violation-staff-suspended = Cette personne n’est pas active. Activez-la d’abord
violation-agency-changed = Quelqu’un d’autre vient de modifier cette agence. Vérifiez et réessayez
violation-configuration-changed = Quelqu’un d’autre vient de modifier ces réglages. Abandonnez vos modifications et vérifiez à nouveau
violation-colour-form = Saisissez une couleur sous la forme #RRGGBB
violation-address-form = Saisissez une adresse qui commence par https:// ou par /
violation-airline-codes = Saisissez des codes de compagnies séparés par des virgules, ou All
rules-of-field = { $field } : { $said }
violation-count-between = Saisissez un nombre entier de { $least } à { $most }
violation-percent-between = Saisissez un pourcentage de { $least } à { $most }
violation-amount-or-share = Saisissez un montant ou un pourcentage, pas les deux
violation-listed-twice = Figure deux fois
violation-company-changed = Quelqu’un d’autre vient de modifier cette entreprise. Abandonnez vos modifications et vérifiez à nouveau
violation-companies-count = Une agence garde { $most } entreprises au plus
violation-policy-reason = Indiquez pourquoi vous réservez un voyage hors politique, et enregistrez ce motif
violation-approval-nobody = Ce voyage doit être approuvé, et personne n’est désigné pour le faire. Adressez-vous à votre agence
violation-policy-blocked = La politique voyages de votre entreprise ne le permet pas : { $kind ->
        [price] le prix dépasse son plafond
        [lowest] le tarif dépasse trop le moins cher
        [night] le prix de la nuit dépasse son plafond
        [contract] le prix dépasse trop le tarif convenu par votre entreprise
        [comfort] la classe dépasse ce qu’elle permet
        [ahead] la réservation est trop tardive
        [supplier] le fournisseur n’est pas parmi ceux qu’elle nomme
        [refundable] le voyage n’est pas remboursable
        [stars] l’hôtel a trop d’étoiles
       *[other] une règle l’interdit
    }

# Trains
violation-rail-party-size = { $most } voyageurs au plus par billet
violation-rail-child-alone = Au moins un voyageur doit avoir une place
violation-rail-age = Âge en années entières, de 0 à 125
violation-rail-ladies-only = Le quota dames est réservé aux femmes et aux enfants de moins de 12 ans
violation-rail-not-open = La réservation ouvre le { $at }
violation-rail-agents-barred = Les agents peuvent réserver à partir du { $at }
violation-rail-boarding-late = La gare de montée peut être modifiée jusqu’à 30 minutes avant le départ du train
violation-rail-boarding-moved = La gare de montée a déjà été modifiée, elle ne peut l’être qu’une fois
violation-rail-boarding-waits = Personne sur ce billet n’a encore de place ni de RAC, la gare de montée reste la même
violation-rail-charted = La liste des places de ce train est établie, il ne peut plus être réservé
violation-rail-departed = Le train est parti
violation-rail-same-station = Choisissez deux gares différentes
violation-rail-party-quoted = Nommez les { $count } voyageurs du devis
violation-rail-pnr-form = Dix chiffres
violation-tdr-closed = Ce motif ne peut pas être choisi : { $closed ->
        [chart] la liste n’est pas encore établie
        [early] le train n’est pas encore parti
        [late] il n’est plus recevable
        [status] personne sur le billet n’est dans ce cas
       *[ran] le train n’a pas circulé ainsi
    }
violation-tdr-filed = Il y a déjà une réclamation pour ce voyageur
violation-tdr-rac-only = Ce motif vaut seulement pour les voyageurs en RAC
violation-no-airport = Un bout du transfert est un aéroport
violation-pick-up-soon = Il faut { $minutes } minutes à un chauffeur : choisissez une heure plus tardive
violation-flight-number = Saisissez un numéro de vol tel que 6E 6714
violation-insurance-days = Un voyage est assuré pour { $most } jours au plus
violation-insured-count = De 1 à { $most } personnes sont assurées ensemble
violation-insured-age = Assuré de { $months } mois à { $most } ans
violation-insured-family = Une famille compte 1 ou 2 adultes et des enfants de moins de { $below } ans, { $most } personnes au plus
violation-insured-born-otherwise = Cette date de naissance n’est pas celle du prix
violation-insured-together = Une police familiale ne s’annule qu’en entier
violation-visa-applicants = De 1 à { $most } personnes font la demande ensemble
violation-visa-born-otherwise = Cette date de naissance n’est pas celle du prix
violation-visa-passport = Le prix vaut pour des passeports d’un autre pays
violation-visa-passport-ends = Le passeport doit être valable jusqu’au { $date } : { $count } mois après le retour
violation-visa-step = Cette étape ne suit pas la dernière
violation-visa-not-yet = Rien ne part au consulat avant le { $date }, jusqu’auquel l’annulation est gratuite
violation-statement-columns = Aucune ligne avec une date, un libellé ou une référence, et un montant crédité
