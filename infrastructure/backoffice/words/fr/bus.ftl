# Les bus : le billet, et le courrier à son sujet
document-bus-title = Billet de bus
document-bus-ticket = Numéro de billet
document-bus-seat = Place
document-bus-age = Âge
document-bus-deck-lower = niveau bas
document-bus-deck-upper = niveau haut
document-bus-cancelled = Annulé
document-bus-missed = N’a pas voyagé
document-bus-not-for-travel = Annulé : non valable pour le voyage
document-bus-operator-phone = Au point d’embarquement
document-bus-seater = { $ac ->
    [yes] Places assises, climatisé
   *[no] Places assises, non climatisé
}
document-bus-semi-sleeper = { $ac ->
    [yes] Semi-couchettes, climatisé
   *[no] Semi-couchettes, non climatisé
}
document-bus-sleeper = { $ac ->
    [yes] Couchettes, climatisé
   *[no] Couchettes, non climatisé
}
document-bus-seater-sleeper = { $ac ->
    [yes] Places assises et couchettes, climatisé
   *[no] Places assises et couchettes, non climatisé
}
document-bus-cancelling = Annulation, par place
document-bus-until = Jusqu’au
document-bus-kept = Retenu sur le prix
document-bus-after = Après le départ, rien n’est rendu. Si le bus ne circule pas, tout est rendu.
document-bus-advice-early = Soyez au point d’embarquement 15 minutes avant l’heure indiquée.
document-bus-advice-id = Chaque passager porte une pièce d’identité au nom de ce billet.
document-bus-advice-this-id = { $kind ->
    [aadhaar] Présentez la carte Aadhaar indiquée à la réservation.
    [pan] Présentez la carte PAN indiquée à la réservation.
    [passport] Présentez le passeport indiqué à la réservation.
    [driving-licence] Présentez le permis de conduire indiqué à la réservation.
   *[voter] Présentez la carte d’électeur indiquée à la réservation.
}
document-bus-advice-whole = L’exploitant n’annule des places isolées de ce billet que sur demande.
notice-bus-ticket-subject = Billet de bus { $pnr }, réservation { $transaction }
notice-bus-ticket-text =
    La réservation { $transaction }, référence de l’exploitant { $pnr }, est confirmée :

    { $flights }

    { $travellers }

    Soyez au point d’embarquement 15 minutes avant l’heure indiquée. { $company } : { $phone }.
notice-bus-cancelled-subject = Annulation : { $pnr }, réservation { $transaction }
notice-bus-cancelled-text =
    Des places de la réservation { $transaction }, référence de l’exploitant { $pnr }, ont été annulées :

    { $travellers }

    { $flights }

    { $company } vous dira ce qui est remboursé : { $phone }.
text-bus-ticket = Billet de bus { $reference } : { $lines }. Places { $travellers }. Munissez-vous d’une pièce d’identité. { $company }, { $phone }
