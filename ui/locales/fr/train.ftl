train-home-title = Trains
train-results-title = { $from } – { $to }
train-search = Rechercher des trains
train-search-again = Relancer la recherche
train-search-more = Rechercher d’autres trains
train-from = De
train-to = À
train-date = Date du voyage
train-quota = Quota
train-swap = Inverser les gares
train-no-station = Aucune gare de ce nom
train-day-before = Un jour plus tôt
train-day-after = Un jour plus tard
train-none-help = Aucun train ne relie ces gares ce jour-là. Essayez un autre jour ou une gare voisine.
train-count = { $shown } sur { $all ->
    [one] un train.
   *[other] { $all } trains.
}
train-estimate = Les chances sont estimées d’après les départs passés, sans garantie.
train-sort = Ordre
train-sort-chance = Meilleure chance
train-sort-departure = Plus tôt
train-sort-duration = Plus rapide
train-sort-price = Moins cher
train-legend = Signification des couleurs
train-legend-confirmed = AVL, une couchette
train-legend-rac = RAC, une place assise, couchette plus tard
train-legend-likely = WL, probable
train-legend-unlikely = WL, peu probable
train-filters = Filtres
train-clear = Tout effacer
train-all-filtered = Aucun train ne répond à ces filtres
train-filter-chance = Chance
train-filter-chance-any = Toutes
train-filter-chance-confirmed = Confirmé maintenant
train-filter-chance-rac = RAC ou mieux
train-filter-chance-likely = 70 % ou plus
train-filter-classes = Classe
train-filter-departs = Départ
train-filter-stations = Gares
train-band-night = 00:00 à 06:00
train-band-morning = 06:00 à 12:00
train-band-afternoon = 12:00 à 18:00
train-band-evening = 18:00 à 24:00
train-stops = { $count ->
    [0] sans arrêt
    [one] 1 arrêt
   *[other] { $count } arrêts
}
train-direct = Direct
train-runs-daily = Circule tous les jours
train-runs-on = Circule { $days }
train-route = Parcours
train-route-again = Afficher à nouveau le parcours
train-route-of = Arrêts de { $name }
train-stop = Arrêt
train-arrives = Arrivée
train-departs = Départ
train-km = km
train-show-days = 6 jours
train-hide-days = Masquer les jours
train-days-of = Classes de { $name } par jour
train-class-fare = Classe, tarif
train-day-asked = { $day }, demandé
train-cell-available = AVL { $left }
train-cell-rac = RAC { $number }
train-cell-waiting = WL { $number }
train-cell-regret = Complet
train-cell-not-open = Pas ouvert
train-cell-charted = Liste établie
train-cell-departed = Parti
train-chance-confirmed = confirmé
train-chance-rac = { $percent } % de couchette
train-chance-waiting = { $percent } % confirmé
train-chance-estimate = Environ { $percent } % ont une couchette à la liste : estimation d’après les départs passés.
train-cell-said = { $class }, { $day } : { $status }, { $chance }
train-who = Qui voyage
train-chosen = { $class }, { $day }
train-age = Âge
train-gender = Sexe
train-gender-male = Homme
train-gender-female = Femme
train-gender-others = Autre
train-wish = Couchette souhaitée
train-wish-any = Sans préférence
train-berth-LB = Inférieure
train-berth-MB = Médiane
train-berth-UB = Supérieure
train-berth-SLB = Latérale inférieure
train-berth-SUB = Latérale supérieure
train-berth-WS = Fenêtre
train-berth-MS = Milieu
train-berth-AS = Couloir
train-add-traveller = Ajouter un voyageur
train-drop-traveller = Retirer le voyageur { $number }
train-most = Jusqu’à { $most } par billet.
train-most-tatkal = Jusqu’à { $most } par billet en Tatkal.
train-own-berth = Avec sa propre couchette, au plein tarif
train-own-berth-free = Avec sa propre couchette, au plein tarif ; gratuit sans
train-boarding = Gare de montée
train-adult-fare = Un adulte paie
train-quoting = Demande du prix
train-book-class = Réserver { $class }
train-travellers = Voyageurs
train-travellers-note = Noms comme sur la pièce d’identité
train-travellers-count = { $count ->
    [one] 1 voyageur
   *[other] { $count } voyageurs
}
train-traveller = Voyageur { $number }
train-aged = { $age } ans
train-without-berth = sans couchette
train-field-of = { $field } du voyageur { $number }
train-field-title = Civilité
train-field-firstName = Prénom
train-field-lastName = Nom
train-field-age = Âge
train-field-wish = Couchette souhaitée
train-only-confirmed = Réserver seulement si chacun a une couchette
train-means-rac = En RAC, deux voyageurs partagent une couchette latérale inférieure, assis, jusqu’à ce qu’une se libère.
train-means-waiting = Si personne du billet ne progresse, il est annulé et remboursé à l’établissement de la liste.
train-to-berth = De la réservation à la couchette
train-until-flat = Jusqu’ici, l’annulation retient { $amount } par couchette
train-until-share = Jusqu’ici, l’annulation retient { $percent } % du tarif
train-least = au moins { $amount } par couchette
train-hours-before = { $hours } heures avant
train-chart = La liste est établie
train-chart-note = Voiture et couchette sont définitives ; une couchette confirmée ne s’annule plus
train-leaves = Départ du train
train-leaves-note = Plus aucun remboursement ensuite
train-clerkage = RAC et liste d’attente : l’annulation retient 60 roupies par voyageur jusqu’à 30 minutes avant le départ.
train-tatkal-nothing = Une couchette Tatkal confirmée n’est pas remboursée.
train-booked-confirmed = Chacun a une couchette
train-booked-confirmed-text = Voiture et couchette sont définitives avec la liste.
train-booked-rac = Réservé, une couchette est partagée
train-booked-rac-text = En RAC on voyage assis et on reçoit une couchette dès qu’une se libère.
train-booked-waiting = Réservé en liste d’attente
train-booked-waiting-text = Nul ne voyage en liste d’attente seule. Les places avancent au fil des annulations, jusqu’à la liste.
train-paid = Prix client
train-show-ticket = Afficher le billet
train-show-booking = Détails de la réservation
train-pnr-help = Dix chiffres
train-pnr-form = Un PNR compte dix chiffres
train-pnr-ask = Vérifier
train-pnr-again = Vérifier à nouveau
train-pnr-none = Aucun billet pour ce PNR
train-pnr-none-help = Seuls les billets vendus par cette agence figurent ici.
train-pnr-chart-due = La liste est établie le
train-pnr-charted = La liste a été établie le
train-pnr-traveller = Voyageur
train-pnr-booked = À la réservation
train-pnr-now = Maintenant
train-pnr-stays = Qui attend encore reste sur le billet avec les autres, sans place attribuée.
train-pnr-history = Réservation et mouvements
train-certificate-role = Prestataire de détail d’IRCTC
train-certificate-rsp = Numéro RSP
train-certificate-address = Adresse
train-certificate-phone = Téléphone
train-certificate-psp = Prestataire principal
train-certificate-term = Validité
train-certificate-from-to = { $from } – { $until }
train-certificate-valid = Valide
train-certificate-ends-soon = { $days ->
    [0] Expire aujourd’hui
    [one] Expire dans { $days } jour
   *[other] Expire dans { $days } jours
}
train-certificate-ended = Expiré
train-certificate-renew = Faites-le renouveler à temps par le prestataire principal.
train-certificate-renew-now = Faites-en délivrer un nouveau par le prestataire principal.
train-certificate-display = Affichez cette page là où des billets de train sont vendus.
train-certificate-code = QR code reprenant ce certificat
train-certificate-code-note = À scanner pour comparer
train-certificate-print = Imprimer
train-certificate-again = Charger à nouveau
train-certificate-none = Aucun certificat
train-certificate-none-help = Le chemin de fer n’a pas encore délivré de certificat à cette agence.
train-further = Rechercher plus loin
train-further-open = Rechercher une place ailleurs
train-further-note = Trouve des billets plus sûrs : depuis un arrêt antérieur, vers un arrêt plus lointain, des gares proches, trois jours autour, d’autres classes et quotas, deux billets dans un train, une correspondance.
train-further-asked = Votre demande
train-further-all = Tous les trains du jour
train-further-none-direct = Aucun train avec cette classe n’y va ce jour-là.
train-further-sure = Une place est libre dans votre demande
train-further-sure-help = Rien d’autre n’est plus sûr. Réservez-la telle quelle.
train-further-nothing = Rien de plus sûr n’a été trouvé
train-further-nothing-help = Essayez une autre classe ou un jour plus lointain.
train-further-count = { $count ->
    [one] { $count } solution plus sûre
   *[other] { $count } solutions plus sûres
}
train-further-book = Réserver
train-further-book-part = Réserver le billet { $number }
train-further-both = Les deux billets
train-further-more = de plus
train-further-less = de moins
train-further-same = Même tarif
train-further-earlier-boarding = Billet depuis un arrêt antérieur
train-further-later-leaving = Billet vers un arrêt plus lointain
train-further-other-train = Un autre train
train-further-other-class = Une autre classe
train-further-other-quota = Un autre quota
train-further-nearby = Une gare proche
train-further-other-day = Un autre jour
train-further-split = Deux billets dans un train
train-further-change = Une correspondance
train-why-earlier = Depuis { $station }, { $km } km avant ; montée à { $at }
train-why-later = Vers { $station }, { $km } km plus loin ; descente à { $at }
train-why-train = Départ à { $time }
train-why-from = Depuis { $station }, à { $km } km
train-why-to = Vers { $station }, à { $km } km
train-why-after = { $days ->
    [one] { $days } jour plus tard, { $day }
   *[other] { $days } jours plus tard, { $day }
}
train-why-before = { $days ->
    [one] { $days } jour plus tôt, { $day }
   *[other] { $days } jours plus tôt, { $day }
}
train-why-split = Une autre place à partir de { $station }
train-why-change = Correspondance à { $station }, { $time } entre les trains
train-why-quota-GN = Quota général
train-why-quota-TQ = Tatkal, à un tarif plus élevé ; rien n’est remboursé d’une place confirmée
train-why-quota-LD = Quota dames, pour femmes et enfants de moins de 12 ans
train-why-quota-SS = Couchettes basses pour femmes dès 45 ans et hommes dès 60 ans, seuls ou à deux
train-tools = Autour des trains
