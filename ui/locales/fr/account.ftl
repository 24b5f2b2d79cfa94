# Le grand livre.
account-csv = CSV
account-xlsx = XLSX
account-pdf = PDF
account-print = Imprimer
account-range = Période
account-today = Aujourd’hui
account-yesterday = Hier
account-week = { $days } jours
account-from = Du
account-to = Au
account-range-limit = { $days } jours au plus
account-find = Référence, PNR, montant
account-no-entries = Aucune écriture sur cette période
account-no-entries-help = Le solde n’a pas changé. Choisissez une autre période ci-dessus.
account-none-match = Aucune écriture ne correspond
account-opening = Ouverture
account-credits = Crédits
account-debits = Débits
account-closing = Clôture
account-opening-balance = Solde d’ouverture
account-closing-balance = Solde de clôture
account-verifying = Vérification
account-verified = Vérifié
account-not-verified = Non vérifié
account-broken = Ne s’équilibre pas
account-broken-text = Prévenez aussitôt l’exploitant. Première écriture concernée : { $entry }
account-show-proof = Voir la preuve
account-hide-proof = Masquer la preuve
account-receipt-of-entry = Reçu de l’écriture { $entry }
account-save-proof = Télécharger la preuve
account-verifier = Vérificateur
account-verifier-note = Chacun peut contrôler la preuve téléchargée avec Node seul :
account-holds = Conforme
account-fails = Non conforme
account-proof-sums = Ouverture + crédits − débits = clôture, écriture par écriture
account-proof-numbering = Les numéros des écritures affichées se suivent
account-proof-live = Toutes les écritures ensemble donnent le solde actuel
account-proof-end = La dernière écriture est celle que le serveur a signée comme dernière
account-column-date = Date
account-column-time = Heure
account-column-entry = Écriture
account-column-type = Type
account-column-details = Détails
account-column-reference = Référence
account-column-debit = Débit
account-column-credit = Crédit
account-column-balance = Solde
account-kind-booking = Réservation
account-kind-instalment = Échéance
account-kind-refund = Remboursement
account-kind-reversal = Contre-passation
account-kind-deposit = Dépôt
account-kind-offer-deposit = Acompte de groupe
account-kind-adjustment = Ajustement
account-kind-incentive = Prime
account-kind-reward = Fidélité
account-kind-tds = TDS
account-entries = { $count ->
    [one] { $count } écriture
   *[other] { $count } écritures
}
account-verified-text = { $count ->
    [one] { $count } écriture, chaîne intacte et sans trou ; la somme est le solde actuel.
   *[other] { $count } écritures, chaîne intacte et sans trou ; la somme est le solde actuel.
}
account-proof-chain = { $count ->
    [one] La chaîne de { $count } écriture est intacte
   *[other] La chaîne de { $count } écritures est intacte
}
account-narration-flight-ticket = { $route }, { $leadTraveller }, PNR { $pnr }
account-narration-flight-refund = Remboursement, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-services = Services, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-change = Modification des vols, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-split = Scission vers { $part }, { $route }, { $leadTraveller }, PNR { $pnr }
account-narration-product-sale = { $title }, { $leadTraveller }, { $reference }
account-narration-product-refund = Remboursement, { $title }, { $travellers }, { $reference }
account-deposit-mode =
    { $mode ->
        [cheque] Chèque
        [cash-deposit] Dépôt en espèces
        [online-transfer] Virement en ligne
        [same-bank-transfer] Virement dans la même banque
        [rtgs] RTGS
        [neft] NEFT
        [imps] IMPS
        [upi] UPI
        [debit-card] Carte de débit
        [credit-card] Carte de crédit
        [net-banking] Banque en ligne
        [amex] Amex
       *[other] { $mode }
    }
account-narration-balance-put-off = Solde payé plus tard, { $title }, { $leadTraveller }, { $reference }
account-narration-balance-charged = Solde débité, { $title }, { $leadTraveller }, { $reference }
account-narration-balance-settled = Solde réglé par le remboursement, { $title }, { $travellers }, { $reference }
account-narration-deposit = { account-deposit-mode }, { $bank }, { $instrument }
account-narration-deposit-reversed = Contre-passé : { account-deposit-mode }, { $bank }, { $instrument }
account-narration-offer-deposit = Acompte d’un groupe, conservé
account-narration-offer-balance = Solde d’un groupe, conservé
account-narration-offer-deposit-used = Conservé pour un groupe, utilisé pour ses billets
account-narration-offer-deposit-back = Acompte de groupe rendu
account-narration-offer-deposit-kept = Acompte de groupe soldé : la part retenue n’est pas rendue
account-adjustment-kind =
    { $kind ->
        [correction] Correction
        [goodwill] Geste commercial
        [incentive] Prime
        [debit-memo] Note de débit
        [credit-memo] Note de crédit
        [write-off] Passage en perte
       *[other] { $kind }
    }
