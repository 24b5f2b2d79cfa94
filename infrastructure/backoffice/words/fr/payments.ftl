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
