# Approbations des voyages d’une entreprise.
approvals-count = { $count ->
    [one] { $count } voyage
   *[other] { $count } voyages
  }
approvals-boxes = Quelles approbations
approvals-box-for-you = Pour vous
approvals-box-asked = Vos demandes
approvals-box-decided = Traitées
approvals-none-for-you = Rien ne vous attend
approvals-none-for-you-help = Les voyages que l’on vous demande d’approuver arrivent ici et par e-mail.
approvals-none-asked = Vous n’avez demandé aucune approbation
approvals-none-asked-help = L’approbation d’un voyage se demande en le réservant. Il est réservé dès qu’il est approuvé.
approvals-none-decided = Aucune décision pour l’instant
approvals-none-decided-help = Les voyages sur lesquels on vous a consulté restent ici une fois traités.
approvals-choose = Choisissez un voyage pour le voir en entier.
approvals-back = Retour à la liste
approvals-cost-centre = centre de coûts { $code }
approvals-asked = demandé par { $name }, { $moment }
approvals-travellers = { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
  }
approvals-product-flight = Vol
approvals-product-hotel = Hôtel
approvals-product-bus = Bus
approvals-product-train = Train
approvals-product-insurance = Assurance
approvals-product-visa = Visa
approvals-product-holiday = Séjour
approvals-product-cruise = Croisière
approvals-product-cab = Voiture avec chauffeur
approvals-product-billing = Facturation hors ligne
approvals-with = Avec elle
approvals-with-note = acheté en même temps une fois l’approbation donnée, et pas du tout sinon
approvals-with-none = rien n’en a été acheté
approvals-with-booked = l’issue figure dans la réservation
approvals-against = Au regard de la politique, version { $version }
approvals-broken = { $broken ->
    [0] { $all } règles respectées
   *[other] { $broken } sur { $all } non respectées
  }
approvals-reason = Motif indiqué.
approvals-held-for = Prix maintenu jusqu’au
approvals-decide-within = À décider avant le
approvals-decline-within = Réservé sauf refus avant le
approvals-held-help = Sans décision le { $moment }, l’option est rendue et rien n’est débité.
approvals-held-soft-help = Sans refus avant le { $moment }, il est émis.
approvals-not-held-help = Le prix n’est pas maintenu : il est vérifié à l’approbation, et rien n’est acheté à un autre prix. Sans décision le { $moment }, rien n’est réservé.
approvals-before-help = Rien n’est maintenu. Après l’accord, le voyageur a { $hours } heures pour réserver, pour { $most } au plus ; un prix plus élevé est à redemander. Sans décision le { $moment }, rien n’est réservé.
approvals-not-held-soft-help = Le prix n’est pas bloqué. Sans refus avant le { $moment }, il est réservé à ce prix ; à un autre prix, rien n’est acheté.
approvals-time-left = encore { $hours } h { $minutes } min
approvals-state-justified = Motif indiqué
approvals-state-notified = Prévenus
approvals-state-waiting = En attente
approvals-state-approved = Approuvé
approvals-state-permitted = À réserver
approvals-state-declined = Refusé
approvals-state-expired = Délai dépassé
approvals-state-withdrawn = Retiré
approvals-state-booked = Réservé
approvals-state-not-booked = Non réservé
approvals-outcome-justified = Un motif a suffi ; le voyage a été réservé.
approvals-outcome-notified = Réservé sans attendre ; les personnes nommées ici ont été prévenues.
approvals-outcome-stood = Personne n’a refusé à temps ; le voyage a été réservé.
approvals-outcome-approved = Approuvé ; réservation en cours.
approvals-outcome-permitted = Approuvé : à réserver avant le { $moment }, pour { $most } au plus. Relancez une recherche et réservez ce voyage ; un prix plus élevé ou un autre voyage est à redemander.
approvals-outcome-unbooked = Approuvé, mais pas réservé à temps. Rien n’a été débité ; relancez une recherche pour le redemander.
approvals-outcome-declined = Refusé. Rien n’a été débité.
approvals-outcome-expired = Personne n’a répondu à temps. Rien n’a été débité.
approvals-outcome-withdrawn = Retiré par la personne qui l’a demandé. Rien n’a été débité.
approvals-outcome-booked = Approuvé et réservé.
approvals-outcome-not-booked = Approuvé, mais plus disponible dans les mêmes conditions. Rien n’a été débité ; relancez une recherche pour le demander au prix du jour.
approvals-price-changed = Approuvé, mais le prix est passé de { $from } à { $to }. Rien n’a été débité ; relancez une recherche pour le demander au prix du jour.
approvals-booking = Réservation { $transactionId }
approvals-all-of = { $count ->
    [one] Décision de { $count } personne
   *[other] Décision, les { $count }
  }
approvals-any-of = Décision, { $quorum } sur { $count }
approvals-notified-of = { $count ->
    [one] { $count } personne prévenue
   *[other] { $count } personnes prévenues
  }
approvals-missing = Encore { $count }
approvals-escalated = D’autres personnes ont été sollicitées
approvals-no-answer = Pas encore de réponse
approvals-not-needed = Pas nécessaire
approvals-approved = Approuvé
approvals-declined = Refusé
approvals-instead = décision de { $name }
approvals-note = Note
approvals-note-help = Nécessaire pour refuser ; visible par le voyageur.
approvals-decline = Refuser
approvals-declining = Refus en cours
approvals-approve = Approuver { $amount }
approvals-approve-held = Approuver { $amount } et émettre
approvals-approving = Approbation en cours
approvals-not-yours = D’autres décident de ce voyage, ou vous avez déjà répondu.
approvals-withdraw = Retirer la demande
approvals-withdrawing = Retrait en cours
approvals-away = Pendant votre absence
approvals-away-help = Un collègue décide à votre place ; vous le pouvez toujours aussi.
approvals-away-who = Collègue
approvals-away-first = Premier jour
approvals-away-last = Dernier jour
approvals-away-save = Lui confier les décisions
approvals-delegation = { $to } décide pour { $from }, du { $first } au { $last }
approvals-delegation-end = Mettre fin à la vôtre
