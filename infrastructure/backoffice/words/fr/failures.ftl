# Ce qu’est un échec, dit à une personne. Le code qui l’accompagne est pour les programmes.
failure-session-invalid = Votre session est terminée. Veuillez vous reconnecter.
failure-login-refused = L’identifiant ou le mot de passe est incorrect, ou le compte n’est pas actif.
failure-must-change-password = Choisissez d’abord un nouveau mot de passe.
failure-right-missing = Vous n’êtes pas autorisé à faire cela.
failure-own-deposit = Vous avez demandé ce dépôt vous-même : une autre personne doit en décider.
failure-own-trip = Vous avez demandé ce voyage vous-même : d’autres personnes doivent en décider.
failure-not-permitted = Vous n’êtes pas autorisé à faire cela.
failure-invalid = Erreur de validation.
failure-invalid-because = Erreur de validation. { $field } : { $sentence }
failure-not-found = Cet enregistrement n’existe pas, ou il n’est pas le vôtre.
failure-operation-unknown = Cette opération n’existe pas.
failure-quote-not-found = Ce devis n’est plus disponible. Veuillez relancer la recherche.
failure-offer-not-found = Cette offre n’est plus disponible. Veuillez relancer la recherche.
failure-booking-not-found = Aucune réservation trouvée.
failure-invoice-not-found = Aucune facture trouvée.
failure-credit-note-not-found = Il n’y a pas encore d’avoir pour cette réservation : il est émis une fois le remboursement crédité.
failure-fare-changed = Le prix est passé de { $from } à { $to }. Veuillez le vérifier avant de continuer.
failure-balance-too-low = Votre solde est insuffisant : il faut { $needed }, il reste { $available }.
failure-balance-too-low-available = Le solde de l’agence ne suffit pas : { $available } disponibles.
failure-balance-too-low-alone = Le solde de l’agence ne suffit pas. Adressez-vous à la personne qui gère son compte.
failure-sold-out = Il n’y a plus de place à ce tarif. Rien n’a été réservé.
failure-request-id-reused = Cette demande a déjà été faite avec d’autres données. Rien n’a été fait.
failure-too-many-requests = { $seconds ->
    [one] Trop de tentatives. Veuillez réessayer dans { $seconds } seconde.
   *[other] Trop de tentatives. Veuillez réessayer dans { $seconds } secondes.
  }
failure-in-doubt = La compagnie n’a pas répondu à temps. La réservation { $transaction } est conservée et sera réglée ; ne réservez pas de nouveau.
failure-not-allowed-in-state = Ce n’est plus possible. Statut actuel : { $state }.
failure-awaiting-approval = En attente d’approbation, sous le numéro { $approval }.
failure-unavailable = Oups... une erreur est survenue. Service momentanément indisponible : veuillez renouveler la même demande dans un instant.
failure-fault = Oups... une erreur est survenue. Veuillez communiquer cette référence au support : { $reference }
failure-taken-by-another = Quelqu’un d’autre a pris cette demande en charge.
failure-emulating = Ce n’est pas possible tant que vous agissez pour un client. Revenez d’abord à votre session.
failure-read-only = Vous ne pouvez que consulter le poste de ce client : rien n’a été modifié.
failure-emulate-refused = Vous ne pouvez pas agir pour ce client.
failure-emulate-over = Cette session pour le client est terminée ou déjà ouverte. Choisissez de nouveau le client.
failure-request-not-found = Cette demande n’existe pas, ou elle n’est pas la vôtre.
failure-over-limit-booking = Cette opération débiterait le compte de plus que les { $limit } que vous pouvez dépenser par réservation. Rien n’a été réservé ni modifié.
failure-over-limit-day = Avec cette opération, le compte serait débité aujourd’hui de plus que les { $limit } que vous pouvez dépenser par jour. Rien n’a été réservé ni modifié.
failure-suspended = Votre accès a été suspendu. Adressez-vous à la personne qui gère le personnel de votre agence.
failure-agency-blocked = Votre agence est bloquée : { $note }
failure-receipt-not-found = Aucun reçu trouvé.
failure-link-not-found = Ce lien n’est plus valable. Demandez-en un nouveau à votre agence de voyages.
failure-second-factor-needed = Saisissez le code de votre application d’authentification.
failure-second-factor-refused = Ce code est faux, ou a déjà servi.
failure-second-factor-required = Votre rôle exige un second facteur : configurez-le d’abord sur le portail.
failure-sign-on-refused = La connexion depuis l’autre système a échoué. Retournez-y et réessayez, ou connectez-vous ici.
