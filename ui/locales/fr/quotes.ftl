# Devis pour les clients
quotes-title = Envoyer un devis
quotes-subtitle = Les prix sont vérifiés auprès de la compagnie avant l’envoi.
quotes-picks = Vols proposés
quotes-none-picked = Aucun vol n’est choisi. Choisissez-en un dans les résultats.
quotes-remove = Retirer { $flights }
quotes-pick-more = Retour aux résultats
quotes-field-name = Nom du client
quotes-field-email = E-mail du client
quotes-field-note = Message au client
quotes-language = Langue du client
quotes-language-en = English
quotes-language-fr = Français
quotes-language-ar = العربية
quotes-hours = Valable
quotes-hours-help = Moins si la compagnie ou le départ y met fin
quotes-hours-of = { $hours } heures
quotes-by-mail = L’envoyer par e-mail
quotes-ask = Prix pour ce client
quotes-ask-note = S’applique à chaque proposition ; ce qui est réservé depuis le devis l’est à ce prix.
quotes-with-markup = Les prix comprennent votre marge
quotes-send = Envoyer le devis
quotes-make-text = Créer le texte
quotes-sending = Vérification des prix
quotes-send-changed = Envoyer aux prix du jour
quotes-changed = Le prix a changé
quotes-changed-text = L’un de ces vols coûtait { $from } et coûte maintenant { $to }. Rien n’a été envoyé.
quotes-mailed = E-mail envoyé. En route vers { $email }.
quotes-unanswered = Aucune réponse reçue : votre devis n’est peut-être pas parti
quotes-unanswered-help = Envoyez-le de nouveau : il part tel quel, et une seule fois. Rien ne peut être modifié avant la réponse.
quotes-mail-failed = L’envoi de l’e-mail a échoué.
quotes-text-made = Le texte est prêt à être copié.
quotes-good-until = Valable jusqu’au { $moment }.
quotes-text = Texte du devis
quotes-open = Ouvrir le devis
quotes-back = Tous les devis
quotes-bookings = Mes réservations
quotes-none = Aucun devis envoyé
quotes-none-help = Choisissez des vols dans les résultats et appuyez sur Devis.
quotes-search = Rechercher des vols
quotes-column-quote = Devis
quotes-column-customer = Client
quotes-column-trip = Voyage
quotes-column-until = Valable jusqu’au
quotes-column-state = Statut
quotes-column-lowest = Dès
quotes-offers = { $count ->
    [one] 1 proposition
   *[other] { $count } propositions
}
quotes-by = { $date } par { $name }
quotes-state-sent = Envoyé
quotes-state-opened = Consulté
quotes-state-expired = Expiré
quotes-state-booked = Réservé
quotes-not-mailed = Sans e-mail
quotes-option = Proposition { $number }
quotes-was = Proposé à
quotes-now = Maintenant
quotes-price-same = Même prix
quotes-price-dearer = Plus cher de { $amount }
quotes-price-cheaper = Moins cher de { $amount }
quotes-price-gone = N’est plus vendu
quotes-gone-help = Ce tarif est épuisé ou a été retiré.
quotes-find-again = Rechercher ces vols
quotes-book = Réserver à { $amount }
quotes-expired-note = Ce devis a expiré. Voici les prix du jour.
quotes-without-markup-note = Il a été envoyé sans votre marge ; la réservation la comprend.
quotes-booked-from = Réservé : { $transaction }
quotes-text-sent = Tel qu’il a été envoyé
quotes-fare = { $cabin ->
    [Y] Économique
    [W] Premium Économique
    [C] Affaires
   *[F] Première
}, { $family }
