# Les voitures avec chauffeur : le bon, et le courrier à son sujet
document-cab-title = Bon de voiture avec chauffeur
document-cab-voucher = Numéro de bon
document-cab-not-for-travel = Annulé : aucune voiture ne viendra
document-cab-kind-airport = Transfert d’aéroport
document-cab-kind-local = À l’heure
document-cab-kind-outstation = Aller et retour
document-cab-kind-oneway = Aller simple
document-cab-class-hatchback = Citadine
document-cab-class-sedan = Berline
document-cab-class-suv = SUV
document-cab-class-premium = SUV supérieur
document-cab-class-tempo = Minibus
document-cab-operator-phone = Exploitant
document-cab-kilometres = { $count } km compris
document-cab-follows = Le chauffeur attend { $flight }
document-cab-ride = Le trajet
document-cab-lead = Voyageur principal
document-cab-passengers = Voyageurs
document-cab-extra-km = Chaque kilomètre en plus
document-cab-extra-hour = Chaque heure en plus
document-cab-extra-night = Chaque nuit de route en plus, de { $begins } à { $ends }
document-cab-waiting = Une heure d’attente, après { $minutes } minutes
document-cab-at-cost = Péages, parking et permis se paient sur place. Les kilomètres comptent depuis et jusqu’au garage de l’exploitant. Une voiture semblable peut venir.
document-cab-advice-driver = Le nom, le téléphone et la voiture du chauffeur arrivent par e-mail environ { $hours } heures avant la prise en charge.
document-cab-driver = Chauffeur
document-cab-car = Voiture
document-cab-advice-free = L’annulation est gratuite jusqu’au { $date }, { $time } ; ensuite { $percent } % sont retenus.
notice-cab-voucher-subject = Voiture { $pnr }, réservation { $transaction }
notice-cab-voucher-text =
    La réservation { $transaction }, référence de l’exploitant { $pnr }, est confirmée :

    { $flights }

    { $travellers }

    { $company } : { $phone }.
notice-cab-cancelled-subject = Annulation : voiture { $pnr }, réservation { $transaction }
notice-cab-cancelled-text =
    La voiture de la réservation { $transaction }, référence de l’exploitant { $pnr }, a été annulée :

    { $flights }

    { $travellers }

    { $company } vous dira ce qui est remboursé : { $phone }.
notice-cab-driver-subject = Chauffeur de la voiture { $pnr }, réservation { $transaction }
notice-cab-driver-text =
    Le chauffeur de la réservation { $transaction }, référence { $pnr } du loueur :

    { $flights }

    { $travellers }

    { $company } : { $phone }.
