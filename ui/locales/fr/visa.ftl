visa-lead = Ce qu’un pays demande à un passeport, et les demandes de visa
visa-passports = Passeports de
visa-where = Destination
visa-purpose = Motif
visa-purpose-tourism = Tourisme
visa-purpose-visit = Visite de famille ou d’amis
visa-purpose-business = Affaires
visa-from = Début du voyage
visa-to = Fin du voyage
visa-applicants = Demandeurs
visa-born = Demandeur { $number }, date de naissance
visa-remove = Retirer le demandeur { $number }
visa-add = Ajouter un demandeur
visa-search = Voir ce qui est demandé
visa-try-again = Réessayer
visa-start-title = Ce voyage demande-t-il un visa ?
visa-start = Indiquez les passeports, la destination et les voyageurs. Les consulats changent leurs exigences sans préavis : vérifiez auprès du consulat.
visa-unknown = Rien n’est enregistré
visa-unknown-help = Pour les passeports de { $nationality }, seul le consulat de { $destination } peut dire ce qu’il demande.
visa-rule-home = { $destination } : pas de visa, les titulaires de ces passeports y vivent librement
visa-rule-free = { $destination } : pas de visa avant le voyage
visa-rule-arrival = { $destination } : visa à l’arrivée
visa-rule-eta = { $destination } : une autorisation de voyage avant le départ
visa-rule-evisa = { $destination } : un visa électronique avant le départ
visa-rule-sticker = { $destination } : un visa dans le passeport avant le départ
visa-read = Lu le { $on } ; vérifiez auprès du consulat. Source :
visa-kind = Visa
visa-kind-eta = Autorisation de voyage
visa-kind-evisa = Visa électronique
visa-kind-sticker = Visa dans le passeport
visa-pace-express = Traitement accéléré
visa-entries = Entrées
visa-entries-single = Une entrée
visa-entries-multiple = Entrées multiples
visa-stay-name = Séjour
visa-validity = Valable
visa-decided = Décision au plus tôt le
visa-submits = Au consulat à partir du
visa-late = Délai trop court : la décision ne peut précéder le départ du { $on }.
visa-apply = Faire la demande
visa-between = { $from } au { $to }
visa-papers = Documents
visa-papers-note = Ils dépendent de la situation de chacun
visa-profile = Situation
visa-profile-of = { $name } est
visa-profile-employed = Salarié
visa-profile-self-employed = Indépendant
visa-profile-student = Étudiant
visa-profile-retired = Retraité
visa-profile-minor = Mineur
visa-cancel-note = Jusqu’au jour où les documents partent au consulat, ses frais, ceux du centre et ceux du traitement accéléré sont rendus ; les frais de service ne le sont pas. Ensuite rien n’en est rendu, quelle que soit la décision du consulat.
visa-application = Demande
visa-number = Numéro de dossier
visa-journey = Voyage
visa-voucher = Bon
visa-voucher-title = Bon de visa { $id }
visa-booking = Réservation
visa-follow = Suivre la demande
visa-track-title = Demande { $id }
visa-gone = Ne demande plus de visa
visa-begun = Le voyage a commencé : rien n’est rendu d’office. Ce qu’un consulat ou un centre rend malgré tout, des personnes le règlent. Dites dans les remarques ce qu’il a écrit.
visa-who-cancels = Qui retire sa demande
visa-way = Étapes
visa-way-none = En attente des documents.
visa-step = Étape
visa-step-papers = Documents attendus
visa-step-checked = Documents vérifiés
visa-step-submitted = Déposée
visa-step-biometrics = Biométrie
visa-step-mission = Au consulat
visa-step-granted = Accordé
visa-step-refused = Refusé
visa-step-delivered = Remis
visa-papers-in = { $count } sur { $of }
visa-paper-missing = Manquant
visa-paper-scan = { $types }, { $megabytes } Mo au plus ; une image d’au moins { $width } × { $height } pixels
visa-paper-upright = { $types }, { $megabytes } Mo au plus ; en hauteur, au moins { $width } × { $height } pixels
visa-papers-judged = Chaque fichier est jugé dès qu’il est remis : son type, s’il est entier et s’ouvre sans mot de passe, la taille et la forme de son image. Ce qui y est écrit, ce sont des personnes qui le vérifient.
visa-fee-government = Droits de visa de l’État
visa-fee-centre = Frais du centre de visas
visa-fee-express = Traitement accéléré
visa-fee-agency = Frais de l’agence, taxe comprise
visa-paper-open = Ouvrir : { $name }
visa-paper-hand-in = Remettre { $name } : { $types }, { $megabytes } Mo au plus
visa-choose-file = Choisir un fichier
visa-replace = Remplacer
visa-next-step = Étape suivante
visa-step-on = Le
visa-remarks = Remarques
visa-move = Faire avancer
visa-applications-lead = Demandes dont le voyage n’a pas commencé, le premier départ d’abord
visa-new = Nouvelle demande
visa-applications-none = Aucune demande
visa-applications-none-help = Les demandes enregistrées figurent ici jusqu’au départ.
visa-agency = Agence
visa-open = Ouvrir
visa-open-of = Ouvrir la demande de { $name }
visa-stay = Séjour de { $days ->
    [one] { $days } jour au plus.
   *[other] { $days } jours au plus.
}
visa-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
visa-working-days = { $days ->
    [one] { $days } jour ouvré
   *[other] { $days } jours ouvrés
}
visa-for = { $count ->
    [one] { $count } demandeur
   *[other] { $count } demandeurs
}
visa-paper-passport = Passeport
visa-paper-photo = 2 photos, 35 × 45 mm
visa-paper-form = Formulaire signé
visa-paper-tickets = Billets aller et retour
visa-paper-stay = Lieu de séjour
visa-paper-insurance = Assurance voyage
visa-paper-cover-letter = Lettre de motivation
visa-paper-bank-statements = Relevés bancaires, 6 mois
visa-paper-tax-returns = Déclarations d’impôt, 2 ans
visa-paper-employer-letter = Lettre de non-objection de l’employeur
visa-paper-business-registration = Immatriculation de l’entreprise
visa-paper-school-letter = Lettre de l’établissement scolaire
visa-paper-pension = Justificatif de retraite
visa-paper-birth-certificate = Acte de naissance
visa-paper-parents-consent = Accord des deux parents
visa-paper-invitation = Invitation
visa-refused = Refusé par le consulat. Ses frais, ceux du centre et ceux du traitement accéléré ne sont pas rendus, quelle que soit sa décision.
visa-refused-cancel = Voir ce qui peut être rendu
visa-progress = Étape { $number } sur { $of }
visa-boxes = Demandes selon leur avancement
visa-box-all = Toutes
visa-box-papers = Documents attendus
visa-box-handled = En traitement
visa-box-mission = Au consulat
visa-box-granted = Accordées
visa-box-refused = Refusées
visa-find = Nom, passeport, réservation ou dossier
visa-found-none = Aucune demande de ce genre
visa-show-all = Tout afficher
visa-export = Exporter en CSV
visa-lead-applicant = Demandeur principal
visa-next = À faire
visa-next-on = À faire, jour
visa-time = Délai
visa-next-papers = Documents d’ici le { $on }
visa-next-check = À vérifier d’ici le { $on }
visa-next-submit = À déposer d’ici le { $on }
visa-next-decision = Décision à partir du { $on }
visa-next-delivery = À remettre d’ici le { $on }
visa-next-refused = Voir ce qui est rendu
visa-next-none = Terminé
visa-act-papers = Remettre les documents
visa-act-check = Vérifier les documents
visa-act-submit = Déposer
visa-act-decision = Décision
visa-act-delivery = Remettre
visa-act-refused = Voir ce qui est rendu
visa-act-none = Terminé
visa-short = Délai trop court
visa-missing-count = Documents manquants
visa-missing = { $count ->
    [one] { $count } document manquant
   *[other] { $count } documents manquants
}
visa-estimates = Les jours à venir sont estimés : jours ouvrés du lundi au vendredi, sans les jours fériés du consulat.
visa-send-by = Documents au plus tard le { $on }
visa-send-by-why = Ainsi { $days ->
    [one] { $days } jour ouvré du consulat s’achève
   *[other] { $days } jours ouvrés du consulat s’achèvent
} avant le départ du { $on }.
visa-ahead-by = D’ici le { $on }
visa-ahead-from = Dès le { $on }
visa-ahead-checked = Vérification des documents
visa-ahead-submitted = Dépôt au consulat
visa-ahead-decision = Décision attendue
visa-paper = Document
visa-paper-of = { $paper }, { $name }
visa-paper-in = Remis
visa-head-open = En cours
visa-head-needs = Vous attendent
visa-paper-not-needed = Non requis
