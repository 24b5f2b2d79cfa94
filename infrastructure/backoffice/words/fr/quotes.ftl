# Devis pour les clients, par courrier ou copiés dans d’autres messages.
mail-flight = { $flight }, { $origin } { $leaves } – { $destination } { $lands }, { $date }
quote-subject = Votre devis de { $company } : { $route }, { $date } ({ $reference })
quote-hello = Bonjour { $customer },
quote-intro =
    { $count ->
        [one] Voici le vol que vous avez demandé.
       *[other] Voici { $count } propositions pour votre vol.
    }
quote-option = PROPOSITION { $number }
quote-way = { $origin } – { $destination }, { $date } : { $duration }, { $stops }
quote-stops =
    { $count ->
        [0] sans escale
        [one] 1 escale
       *[other] { $count } escales
    }
quote-flight = { $airline } { $flight } : { $origin } { $leaves } – { $destination } { $lands }
quote-days-later =
    { $days ->
        [one] (1 jour plus tard)
       *[other] ({ $days } jours plus tard)
    }
quote-day-before = (la veille)
quote-operated-by = (opéré par { $airline })
quote-change = Correspondance à { $place }, { $duration }
quote-fare = { $cabin }, { $family }
quote-fare-for =
    { $cabin }, { $family }, { $type ->
        [student] tarif étudiant
        [armed-forces] tarif forces armées
       *[senior-citizen] tarif senior
    }
quote-comma = { ", " }
quote-bags = Bagages : { $list }
quote-checked-bag = { $infants ->
        [0] { $kg } kg en soute par personne
       *[other] { $kg } kg en soute par adulte et enfant
    }
quote-no-checked-bag = pas de bagage en soute
quote-cabin-bag = { $infants ->
        [0] { $kg } kg en cabine par personne
       *[other] { $kg } kg en cabine par adulte et enfant
    }
quote-meal = Repas compris
quote-cancel = L’annulation coûte actuellement { $fee } par voyageur.
quote-free-cancel = L’annulation est actuellement gratuite.
quote-no-cancel = Aucun remboursement en cas d’annulation.
quote-alter = La modification coûte actuellement { $fee } par voyageur.
quote-free-alter = La modification est actuellement gratuite.
quote-no-alter = Aucune modification.
quote-price = { $type } : { $count } × { $each }
quote-besides = Pour la réservation : { $amount }
quote-total = Total : { $total }
quote-total-for = Total pour { $count } voyageurs : { $total }
quote-valid = Ce devis est valable jusqu’au { $date } à { $clock } ({ $zone }). Les places ne sont pas retenues avant la réservation ; le tarif est confirmé à ce moment-là. Les frais des compagnies peuvent augmenter à l’approche du vol.
quote-book = Pour réserver, écrivez à { $email } ou appelez { $company }, { $phone }, en indiquant { $reference }.
quote-copy-subject = Copie : { $subject }
quote-copy-text = Copie du devis envoyé à { $customer }.
quote-open-link = Ouvrir ce devis en ligne, l’enregistrer ou l’imprimer : { $link }
quote-copy-link = L’ouvrir aux prix du jour : { $link }
