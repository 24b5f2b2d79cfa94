# Importation d’un PNR
imports-display = Affichage du PNR
imports-type = Choisir le type
imports-type-flight = Vol
imports-type-hotel = Hôtel
imports-type-cab = Taxi
imports-type-not = Seuls les vols peuvent être importés
imports-gds = Choisir le GDS
imports-gds-auto = Détection automatique
imports-gds-amadeus = Amadeus
imports-gds-galileo = Galileo
imports-gds-sabre = Sabre
imports-gds-found = Lu comme { $gds }
imports-gds-unknown = L’affichage n’a pas été reconnu. Choisissez le GDS ou collez l’affichage entier.
imports-text = PNR du GDS
imports-text-hint = Collez l’affichage ici
imports-text-help = Avec les noms, vols et numéros de billet, comme sur le terminal.
imports-clear = Recommencer
imports-preview = Aperçu
imports-nothing = Rien de collé pour l’instant
imports-nothing-help = Chaque ligne s’affiche ici dès qu’elle est collée, avec la mention comprise ou non.
imports-reader-failed = Le lecteur de PNR n’a pas pu être chargé.
imports-try-again = Réessayer
imports-lines = Lignes de l’affichage
imports-all-understood =
    { $count ->
        [one] La seule ligne est comprise
       *[other] Les { $count } lignes sont comprises
    }
imports-not-understood-count = { $count } lignes sur { $all } non comprises
imports-understood = comprise
imports-not-understood = Non comprise
imports-kind-header = En-tête
imports-kind-name = Noms
imports-kind-segment = Vol
imports-kind-arnk = Surface
imports-kind-ticket = Billet
imports-kind-time-limit = Limite d’émission
imports-kind-ssr = Service
imports-kind-osi = Information
imports-kind-remark = Remarque
imports-kind-phone = Contact
imports-kind-fare = Tarif
imports-kind-received = Reçu de
imports-kind-history = Historique
imports-kind-divided = Divisé
imports-kind-notice = Avis
imports-kind-noise = Marque d’écran
imports-read = Ce qui a été lu
imports-read-pnr = PNR
imports-flights = Vols
imports-travellers = Voyageurs
imports-tickets = Billets
imports-ticket = Billet
imports-class = Classe { $rbd }
imports-surface = Trajet de surface
imports-standing-confirmed = Confirmé
imports-standing-changed = Horaires modifiés
imports-standing-requested = Demandé
imports-standing-waitlisted = Liste d’attente
imports-standing-gone = Annulé
imports-standing-flown = Effectué
imports-type-of-adult = Adulte
imports-type-of-child = Enfant
imports-type-of-infant = Bébé
imports-no-tickets = L’affichage n’a ni numéro de billet ni limite d’émission : il ne peut pas être importé.
imports-no-ticket = pas de billet pour ce voyageur dans l’affichage
imports-further =
    { $count ->
        [one] et 1 autre
       *[other] et { $count } autres
    }
imports-nobodys = Voyageur non indiqué
imports-no-amount = sans montant
imports-international = Voyage international : passeports obligatoires.
imports-tied = La somme des billets égale le total, { $total }
imports-differ = Billets { $tickets }, total { $total }
imports-untied = Billets et total pas encore rapprochés
imports-in-the-way = À régler avant l’importation
imports-look-at = À vérifier
imports-place-line = Ligne { $number }
imports-place-ticket = Billet { $number }
imports-place-locator = PNR
imports-place-total = Total
imports-place-tickets = Billets
imports-place-travellers = Voyageurs
imports-place-segments = Vols
imports-place-gds = GDS
imports-missing = Informations manquantes
imports-missing-help = Un billet garde le nom auquel il a été émis.
imports-saved = Voyageur enregistré
imports-saved-found = Complète ce qui manque à l’affichage.
imports-saved-choose = Peut-être l’un d’eux : choisissez, ou remplissez les champs.
imports-saved-none = Aucun d’eux
imports-saved-detail =
    { $rank ->
        [same] Même nom
        [accents] Même nom aux accents près
       *[initials] Mêmes initiales
    }
