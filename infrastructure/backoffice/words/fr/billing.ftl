# Facturation de ventes faites ailleurs : le document et les courriers
document-bill-title = { $kind ->
    [flight] Vol
    [hotel] Séjour à l’hôtel
   *[train] Voyage en train
}
document-bill-confirmation = { $kind ->
    [hotel] Numéro de confirmation
   *[other] PNR
}
document-bill-not-for-travel = Annulé : plus rien n’est réservé
document-bill-lead = Voyageur principal
document-bill-passengers = Voyageurs
document-bill-from = Du
document-bill-to = Au
document-bill-airline = Compagnie
document-bill-cabin = Cabine
document-bill-ticket = Numéro de billet
document-bill-rooms = Chambres
document-bill-room-type = Type de chambre
document-bill-class = Classe
document-bill-quota = Quota
document-bill-supplier = Acheté auprès de
notice-bill-issued-subject = Réservation { $transaction }, { $pnr }
notice-bill-issued-text =
    La réservation { $transaction }, numéro { $pnr }, est confirmée :

    { $flights }

    { $travellers }

    { $company } : { $phone }.
notice-bill-cancelled-subject = Annulation : réservation { $transaction }, { $pnr }
notice-bill-cancelled-text =
    La réservation { $transaction }, numéro { $pnr }, a été annulée :

    { $flights }

    { $travellers }

    { $company } vous dira ce qui est remboursé : { $phone }.
