# Trains : le billet, et le courrier à son sujet
document-train-title = Billet de train électronique
document-train-pnr = PNR
document-train-class = Classe, quota
document-train-class-quota = { $class }, { $quota ->
    [TQ] Tatkal
    [LD] dames
    [SS] couchette basse
   *[GN] général
}
document-train-age = Âge
document-train-age-gender = { $age }, { $gender ->
    [female] femme
    [male] homme
   *[others] autre
}
document-train-booked = À la réservation
document-train-current = Maintenant
document-train-upgrade = Surclassement automatique
document-train-upgrade-yes = Envisagé à la liste, sans frais
document-train-upgrade-no = Non souhaité
document-train-upgraded = Surclassé
document-train-upgraded-to = En { $class }, sans frais
document-train-cancelled = Annulé
document-train-missed = N’a pas voyagé
document-train-claimed = Remboursé sur réclamation
document-train-state = { $state ->
    [part-rac] RAC en partie
    [rac] RAC
    [part-waiting] En partie sur liste d’attente
   *[waiting] Sur liste d’attente
}
document-train-km = { $km } km
document-train-not-for-travel = Annulé : ne permet pas de voyager
document-train-cancelling = Annulation, par place confirmée
document-train-until = Jusqu’au
document-train-kept = Retenu, hors GST
document-train-kept-share = { $percent } % du prix, au moins { $least }
document-train-after = Ensuite, et dès que la liste des places est établie, le remboursement se demande au chemin de fer. RAC et liste d’attente : 60 roupies par voyageur jusqu’à 30 minutes avant le départ.
document-train-advice-waiting = Sur liste d’attente seule, personne ne peut voyager : si elle n’avance pas, le billet est annulé à l’établissement de la liste des places, et remboursé.
document-train-advice-id = L’un des voyageurs porte une pièce d’identité originale : Aadhaar, carte d’électeur, passeport, PAN ou permis de conduire.
document-train-advice-this-id = { $kind ->
    [aadhaar] { $name } porte l’original de la carte Aadhaar { $number }.
    [pan] { $name } porte l’original de la carte PAN { $number }.
    [passport] { $name } porte l’original du passeport { $number }.
    [driving-licence] { $name } porte l’original du permis de conduire { $number }.
   *[voter] { $name } porte l’original de la carte d’électeur { $number }.
}
document-train-advice-chart = Voiture et place sont définitives avec la liste des places : à 20 h la veille pour les trains qui partent de 5 h à 14 h, dix heures avant le départ pour les autres.
notice-train-ticket-subject = Billet de train, PNR { $pnr }, réservation { $transaction }
notice-train-ticket-text =
    La réservation { $transaction }, PNR { $pnr }, est faite :

    { $flights }

    { $travellers }

    Les places sont définitives avec la liste des places. { $company } : { $phone }.
notice-train-cancelled-subject = Annulation : PNR { $pnr }, réservation { $transaction }
notice-train-cancelled-text =
    Des places de la réservation { $transaction }, PNR { $pnr }, ont été annulées :

    { $travellers }

    { $flights }

    { $company } vous dira ce qui est remboursé : { $phone }.
notice-train-moved-subject = Avancée sur la liste : PNR { $pnr }, réservation { $transaction }
notice-train-moved-text =
    La situation des voyageurs de la réservation { $transaction }, PNR { $pnr }, a changé :

    { $travellers }

    { $flights }

    { $company } : { $phone }.
notice-train-charted-subject = Liste des places établie : PNR { $pnr }, réservation { $transaction }
notice-train-charted-text =
    La liste des places de ce train est établie. Situation des voyageurs de la réservation { $transaction }, PNR { $pnr } :

    { $travellers }

    { $flights }

    Les places libérées sont encore attribuées jusqu’à la seconde liste, 30 minutes avant le départ. { $company } : { $phone }.
notice-train-charted-again-subject = Seconde liste des places établie : PNR { $pnr }, réservation { $transaction }
notice-train-charted-again-text =
    La seconde liste des places de ce train est établie ; les places libérées depuis la première sont allées aux suivants. Situation des voyageurs de la réservation { $transaction }, PNR { $pnr } :

    { $travellers }

    { $flights }

    { $company } : { $phone }.
notice-train-boarding-subject = Gare de montée modifiée : PNR { $pnr }, réservation { $transaction }
notice-train-boarding-text =
    Les voyageurs de la réservation { $transaction }, PNR { $pnr }, montent désormais ici :

    { $flights }

    { $travellers }

    { $company } : { $phone }.
