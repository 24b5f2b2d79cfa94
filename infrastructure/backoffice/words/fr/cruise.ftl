# Croisières : le bon d’échange, et les messages à son sujet
document-cruise-title = Bon de croisière
document-cruise-hold = Cabines en option
document-cruise-not-for-travel = Annulé : non valable pour l’embarquement
document-cruise-nights = { $count ->
    [one] { $count } nuit
   *[other] { $count } nuits
}
document-cruise-cabin = { $kind ->
    [oceanview] Cabine vue mer
    [balcony] Cabine balcon
    [suite] Suite
   *[inside] Cabine intérieure
}
document-cruise-dining = { $dining ->
    [early] Dîner à 18:00
    [late] Dîner à 20:30
   *[anytime] Dîner à toute heure
}
document-cruise-tips = { $gratuities ->
    [prepaid] Pourboires payés
   *[on-board] Pourboires à payer à bord
}
document-cruise-cabins = Cabines
document-cruise-kind = Cabine
document-cruise-number = Numéro
document-cruise-guests = Voyageurs
document-cruise-guarantee = Attribué par la compagnie avant l’embarquement
document-cruise-on-deck = { $number }, pont { $deck }
document-cruise-route = Itinéraire
document-cruise-day = Jour
document-cruise-port = Port
document-cruise-clock = Au port
document-cruise-hours = de { $from } à { $to }
document-cruise-leaves = Départ { $at }
document-cruise-arrives = Arrivée { $at }
document-cruise-at-sea = En mer
document-cruise-clock-note = Les heures sont celles de chaque port. La compagnie peut modifier l’ordre des escales.
document-cruise-cancelling = Annulation
document-cruise-cancelled-by = Annulé
document-cruise-kept = Retenu sur le tarif
document-cruise-until = Jusqu’au { $date }
document-cruise-after = Après cela
document-cruise-percent = { $percent } %
document-cruise-back-whole = Les taxes portuaires et les pourboires sont rendus entièrement aux voyageurs qui n’embarquent pas.
document-cruise-advice-boarding = Soyez au terminal { $hours } heures avant le départ du navire, avec les documents que la réservation indique.
document-cruise-advice-guarantee = La compagnie attribue la cabine, de la catégorie achetée ou d’une meilleure, avant l’embarquement.
document-cruise-advice-tender = Dans certains ports, le navire reste au mouillage et des chaloupes vont à terre.
notice-cruise-voucher-subject = Croisière { $pnr }, réservation { $transaction }
notice-cruise-voucher-text =
    La réservation { $transaction }, référence de la compagnie { $pnr }, est confirmée :

    { $flights }

    { $travellers }

    { $company } : { $phone }.
notice-cruise-cabin-subject = Cabine attribuée, croisière { $pnr }, réservation { $transaction }
notice-cruise-cabin-text =
    La compagnie a attribué la cabine de la réservation { $transaction }, sa référence { $pnr }. Les cabines et leurs numéros sont aux dernières lignes :

    { $flights }

    { $travellers }

    { $company } : { $phone }.
notice-cruise-cancelled-subject = Annulé : croisière { $pnr }, réservation { $transaction }
notice-cruise-cancelled-text =
    De la réservation { $transaction }, référence de la compagnie { $pnr }, ceci a été annulé :

    { $flights }

    { $travellers }

    { $company } vous dira ce qui est remboursé : { $phone }.
notice-cruise-payment-subject = Paiement attendu pour la croisière { $pnr }, réservation { $transaction }
notice-cruise-payment-text =
    Un paiement de la réservation { $transaction } est attendu. Le jour et le montant sont à la dernière ligne :

    { $flights }

    { $travellers }

    S’il est déjà fait, il n’y a rien à faire. { $company } : { $phone }.
