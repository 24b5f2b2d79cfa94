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