account-narration-adjustment = { account-adjustment-kind } : { $reason }
account-narration-adjustment-reversed = Contre-passé : { account-adjustment-kind }, { $reason }
account-narration-reward-spent = Points utilisés comme crédit : { $points }
account-narration-reward-returned = Utilisation de points annulée : { $points }
account-adjustment-no-receipt = Un ajustement a un reçu dès qu’il est approuvé.
account-entry-no-receipt = Le grand livre n’a pas cette écriture.
account-back-to-ledger = Grand livre
account-narration-incentive = Prime de productivité, { $carrier }
account-narration-tds = { $percent } % sur { $reference }

# Balance upload.
account-deposit-amount = Montant
account-deposit-paymentMode = Mode de paiement
account-deposit-depositDate = Date du dépôt
account-deposit-referenceNumber = Référence du chèque ou de l’opération
account-deposit-accountNumber = Numéro de compte
account-deposit-accountHolderName = Titulaire du compte
account-deposit-branch = Agence du dépôt
account-deposit-bankAccount = Compte bancaire
account-deposit-paid = Montant versé
account-deposit-paid-note = Crédité après réception par la banque et approbation
account-deposit-least = Au moins { $amount }
account-deposit-account-help = Compte débité ; pour une carte, les quatre derniers chiffres
account-deposit-bank-help = Compte crédité, comme sur le bordereau
account-deposit-bank-chosen = Compte crédité
account-deposit-slip = Bordereau ou avis
account-deposit-slip-none = { $types }, { $megabytes } Mo
account-deposit-slip-choose = Choisir un fichier
account-deposit-slip-replace = Remplacer
account-deposit-slip-remove = Retirer
account-deposit-slip-open = Ouvrir
account-deposit-slip-uploading = Envoi en cours
account-deposit-slip-failed = Échec de l’envoi du document. Veuillez réessayer.
account-deposit-send = Envoyer
account-deposit-send-again = Envoyer de nouveau
account-deposit-unanswered = Aucune réponse reçue. Envoyez de nouveau tel quel : le dépôt n’est enregistré qu’une fois.
account-deposit-sent = Dépôt { $depositId } envoyé
account-deposit-sent-next = Il s’ajoute à votre solde une fois approuvé. Suivez-le ci-dessous.
account-deposit-state = Statut
account-deposit-state-all = Tous
account-deposit-state-asked = En attente
account-deposit-state-approved = Approuvé
account-deposit-state-declined = Refusé
account-deposit-state-reversed = Contre-passé
account-deposit-same = Même référence que { $deposits }
account-deposit-details = Détails de { $depositId }
account-deposit-asked-by = Envoyé par
account-deposit-decided = Décidé
account-deposit-remarks = Remarques
account-deposit-approved-on = Crédité le
account-deposit-receipt = Reçu
account-deposit-receipt-of = Reçu de { $depositId }
account-deposit-no-receipt = Un reçu est émis une fois le dépôt crédité.
account-deposit-column-sent = Envoyé
account-deposit-column-id = Dépôt
account-deposit-column-how = Mode
account-deposit-column-bank = Sur le compte
account-deposit-column-state = Statut
account-deposit-column-amount = Montant
account-deposit-column-credited = Crédité
account-deposit-column-receipt = Reçu
account-deposits = Dépôts
account-deposits-none = Aucun dépôt
account-deposits-none-help = Les dépôts que vous envoyez figurent ici avec leur statut et leur reçu.

# Paiement en ligne.
account-pay-online = Payer en ligne
account-pay-at-bank = Versé à la banque
account-pay-nobody = Le paiement en ligne n’est pas proposé ici
account-pay-nobody-help = Versez sur un compte bancaire et déclarez le versement : il est ajouté à son arrivée.
account-pay-trial = Une passerelle d’essai : rien n’est réellement payé, et le solde monte quand même.
account-pay-failed = Le paiement n’a pas commencé
account-pay-unanswered = Aucune réponse reçue. Renvoyez-le tel quel : il ne commence qu’une fois.
account-pay-amount = Combien
account-pay-amount-field = Montant à ajouter
account-pay-suggested = Montants fréquents
account-pay-with = Payer par
account-pay-with-note = Les frais sont ceux de la passerelle, GST comprise
account-pay-at-once =
    { $percent ->
        [0] Aussitôt sur votre solde, sans frais
       *[other] Aussitôt sur votre solde, frais de { NUMBER($percent) } %
    }
