# Le profil.
agency-you = Vous et votre agence
agency-name = Nom
agency-user-id = Identifiant
agency-email = E-mail
agency-mobile = Mobile
agency-company = Société
agency-agent-id = Identifiant d’agent
agency-address = Adresse
agency-gst = Numéro GST
agency-change-password = Modifier le mot de passe
agency-change-password-fact = Ferme vos autres sessions
agency-signed-in = Connexions
agency-signed-in-count =
    { $count ->
        [one] { $count } appareil
       *[other] { $count } appareils
    }
agency-this-device = Cet appareil
agency-device = { $browser } sous { $system }
agency-device-unknown = Appareil inconnu
agency-seen-now = En ce moment, depuis { $since }
agency-seen = Dernière utilisation { $seen }, depuis { $since }
agency-sign-out = Déconnecter
agency-sign-out-named = Déconnecter { $name }, { $address }
agency-sign-out-others = Déconnecter partout ailleurs
agency-signed-out =
    { $count ->
        [0] Cet appareil était déjà déconnecté.
        [one] { $count } appareil a été déconnecté.
       *[other] { $count } appareils ont été déconnectés.
    }
agency-session-ends = Une session prend fin après { $minutes } minutes sans clic, et dans tous les cas après { $hours } heures.
agency-sat = Qui a agi pour vous
agency-sat-fact = Ceux qui ont agi en votre nom, et pourquoi
agency-sat-none = Personne.
agency-sat-by = { $name }, { $company }
agency-sat-ended = jusqu’à { $moment }
agency-sat-open = en cours
agency-sat-looked = consultation seule
agency-sat-changes =
    { $count ->
        [0] rien de modifié
        [one] { $count } modification
       *[other] { $count } modifications
    }
agency-load-failed = Échec du chargement des données de l’agent.
agency-try-again = Réessayer
agency-kept = Enregistré pour les réservations
agency-kept-fact = Données de votre profil
agency-passports = Passeports
agency-visas = Visas
agency-cards = Cartes de paiement
agency-memberships = Programmes
agency-passport = Passeport
agency-visa = Visa
agency-card = Carte de paiement
agency-membership = Programme
agency-new-passport = Ajouter un passeport
agency-new-visa = Ajouter un visa
agency-new-card = Ajouter une carte de paiement
agency-new-membership = Ajouter un programme
agency-no-passports = Aucun passeport
agency-no-visas = Aucun visa
agency-no-cards = Aucune carte de paiement
agency-no-memberships = Aucun programme
agency-cards-fact = Les numéros ne sont jamais enregistrés ici
agency-card-charge = La carte est confirmée par un débit de 1 roupie. Son numéro va au prestataire et n’est pas enregistré ici.
agency-confirm-card = Débiter ₹ 1 et ajouter
agency-card-ends = { $brand }, finit par { $digits }
agency-until = Valable jusqu’au { $date }
agency-person = Personne
agency-email-fixed = Aussi votre identifiant ; le support le modifie
agency-save = Enregistrer
agency-saving = Enregistrement
agency-saved = Enregistré
agency-add = Ajouter
agency-change = Modifier
agency-delete-named = Supprimer { $name }
agency-title-Mr = M.
agency-title-Ms = Mme (Ms)
agency-title-Mrs = Mme (Mrs)
agency-entries-single = Une entrée
agency-entries-double = Deux entrées
agency-entries-multiple = Entrées multiples
agency-membership-airline = Compagnie aérienne
agency-membership-hotel = Hôtel
agency-membership-rail = Train
agency-membership-car = Location de voiture
agency-membership-other = Autre
agency-brand-visa = Visa
agency-brand-mastercard = Mastercard
agency-brand-amex = American Express
agency-brand-rupay = RuPay
agency-brand-diners = Diners Club
agency-brand-discover = Discover
agency-brand-maestro = Maestro
agency-brand-other = Carte
agency-field-title = Civilité
agency-field-firstName = Prénom
agency-field-lastName = Nom
agency-field-mobile = Mobile
agency-field-passport = Numéro de passeport
agency-field-country = Délivré par
agency-field-issuedOn = Date de délivrance
agency-field-expiresOn = Date d’expiration
agency-field-placeOfIssue = Lieu de délivrance
agency-field-visaCountry = Pays d’entrée
agency-field-visa = Numéro de visa
agency-field-visaKind = Type de visa
agency-field-entries = Entrées
agency-field-cardNumber = Numéro de carte
agency-field-holder = Nom sur la carte
agency-field-expires = Expiration (mois/année)
agency-field-securityCode = Code de sécurité
agency-field-membershipKind = Type
agency-field-programme = Programme
agency-field-membershipNumber = Numéro d’adhérent

# Les règles de prix de l’agence.
agency-rules-bounds = Limites pour chaque réservation, et arrondi
agency-rules-domestic = Vols intérieurs
agency-rules-international = Vols internationaux
agency-rules-each = Ce que les agents peuvent ajouter au prix habituel ou en déduire, par voyageur avec siège. Laissez vide ce qui n’est pas permis.
agency-rules-least = Au moins
agency-rules-most = Au plus
agency-rules-below-net = Une remise peut faire passer le prix sous ce que paie l’agence
agency-rules-rounding = Arrondi
agency-rules-rounding-fact = La différence est une ligne à part du prix du client
agency-rules-round-to = Totaux des clients
agency-rules-exact = Exacts, sans arrondi
agency-rules-multiple = Au multiple de { $unit } le plus proche
agency-rules-save = Enregistrer limites et arrondi
agency-rules-saved = Enregistré. Les règles s’appliquent désormais aux devis.