imports-saved-born = { $match } · { $born }
imports-record = PNR entier
imports-total = Coût total
imports-total-help = Notre équipe le confirme avant tout débit. La somme des billets doit l’égaler.
imports-ticket-total = Coût de ce billet
imports-ticket-holder = Voyageur de ce billet
imports-left =
    { $count ->
        [one] 1 information manquante
       *[other] { $count } informations manquantes
    }
imports-charge-help = Votre compte est débité du prix indiqué par le fournisseur, quel que soit le prix demandé au client.
imports-price = Prix client
imports-price-fare = Prix du fournisseur
imports-price-rounding = Arrondi
imports-price-total = Le client paie
imports-hold-help = Rien n’est débité maintenant : il devient une option jusqu’au { $date }, { $time }.
imports-import-charge = Importer le PNR et débiter { $amount }
imports-import-hold = Importer le PNR en option
imports-importing = Importation…
imports-before = Ce PNR a déjà été importé
imports-before-help = Un billet n’est importé qu’une fois ; rien n’a été débité maintenant.
imports-open-booking = Ouvrir la réservation { $id }
imports-unanswered = Aucune réponse reçue
imports-unanswered-help = L’importation a peut-être eu lieu. Redemandez : rien n’est importé ni débité deux fois.
imports-ask-again = Redemander
imports-my-bookings = Mes réservations
imports-leave-it = Laisser pour l’instant
imports-check = Vérifier auprès du fournisseur
imports-checking = Vérification…
imports-check-again = Vérifier à nouveau
imports-check-help = Le fournisseur est d’abord interrogé sur ce PNR. Rien n’est encore importé ni débité.
imports-supplier-says = Réponse du fournisseur
imports-confirmed = { $code ->
        [sandbox] Confirmé par le fournisseur d’essai
        [duffel] Confirmé par Duffel
       *[other] Confirmé par { $code }
    }
imports-same = Le dossier du fournisseur est identique à l’affichage.
imports-differs =
    { $count ->
        [one] L’affichage diffère sur 1 point. Le dossier du fournisseur fait foi.
       *[other] L’affichage diffère sur { $count } points. Le dossier du fournisseur fait foi.
    }
imports-differing = Élément
imports-shown = Affichage
imports-recorded = Dossier du fournisseur
imports-recorded-pnr = PNR dans le dossier du fournisseur
imports-not-there = absent
imports-differs-traveller = Voyageur
imports-differs-flight = Vol
imports-differs-ticket = Billet
imports-differs-total = Total
imports-differs-limit = Limite d’émission
imports-held = Pas encore de billet : les places sont en option.
imports-unconfirmed-unknown = Aucun fournisseur ne connaît ce PNR
imports-unconfirmed-surname = Chez le fournisseur, ce PNR est à d’autres noms
imports-unconfirmed-silent = Le fournisseur ne répond pas pour le moment
imports-unconfirmed-help = Vous pouvez l’envoyer à notre équipe. Rien n’est débité tant qu’elle n’a pas confirmé la réservation et son prix.
imports-desk-help = Rien n’est débité maintenant. Notre équipe confirme la réservation et son prix, et vous répond par e-mail.
imports-send-desk = Envoyer à notre équipe
imports-asked = Envoyé à notre équipe : demande { $number }
imports-asked-help = Rien n’a été débité. Notre équipe confirme la réservation et son prix, et vous répond par e-mail.
imports-open-request = Ouvrir la demande
imports-another = Importer un autre PNR
imports-taken = Ce PNR est déjà utilisé par une autre agence
imports-taken-help = Il ne peut pas être importé de nouveau et rien n’a été débité. S’il est à vous, contactez notre équipe.
