# Hôtels : le bon d’échange et ses courriels
document-hotel-voucher = Bon d’hôtel
document-hotel-hold = Chambres en option
document-hotel-confirmation = Numéro de confirmation
document-hotel-check-in = Arrivée
document-hotel-check-out = Départ
document-hotel-from-time = { $date }, à partir de { $time }
document-hotel-until-time = { $date }, jusqu’à { $time }
document-hotel-nights = { $count ->
    [one] 1 nuit
   *[other] { $count } nuits
}
document-hotel-rooms = Chambres
document-hotel-guests = Hôtes
document-hotel-board = Repas
document-hotel-stay = { $title }, { $from } – { $to }
document-hotel-confirmed = { $name }, { $guest } : { $number }
document-hotel-room = { $kind ->
    [superior] Chambre supérieure
    [deluxe] Chambre de luxe
    [club] Chambre club
    [family] Chambre familiale
    [junior-suite] Suite junior
    [suite] Suite
   *[standard] Chambre standard
}
document-hotel-meals = { $board ->
    [BB] Petit-déjeuner
    [HB] Demi-pension
    [FB] Pension complète
    [AI] Tout compris
   *[RO] Sans repas
}
document-hotel-children = Enfants : { $ages }
document-hotel-pay-there = À payer à l’hôtel
document-hotel-pay-what = { $what ->
    [resort-fee] Frais de séjour de l’établissement, environ
    [taxes-and-fees] Taxes et frais, environ
   *[city-tax] Taxe de séjour, environ
}
document-hotel-requests = Demandé à l’hôtel, sans garantie
document-hotel-cancelling = Annulation, à l’heure locale de l’hôtel
document-hotel-step-until = Jusqu’au { $date }, { $time }
document-hotel-step-after = Ensuite, ou si personne ne se présente
document-hotel-step-always = À tout moment, ou si personne ne se présente
document-hotel-step = { $by ->
    [amount] { $amount } par chambre
    [percent] { $percent } % du prix de la chambre
    [nights] { $nights ->
        [one] La première nuit
       *[other] Les { $nights } premières nuits
    }
   *[free] Sans frais
}
document-hotel-advice = Présentez ce bon et une pièce d’identité avec photo à la réception. Ce qui s’y ajoute se règle à l’hôtel.
notice-hotel-cancelled-subject = Annulation : { $pnr }, réservation { $transaction }
notice-hotel-cancelled-text =
    Des chambres de la réservation { $transaction }, référence { $pnr }, ont été annulées :

    { $travellers }

    { $flights }

    { $company } vous indiquera le remboursement : { $phone }.