account-pay-over = Jusqu’à { $most } par paiement : choisissez moins ou un autre moyen
account-pay-no-charge = Sans frais
account-pay-charge-of = dont { $charge } de frais
account-pay-sum = Paiement
account-pay-choose = Saisissez un montant et choisissez un moyen
account-pay-line-added = Ajouté au solde
account-pay-line-charge = Frais de la passerelle
account-pay-line-gst = dont GST
account-pay-line-total = Vous payez
account-pay-balance-now = Solde actuel
account-pay-balance-after = Solde ensuite
account-pay-again = Renvoyer
account-pay = Payer
account-pay-total = Payer { $total }
account-pay-note = Vous passez sur la page de la passerelle et revenez ici. Si vous perdez la page, le paiement est retrouvé et ajouté une fois, jamais deux.
account-payment-open = Le paiement { $paymentId } de { $total } est en cours
account-payment-open-next = Dès que la passerelle l’a reçu, il est sur votre solde. Cette page regarde d’elle-même.
account-payment-paid = { $amount } ajoutés à votre solde
account-payment-paid-next = Paiement { $paymentId }, { $total } payés.
account-payment-failed = Le paiement { $paymentId } de { $total } a été refusé
account-payment-failed-next = Rien n’a été débité. Réessayez, ou payez autrement.
account-payment-expired = Le paiement { $paymentId } de { $total } n’a pas été fait à temps
account-payment-expired-next = Rien n’a été débité. Si de l’argent a quand même quitté votre compte, il est ajouté à son arrivée.
account-payment-withdrawn = Le paiement { $paymentId } de { $total } a été retiré
account-payment-withdrawn-next = Rien n’a été débité. Si de l’argent a quand même quitté votre compte, il est ajouté à son arrivée.
account-payment-differs = Le paiement { $paymentId } est arrivé avec un autre montant
account-payment-differs-next = Rien n’a encore été ajouté. Contactez-nous avec ce numéro : il est ajouté dès que c’est clair.
account-payment-unknown = On ne sait pas ce que le paiement est devenu
account-payment-go-on = Continuer vers le paiement
account-notice = Avis de solde bas
account-notice-note = Envoyé à l’agence une fois à chaque passage
account-notice-below = Prévenir quand il y a moins de disponible que
account-notice-help = Solde et crédit ensemble ; vide pour aucun avis
account-notice-low = Il y a moins de disponible en ce moment.
account-notice-save = Enregistrer l’avis
account-notice-saved = Enregistré.

# Un numéro de compte propre à l’agence.
account-house = Où payer
account-house-note = Signalez ensuite le dépôt ci-dessous, avec la référence de votre banque
account-house-code = IFSC ou SWIFT
account-house-copy-number = Copier le numéro de compte : { $bank }
account-house-copy-code = Copier l’IFSC ou le SWIFT : { $bank }
account-own = Votre propre numéro de compte
account-own-note = Virez par NEFT, RTGS, IMPS ou UPI : c’est ajouté à votre solde sans rien d’autre, sans le formulaire ci-dessous
account-own-none = Ce portail ne propose pas de numéro de compte dédié
account-own-none-text = Ces numéros viennent de Razorpay, pour les soldes en roupies ; les paiements de ce portail passent autrement. Payez en ligne, ou signalez votre virement avec le formulaire ci-dessous.
account-own-open = Obtenir un numéro de compte
account-own-number = Numéro de compte
account-own-ifsc = IFSC
account-own-upi = Identifiant UPI
account-own-holder = Titulaire
account-own-bank = Banque
account-own-copy-number = Copier le numéro de compte
account-own-copy-ifsc = Copier l’IFSC
account-own-copy-upi = Copier l’identifiant UPI
account-own-copy-holder = Copier le titulaire
account-own-check = Vérifier les virements
account-own-trial = Essayer un virement
account-own-credited =
    { $credited ->
        [0] Aucun nouveau virement n’est arrivé.
        [one] { $credited } virement est arrivé et a été ajouté à votre solde.
       *[other] { $credited } virements sont arrivés et ont été ajoutés à votre solde.
    }
