# Vols modifiés par la compagnie, voyageurs non présentés, et qui voyage quand.
schedule-title = La compagnie a modifié les vols
schedule-due = Répondre à la compagnie avant le { $date }, { $time }.
schedule-due-minor = Répondre à la compagnie avant le { $date }, { $time } ; ensuite, les nouveaux horaires sont réputés acceptés.
schedule-direction = Vols modifiés { $number }
schedule-was = Avant
schedule-none-instead = Annulé : la compagnie ne propose aucun remplacement.
schedule-no-choice = La compagnie ne propose aucun autre vol. Refusez la modification pour être remboursé en totalité.
schedule-choose = Vols à choisir, sans frais
schedule-choose-other = Autres vols à choisir, sans frais
schedule-same-time = Départ à la même heure
schedule-shift = { $parts ->
    [m] { $minutes } min
    [h] { $hours } h
   *[hm] { $hours } h { NUMBER($minutes, minimumIntegerDigits: 2) }
}
schedule-later = Départ { $by } plus tard
schedule-earlier = Départ { $by } plus tôt
schedule-accept = Accepter les nouveaux vols
schedule-take = Accepter les vols choisis
schedule-ask-again = Redemander à la compagnie
schedule-refuse = Refuser, remboursement total
schedule-failed = Les vols n’ont pas été modifiés
schedule-unanswered = Aucune réponse reçue. Redemandez : rien n’est fait deux fois.
schedule-taken = Les nouveaux vols sont confirmés.
schedule-asking = La compagnie n’a pas encore répondu. La réservation l’indique jusque-là.
schedule-refused = La compagnie a refusé : rien n’a été modifié.
schedule-refund-title = Refuser les vols modifiés de { $id }
schedule-refund-note = La compagnie a modifié les vols : aucuns frais ne sont retenus, tous les vols non effectués sont remboursés.
schedule-no-show-title = Signaler une non-présentation sur { $id }
schedule-no-show-note = Indiquez qui n’a pas pris le vol, une fois celui-ci parti. La compagnie retient ce que prévoit le tarif pour une non-présentation ; les taxes sont remboursées. Les vols suivants au même tarif sont annulés.
schedule-no-show-who = Qui n’a pas pris le vol ?
schedule-no-show-none-left = Aucun vol de cette réservation n’est encore parti.
schedule-report-no-show = Signaler une non-présentation
