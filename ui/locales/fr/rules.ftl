# Un message par règle : ce qu’il faut au champ voisin.
violation-required = Ce champ est obligatoire
violation-not-a-choice = Choisissez dans la liste
violation-too-short =
    { $least ->
        [one] Saisissez au moins { $least } lettre
       *[other] Saisissez au moins { $least } lettres
    }
violation-too-long = { $most } caractères au maximum
violation-not-a-number = Saisissez un nombre
violation-name-letters = Utilisez seulement des lettres et des espaces
violation-mobile-digits = Saisissez { $digits } chiffres, { $entered } saisis
violation-mobile-start = Un numéro de mobile commence par 5 à 9
violation-phone-digits = Saisissez 8 à 15 chiffres, précédés d’un plus si vous voulez
violation-email-form = Saisissez une adresse e-mail, par exemple nom@exemple.com
violation-email-list-form = « { $item } » n’est pas une adresse e-mail ; séparez les adresses par des points-virgules
violation-password-short = Utilisez au moins { $least } caractères
violation-password-same = Choisissez un mot de passe différent de l’actuel
violation-password-mismatch = Les deux mots de passe diffèrent
violation-password-wrong = Ce n’est pas le mot de passe actuel
violation-pan-form = Un PAN comporte 5 lettres, 4 chiffres et une lettre
violation-gstin-form = Un numéro GST comporte 15 caractères, par exemple 27AAPFU0939F1ZV
violation-gstin-upper-case = Écrivez le numéro GST en majuscules
violation-gstin-check-character = Vérifiez ce numéro : d’après sa forme, il devrait finir par { $expected }
violation-pincode-form = Un code PIN comporte 6 chiffres et ne commence pas par 0
violation-upload-size =
    { $most ->
        [4194304] Le fichier ne doit pas dépasser 4 Mo
       *[other] Le fichier ne doit pas dépasser { $most } octets
    }
violation-upload-empty = Le fichier est vide
violation-upload-type = Choisissez un fichier de l’un de ces types : { $allowed }
violation-upload-content = Le fichier n’est pas ce que son nom indique
violation-date-form = Saisissez la date avec jour, mois et année, par exemple 09 juil 1985
violation-date-past = Ce jour est passé
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
       *[other] Choisissez un jour qui ne précède pas le premier
    }
violation-date-too-far = Choisissez le { $last } ou un jour antérieur
violation-same-place = Choisissez deux lieux différents
violation-sectors-count = Choisissez de { $least } à { $most } vols
violation-results-count = Demandez de { $least } à { $most } résultats
violation-title-for-adult = Pour un adulte, choisissez Mr, Ms ou Mrs
violation-title-for-child = Pour un enfant, choisissez Mstr ou Ms
violation-age-not-born = Naissance après le jour du voyage, { $on }
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
violation-passport-six-months = Beaucoup de pays demandent six mois : une validité jusqu’au { $until } serait sûre
violation-country-form = Choisissez un pays
violation-party-adult = Au moins un adulte doit voyager
violation-party-infants =
    { $adults ->
        [one] Un bébé au maximum : chacun voyage sur les genoux d’un adulte
       *[other] { $adults } bébés au maximum : chacun voyage sur les genoux d’un adulte
    }
violation-party-size = { $most } voyageurs au maximum par réservation
violation-party-quoted = Le prix valait pour { $adults } adultes, { $children } enfants et { $infants } bébés ; relancez la recherche pour d’autres
violation-baggage-twice = Ce bagage est déjà choisi
violation-baggage-weight = { $most } kg de bagages au maximum
violation-ssr-twice = Ce service est déjà choisi
violation-seat-twice = Un seul siège sur { $segment }
violation-seat-child = Le siège { $seat } n’est pas pour un enfant
violation-seat-taken = Le siège { $seat } est pris par un autre voyageur ; choisissez-en un autre
violation-terms-not-accepted = Acceptez les conditions pour continuer
violation-gst-holder-required = Avec un numéro GST, confirmez que l’agence en est titulaire
violation-compare-most = { $most } au maximum peuvent être comparés
violation-amount-not-positive = Saisissez un montant supérieur à 0
violation-amount-least = Saisissez au moins { $least } { $currency }
violation-amount-currency = Saisissez le montant en { $currency }
violation-range-order = Le dernier jour ne doit pas précéder le premier
violation-range-days = Choisissez { $most } jours au maximum
