# Ce à quoi une demande au back-office peut aboutir.
failure-unreachable = Le back-office est injoignable. Vérifiez votre connexion et réessayez.
failure-http = Erreur HTTP : { $status }
failure-session = Votre session est terminée. Reconnectez-vous pour continuer.
failure-not-permitted-login-refused = L’identifiant ou le mot de passe est erroné, ou le compte n’est pas actif.
failure-not-permitted-must-change-password = Choisissez d’abord un nouveau mot de passe.
failure-not-permitted-right-missing = Vous n’y êtes pas autorisé.
failure-not-permitted-own-deposit = Vous avez demandé ce dépôt vous-même. Une autre personne doit en décider.
failure-not-permitted-own-trip = Vous avez demandé ce voyage vous-même. D’autres personnes doivent en décider.
failure-not-permitted-own-adjustment = Vous avez proposé cet ajustement vous-même. Une autre personne doit en décider.
failure-invalid = Erreur de validation. Certains champs sont à corriger.
failure-not-found = Introuvable, ou plus disponible.
failure-fare-changed = { $product ->
    [flight] Le tarif est passé de { $from } à { $to }.
   *[other] Le prix est passé de { $from } à { $to }.
}
failure-balance-too-low = Votre solde ne suffit pas : { $needed } nécessaires, { $available } disponibles.
failure-balance-too-low-available = Le solde de l’agence ne suffit pas : { $available } disponibles.
failure-balance-too-low-alone = Le solde de l’agence ne suffit pas. Adressez-vous à la personne qui gère son compte.
failure-sold-out = { $product ->
    [flight] Les dernières places à ce tarif viennent d’être vendues. Rien n’a été réservé ni débité.
   *[other] Cela vient d’être vendu. Rien n’a été réservé ni débité.
}
failure-request-reused = Cette demande a déjà été envoyée avec d’autres données. Rechargez la page et vérifiez d’abord Mes réservations.
failure-too-many-requests = { $seconds ->
    [one] Trop de tentatives. Réessayez dans { $seconds } seconde.
   *[other] Trop de tentatives. Réessayez dans { $seconds } secondes.
}
failure-in-doubt = { $product ->
    [flight] La compagnie n’a pas encore répondu pour { $transactionId }. Nous continuons à l’interroger ; ne réservez pas de nouveau.
   *[other] { product-supplier-first } n’a pas encore répondu pour { $transactionId }. Nous continuons à l’interroger ; ne réservez pas de nouveau.
}
failure-not-allowed-in-state = Ce n’est plus possible : la réservation ou la demande a changé entre-temps.
message-approval-asked = Approbation demandée
failure-awaiting-approval = L’approbation { $approvalId } a été demandée. Vous serez prévenu par e-mail de la décision ; voyez Approbations dans votre menu.
failure-unavailable = Oups... une erreur est survenue. Service momentanément indisponible : veuillez renouveler la même demande dans un instant.
failure-fault = Oups... une erreur est survenue. Réessayez ; le support la retrouvera sous { $reference }.
failure-not-permitted-taken-by-another = Quelqu’un d’autre a pris cette demande en charge.
failure-not-permitted-emulating = Ce n’est pas possible tant que vous agissez pour un client. Revenez d’abord à votre session.
failure-not-permitted-not-sold = Ce service n’est pas vendu ici. Ce qui a été acheté reste dans Mes réservations.
failure-not-permitted-read-only = Vous ne pouvez que consulter le poste de ce client : rien n’a été modifié.
failure-not-permitted-emulate-refused = Vous ne pouvez pas agir pour ce client.
failure-not-permitted-emulate-over = Cette session pour le client est terminée ou déjà ouverte. Choisissez de nouveau le client.
failure-not-permitted-suspended = Votre accès a été suspendu. Adressez-vous à la personne qui gère le personnel de votre agence.
failure-not-permitted-agency-blocked = Votre agence est bloquée : { $note }
failure-over-limit-booking = Vous pouvez dépenser au plus { $limit } par réservation, et celle-ci coûte davantage. Rien n’a été réservé ni modifié.
failure-over-limit-day = Vous pouvez dépenser au plus { $limit } par jour, et ce montant serait dépassé. Rien n’a été réservé ni modifié.
failure-not-permitted-second-factor-needed = Saisissez le code de votre application d’authentification.
failure-not-permitted-second-factor-refused = Ce code est faux, ou a déjà servi.
failure-not-permitted-second-factor-required = Votre rôle exige un second facteur : configurez-le d’abord sur le portail.
failure-not-permitted-sign-on-refused = La connexion depuis l’autre système a échoué. Retournez-y et réessayez, ou connectez-vous ici.
