# La page de la passerelle d’essai.

payment-page-title = Payer sur le compte
payment-page-trial = Passerelle d’essai : rien n’est réellement payé ici.
payment-page-payment = Paiement
payment-page-method = Moyen
payment-page-payer = Payeur
payment-page-pay = Payer { $amount }
payment-page-decline = Refuser, comme le ferait une banque
payment-page-leave = Quitter sans payer
payment-page-paid = Ce paiement est fait.
payment-page-failed = Ce paiement a été refusé.
payment-page-over = Le délai pour payer est passé.
payment-page-back = Retour au portail

# Reçus d’ajustements.
document-title-adjustment-credit = Reçu de crédit
document-title-adjustment-debit = Reçu de débit
document-adjustment-id = Ajustement
document-adjustment-kind = Type
document-adjustment-kind-correction = Correction
document-adjustment-kind-goodwill = Geste commercial
document-adjustment-kind-incentive = Prime
document-adjustment-kind-debit-memo = Note de débit
document-adjustment-kind-credit-memo = Note de crédit
document-adjustment-kind-write-off = Passage en perte
document-adjustment-reason = Motif
document-adjustment-entry = Écriture du grand livre
document-adjustment-credit = Crédité sur le compte
document-adjustment-debit = Débité du compte

# Liens de paiement.
payment-page-closed = Ce lien a été retiré.
payment-page-for = Objet
payment-link-message = { $company } vous demande de régler { $amount }.
payment-link-message-booking = { $company } vous demande de régler { $amount } pour la réservation { $transaction }.
payment-link-subject = { $company } : paiement de { $amount }
payment-link-greeting = Bonjour { $name },
payment-link-open = Payez ici : { $link }
payment-link-until = Le lien peut être payé une seule fois, jusqu’au { $until }. Si vous ne l’attendiez pas, interrogez { $company } avant de payer.

# La page des virements de la passerelle d’essai.
transfer-page-title = Virement vers le compte
transfer-page-holder = Titulaire
transfer-page-number = Numéro de compte
transfer-page-ifsc = IFSC
transfer-page-mode = Mode
transfer-page-amount = Montant (INR)
transfer-page-reference = Référence (UTR)
transfer-page-payer = Payeur
transfer-page-send = Virer
transfer-page-wrong = Saisissez un montant supérieur à zéro et une référence de 6 à 22 lettres et chiffres.
