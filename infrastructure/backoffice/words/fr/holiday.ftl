# Forfaits : le bon, les messages et les propositions aux clients
document-holiday-title = Bon de voyage
document-holiday-voucher = Numéro du bon
document-holiday-not-for-travel = Annulé : rien n’est gardé pour ces voyageurs
document-holiday-from = Premier jour
document-holiday-until = Dernier jour
document-holiday-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
document-holiday-car = Voiture
document-holiday-rooms = Voyageurs
document-holiday-room = Chambre
document-holiday-guests = Voyageurs
document-holiday-children = Enfants de { $ages } ans
document-holiday-flights = Vols
document-holiday-flight = Vol
document-holiday-leaves = Départ
document-holiday-arrives = Arrivée
document-holiday-hotels = Hôtels
document-holiday-hotel = Hôtel
document-holiday-place = Lieu
document-holiday-check-in = Arrivée
document-holiday-check-out = Départ
document-holiday-by-day = Jour par jour
document-holiday-day = Jour
document-holiday-day-number = Jour { $number }
document-holiday-programme = Programme
document-holiday-meals = Repas
document-holiday-meal-breakfast = Petit déjeuner
document-holiday-meal-lunch = Déjeuner
document-holiday-meal-dinner = Dîner
document-holiday-included = Compris
document-holiday-excluded = Non compris
document-holiday-wishes = Souhaits, sans engagement
document-holiday-advice = Chacun porte une pièce d’identité ; à l’étranger un passeport valable six mois après le voyage, et le visa.
notice-holiday-voucher-subject = Voyage { $pnr }, réservation { $transaction }
notice-holiday-voucher-text =
    La réservation { $transaction }, référence de l’organisateur { $pnr }, est confirmée :

    { $flights }

    { $travellers }

    { $company } : { $phone }.
notice-holiday-cancelled-subject = Annulé : voyage { $pnr }, réservation { $transaction }
notice-holiday-cancelled-text =
    Du voyage de la réservation { $transaction }, référence de l’organisateur { $pnr }, ceci a été annulé :

    { $flights }

    { $travellers }

    Pour le remboursement, { $company } vous renseignera : { $phone }.
notice-holiday-payment-subject = Paiement attendu pour le voyage { $pnr }, réservation { $transaction }
notice-holiday-payment-text =
    Un paiement de la réservation { $transaction } est attendu. Le jour et le montant sont à la dernière ligne :

    { $flights }

    { $travellers }

    S’il est déjà fait, il n’y a rien à faire. { $company } : { $phone }.
proposal-holiday-subject = { $name } : notre proposition { $reference }
proposal-holiday-opening = Bonjour { $customer },
proposal-holiday-trip = { $name }, du { $from } au { $to }
proposal-holiday-flights = Vols
proposal-holiday-flight = { $number }, { $date } : { $from } { $leaves } à { $to } { $arrives }
proposal-holiday-day = Jour { $number }, { $date } :
proposal-holiday-hotels = Hôtels, ou semblables
proposal-holiday-hotel = { $city } : { $name } { $stars }, du { $from } au { $to }
proposal-holiday-included = Compris
proposal-holiday-excluded = Non compris
proposal-holiday-price = Prix : { $total } pour { $count ->
    [one] { $count } personne
   *[other] { $count } personnes, { $each } par personne
}
proposal-holiday-tcs = Le prix comprend la taxe prélevée à la source (TCS). Elle est portée au PAN de qui paie et s’impute sur son impôt.
proposal-holiday-payments = Paiements
proposal-holiday-instalment = { $date } : { $amount }
proposal-holiday-cancelling = En cas d’annulation
proposal-holiday-until = Jusqu’au { $date } : { $percent } % du prix sont retenus
proposal-holiday-later = Ensuite : { $percent } % du prix sont retenus
proposal-holiday-closing = Prix et chambres sont ceux d’aujourd’hui, confirmés à la réservation. Référence { $reference }. { $company } : { $phone }.
